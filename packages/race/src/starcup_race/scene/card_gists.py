"""Cards in a few words, as messages: what is printed on them, and what their powers do."""

from __future__ import annotations

from collections.abc import Iterator

from starcup.messages import NOTHING, Arg, Message
from starcup_race._rules.cards import GOODS, Amount, Card, UseRow
from starcup_race._rules.rules import Rules
from starcup_race._rules.terms import PHASES

_COUNTED = (
    "explore_draw", "explore_keep", "develop_discount", "develop_draw_at_start", "develop_draw_after_placing",
    "settle_discard_for_military", "settle_draw_after_placing", "consume_draw", "produce_draw", "produce_draw_here",
    "produce_draw_per_kind",
)  # fmt: skip
"""The powers that are numbers."""
_PLAIN = ("settle_discard_for_free_world", "settle_pay_for_military", "consume_guess", "consume_sell")
_FOR_SOME = ("settle_discount", "settle_military")


def printed(card: Card) -> tuple[Message, ...]:
    """Return kind of goods and VP of a card."""
    kind = "windfall" if card.windfall else "production"
    vp = Message("race-badge-vp-end") if card.rows.score else Message("race-badge-vp", vp=card.vp)
    return (Message(f"race-badge-{kind}-{GOODS[card.good]}"), vp) if card.good >= 0 else (vp,)


def phases(card: Card) -> tuple[Message, ...]:
    """Return the phases in which a card has powers."""
    return tuple([Message(f"race-badge-power-{phase}") for phase in PHASES if _has_power(card, phase)])


def _has_power(card: Card, phase: str) -> bool:
    return card.has_power(phase) or (phase == "consume" and card.has_power("trade"))


def powers(card: Card, rules: Rules) -> tuple[Message, ...]:
    """Return the powers of a card, each in a few words."""
    return tuple(_powers(card, rules))


def _powers(card: Card, rules: Rules) -> Iterator[Message]:
    rows = card.rows
    for name in (*_COUNTED, *_PLAIN):
        value = getattr(rows, name)
        if value:
            yield _gist(name, number=abs(value)) if name in _COUNTED else _gist(name)
    for name in _FOR_SOME:
        amount: Amount | None = getattr(rows, name)
        if amount is not None:
            of, sign = against(amount), "-" if amount.amount < 0 else "+"
            shown = abs(amount.amount)
            yield _gist(f"{name}_of", number=shown, sign=sign, what=of) if of else _gist(name, number=shown, sign=sign)
    if (bonus := rows.trade_bonus) is not None:
        kind = "trade_own" if bonus.own else "trade" if bonus.good else "trade_any"
        yield _gist(kind, number=bonus.amount, what=_good(bonus.good))
    if rows.consume_goods is not None:
        yield consumed(rows.consume_goods)
    if rows.consume_all_goods is not None:
        yield _gist("consume_all_goods", less=rows.consume_all_goods.less)
    if rows.consume_hand is not None:
        yield _gist("consume_hand", most=rows.consume_hand.up_to, vp=rows.consume_hand.vp)
    for name in ("produce_windfall", "produce_draw_per_good", "produce_draw_per_world"):
        if good := getattr(rows, name):
            of = _good(good)
            yield _gist(f"{name}_of" if of and name != "produce_draw_per_world" else name, what=of)
    if (most := rows.produce_draw_for_most) is not None:
        yield _gist("produce_draw_for_most", number=most.amount, what=_good(most.good))
    if card.index in rules.own and (text := rules.texts[card.key].text):
        yield Message(f"card-{card.key}.text", text.removesuffix(".").replace("{", "{{").replace("}", "}}"))


def _gist(name: str, **args: Arg) -> Message:
    return Message(f"race-gist-{name.replace('_', '-')}", **args)


def _good(good: str) -> Message:
    return Message(f"good-{good}") if good in GOODS else NOTHING


def against(amount: Amount) -> Message:
    """Return the worlds for which an amount counts; nothing if for all."""
    return Message(f"keyword-{amount.keyword}", amount.keyword.capitalize()) if amount.keyword else _good(amount.good)


def consumed(row: UseRow) -> Message:
    """Return what a power takes in goods, and what that brings."""
    if row.different:
        taken = Message("race-gist-taken-different", goods=row.number)
    elif row.good in GOODS:
        taken = Message("race-gist-taken-of", goods=row.number, good=_good(row.good))
    else:
        taken = Message("race-gist-taken", goods=row.number)
    times = Message("race-gist-times", times=row.up_to) if row.up_to > 1 else NOTHING
    return _gist("consume_goods", taken=taken, gains=gains(row.vp, row.cards), times=times)


def gains(vp: int, cards: int) -> tuple[Message, ...]:
    """Return VP and cards that something brings."""
    found = [Message("race-vp", vp=vp)] if vp or not cards else []
    return (*found, Message("race-cards", cards=cards)) if cards else tuple(found)
