"""Whole random games: they end, hold the invariants, and come back from saves, journals, clones and undo."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from starcup import Actions, Decision, Game, JournalError, Rng, games
from starcup_race import RaceTable
from starcup_race.testing import RaceGame
from tests.race.scenes import RULES


def play(game: RaceGame, rng: Rng, before: Callable[[Decision], None] = lambda _: None, most: int = 5_000) -> int:
    """Play at random; returns the number of choices."""
    for number in range(most):
        if game.finished:
            return number
        decision = rng.choice(game.waiting())
        before(decision)
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    return most


def new(seed: int, players: int | None = None) -> RaceGame:
    """A new game, of 2 to 4 players by its seed."""
    return Game.new(RULES, players or 2 + seed % 3, seed)


def check_ends(seed: int) -> None:
    """A game ends, and its invariants hold at every question."""
    game = new(seed)

    def check(_: Decision) -> None:
        assert RULES.faults(game.table) == []

    play(game, Rng(seed), check)
    assert game.finished
    assert RULES.faults(game.table) == []
    assert game.table.winners == RULES.winners(game.table) != ()
    assert game.table.scores == tuple(one.total for one in RULES.scores(game.table))
    assert RULES.end_reasons(game.table)


@pytest.mark.parametrize("seed", range(9))
def test_a_random_game_ends_and_holds_the_invariants(seed: int) -> None:
    """CARDS-10, ROUND-9."""
    check_ends(seed)


@pytest.mark.slow
def test_many_random_games_end_and_hold_the_invariants() -> None:
    for seed in range(100, 400):
        check_ends(seed)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_saves_clones_and_undo_bring_back_every_question(seed: int) -> None:
    game, rng = new(seed), Rng(seed)

    def check(decision: Decision) -> None:
        data = game.save()
        loaded = Game.load(RULES, data)
        assert loaded.save() == data
        assert [one.legal[0].text for one in loaded.waiting()] == [one.legal[0].text for one in game.waiting()]
        twin = game.clone()
        choice = decision.legal[-1]
        twin.submit(decision.seat, choice)
        loaded.submit(decision.seat, choice.text)
        assert twin.save() == loaded.save()
        assert game.save() == data
        if twin.can_undo(decision.seat):
            twin.undo(decision.seat)
            assert twin.save(numbered=False) == game.save(numbered=False)

    play(game, rng, check)


@pytest.mark.parametrize("seed", [6, 7, 8])
def test_a_journal_is_replayed(seed: int) -> None:
    game = new(seed)
    play(game, Rng(seed))
    again = Game.replay(RULES, game.journal_text())
    assert again.save() == game.save()
    assert again.all_events() == game.all_events()
    assert games.game_of_journal(game.journal_text()).key == "race"


def test_a_game_goes_through_pickle() -> None:
    game = new(1)
    play(game, Rng(1), most=40)
    assert pickle.loads(pickle.dumps(game)).save() == game.save()
    assert pickle.loads(pickle.dumps(RULES)) is RULES


def test_every_choice_is_an_action_of_the_ruleset() -> None:
    actions, game = Actions(RULES), new(2)
    kinds = set()

    def check(decision: Decision) -> None:
        kinds.add(decision.kind)
        assert actions.legal(decision)

    play(game, Rng(2), check)
    assert len(kinds) > 8


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ((b'"pool":24', b'"pool":23'), "chips: 23 in the pool"),
        ((b'"order":[', b'"order":[7,'), "turn order"),
        ((b'"players":2', b'"players":9'), "9 players and 2 seats"),
        ((b'"draft":[]', b'"draft":[400]'), "there is no such card"),
        ((b'"game":"race"', b'"game":"roll"'), "of another game"),
        ((b'"chips":0', b'"chips":"0"'), "damaged"),
    ],
)
def test_a_damaged_save_is_refused(change: tuple[bytes, bytes], told: str) -> None:
    data = new(2, players=2).save()
    assert change[0] in data
    with pytest.raises(JournalError, match=told):
        Game.load(RULES, data.replace(*change, 1))


def test_the_definition() -> None:
    race = games.find("race")
    assert (race.title, race.seats, race.pack) == ("Race for the Galaxy", range(2, 5), "race-base")
    assert race.load() is RULES
    assert games.definition_of(RULES) is race
    assert isinstance(Game.new(race.load(), 3, 1).table, RaceTable)
