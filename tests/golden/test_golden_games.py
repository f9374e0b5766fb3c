"""Whole recorded games, replayed: the rules give what they gave, and nothing is lost on the way."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from starcup import Game, Ruleset, games, journal_header

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("**/*.journal"))


@cache
def rules_of(file: Path) -> Ruleset:
    """The ruleset of a file, with the options with which it was played."""
    header = journal_header(file.read_text(encoding="utf-8"))
    return games.find(header.game).load(options=header.options)


def test_there_are_golden_games_of_every_size() -> None:
    assert sizes("roll") == {2, 3, 4, 5}
    assert sizes("race") == {2, 3, 4}
    assert sizes("tiny-epic") == {1, 2, 3, 4, 5}


def sizes(game: str) -> set[int]:
    return {int(file.stem.split("-")[-2]) for file in GAMES if rules_of(file).game == game}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_game(file: Path) -> None:
    rules, text = rules_of(file), file.read_text(encoding="utf-8")
    # Other digests are fine (a comment in a power changes them); other outcomes are not.
    game = Game.replay(rules, text, other_packs=True)
    assert game.finished
    assert " ".join(str(score.total) for score in rules.scores(game.table)) == journal_header(text).notes["scores"]
    entries = [line for line in text.splitlines() if line[:1] in "~0123456789"]
    again = [line for line in game.journal_text().splitlines() if line[:1] in "~0123456789"]
    assert again == entries


@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_everything_is_conserved_after_every_choice(file: Path) -> None:
    rules, text = rules_of(file), file.read_text(encoding="utf-8")
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
