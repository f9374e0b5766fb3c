"""Edited positions and journals: refused with one clear error, or played to the end; undo at every question."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starcup import Game, JournalError, Rng
from starcup_race import RaceRuleset
from tests.race.scenes import RULES, RaceGame, variant

TWO = variant(actions=2)
MOST = 5_000
WORDS = ("", "pay", "keep", "consume", "round", "place")


def played(rules: RaceRuleset, seed: int, choices: int) -> RaceGame:
    """Return a game in which so many choices were made at random."""
    game, rng = Game.new(rules, players=2 if rules is TWO else 2 + seed % 3, seed=seed), Rng(seed)
    while game.waiting() and choices:
        choices -= 1
        answer_one(game, rng)
    return game


def answer_one(game: RaceGame, rng: Rng) -> int:
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


def outcome(rules: RaceRuleset, seed: int) -> str:
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
    found = {outcome((RULES, TWO)[seed % 2], seed) for seed in seeds}
    assert found == {"refused", "played"}


def test_edited_positions_are_refused_or_played() -> None:
    check_edits(range(300))


@pytest.mark.slow
def test_many_edited_positions_are_refused_or_played() -> None:
    check_edits(range(1_000, 6_000))


@pytest.mark.parametrize(
    "name, change, told",
    [
        ("order", lambda seats: [], "there is no turn order"),
        ("stack", lambda steps: [["begin-phase", {"seat": 0}]], "damaged"),
        ("stack", lambda steps: [*steps, ["begin-phase", {"phase": 7, "again": False}]], "there is no phase 7"),
        ("stack", lambda steps: [*steps, ["draw-cards", {"seat": 0, "left": 999}]], "999 cards to draw"),
        ("stack", lambda steps: steps[::-1], "the steps of the round are not in order"),
        ("stack", lambda steps: [*steps, ["guess", {"seat": 0, "power": 3}]], "there is no power 3"),
        ("stack", lambda steps: [*steps, ["put-good", {"seat": 0, "world": 94, "produced": True}]], "no good can lie"),
    ],
)
def test_what_can_not_be_gone_on_with_is_refused(name: str, change: Any, told: str) -> None:
    game = played(RULES, 1, 3 + 1)
    document = json.loads(game.save())
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
            words[rng.below(len(words))] = rng.choice(("0", "9", "pay", "gem_world", "x", ""))
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
    game, rng = Game.new(RULES, players=2 + seed % 3, seed=seed), Rng(seed)
    while game.waiting():
        before, drawn = game.save(numbered=False), sum(isinstance(kind, str) for kind, _ in game.journal)
        seat = answer_one(game, rng)
        now = sum(isinstance(kind, str) for kind, _ in game.journal)
        assert not (game.can_undo(seat) and now > drawn)
        if game.can_undo(seat) and not rng.below(3):
            game.undo(seat)
            assert game.save(numbered=False) == before
            answer_one(game, rng)


@pytest.mark.parametrize("seed", range(6))
def test_undo_at_every_question_brings_it_back(seed: int) -> None:
    check_undo(seed)


@pytest.mark.slow
def test_undo_at_every_question_of_more_games_brings_it_back() -> None:
    for seed in range(6, 30):
        check_undo(seed)
