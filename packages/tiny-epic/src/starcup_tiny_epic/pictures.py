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
from starcup_tiny_epic._rules.deeds import OfResources
from starcup_tiny_epic._rules.places import SURFACE
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.resource_deeds import UpgradeEmpire
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.terms import FACES, LEVEL_DICE, LEVEL_SHIPS, LEVEL_VP, RESOURCES, TOP_LEVEL, TRACKS
from starcup_tiny_epic.packs.painting import KINDS, RED, TINTS, printed
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.scene.spaces import SHORT, step_face
from starcup_tiny_epic.words.pages import sentences

DIE = Colour("#f4f4f2")
TALL, LANDED, FIRST, APART = 140.0, 129.0, 111.0, 16.5
"""The height of planets and of the lanes of ships, and in it, from the top, where ships land and begin to climb."""


def height(step: int, last: int) -> float:
    """Return how far from the top a step of a track is, whose symbol is the last one.

    All tracks that are short enough have their steps at the same heights, so that a ship fits beside any of them.
    """
    if step == last:
        return 11.0
    return round(FIRST - step * min(APART, (FIRST - 11.0) / last), 2)


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
        seats = [str(seat) for seat in range(self.rules.numbers.most_players)]
        steps = dict.fromkeys(
            step_face(planet, space) for planet in self.rules.planets for space in (SURFACE, *range(planet.spaces + 2))
        )
        return {
            "planet": self.rules.keys,
            "mission": self.rules.mission_keys,
            "board": [board.key for board in self.rules.boards],
            "die": [f"{face}/{face}" for face in FACES],
            "ship": [f"ship-{seat}{step}" for seat in seats for step in ("", *(f"/{step}" for step in steps))],
            "resource": RESOURCES,
            "track": TRACKS,
            "level": [str(level) for level in range(1, TOP_LEVEL + 1)],
            "seat": seats,
        }

    def colours(self) -> Mapping[str, Mapping[str, Colour]]:
        seats = [SEATS[seat % len(SEATS)] for seat in range(self.rules.numbers.most_players)]
        return {
            "seat": {str(seat): colour for seat, colour in enumerate(seats)},
            "ship": {f"ship-{seat}": colour for seat, colour in enumerate(seats)},
            "resource": {name: Colour(TINTS[number], name[0].upper()) for number, name in enumerate(RESOURCES)},
            "track": {name: Colour(KINDS[number], name[:2].capitalize()) for number, name in enumerate(TRACKS)},
            "die": {"": DIE},
            "planet": {"back": Colour("#1f3358")},
            "mission": {"": Colour("#e9e6dd"), "back": Colour("#53305f")},
            "board": {"": Colour(RED), "back": Colour("#6b2420")},
        }

    def tint(self, kind: str, entry: str) -> Colour | None:
        planet = self._piece(kind, entry)
        if isinstance(planet, Planet):
            return self.colour("resource", RESOURCES[planet.resource])
        of_face = self._colours["resource"].get(entry) or self._colours["track"].get(entry)
        return of_face or Colour(DIE.fill, entry[:2].capitalize()) if kind == "die" else super().tint(kind, entry)

    def named(self, kind: str, entry: str) -> str:
        if kind == "ship" and entry:
            return self.say(Message("tiny-epic-ship", seat=Player(int(entry.rpartition("-")[2]))))
        piece = self._piece(kind, entry)
        return super().named(kind, entry) if piece is None else self.say(Message(f"{kind}-{entry}", piece.name))

    def face_name(self, kind: str, face: str) -> str:
        return ""  # a die is called by its face

    def _piece(self, kind: str, entry: str) -> Planet | Mission | RebelBoard | None:
        pieces: Sequence[Any] = {
            "planet": self.rules.planets, "mission": self.rules.missions, "board": self.rules.boards,
        }.get(kind, ())  # fmt: skip
        return next((piece for piece in pieces if piece.key == entry), None)

    def on_paper(self, kind: str, entry: str, label: str) -> Picture | None:
        piece = self._piece(kind, entry)
        if piece is None:
            return super().on_paper(kind, entry, label)
        lines, vp = sentences(piece, self.rules, self.say), self.say(Message("tiny-epic-field-vp"))
        return printed(piece, self.named(kind, entry), lines, label, vp)

    def on_screen(self, kind: str, entry: str, face: str) -> Picture:
        piece = self._piece(kind, entry)
        match piece:
            case Planet():
                return self._planet(piece)
            case Mission():
                return self._mission(piece)
            case RebelBoard():
                return self._board(piece)
        if kind == "ship" and face:
            return self._ship(self.colour(kind, entry), face)
        if kind == "level" and entry.isdecimal() and 1 <= int(entry) <= TOP_LEVEL:
            return self._level(int(entry))
        return super().on_screen(kind, entry, face)

    def _planet(self, planet: Planet) -> Picture:
        """Return a planet: its resource, VP, name, action in signs, and at its right the track, from the surface up."""
        seed, name, resource = crc32(planet.key.encode()), self.named("planet", planet.key), RESOURCES[planet.resource]
        colour = self.colour("resource", resource)
        marks: list[Mark] = [Rectangle(1, 1, 122, 138, PAPER, INK, 8, 2), *shapes.sky(2, 52, seed)]
        marks += [Rectangle(96, 1, 27, 138, NIGHT, INK, 8, 2), Rectangle(95, 2, 8, 136, NIGHT)]
        marks += [Rectangle(2, 55, 96, 83, PAPER, round=6), Rectangle(2, 54, 96, 8, PAPER)]
        marks += shapes.planet(50, 29, 22, mixed(colour.fill, KINDS[planet.track], 0.35), seed, 2)
        marks += [Disc(17, 17, 14, colour.fill, INK, 1.6), *icon(resource, 17, 17, 20)]
        marks += shapes.badge("hexagon", str(planet.vp), 82, 17, 13.5, "#f3e3b3")
        limits = [sign for sign, there in (("player", planet.action.own_turn), ("once", planet.action.once)) if there]
        for number, sign in enumerate(limits):
            marks += icon(sign, 88 - 15 * number, 45, 12, {"ink": "#ffffff", "paper": NIGHT})
        marks += [Rectangle(2, 53, 96, 1.6, INK), *shapes.words(name, 49, 64.5, 90, 14, least=8)]
        marks += self._action(planet)
        return Picture("", (*marks, *self._track(planet)), 124.0, TALL, "", framed=False)

    def _action(self, planet: Planet) -> list[Mark]:
        action = planet.action
        price = "".join(
            f"{{{name}}}{paid}" for name, paid in zip(RESOURCES, (action.energy, action.culture), strict=True) if paid
        )
        price += "{die}" * action.dice
        signs = [_SIGNS[deed.name](deed) if deed.name in _SIGNS else "" for deed in action.deeds]
        if not signs or not all(signs):
            text = self.say(texts.effect(planet, self.rules))
            if not price:
                return shapes.words(text, 49, 104, 88, 13.5, lines=5, least=7.5, bold=False)
            paid = shapes.inline(f"{price}{{to}}", 49, 80, 90, 14, {}, "middle")
            return [*paid, *shapes.words(text, 49, 111, 88, 13.5, lines=4, least=7, bold=False)]
        lines = [price + "{to}", *signs] if price and (price + signs[0]).count("{") > 2 else list(signs)
        if price and len(lines) == len(signs):
            lines[0] = f"{price}{{to}}{lines[0]}"
        step = min(28.0, 62.0 / len(lines))
        return [
            mark
            for number, line in enumerate(lines)
            for mark in shapes.inline(
                line, 49, 105 + step * (number - (len(lines) - 1) / 2), 90, step * 0.82, {}, "middle"
            )
        ]

    def _track(self, planet: Planet) -> list[Mark]:
        last = planet.spaces + 1
        radius = min(7.2, 46.0 / last)
        marks: list[Mark] = [Curve(f"M 111 {height(last, last)} L 111 {height(0, last)}", "", PAPER, 2)]
        marks += icon("planet", 111, LANDED, 17, {"ink": PAPER})
        for step in range(last):
            y = height(step, last)
            marks += [Disc(111, y, radius, PAPER if step else NIGHT, PAPER, 1.6)]
            marks.append(shapes.number(str(step), 111, y, radius * 1.45, INK if step else PAPER))
        colour = self.colour("track", TRACKS[planet.track])
        marks += [Disc(111, 11, 9.6, colour.fill, PAPER, 1.4), *icon(TRACKS[planet.track], 111, 11, 13)]
        return marks

    def _ship(self, colour: Colour, face: str) -> Picture:
        """Return a ship at a planet, in a lane as tall as that: it lies beside the step that it has reached."""
        step, _, spaces = face.partition("of")
        y = LANDED - 1 if not step.isdecimal() else height(int(step), int(spaces or SHORT) + 1)
        marks: list[Mark] = [Rectangle(0.7, 1, 22.6, 138, mixed(NIGHT, colour.fill, 0.22), colour.fill, 7, 1.2)]
        marks += [
            Curve(f"M 8 {y + 9} L 16 {y + 9} L 12 {min(y + 16, 138)} Z", "#f5a623"),
            Curve(f"M 12 {y - 14} C 21 {y - 7} 22.5 {y} 21 {y + 10} L 3 {y + 10} C 1.5 {y} 3 {y - 7} 12 {y - 14} Z",
                colour.fill, "#ffffff", 1.4),
            shapes.number(colour.letter, 12, y + 1.5, 15, colour.ink),
        ]  # fmt: skip
        return Picture("", tuple(marks), 24.0, TALL, "", framed=False)

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


def _upgrade(deed: UpgradeEmpire) -> str:
    less = f"-{deed.discount}" if deed.discount else ""
    return f"{{level}}{less}{'{energy}+{culture}' if deed.mixed else ''}{'<{players}' if deed.lowest else ''}"


_SIGNS: dict[str, Callable[[Any], str]] = {
    "gain": lambda deed: f"+{_paid(deed)}" + ("/{rocket}" if deed.per_ship else ""),
    "others_gain": lambda deed: f"{{players}}+{_paid(deed)}",
    "follow_gain": lambda deed: f"{{follow}}{{to}}+{_paid(deed)}",
    "follow_price": lambda deed: f"{{follow}}={{culture}}{deed.culture}",
    "advance": lambda deed: f"{{rocket}}+{deed.steps}{_along(deed.track)}",
    "others_advance": lambda deed: f"{{players}}{{rocket}}+{deed.steps}",
    "push_back": lambda deed: "{players}" + "{rocket}" * deed.ships + f"-{deed.steps}{_along(deed.track)}",
    "back_and_forward": lambda deed: f"{{rocket}}-{deed.steps} {{rocket}}+{deed.steps}",
    "take": lambda deed: f"{{players}}{{to}}{_paid(deed)}",
    "remove_planet": lambda deed: "{planet}{swap}",
    "upgrade": _upgrade,
    "reroll_dice": lambda deed: "{die}{assign}",
    "set_die": lambda deed: "{die}{to}{wild}",
    "move_ships": lambda deed: "{rocket}{to}{planet}" + (f" x{deed.ships}" if deed.ships > 1 else ""),
    "exchange": lambda deed: f"{{{RESOURCES[deed.give]}}}n{{to}}{{{RESOURCES[1 - deed.give]}}}n",
    "use_others_colony": lambda deed: f"{_paid(deed)}{{to}}{{players}}{{colony}}",
    "recall_ship": lambda deed: "{rocket}{back} +n",
    "relocate_ship": lambda deed: "{rocket}{planet}{to}{planet}",
    "any_action": lambda deed: "{wild}" + (" {players}{follow}0" if deed.free_follow else ""),
    "repeat_die": lambda deed: "{die} x2",
}  # fmt: skip
"""The deeds in signs; those that none can tell are told in words."""
