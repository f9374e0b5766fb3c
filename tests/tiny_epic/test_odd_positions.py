"""Edited positions and journals: refused with one clear error, or played to the end; undo at every question."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starcup import Game, JournalError, Rng
from starcup_tiny_epic import EpicRuleset
from tests.tiny_epic.scenes import RULES, EpicGame
from tests.tiny_epic.test_kit import SWITCHED

MOST = 20_000
WORDS = ("", "move", "turn", "follow", "landing", "next-turn")


def played(rules: EpicRuleset, seed: int, choices: int) -> EpicGame:
    """Return a game in which so many choices were made at random."""
    game, rng = Game.new(rules, players=1 + seed % 5, seed=seed), Rng(seed)
    while game.waiting() and choices:
        choices -= 1
        answer_one(game, rng)
    return game


def answer_one(game: EpicGame, rng: Rng) -> int:
    """Make one choice at random, and return the seat."""
    decision = rng.choice(game.waiting())
    game.submit(decision.seat, rng.choice(decision.legal))
    return decision.seat


def edited(document: dict[str, Any], rng: Rng) -> None:
    """Change one value anywhere below the head of a position."""
    places: list[tuple[Any, Any]] = []

    def gather(part: object) -> None:
        items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, value in items:
            if part is not document or key not in ("format", "game", "packs"):
                places.append((part, key))
                gather(value)

    gather(document)
    part, key = rng.choice(places)
    part[key] = other(part[key], rng)


def other(value: object, rng: Rng) -> object:
    """Return a value in the place of another one."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 0, -1, rng.below(100), rng.below(8), 2 * value])
    if isinstance(value, str):
        return rng.choice(WORDS)
    if isinstance(value, list) and value:
        at = rng.below(len(value))
        return rng.choice([value[:at] + value[at + 1 :], [*value, value[at]], value[::-1], []])
    return None


def outcome(rules: EpicRuleset, seed: int) -> str:
    """Edit a position, and return ``refused`` or ``played``."""
    rng = Rng(1000 + seed)
    document = json.loads(played(rules, seed % 37, rng.below(150)).save())
    edited(document, rng)
    try:
        game = Game.load(rules, json.dumps(document).encode())
    except JournalError as error:
        assert str(error)
        assert "Traceback" not in str(error)
        return "refused"
    for _ in range(MOST):
        if not game.waiting():
            break
        answer_one(game, rng)
    assert game.finished or game.table.outside_chance  # then it waits for a draw
    return "played"


def check_edits(seeds: range) -> None:
    found = {outcome((RULES, SWITCHED)[seed % 2], seed) for seed in seeds}
    assert found == {"refused", "played"}


def test_edited_positions_are_refused_or_played() -> None:
    check_edits(range(300))


@pytest.mark.slow
def test_many_edited_positions_are_refused_or_played() -> None:
    check_edits(range(1_000, 6_000))


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("stack", lambda steps: [["begin-turn", {}]], "damaged"),
        ("stack", lambda steps: [*steps, ["begin-turn", {"seat": 7}]], "seat of a step: expected 0 to 1"),
        ("stack", lambda steps: [*steps, ["landing", {"seat": 0, "planet": 40}]], "there is no planet 40"),
        ("stack", lambda steps: [*steps, ["fill-gap", {"place": 0}]], "there is no gap in the row"),
        ("stack", lambda steps: [*steps, ["roll-dice", {"seat": 0, "left": 9}]], "9 dice to roll"),
        (
            "stack",
            lambda steps: [*steps, ["end-use", {"seat": 0}]],
            "0 actions of planets are in use, and 1 of them end",
        ),
        ("stack", lambda steps: [*steps, ["repeat", {"seat": 0}]], "waits"),
        ("unused", lambda faces: [5, 0], "the unused dice are not in order"),
        ("active", lambda seat: 4, "there is no such empire"),
    ],
)
def test_what_can_not_be_gone_on_with_is_refused(name: str, change: Any, told: str) -> None:
    document = json.loads(played(RULES, 1, 3).save())
    document[name] = change(document[name])
    with pytest.raises(JournalError, match=told):
        Game.load(RULES, json.dumps(document).encode())


def check_journals(seeds: range) -> None:
    for seed in seeds:
        rng = Rng(seed)
        lines = played(RULES, seed % 11, 60 + seed % 100).journal_text().splitlines()
        at = rng.below(len(lines))
        words = lines[at].split(" ")
        change = rng.below(4)
        if change == 0:
            lines.pop(at)
        elif change == 1:
            lines.insert(at, rng.choice(lines))
        elif change == 2:
            words[rng.below(len(words))] = rng.choice(("0", "9", "move", "helios", "x", ""))
            lines[at] = " ".join(words)
        else:
            lines[at] = rng.choice(lines)
        try:
            game = Game.replay(RULES, "\n".join(lines), trust=True)
        except JournalError as error:
            assert str(error)
            continue
        while game.waiting():
            answer_one(game, rng)
        assert not RULES.faults(game.table)


def test_edited_journals_are_refused_or_replayed() -> None:
    check_journals(range(150))


@pytest.mark.slow
def test_many_edited_journals_are_refused_or_replayed() -> None:
    check_journals(range(1_000, 3_000))


def check_undo(seed: int) -> None:
    """Undo brings every question back, and nothing once a card was drawn: the journal has no draw between."""
    game, rng = Game.new(RULES, players=1 + seed % 5, seed=seed), Rng(seed)
    while game.waiting():
        before, drawn = game.save(numbered=False), sum(isinstance(kind, str) for kind, _ in game.journal)
        seat = answer_one(game, rng)
        now = sum(isinstance(kind, str) for kind, _ in game.journal)
        assert not (game.can_undo(seat) and now > drawn)
        if game.can_undo(seat) and not rng.below(3):
            game.undo(seat)
            assert game.save(numbered=False) == before
            answer_one(game, rng)


@pytest.mark.parametrize("seed", [0, 1, 7, 14])
def test_undo_at_every_question_brings_it_back(seed: int) -> None:
    check_undo(seed)


@pytest.mark.slow
def test_undo_at_every_question_of_more_games_brings_it_back() -> None:
    for seed in range(20, 40):
        check_undo(seed)
