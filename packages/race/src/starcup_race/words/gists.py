"""Cards in a few words, for lists: VP, kind and powers, shorter than whole sentences."""

from __future__ import annotations

from starcup_race._rules.cards import Amount, Card, UseRow
from starcup_race.words.names import SHORT_KINDS, short_kind


def gist(card: Card, counts: int | None = None) -> str:
    """Return VP, kind of good and powers of a card in a few words, without its name and cost.

    Args:
        card: the card.
        counts: the VP that a six-cost development counts, or would count, at this moment, if that is told.
    """
    by_now = "VP at the end" if counts is None else f"VP at the end (now {counts})"
    points = by_now if card.rows.score else f"{card.vp} VP"
    source = "windfall" if card.windfall else "production"
    kind = [f"{SHORT_KINDS[card.good]} {source}"] if card.good >= 0 else []
    return "; ".join([points, *kind, *_powers(card)])


def cost_gist(card: Card) -> str:
    """Return the printed cost or defense of a card, and what kind of card it is."""
    if not card.is_world:
        return f"development, cost {card.cost}"
    return f"military, defense {card.cost}" if card.military else f"world, cost {card.cost}"


def _powers(card: Card) -> list[str]:
    rows = card.rows
    said = [
        (rows.explore_draw, f"Explore: see {rows.explore_draw} more"),
        (rows.explore_keep, f"Explore: keep {rows.explore_keep} more"),
        (rows.develop_discount, f"developments cost {-rows.develop_discount}"),
        (rows.develop_draw_at_start, f"Develop: draw {rows.develop_draw_at_start} first"),
        (rows.develop_draw_after_placing, f"Develop: draw {rows.develop_draw_after_placing} after"),
        (rows.settle_draw_after_placing, f"Settle: draw {rows.settle_draw_after_placing} after"),
        (rows.settle_discard_for_military, f"discard it: military +{rows.settle_discard_for_military}"),
        (rows.settle_discard_for_free_world, "discard it: world for free"),
        (rows.settle_pay_for_military, "pay for military worlds"),
    ]
    found = [words for there, words in said if there]
    if (amount := rows.settle_discount) is not None:
        found.append(f"{_for(amount)} cost {-amount.amount}")
    if (amount := rows.settle_military) is not None:
        against = f" vs {_label(amount)}" if _label(amount) else ""
        found.append(f"military {amount.amount:+}{against}")
    if (amount := rows.trade_bonus) is not None:
        what = "its good" if amount.own else f"{short_kind(amount.good)} good" if amount.good else "each good"
        found.append(f"Trade: +{amount.amount} for {what}")
    return [*found, *_consume(card), *_produce(card)]


def _label(amount: Amount) -> str:
    return amount.keyword.capitalize() or short_kind(amount.good)


def _for(amount: Amount) -> str:
    return f"{_label(amount)} worlds" if _label(amount) else "worlds"


def goods_gist(row: UseRow) -> str:
    """Return what goods a consume power takes and gives, such as ``1 Genes good: 1 VP``."""
    kind = f"{short_kind(row.good)} " if row.good else ""
    taken = f"{row.number} {kind}good{'s' * (row.number > 1)}{' of different kinds' if row.different else ''}"
    gains = [f"{row.vp} VP"] if row.vp else []
    gains += [f"{row.cards} card{'s' * (row.cards > 1)}"] if row.cards else []
    times = f" (up to {row.up_to} times)" if row.up_to > 1 else ""
    return f"{taken}: {' and '.join(gains)}{times}"


def _consume(card: Card) -> list[str]:
    rows, found = card.rows, list[str]()
    if rows.consume_goods is not None:
        found.append(f"consume {goods_gist(rows.consume_goods)}")
    if rows.consume_all_goods is not None:
        found.append(f"consume all goods: 1 VP each, {rows.consume_all_goods.less} less")
    if rows.consume_hand is not None:
        found.append(f"Consume: up to {rows.consume_hand.up_to} hand cards: {rows.consume_hand.vp} VP each")
    if rows.consume_draw:
        found.append(f"Consume: draw {rows.consume_draw}")
    if rows.consume_guess is not None:
        found.append("Consume: guess for a card")
    if rows.consume_sell is not None:
        found.append("Consume: sell a good")
    return found


def _produce(card: Card) -> list[str]:
    rows, found = card.rows, list[str]()
    if rows.produce_windfall:
        kind = short_kind(rows.produce_windfall)
        found.append(f"Produce: a good on a {kind + ' ' if kind else ''}windfall")
    if rows.produce_draw:
        found.append(f"Produce: draw {rows.produce_draw}")
    if rows.produce_draw_here:
        found.append(f"Produce: draw {rows.produce_draw_here} with its good")
    if rows.produce_draw_per_good:
        kind = short_kind(rows.produce_draw_per_good)
        found.append(f"Produce: draw 1 for each {kind + ' ' if kind else ''}good")
    if rows.produce_draw_per_kind:
        found.append(f"Produce: draw {rows.produce_draw_per_kind} for each kind")
    if rows.produce_draw_per_world:
        found.append(f"Produce: draw 1 for each {short_kind(rows.produce_draw_per_world)} world")
    if (most := rows.produce_draw_for_most) is not None:
        found.append(f"Produce: draw {most.amount} for most {short_kind(most.good)} goods")
    return found
