"""What bots say of their choices has words in every language: terms, notes, and what they are called in lists."""

from __future__ import annotations

from itertools import islice

import pytest

from starcup import Choice, Decision, Game, games
from starcup.messages import Message, language_of
from starcup_bots import make
from starcup_bots.advice import advise
from starcup_bots.discovery import available
from starcup_bots.hint_text import bots_words
from tests.bots.questions import turns

QUESTIONS = 300
"""How many questions of a game are looked at."""


def ids_of(game: str, bot: str, seed: int) -> set[str]:
    """The ids of what a bot says in a game against itself."""
    ids: set[str] = set()
    bots = [make(bot, seed + seat, game) for seat in range(3)]

    def answer(decision: Decision, view: object) -> Choice:
        advice = advise(bots[decision.seat], decision, view, 10_000)
        ids.update(f"term-{term.name}" for option in advice.options for term in option.terms)
        ids.update([advice.note.id] if isinstance(advice.note, Message) else [])
        return advice.choice

    for _ in islice(turns(Game.new(games.find(game).load(), 3, seed), answer), QUESTIONS + 1):
        pass
    return ids


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_reasons_and_notes_have_words(game: str, bot: str) -> None:
    names = ids_of(game, bot, 5)
    assert len(names) > 5
    for code in ("es", "fr"):
        words = bots_words(language_of(games.find(game).load(), code))
        lacking = {name for name in names if not words.has(name, own=True)}
        assert {name for name in lacking if not words.has(name.replace("term-", "phase-"), own=True)} == set()


def test_a_game_may_reword_what_bots_say() -> None:
    for code in ("es", "fr"):
        languages = [bots_words(language_of(games.find(game).load(), code)) for game in ("roll", "race", "tiny-epic")]
        called = Message("bot-greedy.text", available("roll")["greedy"].summary)
        assert len({language.text(called) for language in languages}) == len(languages)
