"""What a seat may not know stays out of its view, its questions, its messages and its events (SECRET)."""

from __future__ import annotations

import json

import pytest

from starcup import Decision, Game, Rng
from starcup.wire import to_json
from starcup_tiny_epic import EpicRuleset, EpicTable
from starcup_tiny_epic.events import MissionKept, MissionsDealt
from starcup_tiny_epic.testing import EpicGame
from starcup_tiny_epic.testing.kit import exchange_missions
from starcup_tiny_epic.wire import EpicWire
from tests.random_games import play
from tests.tiny_epic.scenes import RULES, new


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_views_questions_and_messages_stay_the_same_whatever_is_hidden(seed: int) -> None:
    """SECRET-1 to SECRET-3: byte for byte."""
    game, rng, wire = new(seed), Rng(seed), EpicWire(RULES)

    def sent(table: EpicTable, seat: int) -> str:
        messages: list[object] = [wire.view(RULES.view(table, seat))]
        asked = game.decision(seat)
        if asked is not None:
            legal = asked.step.run(table)
            assert legal is not None
            messages.append(wire.decision(Decision(seat, asked.step, legal, asked.number)))
        return json.dumps(to_json(messages))

    def check(decision: Decision) -> None:
        for seat in range(game.table.players):
            other = game.table.clone()
            exchange_missions(other, seat, rng)
            other.reseed(rng.below(1 << 30))
            assert RULES.view(other, seat) == game.view(seat)
            if decision.kind != "mission":  # nobody has answered yet, and the missions to choose from are the seat's
                assert sent(other, seat) == sent(game.table.clone(), seat)

    play(game, Rng(seed), check, most=600)


def test_missions_are_told_to_their_seat_only() -> None:
    """SECRET-1, SECRET-2."""
    game = new(3)
    play(game, Rng(3))
    for seat in range(game.table.players):
        private = [event for event in game.events(seat) if isinstance(event, MissionsDealt | MissionKept)]
        assert {event.seat for event in private} == {seat}
        assert len(private) == 2


def test_missions_are_open_when_the_game_is_over() -> None:
    """SECRET-1, SCORE-1: the missions that were kept, not those that were discarded."""
    game = new(3)
    play(game, Rng(3), lambda decision: _hidden_missions(game) if decision.kind != "mission" else None)
    assert game.finished
    for seat in range(game.table.players):
        view = game.view(seat)
        assert [empire.mission for empire in view.empires] == list(game.table.shown)
        assert [empire.discarded is None for empire in view.empires] == [other != seat for other in range(view.players)]
        world = view.sample_world(Rng(seat))
        assert world.finished and world.view(seat) == view and RULES.faults(world.table) == []
        message = json.loads(json.dumps(to_json(EpicWire(RULES).view(view))))
        assert [empire["mission"] for empire in message["empires"]] == message["shown"]


def _hidden_missions(game: EpicGame) -> None:
    empires = game.view(0).empires
    assert [empire.mission is None for empire in empires] == [False] + [True] * (len(empires) - 1)


def test_the_deck_is_a_number_in_a_view() -> None:
    """SECRET-3."""
    game = new(2)
    view = game.view(0)
    assert set(view.deck) == {None}
    assert len(view.deck) == len(game.table.deck)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("outside", [False, True])
def test_a_sampled_world_looks_the_same_and_can_be_played(players: int, outside: bool) -> None:
    """At questions, and while a roll or draw is awaited."""
    rng = Rng(7)
    game: EpicGame = Game.new(RULES, players, 7, outside_chance=outside)
    for number in range(400):
        if game.finished:
            break
        for seat in range(players) if number % 3 == 0 else ():
            world = game.view(seat).sample_world(rng, outside_chance=outside)
            assert RULES.faults(world.table) == []
            mine, same = game.decision(seat), world.decision(seat)
            assert (mine is None) == (same is None)
            if mine is not None and same is not None:
                assert [choice.text for choice in mine.legal] == [choice.text for choice in same.legal]
            if world.chance is None or not outside:
                assert world.view(seat) == game.view(seat)
            elif game.chance is not None:
                assert world.chance.kind == game.chance.kind
            go(world, rng, 12)
            assert RULES.faults(world.table) == []
        go(game, rng, 1)


def test_a_world_is_sampled_after_the_end() -> None:
    game = new(1)
    play(game, Rng(1))
    for seat in range(game.table.players):
        world = game.view(seat).sample_world(Rng(1))
        assert RULES.faults(world.table) == []
        assert world.finished


def go(game: EpicGame, rng: Rng, most: int) -> None:
    """Some choices and draws at random."""
    for _ in range(most):
        if game.chance is not None:
            game.resolve(rng.choice(game.chance.options))
        elif game.waiting():
            decision = rng.choice(game.waiting())
            game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])


def test_the_missions_of_two_players_do_not_compare_them() -> None:
    """MISSIONS-4: also in sampled worlds."""
    rules: EpicRuleset = RULES
    for seed in range(20):
        world = Game.new(rules, 2, seed).view(0).sample_world(Rng(seed))
        dealt = [mission for empire in world.table.empires for mission in empire.dealt]
        assert all(rules.missions[mission].players <= 2 for mission in dealt)
