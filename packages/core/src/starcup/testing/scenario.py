"""Scenarios: a position put together in a few lines, to test a rule, a power, a bot or a front end."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Self

from starcup.kernel.chance import stream
from starcup.kernel.errors import StarcupError
from starcup.kernel.game import Game
from starcup.kernel.loop import advance
from starcup.kernel.steps import AnyStep
from starcup.kernel.suggest import hint
from starcup.kernel.table import Scripted
from starcup.roll.assign import AssignAll
from starcup.roll.definitions import Face
from starcup.roll.dice import NONE, ONE, Dice, count, total
from starcup.roll.extension_state import SeatStates, TableStates
from starcup.roll.invariants import faults
from starcup.roll.rounds import DoPhases, Manage, Round
from starcup.roll.ruleset import RollRuleset
from starcup.roll.seat import Seat
from starcup.roll.table import RollTable
from starcup.roll.view import RollView

RollGame = Game[RollTable, RollView]


class Scenario:
    """A table that is laid out by hand and then played from a chosen point of a round.

    Seats begin bare: no tiles, no dice, $1, and only the number of a faction for
    the order of play (seat 0 first). Dice are named by colour, as in
    ``"home home genes"``; tiles and worlds by the key of the side that is meant.

    >>> from starcup.roll import Ruleset
    >>> table = Scenario(Ruleset.load(["base"])).seat(0, workers={"explore": "home"}, credits=3).phases("explore")
    >>> game = table.begin()
    >>> [choice.text for choice in game.waiting()[0].legal]
    ['scout home', 'stock home']
    >>> game.submit(0, "stock home")
    >>> game.table.seats[0].credits
    5
    """

    def __init__(self, rules: RollRuleset, players: int = 2, seed: int = 0) -> None:
        self.rules = rules
        numbers = rules.numbers
        self.table: RollTable
        self.table = table = RollTable(
            ruleset=rules,
            rules=rules,
            players=players,
            seed=seed,
            streams=[stream(seed, 1, index) for index in range(players + 1)],
            answered=[0] * players,
            bag=tuple(range(len(rules.tiles))),
            supply=Dice(sum(ONE[colour] * die.count for colour, die in enumerate(rules.dice))),
            pool=numbers.pool_per_player * players,
            round=1,
            order=tuple(range(players)),
            states=TableStates(rules.extensions.table_states.initial),
        )
        by_number = sorted(range(len(rules.factions)), key=lambda index: rules.factions[index].number)
        for number in range(players):
            columns = rules.empty_columns
            seat = Seat(by_number[number], number, numbers.start_credits, columns, columns, powers=rules.no_powers)
            seat.squares = rules.factions[seat.faction].squares + rules.home_worlds[seat.home].squares
            seat.states = SeatStates(rules.extensions.seat_states.initial)
            table.seats.append(seat)
        self._script: deque[Scripted] = deque()
        self._steps: list[AnyStep] = [Round()]

    def seat(
        self,
        number: int,
        *,
        credits: int | None = None,
        chips: int = 0,
        cup: str = "",
        citizenry: str = "",
        tableau: Sequence[str] = (),
        goods: Mapping[str, str] | None = None,
        develop: Sequence[str] = (),
        settle: Sequence[str] = (),
        developers: str = "",
        settlers: str = "",
        workers: Mapping[str, str] | None = None,
        rolled: str = "",
        faction: str = "",
        home: str = "",
        resources: Mapping[str, int] | None = None,
    ) -> Self:
        """Lay out one seat.

        Args:
            number: the seat.
            credits, chips: what it has; chips come from the pool.
            cup, citizenry: dice.
            tableau: developments and worlds that it has completed.
            goods: dice lying on worlds of the tableau, by world.
            develop, settle: the construction stacks from the top.
            developers, settlers: dice lying on them.
            workers: dice (or other workers, by their keys) under the phases, for scenarios that start after Reveal.
            rolled: dice behind the screen as ``colour.face``, for scenarios that start at Assign.
            resources: counters, and what else packs count, by name.
            faction, home: ids, to have these faces in the tableau (without their grants).

        Raises:
            StarcupError: an unknown name, or more dice than there are.
        """
        seat, rules = self.table.seats[number], self.rules
        seat.credits = seat.credits if credits is None else credits
        seat.chips = chips
        self.table.pool -= chips
        seat.cup, seat.citizenry = self._dice(cup), self._dice(citizenry)
        seat.developers, seat.settlers = self._dice(developers), self._dice(settlers)
        faces = [] if not faction else [face.key for face in self._faction(seat, faction)]
        if home:
            seat.home = next(index for index, one in enumerate(rules.home_worlds) if one.id == home)
            faces.append(rules.home_worlds[seat.home].face.key)
        for key in (*faces, *tableau):
            index = self._face(key)
            if index < 2 * len(rules.tiles):
                self._take_tile(index)
                seat.squares += 1
            seat.tableau = (*seat.tableau, index)
            seat.goods = (*seat.goods, NONE)
        seat.powers = rules.powers_of(seat.tableau)
        for world, dice in (goods or {}).items():
            position = seat.tableau.index(self._face(world))
            lying = list(seat.goods)
            lying[position] = self._dice(dice)
            seat.goods = tuple(lying)
        seat.development_stack = tuple(self._take_tile(self._face(key)) for key in develop)
        seat.world_stack = tuple(self._take_tile(self._face(key)) for key in settle)
        columns = list(seat.columns)
        for phase, dice in (workers or {}).items():
            columns[self._phase(phase)] = self._dice(dice)
        seat.columns = tuple(columns)
        seat.resources = tuple(sorted((resources or {}).items()))
        self._roll(seat, rolled)
        return self

    def pool(self, left: int) -> Self:
        """Leave that many VP chips in the pool; the others go to the last seat."""
        last = self.table.seats[-1]
        last.chips += self.table.pool - left
        self.table.pool = left
        return self

    def bag(self, *tiles: str) -> Self:
        """Leave only these tiles (by the key of either side) in the bag; the others go into the last seat's stack."""
        keep = {self._face(key) // 2 for key in tiles}
        last = self.table.seats[-1]
        last.development_stack += tuple(tile for tile in self.table.bag if tile not in keep)
        self.table.bag = tuple(tile for tile in self.table.bag if tile in keep)
        return self

    def abandoned(self, number: int, *tiles: str) -> Self:
        """Put tiles that a seat has abandoned in this phase aside."""
        seat = self.table.seats[number]
        seat.abandoned += tuple(self._take_tile(self._face(key)) for key in tiles)
        return self

    def order(self, *seats: int) -> Self:
        """The strict order of play."""
        self.table.order = seats
        return self

    def chance(self, *outcomes: str) -> Self:
        """Outcomes that come next, as journals write them: ``"tile 0 t05"``, ``"spare explore"``."""
        for outcome in outcomes:
            kind, _, value = outcome.rpartition(" ")
            self._script.append((kind, self.rules.outcome_value(kind, value), 0))
        return self

    def rolls(self, number: int, dice: str) -> Self:
        """What a seat rolls next, as ``"home.explore genes.wild"``: all dice of its cup; lower seats roll first."""
        colours = [(self._colour(one.partition(".")[0]), one.partition(".")[2]) for one in dice.split()]
        keys = self.rules.die_keys
        ordered = sorted(colours, key=lambda one: one[0])
        return self.chance(*(f"roll {number} {keys[colour]} {face}" for colour, face in ordered))

    def spare(self, face: str) -> Self:
        """What the die that two players share at Reveal shows next."""
        return self.chance(f"spare {face}")

    def draws(self, number: int, *tiles: str) -> Self:
        """The tiles (by the key of either side) that a seat draws next, one after another."""
        return self.chance(*(f"tile {number} {self.rules.tiles[self._face(key) // 2].id}" for key in tiles))

    def phases(self, *phases: str) -> Self:
        """Start after Reveal, with these phases occurring; stop behind them."""
        self.table.occurring = tuple(sorted(self._phase(phase) for phase in phases))
        self._steps = [DoPhases()]
        return self

    def assign(self) -> Self:
        """Start at Assign, with the dice that seats have ``rolled``; stop before Reveal."""
        self._steps = [AssignAll()]
        return self

    def manage(self) -> Self:
        """Start at Manage Empire; stop before the check for the end."""
        self._steps = [Manage()]
        return self

    def go_on(self) -> Self:
        """Don't stop there: go on with the rest of the round, and with further rounds."""
        if isinstance(self._steps[0], Round):
            return self
        steps = self.rules.round_steps
        begun = next(index for index, step in enumerate(steps) if type(step) is type(self._steps[0]))
        self._steps = [*reversed(steps[begun + 1 :]), *self._steps]
        return self

    def round(self) -> Self:
        """Start with a new round: everybody rolls."""
        self.table.round = 0
        self._steps = [Round()]
        return self

    def begin(self, *, log: bool = True, outside_chance: bool = False) -> RollGame:
        """The game from here on; with ``outside_chance`` the caller supplies every roll and draw.

        Raises:
            StarcupError: the position breaks an invariant, such as conservation of dice.
        """
        wrong = faults(self.table)
        if wrong:
            raise StarcupError(f"impossible scenario: {'; '.join(wrong)}")
        self.table.stack = list(self._steps)
        self.table.script = self._script or None
        self.table.outside_chance |= outside_chance
        return Game.at(self.rules, self.table, log=log)

    # Names.

    def _face(self, key: str) -> int:
        if key not in self.rules.face_index:
            raise StarcupError(f"no tile has a side {key!r}{hint(key, self.rules.face_index)}")
        return self.rules.face_index[key]

    def _phase(self, key: str) -> int:
        if key not in self.rules.phase_index:
            raise StarcupError(f"there is no phase {key!r}{hint(key, self.rules.phase_index)}")
        return self.rules.phase_index[key]

    def _colour(self, key: str) -> int:
        if key not in self.rules.die_index:
            raise StarcupError(f"there is no die colour {key!r}{hint(key, self.rules.die_index)}")
        return self.rules.die_index[key]

    def _worker(self, key: str) -> int:
        if key not in self.rules.worker_index:
            raise StarcupError(f"there is no die colour {key!r}{hint(key, self.rules.worker_index)}")
        return self.rules.worker_index[key]

    def _faction(self, seat: Seat, name: str) -> list[Face]:
        index = next((index for index, one in enumerate(self.rules.factions) if one.id == name), None)
        if index is None:
            raise StarcupError(f"there is no faction {name!r}")
        seat.faction = index
        return list(self.rules.factions[index].halves)

    def _dice(self, names: str) -> Dice:
        workers = Dice(sum(ONE[self._worker(name)] for name in names.split()))
        dice = self.rules.real(workers)
        if any(count(self.table.supply, kind) < count(dice, kind) for kind in range(self.rules.colours)):
            raise StarcupError(f"the supply has not got these {total(dice)} dice any more: {names}")
        self.table.supply -= dice
        return workers

    def _take_tile(self, face: int) -> int:
        tile = face // 2
        if tile not in self.table.bag:
            raise StarcupError(f"the tile of {self.rules.faces[face].key!r} has been used already")
        self.table.bag = tuple(other for other in self.table.bag if other != tile)
        return tile

    def _roll(self, seat: Seat, rolled: str) -> None:
        columns, loose = list(seat.sheet_columns), seat.sheet_loose
        for name in rolled.split():
            key, _, face = name.partition(".")
            colour = self._colour(key)
            self._dice(key)
            seat.behind_screen += ONE[colour]
            kind = self.rules.loose_index.get((colour, face))
            if kind is None:
                columns[self._phase(face)] = columns[self._phase(face)] + ONE[colour]
            else:
                loose += ONE[kind]
        seat.sheet_columns, seat.sheet_loose = tuple(columns), loose


def fixed_game(rules: RollRuleset, *outcomes: str, players: int = 2, seed: int = 0) -> RollGame:
    """A new game whose first rolls and draws are told, in order, as journals write them; then the generator goes on.

    Raises:
        StarcupError: no such outcome, or the game draws something else there; says what.

    >>> from starcup.roll import Ruleset
    >>> game = fixed_game(Ruleset.load(["base"]), "faction 0 f3")
    >>> game.view(0).rules.factions[game.table.seats[0].faction].id
    'f3'
    """
    table = rules.begin(players, seed)
    told = (outcome.rpartition(" ") for outcome in outcomes)
    table.script = deque((kind, rules.outcome_value(kind, value), 0) for kind, _, value in told) or None
    table.log = []
    game: RollGame = Game(rules, table)
    advance(table)
    return game
