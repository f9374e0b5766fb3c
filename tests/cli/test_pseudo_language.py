"""Whole games in the pseudo-language: whatever a player reads goes through a catalogue."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from starcup import Rng
from starcup.messages import PSEUDO, unmarked_words
from starcup_cli.table import at_table, conversation
from starcup_cli.table.answering import Asked, asked_of
from tests.cli.helpers import run

PACKS = Path(__file__).parents[2] / "examples"
WORDS = """
choices hint guide on off undo redo why choice board legend score log what word tile card planet mission rebel name hand
rules packs stop until save file quit starcup play replay record load last bot none all greedy normal human passing
pass follow ok stopped base race tiny epic xyzzy my turn next die move energy culture economy diplomacy colony
easy hard fast let stand deep probe festival waystations outposts
"""
TYPED = frozenset(WORDS.split())
"""What is typed, and the names of players and packs: the same in every language."""
IDS = re.compile(r"^[A-Z]{3,}$")
"""The codes of the chapters of the rules."""
FIRST = ("help", "legend", "what", "packs", "rules", "guide", "score", "board", "log all", "why", "why undo", "hint")
AT_QUESTIONS = ("?", "hint", "why", "why undo", "undo", "redo", "board", "log 3", "what xyzzy", "xyzzy", "rules xyzzy")
GAME_OPTION = re.compile(r"--\S+ (roll|race|tiny-epic)\b")
"""The key of a game behind the option that names it, as people type it."""
COMMANDS = {
    "roll": ("what credits", "what home dice", "tile space mall", "tile xyzzy", "rules SHIP-3", "what what"),
    "race": ("what goods", "card gem world", "hand", "rules PAY-3", "card xyzzy"),
    "tiny-epic": ("what follow", "planet jakks", "mission xyzzy", "pass until", "pass until my turn", "stop"),
}


def printed(monkeypatch: pytest.MonkeyPatch, game: str, seed: int, *options: str) -> list[str]:
    """All lines of a whole game that a person plays at random, with commands now and then."""
    rng, open_question, seen = Rng(seed), list[Asked](), Counter[str]()
    commands = [*FIRST, *COMMANDS[game]]

    def put(*given: object) -> Asked:
        asked = asked_of(*given)  # type: ignore[arg-type]  # whatever the table gives
        open_question[:] = [asked]
        return asked

    def typed(prompt: str) -> str:
        (asked,) = open_question
        kind = asked.decision.kind
        seen[kind] += 1
        if commands:
            return commands.pop(0)
        if seen[kind] <= len(AT_QUESTIONS):
            return AT_QUESTIONS[seen[kind] - 1]
        legal = asked.decision.legal
        return legal[rng.below(min(len(legal), 1 << 20))].text

    monkeypatch.setattr(conversation, "asked_of", put)
    monkeypatch.setattr(at_table, "ask", typed)
    monkeypatch.setattr(at_table, "pause", lambda text: None)
    result = run("play", "--game", game, "--language", PSEUDO, "--seed", str(seed), *options)
    assert result.exit_code == 0, result.output[-2000:]
    assert "replay last" in result.output
    return [line for line in result.output.splitlines() if ".starcup" not in line]


def unmarked(lines: list[str]) -> list[str]:
    """The lines with words that went through no catalogue."""
    found = []
    for line in lines:
        told = GAME_OPTION.sub("", line)
        words = [word for word in unmarked_words(told) if word.lower() not in TYPED and not IDS.search(word)]
        if words and not all(set(word) <= set("IVX") for word in words):
            found.append(f"{words}: {line}")
    return list(dict.fromkeys(found))


@pytest.mark.parametrize(
    "game", [*[pytest.param(game, marks=pytest.mark.slow) for game in ("roll", "race")], "tiny-epic"]
)
def test_a_whole_game_goes_through_the_catalogues(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    assert unmarked(printed(monkeypatch, game, 1)) == []


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(("game", "packs"), [("race", "race-base,waystations"), ("roll", "base,deep_probe,festival")])
def test_packs_with_powers_in_python_go_through_the_catalogues(
    monkeypatch: pytest.MonkeyPatch, game: str, packs: str
) -> None:
    base, *others = packs.split(",")
    folders = [str(PACKS / name) for name in others]
    assert unmarked(printed(monkeypatch, game, 3, "--packs", ",".join([base, *folders]))) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3, pytest.param(5, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_more_games_go_through_the_catalogues(monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> None:
    options = {2: ("--first-game",), 3: ("--players", "3")}.get(seed, ())
    assert unmarked(printed(monkeypatch, game, seed, *options)) == []


@pytest.mark.slow
def test_a_game_alone_goes_through_the_catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    assert unmarked(printed(monkeypatch, "tiny-epic", 4, "--solo")) == []
