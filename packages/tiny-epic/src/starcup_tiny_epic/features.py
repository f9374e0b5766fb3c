"""The features of Tiny Epic Galaxies: what a seat sees, as numbers for learners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from itertools import product
from operator import attrgetter

from attrs import evolve

from starcup.features import NOT_TRAITS, Block, Features, Number, Slot, Things, traits
from starcup.making import AnyStep, Made, SeatStep, View
from starcup_tiny_epic import arrays
from starcup_tiny_epic._rules.places import GALAXY, orbit, surface
from starcup_tiny_epic._rules.planets import Planet, RebelBoard, RebelLevel
from starcup_tiny_epic._rules.rebel import next_planet
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import DICE, FACES, REBEL, RESOURCES, SHIPS, TRACKS
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.readings import (
    EMPIRE,
    FAR,
    MOST_COLONIES,
    MOST_DECK,
    MOST_IN_USE,
    REBEL_BOUNDS,
    TURN,
    Bounds,
    Numbers,
    empire_reader,
    of_rebel,
    turn,
)

Traits = dict[str, float]


class EpicFeatures(Features[EpicTable, EpicRuleset]):
    """The dice and the row, the empires with their ships and colonies, who is nearer to which colony, the rebel."""

    @cached_property
    def pieces(self) -> Mapping[str, Mapping[str, float]]:
        return {**{board.key: _of_board(board) for board in self.ruleset.boards}, **self._missions, **self._planets}

    @cached_property
    def _planets(self) -> dict[str, Traits]:
        return {planet.key: _does(planet) for planet in self.ruleset.planets}

    @cached_property
    def _missions(self) -> dict[str, Traits]:
        return {mission.key: traits(mission, NOT_TRAITS | {"players"}) for mission in self.ruleset.missions}

    @cached_property
    def _ships(self) -> _Ships:
        return _Ships(self.ruleset.planets)

    def slots(self) -> Iterable[Slot[EpicTable]]:
        rules, contest = self.ruleset, _Contest(self.ruleset.planets, self._ships)
        keys, planets = rules.keys, tuple(self._planets.values())
        names, missions = rules.mission_keys, tuple(self._missions.values())
        yield _gauges("turn", TURN, turn)
        yield Number("deck", 0, MOST_DECK, lambda table, seat: len(table.deck))
        yield _question(rules)
        yield Things("row", keys, lambda table, seat: table.row, max(rules.numbers.row), planets)
        yield Things("unused", FACES, lambda table, seat: table.unused, DICE)
        yield Things("bay", FACES, lambda table, seat: table.bay, DICE)
        yield Things("last-die", FACES, lambda table, seat: table.bay[-1:])
        yield Things("in-use", keys, lambda table, seat: tuple([use[1] for use in table.in_use]), MOST_IN_USE, planets)
        yield Things("mission", names, lambda table, seat: (table.empires[seat].mission,), 1, missions)
        yield Things("dealt", names, lambda table, seat: table.empires[seat].dealt, 2, missions)
        yield Things("discarded", names, lambda table, seat: (table.empires[seat].discarded,))
        yield Things("contest", contest.names, contest.read, max(rules.numbers.row), contest.traits)
        yield from self._rebel()

    def array_slots(self) -> Iterable[Block[EpicTable]]:
        return arrays.of_table(self.ruleset)

    def array_seat_slots(self) -> Iterable[Block[EpicTable]]:
        return arrays.of_empire(self.ruleset)

    def _rebel(self) -> Iterable[Slot[EpicTable]]:
        """Return what is told of the rebel in a solo game; in others it is not there."""
        keys, ships, planets = self.ruleset.keys, self._ships, tuple(self._planets.values())
        levels = [(board, level) for board in self.ruleset.boards for level in range(1, len(board.levels) + 1)]
        names = tuple([f"{board.key}.{level}" for board, level in levels])
        attacks = tuple([_of_level(board, level) for board, level in levels])
        numbers = {(board.key, level): number for number, (board, level) in enumerate(levels)}

        def level(table: EpicTable) -> Numbers:
            board = table.rules.board
            return (numbers.get((board.key, table.empires[REBEL].level), -1),) if board is not None else ()

        yield _gauges("rebel", REBEL_BOUNDS, of_rebel)
        yield Things("rebel.level", names, _solo(level), 1, attacks)
        yield Things("rebel.next", keys, _solo(lambda table: (next_planet(table),)))
        there = _solo(lambda table: ships.numbers[table.empires[REBEL].ships])
        yield Things("rebel.ships", ships.names, there, SHIPS, ships.traits)
        yield Things("rebel.colonies", keys, _solo(lambda table: table.empires[REBEL].colonies), MOST_COLONIES, planets)

    def seat_slots(self) -> Iterable[Slot[EpicTable]]:
        keys, planets, ships = self.ruleset.keys, tuple(self._planets.values()), self._ships
        numbers = ships.numbers
        yield _gauges("empire", EMPIRE, empire_reader())
        yield Things("ships", ships.names, lambda table, seat: numbers[table.empires[seat].ships], SHIPS, ships.traits)
        yield Things("colonies", keys, lambda table, seat: table.empires[seat].colonies, MOST_COLONIES, planets)
        yield Things("used", keys, lambda table, seat: table.empires[seat].used)


_ships_of = attrgetter("ships")


class _Ships:
    """The places of ships as things: on a track they are told by the number of steps that are left to a colony."""

    def __init__(self, planets: Iterable[Planet]) -> None:
        does: dict[str, Traits] = {GALAXY_NAME: {GALAXY_NAME: 1.0}}
        self.left: dict[int, int] = {}
        number = {GALAXY: 0}
        for planet in planets:
            resource, track = RESOURCES[planet.resource], TRACKS[planet.track]
            number[surface(planet.index)] = len(does)
            does[f"{planet.key}.surface"] = {f"surface={resource}": 1.0}
            for left in range(1, planet.spaces + 2):
                place, near = orbit(planet.index, planet.spaces + 1 - left), min(left, FAR)
                number[place], self.left[place] = len(does), near
                near_colony = {f"{track}-{near}": 1.0, f"vp-{near}": float(planet.vp)}
                does[f"{planet.key}.orbit-{left}"] = {f"orbit={resource}": 1.0, **near_colony}
        self.names, self.traits, self.number = tuple(does), tuple(does.values()), number
        self.numbers: Made[Numbers, Numbers] = Made(lambda ships: tuple([number[place] for place in ships]))


class _Contest:
    """For each track in use the nearest ship of others; and how far the viewer and they are, by the VP of the planet.

    The first things are those of :class:`_Ships`.
    """

    def __init__(self, planets: tuple[Planet, ...], ships: _Ships) -> None:
        self._ships, self._planets = ships, planets
        values = sorted({planet.vp for planet in planets})
        pairs = list(product(values, range(FAR + 1), range(FAR + 1)))
        self._pairs = {pair: number for number, pair in enumerate(pairs, len(ships.names))}
        self.names = ships.names + tuple([f"{vp}-vp.mine-{mine}.theirs-{theirs}" for vp, mine, theirs in pairs])
        self.traits = ships.traits + ({},) * len(pairs)
        self._made: Made[tuple[int, tuple[Numbers, ...]], Numbers] = Made(self._make)

    def read(self, table: EpicTable, seat: int) -> Numbers:
        return self._made[seat, tuple(map(_ships_of, table.empires))]

    def _make(self, key: tuple[int, tuple[Numbers, ...]]) -> Numbers:
        seat, everyone = key
        left, mine, theirs = self._ships.left, dict[int, int](), dict[int, int]()
        for number, ships in enumerate(everyone):
            for place in ships:
                planet = place >> 4
                if place in left:
                    if number == seat:
                        mine[planet] = place
                    else:
                        theirs[planet] = max(place, theirs.get(planet, place))
        pairs = list[int]()
        for planet in mine | theirs:
            nearest = [left.get(ships.get(planet, GALAXY), 0) for ships in (mine, theirs)]
            pairs.append(self._pairs[self._planets[planet].vp, nearest[0], nearest[1]])
        return (*[self._ships.number[place] for place in theirs.values()], *pairs)


def _gauges(name: str, bounds: Bounds, read: Callable[[EpicTable, int], Numbers]) -> Things[EpicTable]:
    """Return several numbers as one slot, which takes as long as one of them; at its least a number has no row."""
    names, does, bases = list[str](), list[Traits](), list[tuple[int, int, int]]()
    for word, (least, most) in bounds.items():
        bases.append((least, most, len(names) - least - 1))
        for value in range(least + 1, most + 1):
            names.append(f"{word}={value}")
            does.append({f"{word}>={step}": 1.0 for step in range(least + 1, value + 1)})

    def placed(values: Numbers) -> Numbers:
        pairs = zip(values, bases, strict=True)
        return tuple([base + min(value, most) for value, (least, most, base) in pairs if value > least])

    known: Made[Numbers, Numbers] = Made(placed)
    return Things(name, names, lambda table, seat: known[read(table, seat)], 1, does)


def _solo(read: Callable[[EpicTable], Numbers]) -> Callable[[EpicTable, int], Numbers]:
    return lambda table, seat: read(table) if table.players == 1 else ()


def _question(rules: EpicRuleset) -> Slot[EpicTable]:
    """Return the slot of what is asked next, or carried out, and of whom: a seat as the viewer counts."""
    kinds = tuple(rules.step_kinds)
    number = {kind: place for place, kind in enumerate(kinds)}
    names = (*kinds, *[f"of-{place}" for place in range(rules.seats[-1])])

    def read(table: EpicTable, seat: int) -> Numbers:
        step = _next(table)
        if step is None:
            return ()
        kind = number.get(step.kind, -1)
        return (kind, len(kinds) + (step.seat - seat) % table.players) if isinstance(step, SeatStep) else (kind,)

    return Things("question", names, read)


def _next(table: EpicTable) -> AnyStep | None:
    """Return the step that waits for an answer, or comes next; None while all answer at once, unseen by each other."""
    if isinstance(table, View):
        return table.flow[0][-1] if table.flow[0] and not table.at_once else None
    if table.pending and table.lanes is None:
        return table.pending[-1].step
    return table.stack[-1] if table.stack and table.lanes is None else None


def _does(planet: Planet) -> Traits:
    """Return what a planet is and does; its deeds by their names in files."""
    does = traits(planet, NOT_TRAITS | {"resource", "track", "*.deeds"})
    does |= {f"resource={RESOURCES[planet.resource]}": 1.0, f"track={TRACKS[planet.track]}": 1.0}
    for deed in planet.action.deeds:
        name, kind = deed.name, traits(deed, {"track", "give"})
        words = [TRACKS[track] for track in (getattr(deed, "track", -1),) if track >= 0]
        words += [RESOURCES[give] for give in (getattr(deed, "give", -1),) if give >= 0]
        for trait, amount in (("", 1.0), *[(f"={word}", 1.0) for word in words], *kind.items()):
            full = f"{name}.{trait}" if trait in kind else f"{name}{trait}"
            does[full] = does.get(full, 0.0) + amount
    return does


def _of_board(board: RebelBoard) -> Traits:
    levels = tuple([_counted(level) for level in board.levels])
    return traits(evolve(board, levels=levels), NOT_TRAITS | {"rank", "difficulty", "stand_in"})


def _of_level(board: RebelBoard, level: int) -> Traits:
    """Return what the rebel does at a level, and how far it is from the skull."""
    return {**traits(_counted(board.levels[level - 1])), "skull-in": float(len(board.levels) + 1 - level)}


def _counted(level: RebelLevel) -> RebelLevel:
    """Return a level whose attack states how many ships go back where it says all."""
    attack = level.attack
    return evolve(level, attack=evolve(attack, back=SHIPS)) if attack.back < 0 else level
