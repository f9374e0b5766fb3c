"""The page of a card: everything printed on it, what it does phase by phase, and the rules that name it."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.words import Piece, Rule, several, wrap
from starcup_race._rules.cards import Card
from starcup_race._rules.rules import Rules
from starcup_race.words import card_words


def piece(card: Card, rules: Rules) -> Piece:
    """Return a card as a piece that people ask for by name.

    Args:
        card: the card.
        rules: the cards.
    """
    text = ". ".join((card_words.short(card), *card_words.powers(card, rules)))
    return Piece(card.key, card.name, text, "card")


def page(card: Card, rules: Rules, statements: Mapping[str, Rule]) -> list[str]:
    """Return a card as lines.

    Args:
        card: the card.
        rules: the cards.
        statements: the rules by their ids.
    """
    copies = "a start world" if card.start >= 0 else several(card.copies, "copy", "copies")
    marks = f", {', '.join(word.capitalize() for word in card.keywords)}" if card.keywords else ""
    lines = wrap(f"{card.name}: {card_words.short(card)}{marks}; {copies}", "", "    ")
    for sentence in card_words.powers(card, rules):
        lines += wrap(f"{sentence}.", "  ", "    ")
    if not card_words.powers(card, rules):
        lines.append("  It has no power.")
    for name in rulings(card, statements):
        rule = statements[name]
        example = f" Example: {rule.example}" if rule.example else ""
        lines += wrap(f"{rule.id}: {rule.text}{example}", "  ", "    ")
    return lines


def rulings(card: Card, statements: Mapping[str, Rule]) -> tuple[str, ...]:
    """Return the ids of the rules that name a card.

    Args:
        card: the card.
        statements: the rules by their ids.
    """
    return tuple(name for name, rule in statements.items() if card.name in f"{rule.text} {rule.example}")
