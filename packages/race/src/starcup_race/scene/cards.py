"""Cards in a few words, as messages: what is printed on them, and what their powers do."""

from __future__ import annotations

from starcup.messages import NOTHING, Message
from starcup_race._rules.cards import GOODS, Amount, Card, PowerRows, UseRow
from starcup_race._rules.rules import Rules
from starcup_race._rules.terms import PHASES


def printed(card: Card) -> tuple[Message, ...]:
    """Return kind of goods and VP of a card."""
    kind = "windfall" if card.windfall else "production"
    vp = Message("race-badge-vp-end") if card.rows.score else Message("race-badge-vp", vp=card.vp)
    return (Message(f"race-badge-{kind}-{GOODS[card.good]}"), vp) if card.good >= 0 else (vp,)


def phases(card: Card) -> tuple[Message, ...]:
    """Return the phases in which a card has powers."""
    trades = "consume" if card.has_power("trade") else ""
    return tuple([Message(f"race-badge-power-{phase}") for phase in PHASES if card.has_power(phase) or phase == trades])


def powers(card: Card, rules: Rules) -> tuple[Message, ...]:
    """Return the powers of a card, each in a few words."""
    rows = ((name, getattr(card.rows, name)) for name in PowerRows.__annotations__ if name != "score")
    texts = [_power(f"race-gist-{name.replace('_', '-')}", row) for name, row in rows if row]
    if card.index in rules.own and (text := rules.texts[card.key].text):
        texts.append(Message(f"card-{card.key}.text", text.removesuffix(".")))
    return tuple(texts)


def _power(name: str, row: object) -> Message:
    match row:
        case int():
            return Message(name, number=row)
        case str():
            return Message(f"{name}-of", what=_good(row)) if row in GOODS else Message(name)
        case Amount(number):
            what, sign = against(row), "-" if number < 0 else "+"
            name = f"{name}-own" if row.own else f"{name}-of" if what else name
            return Message(name, number=abs(number), sign=sign, what=what)
        case UseRow() if name == "race-gist-consume-goods":
            return consumed(row)
        case UseRow():
            return Message(name, most=row.up_to, vp=row.vp, less=row.less)
        case _:
            return Message(name)


def _good(good: str) -> Message:
    return Message(f"good-{good}") if good in GOODS else NOTHING


def against(amount: Amount) -> Message:
    """Return the worlds for which an amount counts; nothing if for all."""
    return Message(f"keyword-{amount.keyword}", amount.keyword.capitalize()) if amount.keyword else _good(amount.good)


def consumed(row: UseRow) -> Message:
    """Return what a power takes in goods, and what that brings."""
    good = _good(row.good)
    kind = "different" if row.different else "of" if good else ""
    taken = Message(f"race-gist-taken{kind and f'-{kind}'}", goods=row.number, good=good)
    times = Message("race-gist-times", times=row.up_to) if row.up_to > 1 else NOTHING
    return Message("race-gist-consume-goods", taken=taken, gains=gains(row.vp, row.cards), times=times)


def gains(vp: int, cards: int) -> tuple[Message, ...]:
    """Return VP and cards that something brings."""
    parts = [Message("race-vp", vp=vp)] if vp or not cards else []
    return (*parts, Message("race-cards", cards=cards)) if cards else tuple(parts)
