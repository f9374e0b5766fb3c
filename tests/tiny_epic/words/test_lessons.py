"""The guided first game: every idea has a text, and comes up, once, a few at a time."""

from __future__ import annotations

import re

from starcup import Decision, Game, Rng
from starcup_cli.table.guide import Guide
from starcup_tiny_epic.words.lessons import EpicLessons
from tests.random_games import play
from tests.tiny_epic.scenes import RULES


def test_every_idea_has_a_text_in_words() -> None:
    lessons = EpicLessons()
    assert {*lessons.keys, lessons.farewell} == set(lessons.texts)
    assert [key for key, text in lessons.texts.items() if re.search(r"[a-z]_[a-z]", text)] == []


def test_every_idea_comes_up_once_and_few_at_a_time() -> None:
    lessons = EpicLessons()
    ideas: set[str] = set()
    for seed, players in ((1, 2), (2, 2), (3, 1)):
        game = Game.new(RULES, players, seed)
        guide = Guide(lessons, on=True)
        heights: list[int] = [len(guide.welcome(0))]

        def look(decision: Decision, game: Game = game, guide: Guide = guide, heights: list[int] = heights) -> None:
            if decision.seat == 0:
                heights.append(len(guide.lessons(game, decision, lambda: "")))

        play(game, Rng(seed), look)
        assert len(guide.told) == len(set(guide.told)) > 15
        assert max(heights) <= 14
        ideas |= set(guide.told)
    assert set(lessons.keys) - ideas == set()
