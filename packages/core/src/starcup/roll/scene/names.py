"""Names and meanings: dice and their faces, phases, places, tiles in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar

from starcup.messages import NOTHING, Arg, Message, thing_name
from starcup.packed import tile_texts
from starcup.packs import TileText
from starcup.roll import Face, Grant, RollRuleset, RollTable, RollView
from starcup.roll._rules.refusals import die, shown
from starcup.roll.dice import Dice, unpacked
from starcup.scene import Presenter

PLACES = frozenset(("cup", "citizenry", "developers", "settlers", "dictate", "supply", "bag", "box", "drawn"))
UNSAID = frozenset(("stack", "where", "start", "to", "traded", "found"))
"""Fields of events that sentences choose their words by."""
AT_TOP = "@top"
DICTATE = "dictate"


class RollNames(Presenter[RollTable, RollView]):
    """Names everything in one game.

    Lists of things: ``die``, ``side`` (of a die or a tile), ``rolled`` (``colour.side``), ``phase``, ``tile`` (a side
    by its key, or a tile by its id), ``colour`` (of worlds), ``place``, ``item`` (what several choices pick:
    ``die@place``, a side that goes on top), ``source`` (any of them, or a rule).
    """

    ruleset: RollRuleset
    draws: ClassVar[Mapping[str, str]] = MappingProxyType({"roll": "side", "spare": "side", "home": "home_world"})

    def __init__(self, ruleset: RollRuleset) -> None:
        super().__init__(ruleset)
        self._known: dict[tuple[str, str], Message] = {}
        self._views: tuple[RollView, RollTable] | None = None

    def known_table(self, view: RollView) -> RollTable:
        """Return what the viewer knows as a table, to ask rules about."""
        if self._views is None or self._views[0] is not view:
            self._views = view, view.known_table()
        return self._views[1]

    def name(self, things: str, key: str) -> Message:
        name = self._known.get((things, key))
        if name is None:
            name = self._known[things, key] = self._name(things, key)
        return name

    def _name(self, things: str, key: str) -> Message:
        rules = self.ruleset
        if things == "item":
            what, _, where = key.partition("@")
            if not where:
                return self.name("source", what)
            if key.endswith(AT_TOP):
                return Message("roll-on-top", tile=self.name("tile", what))
            named: dict[str, Arg] = {"die": self.name("die", what), "place": self.name("place", where)}
            return Message("roll-good-on" if where in rules.face_index else "roll-die-at", **named)
        if things == "rolled":
            colour, _, side = key.partition(".")
            return Message("roll-die-showing", die=self.name("die", colour), side=self.name("side", side))
        if things in ("side", "face"):
            return self.name("tile", key) if key in rules.face_index else shown(rules, key)
        if sides := self._sides.get((things, key)):
            first, *others = [self.name("tile", face.key) for face in sides]
            return Message("roll-either-side", one=first, other=others[0]) if others else first
        if things == "die" and key in rules.worker_index:
            return die(rules, key)
        if things == "score" and key in self._by_name:
            return self.name("tile", self._by_name[key])
        if things == "place" or (things in ("source", "power") and key != DICTATE):  # which is a place and a power
            things = self._list_of(key)
        if things == "world" and key in self._colours:
            things = "colour"
        return super().name(things, key)

    def _list_of(self, key: str) -> str:
        rules = self.ruleset
        lists = {"tile": rules.face_index, "die": rules.worker_index, "phase": rules.phase_index, "place": PLACES}
        return next((name for name, keys in lists.items() if key in keys), self.further_kind(key) or "source")

    def english_name(self, things: str, key: str) -> str:
        rules = self.ruleset
        if things == "tile" and key in rules.face_index:
            return rules.faces[rules.face_index[key]].name
        if things == "phase" and key in rules.phase_index:
            return rules.phases[rules.phase_index[key]].name
        if things == "colour" and key in self._colours:
            return self._colours[key]
        if things == "sign" and key in rules.flags:
            return rules.flags[key].name
        if things == "score":
            return key
        return key.replace("_", " ")

    @cached_property
    def _colours(self) -> Mapping[str, str]:
        return {face.colour.key: face.colour.name for face in self.ruleset.faces if face.colour is not None}

    @cached_property
    def _sides(self) -> Mapping[tuple[str, str], Sequence[Face]]:
        """The sides of tiles, factions and home worlds, by list and id."""
        tiles = {("tile", tile.id): (tile.development, tile.world) for tile in self.ruleset.tiles}
        factions = {("faction", faction.id): faction.halves for faction in self.ruleset.factions}
        return {**tiles, **factions, **{("home_world", home.id): (home.face,) for home in self.ruleset.home_worlds}}

    @cached_property
    def _by_name(self) -> Mapping[str, str]:
        return {face.name: face.key for face in self.ruleset.faces}

    def said(self, value: object, things: str = "") -> Arg:
        if things == "unsaid":
            return str(value).lower()
        if isinstance(value, str) and not things:
            things = "source"
        return super().said(value, things) if value != "" else NOTHING

    def things(self, kind: type, name: str, hint: object) -> str:
        if name in UNSAID and kind.__module__ == "starcup.roll.events":
            return "unsaid"
        special = {"items": "item", "faces": "rolled", "face": "side", "reasons": "reason"}
        return super().things(kind, name, hint) or special.get(name, "")

    # Dice and tiles in words.

    def dice(self, dice: Dice) -> tuple[Message, ...]:
        """Return the names of dice, one for each."""
        return tuple([self.name("die", self.ruleset.worker_names[kind]) for kind in unpacked(dice)])

    def face(self, key: str) -> Face | None:
        """Return the side of a tile with a key; None if there is none."""
        index = self.ruleset.face_index.get(key)
        return None if index is None else self.ruleset.faces[index]

    def meaning(self, face: Face) -> Message:
        """Return a side of a tile in a few words: :meth:`brief`, or what it does if it gives nothing."""
        text = "" if face.is_world else self.texts.get(face.key, TileText()).text
        if not text or self.ruleset.grants_of(face):
            return self.brief(face)
        power = Message(f"{self.text_id(face)}.power", " ".join(text.split()))
        return Message("roll-meaning-power", parts=self._brief(face), power=power)

    def brief(self, face: Face) -> Message:
        """Return what is printed on a side of a tile: kind, cost, colour or phases, and what it gives."""
        parts, grants = self._brief(face), self.grants(face)
        if not grants:
            return Message("roll-meaning", parts=parts)
        return Message("roll-meaning-gives", parts=parts, grants=grants)

    def _brief(self, face: Face) -> tuple[Message, ...]:
        if face.colour is not None:
            return (Message("roll-brief-world", colour=self.name("colour", face.colour.key), cost=face.cost),)
        return (Message("roll-brief-development", cost=face.cost), *self.powers(face))

    def powers(self, face: Face) -> tuple[Message, ...]:
        """Return what is printed on a development beside its cost: a bonus, phases with a power."""
        parts, phases = [Message("roll-bonus")] if face.plus else [], self.ruleset.phase_index
        parts += [Message("roll-power-in", phase=self.name("phase", key)) for key in face.phases if key in phases]
        return (*parts, Message("roll-reassign-power")) if face.reassign else tuple(parts)

    def grants(self, face: Face) -> tuple[Message, ...]:
        """Return what a side of a tile gives when it is placed."""
        return tuple([self.grant(grant) for grant in self.ruleset.grants_of(face)])

    def grant(self, grant: Grant) -> Message:
        """Return one of the things that a side of a tile gives."""
        if grant.start_credits is not None:
            return Message("roll-grant-start", credits=grant.start_credits)
        if grant.lose:
            return Message("roll-grant-lose", dice=grant.lose)
        if grant.credits:
            return Message("roll-grant-credits", credits=grant.credits)
        return Message("roll-grant-dice", dice=grant.dice, die=self.name("die", grant.colour), to=grant.to)

    def text_id(self, face: Face) -> str:
        """Return the id of what a side does: that of its name, with the pack that has replaced its power."""
        by = (power.pack for power in self.ruleset.powers if power.key == face.key and power.replaces)
        return thing_name("tile", "-".join((face.key, *by))).id

    @cached_property
    def texts(self) -> Mapping[str, TileText]:
        """The texts of the packs about sides of tiles, by their keys."""
        return tile_texts(self.ruleset)
