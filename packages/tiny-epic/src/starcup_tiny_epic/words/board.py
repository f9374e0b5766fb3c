"""The table as text, 80 columns wide: everything, or as one seat needs it on a small screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from starcup import SeatScore
from starcup.making import frozen
from starcup.words import cut, labelled, width, wrap
from starcup_tiny_epic._rules.colonising import upgrade_price
from starcup_tiny_epic._rules.places import GALAXY
from starcup_tiny_epic._rules.planets import Planet, RebelBoard
from starcup_tiny_epic._rules.rebel_terms import REBEL
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.scoring import counted, mission_vp
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import (
    FACES,
    LAST_VP,
    LEVEL_DICE,
    LEVEL_SHIPS,
    LEVEL_VP,
    RESOURCES,
    SHIPS,
)
from starcup_tiny_epic._rules.view import EmpireView, EpicView
from starcup_tiny_epic.words import mission_words, names
from starcup_tiny_epic.words.planet_words import gist

LABEL = 11
"""The width of the labels at the beginning of lines."""
row: Callable[[str, str], list[str]] = partial(labelled, wide=LABEL + 2)
SIDES = 4
"""The width of the spaces and brackets around the ships in the line of their planet."""
MOST_LINES = 14
"""The most lines of an overview, so that it fits a screen of 24 lines with the question of a turn."""

STAND_INS = "* A stand-in, not a number of the printed board."
"""The line below a rebel's empire of which not every number is known."""


@frozen
class Shape:
    """The length of a told table: ``ships`` at planets in lines of their own, the own ``level`` and ships whole.

    Of colonies the ``actions`` are told, or only the names; those of ``others`` by name, or only their number.
    """

    level: bool = True
    ships: bool = True
    actions: bool = True
    others: bool = True


WHOLE = Shape()
_SHORTER = (
    WHOLE,
    Shape(level=False),
    Shape(level=False, ships=False),
    Shape(level=False, ships=False, others=False),
    Shape(level=False, ships=False, actions=False, others=False),
)
"""The shapes of an overview, the longest first."""


class Board:
    """Puts a table into lines.

    Args:
        table: the game's own; only facts that everybody or the viewer knows are told.
        seats: the names of the empires, the rebel's included.
    """

    def __init__(self, table: EpicTable, seats: Sequence[str]) -> None:
        self.table = table
        self.rules: EpicRules = table.rules
        self.seats = seats

    def whole(self, views: Sequence[EpicView]) -> list[str]:
        """Return everything."""
        view = views[0]
        lines = [*self.header(view), *self.row(view, WHOLE), *self.dice(view)]
        for number in range(len(view.empires)):
            seen = views[number] if number < len(views) else view
            lines += ["", *self.empire(seen, number, WHOLE)]
        return lines

    def overview(self, view: EpicView) -> list[str]:
        """Return the table as one seat needs it: row, the others in short, the own empire, the dice."""
        lines = self._overview(view, _SHORTER[0])
        for how in _SHORTER[1:]:
            if len(lines) <= MOST_LINES:
                break
            lines = self._overview(view, how)
        return lines

    def _overview(self, view: EpicView, how: Shape) -> list[str]:
        lines = [*self.header(view), *self.row(view, how)]
        for number in range(len(view.empires)):
            if number != view.seat:
                lines += self.in_short(view, number, how)
        return [*lines, *self.empire(view, view.seat, how), *self.dice(view)]

    def header(self, view: EpicView) -> list[str]:
        """Return round and turn, and what has been decided about the end."""
        if view.scores:
            return ["=== The game is over ==="]
        if not view.turn:
            return ["=== Set-up ==="]
        end = f" | {self.seats[view.ended_by]}: {LAST_VP} VP or more, the last round" if view.ended_by >= 0 else ""
        first = f" | first: {names.within(self.seats[view.first])}" if view.players > 1 and view.first >= 0 else ""
        whose = "your turn" if view.active == view.seat else f"turn of {names.within(self.seats[view.active])}"
        return wrap(f"=== Round {view.round}, {whose}{first}{end} ===")

    # Planets.

    def row(self, view: EpicView, how: Shape) -> list[str]:
        """Return the planets of the row, each with VP, resource, track, action, and ships of all empires."""
        planets = [self.rules.planets[number] for number in view.row if number >= 0]
        wide = max((len(planet.name) for planet in planets), default=0)
        lines = []
        for planet in planets:
            facts = (
                f"  {planet.name:<{wide}} {planet.vp} VP {RESOURCES[planet.resource]:<7} {names.short_track(planet)}"
            )
            there = self.ships_at(view, planet)
            if how.ships:
                lines.append(cut(f"{facts}  {gist(planet, self.rules)}"))
                lines += wrap(f"      ships: {there}", "", "        ") if there else []
            elif there and len(facts) + len(there) + SIDES > width():
                lines += [facts.rstrip(), *wrap(f"      ships: {there}", "", "        ")]
            else:
                lines.append(cut(f"{facts}  {f'[{there}] ' if there else ''}{gist(planet, self.rules)}"))
        gaps = sum(number < 0 for number in view.row)
        return lines + ([f"  (the deck is empty: {gaps} gaps)"] if gaps else [])

    def ships_at(self, view: EpicView, planet: Planet) -> str:
        """Return the ships at a planet with whose they are; empty if there are none."""
        found = [
            f"{self.seats[number]} {names.ship_at(planet, place)}"
            for number, empire in enumerate(view.empires)
            for place in empire.ships
            if place >= 0 and place >> 4 == planet.index
        ]
        return ", ".join(found)

    # Empires.

    def empire(self, view: EpicView, number: int, how: Shape) -> list[str]:
        """Return an empire whole."""
        if number >= view.players:
            return self.rebel(view, how)
        shown = view.empires[number]
        lines = wrap(f"## {self.standing(view, number)}", "", "   ")
        if how.level:
            lines += row("Level", self._level(number, shown))
            lines += row("Ships", f"{names.ships(self.rules, shown.ships)}; {SHIPS - len(shown.ships)} still to earn")
        else:
            lines = wrap(f"## {self.standing(view, number)} | {self._short_level(number, shown)}", "", "   ")
        if shown.colonies:
            lines += row("Colonies", "; ".join(self._colony(planet, how) for planet in shown.colonies))
        if shown.mission is not None and shown.mission >= 0:
            lines += row("Mission", self._mission(number, shown.mission))
        return lines

    def in_short(self, view: EpicView, number: int, how: Shape) -> list[str]:
        """Return an empire in one or two lines."""
        if number >= view.players:
            return self.rebel(view, how)
        shown = view.empires[number]
        colonies = names.planet_names(self.rules, (self.rules.keys[one] for one in shown.colonies))
        parts = [self.standing(view, number), f"level {shown.level}", _home(shown)]
        if colonies and how.others:
            parts.append(f"colonies {colonies}")
        elif colonies:
            parts.append(f"{len(shown.colonies)} colonies")
        return wrap(f"## {' | '.join(parts)}", "", "   ")

    def standing(self, view: EpicView, number: int) -> str:
        """Return who owns an empire, with public VP and resources."""
        shown = view.empires[number]
        fewer = f" | {shown.fewer} dice fewer next turn" if shown.fewer else ""
        return f"{self.seats[number]}: {shown.vp} VP | energy {shown.energy} | culture {shown.culture}{fewer}"

    def _level(self, number: int, shown: EmpireView) -> str:
        now = f"{shown.level}: {LEVEL_VP[shown.level]} VP, {LEVEL_DICE[shown.level]} dice"
        price = upgrade_price(self.table, number)
        if not price:
            return f"{now}; the highest"
        above = shown.level + 1
        brings = [f"{LEVEL_VP[above]} VP"]
        if LEVEL_DICE[above] > LEVEL_DICE[shown.level]:
            brings.append(f"{LEVEL_DICE[above]} dice")
        if LEVEL_SHIPS[above] > LEVEL_SHIPS[shown.level]:
            brings.append(f"{LEVEL_SHIPS[above]} ships")
        return f"{now}; the next costs {price} energy or {price} culture ({', '.join(brings)})"

    def _short_level(self, number: int, shown: EmpireView) -> str:
        price = upgrade_price(self.table, number)
        upgrade = f", the next costs {price}" if price else ""
        return f"level {shown.level}{upgrade} | {_home(shown)}"

    def _colony(self, number: int, how: Shape) -> str:
        planet = self.rules.planets[number]
        return f"{planet.name} ({gist(planet, self.rules)})" if how.actions else planet.name

    def _mission(self, number: int, mission: int) -> str:
        found = self.rules.missions[mission]
        now = ""
        if not found.ended and self.table.turn:
            now = f" ({'' if self.table.scores else 'now '}{mission_vp(self.table, number, found)} VP)"
        return f"{found.name}: {mission_words.vp_of(found)} if {mission_words.condition(found)}{now}"

    def rebel(self, view: EpicView, how: Shape) -> list[str]:
        """Return the rebel's empire."""
        board, shown = self.rules.board, view.empires[REBEL]
        assert board is not None
        most = board.most
        known = "*" if board.stand_in else ""
        title = f"## {self.seats[REBEL]} ({board.name}, {board.difficulty}): {shown.vp} VP{known}"
        skull = shown.level > len(board.levels)
        now = board.levels[min(shown.level, len(board.levels)) - 1]
        level = "the skull" if skull else f"level {shown.level} of {len(board.levels)} | {now.dice} dice"
        track = f"energy {shown.energy}/{most}{known} | culture {shown.culture}/{most}{known}"
        lines = wrap(f"{title} | {level} | {track} | {_home(shown)}", "", "   ")
        if not skull:
            lines += row("Colony die", mission_words.attack(now.attack))
        if shown.colonies:
            lines += row("Colonies", names.planet_names(self.rules, (self.rules.keys[one] for one in shown.colonies)))
        return lines + ([f"  {STAND_INS}"] if board.stand_in else [])

    # Dice.

    def dice(self, view: EpicView) -> list[str]:
        """Return the dice of the turn: unused ones, activated ones, those in the converter."""
        if view.active < 0 or view.scores:
            return []
        parts = [f"{names.dice(view.unused)}"]
        if view.bay:
            parts.append(f"activated: {', '.join(FACES[face] for face in view.bay)}")
        if view.spent:
            parts.append(f"converter: {view.spent}")
        if view.given_up:
            parts.append(f"given up: {view.given_up}")
        if view.follow_price != 1:
            parts.append(f"follows cost {view.follow_price} culture")
        whose = "Your dice" if view.active == view.seat else f"Dice of {names.within(self.seats[view.active])}"
        return wrap(f"{whose}: {' | '.join(parts)}", "", "   ")

    def status(self, view: EpicView) -> list[str]:
        """Return the viewer's own position in a few lines, for questions between two overviews."""
        shown = view.me
        if not view.turn:
            return []
        parts = [f"{shown.vp} VP", f"energy {shown.energy}", f"culture {shown.culture}", f"level {shown.level}"]
        parts.append(f"ships: {names.ships(self.rules, shown.ships)}")
        return [*wrap("You: " + " | ".join(parts), "", "     "), *self.dice(view)]


def _home(shown: EmpireView) -> str:
    """Return how many of the ships of an empire are in its galaxy."""
    return f"{shown.ships.count(GALAXY)} of {len(shown.ships)} ships home"


def score_table(scores: Sequence[SeatScore], seats: Sequence[str], winners: Sequence[int]) -> list[str]:
    """Return the scores of several players as a table, winners marked."""
    wide = max(map(len, (*seats, "Player")))
    lines = [f"{'Player':<{wide}}  {'planets':>7}  {'empire':>6}  {'mission':>7}  {'total':>5}"]
    for one in scores:
        parts = dict(one.lines)
        mission = parts.get("mission", "-")
        won = "  winner" if one.seat in winners else ""
        lines.append(
            f"{seats[one.seat]:<{wide}}  {parts['planets']:>7}  {parts['empire']:>6}  {mission:>7}  {one.total:>5}{won}"
        )
    return lines


def missions(view: EpicView, seats: Sequence[str]) -> list[str]:
    """Return the missions that are shown when the game is over."""
    lines: list[str] = []
    for number, shown in enumerate(view.shown):
        mission = view.rules.missions[shown]
        lines += wrap(f"{seats[number]}: {mission.name}, if {mission_words.condition(mission)}", "", "  ")
    return lines


def tie(table: EpicTable, seats: Sequence[str]) -> list[str]:
    """Return what decided between the first, if they have equally many VP (TIE)."""
    best = max(table.scores)
    tied = [seat for seat, total in enumerate(table.scores) if total == best]
    if len(tied) < 2:
        return []
    for what, things in (("colonies", ("colonies",)), ("the level", ("level",)), ("energy and culture", RESOURCES)):
        counts = {seat: sum(counted(table, seat, thing) for thing in things) for seat in tied}
        if len(set(counts.values())) > 1:
            told = ", ".join(f"{seats[seat]} {count}" for seat, count in counts.items())
            return wrap(f"A tie at {best} VP: {what} decided: {told}.", "", "  ")
    return wrap(f"A tie at {best} VP, and equal in everything that decides: they win together.", "", "  ")


def solo(view: EpicView, seats: Sequence[str]) -> list[str]:
    """Return the VP of both sides of a solo game, and how it ended."""
    board = view.rules.board
    assert board is not None
    lines = [f"{seats[number]}: {empire.vp} VP, level {empire.level}" for number, empire in enumerate(view.empires)]
    if view.scores:
        skull = view.empires[REBEL].level > len(board.levels)
        lost = "The rebel has reached the skull" if skull else f"The rebel has {LAST_VP} VP or more"
        lines.append(f"You beat {board.name}." if view.winners else f"{lost}: you have lost against {board.name}.")
        if board.stand_in:
            lines += wrap(f"{mission_words.stand_ins(board)}.", "", "  ")
    return lines


def difficulty(board: RebelBoard) -> str:
    """Return the name of a rebel board with how difficult it is."""
    return f"{board.name} ({board.difficulty})"
