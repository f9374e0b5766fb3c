"""The features of Roll for the Galaxy: what a seat sees, as numbers for learners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from operator import attrgetter
from typing import TypeVar

from starcup.features import NOT_TRAITS, Block, Features, Number, Slot, Things, traits
from starcup.making import Made
from starcup.roll._rules.definitions import Face, WorldColour
from starcup.roll._rules.reassign import DICTATE_KEY
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.term_words import TileAmount
from starcup.roll._rules.workers import Worker
from starcup.roll.arrays import KINDS, PLACES, Points, Standing, Tiles, of_seat, of_table, sides
from starcup.roll.dice import Dice, gathered, total

MOST_TILES = 40
"""The most tiles of a seat in one place; with home world and faction a tableau seldom has half of it."""
MOST_CHIPS, MOST_ROUNDS, MOST_STACK, MOST_WORKERS, MOST_DICE = 40, 25, 10, 10, 24
COARSE = (5, 10, 20, 30, 40, 60, 80)
"""The numbers of dice in the supply, and of tiles in the bag, that are told apart."""
SCORES = (2, 4, 6, 8, 11, 14, 17, 20, 23, 26, 29, 32, 36, 40, 45, 50, 60, 70)
BONUSES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
ROOM = "room"
"""What stands for a good that a world has room for."""
NOT_TOLD = NOT_TRAITS | {"immediate", "*.keys"}
"""Fields of terms that are no traits: tiles by name, and gains, which are told as such."""

Does = Mapping[str, float]
KeyT = TypeVar("KeyT")


class RollFeatures(Features[RollTable, RollRuleset]):
    """The clock and the pool, the dice, tableaus and goods of all, the sheet and construction zone of the viewer."""

    @cached_property
    def pieces(self) -> Mapping[str, Does]:
        rules = self.ruleset
        workers = {worker.key: _works(rules, worker) for worker in rules.workers}
        return workers | {face.key: does for face, does in zip(rules.faces, self._faces, strict=True)}

    @cached_property
    def _faces(self) -> tuple[Does, ...]:
        """What each face does, in the order of the faces."""
        return tuple([_does(self.ruleset, face) for face in self.ruleset.faces])

    # The table, and the viewer's own secrets.

    def slots(self) -> Iterable[Slot[RollTable]]:
        phases = self.ruleset.phase_keys
        most = self.ruleset.numbers.pool_per_player * self.ruleset.seats[-1]
        done = Made[tuple[int, tuple[int, ...]], tuple[int, ...]](
            lambda now: (now[0], *[len(phases) + phase for phase in now[1]])
        )
        names = (*(f"now={phase}" for phase in phases), *(f"occurring={phase}" for phase in phases))
        yield Number("pool", 0, most, lambda table, seat: table.pool)
        yield Number("round", 0, MOST_ROUNDS, lambda table, seat: table.round)
        yield Number("supply", 0, COARSE[-1], lambda table, seat: total(table.supply), COARSE)
        yield Number("bag", 0, COARSE[-1], lambda table, seat: len(table.bag), COARSE)
        yield Things("phase", names, lambda table, seat: done[table.phase, table.occurring])
        yield self._sheet()
        yield self._zone()

    def _sheet(self) -> Slot[RollTable]:
        """Return the slot of what lies behind the screen of the viewer: dice, the phase selected, powers used."""
        rules, listing = self.ruleset, _Listing()
        columns = self._places(listing, rules.phase_keys)
        loose = listing.add(f"{rules.die_keys[face.colour]}.{face.face}@loose" for face in rules.loose)
        selected = listing.add(f"selected={phase}" for phase in rules.phase_keys)
        selector = listing.add(f"selector={worker}" for worker in rules.worker_names)
        dictated = listing.add(f"{worker}@dictated" for worker in rules.worker_names)
        used = listing.add(f"used={key}" for key in (DICTATE_KEY, *rules.face_index)) + 1  # Dictate has the number -1

        def things(sheet: tuple[tuple[Dice, ...], Dice, int, int, Dice, tuple[int, ...]]) -> tuple[int, ...]:
            rows = [*columns(sheet[0]), *[loose + face for face in KINDS[sheet[1]]]]
            rows += [first + number for first, number in ((selected, sheet[2]), (selector, sheet[3])) if number >= 0]
            return (*rows, *[dictated + kind for kind in KINDS[sheet[4]]], *[used + face for face in sheet[5]])

        fields = ("columns", "loose", "selected", "selector", "dictated", "used")
        return listing.slot("sheet", things, attrgetter(*[f"sheet_{name}" for name in fields]), self._most)

    def _zone(self) -> Slot[RollTable]:
        """Return the slot of the viewer's tiles: both stacks as they are to be, the second tiles again, others."""
        faces, listing = sides(self.ruleset), _Listing()
        first = [listing.add([face.key for face in side], map(self._of, side)) for side in faces]
        second = [
            listing.add([f"second={face.key}" for face in side], [_prefixed("second", self._of(face)) for face in side])
            for side in faces
        ]
        pairs = [
            {name: does for face in pair for name, does in _prefixed(face.side, self._of(face)).items()}
            for pair in zip(*faces, strict=True)
        ]
        ids = [tile.id for tile in self.ruleset.tiles]
        drawn, abandoned = [
            listing.add([f"{place}={name}" for name in ids], [_prefixed(place, does) for does in pairs])
            for place in ("drawn", "abandoned")
        ]

        def things(zone: tuple[Tiles, Tiles, Tiles, Tiles, tuple[Tiles, ...]]) -> tuple[int, ...]:
            developments, worlds, drawing, abandoning, draft = zone
            rows = [drawn + tile for tile in drawing] + [abandoned + tile for tile in abandoning]
            for stack, tiles in enumerate(draft or (developments, worlds)):
                rows += [first[stack] + tile for tile in tiles]
                rows += [second[stack] + tile for tile in tiles[1:2]]
            return tuple(rows)

        return listing.slot(
            "zone", things, attrgetter("development_stack", "world_stack", "drawn", "abandoned", "draft")
        )

    def _of(self, face: Face) -> Does:
        return self._faces[face.index]

    # What everybody sees of each seat.

    def seat_slots(self) -> Iterable[Slot[RollTable]]:
        rules, keys, standings = self.ruleset, tuple(self.ruleset.face_index), Made(self._standing)
        most, squares = rules.numbers.most_credits + 5, rules.numbers.end_squares

        def left(table: RollTable, seat: int) -> int:
            owner = table.seats[seat]
            return standings[owner.tableau][0] - owner.squares

        def bonus(table: RollTable, seat: int) -> int:
            _, _, points, others = standings[table.seats[seat].tableau]
            return points + sum([hook(table, seat) for hook in others]) if others else points

        def score(table: RollTable, seat: int) -> int:
            owner = table.seats[seat]
            _, costs, points, others = standings[owner.tableau]
            return owner.chips + costs + (bonus(table, seat) if others else points)

        yield Number("credits", 0, most, lambda table, seat: table.seats[seat].credits, tuple(range(1, most + 1)))
        yield Number("chips", 0, MOST_CHIPS, lambda table, seat: table.seats[seat].chips)
        yield Number("squares-left", 0, squares, left, tuple(range(1, squares + 1)))
        yield Number("bonus", 0, BONUSES[-1], bonus, BONUSES)
        yield Number("score", 0, SCORES[-1], score, SCORES)
        yield self._dice()
        yield self._goods()
        yield self._tops()
        yield Things("tableau", keys, lambda table, seat: table.seats[seat].tableau, MOST_TILES, self._faces)
        if rules.counters:
            counters = {counter.key: number for number, counter in enumerate(rules.counters)}

            def held(table: RollTable, seat: int) -> tuple[int, ...]:
                resources = table.seats[seat].resources
                return tuple([counters.get(key, -1) for key, amount in resources for _ in range(amount)])

            yield Things("counters", tuple(counters), held, MOST_DICE)

    def array_slots(self) -> Iterable[Block[RollTable]]:
        return of_table(self.ruleset)

    def array_seat_slots(self) -> Iterable[Block[RollTable]]:
        return of_seat(self.ruleset, Made(self._standing))

    def _tops(self) -> Slot[RollTable]:
        """Return the slot of both stacks: their sizes, the tiles on top, and how many workers these lack."""
        rules, faces, listing = self.ruleset, sides(self.ruleset), _Listing()
        top = [listing.add([face.key for face in side], map(self._of, side)) for side in faces]
        size = [listing.steps(f"{name}s", MOST_STACK) for name in ("development", "world")]
        lacks = [listing.steps(f"{name}-lacks", MOST_WORKERS) for name in ("development", "world")]

        def things(zone: tuple[Tiles, Tiles, Dice, Dice, Tiles]) -> tuple[int, ...]:
            developments, worlds, developers, settlers, tableau = zone
            rows, powers = list[int](), rules.powers_of(tableau)
            for stack, (tiles, lying) in enumerate(((developments, developers), (worlds, settlers))):
                if tiles:  # of others' only the first is seen
                    missing = powers.cost(faces[stack][tiles[0]]) - total(lying)
                    rows += (top[stack] + tiles[0], size[stack] + min(len(tiles), MOST_STACK))
                    rows += [lacks[stack] + min(missing, MOST_WORKERS)] if missing > 0 else []
            return tuple(rows)

        read = attrgetter("development_stack", "world_stack", "developers", "settlers", "tableau")
        return listing.slot("building", things, read)

    def _standing(self, tableau: tuple[int, ...]) -> Standing:
        rules, points, others = self.ruleset, 0, list[Points]()
        for face, hook in rules.powers_of(tableau).bonus:
            power = rules.power_terms.get(face.key)
            if power is None or all(_counts_tiles(term) for term in power.bonus or ()):
                points += self._alone(tableau, face)
            else:
                others.append(hook)  # what terms count lies open, so that it is the same in a view
        costs = sum([rules.faces[index].cost for index in tableau])
        return rules.powers_of(tableau).end_squares, costs, points, tuple(others)

    def _alone(self, tableau: tuple[int, ...], face: Face) -> int:
        """Return the bonus of a face as it would be if there was nothing but its tableau."""
        rules = self.ruleset
        table = rules.begin(rules.seats[0], 0)
        owner = table.seats[0]
        owner.tableau, owner.goods, owner.powers = tableau, (Dice(0),) * len(tableau), rules.powers_of(tableau)
        points: int | None = rules.plugins.answer(face.key, "bonus", table, 0, lacking=True)
        return points or 0

    # Dice.

    @property
    def _most(self) -> int:
        return max([die.count for die in self.ruleset.dice])

    def _places(self, listing: _Listing, places: Sequence[str]) -> Callable[[tuple[Dice, ...]], list[int]]:
        """List dice in some places, and how many there are in each; return what finds the things that lie there."""
        workers = self.ruleset.worker_names
        lying = [listing.add(f"{worker}@{place}" for worker in workers) for place in places]
        number = [listing.steps(place, MOST_WORKERS) for place in places]

        def things(there: tuple[Dice, ...]) -> list[int]:
            rows: list[int] = []
            for place, dice in enumerate(there):
                if dice:
                    kinds = KINDS[dice]
                    rows += [lying[place] + kind for kind in kinds]
                    rows.append(number[place] + min(len(kinds), MOST_WORKERS))
            return rows

        return things

    def _dice(self) -> Slot[RollTable]:
        """Return the slot of the dice of a seat, where they lie but for goods; their number; and the phase selected."""
        rules, listing = self.ruleset, _Listing()
        places = self._places(listing, (*PLACES, *rules.phase_keys))
        owned = listing.steps("owned", MOST_DICE)
        selected = listing.add(f"selected={phase}" for phase in rules.phase_keys)

        def things(seat: tuple[tuple[Dice, ...], int, tuple[Dice, ...], *tuple[Dice, ...]]) -> tuple[int, ...]:
            columns, phase, goods, *others = seat
            there = (*others, *columns)
            dice = total(rules.real(gathered((*there, *goods))))
            rows = places(there)
            if dice:
                rows.append(owned + min(dice, MOST_DICE))
            return (*rows, selected + phase) if phase >= 0 else tuple(rows)

        return listing.slot("dice", things, attrgetter("columns", "selected", "goods", *PLACES), self._most)

    def _goods(self) -> Slot[RollTable]:
        """Return the slot of the goods by die and world colour, and of the worlds that have room for more."""
        rules, listing = self.ruleset, _Listing()
        first: dict[str, int] = {}
        for colour in {
            face.colour.key: face.colour for face in rules.faces if face.colour and face.holds_goods
        }.values():
            first[colour.key] = listing.add(
                [f"{worker}@{colour.key}" for worker in rules.worker_names],
                [_good(worker, colour) for worker in rules.workers],
            )
            listing.add([f"{ROOM}@{colour.key}"], [{ROOM: 1.0}])

        def things(lying: tuple[tuple[int, ...], tuple[Dice, ...]]) -> tuple[int, ...]:
            rows, capacity = list[int](), rules.powers_of(lying[0]).capacity
            for index, goods in zip(*lying, strict=True):
                colour = rules.faces[index].colour
                if colour is not None and colour.key in first:
                    kinds = KINDS[goods]
                    rows += [first[colour.key] + kind for kind in kinds]
                    rows += [first[colour.key] + len(rules.workers)] * (capacity - len(kinds))
            return tuple(rows)

        return listing.slot("goods", things, attrgetter("tableau", "goods"), self._most)


class _Listing:
    """The things of a slot that tells several matters at once, which is quicker than a slot for each."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.traits: list[Does] = []

    def add(self, names: Iterable[str], traits: Iterable[Does] | None = None) -> int:
        """Add things, and return the number of the first."""
        first = len(self.names)
        self.names += names
        self.traits += [{}] * (len(self.names) - first) if traits is None else traits
        return first

    def steps(self, name: str, most: int) -> int:
        """Add a thing for each value of a number from 1 on, which tells all values up to it; return that of 0."""
        values = range(1, most + 1)
        does = [{f"{name}>={step}": 1.0 for step in range(1, value + 1)} for value in values]
        return self.add([f"{name}={value}" for value in values], does) - 1

    def slot(
        self, name: str, things: Callable[[KeyT], tuple[int, ...]], read: Callable[[Seat], KeyT], most: int = MOST_TILES
    ) -> Slot[RollTable]:
        """Return the slot; ``things`` are asked only once about equal fields of a seat."""
        known = Made(things)
        return Things(name, self.names, lambda table, seat: known[read(table.seats[seat])], most, self.traits)


def _prefixed(prefix: str, does: Does) -> dict[str, float]:
    return {f"{prefix}.{name}": value for name, value in does.items()}


def _good(worker: Worker, colour: WorldColour) -> dict[str, float]:
    """Return what a good on a world does: what it is and brings."""
    does = {worker.colour_key: 1.0, "good": 1.0, f"on={colour.key}": 1.0, "trade": float(colour.trade)}
    return does | ({"matches": 1.0} if colour.key in worker.matches_as_good else {})


def _counts_tiles(term: object) -> bool:
    """Return whether an amount depends on the own tableau alone."""
    return isinstance(term, TileAmount) and term.whose == "mine" and term.when is None


def _works(rules: RollRuleset, worker: Worker) -> dict[str, float]:
    """Return what a worker does: what a die shows, and what it matches."""
    does: dict[str, float] = {"imaginary" if worker.imaginary else "die" if worker.is_die else "counter": 1.0}
    faces = rules.dice[worker.colour].faces if worker.colour >= 0 else worker.counter.phases if worker.counter else ()
    for face in faces:
        for part in face.split("+"):
            does[f"shows={part}"] = does.get(f"shows={part}", 0.0) + 1.0
    does |= {f"matches={colour}": 1.0 for colour in (*worker.matches_as_good, *worker.matches_as_shipper)}
    return does | {f"flag={flag.key}": 1.0 for flag in worker.flags}


def _does(rules: RollRuleset, face: Face) -> dict[str, float]:
    """Return what a face does: what is printed on it, what it gives, and its power as far as it is stated in terms."""
    does: dict[str, float] = {face.side: 1.0, "cost": float(face.cost)}
    if face.colour is not None:
        does |= {f"colour={face.colour.key}": 1.0, "trade": float(face.colour.trade)}
    does |= {f"counts-as={colour}": 1.0 for colour in face.counts_as} | {f"phase={key}": 1.0 for key in face.phases}
    does |= {name: 1.0 for name in ("reassign", "plus", "optional", "fixed_cost") if getattr(face, name)}
    for grant in rules.grants_of(face):
        gains = {"credits": grant.credits, "start_credits": grant.start_credits or 0, "lose": grant.lose}
        gains |= {"dice": grant.dice, f"die={grant.colour}": grant.dice, f"to={grant.to}": grant.dice}
        for name, number in gains.items():
            if number:
                does[f"gain.{name}"] = does.get(f"gain.{name}", 0.0) + number
    power = rules.power_terms.get(face.key)
    stated = {} if power is None else traits(power, NOT_TOLD)
    hooks = (hook for hook in rules.plugins.functions(face.key) if getattr(power, hook, None) is None)
    return does | {f"hook={hook}": 1.0 for hook in hooks} | stated
