"""The layout of tables from the parts of a scenario, given in any order; impossible tables are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from starcup import StarcupError, did_you_mean, nearest_name
from starcup.making import frozen, stream
from starcup.roll._rules.grants import dice_at
from starcup.roll._rules.ruleset import RollGame, RollRuleset
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.setup import bare_seat
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.workers import phases_of
from starcup.roll.dice import NONE, ONE, Dice, gathered, kinds, put

Start = Literal["", "phases", "assign", "manage", "round"]


@frozen
class SeatPlan:
    """The things at a seat; see :meth:`starcup.roll.testing.Scenario.seat`. None: nothing was said."""

    credits: int | None = None
    chips: int | None = None
    cup: str | None = None
    citizenry: str | None = None
    tableau: Sequence[str] | None = None
    goods: Mapping[str, str] | None = None
    develop: Sequence[str] | None = None
    settle: Sequence[str] | None = None
    developers: str | None = None
    settlers: str | None = None
    workers: Mapping[str, str] | None = None
    rolled: str | None = None
    faction: str | None = None
    home: str | None = None
    resources: Mapping[str, int] | None = None
    abandoned: Sequence[str] | None = None


def number_of(key: str, known: Mapping[str, int], what: str) -> int:
    """Return the number of the thing with a key."""
    if key not in known:
        raise StarcupError(f"{what} {key!r}{did_you_mean(key, known)}")
    return known[key]


class Layout:
    """Lays tiles, dice and chips on a bare table, each of them once."""

    def __init__(self, rules: RollRuleset, players: int, seed: int) -> None:
        self.rules = rules
        numbers = rules.numbers
        self.table: RollTable = RollTable(
            ruleset=rules,
            players=players,
            seed=seed,
            streams=[stream(seed, 1, index) for index in range(players + 1)],
            answered=[0] * players,
            bag=tuple(range(len(rules.tiles))),
            supply=Dice(rules.all_dice),
            pool=numbers.pool_per_player * players,
            round=1,
            order=tuple(range(players)),
            states=rules.extensions.table_states.initial,
            seat_states=rules.extensions.begun(players),
        )
        self._tiles: dict[int, str] = {}
        self._dice: list[tuple[str, str]] = []
        self._wrong: list[str] = []

    # Names.

    def face(self, key: str) -> int:
        """Return the number of a side of a tile."""
        return number_of(key, self.rules.face_index, "no tile has a side")

    def phase(self, key: str) -> int:
        """Return the number of a phase."""
        return number_of(key, self.rules.phase_index, "there is no phase")

    def faction(self, name: str) -> int:
        """Return the number of a faction, by its id or the key of one of its halves."""
        known = {faction.id: index for index, faction in enumerate(self.rules.factions)}
        known |= {half.key: index for index, faction in enumerate(self.rules.factions) for half in faction.halves}
        return number_of(name, known, "there is no faction")

    def home(self, name: str) -> int:
        """Return the number of a home world, by its id or key."""
        homes = self.rules.home_worlds
        known = {key: index for index, home in enumerate(homes) for key in (home.id, home.face.key)}
        return number_of(name, known, "there is no home world")

    def dice(self, names: str, where: str) -> Dice:
        """Return dice, or other workers, and mark them as laid."""
        workers = [ONE[number_of(name, self.rules.worker_index, "there is no die colour")] for name in names.split()]
        self._dice += [(self.rules.die_keys[kind], where) for die in workers for kind in kinds(self.rules.real(die))]
        return gathered(workers)

    def tile(self, key: str, where: str) -> int:
        """Return the tile of a side, and mark it as laid."""
        tile = self.face(key) // 2
        if tile >= len(self.rules.tiles):
            self._wrong.append(f"{key!r} is no side of a game tile, and can't be {where}")
        elif tile in self._tiles:
            self._wrong.append(f"the tile of {key!r} is {where}, and {self._tiles[tile]} as well")
        self._tiles.setdefault(tile, where)
        return tile

    # Laying out.

    def seats(self, plans: Sequence[SeatPlan]) -> None:
        """Lay out all seats. A seat without a faction gets the next one by number, for the order of play."""
        taken = [None if plan.faction is None else self.faction(plan.faction) for plan in plans]
        numbers = sorted(range(len(self.rules.factions)), key=lambda index: self.rules.factions[index].number)
        homes = [None if plan.home is None else self.home(plan.home) for plan in plans]
        twice = [f"faction {self.rules.factions[index].id!r}" for index in _twice(taken)]
        twice += [f"home world {self.rules.home_worlds[index].id!r}" for index in _twice(homes)]
        self._wrong += [f"two seats have the {piece}" for piece in twice]
        free = iter([index for index in numbers if index not in taken])
        free_homes = iter([index for index in range(len(self.rules.home_worlds)) if index not in homes])
        for number, (plan, faction, home) in enumerate(zip(plans, taken, homes, strict=True)):
            faction = next(free, number) if faction is None else faction
            self._seat(number, plan, faction, next(free_homes, number) if home is None else home)

    def _seat(self, number: int, plan: SeatPlan, faction: int, home: int) -> None:
        seat, at = bare_seat(self.rules), f"of seat {number}"
        seat.faction, seat.home = faction, home
        self.table.seats.append(seat)
        if plan.credits is not None:
            seat.credits = plan.credits
        seat.chips = plan.chips or 0
        if seat.chips < 0:
            self._wrong.append(f"seat {number} has {seat.chips} VP in chips")
        seat.cup = self.dice(plan.cup or "", f"the cup {at}")
        seat.citizenry = self.dice(plan.citizenry or "", f"Citizenry {at}")
        seat.developers = self.dice(plan.developers or "", f"the developers {at}")
        seat.settlers = self.dice(plan.settlers or "", f"the settlers {at}")
        self._tableau(number, seat, plan)
        seat.development_stack = self._tiles_in(plan.develop, f"in the development stack {at}")
        seat.world_stack = self._tiles_in(plan.settle, f"in the world stack {at}")
        seat.abandoned = self._tiles_in(plan.abandoned, f"abandoned by seat {number}")
        for phase, dice in (plan.workers or {}).items():
            seat.columns = put(seat.columns, self.phase(phase), self.dice(dice, f"{phase} {at}"))
        seat.resources = tuple(sorted((plan.resources or {}).items()))
        self._roll(seat, plan.rolled or "", at)

    def _tiles_in(self, keys: Iterable[str] | None, where: str) -> tuple[int, ...]:
        return tuple(self.tile(key, where) for key in keys or ())

    def _tableau(self, number: int, seat: Seat, plan: SeatPlan) -> None:
        rules, where = self.rules, f"in the tableau of seat {number}"
        first = [] if plan.faction is None else [half.index for half in rules.factions[seat.faction].halves]
        if plan.home is not None:
            first.append(rules.home_worlds[seat.home].face.index)
        seat.squares = rules.factions[seat.faction].squares + rules.home_worlds[seat.home].squares
        owned = [*first]
        for key in plan.tableau or ():
            face = self.face(key)
            if face < 2 * len(rules.tiles):
                self.tile(key, where)
                seat.squares += 1
            elif any(face in other.tableau for other in self.table.seats) or face in owned:
                self._wrong.append(f"{key!r} is {where}, and in a tableau already")
            owned.append(face)
        seat.tableau = tuple(owned)
        seat.powers = rules.powers_of(seat.tableau)
        goods = [NONE] * len(owned)
        keys = {rules.faces[face].key: place for place, face in enumerate(owned)}
        for world, dice in (plan.goods or {}).items():
            self.face(world)
            if world not in keys:
                self._wrong.append(f"goods lie on {world!r}, which is not {where}{did_you_mean(world, keys)}")
            elif not rules.faces[owned[keys[world]]].holds_goods:
                self._wrong.append(f"goods lie on {world!r}, which never holds any")
            else:
                goods[keys[world]] = self.dice(dice, f"the goods of seat {number}")
        seat.goods = tuple(goods)

    def _roll(self, seat: Seat, rolled: str, at: str) -> None:
        for name in rolled.split():
            key, _, face = name.partition(".")
            colour = number_of(key, self.rules.die_index, "there is no die colour")
            faces = self.rules.dice[colour].faces
            able = {phase for shown in faces for phase in phases_of(shown, self.rules.phase_keys)}
            if face not in faces and self.rules.phase_index.get(face) not in able:
                raise StarcupError(f"no {key} die shows {face!r}{did_you_mean(face, faces)}")
            self.dice(key, f"the dice rolled {at}")
            seat.behind_screen += ONE[colour]
            kind = self.rules.loose_index.get((colour, face))
            if kind is None:
                seat.sheet_columns = put(seat.sheet_columns, self.phase(face), ONE[colour])
            else:
                seat.sheet_loose += ONE[kind]

    def rest(self, bag: Sequence[str] | None, pool: int | None) -> None:
        """Put the remaining tiles in the bag or, with ``bag``, out of the game, and the remaining chips in the pool."""
        table = self.table
        wanted = None if bag is None else {self.tile(key, "in the bag") for key in bag}
        here = set(range(len(self.rules.tiles))) - (self._tiles.keys() - (wanted or set()))
        table.bag = tuple(sorted(here if wanted is None else here & wanted))
        table.box = () if wanted is None else tuple(sorted(here - wanted))
        owned = sum(seat.chips for seat in table.seats)
        left = table.pool - owned if pool is None else pool
        if left < 0 or (left and left > table.pool - owned):
            self._wrong.append(f"there are {table.pool} VP in chips: seats have {owned}, and {left} are in the pool")
        table.chips_out = max(0, table.pool - owned - left)
        table.beyond = max(0, owned + left - table.pool)
        table.pool = left

    def fits(self, plans: Sequence[SeatPlan], start: Start, phases: Sequence[str]) -> None:
        """Record a fault for things that lie where a scenario with this start never looks."""
        for number, plan in enumerate(plans):
            if plan.workers and any(plan.workers.values()) and start not in ("phases", "assign"):
                self._wrong.append(
                    f"workers of seat {number} lie under phases: that is for scenarios that start there, with phases()"
                )
            idle = [phase for phase, dice in (plan.workers or {}).items() if dice and phase not in phases]
            if idle and start == "phases":
                self._wrong.append(f"workers of seat {number} lie under {idle[0]}, which does not occur (REVEAL-5)")
            if plan.abandoned and start != "phases":
                self._wrong.append(f"seat {number} has abandoned tiles in this phase: that is for phases()")
            if plan.rolled and start != "assign":
                self._wrong.append(f"seat {number} has rolled dice: that is for scenarios that start with assign()")

    def draws(self, tiles: Iterable[int]) -> None:
        """Record a fault for tiles that are told to be drawn, and are out of the game."""
        gone = [self.rules.tiles[tile].id for tile in tiles if tile in self.table.box]
        self._wrong += [f"tile {tile} is told to be drawn, and is out of the game" for tile in gone]

    def faults(self) -> list[str]:
        """Return everything that is wrong with the description; if nothing is, take the dice out of the supply."""
        wrong, rules = self._wrong, self.rules
        for die in rules.dice:
            places = Counter(where for key, where in self._dice if key == die.key)
            number = sum(places.values())
            if number > die.count:
                laid = ", ".join(f"{times} in {where}" for where, times in places.items())
                wrong.append(f"{number} {die.key} dice lie on the table, and there are {die.count}: {laid}")
        if not wrong:
            self.table.supply -= Dice(sum(ONE[rules.die_index[key]] for key, _ in self._dice))
        return wrong


def _twice(numbers: Iterable[int | None]) -> list[int]:
    return [number for number, times in Counter(numbers).items() if number is not None and times > 1]


def dice(game: RollGame, place: str, seat: int = 0) -> dict[str, int]:
    """Return the dice and other workers that lie somewhere, counted by colour.

    Args:
        game: the game.
        place: ``cup``, ``citizenry``, ``screen``, ``developers``, ``settlers``, ``supply``, a phase, or the key of
            a world with goods.
        seat: whose.

    Returns:
        how many there are of each colour that is there, in the order of the colours.

    Raises:
        AssertionError: there is no such place; names the nearest.

    >>> from starcup.roll import RollRuleset
    >>> from starcup.roll.testing import Scenario
    >>> game = Scenario(RollRuleset.load(["base"])).seat(0, cup="military home home home").phases().begin()
    >>> dice(game, "cup"), dice(game, "citizenry")
    ({'home': 3, 'military': 1}, {})
    """
    table = game.table
    there = dict(dice_at(table, seat))
    there |= {"screen": table.seats[seat].behind_screen, "supply": table.supply}
    if place not in there:
        near = nearest_name(place, there)
        raise AssertionError(f"seat {seat} has no place {place!r}" + (f" (did you mean {near!r}?)" if near else ""))
    return game.view(seat).dice(there[place])
