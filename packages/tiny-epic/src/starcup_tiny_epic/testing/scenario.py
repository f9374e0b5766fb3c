"""Tables laid out by hand: the row, empires with ships and colonies, dice, the deck, and chance to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from starcup import Game, StarcupError
from starcup.making import AnyStep, index_of, told
from starcup.testing import GameScenario
from starcup_tiny_epic._rules.rounds import NEXT_TURN
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.setup import missions_in_deck
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import DICE, NOTHING
from starcup_tiny_epic._rules.turn import TakeTurn
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.testing.laying import MOST, Names, empire_of, number_in, oddities, words

EpicGame = Game[EpicTable, EpicView]


class Scenario(GameScenario[EpicTable, EpicView]):
    """A table in the middle of a game, described part by part; the calls may come in any order.

    What is not described is as at the beginning: empires at level 1 with all ships in the galaxy, 2 energy and 1
    culture, the rebel without any; planets that are not named are in the deck, and fill the places of the row that are
    left; missions that are not named are dealt in the order of their numbers. It is the turn of seat 0, who has no die
    left.

    Args:
        rules: the ruleset; its options choose the rulings and the rebel board.
        players: the number of seats; 1 for a solo game, in which empire 1 is the rebel's.
        seed: of the chance to come.

    >>> from starcup_tiny_epic import EpicRuleset
    >>> scenario = Scenario(EpicRuleset.load()).row("helios jakks")
    >>> game = scenario.empire(0, ships="helios.orbit 1, galaxy").turn(0, "diplomacy economy").begin()
    >>> [choice.text for choice in game.decision(0).legal]
    ['activate diplomacy', 're-roll', 'end turn']
    """

    def __init__(self, rules: EpicRuleset, players: int = 2, seed: int = 7) -> None:
        super().__init__(rules)
        self.rules: EpicRuleset = rules
        self._table: EpicTable = rules.begin(players, seed)
        self._names = Names(rules)
        self._missions: dict[int, int] = {}
        self._removed: tuple[int, ...] | None = None
        self._to: Literal["removed", "under"] = "removed"
        self._begins: int | None = None
        table = self._table
        table.first = table.active = 0
        table.turn = table.round = 1
        table.stack = []

    # What lies on the table.

    def row(self, planets: str) -> Self:
        """Name the planets of the row, from the left; others of the deck fill the places that are left.

        Args:
            planets: their keys, with blanks between them; ``-`` for a gap, if no planet is left to fill it.

        Raises:
            StarcupError: an unknown planet, or more than the row has.
        """
        self.once("row")
        row = tuple(NOTHING if key == "-" else self._names.planet(key) for key in words(planets, "row"))
        players = self._table.players
        size = self.rules.numbers.row_of(players)
        if len(row) > size:
            these = f"{players} player{'s' * (players > 1)}"
            raise StarcupError(f"row: expected at most {size} planets for {these}; found {len(row)}")
        self._table.row = row
        return self

    def empire(
        self,
        number: int,
        *,
        energy: int | None = None,
        culture: int | None = None,
        level: int = 1,
        ships: str | Sequence[str] = (),
        colonies: str = "",
        mission: str = "",
        used: str = "",
        fewer: int = 0,
    ) -> Self:
        """Lay out an empire.

        Args:
            number: that of the seat; in a solo game 1 is the rebel.
            energy: the amount; None: as at the beginning.
            culture: the amount; None: as at the beginning.
            level: of the empire.
            ships: their places: ``galaxy``, ``helios.surface``, ``helios.orbit`` (the start space) or
                ``helios.orbit 2``, with commas between them, or one text each. Ships that are not named are in the
                galaxy.
            colonies: keys of planets, the oldest first.
            mission: its key; none: one that nobody else has.
            used: planets that work once per turn, and were used in this turn.
            fewer: dice that the human of a solo game misses in his next turn (SOLO-48).

        Raises:
            StarcupError: an unknown name, no such empire, an amount that it can't have, or more ships than the level
                has.
        """
        table, names = self._table, self._names
        number_in(number, "empire", 0, len(table.empires) - 1)
        self.once(f"empire {number}")
        empire, most = table.empires[number], table.most(number)
        if energy is not None:
            empire.energy = number_in(energy, f"energy of empire {number}", 0, most)
        if culture is not None:
            empire.culture = number_in(culture, f"culture of empire {number}", 0, most)
        empire.level = level
        is_human = table.is_solo and number == 0
        empire.fewer = number_in(fewer, f"fewer dice of empire {number}", 0, DICE if is_human else 0)
        empire.colonies, empire.used = names.planets(colonies), names.planets(used)
        places = [place.strip() for place in (ships.split(",") if isinstance(ships, str) else ships)]
        empire_of(table, number, [names.place(place) for place in places if place])
        if mission:
            self._missions[number] = names.mission(mission, table.players)
        return self

    def deck(self, planets: str, *, others: Literal["deck", "removed", "under"] = "deck") -> Self:
        """Name the planets that are turned up next, in this order.

        Args:
            planets: their keys.
            others: where planets that lie nowhere else are: in the deck as well, out of the game, or under the deck.

        Raises:
            StarcupError: an unknown planet.
        """
        self.once("deck")
        numbers = self._names.planets(planets)
        self.outcomes.extend(("planet", planet) for planet in numbers)
        if others != "deck":
            self._removed, self._to = numbers, others
        return self

    # The turn, and the end.

    def turn(
        self,
        number: int,
        dice: str = "",
        *,
        bay: str = "",
        spent: int = 0,
        given_up: int = 0,
        rerolls: int = 0,
        follow_price: int = 1,
        follow_gain: tuple[int, int] = (0, 0),
    ) -> Self:
        """Begin in the turn of a seat, after its roll.

        Args:
            number: that of the seat.
            dice: the faces of the unused dice.
            bay: the faces of the activated dice, in order.
            spent: the number of dice in the converter, 2 once it was used.
            given_up: the number of dice given up for actions.
            rerolls: the number of re-rolls in this turn.
            follow_price: the culture that each follow costs in this turn.
            follow_gain: the energy and culture that the seat gains for each follow in this turn.

        Raises:
            StarcupError: an unknown face, no such seat, a number that can't be, or a turn was described before.
        """
        self.once("turn")
        self._check_seat(number)
        table = self._table
        table.active = number
        table.unused, table.bay = tuple(sorted(self._names.faces(dice))), self._names.faces(bay)
        table.spent, table.given_up = number_in(spent, "spent", 0, DICE), number_in(given_up, "given_up", 0, DICE)
        table.rerolls, table.converted = number_in(rerolls, "rerolls", 0, MOST), spent > 0
        table.follow_price = number_in(follow_price, "follow_price", 1, MOST)
        energy, culture = follow_gain
        table.follow_gain = number_in(energy, "follow_gain", 0, MOST), number_in(culture, "follow_gain", 0, MOST)
        return self

    def next_turn(self, number: int) -> Self:
        """Begin where the turn of an empire would begin: it rolls, the rebel plays, or the game ends.

        Args:
            number: that of the empire.

        Raises:
            StarcupError: no such empire, or a turn was described before.
        """
        self.once("turn")
        self._begins = number_in(number, "next_turn", 0, len(self._table.empires) - 1)
        self._table.active = (number - 1) % len(self._table.empires)
        return self

    def first(self, number: int) -> Self:
        """Set the starting player, who is seat 0 otherwise.

        Args:
            number: that of the seat.

        Raises:
            StarcupError: no such seat.
        """
        self.once("first")
        self._check_seat(number)
        self._table.first = number
        return self

    def ended(self, number: int, *, during: int | None = None) -> Self:
        """Let an empire, which has 21 VP or more, have triggered the end.

        Args:
            number: that of the empire.
            during: the seat whose turn it was; None: its own.

        Raises:
            StarcupError: no such seat.
        """
        self.once("ended")
        self._check_seat(number)
        self._table.ended_by = number
        self._table.ended_in = number if during is None else during
        self._check_seat(self._table.ended_in)
        return self

    # Chance.

    def never_drawn(self, kind: str) -> str:
        table = self._table
        drawn = ["planet", *(["rebel-die"] if table.is_solo else []), *self.rules.die_draws[: table.players]]
        if kind in drawn or self.rules.plugins.packs or kind.partition(" ")[0] in self.rules.extensions.outcomes:
            # actions in Python may draw what they like
            return ""
        return f"expected an outcome of {', '.join(drawn)}"

    def rolls(self, number: int, faces: str) -> Self:
        """Set the faces of the dice that a seat rolls next.

        Args:
            number: that of the seat.
            faces: their names, with blanks between them.

        Raises:
            StarcupError: no such face or seat; the rebel's dice are those of :meth:`chance`.
        """
        self._check_seat(number)
        self.outcomes.extend((self.rules.die_draws[number], face) for face in self._names.faces(faces))
        return self

    # The game.

    def steps(self, table: EpicTable) -> list[AnyStep]:
        if self._begins is not None:
            return [NEXT_TURN]
        steps = table.rules.turn_steps
        after = () if table.rules.plain_turns else steps[[step.kind for step in steps].index("play") + 1 :]
        return [NEXT_TURN, *reversed(after), TakeTurn.of(table.active)]

    def faults(self, table: EpicTable) -> list[str]:
        return [*super().faults(table), *oddities(self.rules, table, begins=self._begins is not None)]

    def lay_out(self) -> tuple[EpicTable, list[str]]:
        table = self._table.clone()
        return table, self._lay_out(table)

    def _lay_out(self, table: EpicTable) -> list[str]:
        """Put what was not described into its place; return what is wrong with what was."""
        rules = self.rules
        lying = [planet for planet in table.row if planet >= 0]
        for empire in table.empires:
            lying += empire.colonies
        twice = [rules.keys[planet] for planet in dict.fromkeys(lying) if lying.count(planet) > 1]
        if twice:
            return [f"{', '.join(twice)}: named twice, and there is one of each planet"]
        named = [planet for kind, planet in self.outcomes if kind == "planet"]
        gone = [rules.keys[planet] for planet in named if planet in lying or named.count(planet) > 1]
        if gone:
            return [f"{gone[0]}: can't come from the deck, since it lies on the table, or comes before"]
        left = [planet for planet in range(len(rules.keys)) if planet not in lying]
        if self._removed is not None:
            there = [planet for planet in left if planet in self._removed]
            rest = tuple(planet for planet in left if planet not in self._removed)
            table.removed, table.under = (rest, ()) if self._to == "removed" else ((), rest)
            left = there
        missing = rules.numbers.row_of(table.players) - len(table.row)
        filling = [planet for planet in left if planet not in named][:missing]
        table.row = (*table.row, *filling, *(NOTHING,) * (missing - len(filling)))
        table.deck = [planet for planet in left if planet not in filling]
        gone = [rules.keys[planet] for planet in named if planet not in table.deck]
        return [f"{gone[0]}: can't come from the deck, since it is out of it"] if gone else self._deal_missions(table)

    def _deal_missions(self, table: EpicTable) -> list[str]:
        if table.players == 1:
            return []
        deck, own = missions_in_deck(self.rules, table.players), self._missions
        if len(set(own.values())) < len(own):
            return ["two empires have the same mission"]
        left = [mission for mission in deck if mission not in own.values()]
        for number, empire in enumerate(table.empires):
            empire.mission = own[number] if number in own else left.pop(0)
        for empire in table.empires:
            empire.discarded = left.pop(0)
        table.missions = tuple(left)
        return []

    def _check_seat(self, number: int) -> None:
        most = self._table.players - 1
        if index_of(number) is None or not 0 <= number <= most:
            expected = f"0 to {most}" if most else "0, since the rebel has none"
            raise StarcupError(f"there is no seat {told(number)}: expected {expected}")
