"""Whole recorded games, replayed: the rules give what they gave, and nothing is lost on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, journal_notes
from starcup.roll import Ruleset
from starcup.roll.testing import faults

GAMES = sorted(Path(__file__).parent.glob("*.journal"))


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Ruleset.load(["base"])


def test_there_are_golden_games_of_every_size() -> None:
    assert {int(file.stem.split("-")[-2]) for file in GAMES} == {2, 3, 4, 5}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_golden_game(rules: Ruleset, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    # Other digests are fine (a comment in a power changes them); other outcomes are not.
    game = Game.replay(rules, text, other_packs=True)
    assert game.finished
    assert " ".join(map(str, game.table.scores)) == journal_notes(text)["scores"]
    entries = [line for line in text.splitlines() if line[:1] in "~0123456789"]
    again = [line for line in game.journal_text().splitlines() if line[:1] in "~0123456789"]
    assert again == entries


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_everything_is_conserved_after_every_choice(rules: Ruleset, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole = Game.replay(rules, text, other_packs=True)
    game = Game.new(rules, players=whole.table.players, seed=whole.table.seed)
    for seat, choice in whole.journal:
        if isinstance(seat, int) and not isinstance(choice, int):
            if choice is None:
                game.undo(seat)
            else:
                game.submit(seat, choice)
            assert not faults(game.table)
            assert all(0 <= one.credits <= 10 for one in game.table.seats)
    assert game.save() == whole.save()
