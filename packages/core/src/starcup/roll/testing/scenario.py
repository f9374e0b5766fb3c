"""Scenarios: positions put together in a few lines, to test a rule, a power, a bot or a front end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self, TypeVar

from attrs import evolve

from starcup import BadArgument, StarcupError
from starcup.making import AnyStep, index_of, told
from starcup.roll._rules.assign import AssignAll
from starcup.roll._rules.rounds import DoPhases, Manage, Round
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView
from starcup.roll.testing.laying import Layout, SeatPlan, Start, number_of
from starcup.testing import GameScenario

T = TypeVar("T")

STARTS: Mapping[Start, AnyStep] = {
    "": Round(), "phases": DoPhases(), "assign": AssignAll(), "manage": Manage(), "round": Round(),
}  # fmt: skip


class Scenario(GameScenario[RollTable, RollView]):
    """A table that is laid out by hand and then played from a chosen point of a round.

    Seats begin bare: no tiles, no dice, $1, and only the number of a faction for the order of play (seat 0 first).
    Dice are named by colour, as in ``"home home genes"``; tiles and worlds by the key of the side that is meant. The
    calls may come in any order, each thing is said once; the table is laid out when the game begins, any number of
    times. The end is only checked where a round ends (END-1): a table with twelve squares, or without a chip in the
    pool, is one for a last round.

    >>> from starcup.roll import RollRuleset
    >>> table = Scenario(RollRuleset.load(["base"])).seat(0, workers={"explore": "home"}, credits=3).phases("explore")
    >>> game = table.begin()
    >>> [choice.text for choice in game.waiting()[0].legal]
    ['scout home', 'stock home']
    >>> game.submit(0, "stock home")
    >>> game.table.seats[0].credits
    5
    """

    def __init__(self, rules: RollRuleset, players: int = 2, seed: int = 0) -> None:
        """Begin with a bare table.

        Args:
            rules: the ruleset, with the packs that are tested.
            players: how many seats there are.
            seed: of all rolls and draws that are not set.

        Raises:
            StarcupError: the game is not for so many players.
        """
        rules.begin(players, seed)  # raises for numbers with which no game begins
        super().__init__(rules)
        self.rules: RollRuleset = rules
        self.players = players
        self.seed = seed
        self._names = Layout(rules, players, seed)
        self._plans = [SeatPlan() for _ in range(players)]
        self._bag: tuple[str, ...] | None = None
        self._pool: int | None = None
        self._order: tuple[int, ...] | None = None
        self._start: Start = ""
        self._phases: tuple[str, ...] = ()
        self._goes_on = False

    def seat(
        self,
        number: int,
        *,
        credits: int | None = None,
        chips: int | None = None,
        cup: str | None = None,
        citizenry: str | None = None,
        tableau: Sequence[str] | None = None,
        goods: Mapping[str, str] | None = None,
        develop: Sequence[str] | None = None,
        settle: Sequence[str] | None = None,
        developers: str | None = None,
        settlers: str | None = None,
        workers: Mapping[str, str] | None = None,
        rolled: str | None = None,
        faction: str | None = None,
        home: str | None = None,
        resources: Mapping[str, int] | None = None,
    ) -> Self:
        """Lay out one seat; what is left out stays bare, or as another call says.

        Args:
            number: the seat, from 0.
            credits: what it has, in $.
            chips: VP in chips; they come from the pool.
            cup: dice.
            citizenry: dice.
            tableau: developments and worlds that it has completed.
            goods: dice lying on worlds of the tableau, by world.
            develop: the development stack from the top.
            settle: the world stack from the top.
            developers: dice lying on the development stack.
            settlers: dice lying on the world stack.
            workers: dice (or other workers, by their keys) under the phases, for scenarios that start after Reveal.
            rolled: dice behind the screen as ``colour.face``, for scenarios that start at Assign.
            faction: its id, or the key of a half: these faces are in the tableau, without their grants.
            home: the home world, by its id or key: it is in the tableau, without its grants.
            resources: counters, and other resources of packs, by name.

        Returns:
            the scenario.

        Raises:
            StarcupError: no such seat, an unknown name, or something that was said before.
        """
        given = {
            name: value for name, value in locals().items() if name not in ("self", "number") and value is not None
        }
        for amount in ("credits", "chips"):
            _check_number(given.get(amount, 0), amount)
        plan = self._plan(number)
        names = self._names
        for key in (*(tableau or ()), *(goods or ()), *(develop or ()), *(settle or ())):
            names.face(key)
        for phase in workers or ():
            names.phase(phase)
        for dice in (cup, citizenry, developers, settlers, *(goods or {}).values(), *(workers or {}).values()):
            for name in (dice or "").split():
                number_of(name, self.rules.worker_index, "there is no die colour")
        if faction is not None:
            names.faction(faction)
        if home is not None:
            names.home(home)
        again = [name for name in given if getattr(plan, name) is not None]
        if again:
            raise StarcupError(f"{', '.join(again)} of seat {number} was said before")
        self._plans[number] = evolve(plan, **given)
        return self

    def _plan(self, number: int) -> SeatPlan:
        if index_of(number) is None or not 0 <= number < self.players:
            raise StarcupError(f"there is no seat {told(number)}: expected 0 to {self.players - 1}")
        return self._plans[number]

    def pool(self, left: int) -> Self:
        """Leave that many VP chips in the pool; those that no seat has are out of the game.

        Args:
            left: how many chips.

        Raises:
            StarcupError: said before.
        """
        _check_number(left, "pool")
        self._pool = self._once("pool", self._pool, left)
        return self

    def bag(self, *tiles: str) -> Self:
        """Leave only these tiles in the bag; what lies nowhere is out of the game.

        Args:
            *tiles: the tiles, by the key of either side.

        Raises:
            StarcupError: an unknown tile, or said before.
        """
        for key in tiles:
            self._names.face(key)
        self._bag = self._once("bag", self._bag, tiles)
        return self

    def _once(self, what: str, before: T | None, now: T) -> T:
        if before is not None:
            raise StarcupError(f"{what} was said before")
        return now

    def abandoned(self, number: int, *tiles: str) -> Self:
        """Put tiles that a seat has abandoned in this phase aside.

        Args:
            number: the seat, from 0.
            *tiles: the tiles, by the key of either side.

        Raises:
            StarcupError: no such seat, an unknown tile, or said before.
        """
        for key in tiles:
            self._names.face(key)
        plan = self._plan(number)
        self._plans[number] = evolve(plan, abandoned=self._once("abandoned", plan.abandoned, tiles))
        return self

    def order(self, *seats: int) -> Self:
        """Set the strict order of play.

        Args:
            *seats: every seat once, from 0.

        Raises:
            StarcupError: not every seat once, or said before.
        """
        if sorted(seats) != list(range(self.players)):
            raise StarcupError(f"order: expected each seat from 0 to {self.players - 1} once, found {seats}")
        self._order = self._once("order", self._order, seats)
        return self

    # Chance.

    def never_drawn(self, kind: str) -> str:
        if kind == "spare" and self.players not in self.rules.numbers.spare_die_players:
            return f"no die is shared by {self.players} players"
        name, _, rest = kind.partition(" ")
        if name in ("roll", "tile") and rest.partition(" ")[0] not in map(str, range(self.players)):
            return f"expected a seat from 0 to {self.players - 1}"
        return "" if kind else "expected a kind and its value, as 'spare explore'"

    def rolls(self, number: int, dice: str) -> Self:
        """Set the next roll of a seat: all dice of its cup.

        Args:
            number: the seat, from 0.
            dice: colour and face of each die, such as ``"home.explore genes.wild"``.

        Raises:
            StarcupError: no such seat, colour or face.
        """
        self._plan(number)
        for die in dice.split():
            colour, _, face = die.partition(".")
            number_of(colour, self.rules.die_index, "there is no die colour")
            self.chance(f"roll {number} {colour} {face}")
        return self

    def spare(self, face: str) -> Self:
        """Set the next face of the die that two players share at Reveal.

        Args:
            face: the face.

        Raises:
            StarcupError: it has no such face.
        """
        return self.chance(f"spare {face}")

    def draws(self, number: int, *tiles: str) -> Self:
        """Set the tiles that a seat draws next, one after another.

        Args:
            number: the seat, from 0.
            *tiles: the tiles, by the key of either side.

        Raises:
            StarcupError: no such seat or tile.
        """
        self._plan(number)
        ids = [self.rules.tiles[self._names.face(key) // 2].id for key in tiles]
        return self.chance(*(f"tile {number} {tile}" for tile in ids))

    # The start.

    def _starts(self, start: Start) -> Self:
        if self._start:
            raise StarcupError(f"it starts with {self._start}: that was said before")
        self._start = start
        return self

    def phases(self, *phases: str) -> Self:
        """Start after Reveal, with these phases occurring; stop behind them.

        Args:
            *phases: the names of the phases.

        Raises:
            StarcupError: no such phase, or another start was said before.
        """
        for phase in phases:
            self._names.phase(phase)
            if phases.count(phase) > 1:
                raise StarcupError(f"phases: expected each phase once; found {phase} twice")
        self._phases = phases
        return self._starts("phases")

    def assign(self) -> Self:
        """Start at Assign, with the dice that seats have ``rolled``; stop before Reveal.

        Raises:
            StarcupError: another start was said before.
        """
        return self._starts("assign")

    def manage(self) -> Self:
        """Start at Manage Empire; stop before the check for the end.

        Raises:
            StarcupError: another start was said before.
        """
        return self._starts("manage")

    def round(self) -> Self:
        """Start with a new round: everybody rolls.

        Raises:
            StarcupError: another start was said before.
        """
        return self._starts("round")

    def go_on(self) -> Self:
        """Go on with the rest of the round, and with further rounds, instead of stopping."""
        self._goes_on = True
        return self

    def lay_out(self) -> tuple[RollTable, list[str]]:
        layout = Layout(self.rules, self.players, self.seed)
        layout.seats(self._plans)
        layout.rest(self._bag, self._pool)
        table = layout.table
        table.order = self._order or table.order
        table.occurring = tuple(sorted(layout.phase(phase) for phase in self._phases))
        table.round = 0 if self._start == "round" else 1
        layout.fits(self._plans, self._start, self._phases)
        layout.draws(value for kind, value in self.outcomes if kind.startswith("tile "))
        return table, layout.faults()

    def steps(self, table: RollTable) -> list[AnyStep]:
        first, steps = STARTS[self._start], self.rules.round_steps
        if not self._goes_on or isinstance(first, Round):
            return [first]
        begun = next(index for index, step in enumerate(steps) if type(step) is type(first))
        return [*reversed(steps[begun + 1 :]), first]


def _check_number(value: object, name: str) -> None:
    if index_of(value) is None:
        raise BadArgument(f"{name}: expected a whole number, found {told(value)}")
