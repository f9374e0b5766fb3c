"""The guided first game: every idea comes up, once, in a game with preset hands; its text names no key."""

from __future__ import annotations

import re

from starcup import Decision, Game, Rng
from starcup_cli.table.guide import Guide
from starcup_race import RaceRuleset
from starcup_race.words.lessons import RaceLessons
from tests.random_games import play


def test_every_idea_has_a_text_in_words() -> None:
    lessons = RaceLessons()
    assert {*lessons.keys, lessons.farewell} == set(lessons.texts)
    assert [key for key, text in lessons.texts.items() if re.search(r"[a-z]_[a-z]", text)] == []


def test_every_idea_comes_up_in_some_game() -> None:
    lessons = RaceLessons()
    rules = RaceRuleset.load(options=lessons.options)
    told: set[str] = {lessons.welcome}
    for seed in range(6):
        game = Game.new(rules, 2, seed)

        def look(decision: Decision, game: Game = game) -> None:
            if decision.seat == 0:
                told.update(lessons.occurring(game, decision))

        play(game, Rng(seed), look)
    assert set(lessons.keys) - told == set()


def test_each_idea_is_told_once_and_few_at_a_time() -> None:
    lessons = RaceLessons()
    game = Game.new(RaceRuleset.load(options=lessons.options), 2, lessons.seed)
    guide = Guide(lessons, on=True)
    heights: list[int] = []

    def look(decision: Decision) -> None:
        if decision.seat == 0:
            heights.append(len(guide.lessons(game, decision, lambda: "")))

    play(game, Rng(1), look)
    assert len(guide.told) == len(set(guide.told)) > 15
    assert max(heights) <= 14  # two ideas and the prompt beside what has just happened
