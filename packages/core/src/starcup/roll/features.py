"""The features of Roll for the Galaxy: what a seat sees, as numbers for learners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from operator import attrgetter

from starcup.features import NOT_TRAITS, Features, Number, Slot, Things, traits
from starcup.making import Made
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.reassign import DICTATE_KEY
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.term_words import TileAmount
from starcup.roll._rules.workers import Worker
from starcup.roll.dice import Dice, total, unpacked

MOST_CHIPS, MOST_ROUNDS, MOST_STACK, MOST_WORKERS, MOST_DICE, MOST_DRAWN = 40, 25, 10, 10, 24, 8
COARSE = (5, 10, 20, 30, 40, 60, 80)
"""The numbers of dice in the supply, and of tiles in the bag, that are told apart."""
SCORES = (2, 4, 6, 8, 11, 14, 17, 20, 23, 26, 29, 32, 36, 40, 45, 50, 60, 70)
BONUSES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
PLACES = ("cup", "citizenry", "behind_screen", "developers", "settlers")
ROOM = "room"
"""What stands for a good that a world has room for."""
NOT_TOLD = NOT_TRAITS | {"keys", "immediate"}
"""Fields of terms that are no traits: tiles by name, and gains, which are told as such."""

Does = Mapping[str, float]
Points = Callable[[RollTable, int], int]
Standing = tuple[int, int, tuple[Points, ...]]
"""What follows from a tableau alone: the VP of its tiles, bonuses that only count them, and the other bonuses."""


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
        rules, phases, workers = self.ruleset, self.ruleset.phase_keys, self.ruleset.worker_names
        most = rules.numbers.pool_per_player * rules.seats[-1]
        yield Number("pool", 0, most, lambda table, seat: table.pool)
        yield Number("round", 0, MOST_ROUNDS, lambda table, seat: table.round)
        yield Number("supply", 0, COARSE[-1], lambda table, seat: total(table.supply), COARSE)
        yield Number("bag", 0, COARSE[-1], lambda table, seat: len(table.bag), COARSE)
        yield Things("phase", phases, lambda table, seat: (table.phase,))
        yield Things("occurring", phases, lambda table, seat: table.occurring)
        yield self._dice("sheet", phases, attrgetter("sheet_columns"))
        loose = tuple([f"{rules.die_keys[face.colour]}.{face.face}" for face in rules.loose])
        yield Things("loose", loose, lambda table, seat: KINDS[table.seats[seat].sheet_loose], self._most)
        yield Things("certain", phases, lambda table, seat: (table.seats[seat].sheet_selected,))
        yield Things("selector", workers, lambda table, seat: (table.seats[seat].sheet_selector,))
        yield Things("dictated", workers, lambda table, seat: KINDS[table.seats[seat].sheet_dictated], self._most)
        used = (DICTATE_KEY, *(face.key for face in rules.faces))  # Dictate has the number -1
        after = Made[tuple[int, ...], tuple[int, ...]](lambda faces: tuple([face + 1 for face in faces]))
        yield Things("used", used, lambda table, seat: after[table.seats[seat].sheet_used], MOST_WORKERS)
        yield from self._zone()

    def _zone(self) -> Iterable[Slot[RollTable]]:
        """Return the slots of the viewer's construction zone, as it is to be if a power rearranges it."""
        tiles = self.ruleset.tiles
        both = [
            {f"{face.side}.{name}": value for face in (tile.development, tile.world) for name, value in self._of(face)}
            for tile in tiles
        ]
        ids = tuple([tile.id for tile in tiles])
        yield Number("drafting", 0, 1, lambda table, seat: len(table.seats[seat].draft))
        for stack, name in enumerate(("development", "world")):
            names, does = self._side(stack)
            here: Callable[[Seat], tuple[int, ...]] = attrgetter(f"{name}_stack")

            def whole(
                table: RollTable, seat: int, stack: int = stack, here: Callable[[Seat], tuple[int, ...]] = here
            ) -> tuple[int, ...]:
                owner = table.seats[seat]
                return owner.draft[stack] if owner.draft else here(owner)

            def second(
                table: RollTable, seat: int, whole: Callable[[RollTable, int], tuple[int, ...]] = whole
            ) -> tuple[int, ...]:
                return whole(table, seat)[1:2]

            yield Things(f"{name}s", names, whole, traits=does)
            yield Things(f"second-{name}", names, second, traits=does)
        yield Things("drawn", ids, lambda table, seat: table.seats[seat].drawn, traits=both)
        yield Things("abandoned", ids, lambda table, seat: table.seats[seat].abandoned, traits=both)

    def _of(self, face: Face) -> Iterable[tuple[str, float]]:
        return self._faces[face.index].items()

    def _side(self, stack: int) -> tuple[Sequence[str], Sequence[Does]]:
        """Return the keys of a side of all tiles, 1 for worlds, and what they do."""
        faces = [(tile.development, tile.world)[stack] for tile in self.ruleset.tiles]
        return tuple([face.key for face in faces]), tuple([self._faces[face.index] for face in faces])

    # What everybody sees of each seat.

    def seat_slots(self) -> Iterable[Slot[RollTable]]:
        rules, keys, standings = self.ruleset, tuple(self.ruleset.face_index), Made(self._standing)
        most = rules.numbers.most_credits + 5
        squares = rules.numbers.end_squares

        def left(table: RollTable, seat: int) -> int:
            owner = table.seats[seat]
            return rules.powers_of(owner.tableau).end_squares - owner.squares

        def bonus(table: RollTable, seat: int) -> int:
            _, points, others = standings[table.seats[seat].tableau]
            return points + sum([hook(table, seat) for hook in others]) if others else points

        def score(table: RollTable, seat: int) -> int:
            owner = table.seats[seat]
            return owner.chips + standings[owner.tableau][0] + bonus(table, seat)

        yield Number("credits", 0, most, lambda table, seat: table.seats[seat].credits, tuple(range(1, most + 1)))
        yield Number("chips", 0, MOST_CHIPS, lambda table, seat: table.seats[seat].chips)
        yield Number("squares-left", 0, squares, left, tuple(range(1, squares + 1)))
        yield Number("bonus", 0, BONUSES[-1], bonus, BONUSES)
        yield Number("score", 0, SCORES[-1], score, SCORES)
        yield Number("dice", 0, MOST_DICE, lambda table, seat: total(table.dice_owned(seat)))
        yield Things("selected", rules.phase_keys, lambda table, seat: (table.seats[seat].selected,))
        yield self._dice("in", PLACES, attrgetter(*PLACES))
        yield self._dice("workers", rules.phase_keys, attrgetter("columns"))
        yield self._goods()
        yield Things("tableau", keys, lambda table, seat: table.seats[seat].tableau, 1, self._faces)
        for stack, name in enumerate(("development", "world")):
            yield from self._top(
                name, stack, attrgetter(f"{name}_stack"), attrgetter(("developers", "settlers")[stack])
            )
        if rules.counters:
            counters = {counter.key: number for number, counter in enumerate(rules.counters)}

            def held(table: RollTable, seat: int) -> list[int]:
                return [counters.get(key, -1) for key, amount in table.seats[seat].resources for _ in range(amount)]

            yield Things("counters", tuple(counters), held, MOST_DICE)

    def _top(
        self, name: str, stack: int, tiles: Callable[[Seat], tuple[int, ...]], workers: Callable[[Seat], Dice]
    ) -> Iterable[Slot[RollTable]]:
        """Return the slots of a stack: its size, the tile on top, and how many workers this one lacks."""
        rules = self.ruleset
        faces = [(tile.development, tile.world)[stack] for tile in rules.tiles]
        names, does = self._side(stack)

        def lacks(table: RollTable, seat: int) -> int:
            owner = table.seats[seat]
            there = tiles(owner)
            return rules.powers_of(owner.tableau).cost(faces[there[0]]) - total(workers(owner)) if there else 0

        yield Number(f"{name}s", 0, MOST_STACK, lambda table, seat: len(tiles(table.seats[seat])))
        yield Number(f"{name}-lacks", 0, MOST_WORKERS, lacks)
        yield Things(f"top-{name}", names, lambda table, seat: tiles(table.seats[seat])[:1], traits=does)

    def _standing(self, tableau: tuple[int, ...]) -> Standing:
        rules, points, others = self.ruleset, 0, list[Points]()
        for face, hook in rules.powers_of(tableau).bonus:
            power = rules.power_terms.get(face.key)
            if power is None or all(_counts_tiles(term) for term in power.bonus or ()):
                points += self._alone(tableau, face)
            else:
                others.append(hook)  # what terms count lies open, so that it is the same in a view
        return sum([rules.faces[index].cost for index in tableau]), points, tuple(others)

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

    def _dice(self, name: str, places: Sequence[str], read: Callable[[Seat], tuple[Dice, ...]]) -> Slot[RollTable]:
        """Return the slot of the dice in some places: each by its kind, and how many there are in each place."""
        workers = self.ruleset.worker_names
        kinds, most = len(workers), max(self._most, MOST_WORKERS)
        names = [f"{worker}@{place}" for place in places for worker in workers]
        names += [f"{place}={number}" for place in places for number in range(1, MOST_WORKERS + 1)]
        does: list[Does] = [{}] * (kinds * len(places))
        does += [
            {f"{place}>={step}": 1.0 for step in range(1, number + 1)}
            for place in places
            for number in range(1, MOST_WORKERS + 1)
        ]

        def things(lying: tuple[Dice, ...]) -> tuple[int, ...]:
            rows: list[int] = []
            for place, dice in enumerate(lying):
                if dice:
                    rows += [place * kinds + kind for kind in KINDS[dice]]
                    rows.append(kinds * len(places) + place * MOST_WORKERS + min(total(dice), MOST_WORKERS) - 1)
            return tuple(rows)

        known = Made(things)
        return Things(name, names, lambda table, seat: known[read(table.seats[seat])], most, does)

    def _goods(self) -> Slot[RollTable]:
        """Return the slot of the goods by die and world colour, and of the worlds that have room for more."""
        rules = self.ruleset
        colours = {face.colour.key: face.colour for face in rules.faces if face.colour and face.holds_goods}
        numbers = {key: number for number, key in enumerate(colours)}
        width = len(rules.workers) + 1
        names = [f"{good}@{colour}" for colour in colours for good in (*rules.worker_names, ROOM)]
        does: list[Does] = []
        for key, colour in colours.items():
            for worker in rules.workers:
                good = {worker.colour_key: 1.0, "good": 1.0, f"on={key}": 1.0, "trade": float(colour.trade)}
                does.append(good | ({"matches": 1.0} if key in worker.matches_as_good else {}))
            does.append({ROOM: 1.0})

        def things(lying: tuple[tuple[int, ...], tuple[Dice, ...]]) -> tuple[int, ...]:
            rows, capacity = list[int](), rules.powers_of(lying[0]).capacity
            for index, goods in zip(*lying, strict=True):
                colour = rules.faces[index].colour
                if colour is not None and colour.key in numbers:
                    first = numbers[colour.key] * width
                    rows += [first + kind for kind in KINDS[goods]]
                    rows += [first + width - 1] * (capacity - total(goods))
            return tuple(rows)

        known, lying = Made(things), attrgetter("tableau", "goods")
        return Things("goods", names, lambda table, seat: known[lying(table.seats[seat])], self._most, does)


KINDS: Made[Dice, tuple[int, ...]] = Made(lambda dice: tuple(unpacked(dice)))
"""The kind of each die in a place."""


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
    if power is None:
        return does | {f"hook={hook}": 1.0 for hook in rules.plugins.functions(face.key)}
    return does | traits(power, NOT_TOLD)
