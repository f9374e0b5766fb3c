"""Cards in words: their kinds, and the effects of their powers."""

from __future__ import annotations

from starcup.words import several
from starcup_race._rules.cards import GOODS, Amount, Card, OnWorlds, ScoreRow, UseRow
from starcup_race._rules.rules import Rules

KINDS: tuple[str, ...] = ("Novelty", "Rare Elements", "Genes", "Alien Technology")
"""The names of the kinds of goods, by number (GOODS-1)."""


def short(card: Card) -> str:
    """Return a description of a card in a few words, without its name."""
    points = "? VP" if card.rows.score else f"{card.vp} VP"
    if not card.is_world:
        return f"development, cost {card.cost}, {points}"
    cost = f"military, defense {card.cost}" if card.military else f"world, cost {card.cost}"
    good = f", {KINDS[card.good]} {'windfall' if card.windfall else 'production'}" if card.good >= 0 else ""
    return f"{cost}, {points}{good}"


def powers(card: Card, rules: Rules) -> list[str]:
    """Return the effects of the powers of a card, a sentence for each."""
    rows = card.rows
    return [
        *_before_consume(card),
        *_trade(rows.trade_bonus),
        *_consume(card),
        *_produce(card),
        *(_score(row, rules) for row in rows.score),
        *_in_python(card, rules),
    ]


def _in_python(card: Card, rules: Rules) -> list[str]:
    """Return what the file of a power in Python says of it."""
    if card.index not in rules.own:
        return []
    told = rules.texts[card.key]
    return [one.removesuffix(".") for one in (told.text, f"At the end: {told.bonus}" if told.bonus else "") if one]


def _before_consume(card: Card) -> list[str]:
    rows, found = card.rows, list[str]()
    if rows.explore_draw:
        found.append(f"Explore: draw {rows.explore_draw} more")
    if rows.explore_keep:
        found.append(f"Explore: keep {rows.explore_keep} more")
    if rows.develop_discount:
        found.append(f"Develop: developments cost {rows.develop_discount} less")
    if rows.develop_draw_at_start:
        found.append(f"Develop: draw {cards_of(rows.develop_draw_at_start)} when the phase begins")
    if rows.develop_draw_after_placing:
        found.append(f"Develop: draw {cards_of(rows.develop_draw_after_placing)} after placing a development")
    if rows.settle_discount is not None:
        found.append(f"Settle: {_worlds(rows.settle_discount)} cost {rows.settle_discount.amount} less")
    if rows.settle_military is not None:
        against = _worlds(rows.settle_military)
        only = "" if against == "worlds" else f", against {against} only"
        found.append(f"Settle: military {rows.settle_military.amount:+}{only}")
    if rows.settle_discard_for_military:
        found.append(f"Settle: discard this card for military +{rows.settle_discard_for_military} until the phase ends")
    if rows.settle_discard_for_free_world is not None:
        but = _but(rows.settle_discard_for_free_world)
        found.append(f"Settle: discard this card to place a world{but} without paying")
    if rows.settle_pay_for_military is not None:
        power = rows.settle_pay_for_military
        found.append(f"Settle: you may pay for a military world{_but(power)}, its defense less {power.discount}")
    if rows.settle_draw_after_placing:
        found.append(f"Settle: draw {cards_of(rows.settle_draw_after_placing)} after placing a world")
    return found


def kind_named(key: str) -> str:
    """Return the name of a kind of good; ``any`` if the key is that of none."""
    return KINDS[GOODS.index(key)] if key in GOODS else "any"


def cards_of(number: int) -> str:
    """Return a number of cards in words."""
    return several(number, "card")


def _worlds(amount: Amount) -> str:
    if amount.keyword:
        return f"{amount.keyword.capitalize()} worlds"
    return f"{kind_named(amount.good)} worlds" if amount.good else "worlds"


def _but(power: OnWorlds) -> str:
    return f" of any kind but {kind_named(power.but)}" if power.but else ""


def _a(kind: str) -> str:
    return f"{'an' if kind.startswith('A') else 'a'} {kind}"


def _trade(bonus: Amount | None) -> list[str]:
    if bonus is None:
        return []
    what = "the good of this world" if bonus.own else f"{_a(kind_named(bonus.good))} good" if bonus.good else "a good"
    return [f"Trade: draw {bonus.amount} more for {what}"]


def _consume(card: Card) -> list[str]:
    rows, found = card.rows, list[str]()
    if rows.consume_goods is not None:
        found.append(f"Consume: {_goods(rows.consume_goods)}")
    if rows.consume_all_goods is not None:
        found.append(f"Consume: all goods that are left, for as many VP less {rows.consume_all_goods.less}")
    if rows.consume_hand is not None:
        most, each = rows.consume_hand.up_to, rows.consume_hand.vp
        found.append(f"Consume: you may discard up to {most} cards from your hand, for {each} VP each")
    if rows.consume_draw:
        found.append(f"Consume: draw {cards_of(rows.consume_draw)}")
    if rows.consume_guess is not None:
        numbers = f"{rows.consume_guess.least} to {rows.consume_guess.most}"
        found.append(
            f"Consume: name a number from {numbers}, turn a card up, and keep it if that is its cost or defense"
        )
    if rows.consume_sell is not None:
        bonuses = "with" if rows.consume_sell.bonuses else "without"
        found.append(f"Consume: sell a good, {bonuses} trade powers")
    return found


def _goods(row: UseRow) -> str:
    kind = f"{kind_named(row.good)} good" if row.good else "good"
    taken = several(row.number, kind) + (" of different kinds" if row.different else "")
    gains = [f"{row.vp} VP"] if row.vp else []
    gains += [cards_of(row.cards)] if row.cards else []
    times = f", up to {row.up_to} times" if row.up_to > 1 else ""
    return f"{taken} for {' and '.join(gains)}{times}"


def _produce(card: Card) -> list[str]:
    rows, found = card.rows, list[str]()
    if rows.produce_windfall:
        kind = kind_named(rows.produce_windfall)
        which = {"any": "any", "Alien Technology": "an Alien Technology"}.get(kind, f"a {kind}")
        found.append(f"Produce: a good on {which} windfall world")
    if rows.produce_draw:
        found.append(f"Produce: draw {cards_of(rows.produce_draw)}")
    if rows.produce_draw_here:
        found.append(f"Produce: draw {cards_of(rows.produce_draw_here)} if a good was produced here")
    if rows.produce_draw_per_good:
        found.append(f"Produce: draw 1 card for each {kind_named(rows.produce_draw_per_good)} good that you produced")
    if rows.produce_draw_per_kind:
        found.append(f"Produce: draw {cards_of(rows.produce_draw_per_kind)} for each kind that you produced")
    if rows.produce_draw_per_world:
        found.append(f"Produce: draw 1 card for each {kind_named(rows.produce_draw_per_world)} world of yours")
    if rows.produce_draw_for_most is not None:
        most = rows.produce_draw_for_most
        kind = kind_named(most.good)
        found.append(f"Produce: draw {cards_of(most.amount)} if you produced more {kind} goods than every other player")
    return found


def _score(row: ScoreRow, rules: Rules) -> str:
    if row.chips:
        return f"At the end: {row.vp} VP for every {row.chips} VP in chips"
    if row.total_military:
        return f"At the end: {row.vp} VP for each point of your military"
    if row.card:
        return f"At the end: {row.vp} VP for {rules.cards[rules.index[row.card]].name}"
    words = [
        f"cost {row.cost}" if row.cost else "",
        row.keyword.capitalize(),
        "military" if row.military else "",
        f"{kind_named(row.good)} {row.source}".strip() if row.good else "",
        row.type or ("world" if row.military or row.good else "card"),
        f"with a power in {row.power.capitalize()}" if row.power else "",
    ]
    return f"At the end: {row.vp} VP for each {' '.join(word for word in words if word)}"
