"""Pieces of Roll by name: tiles, factions and home worlds with all that they do, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain

from attrs import frozen

from starcup.messages import NOTHING, Arg, Message
from starcup.packs import TileText
from starcup.roll import Face, RollRuleset, RollTable, RollView
from starcup.roll.scene import RollPresenter
from starcup.scene import presenter_of
from starcup.words import Entry, Words, wrap


@frozen
class TileEntry(Entry):
    """A tile, faction or home world with all its sides. Its key is its id."""

    sides: tuple[Face, ...] = ()
    squares: int = 1
    head: Message = NOTHING
    """What kind of piece it is, and its pack."""


class TileWords(Words[RollTable, RollView]):
    """The part of the words of Roll that knows the tiles."""

    ruleset: RollRuleset

    @cached_property
    def presenter(self) -> RollPresenter:
        """The scene of the ruleset, which names things."""
        presenter = presenter_of(self.ruleset)
        assert isinstance(presenter, RollPresenter)
        return presenter

    def say(self, message: Message) -> str:
        """Return a message in the language of the reader."""
        return self.language.text(message)

    def pieces(self) -> Sequence[TileEntry]:
        return self._entries

    @cached_property
    def _entries(self) -> list[TileEntry]:
        rules = self.ruleset
        return [
            *(self._entry(tile.id, "tile", (tile.development, tile.world), key=tile.id) for tile in rules.tiles),
            *(self._entry(own.id, "faction", own.halves, own.squares, number=own.number) for own in rules.factions),
            *(self._entry(home.id, "home world", (home.face,), home.squares) for home in rules.home_worlds),
        ]

    def _entry(self, id: str, kind: str, sides: tuple[Face, ...], squares: int = 1, **args: Arg) -> TileEntry:
        names, pack = tuple(face.name for face in sides), sides[0].pack
        head = Message(f"roll-page-{kind.replace(' ', '-')}", pack=pack, **args)
        name, keys = " / ".join(dict.fromkeys(names)), tuple(face.key for face in sides)
        meanings = [(self.presenter.name("tile", face.key), " ".join(chain(*self.text_lines(face)))) for face in sides]
        text = " ".join(
            self.told("roll-badge-side", tile=tile, meaning=meaning) for tile, meaning in meanings if meaning
        )
        called = f"{kind} {args['number']}" if "number" in args else kind
        return TileEntry(id, name, text, called, names, keys, pack, sides, squares, head)

    def name_of(self, face: Face) -> str:
        """Return the name of a side."""
        return self.say(self.presenter.name("tile", face.key))

    def letter(self, colour: str) -> str:
        """Return the letter on a die of a colour: the words of ``die-COLOUR.letter``, or the first one of its name."""
        name = self.presenter.name("die", colour)
        return (self.told(f"{name.id}.letter") or self.say(name))[:1].upper()

    # What a side does.

    def text_of(self, face: Face) -> TileText:
        """Return the text of a side in the packs."""
        return self.told_text(self.presenter.text_id(face), self.presenter.texts.get(face.key, TileText()))

    def text_lines(self, face: Face) -> tuple[list[str], list[str]]:
        """Return what a side does, and what it counts at the end of the game: at most a paragraph each."""
        text = self.text_of(face)
        bonus = [self.told("roll-page-bonus", bonus=text.bonus)] if text.bonus else []
        if not (text.text or bonus or face.is_world):
            return [self.told("roll-page-no-text", key=face.key)], []
        return [text.text] if text.text else [], bonus

    def panel(self, face: Face) -> list[str]:
        """Return a side as it is printed, line by line."""
        printed, (text, bonus) = tuple(self.printed(face)), self.text_lines(face)
        kind = "world" if face.is_world else "development"
        first = self.told("roll-page-printed", kind=kind, printed=printed, count=len(printed))
        return [first, *map(self.say, self.presenter.grants(face)), *text, *bonus]

    def _paragraphs(self, face: Face) -> Iterator[tuple[str, str]]:
        """Yield the paragraphs about a side, each with its bullet."""
        text = self.text_of(face)
        yield from (("", line) for line in chain(*self.text_lines(face)))
        yield from (("- ", note) for note in text.notes)
        if text.rules:
            yield "", self.told("roll-page-rules", rules=text.rules)
        yield from (("", self.say(message)) for message in self._about_power(face))

    def _about_power(self, face: Face) -> list[Message]:
        """Return whether the power of a side is optional, replaced, left out or missing."""
        own = [power for power in self.ruleset.powers if power.key == face.key]
        messages = [Message("roll-page-optional")] if face.optional and self.has_power(face) else []
        for power in own:
            if power.replaces:
                messages.append(Message("roll-page-replaces", pack=power.pack, other=power.replaces))
            elif power.state == "left-out":
                messages.append(Message("roll-page-left-out", by=power.by or "nobody"))
        return messages if own or face.is_world else [*messages, Message("roll-page-no-power")]

    def printed(self, face: Face) -> list[str]:
        """Return what is printed below the name of a side: colour and value of a world, phases of a development."""
        if face.colour is not None:
            name = self.told("roll-page-world", colour=self.presenter.name("colour", face.colour.key))
            value = self.told("roll-page-value", credits=face.colour.trade if face.holds_goods else "none")
            return [f"{name[:1].upper()}{name[1:]}", value]
        phases = [self.presenter.numbered_phase(key) for key in face.phases if key in self.ruleset.phase_index]
        reassign = [Message("roll-page-reassign")] if face.reassign or "assign" in face.phases else []
        return list(map(self.say, (*reassign, *phases)))

    def has_power(self, face: Face) -> bool:
        """Return whether the power of a development is implemented."""
        return face.key in self.ruleset.plugins.packs

    # Pages.

    def piece_lines(self, piece: Entry) -> list[str]:
        assert isinstance(piece, TileEntry)
        lines = wrap(self.say(piece.head))
        for face in piece.sides:
            name, brief = self.presenter.name("tile", face.key), self.presenter.brief(face)
            lines += wrap(self.told("roll-page-side", tile=name, key=face.key, brief=brief), "", "    ")
            for bullet, text in self._paragraphs(face):
                lines += wrap(f"{bullet}{text}", "    ", f"    {' ' * len(bullet)}")
        return lines

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        assert isinstance(piece, TileEntry)
        return tuple(sorted({name for face in piece.sides for name in self.text_of(face).rules}))

    def piece_data(self, piece: Entry) -> dict[str, object]:
        assert isinstance(piece, TileEntry)
        return {
            "id": piece.key,
            "kind": piece.kind,
            "pack": piece.sides[0].pack,
            "squares": piece.squares,
            "sides": list(map(self._data, piece.sides)),
        }

    def _data(self, face: Face) -> dict[str, object]:
        text = self.text_of(face)
        return {
            "key": face.key,
            "name": face.name,
            "side": face.side,
            "cost": face.cost,
            "colour": face.colour.key if face.colour is not None else None,
            "phases": list(face.phases),
            "reassign": face.reassign,
            "plus": face.plus,
            "optional": face.optional,
            "gives": ", ".join(map(self.say, self.presenter.grants(face))),
            "text": text.text,
            "bonus": text.bonus,
            "notes": list(text.notes),
            "rules": list(text.rules),
            "power": None if face.is_world else self.has_power(face),
            "replaces": next(
                (power.replaces for power in self.ruleset.powers if power.key == face.key and power.replaces), None
            ),
        }
