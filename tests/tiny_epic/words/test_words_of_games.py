"""Whole games in words: nothing shows a key, every line fits, every kind of question, choice and event has words."""

from __future__ import annotations

import re

import pytest

from starcup import Choice, Decision, Event, Game, Rng
from starcup.words import WIDTH, Words, live, words_of
from starcup_cli.drafts import asked_for_several
from starcup_cli.listed import Listed
from starcup_tiny_epic import EpicRuleset, EpicTable, EpicView, choices, events
from tests.tiny_epic.scenes import variant

SCREEN = 24
KEY = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|\b[0-9]\.[a-z]|\.(?:orbit|surface)\b")
USUAL_KINDS = ("turn", "move", "follow", "convert-face", "re-roll", "convert")
EVERY = 12
NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
USUAL = variant()
OTHERS = variant(andellouxian="split", gort="orbits", terra_bettia="may", last_turn="trigger", once_per_turn="together")
SELDOM_CHOICES = {choices.GainMixed, choices.GainResource, choices.GiveResources, choices.GiveUp, choices.PullBack,
    choices.Recall, choices.RemovePlanet, choices.UpgradeMixed, choices.Reroll, choices.PutIn}  # fmt: skip
SELDOM_EVENTS = {events.DiceGivenUp, events.DiceTakenAway, events.DieTurned}
"""Choices and events that a few games at random may lack: tests of planets have them."""


class Reader:
    """Reads a game as its first player does: the lines of every question, and all events."""

    def __init__(self, game: Game[EpicTable, EpicView], rules: EpicRuleset) -> None:
        self.game = game
        self.words: Words[EpicTable, EpicView] = words_of(rules, NAMES[: game.table.players], 0)
        self.lines: list[str] = []
        self.texts: list[str] = []
        self.heights: list[int] = []
        self.wordless: set[str] = set()
        self.kinds: dict[str, str] = {}
        self.choices: set[type[Choice]] = set()
        self.asked = 0

    def look(self, decision: Decision) -> None:
        """Read the question of a seat; of questions of the usual kinds some."""
        self.asked += 1
        if decision.kind in USUAL_KINDS and self.asked % EVERY:
            return
        game, words = self.game, self.words.at(decision.seat)
        table, view = game.table, game.view(decision.seat)
        asked = asked_for_several(decision, table, words) or Listed(
            decision, game.allowed(decision.seat), table, words, ""
        )
        lines = [*words.status(table, view), *asked.lines()]
        if decision.seat == 0:
            self.heights.append(len(lines) + 1)
        self.kinds[decision.kind] = asked.question
        for choice in asked.choices[:12]:
            self.choices.add(type(choice))
            label = words.label(choice)
            self.texts += [
                label,
                words.phrase(table, decision.seat, choice),
                words.choice(table, decision.seat, choice),
            ]
            if isinstance(asked, Listed) and asked.text_of(label) != choice.text:
                self.wordless.add(f"{label} is not read as {choice.text}")
        self.lines += [*lines, *words.overview(table, view)]

    def told(self) -> list[str]:
        """Return the log of the game as the first player and as a spectator hear it."""
        return [
            line for seat in (0, None) for line in self.words.telling().lines(live(self.words.heard(self.game, seat)))
        ]


def played(players: int, seed: int, rules: EpicRuleset = USUAL) -> Reader:
    """Return the reader of a whole game at random, in which turns are rarely ended early."""
    game = Game.new(rules, players, seed)
    reader, rng = Reader(game, rules), Rng(seed)
    for _ in range(2500):
        waiting = game.waiting()
        if not waiting:
            break
        decision = waiting[0]
        reader.look(decision)
        legal = decision.legal
        most = len(legal) - (decision.kind == "turn" and len(legal) > 1)
        game.submit(decision.seat, legal[rng.below(most)], decision.number)
    return reader


@pytest.mark.parametrize(
    ("players", "seed"),
    [(1, 0), (1, 1), (2, 0), (3, 0), (5, 1)]
    + [
        pytest.param(players, seed, marks=pytest.mark.slow)
        for players, seed in ((2, 1), (3, 1), (4, 0), (4, 1), (5, 0))
    ],
)
def test_no_text_of_a_game_shows_a_key_and_every_line_fits(players: int, seed: int) -> None:
    reader = played(players, seed, variant(rebel="hades") if seed else USUAL)
    game, words = reader.game, reader.words
    views = [game.view(seat) for seat in range(players)]
    lines = [*reader.lines, *reader.told(), *words.board(game.table, views), *words.score(game.table, views[0])]
    assert [line for line in (*lines, *reader.texts) if KEY.search(line)] == []
    assert [line for line in lines if len(line) > WIDTH] == []
    assert reader.wordless == set()


@pytest.mark.parametrize("players", [1, 2, 3])
def test_questions_fit_the_screen(players: int) -> None:
    heights = [height for seed in range(2) for height in played(players, seed).heights]
    fitting = sum(height <= SCREEN for height in heights)
    assert fitting / len(heights) > 0.9, sorted(heights)[-20:]


def test_every_kind_of_question_choice_and_event_has_words() -> None:
    kinds: dict[str, str] = {}
    offered: set[type[Choice]] = set()
    told: set[type[Event]] = set()
    for rules, players, seed in [(USUAL, 3, 5), (USUAL, 5, 6), (OTHERS, 4, 7), (variant(rebel="zendica"), 1, 8)]:
        reader = played(players, seed, rules)
        kinds |= reader.kinds
        offered |= reader.choices
        words = words_of(rules, NAMES[:players])
        told |= {type(event) for event in reader.game.all_events() if words.event(event)}
    assert all(text.endswith(("?", ".")) for text in kinds.values()), kinds
    noted = {kind for kind in USUAL.event_kinds if kind.__module__ == "starcup_tiny_epic.events"}
    assert {kind.__name__ for kind in noted - told} <= {kind.__name__ for kind in SELDOM_EVENTS}
    assert {kind.__name__ for kind in set(USUAL.choice_kinds) - offered} <= {kind.__name__ for kind in SELDOM_CHOICES}
