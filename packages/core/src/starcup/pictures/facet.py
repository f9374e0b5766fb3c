"""The facet ``pictures`` of a game: draws its pieces, for screens and for print; every part has a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Literal
from zlib import crc32

from attrs import evolve

from starcup.kernel.messages import Message
from starcup.kernel.naming import in_words
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.visibility import field_types
from starcup.messages import Language, language_of
from starcup.packed.ruleset import PackedRuleset, tile_texts
from starcup.packs.pieces import AnyList, field_lines, told_lines
from starcup.packs.texts import text_lines
from starcup.pictures import shapes
from starcup.pictures.colours import NIGHT, PLAIN, SEATS, TINTS, Colour
from starcup.pictures.icons import ICONS, icon
from starcup.pictures.marks import INK, Mark, Picture, Rectangle, TextLine, placed
from starcup.pictures.plain_cards import plain_card
from starcup.scene.presenter import AnyPresenter, presenter_of

Size = Literal["screen", "print"]
"""What a picture is for: a screen, where it is readable at 100 pixels, or print, with all words, 60 mm wide."""
Form = Literal["card", "tile", "die", "chip", "coin", "token", "good", "ship", "strip"]
"""The shape of a kind of things."""
BACK = "back"
"""The entry that is the back of a kind of things."""
PRINTED_WIDTH = 60.0
_FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "die": "die", "dice": "die", "worker": "die", "chip": "chip", "vp": "chip", "credit": "coin", "coin": "coin",
        "resource": "token", "seat": "token", "good": "good", "goods": "good", "ship": "ship", "phase": "strip",
    }
)  # fmt: skip
_LYING: tuple[Form, ...] = ("card", "tile", "strip")
"""The shapes of things that lie face down; of others, the back is the thing by itself."""
_ICONS: Mapping[Form, str] = MappingProxyType({"die": "die", "chip": "vp", "token": "player"})


class Pictures:
    """Base of the facet *pictures*: draws the pieces of a game, in one language.

    A picture is named by ``KIND/ENTRY``, or by ``KIND/ENTRY/FACE`` if the thing has several sides, after the fields of
    :class:`starcup.scene.Piece`; ``KIND/back`` is a thing face down. Without a line of its own, a game has cards with
    the fields of its packs' pieces, and dice, chips, goods and phases in the shape that their kind has by its name.

    Args:
        ruleset: the rules of the game.
        language: puts names into words; None: English.
    """

    forms: ClassVar[Mapping[str, Form]] = MappingProxyType({})
    """The shapes of kinds of things, where they do not follow from the name of the kind."""
    icons: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The icons of entries and faces, where their own names are not those of icons."""

    def __init__(self, ruleset: Ruleset[Any, Any], language: Language | None = None) -> None:
        self.ruleset: Ruleset[Any, Any] = ruleset
        self.language: Language = language_of(ruleset) if language is None else language
        self.presenter: AnyPresenter = presenter_of(ruleset)

    # What there is.

    def things(self) -> Mapping[str, Sequence[str]]:
        """Return the entries of each kind, as ``ENTRY`` or ``ENTRY/FACE``.

        By default they are the pieces of packs by the names of their lists, the things that fields of choices name, and
        the seats.
        """
        entries_of: dict[str, dict[str, None]] = {}
        for kind, entry in self._rows:
            entries_of.setdefault(kind, {})[entry] = None
        for choice in self.ruleset.choice_kinds:
            for name, hint in field_types(choice).items():
                things = self.presenter.things(choice, name, hint)
                if things and things != "seat":
                    entries = self.ruleset.domains.get(name, ())
                    entries_of.setdefault(things, {}).update(dict.fromkeys(map(str, entries)))
        entries_of["seat"] = dict.fromkeys(map(str, range(max(self.ruleset.seats))))
        return {kind: tuple(entries) for kind, entries in entries_of.items()}

    @cached_property
    def _things(self) -> Mapping[str, Sequence[str]]:
        rules = self.ruleset
        if not isinstance(rules, PackedRuleset):
            return self.things()
        further = {pieces.name: rules.extensions.domains[pieces.name] for pieces in rules.further_lists}
        return {**further, **self.things()}

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The keys of all pictures; of a kind that can lie face down, or in a heap, that comes last."""
        keys = []
        for kind, entries in self._things.items():
            keys += [f"{kind}/{entry}" for entry in entries]
            keys += [f"{kind}/{BACK}"] if self.form(kind) in ("card", "die", "chip", "tile") or kind == "seat" else []
        return tuple(keys)

    @cached_property
    def _kinds(self) -> Mapping[str, str]:
        """Return the kind of each entry that only one kind has."""
        owners: dict[str, set[str]] = {}
        for kind, entries in self._things.items():
            for entry in entries:
                owners.setdefault(entry.partition("/")[0], set()).add(kind)
        return {entry: kinds.pop() for entry, kinds in owners.items() if len(kinds) == 1 and not entry.isdecimal()}

    def _known(self, kind: str, entry: str) -> str:
        """Return the kind as which a thing is drawn: pieces may be called after the place where they lie."""
        return kind if kind in self._things else self._kinds.get(entry, kind)

    @cached_property
    def _rows(self) -> Mapping[tuple[str, str], tuple[AnyList, Any]]:
        """Return the pieces of packs with their lists, by kind and key."""
        if not isinstance(self.ruleset, PackedRuleset):
            return {}
        return {
            (pieces.name, pieces.key_of(row.value)): (pieces, row.value)
            for pack in self.ruleset.pieces
            for pieces, row in pack.entries
        }

    # Colours.

    def colours(self) -> Mapping[str, Mapping[str, Colour]]:
        """Return the colours of things, by kind and entry; by default those of the seats.

        The entry ``""`` stands for all others of its kind, ``back`` for its back.
        """
        return {"seat": {str(seat): SEATS[seat % len(SEATS)] for seat in range(max(self.ruleset.seats))}}

    @cached_property
    def _colours(self) -> Mapping[str, Mapping[str, Colour]]:
        return self.colours()

    def colour(self, kind: str, entry: str) -> Colour:
        """Return the colour of a thing; one that has none gets that of its kind.

        Args:
            kind: the kind of thing.
            entry: its key.
        """
        own = self._colours.get(kind, {})
        colour = own.get(entry) or own.get("")
        if colour is not None:
            return colour
        if not entry:
            return PLAIN
        if self.form(kind) in ("die", "good", "token", "ship"):
            return Colour(TINTS[crc32(entry.encode()) % len(TINTS)], self.named(kind, entry)[:1].upper())
        return Colour(TINTS[crc32(kind.encode()) % len(TINTS)])

    def tint(self, kind: str, entry: str) -> Colour | None:
        """Return the colour that tells a thing from others at a glance, such as that of its goods; None if none does.

        By default it is the one that :meth:`colours` has for the entry.

        Args:
            kind: the kind of thing.
            entry: its key.
        """
        return self._colours.get(kind, {}).get(entry)

    # Words.

    def say(self, message: Message) -> str:
        """Return a message in the language of the pictures.

        Args:
            message: what is to be said.
        """
        return self.language.text(message)

    def named(self, kind: str, entry: str) -> str:
        """Return the name of a thing.

        Args:
            kind: the kind of thing.
            entry: its key; empty: what the kind is called.
        """
        if not entry:
            return self.say(Message(f"{self.ruleset.game}-kind-{kind}", in_words(kind).capitalize()))
        if kind == "seat" and entry.isdecimal():
            return self.language.player(int(entry))
        return self.say(self.presenter.name(kind, entry))

    def title(self, key: str) -> str:
        """Return what a picture shows, for people who can't see it.

        Args:
            key: of the picture.
        """
        kind, entry, face = _parts(key)
        kind = self._known(kind, entry)
        if entry == BACK:
            name = self.named(kind, "")
            return self.say(Message("starcup-picture-back", thing=name)) if self.form(kind) in _LYING else name
        name = self.named(kind, entry)
        side = self.face_name(kind, face) if face else ""
        return self.say(Message("starcup-picture-face", thing=name, face=side)) if side else name

    def face_name(self, kind: str, face: str) -> str:
        """Return the name of a side of a thing; empty if the name of the thing says it.

        Args:
            kind: the kind of thing.
            face: the side.
        """
        return self.say(self.presenter.name("face", face))

    def numeral(self, entry: str) -> str:
        """Return the number of a phase, as it is printed; by default none.

        Args:
            entry: the key of the phase.
        """
        return ""

    def lines(self, kind: str, entry: str) -> list[str]:
        """Return what a thing is and does, a paragraph each; by default its fields and texts in packs.

        Args:
            kind: the kind of thing.
            entry: its key.
        """
        row = self._rows.get((kind, entry))
        if row is None:
            return []
        assert isinstance(self.ruleset, PackedRuleset)
        return told_lines(*row, text_lines(tile_texts(self.ruleset).get(entry)))

    # Drawings.

    def form(self, kind: str) -> Form:
        """Return the shape of a kind of things.

        Args:
            kind: the kind.
        """
        if kind in self.forms:
            return self.forms[kind]
        if any(listed == kind for listed, _ in self._rows):
            return "card"
        return _FORMS.get(kind) or ("card" if "card" in kind else "tile")

    def sign(self, name: str) -> str:
        """Return the icon of an entry or face; its name in words if there is none.

        Args:
            name: the entry or face.
        """
        key = self.icons.get(name, name)
        return key if key in ICONS else in_words(key)

    def picture(self, key: str, size: Size = "screen", label: str = "") -> Picture:
        """Return the picture of a thing, whether it is among :attr:`keys` or not.

        Args:
            key: ``KIND/ENTRY`` or ``KIND/ENTRY/FACE``.
            size: what it is for.
            label: small print at the bottom of a printed card.
        """
        kind, entry, face = _parts(key)
        kind = self._known(kind, entry)
        picture = self.on_paper(kind, entry, label) if size == "print" and entry != BACK else None
        if picture is None:
            picture = self._back(kind) if entry == BACK else self.on_screen(kind, entry, face)
            if size == "print":
                scale = PRINTED_WIDTH / picture.width
                marks = tuple(placed(picture.marks, 0, 0, scale))
                picture = Picture("", marks, PRINTED_WIDTH, round(picture.height * scale, 2), framed=False)
        return evolve(picture, key=key)

    def _back(self, kind: str) -> Picture:
        if self.form(kind) not in _LYING:
            return self.on_screen(kind, "", "")
        height = 140.0 if self.form(kind) == "card" else 100.0
        own = self._colours.get(kind, {}).get(BACK)
        return shapes.back(self.named(kind, ""), own or Colour(NIGHT), height)

    def on_paper(self, kind: str, entry: str, label: str) -> Picture | None:
        """Return a thing as it is printed, with all words; None: as on a screen. By default cards are in words.

        Args:
            kind: the kind of thing.
            entry: its key.
            label: the small print at the bottom.
        """
        if self.form(kind) != "card":
            return None
        return plain_card(entry, self.named(kind, entry), self.lines(kind, entry), label)

    def on_screen(self, kind: str, entry: str, face: str) -> Picture:
        """Return a thing as it is drawn for screens; by default in the shape of its kind.

        Args:
            kind: the kind of thing.
            entry: its key.
            face: the side that is up; empty if it has but one.
        """
        colour, name, form = self.colour(kind, entry), self.named(kind, entry), self.form(kind)
        sign = self.sign(face or entry) if face or entry else _ICONS.get(form, "")
        match form:
            case "die":
                signs = tuple(map(self.sign, face.split("+"))) if face else () if entry else (sign,)
                marks = shapes.die(colour, signs)
            case "chip":
                marks = shapes.chip(entry, colour, "vp") if entry.isdecimal() else shapes.chip("", colour, sign)
            case "coin":
                marks = shapes.coin(f"${entry}" if entry.isdecimal() else "$", colour)
            case "good":
                marks = shapes.good(colour)
            case "ship":
                marks = shapes.ship(colour)
            case "token":
                marks = shapes.token("player" if kind == "seat" else sign, colour, colour.letter)
            case "strip":
                return shapes.strip(self.numeral(entry), name, sign, colour)
            case "card":
                return self._card(kind, entry, colour, name)
            case _:
                marks = self._tile(sign, colour, name)
        return shapes.on_screen("", marks)

    def _tile(self, sign: str, colour: Colour, name: str) -> list[Mark]:
        marks: list[Mark] = [*shapes.card(100.0, colour.fill)]
        drawn = sign in ICONS
        if drawn:
            marks += icon(sign, 50, 38, 50, {"ink": colour.ink, "paper": colour.fill})
        size = 13 if drawn else 46 if len(name) <= 2 else 20
        marks += shapes.words(name, 50, 80 if drawn else 50, 88, size, lines=2 if drawn else 4, colour=colour.ink)
        return marks

    def _card(self, kind: str, entry: str, colour: Colour, name: str) -> Picture:
        """Return a card with its name and its fields, numbers large."""
        marks: list[Mark] = [*shapes.card(140.0), Rectangle(2, 2, 96, 42, colour.fill, round=7)]
        marks += [Rectangle(2, 30, 96, 14, colour.fill), Rectangle(2, 43, 96, 1.6, INK)]
        marks += shapes.words(name, 50, 22.5, 88, 16, lines=2, least=8)
        pieces, row = self._rows.get((kind, entry), (None, None))
        fields = [] if pieces is None else _filled_fields(pieces, row)
        top = 60.0
        for called, value in fields[:4]:
            label = self.say(Message(f"{self.ruleset.game}-field-{called}", in_words(called)))
            if value.lstrip("-").isdecimal():
                marks.append(TextLine(92, top + 7, 21, value, True, INK, "end"))
                marks += shapes.words(label, 8, top, 52, 12, at="start", bold=False)
            else:
                text = self.say(Message("starcup-lines-holds", place=label, contents=value)) if value else label
                marks += shapes.words(text, 8, top, 86, 12, at="start", bold=False, least=8, lines=1)
            top += 22
        return shapes.on_screen("", marks, 140.0)


def _filled_fields(pieces: AnyList, row: object) -> list[tuple[str, str]]:
    """Return the fields of a piece that say something, numbers first."""
    fields = []
    for line in field_lines(pieces, row):
        name = next(field for field in field_types(pieces.piece) if line.startswith(field.replace("_", " ")))
        fields.append((name, line[len(name) + 1 :]))
    return sorted(fields, key=lambda field: not field[1].lstrip("-").isdecimal())


def _parts(key: str) -> tuple[str, str, str]:
    kind, _, rest = key.partition("/")
    entry, _, face = rest.partition("/")
    return kind, entry, face
