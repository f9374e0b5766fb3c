"""The facet *bots* of Race for the Galaxy: the parts of a score, and the cards that seats were dealt and placed.

Only ``starcup_bots`` asks for it, so that the game itself does not depend on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Game, Ruleset
from starcup_bots import ComparedPiece, GameBots, History
from starcup_race import events
from starcup_race._rules.cards import Card
from starcup_race._rules.rules import Rules


class RaceBots(GameBots):
    """Chips, printed VP, and what six-cost developments bring, added up; start worlds, and the cards placed."""

    columns: ClassVar[tuple[str, ...]] = ("chips", "cards")
    rest: ClassVar[str] = "bonus"
    kinds: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "world": "world",
            "military world": "mil",
            "development": "dev",
            "six-cost development": "six",
            "start world": "start",
        }
    )
    piece: ClassVar[str] = "card"
    weights: ClassVar[str] = "starcup_race.bots:learned.npz"

    def history(self, game: Game) -> tuple[History, ...]:
        """Return the start world and the cards placed, with the round in which they were revealed."""
        start: dict[int, str] = {}
        placed: list[list[tuple[str, int]]] = [[] for _ in range(game.table.players)]
        now = 0
        for event in game.all_events():
            if isinstance(event, events.RoundBegan):
                now = event.round
            elif isinstance(event, events.StartWorld):
                start[event.seat] = event.world
            elif isinstance(event, events.CardPlaced):
                placed[event.seat].append((event.card, now))
        return tuple(History((("start", start[seat]),), tuple(cards)) for seat, cards in enumerate(placed))

    def pieces(self, ruleset: Ruleset) -> Mapping[str, ComparedPiece]:
        """Return all designs of cards, and the start worlds besides."""
        if not isinstance(ruleset, Rules):
            return {}
        pieces = {card.key: ComparedPiece(_kind(card), card.key, card.pack, card.cost) for card in ruleset.cards}
        starts = [card for card in ruleset.cards if card.start >= 0]
        return {**pieces, **{f"start {card.key}": ComparedPiece("start world", card.key, card.pack) for card in starts}}


def _kind(card: Card) -> str:
    """Return the kind of a card: those of a kind do about the same for their owner."""
    if card.is_world:
        return "military world" if card.military else "world"
    return "six-cost development" if card.scores else "development"
