"""Situations that powers tend to forget, and games with every pair of developments together in one tableau.

For authors of packs: two powers that work alone may conflict, and most faults
need an empty stack, an empty bag or many credits.

>>> from starcup.roll import RollRuleset
>>> rules = RollRuleset.load(["base"])
>>> pairs = all_pairs(rules)
>>> len(pairs)
1953
>>> [result.fault for result in pair_games(rules, pairs[:1], SITUATIONS[:2])]
['', '']
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from attrs import frozen

from starcup import Rng
from starcup.roll._rules.definitions import Tile
from starcup.roll._rules.ruleset import RollGame, RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.roll.testing.scenario import Scenario
from starcup.testing import Pair, PairGames


@frozen
class Situation:
    """A layout of the table, from which all phases occur, followed by whole rounds from Roll to Manage Empire.

    ``stacks`` is the number of tiles on each stack, ``workers`` the dice under each phase, ``bag`` what is left in it
    (None: all that lies nowhere else), ``cup`` the dice for the next round. With ``goods`` every world is full; with
    ``idle`` one phase, the next for each table, has no dice; with ``roll`` the game starts with a roll instead.
    """

    name: str
    stacks: int = 2
    workers: int = 2
    credits: int = 3
    bag: int | None = None
    cup: int = 4
    goods: bool = False
    idle: bool = False
    roll: bool = False
    players: int = 2


SITUATIONS: tuple[Situation, ...] = (
    Situation("full stacks", stacks=5),
    Situation("empty stacks", stacks=0, credits=1),
    Situation("a phase without dice", idle=True),
    Situation("no workers at all", workers=0, cup=8),
    Situation("nearly empty bag", bag=1, players=3),
    Situation("empty bag", stacks=1, bag=0, players=3),
    Situation("most credits", credits=10, cup=2),
    Situation("no credits", credits=0, goods=True, cup=6),
    Situation("goods everywhere", goods=True, workers=3),
    Situation("many dice to roll", roll=True, workers=0, cup=14),
    Situation("many dice, nothing to build", roll=True, workers=0, cup=14, stacks=0, goods=True),
)
"""The situations that powers are put into unless others are named."""


def lay_out(
    rules: RollRuleset,
    owned: Sequence[str],
    situation: Situation,
    seed: int,
    index: int = 0,
    *,
    next_up: Sequence[str] = (),
    players: int | None = None,
    owner: int = 0,
    round_number: int = 1,
) -> RollGame:
    """Return a game with developments at one seat and others at the next; the rest is drawn, as far as it goes."""
    rng = Rng(seed)
    number_of_players = min(rules.seats[-1], situation.players) if players is None else players
    scenario = Scenario(rules, number_of_players, seed)
    own = {rules.face_index[key] // 2 for key in (*owned, *next_up)}
    tiles = [tile for tile in rng.shuffled(rules.tiles) if tile.index not in own]
    purse = rng.shuffled([die.key for die in rules.dice for _ in range(die.count // 2)])
    rivals = [tiles.pop().development.key for _ in owned if tiles]
    spare = 2 * len({tile.world.colour for tile in rules.tiles})  # for the worlds of both
    tops = [rules.faces[rules.face_index[key]] for key in next_up]
    second = (owner + 1) % number_of_players
    for number, developments in ((owner, owned), (second, rivals)):
        zone = [tiles.pop() for _ in range(2 * situation.stacks) if len(tiles) > spare]
        tableau = [*developments, *(tile.world.key for tile in _worlds(rules, tiles))]
        phases = list(rules.phase_keys)
        if situation.idle:
            phases.pop(index % len(phases))
        scenario.seat(
            number,
            credits=situation.credits,
            home=rules.home_worlds[rng.below(len(rules.home_worlds))].id if number == owner else None,
            tableau=tableau,
            develop=[*(f.key for f in tops if not f.is_world), *(tile.development.key for tile in zone[::2])],
            settle=[*(f.key for f in tops if f.is_world), *(tile.world.key for tile in zone[1::2])],
            developers=_take(purse, min(1, situation.stacks)),
            settlers=_take(purse, min(1, situation.stacks)),
            workers={phase: _take(purse, situation.workers) for phase in phases},
            cup=_take(purse, situation.cup),
            citizenry=_take(purse, 2),
            goods=_goods(rules, tableau, purse) if situation.goods else {},
        )
        tops = []
    if players is None and number_of_players > 2:
        rest = [] if situation.bag is None else sorted(tile.index for tile in tiles[situation.bag :])
        hidden = [rules.tiles[tile].development.key for tile in rest]  # not in the bag, and yet in the game
        scenario.seat(number_of_players - 1, cup=rules.numbers.start_die, develop=hidden)
    for number in range(players or 0):
        if number in (owner, second):
            continue
        zone = [tiles.pop() for _ in range(3) if len(tiles) > 1]
        scenario.seat(
            number,
            develop=[tile.development.key for tile in zone[:2]],
            settle=[tile.world.key for tile in zone[2:]],
            workers={}
            if situation.roll
            else {rules.phase_keys[(index + number) % len(rules.phase_keys)]: _take(purse, 1)},
            cup=_take(purse, 2),
        )
    if situation.bag is not None:
        scenario.bag(*(tile.world.key for tile in tiles[: situation.bag]))

    scenario.adjust(partial(_later, round_number - 1))
    if situation.roll:
        return scenario.round().begin()
    return scenario.phases(*rules.phase_keys).go_on().begin()


def _later(rounds: int, table: RollTable) -> None:
    table.round += rounds


def _worlds(rules: RollRuleset, tiles: list[Tile]) -> list[Tile]:
    """Return one tile for each colour of worlds that hold goods, taken out of ``tiles``."""
    worlds: dict[str, Tile] = {}
    for tile in tiles:
        if tile.world.holds_goods and tile.world.colour is not None:
            worlds.setdefault(tile.world.colour.key, tile)
    for tile in worlds.values():
        tiles.remove(tile)
    return list(worlds.values())


def _goods(rules: RollRuleset, tableau: Sequence[str], purse: list[str]) -> dict[str, str]:
    faces = [rules.face_index[key] for key in tableau]
    capacity = rules.powers_of(faces).capacity
    return {rules.faces[face].key: _take(purse, capacity) for face in faces if rules.faces[face].holds_goods}


def _take(purse: list[str], number: int) -> str:
    """Take dice out of the purse, as many as there are, and return them."""
    return " ".join(purse.pop() for _ in range(min(number, len(purse))))


def all_pairs(rules: RollRuleset) -> list[Pair]:
    """Return every two developments of a ruleset, in the order of their tiles.

    Args:
        rules: the ruleset.
    """
    return list(combinations([face.key for face in rules.faces if not face.is_world], 2))


pair_games: PairGames[RollRuleset, Situation] = PairGames(lay_out, SITUATIONS)
"""Plays pairs of developments, all under close watch."""
