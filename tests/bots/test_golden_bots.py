"""Bots play the golden games again, choice for choice: a change of what they think shows, wanted or not."""

from __future__ import annotations

import json

import pytest

from scripts.make_golden import RECORDED, file_of, looked_at, recorded, rules_of, terms_file


def entries(text: str) -> list[str]:
    """The lines of a journal that tell choices and chance, without the packs' digests."""
    return [line for line in text.splitlines() if line[:1] in "~0123456789"]


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize(
    ("game", "name", "players", "seed"),
    [
        pytest.param(game, *recording, marks=[pytest.mark.slow] if recording[0] == "hard" else [])
        for game, recordings in RECORDED.items()
        for recording in recordings
    ],
)
def test_a_bot_plays_its_golden_game_again(game: str, name: str, players: int, seed: int) -> None:
    golden = file_of(name, players, game).read_text(encoding="utf-8")
    assert entries(recorded(rules_of(game), name, players, seed)) == entries(golden)


@pytest.mark.parametrize("game", sorted(RECORDED))
def test_the_terms_say_what_they_said(game: str) -> None:
    golden = json.loads(terms_file(game).read_text(encoding="utf-8"))
    terms = looked_at(rules_of(game))
    assert terms.keys() == golden.keys()
    for where, amounts in terms.items():
        assert amounts == pytest.approx(golden[where], abs=1e-4), where
