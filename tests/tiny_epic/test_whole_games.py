"""Whole random games: they end, hold the invariants, and come back from saves, journals, clones and undo."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from starcup import Actions, Decision, Game, JournalError, Rng, games
from starcup_tiny_epic import EpicTable
from starcup_tiny_epic.testing import EpicGame
from tests.tiny_epic.scenes import RULES


def play(game: EpicGame, rng: Rng, before: Callable[[Decision], None] = lambda _: None, most: int = 20_000) -> int:
    """Play at random; returns the number of choices."""
    for number in range(most):
        if game.finished:
            return number
        decision = rng.choice(game.waiting())
        before(decision)
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    return most


def new(seed: int, players: int | None = None) -> EpicGame:
    """A new game, of 1 to 5 players by its seed."""
    return Game.new(RULES, players or 1 + seed % 5, seed)


def check_ends(seed: int) -> None:
    """A game ends, and its invariants hold at every question."""
    game = new(seed)

    def check(_: Decision) -> None:
        assert RULES.faults(game.table) == []

    play(game, Rng(seed), check)
    assert game.finished
    assert RULES.faults(game.table) == []
    assert game.table.winners == RULES.winners(game.table)
    assert game.table.winners or game.table.players == 1
    assert game.table.scores == tuple(one.total for one in RULES.scores(game.table))


@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_ends_and_holds_the_invariants(seed: int) -> None:
    check_ends(seed)


@pytest.mark.slow
def test_many_random_games_end_and_hold_the_invariants() -> None:
    for seed in range(100, 300):
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

    play(game, rng, check, most=200)


@pytest.mark.parametrize("seed", [6, 7, 8, 10])
def test_a_journal_is_replayed(seed: int) -> None:
    game = new(seed)
    play(game, Rng(seed))
    again = Game.replay(RULES, game.journal_text())
    assert again.save() == game.save()
    assert again.all_events() == game.all_events()
    assert games.game_of_journal(game.journal_text()).key == "tiny-epic"


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
        ((b'"energy":2', b'"energy":9'), "energy 9, culture 1: the track goes from 0 to 7"),
        ((b'"level":1', b'"level":7'), "there is no such level"),
        ((b'"ships":[-1,-1]', b'"ships":[-1]'), "expected 2, ascending"),
        ((b'"row":[', b'"row":[99,'), "there is no such planet"),
        ((b'"players":2', b'"players":3'), "2 answered, expected 3"),
        ((b'"game":"tiny-epic"', b'"game":"roll"'), "of another game"),
        ((b'"culture":1', b'"culture":"1"'), "damaged"),
    ],
)
def test_a_damaged_save_is_refused(change: tuple[bytes, bytes], told: str) -> None:
    data = new(2, players=2).save()
    assert change[0] in data
    with pytest.raises(JournalError, match=told):
        Game.load(RULES, data.replace(*change, 1))


def test_the_definition() -> None:
    epic = games.find("tiny-epic")
    assert (epic.title, epic.seats, epic.pack) == ("Tiny Epic Galaxies", range(1, 6), "tiny-epic-base")
    assert epic.load() is RULES
    assert games.definition_of(RULES) is epic
    assert isinstance(Game.new(epic.load(), 3, 1).table, EpicTable)
