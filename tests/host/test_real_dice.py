"""Games at a real table: what may come out of a roll or draw is told, and nothing of what is hidden from a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from starcup import Game, Rng
from starcup.host import Host, NewGame, Refused
from starcup.host.seen import ChanceSeen
from tests.host.playing import GAMES, Party, code

WORLDS = 2
PILES = {"roll": {"tile"}, "race": {"card", "good", "flip"}, "tiny-epic": {"mission", "planet"}}
"""The draws of cards and tiles, of which all others are rolls or lie open."""


def at_real_table(game: str, seats: int) -> Party:
    return Party(Host(), NewGame(("client",) * seats, game, seed=3, outside_chance=True))


def taken_up(game: Game) -> Party:
    """Return a party that goes on with a game at a real table."""
    table = Party.__new__(Party)
    table.host = Host()
    asked = NewGame(("client",) * game.table.players, outside_chance=True)
    table.opened = table.host.load(game.journal_text(), asked)
    table.links = [None if token is None else table.host.link(token) for token in table.opened.seats]
    return table


def chance(table: Party, seat: int) -> ChanceSeen:
    seen = table.host.table(table.seat(seat)).chance
    assert seen is not None
    return seen


def real(table: Party) -> Game:
    return table.host.looking(table.seat(0)).game


def texts(game: Game) -> list[str]:
    assert game.chance is not None
    return [game.ruleset.outcome_text(game.chance.kind, value) for value in game.chance.options]


def resolve(table: Party, outcome: str, seat: int = 0) -> None:
    table.host.act(table.seat(seat), lambda hosted: hosted.resolve(outcome, seat, "en"))


def awaited(table: Party, rng: Rng, most: int = 400) -> Iterator[str]:
    """Play at random; yield the kind of each roll or draw that is awaited."""
    for _ in range(most):
        game = real(table)
        if game.finished:
            return
        if game.chance is None:
            table.act(rng)
        else:
            yield game.chance.kind.partition(" ")[0]
            resolve(table, rng.choice(texts(game)))


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_what_is_hidden_await_the_same(game: str) -> None:
    table, rng, met = at_real_table(game, 2), Rng(5), Counter[str]()
    for kind in awaited(table, rng):
        met[kind] += 1
        if met[kind] > (10 if kind in PILES[game] else 2) and met[kind] % 25:
            continue
        for seat in range(2):
            seen = chance(table, seat)
            offered = Counter({option.text: option.weight for option in seen.options})
            assert Counter(texts(real(table))) <= offered, kind
            for _ in range(WORLDS):
                twin = real(table).view(seat).sample_world(rng, outside_chance=True)
                assert Counter(texts(twin)) <= offered, kind
                assert chance(taken_up(twin), seat) == seen, kind
    assert PILES[game] - {"flip"} <= set(met)


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_lies_elsewhere_is_refused_and_nothing_else_is_told(game: str) -> None:
    table, rng, refused = at_real_table(game, 2), Rng(7), 0
    for kind in awaited(table, rng, 150):
        before, there = table.log, texts(real(table))
        for seat in range(2):
            elsewhere = [option for option in chance(table, seat).options if option.text not in there]
            assert kind in PILES[game] or not elsewhere
            for outcome in elsewhere[:2]:
                with pytest.raises(Refused) as error:
                    resolve(table, outcome.text, seat)
                assert (code(error.value), error.value.refusal.nearest) == ("not-in-deck", None)
                assert outcome.label in error.value.refusal.message
                assert table.log == before
                refused += 1
            with pytest.raises(Refused) as error:
                resolve(table, "nonsense", seat)
            assert code(error.value) == "unknown-outcome"
    assert refused > 5
