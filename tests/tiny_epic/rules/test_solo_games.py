"""Whole solo games at random, against every board: they end, hold the invariants, and come back from saves and undo."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from starcup import Choice, Game, Rng
from starcup_tiny_epic import EpicRuleset, events
from starcup_tiny_epic.testing import EpicGame
from tests.tiny_epic.rules.solo_games import HUMAN, REBEL, Side, asked, do, have, human_turn, rebel_rolls
from tests.tiny_epic.scenes import heard, variant

BOARDS = ("artemis", "rothkel", "zendica", "hades", "gamelyn")
HARDER = {"rebel_dice": "rolled-again", "rebel_push": "leader", "rebel_extra_turn": "no-re-rolls"}
MOST = 2_000
"""More choices than any random game has."""


def play(game: EpicGame, seed: int, after: Callable[[EpicGame], None] = lambda _: None) -> list[Choice]:
    """Play a game at random to its end, and return the choices."""
    rng, chosen = Rng(seed), list[Choice]()
    while not game.finished:
        assert len(chosen) < MOST, "the game does not end"
        (decision,) = game.waiting()
        assert len(decision.legal) > 1
        chosen.append(decision.legal[rng.below(len(decision.legal))])
        game.submit(decision.seat, chosen[-1])
        after(game)
    return chosen


def check_ends(rules: EpicRuleset, seed: int) -> None:
    """A random game ends, and its invariants hold at every question."""

    def check(game: EpicGame) -> None:
        assert rules.faults(game.table) == []
        table = game.table
        assert len(table.unused) + len(table.bay) + table.spent + table.given_up <= 7
        if not game.finished:
            assert (rules.end_reasons(table), table.scores, table.winners) == ((), (), ())
            assert max(empire.vp for empire in table.empires) < 21

    game = Game.new(rules, 1, seed)
    play(game, seed, check)
    human, rebel = game.table.empires
    (reason,) = rules.end_reasons(game.table)
    assert (reason == "points") == (human.vp >= 21)
    assert (reason == "rebel-points") == (rebel.vp >= 21)
    assert (reason == "skull") == (rebel.level == 6)
    assert game.table.winners == rules.winners(game.table) == ((HUMAN,) if reason == "points" else ())
    assert game.table.scores == (human.vp,) == tuple(score.total for score in rules.scores(game.table))
    assert game.table.stack == []


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_ends_and_holds_the_invariants(board: str, seed: int) -> None:
    """SOLO-53 to SOLO-56."""
    check_ends(variant(rebel=board), seed)


@pytest.mark.parametrize("board", BOARDS)
def test_a_random_game_with_harder_readings_ends(board: str) -> None:
    """SOLO-37, SOLO-45, SOLO-58, SOLO-62."""
    for seed in range(4):
        check_ends(variant(rebel=board, **HARDER), seed)
        check_ends(variant(rebel=board, rebel_in_actions="nobody", useless_dice="allowed"), seed)


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_many_random_games_end_and_hold_the_invariants(board: str) -> None:
    for seed in range(1_000, 1_200):
        check_ends(variant(rebel=board), seed)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_comes_back_from_its_save_and_its_journal(seed: int) -> None:
    rules, states = variant(rebel="zendica"), list[bytes]()
    game = Game.new(rules, 1, seed)
    play(game, seed, lambda state: states.append(state.save()))
    for state in states[::7]:
        assert Game.load(rules, state).save() == state

    text = game.journal_text()
    again = Game.replay(rules, text)
    assert "rebel-die " in text
    assert again.save() == game.save()
    assert again.all_events() == game.all_events()


def test_a_clone_and_a_pickled_game_go_on_alike() -> None:
    game = Game.new(variant(rebel="hades"), 1, 5)
    for _ in range(12):
        (decision,) = game.waiting()
        game.submit(decision.seat, decision.legal[0])
    for twin in (game.clone(), pickle.loads(pickle.dumps(game))):
        other = game.clone()
        assert play(twin, 9) == play(other, 9)
        assert twin.journal == other.journal


def test_sampled_worlds_go_on_in_the_middle_of_the_rebels_turn() -> None:
    game = Game.new(variant(rebel="gamelyn"), 1, 11)
    rng, met = Rng(3), set[str]()
    while not game.finished:
        (decision,) = game.waiting()
        world = game.view(HUMAN).sample_world(Rng(len(game.journal)))
        assert [choice.text for choice in world.waiting()[0].legal] == [choice.text for choice in decision.legal]
        if game.table.active == REBEL and decision.kind not in met:
            met.add(decision.kind)
            play(world, 4)
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    assert {"rebel-die", "follow"} <= met


def test_no_choice_is_taken_back_past_a_rolled_die() -> None:
    """SOLO-10: a forced re-roll has shown a new face; what a follower did before the next roll may be taken back."""
    game = rebel_rolls("energy move", human=Side(1, 3))
    assert not game.can_undo(HUMAN)
    do(game, "force re-roll")
    assert not game.can_undo(HUMAN)

    game = do(rebel_rolls("move colony", human=Side(0, 2, ships="gort.orbit 1")), "follow")
    assert (asked(game), game.can_undo(HUMAN)) == ("move", True)
    game.undo(HUMAN)
    assert (asked(game), have(game, HUMAN)) == ("follow", (0, 2))
    do(game, "follow", "move gort.orbit to galaxy")
    assert len(heard(game, events.RebelDieRolled)) == 2
    assert not game.can_undo(HUMAN)


def test_a_choice_that_ends_the_turn_is_not_taken_back_once_the_rebel_rolls() -> None:
    """ENDTURN-5."""
    game = do(human_turn("energy move"), "activate energy")
    assert game.can_undo(HUMAN)
    do(game, "end turn")
    assert game.chance is not None
    game.resolve(0)
    assert not game.can_undo(HUMAN)
