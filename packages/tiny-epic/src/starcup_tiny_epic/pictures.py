"""The facet ``pictures`` of Tiny Epic Galaxies: planets, missions, rebel boards, dice, ships, resources, levels.

On a screen the action of a planet is told in signs, as far as they are known; the printed card has it in words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, cast
from zlib import crc32

from starcup.messages import Message, Player
from starcup.pictures import (
    INK,
    NIGHT,
    PAPER,
    SEATS,
    Colour,
    Curve,
    Disc,
    Form,
    Mark,
    Picture,
    Pictures,
    Rectangle,
    TextLine,
    icon,
    mixed,
    shapes,
)  # fmt: skip
from starcup_tiny_epic._rules import deeds
from starcup_tiny_epic._rules.deeds import Deed, OfResources
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.terms import (
    FACES,
    LEVEL_DICE,
    LEVEL_SHIPS,
    LEVEL_VP,
    MOST_PLAYERS,
    RESOURCES,
    TOP_LEVEL,
    TRACKS,
)  # fmt: skip
from starcup_tiny_epic.packs.format import lines_of_piece
from starcup_tiny_epic.packs.painting import KINDS, RED, TINTS, other_picture, planet_picture
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.words.planet_words import sentences

DIE = Colour("#f4f4f2")


class EpicPictures(Pictures):
    """Draws the pieces of Tiny Epic Galaxies; a die is ``die/FACE/FACE``, a ship ``ship/ship-SEAT``."""

    forms: ClassVar[Mapping[str, Form]] = MappingProxyType(
        {"planet": "card", "mission": "card", "board": "card", "level": "tile", "track": "token"}
    )

    @property
    def rules(self) -> EpicRuleset:
        """The ruleset."""
        return cast("EpicRuleset", self.ruleset)

    def things(self) -> Mapping[str, Sequence[str]]:
        seats = [str(seat) for seat in range(MOST_PLAYERS)]
        return {
            "planet": self.rules.keys,
            "mission": self.rules.mission_keys,
            "board": [board.key for board in self.rules.boards],
            "die": [f"{face}/{face}" for face in FACES],
            "ship": [f"ship-{seat}" for seat in seats],
            "resource": RESOURCES,
            "track": TRACKS,
            "level": [str(level) for level in range(1, TOP_LEVEL + 1)],
            "seat": seats,
        }

    def colours(self) -> Mapping[str, Mapping[str, Colour]]:
        return {
            "seat": {str(seat): SEATS[seat] for seat in range(MOST_PLAYERS)},
            "ship": {f"ship-{seat}": SEATS[seat] for seat in range(MOST_PLAYERS)},
            "resource": {name: Colour(TINTS[number], name[0].upper()) for number, name in enumerate(RESOURCES)},
            "track": {name: Colour(KINDS[number], name[:2].capitalize()) for number, name in enumerate(TRACKS)},
            "die": {"": DIE},
            "planet": {"back": Colour("#1f3358")},
            "mission": {"": Colour("#e9e6dd"), "back": Colour("#53305f")},
            "board": {"": Colour(RED), "back": Colour("#6b2420")},
        }

    def named(self, kind: str, entry: str) -> str:
        if kind == "ship" and entry:
            return self.say(Message("tiny-epic-ship", seat=Player(int(entry.rpartition("-")[2]))))
        piece = self._piece(kind, entry)
        return super().named(kind, entry) if piece is None else self.say(Message(f"{kind}-{entry}", piece.name))

    def face_name(self, kind: str, face: str) -> str:
        return ""  # a die is called by its face

    def _piece(self, kind: str, entry: str) -> Planet | Mission | RebelBoard | None:
        found: Sequence[Any] = {
            "planet": self.rules.planets, "mission": self.rules.missions, "board": self.rules.boards,
        }.get(kind, ())  # fmt: skip
        return next((piece for piece in found if piece.key == entry), None)

    def on_paper(self, kind: str, entry: str, label: str) -> Picture | None:
        piece = self._piece(kind, entry)
        if piece is None:
            return super().on_paper(kind, entry, label)
        if isinstance(piece, Planet):
            return planet_picture(piece, sentences(piece, self.rules), label)
        return other_picture(piece, lines_of_piece(piece, self.rules), label)

    def on_screen(self, kind: str, entry: str, face: str) -> Picture:
        piece = self._piece(kind, entry)
        match piece:
            case Planet():
                return self._planet(piece)
            case Mission():
                return self._mission(piece)
            case RebelBoard():
                return self._board(piece)
        if kind == "level" and entry.isdecimal() and 1 <= int(entry) <= TOP_LEVEL:
            return self._level(int(entry))
        return super().on_screen(kind, entry, face)

    def _planet(self, planet: Planet) -> Picture:
        """Return a planet: its resource, VP, name, action in signs, and track."""
        seed, name, resource = crc32(planet.key.encode()), self.named("planet", planet.key), RESOURCES[planet.resource]
        colour = self.colour("resource", resource)
        marks: list[Mark] = [*shapes.card(140.0), *shapes.sky(2, 52, seed)]
        marks += shapes.planet(50, 29, 22, mixed(colour.fill, KINDS[planet.track], 0.35), seed, 2)
        marks += [Disc(17, 17, 13.5, colour.fill, INK, 1.6), *icon(resource, 17, 17, 18)]
        marks += shapes.badge("hexagon", str(planet.vp), 83, 17, 12.5, "#f3e3b3")
        limits = [sign for sign, there in (("player", planet.action.own_turn), ("once", planet.action.once)) if there]
        for number, sign in enumerate(limits):
            marks += icon(sign, 88 - 15 * number, 45, 12, {"ink": "#ffffff", "paper": NIGHT})
        marks += [Rectangle(2, 54, 96, 1.6, INK), *shapes.words(name, 50, 64.5, 92, 13, least=8)]
        marks += self._action(planet)
        return shapes.on_screen("", [*marks, *self._track(planet, 126.0)], 140.0)

    def _action(self, planet: Planet) -> list[Mark]:
        action = planet.action
        price = "".join(
            f"{{{name}}}{paid}" for name, paid in zip(RESOURCES, (action.energy, action.culture), strict=True) if paid
        )
        price += "{die}" * action.dice
        told = [_SIGNS.get(type(deed), _unsigned)(deed) for deed in action.deeds]
        if not told or not all(told):
            return shapes.words(self.say(texts.gist(planet, self.rules)), 50, 93, 90, 11, lines=4, least=7, bold=False)
        lines = [price + "{to}", *told] if price and told[0].count("{") > 2 else list(told)
        if price and len(lines) == len(told):
            lines[0] = f"{price}{{to}}{lines[0]}"
        step = min(19.0, 38.0 / len(lines))
        return [
            mark
            for number, line in enumerate(lines)
            for mark in shapes.inline(
                line, 50, 93 + step * (number - (len(lines) - 1) / 2), 92, step * 0.85, {}, "middle"
            )
        ]

    def _track(self, planet: Planet, y: float) -> list[Mark]:
        last = planet.spaces + 1
        step = 76.0 / last
        radius = min(7.0, step / 2 - 0.4)
        marks: list[Mark] = [Curve(f"M 10 {y} L 88 {y}", "", INK, 2)]
        for space in range(last + 1):
            x = 11 + step * space
            if space == last:
                colour = self.colour("track", TRACKS[planet.track])
                marks += [Disc(x, y, 10, colour.fill, INK, 1.8), *icon(TRACKS[planet.track], x, y, 13)]
            else:
                marks.append(Disc(x, y, radius, PAPER if space else INK, INK, 1.6))
                marks += [shapes.number(str(space), x, y, radius * 1.35)] if space else []
        return marks

    def _mission(self, mission: Mission) -> Picture:
        marks: list[Mark] = [*shapes.card(140.0, "#f6efe2"), Rectangle(2, 2, 96, 44, "#53305f", round=7)]
        marks += [
            Rectangle(2, 32, 96, 14, "#53305f"),
            *icon("mission", 26, 24, 30, {"ink": "#ffffff", "paper": "#53305f"}),
        ]
        points = f"{mission.vp}" + (f"/{mission.tied}" if mission.tied else "")
        marks += shapes.badge("hexagon", points, 73, 24, 18, "#f3e3b3")
        marks += shapes.words(self.named("mission", mission.key), 50, 57, 92, 14, least=8)
        if mission.players > 2:
            marks += shapes.inline(f"{{players}}{mission.players}+", 50, 131, 40, 12, {}, "middle")
        lines = 4 if mission.players > 2 else 5
        text = self.say(Message("tiny-epic-mission-text", condition=texts.condition(mission)))
        marks += shapes.words(text, 50, 93, 92, 11, lines=lines, least=7, bold=False)
        return shapes.on_screen("", marks, 140.0)

    def _board(self, board: RebelBoard) -> Picture:
        marks: list[Mark] = [*shapes.card(140.0), Rectangle(2, 2, 96, 40, RED, round=7), Rectangle(2, 30, 96, 12, RED)]
        marks += [*icon("skull", 20, 22, 26, {"paper": RED}), Rectangle(2, 41, 96, 1.6, INK)]
        marks += shapes.words(self.named("board", board.key), 65, 22, 62, 14, lines=2, least=8)
        step = min(16.0, 92.0 / len(board.levels))
        for number, level in enumerate(board.levels):
            y = 44 + step * (number + 0.5)
            marks.append(shapes.number(str(number + 1), 13, y, step * 0.7))
            marks += shapes.inline(f"{{die}}{level.dice} {{vp}}{level.vp}", 26, y, 68, step * 0.8, {})
        return shapes.on_screen("", marks, 140.0)

    def _level(self, level: int) -> Picture:
        marks: list[Mark] = [*shapes.card(100.0, "#dfe8f5"), *icon("level", 22, 26, 26)]
        marks += [TextLine(92, 41, 42, str(level), True, INK, "end"), Rectangle(8, 51, 84, 1.2, INK)]
        marks += shapes.inline(f"{{die}}{LEVEL_DICE[level]}", 10, 66, 40, 19, {})
        marks += shapes.inline(f"{{rocket}}{LEVEL_SHIPS[level]}", 55, 66, 40, 19, {})
        marks += shapes.inline(f"{{vp}}{LEVEL_VP[level]}", 50, 86, 40, 19, {}, "middle")
        return shapes.on_screen("", marks)


def _paid(deed: OfResources) -> str:
    return "".join(f"{{{name}}}{getattr(deed, name)}" for name in RESOURCES if getattr(deed, name))


def _along(track: int) -> str:
    return f"{{{TRACKS[track]}}}" if track >= 0 else ""


def _upgrade(deed: deeds.UpgradeEmpire) -> str:
    less = f"-{deed.discount}" if deed.discount else ""
    return f"{{level}}{less}{'{energy}+{culture}' if deed.mixed else ''}{'<{players}' if deed.lowest else ''}"


def _unsigned(deed: Any) -> str:
    return ""


_SIGNS: dict[type[Deed], Callable[[Any], str]] = {
    deeds.Gain: lambda deed: f"+{_paid(deed)}" + ("/{rocket}" if deed.per_ship else ""),
    deeds.OthersGain: lambda deed: f"{{players}}+{_paid(deed)}",
    deeds.FollowGain: lambda deed: f"{{follow}}{{to}}+{_paid(deed)}",
    deeds.FollowPrice: lambda deed: f"{{follow}}={{culture}}{deed.culture}",
    deeds.AdvanceShip: lambda deed: f"{{rocket}}+{deed.steps}{_along(deed.track)}",
    deeds.OthersAdvance: lambda deed: f"{{players}}{{rocket}}+{deed.steps}",
    deeds.PushBack: lambda deed: "{players}" + "{rocket}" * deed.ships + f"-{deed.steps}{_along(deed.track)}",
    deeds.BackAndForward: lambda deed: f"{{rocket}}-{deed.steps} {{rocket}}+{deed.steps}",
    deeds.Take: lambda deed: f"{{players}}{{to}}{_paid(deed)}",
    deeds.RemovePlanet: lambda deed: "{planet}{swap}",
    deeds.UpgradeEmpire: _upgrade,
    deeds.RerollDice: lambda deed: "{die}{assign}",
    deeds.SetDie: lambda deed: "{die}{to}{wild}",
    deeds.MoveShips: lambda deed: "{rocket}{to}{planet}" + (f" x{deed.ships}" if deed.ships > 1 else ""),
    deeds.Exchange: lambda deed: f"{{{RESOURCES[deed.give]}}}n{{to}}{{{RESOURCES[1 - deed.give]}}}n",
    deeds.UseOthersColony: lambda deed: f"{_paid(deed)}{{to}}{{players}}{{colony}}",
    deeds.RecallShip: lambda deed: "{rocket}{back} +n",
    deeds.RelocateShip: lambda deed: "{rocket}{planet}{to}{planet}",
    deeds.AnyAction: lambda deed: "{wild}" + (" {players}{follow}0" if deed.free_follow else ""),
    deeds.RepeatDie: lambda deed: "{die} x2",
}  # fmt: skip
"""The deeds in signs; those that none can tell are told in words."""
