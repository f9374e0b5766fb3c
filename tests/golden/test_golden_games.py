"""Whole recorded games, replayed: the rules give what they gave, and nothing is lost on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starcup import Game, games, journal_notes
from starcup.kernel.journal_text import read_header
from starcup.making import Ruleset

GAMES = sorted(Path(__file__).parent.glob("*.journal"))


def rules_of(text: str) -> Ruleset[Any, Any]:
    header = read_header(text)
    return games.find(header.game).load(options=header.options)


def test_there_are_golden_games_of_every_size() -> None:
    for game in ("roll", "race"):
        sizes = {int(file.stem.split("-")[-2]) for file in GAMES if file.stem.startswith("race") == (game == "race")}
        assert sizes == set(games.find(game).seats)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_golden_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    rules = rules_of(text)
    # Other digests are fine (a comment in a power changes them); other outcomes are not.
    game = Game.replay(rules, text, other_packs=True)
    assert game.finished
    assert " ".join(map(str, game.table.scores)) == journal_notes(text)["scores"]
    entries = [line for line in text.splitlines() if line[:1] in "~0123456789"]
    again = [line for line in game.journal_text().splitlines() if line[:1] in "~0123456789"]
    assert again == entries


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_everything_is_conserved_after_every_choice(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    rules = rules_of(text)
    whole = Game.replay(rules, text, other_packs=True)
    game = Game.new(rules, players=whole.table.players, seed=whole.table.seed)
    for seat, choice in whole.journal:
        if isinstance(seat, int) and not isinstance(choice, int):
            if choice is None:
                game.undo(seat)
            else:
                game.submit(seat, choice)
            assert not rules.faults(game.table)
    assert game.save() == whole.save()
