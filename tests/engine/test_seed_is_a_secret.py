"""Nothing that a seat or bot is given leads to the game's seed, its chance to come, or the game itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import pytest

from starcup import Game, Rng, Table
from starcup.kernel.chance import SPENT, refilled, stream
from starcup.kernel.journal import Journal
from starcup.roll import RollGame, RollRuleset
from starcup_bots import bot_seed
from tests.engine.random_play import step

SEED = 0x5EED0FACEDEB75EED0FACEDEB75EED01
SHARED = (ModuleType, type, FunctionType, BuiltinFunctionType, MethodType)
"""What every program has anyway, and which leads everywhere."""


def reachable(*roots: object) -> Iterator[object]:
    """Everything that can be had from some objects without asking the interpreter itself."""
    seen: set[int] = set()
    left: list[object] = list(roots)
    while left:
        value = left.pop()
        if id(value) not in seen and not isinstance(value, SHARED):
            seen.add(id(value))
            yield value
            left += gc.get_referents(value)


def given(game: RollGame, seat: int) -> list[object]:
    """All that a seat's player, or its bot, is handed in the course of a game."""
    decision = game.decision(seat)
    own = bot_seed(game.table.seed, seat, game.table.answered[seat])
    worlds = game.view(seat).sample_world(Rng(own))
    return [decision, game.view(seat), game.events(seat), own, Rng(own), worlds]


@pytest.mark.slow
def test_neither_seed_nor_streams_nor_game_can_be_had_from_what_a_seat_gets(rules: RollRuleset) -> None:
    game: RollGame = Game.new(rules, players=3, seed=SEED)
    walked = 0
    for choice in range(120):
        if choice % 15 == 0:
            table = game.table
            secrets = {SEED, *table.streams, *(stream(SEED, round_, i) for round_ in range(40) for i in range(4))}
            hidden = {id(game), id(table), id(table.journal), id(table.log), *map(id, table.seats)}
            for seat in range(3):
                for value in reachable(*given(game, seat)):
                    walked += 1
                    assert id(value) not in hidden, f"{type(value).__name__} of the game itself"
                    assert not (isinstance(value, int) and value in secrets), "a number of the game's generator"
                    assert not isinstance(value, str | bytes) or f"{SEED:x}" not in str(value)
        step(game, Rng(choice))
    assert walked > 10_000


def test_the_walk_finds_what_it_looks_for(rules: RollRuleset) -> None:
    """A view that held a table would be found out."""
    game: RollGame = Game.new(rules, players=2, seed=SEED)
    found = list(reachable({"somewhere": [game]}))
    assert any(value is game.table for value in found)
    assert SEED in [value for value in found if isinstance(value, int)]
    assert any(isinstance(value, Journal) for value in found) and any(isinstance(value, Table) for value in found)


def test_seeds_of_bots_and_worlds_say_nothing_of_the_games(rules: RollRuleset) -> None:
    """Neighbouring games give seeds that differ in half of their bits, and none of the game's is in them."""
    for seat in range(5):
        pairs = [(bot_seed(SEED + near, seat), bot_seed(SEED + near + 1, seat)) for near in range(200)]
        flipped = sum((seed ^ other).bit_count() for seed, other in pairs) / len(pairs)
        assert 60 < flipped < 68
    assert len({bot_seed(SEED, seat, answers) for seat in range(5) for answers in range(50)}) == 250
    original: RollGame = Game.new(rules, players=2, seed=SEED)
    view = original.view(0)
    other: RollGame = Game.at(rules, original.table.clone())
    other.table.seed += 1
    other.table.streams = [stream(SEED + 1, 0, index) for index in range(3)]
    worlds = [game.view(0).sample_world(Rng(5)).save() for game in (original, other)]
    assert worlds[0] == worlds[1] and view == other.view(0), "a world is made from the view and the caller's generator"


def test_a_stream_tells_neither_the_others_nor_what_it_gave_before(rules: RollRuleset) -> None:
    """What a whole stream holds, words and key, occurs in no other, and the words of a block don't tell its key."""
    words: dict[int, tuple[int, int]] = {}
    for index in range(6):
        block = stream(SEED, 3, index)
        for number in range(5):
            for place in range(12):
                assert words.setdefault(block >> 32 * place & 0xFFFFFFFF, (index, number)) == (index, number)
            key = block >> 384
            assert key < SPENT
            other = refilled(key ^ 1)
            block = refilled(key)
            assert 200 < (block ^ other).bit_count() < 312
