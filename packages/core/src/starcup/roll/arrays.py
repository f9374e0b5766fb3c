"""The arrays of Roll for the Galaxy: a position as one seat sees it in named cells, read block by block."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any

from attrs import evolve

from starcup.features import Block, Cells, amounts, bag, grid, one_hot
from starcup.making import Made
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.reassign import DICTATE_KEY
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import NONE, ONE, Dice, count, gathered, total, unpacked

MOST_CHIPS, MOST_BONUS, MOST_SCORE, MOST_ROUNDS, MOST_STACK, MOST_LACKS = 80, 60, 150, 40, 20, 12
MOST_OF_A_KIND, MOST_TILES, MOST_COUNTERS, MOST_USES = 24, 40, 40, 9
PLACES = ("cup", "citizenry", "behind_screen", "developers", "settlers")
KINDS: Made[Dice, tuple[int, ...]] = Made(lambda dice: tuple(unpacked(dice)))
"""The kind of each die in a place."""
Tiles = tuple[int, ...]
Points = Callable[[RollTable, int], int]
Standing = tuple[int, int, int, tuple[Points, ...]]
"""What follows from a tableau: squares that end the game, VP for tiles, for bonuses that count them; other bonuses."""


def of_table(rules: RollRuleset) -> Iterator[Block[RollTable]]:
    """Yield the blocks of the table, and of what lies behind the viewer's screen and in his construction zone."""
    phases, dice = rules.phase_keys, rules.die_keys
    colours, most = range(len(dice)), max([die.count for die in rules.dice])

    def shown(spare: int) -> Iterable[int]:
        return rules.phases_shown(spare) if spare >= 0 else ()

    supply = amounts("supply", dict.fromkeys(dice, (0, most)), lambda there: [count(there, die) for die in colours])
    yield Block((supply, bag("spare", phases, 1, shown)), lambda table, seat: (table.supply, table.spare))
    yield _table_and_sheet(rules)
    yield _zone(rules)


def _table_and_sheet(rules: RollRuleset) -> Block[RollTable]:
    """Return the clock, and what lies behind the screen of the viewer: dice, the phase selected, powers used."""
    fields = ("columns", "dictated", "moving", "loose", "selected", "selector", "used")
    seen = attrgetter(*[f"sheet_{name}" for name in fields])
    loose = [f"{rules.die_keys[face.colour]}.{face.face}" for face in rules.loose]
    phases, tiles, pool = rules.phase_keys, len(rules.tiles), rules.numbers.pool_per_player * rules.seats[-1]
    numbers = {"pool": (0, pool), "beyond": (0, pool), "round": (0, MOST_ROUNDS), "bag": (0, tiles), "box": (0, tiles)}
    places = *phases, "dictated", "moving"
    cells = (
        amounts("table", numbers),
        one_hot("phase", phases),
        bag("occurring", phases),
        _dice("sheet", places, rules),
        bag("loose", loose, MOST_OF_A_KIND, KINDS.__getitem__),
        one_hot("sheet-selected", phases),
        one_hot("selector", rules.worker_names),
        bag("used", (DICTATE_KEY, *rules.face_index), MOST_USES),
    )

    def read(table: RollTable, seat: int) -> tuple[Any, ...]:
        columns, dictated, moving, loose, selected, selector, used = seen(table.seats[seat])
        moved = gathered([ONE[kind] for _, kind in moving]) if moving else NONE
        return (
            (table.pool, table.beyond, table.round, len(table.bag), len(table.box)),
            table.phase,
            table.occurring,
            (*columns, dictated, moved),
            loose,
            selected,
            selector,
            [power + 1 for power in used] if used else (),
        )

    return Block(cells, read, kept=False)


def _zone(rules: RollRuleset) -> Block[RollTable]:
    """Return the viewer's tiles: his stacks, as they are to be if a power rearranges them, and those in his hand."""
    developments, worlds = [[face.key for face in side] for side in sides(rules)]
    ids = [tile.id for tile in rules.tiles]
    cells = (
        bag("developments", developments),
        one_hot("second-development", developments),
        bag("worlds", worlds),
        one_hot("second-world", worlds),
        bag("drawn", ids),
        bag("abandoned", ids),
    )
    seen = attrgetter("development_stack", "world_stack", "drawn", "abandoned", "draft")

    def of(zone: tuple[Tiles, Tiles, Tiles, Tiles, tuple[Tiles, ...]]) -> tuple[Any, ...]:
        first, second, drawn, abandoned, draft = zone
        first, second = draft or (first, second)
        return first, _second(first), second, _second(second), drawn, abandoned

    return Block(cells, lambda table, seat: seen(table.seats[seat]), of)


def _second(stack: Tiles) -> int:
    return stack[1] if len(stack) > 1 else -1


def sides(rules: RollRuleset) -> tuple[list[Face], list[Face]]:
    """Return the developments and the worlds of all tiles."""
    return [tile.development for tile in rules.tiles], [tile.world for tile in rules.tiles]


def of_seat(rules: RollRuleset, standings: Mapping[Tiles, Standing]) -> Iterator[Block[RollTable]]:
    """Yield the blocks of each seat, which everybody may see."""
    yield _numbers_and_dice(rules, standings)
    yield _building(rules)
    yield _tableau(rules)
    if rules.counters:
        keys = [counter.key for counter in rules.counters]

        def amounts_of(resources: tuple[tuple[str, int], ...]) -> list[int]:
            there = dict(resources)
            return [there.get(key, 0) for key in keys]

        counters = amounts("counters", dict.fromkeys(keys, (0, MOST_COUNTERS)), amounts_of)
        yield Block((counters,), lambda table, seat: (table.seats[seat].resources,))


def _numbers_and_dice(rules: RollRuleset, standings: Mapping[Tiles, Standing]) -> Block[RollTable]:
    """Return what a seat has and scores, its dice where they lie but for goods, and the phase selected."""
    bounds = {
        "credits": (0, rules.numbers.most_credits + 5),
        "chips": (0, MOST_CHIPS),
        "squares-left": (0, rules.numbers.end_squares),
        "bonus": (0, MOST_BONUS),
        "score": (0, MOST_SCORE),
        "drawn": (0, MOST_TILES),
        "abandoned": (0, MOST_TILES),
    }
    cells = (
        amounts("numbers", bounds),
        _dice("dice", (*PLACES, *rules.phase_keys), rules),
        one_hot("selected", rules.phase_keys),
    )
    fields = ("tableau", "credits", "chips", "squares", "drawn", "abandoned", "selected", "columns", *PLACES)
    seen = attrgetter(*fields)

    def read(table: RollTable, seat: int) -> tuple[tuple[int, ...], tuple[Dice, ...], int]:
        tableau, credits, chips, squares, drawn, abandoned, phase, columns, *there = seen(table.seats[seat])
        end, costs, points, hooks = standings[tableau]
        for hook in hooks:
            points += hook(table, seat)
        numbers = credits, chips, end - squares, points, chips + costs + points, len(drawn), len(abandoned)
        return numbers, (*there, *columns), phase

    return Block(cells, read, kept=False)


def _building(rules: RollRuleset) -> Block[RollTable]:
    """Return both stacks of a seat: the tiles on top, how many there are, and how many workers these lack."""
    developments, worlds = sides(rules)
    bounds = dict.fromkeys(("developments", "worlds"), (0, MOST_STACK))
    bounds |= dict.fromkeys(("development-lacks", "world-lacks"), (0, MOST_LACKS))
    cells = (
        one_hot("next-development", [face.key for face in developments]),
        one_hot("next-world", [face.key for face in worlds]),
        amounts("building", bounds),
    )
    seen = attrgetter("development_stack", "world_stack", "developers", "settlers", "tableau")
    costs: Made[tuple[Tiles, int], int] = Made(lambda key: rules.powers_of(key[0]).cost(rules.faces[key[1]]))
    faces = [(tile.development.index, tile.world.index) for tile in rules.tiles]

    def of(zone: tuple[Tiles, Tiles, Dice, Dice, Tiles]) -> tuple[Any, ...]:
        first, second, developers, settlers, tableau = zone
        development, world = first[0] if first else -1, second[0] if second else -1  # of others' only these are seen
        wanted = costs[tableau, faces[development][0]] - total(developers) if first else 0
        needed = costs[tableau, faces[world][1]] - total(settlers) if second else 0
        return development, world, (len(first), len(second), wanted, needed)

    return Block(cells, lambda table, seat: seen(table.seats[seat]), of)


def _tableau(rules: RollRuleset) -> Block[RollTable]:
    """Return the tableau of a seat, the worlds in it that have a good, and the goods by die and world colour."""
    holding = [face for face in rules.faces if face.holds_goods]
    number = {face.index: place for place, face in enumerate(holding)}
    colours = list(dict.fromkeys([face.colour.key for face in holding if face.colour]))
    row = {face.index: colours.index(face.colour.key) for face in holding if face.colour}
    cells = (
        bag("tableau", tuple(rules.face_index), 1),
        bag("loaded", [face.key for face in holding], MOST_OF_A_KIND),
        _dice("goods", colours, rules),
        amounts("room", dict.fromkeys(colours, (0, MOST_TILES))),
    )

    def of(lying: tuple[tuple[int, ...], tuple[Dice, ...]]) -> tuple[Any, ...]:
        capacity, loaded = rules.powers_of(lying[0]).capacity, list[int]()
        goods, room = [NONE] * len(colours), [0] * len(colours)
        for face, dice in zip(*lying, strict=True):
            colour = row.get(face)
            if colour is not None:
                there = total(dice)
                loaded += [number[face]] * there
                goods[colour] += dice
                room[colour] += max(0, capacity - there)
        return lying[0], loaded, goods, room

    seen = attrgetter("tableau", "goods")
    return Block(cells, lambda table, seat: seen(table.seats[seat]), of)


def _dice(name: str, places: Sequence[str], rules: RollRuleset) -> Cells:
    """Return a row for each place with the dice that lie there, by their kinds."""
    kinds = len(rules.worker_names)
    cells = grid(name, places, rules.worker_names, MOST_OF_A_KIND)
    return evolve(cells, row=lambda dice: dice.to_bytes(kinds, "little"))  # eight bits a kind
