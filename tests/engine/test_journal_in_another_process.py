"""A journal is the whole game: replayed elsewhere, with plugins registered in another order, event for event."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from starcup import Game, Rng
from starcup.roll import RollGame, Ruleset
from tests.engine.random_play import step

REPLAY = """
import random, sys
from starcup import Game
from starcup.roll import Ruleset, loading
add_to = loading._Powers.add_to
def shuffled(self, plugins, things):
    found = list(self.found.items())
    random.Random(int(sys.argv[1])).shuffle(found)
    self.found = dict(found)
    add_to(self, plugins, things)
loading._Powers.add_to = shuffled
rules = Ruleset.load(["base"])
game = Game.replay(rules, open(sys.argv[2], encoding="utf-8").read())
print(game.save().decode())
print(game.all_events())
print(list(rules.plugins.packs)[:9])
"""


def whole_game(rules: Ruleset, seed: int, *, undo: bool = True) -> RollGame:
    """A random game that is played to its end, with some choices taken back."""
    rng = Rng(seed)
    game = Game.new(rules, players=2 + seed % 4, seed=seed)
    while game.waiting():
        step(game, rng)
        seat = rng.below(game.table.players)
        if undo and not rng.below(12) and game.can_undo(seat):
            game.undo(seat)
    return game


def test_replay_equals_play_event_for_event(rules: Ruleset) -> None:
    for seed in range(4):
        game = whole_game(rules, seed)
        text = game.journal_text()
        again = Game.replay(rules, text)
        assert again.all_events() == game.all_events()
        assert again.save() == game.save()
        assert again.journal_text() == text


def test_replay_in_another_process_with_plugins_in_another_order(rules: Ruleset, tmp_path: Path) -> None:
    game = whole_game(rules, 7)
    file = tmp_path / "game.journal"
    file.write_text(game.journal_text(), encoding="utf-8")
    orders = set()
    for seed in ("1", "4"):
        run = subprocess.run(
            [sys.executable, "-c", REPLAY, seed, str(file)], capture_output=True, text=True, check=True
        )
        save, events, order = run.stdout.splitlines()
        assert save == game.save().decode()
        assert events == str(game.all_events())
        orders.add(order)
    assert len(orders) == 2


@pytest.mark.slow
def test_many_journals_replay(rules: Ruleset) -> None:
    for seed in range(100, 200):
        game = whole_game(rules, seed, undo=bool(seed % 2))
        again = Game.replay(rules, game.journal_text())
        assert again.all_events() == game.all_events()
        assert again.save() == game.save()
