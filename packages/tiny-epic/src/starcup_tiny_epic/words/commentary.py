"""Events as sentences: a heading for each turn, and a sentence for each die with all that it brought about."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starcup import Event, SeatEvent, Undone
from starcup.words import Telling, counted, event_sentence, sentence, several, wrap
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import LAST_VP, RESOURCES
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.words import names
from starcup_tiny_epic.words.names import REBEL, YOU

INDENT = "  "
_HEADS = (
    events.DiceRolled,
    events.DiceRerolled,
    events.DiceConverted,
    events.DieActivated,
    events.Followed,
    events.MissionsDealt,
    events.MissionKept,
    events.FirstPlayer,
)
"""Events that begin a sentence."""


class Commentary(Telling):
    """Puts the events of one game into lines, in as many portions as the caller likes.

    Args:
        rules: the planets, missions and the rebel board.
        seat: tells the name of the owner of an empire.
    """

    def __init__(self, rules: EpicRules, seat: Callable[[int], str]) -> None:
        super().__init__(lambda event: "")
        self._rules = rules
        self._seat = seat
        self._who = ""
        self._seat_told = -1
        self._phrases: list[str] = []
        self._rolled = ""

    def lines(self, told: Iterable[Event]) -> list[str]:
        """Return events as lines: turns are headings, a die and what it brought about is a sentence."""
        found: list[str] = []
        for event in told:
            if isinstance(event, events.RebelDieRolled):
                found += self._flush()
                self._seat_told, self._rolled = 1, event.face
                self._phrases = [f"rolled {event.face}"]
            elif isinstance(event, events.RebelDieDiscarded):
                self._phrases = [f"rolled {event.face}, which is of no use to it"]
                self._seat_told = 1
            elif isinstance(event, events.RebelAttacked):
                self._seat_told = 1
                self._phrases.append("attacked")
            elif isinstance(event, events.EmpireRaised) and self._is_rebel(event.seat):
                found += self._flush()
                found += self._of_seat(event)
            elif isinstance(event, SeatEvent) and not isinstance(event, events.TurnBegan | events.EndTriggered):
                found += self._of_seat(event)
            else:
                found += self._flush()
                found += self._open(event)
        if self._rolled and len(self._phrases) == 1 and self._rolled in self._phrases[0].split()[-1]:
            return found  # a question tells the roll; the rest of the sentence is still to come
        return found + self._flush()

    def rest(self) -> list[str]:
        """Return the sentence whose end is still to come, if there is one."""
        return self._flush()

    def _of_seat(self, event: SeatEvent) -> list[str]:
        if isinstance(event, events.DieActivated) and self._rolled == event.face and self._seat_told == event.seat:
            return []  # the rebel's die, which is told as rolled
        phrase = self._phrase(event)
        lines: list[str] = []
        if not phrase:
            return lines
        if event.seat != self._seat_told or isinstance(event, _HEADS):
            lines = self._flush()
        self._seat_told = event.seat
        self._phrases.append(phrase)
        return lines

    def _flush(self) -> list[str]:
        """Return the sentence about one seat that has been gathered, and begin another."""
        phrases, self._phrases, self._rolled = self._phrases, [], ""
        if not phrases:
            return []
        first, *others = phrases
        joint = ": " if others and not first.endswith(":") else " "
        said = f"{self._seat(self._seat_told)} {first}{joint if others else ''}{', '.join(others)}"
        return wrap(sentence(said), INDENT, INDENT * 2)

    def _open(self, event: Event) -> list[str]:
        """Return the lines for an event that is no seat's alone."""
        match event:
            case events.TurnBegan():
                who = self._seat(event.seat)
                whose = "your" if who == YOU else f"{names.within(who)}'s"
                return ["", f"--- Round {event.round}: {whose} turn ---"]
            case events.RowLaidOut(planets):
                return wrap(f"The row: {names.planet_names(self._rules, planets)}.", INDENT, INDENT * 2)
            case events.ShipsSentHome(planet, ships):
                others = [
                    f"{names.within(self._seat(number))}{f' ({count})' if count > 1 else ''}"
                    for number, count in enumerate(ships)
                    if count
                ]
                if len(others) < 2:
                    return []
                return wrap(f"Ships go home from {self._name(planet)}: {', '.join(others)}.", INDENT, INDENT * 2)
            case events.PlanetRemoved(planet):
                return wrap(f"{self._name(planet)} left the row.", INDENT)
            case events.PlanetTurnedUp(planet, _):
                return wrap(f"New in the row: {self._facts(planet)}.", INDENT, INDENT * 2)
            case events.RebelExtraTurn(dice):
                return wrap(f"Its culture is full: an extra turn with {several(dice, 'die', 'dice')}.", INDENT)
            case events.EndTriggered(seat):
                return wrap(f"{self._seat(seat)} triggered the end, with {LAST_VP} VP or more.", INDENT)
            case events.MissionsShown(missions, vp):
                shown = (
                    f"{self._seat(number)}: {names.mission_name(self._rules, key)}, {points} VP"
                    for number, (key, points) in enumerate(zip(missions, vp, strict=True))
                )
                return ["", *wrap(f"The missions are shown: {'; '.join(shown)}.", INDENT, INDENT * 2)]
            case events.GameEnded():
                return ["", "The game is over."]
            case Undone():
                return []
            case _:
                return wrap(sentence(event_sentence(event).capitalize()), INDENT)

    def _phrase(self, event: SeatEvent) -> str:
        """Return an event of a seat as the predicate of a sentence; empty if it is not worth telling."""
        match event:
            case events.FirstPlayer():
                return "got the first turn"
            case events.MissionsDealt(_, missions):
                return f"got to choose from the missions {' and '.join(self._mission(one) for one in missions)}"
            case events.MissionKept(_, mission):
                return f"kept {self._mission(mission)}"
            case events.DiceRolled(_, faces):
                return f"rolled {counted(faces) or 'no dice'}"
            case events.DiceRerolled(_, before, after, price):
                cost = f" for {price} energy" if price else ""
                return f"re-rolled {counted(before)}{cost}, and got {counted(after)}"
            case events.DiceConverted(_, spent, face, other):
                return f"put {counted(spent)} into the converter, and turned {face} to {other}"
            case events.DieTurned(_, face, other):
                return f"turned a die from {face} to {other}"
            case events.DiceGivenUp(_, faces):
                return f"gave up {counted(faces)}"
            case events.DieActivated(_, face):
                return f"activated {face}"
            case events.DieRepeated(_, face):
                return f"carried out {face} once more"
            case events.ActionChosen(_, face):
                return f"chose {face}"
            case events.Followed(_, face, price):
                return f"followed {face} for {f'{price} culture' if price else 'nothing'}"
            case events.DiceTakenAway(_, dice):
                return f"will roll {several(dice, 'die', 'dice')} fewer in the next turn"
            case events.ResourcesGained(_, energy, culture):
                return f"gained {names.amounts(energy, culture)}"
            case events.ResourcesLost():
                return self._lost(event)
            case _:
                return self._of_ships(event)

    def _of_ships(self, event: SeatEvent) -> str:
        match event:
            case events.ShipMoved(_, ship, place):
                return self._moved(ship, place)
            case events.ShipAdvanced(_, planet, space):
                return f"advanced at {self._at(planet, space)}"
            case events.ShipPushedBack(_, planet, space):
                return f"went back at {self._at(planet, space)}"
            case events.ShipRelocated(_, planet, target, space):
                return f"relocated a ship from {self._name(planet)} to {self._at(target, space)}"
            case events.PlanetUsed(_, planet):
                landed = bool(self._phrases) and f"landed on {self._name(planet)}" in self._phrases[-1]
                return "used it" if landed else f"used {self._name(planet)}"
            case events.PlanetColonised(_, planet, vp):
                return f"colonised {self._name(planet)} ({self._points(planet)}; {vp} VP in all)"
            case events.EmpireRaised(_, level, vp):
                board = self._rules.board
                if self._is_rebel(event.seat) and board is not None and level > len(board.levels):
                    return "reached the skull"
                full = ", its energy being full" if self._is_rebel(event.seat) else ""
                return f"reached level {level}{full} ({vp} VP in all)"
            case _:
                return event_sentence(event)

    def _is_rebel(self, seat: int) -> bool:
        return self._seat(seat) == REBEL

    def _lost(self, event: events.ResourcesLost) -> str:
        amount = names.amounts(event.energy, event.culture)
        match event.source:
            case "attack":
                return f"lost {amount}"
            case "extra-turn":
                return ""  # the extra turn is told
            case "re-roll":
                return f"paid {amount} for another roll of the rebel" if event.culture else ""
            case "upgrade" if self._is_rebel(event.seat):
                return ""
            case "upgrade":
                return f"paid {amount}"
            case _:
                victim = event.seat != self._seat_told
                return f"{'lost' if victim else 'paid'} {amount}"

    def _moved(self, ship: str, place: str) -> str:
        key, _, part = place.partition(".")
        origin = "" if ship == GALAXY_NAME else f" from {self._name(ship.partition('.')[0])}"
        if place == GALAXY_NAME:
            return f"brought a ship home{origin}"
        if part == "surface":
            return f"landed on {self._name(key)}{origin}"
        return f"went into orbit at {self._name(key)}{origin}"

    def _name(self, key: str) -> str:
        return names.planet_name(self._rules, key)

    def _mission(self, key: str) -> str:
        return names.mission_name(self._rules, key)

    def _planet(self, key: str) -> Planet:
        return self._rules.planets[self._rules.index[key]]

    def _at(self, key: str, space: int) -> str:
        planet = self._planet(key)
        return f"{planet.name} to {min(space, planet.spaces + 1)}/{planet.spaces + 1}"

    def _points(self, key: str) -> str:
        return f"{self._planet(key).vp} VP"

    def _facts(self, key: str) -> str:
        planet = self._planet(key)
        return f"{planet.name}, {planet.vp} VP, {RESOURCES[planet.resource]}, {names.track(planet)}"
