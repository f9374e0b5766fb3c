"""Information states: the same bytes for what a seat can't tell apart, others for what it can; scores and returns."""

from __future__ import annotations

import enum
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from starcup_salvage.game import GAME as SALVAGE

from starcup import BadArgument, Game, IllegalChoice, Recall, Rng, games, information_state, playout, returns
from starcup.games import AnyGame
from tests.kernel.followers import FOLLOWERS
from tests.kernel.knockout import KNOCKOUT
from tests.kernel.missions import MISSIONS
from tests.kernel.toy import TOY

TOYS: dict[str, AnyGame] = {
    "toy": TOY,
    "followers": FOLLOWERS,
    "missions": MISSIONS,
    "knockout": KNOCKOUT,
    "salvage": SALVAGE,
}
GAMES = (*TOYS, "roll", "race", "tiny-epic")
AnyPlayed = Game[Any, Any]


def definition(key: str) -> AnyGame:
    return TOYS[key] if key in TOYS else games.find(key)


def positions(key: str, seed: int = 1, most: int = 25) -> Iterator[AnyPlayed]:
    """Yield a game again and again, a few random answers further each time, up to its end."""
    ruleset = definition(key).load()
    game, rng = Game.new(ruleset, ruleset.seats[-1], seed, log=False), Rng(seed)
    for _ in range(most):
        yield game
        if not playout(game, rng, most=1 + rng.below(6)):
            return


@pytest.mark.parametrize("key", [key for key in GAMES if definition(key).load().samples_worlds])
def test_sampled_worlds_have_the_same_state(key: str) -> None:
    for number, game in enumerate(positions(key)):
        for seat in range(game.table.players):
            view = game.view(seat)
            world = view.sample_world(Rng(number)).view(seat)
            assert world == view
            assert information_state(world) == information_state(view)


@pytest.mark.parametrize("key", GAMES)
def test_states_are_the_same_where_views_are(key: str) -> None:
    seen: list[tuple[bytes, object]] = []
    for seed in (1, 2):
        for game in positions(key, seed):
            for view in (game.view(seat) for seat in range(game.table.players)):
                state = information_state(view)
                for other, viewed in seen[-12:]:
                    assert (state == other) == (view == viewed)
                seen.append((state, view))
    assert len({state for state, _ in seen}) > 10


def test_what_is_asked_makes_a_difference_and_its_number_none() -> None:
    game = Game.new(games.find("race").load(), 2, 1)
    before = information_state(game.view(0))
    game.submit(0, game.waiting()[0].legal[0])
    assert information_state(game.view(0)) != before
    game.undo(0)
    assert game.waiting()[0].number > 0
    assert information_state(game.view(0)) == before


def test_what_others_answer_unseen_makes_no_difference() -> None:
    game = Game.new(games.find("race").load(), 2, 1)
    before = information_state(game.view(1))
    game.submit(0, game.waiting()[0].legal[0])
    assert information_state(game.view(1)) == before


def test_states_are_the_same_in_every_process() -> None:
    source = (
        "from starcup import *; from starcup import games; import hashlib;"
        "game = Game.new(games.find('roll').load(), 2, 1); playout(game, Rng(1), most=150);"
        "print(hashlib.sha256(information_state(game.view(0))).hexdigest())"
    )
    ran = [
        subprocess.run(
            [sys.executable, "-c", source],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert ran[0] == ran[1] != ""


class Colour(enum.Enum):
    RED = 1


@attrs.define
class Shown:
    """A view of a game that has a class of its own for them."""

    numbers: set[int]
    names: dict[str, object]
    colour: Colour = Colour.RED
    memo: int = attrs.field(default=0, eq=False)


def test_whatever_a_view_is_made_of_is_told_by_its_value() -> None:
    shown = Shown({1, 2, 300}, {"a": 1, "b": [(True, None, 1.5)]}, memo=1)
    other = Shown({300, 2, 1}, {"b": [(True, None, 1.5)], "a": 1}, memo=2)
    assert information_state(shown) == information_state(other)
    assert information_state(shown) != information_state(Shown({1, 2}, {}))
    with pytest.raises(BadArgument, match=r"view: expected numbers, .* found a object"):
        information_state(Shown(set(), {"a": object()}))


def test_recall_tells_apart_what_was_seen_or_chosen_before() -> None:
    ruleset = TOYS["salvage"].load()
    game = Game.new(ruleset, 2, 1)
    decision, view = game.waiting()[0], game.view(0)
    first, second = Recall(2), Recall(2)
    assert first.information_state(0, view) == second.information_state(0, view)
    first.note(0, view, decision.legal[0])
    second.note(0, view, decision.legal[1].text)
    game.submit(0, decision.legal[0])
    now = game.view(0)
    states = [recall.information_state(0, now) for recall in (first, second, Recall(2))]
    assert len(set(states)) == 3
    twin = first.clone()
    assert twin.information_state(0, now) == states[0]
    twin.note(0, now, "leave")
    assert first.information_state(0, now) == states[0] != twin.information_state(0, now)
    assert first.information_state(1, game.view(1)) == Recall(2).information_state(1, game.view(1))
    with pytest.raises(IllegalChoice, match="seat"):
        first.note(2, view, "leave")
    with pytest.raises(BadArgument, match="choice: expected a choice"):
        first.note(0, view, 7)  # type: ignore[arg-type]  # a wrong choice


@pytest.mark.parametrize("key", GAMES)
def test_views_tell_scores_and_returns_who_has_won(key: str) -> None:
    for game in positions(key, most=2_000):
        ruleset, players = game.ruleset, game.table.players
        for seat in range(players):
            shown = ruleset.shown_scores(game.view(seat))
            assert shown == game.scores(seat)
            assert not game.finished or shown == ruleset.scores(game.table)
        got = returns(game)
        assert len(got) == players
        assert sum(got) == pytest.approx(0)
        assert all(-1 <= payoff <= 1 for payoff in got)
    assert game.finished
    assert {seat for seat in range(players) if got[seat] > 0} == set(ruleset.winners(game.table))


SHARES = {
    (): (0, 0, 0, 0),
    (1,): (-1 / 3, 1, -1 / 3, -1 / 3),
    (1, 2): (-1 / 3, 1 / 3, 1 / 3, -1 / 3),
    (0, 1, 2, 3): (0,) * 4,
}


@pytest.mark.parametrize("winners", SHARES)
def test_a_shared_win_is_the_mean_of_what_its_winners_would_have(
    winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(games.find("race").load(), 4, 1, log=False)
    playout(game, Rng(1))
    monkeypatch.setattr(type(game.ruleset), "winners", lambda ruleset, table: winners)
    assert returns(game) == pytest.approx(SHARES[winners])


@pytest.mark.parametrize("winners", [(), (0,)])
def test_who_plays_alone_wins_or_loses(winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(TOYS["salvage"].load(), 1, 1, log=False)
    monkeypatch.setattr(type(game.ruleset), "winners", lambda ruleset, table: winners)
    assert returns(game) == (-1.0,)
    playout(game, Rng(1))
    assert returns(game) == ((1.0,) if winners else (-1.0,))


def test_chance_has_no_more_outcomes_than_the_game_says() -> None:
    for key in GAMES:
        ruleset = definition(key).load()
        game, rng = Game.new(ruleset, ruleset.seats[0], 1, log=False, outside_chance=True), Rng(1)
        for _ in range(400):
            if (node := game.chance) is None:
                playout(game, rng)
            if (node := game.chance) is None:
                break
            assert set(node.options) <= set(range(ruleset.most_outcomes))
            assert sum(node.probabilities.values()) == pytest.approx(1)
            game.resolve(rng.choice(node.options))


@pytest.mark.parametrize("key", ["race", "salvage"])
def test_a_loaded_game_can_have_chance_from_outside(key: str) -> None:
    ruleset = definition(key).load()
    game = Game.new(ruleset, 2, 1)
    playout(game, Rng(1), most=2)
    loaded = Game.load(ruleset, game.save(), outside_chance=True)
    playout(loaded, Rng(1))
    assert loaded.chance is not None
    again = Game.load(ruleset, loaded.save(), outside_chance=True)
    assert again.chance == loaded.chance
    assert Game.load(ruleset, loaded.save()).chance == loaded.chance
    assert Game.load(ruleset, loaded.save(), outside_chance=False).chance is None


def test_each_game_has_a_longest_length() -> None:
    assert [games.find(key).longest(2) for key in ("roll", "race", "tiny-epic")] == [8_000, 2_000, 8_000]
    assert SALVAGE.longest(3) == 3 * 10 * SALVAGE.questions
