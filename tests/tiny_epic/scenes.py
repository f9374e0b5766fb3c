"""Tables laid out for a rule: rulesets with options, and short ways to answer, and to read what is asked and heard."""

from __future__ import annotations

from typing import TypeVar

from starcup import Event, Game
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.rulings import OPTIONS
from starcup_tiny_epic.testing import EpicGame, Scenario

__all__ = [
    "RULES", "SWITCHED", "EpicGame", "answer", "heard", "kinds", "legal", "new", "refusal", "scene", "solo", "variant",
]  # fmt: skip

RULES = EpicRuleset.load()
EventT = TypeVar("EventT", bound=Event)


def variant(**options: str) -> EpicRuleset:
    """Return the rules with options of the box; ``_`` stands for ``-`` in their names."""
    return EpicRuleset.load(
        options={f"tiny-epic-base.{name.replace('_', '-')}": value for name, value in options.items()}
    )


SWITCHED = variant(**{name: other for name, (_, other) in OPTIONS.items()}, rebel="gamelyn")
"""The rules with every ruling switched, and another rebel."""


def new(seed: int, players: int | None = None, rules: EpicRuleset = RULES) -> EpicGame:
    """Return a new game, of 1 to 5 players by its seed."""
    return Game.new(rules, players or 1 + seed % 5, seed)


def scene(players: int = 2, rules: EpicRuleset = RULES) -> Scenario:
    """Return a bare table."""
    return Scenario(rules, players)


def solo(board: str = "artemis", **options: str) -> Scenario:
    """Return a bare table of a solo game against a rebel."""
    return Scenario(variant(rebel=board, **options), 1)


def answer(game: EpicGame, seat: int, *texts: str) -> EpicGame:
    """Give answers of one seat, and return the game."""
    for text in texts:
        game.submit(seat, text)
    return game


def legal(game: EpicGame, seat: int = 0) -> list[str]:
    """Return the texts of the legal choices of a seat; empty if it is asked nothing."""
    decision = game.decision(seat)
    return [] if decision is None else [choice.text for choice in decision.legal]


def kinds(game: EpicGame) -> list[str]:
    """Return the kinds of the open questions."""
    return [decision.kind for decision in game.waiting()]


def refusal(game: EpicGame, seat: int, text: str) -> tuple[str, str]:
    """Return code and rule of the refusal of a choice; two empty texts if it is legal."""
    refused = game.why(seat, text)
    return ("", "") if refused is None else (refused.code, refused.rule)


def heard(game: EpicGame, kind: type[EventT]) -> list[EventT]:
    """Return the events of a kind so far."""
    return [event for event in game.all_events() if isinstance(event, kind)]
