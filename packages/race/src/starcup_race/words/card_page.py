"""The page of a card: everything printed on it, what it does phase by phase, and the rules that name it."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from starcup import Ruleset
from starcup.messages import Language, Message
from starcup.packed import PackedRuleset
from starcup.packs import Rule, TileText
from starcup.scene import presenter_of
from starcup.words import Entry, several, wrap
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.rules import Rules
from starcup_race._rules.scoring import bonus
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView
from starcup_race.scene import RaceScene, details, spaces
from starcup_race.words import card_words


def piece(card: Card, rules: Rules) -> Entry:
    """Return a card as a piece that people ask for by name."""
    text = ". ".join((card_words.short(card), *card_words.powers(card, rules)))
    return Entry(card.key, card.name, text, "card")


def page(card: Card, rules: Rules, statements: Mapping[str, Rule]) -> list[str]:
    """Return a card as lines."""
    copies = "a start world" if card.start >= 0 else several(card.copies, "copy", "copies")
    marks = f", {', '.join(word.capitalize() for word in card.keywords)}" if card.keywords else ""
    lines = wrap(f"{card.name}: {card_words.short(card)}{marks}; {copies}", "", "    ")
    for sentence in card_words.powers(card, rules):
        lines += wrap(f"{sentence}.", "  ", "    ")
    told = text_of(card, rules)
    if not card_words.powers(card, rules):
        lines += wrap(told.text or "It has no power.", "  ", "    ")
    for note in told.notes:
        lines += wrap(f"- {note}", "  ", "    ")
    if len(card.rows.score) > 1:
        lines.append("  Each card counts once, for the first of these that fits it.")
    examples = []
    for name in rulings(card, statements):
        rule = statements[name]
        if card.name not in rule.text:
            examples.append(name)
            continue
        example = f" Example: {rule.example}" if rule.example else ""
        lines += wrap(f"{rule.id}: {rule.text}{example}", "  ", "    ")
    if examples:
        lines += wrap(f"It is an example in {', '.join(examples)}.", "  ", "    ")
    return lines


def text_of(card: Card, rules: Rules) -> TileText:
    """Return the text that a pack gives of a card."""
    found = rules.power_texts.get(card.key) if isinstance(rules, PackedRuleset) else None
    return found or TileText()


def now(card: Card, view: RaceView, ruleset: Ruleset[RaceTable, RaceView], language: Language) -> list[str]:
    """Return what a card would cost and count for the viewer at this moment, as lines."""
    me, lines = view.me, list[str]()
    if card.index in me.hand:
        scene = presenter_of(ruleset)
        assert isinstance(scene, RaceScene)
        costs = [*spaces.cost(scene, view, card), *([ways] if (ways := details.ways(scene, view, card)) else [])]
        told = "; ".join(map(language.text, costs))
        said = language.text(Message("race-in-hand-now", costs=told))
        lines = [f"  {said}"]
    if card.rows.score:
        placed = card.index in me.tableau
        would = me if placed else evolve(me, tableau=(*me.tableau, card.index), goods=(*me.goods, False))
        counts = bonus(view.rules, would, card)
        name = "race-counts-now" if placed else "race-would-count-now"
        lines.append(f"  {language.text(Message(name, vp=counts))}")
    return lines


def data(card: Card, rules: Rules, statements: Mapping[str, Rule]) -> dict[str, object]:
    """Return a card as plain data for JSON."""
    return {
        "key": card.key,
        "name": card.name,
        "kind": "card",
        "text": ". ".join((card_words.short(card), *card_words.powers(card, rules))),
        "type": "world" if card.is_world else "development",
        "cost": card.cost,
        "military": card.military,
        "vp": None if card.rows.score else card.vp,
        "good": GOODS[card.good] if card.good >= 0 else None,
        "windfall": card.windfall,
        "keywords": list(card.keywords),
        "copies": card.copies,
        "powers": card_words.powers(card, rules),
        "rules": list(rulings(card, statements)),
    }


def rulings(card: Card, statements: Mapping[str, Rule]) -> tuple[str, ...]:
    """Return the ids of the rules that name a card."""
    return tuple(name for name, rule in statements.items() if card.name in f"{rule.text} {rule.example}")
