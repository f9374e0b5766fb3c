"""Names of things, and values of fields, as parts of messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Generic

from attrs import fields, has

from starcup.kernel.messages import Arg, Message, Player, thing_name
from starcup.kernel.naming import in_words
from starcup.kernel.roles import things_named
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.visibility import field_types
from starcup.packed.ruleset import PackedRuleset, tile_texts
from starcup.packs.pieces import AnyList, field_lines, name_of
from starcup.packs.texts import text_lines

MOST_NAMES = 1 << 12
"""The most names that are kept."""


class Naming(Generic[TableT, ViewT]):
    """The part of a game's scene that names things.

    Args:
        ruleset: the rules of the game.
    """

    kinds: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The kinds of pieces by the lists of packs that hold them, where they are called otherwise."""

    draws: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The lists of what comes out of rolls and draws, by the name of the draw, where they are called otherwise."""

    def __init__(self, ruleset: Ruleset[TableT, ViewT]) -> None:
        self.ruleset: Ruleset[TableT, ViewT] = ruleset
        self.game: str = ruleset.game
        self._shapes: dict[type, tuple[tuple[str, str], ...]] = {}
        self._said_names: dict[tuple[str, str], Message] = {}

    def name(self, things: str, key: str) -> Message:
        """Return the name of a thing: the words of ``THINGS-KEY``, or what the packs call it, or its key.

        Args:
            things: the list that it is in, such as ``card``.
            key: its key.
        """
        message = self._said_names.get((things, key))
        if message is None:
            if len(self._said_names) > MOST_NAMES:
                self._said_names.clear()
            english = self._further.get((things, key)) or self.english_name(things, key)
            message = self._said_names[things, key] = thing_name(things, key, english)
        return message

    def english_name(self, things: str, key: str) -> str:
        """Return the English name of a thing for which catalogues have none; by default as packs call their pieces.

        Args:
            things: the list that it is in.
            key: its key.
        """
        words = key if " " in key else in_words(key)  # what an extension says for people stays as it is
        return self._names.get((things, key)) or (words if things == "word" else words[:1].upper() + words[1:])

    @cached_property
    def _names(self) -> Mapping[tuple[str, str], str]:
        if not isinstance(self.ruleset, PackedRuleset):
            return {}
        return {
            (kind, pieces.key_of(row.value)): name_of(pieces, row.value)
            for pack in self.ruleset.pieces
            for pieces, rows in pack.rows.items()
            for row in rows
            for kind in {pieces.name, self.kind_of(pieces)}
        }

    @cached_property
    def _further(self) -> Mapping[tuple[str, str], str]:
        """The names of the pieces of new kinds, which extensions add."""
        lists = self.ruleset.further_lists if isinstance(self.ruleset, PackedRuleset) else ()
        kinds = {self.kind_of(pieces) for pieces in lists}
        return {thing: name for thing, name in self._names.items() if thing[0] in kinds}

    def gist(self, kind: str, key: str) -> Message | None:
        """Return what a piece of a new kind is or does: its text in the packs, else its fields; None for other pieces.

        Its words are those of ``KIND-KEY.power``.

        Args:
            kind: the kind of piece.
            key: its key.
        """
        text = self._gists.get((kind, key))
        return None if text is None else Message(f"{thing_name(kind, key).id}.power", text)

    @cached_property
    def _gists(self) -> Mapping[tuple[str, str], str]:
        rules = self.ruleset
        if not isinstance(rules, PackedRuleset) or not rules.further_lists:
            return {}
        texts = tile_texts(rules)
        rows = [
            (pieces, row.value) for pieces in rules.further_lists for pack in rules.pieces for row in pack.of(pieces)
        ]
        return {
            (self.kind_of(pieces), key): " ".join(text_lines(texts.get(key))) or ", ".join(field_lines(pieces, piece))
            for pieces, piece in rows
            for key in (pieces.key_of(piece),)
        }

    def further_kind(self, key: str) -> str:
        """Return the kind of a piece of a new kind, which extensions add; empty if there is none of that key.

        Args:
            key: the key.
        """
        return next((kind for kind, known in self._further if known == key), "")

    def kind_of(self, pieces: AnyList) -> str:
        """Return the kind of the pieces in a list of packs.

        Args:
            pieces: the list.
        """
        return self.kinds.get(pieces.name, pieces.name)

    def all_things(self) -> Mapping[str, Sequence[str]]:
        """Return the lists of all things that have names: keys by kind of thing.

        By default the pieces of packs, and what the fields of choices may be: under the list that a field names, or
        its own name.
        """
        lists: dict[str, dict[str, None]] = {}
        if isinstance(self.ruleset, PackedRuleset):
            for pack in self.ruleset.pieces:
                for pieces, rows in pack.rows.items():
                    keys = [pieces.key_of(row.value) for row in rows]
                    lists.setdefault(self.kind_of(pieces), {}).update(dict.fromkeys(keys))
        for kind in self.ruleset.choice_kinds:
            hints = field_types(kind)
            for field in fields(kind):
                things = things_named(hints[field.name]) or field.name
                if field.init and things not in ("items", "seat"):
                    values = [value for value in self.ruleset.domain(kind, field.name) or () if isinstance(value, str)]
                    if values:
                        lists.setdefault(things, {}).update(dict.fromkeys(values))
        return {kind: tuple(keys) for kind, keys in lists.items() if keys}

    @cached_property
    def pieces(self) -> Mapping[str, frozenset[str]]:
        """The keys of the pieces of packs, by their kind."""
        by_kind: dict[str, set[str]] = {}
        for kind, key in self._names:
            by_kind.setdefault(kind, set()).add(key)
        return {kind: frozenset(keys) for kind, keys in by_kind.items()}

    def entry(self, things: str, value: int | str) -> str:
        """Return the key in the catalogue for the value of a field; by default the value.

        Args:
            things: the list that it names a thing of.
            value: as the field has it.
        """
        return str(value)

    def said(self, value: object, things: str = "") -> Arg:
        """Return the value of a field as a part of a message.

        Args:
            value: a number, a text, None, or several.
            things: the list whose keys they are; ``seat`` for numbers of seats; empty for none.
        """
        if value is None:
            return Message("starcup-hidden")
        if value == "":
            return Message("starcup-nothing")
        if isinstance(value, bool):
            return Message("starcup-yes" if value else "starcup-no")
        if isinstance(value, int) and things in ("", "seat"):
            return Player(value) if things else value
        if isinstance(value, int | str):
            return self.name(things or "word", self.entry(things, value))
        if isinstance(value, Mapping):
            return tuple(
                [Message("starcup-entry", key=self.said(k, things), value=self.said(v)) for k, v in value.items()]
            )
        if isinstance(value, Iterable):
            return tuple([self.said(part, things) for part in value])
        return tuple(
            [Message("starcup-entry", key=self.field(name), value=word) for name, word in self.args(value).items()]
        )

    def draw(self, kind: str) -> Message:
        """Return the question what was rolled or drawn at a real table: the words of ``GAME-draw-NAME``.

        Args:
            kind: what is drawn, as ``Table.draw`` names it: a name, and perhaps a seat and a thing.
        """
        name, *rest = kind.split()
        seat = [Player(int(word)) for word in rest[:1] if word.isdecimal()]
        args: dict[str, Arg] = {"seat": seat[0]} if seat else {}
        if things := rest[len(seat) :]:
            args["thing"] = self.said(things[0])
        placeholders = " ".join(f"{{{arg}}}" for arg in args)
        return Message(f"{self.game}-draw-{name}", f"{in_words(name).capitalize()} {placeholders}".strip(), **args)

    def outcome(self, kind: str, text: str) -> Message:
        """Return what a roll or draw may bring.

        Args:
            kind: what is drawn.
            text: the outcome, as journals have it.
        """
        name = kind.partition(" ")[0]
        things = self.draws.get(name, name)
        if things == "seat":
            return Message("starcup-of-seat", seat=Player(int(text)))
        return self.name(things, text)

    def field(self, name: str) -> Message:
        """Return the name of a field of a table.

        Args:
            name: as the class has it.
        """
        return Message(f"{self.game}-field-{name}", in_words(name).capitalize())

    def args(self, thing: object) -> dict[str, Arg]:
        """Return the fields of a choice, an event or another object as the arguments of a message.

        Args:
            thing: of an attrs class.
        """
        kind = type(thing)
        if kind not in self._shapes:
            hints = field_types(kind)
            shown = [part.name for part in fields(kind) if part.init] if has(kind) else []
            self._shapes[kind] = tuple([(name, self.things(kind, name, hints[name])) for name in shown])
        return {name: self.said(getattr(thing, name), things) for name, things in self._shapes[kind]}

    def things(self, kind: type, name: str, hint: object) -> str:
        """Return the list of things whose keys a field has; by default as the mark ``Names`` in its type says.

        Args:
            kind: the class of choices or events.
            name: the name of the field.
            hint: its type.
        """
        return things_named(hint) or ("seat" if name == "seat" else "")
