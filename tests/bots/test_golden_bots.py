"""Bots play the golden games again, choice for choice: a change of what they think shows, wanted or not."""

from __future__ import annotations

import json

import pytest

from scripts.make_golden import RECORDED, TERMS, file_of, looked_at, recorded
from starcup.roll import Ruleset


def entries(text: str) -> list[str]:
    """The lines of a journal that tell choices and chance, without the packs' digests."""
    return [line for line in text.splitlines() if line[:1] in "~0123456789"]


@pytest.mark.parametrize(
    ("name", "players", "seed"),
    [pytest.param(*one, marks=[pytest.mark.slow] if one[0] == "hard-fast" else []) for one in RECORDED],
)
def test_a_bot_plays_its_golden_game_again(rules: Ruleset, name: str, players: int, seed: int) -> None:
    kept = file_of(name, players).read_text(encoding="utf-8")
    assert entries(recorded(rules, name, players, seed)) == entries(kept)


def test_the_terms_say_what_they_said(rules: Ruleset) -> None:
    kept = json.loads(TERMS.read_text(encoding="utf-8"))
    found = looked_at(rules)
    assert found.keys() == kept.keys()
    for where, amounts in found.items():
        assert amounts == pytest.approx(kept[where], abs=1e-4), where
