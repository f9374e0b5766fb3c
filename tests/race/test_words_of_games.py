"""Whole games in words: nothing shows a key, every line fits, and questions fit a screen of 24 lines."""

from __future__ import annotations

import re

import pytest

from starcup import Decision, Event, Game, Rng
from starcup.words import WIDTH, Words, live, words_of
from starcup_cli.drafts import asked_for_several
from starcup_cli.listed import Listed
from starcup_race import RaceTable, RaceView, events
from tests.race.scenes import RULES, new
from tests.random_games import play

SCREEN = 24
KEY = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b")
NAMES = ("Ann", "Ben", "Cid", "Dee")


class Reader:
    """Reads a game as its first player does: the lines of every question, and all events."""

    def __init__(self, game: Game[RaceTable, RaceView]) -> None:
        self.game = game
        self.words: Words[RaceTable, RaceView] = words_of(RULES, NAMES[: game.table.players], 0)
        self.lines: list[str] = []
        self.texts: list[str] = []
        self.heights: list[int] = []
        self._round = -1

    def look(self, decision: Decision) -> None:
        """Read the question of a seat."""
        game, words = self.game, self.words
        table, view = game.table, game.view(decision.seat)
        asked = asked_for_several(decision, table, words) or Listed(
            decision, game.allowed(decision.seat), table, words, ""
        )
        first = table.round != self._round and decision.seat == 0
        shown = [*words.overview(table, view), ""] if first else words.status(table, view)
        lines = [*shown, *asked.lines()]
        if decision.seat == 0:
            self._round = table.round
            self.heights.append(len(lines) + 1)
        for choice in asked.choices[:8]:
            self.texts += [words.label(choice), words.phrase(table, decision.seat, choice)]
        self.lines += lines

    def told(self) -> list[str]:
        """Return the log of the game as the first player and as a spectator hear it."""
        return [
            line for seat in (0, None) for line in self.words.telling().lines(live(self.words.heard(self.game, seat)))
        ]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("seed", range(20))
def test_no_text_of_a_game_shows_a_key_and_every_line_fits(seed: int) -> None:
    game = new(seed)
    reader = Reader(game)
    play(game, Rng(seed), reader.look)
    views = [game.view(seat) for seat in range(game.table.players)]
    lines = [
        *reader.lines,
        *reader.told(),
        *reader.words.board(game.table, views),
        *reader.words.score(game.table, views[0]),
    ]
    assert [line for line in (*lines, *reader.texts) if KEY.search(line)] == []
    assert [line for line in lines if len(line) > WIDTH] == []


def test_questions_fit_the_screen() -> None:
    heights: list[int] = []
    for seed in range(0, 12, 3):  # two players
        game = new(seed)
        assert game.table.players == 2
        reader = Reader(game)
        play(game, Rng(seed), reader.look)
        heights += reader.heights
    fitting = sum(height <= SCREEN for height in heights)
    assert fitting / len(heights) > 0.95, sorted(heights)[-20:]


def test_every_event_has_words_or_is_told_with_another() -> None:
    told: set[type[Event]] = set()
    silent = {events.PowerUsed}  # its effect names the card
    for seed in range(6):
        game = new(seed)
        play(game, Rng(seed))
        words = words_of(RULES, NAMES[: game.table.players])
        for event in words.heard(game, None):
            if type(event) not in told and words.event(event):
                told |= {kind for kind in type(event).__mro__ if kind in RULES.event_kinds}
    assert {kind for kind in RULES.event_kinds if kind.__module__ == "starcup_race.events"} - told <= silent
