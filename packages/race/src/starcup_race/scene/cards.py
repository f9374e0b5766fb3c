"""Cards as messages: what they are, and what their powers do. Pages, hands, choices and pictures say the same."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.messages import NOTHING, Arg, Message
from starcup.packs import TileText
from starcup_race._rules.cards import END, GOODS, Card
from starcup_race._rules.definitions import BOX_PHASES
from starcup_race._rules.power_terms import (
    PHASE_FIELDS,
    FreeWorld,
    MostAmount,
    PayForMilitary,
    PowerRows,
    Score,
    TradeAmount,
    UseRow,
    WorldAmount,
)
from starcup_race._rules.refusals import named, phase_named
from starcup_race._rules.ruleset import RaceRuleset

ANYTIME = "power"
"""What stands for the phase of a power that belongs to none."""
HEADINGS: tuple[str, ...] = (*PHASE_FIELDS, END, ANYTIME)
"""What powers are sorted by: the phases, and the end."""


def keyword(word: str) -> Message:
    """Return the name of a keyword."""
    return Message(f"keyword-{word}", word.replace("_", " ").capitalize())


def good(key: str | None) -> Message:
    """Return the name of a kind of goods; nothing if it is none."""
    return Message(f"good-{key}") if key in GOODS else NOTHING


def letter(key: str) -> Message:
    """Return the letter of a kind of goods."""
    return Message(f"good-{key}.letter")


def against(amount: WorldAmount | TradeAmount | MostAmount) -> Message:
    """Return the kind of worlds or goods for which an amount counts; nothing if for all."""
    named_by_keyword = isinstance(amount, WorldAmount) and amount.keyword
    kind, word = good(amount.good), keyword(named_by_keyword) if named_by_keyword else NOTHING
    return Message("race-both", keyword=word, good=kind) if word and kind else word or kind


# What is printed.


def cost(card: Card) -> Message:
    """Return what a card costs; of a military world its defense."""
    return Message("race-defense" if card.military else "race-badge-cost", cost=card.cost)


def points(card: Card) -> Message:
    """Return the VP of a card, as they are printed."""
    return Message("race-vp", vp="?" if card.scores else card.vp)


def source(card: Card) -> tuple[Message, ...]:
    """Return the kind of goods of a world, and when it gets them."""
    kind = "windfall" if card.windfall else "production"
    return (Message(f"race-{kind}", good=good(GOODS[card.good])),) if card.good >= 0 else ()


def printed(card: Card) -> tuple[Message, ...]:
    """Return kind of goods and VP of a card, for the table."""
    return (*source(card), Message("race-badge-vp-end") if card.scores else points(card))


def brief(card: Card) -> tuple[Message, ...]:
    """Return a card in a few words, without its name."""
    kind = "development" if not card.is_world else "military" if card.military else "world"
    return (Message(f"race-brief-{kind}", cost=card.cost), points(card), *source(card))


def copies(card: Card) -> Message:
    """Return how many there are of a card, or which start world it is."""
    start = card.start >= 0
    return Message("race-start-world", number=card.start) if start else Message("race-copies", copies=card.copies)


def shown_keywords(card: Card) -> list[str]:
    """Return the keywords of a card that its kind of goods does not say."""
    return [word for word in card.keywords if card.good < 0 or word != GOODS[card.good]]


def kind(card: Card) -> Message:
    """Return what a card is, such as a Rebel military world."""
    return _kind("world" if card.is_world else "development", shown_keywords(card), military=card.military)


def _kind(
    noun: str,
    words: Sequence[str],
    *,
    military: bool | None,
    goods: str | None = None,
    of: str | None = None,
    cost: int | None = None,
    power: str | None = None,
) -> Message:
    """Return a kind of cards: a noun, around which each language puts the rest as it does."""
    message = Message(f"race-type-{noun}")
    about: list[tuple[str, Arg]] = [
        (of or "good", good(goods)),
        ("military", bool(military)),
        *[("keyword", keyword(word)) for word in reversed(words)],
        ("cost", cost or 0),
        ("power", Message(f"race-in-{power}") if power else NOTHING),
    ]
    for name, what in about:
        if what:
            message = Message(f"race-type-{name}", kind=message, what=what)
    return message


# Powers.


def phases(card: Card) -> tuple[Message, ...]:
    """Return the phases in which a card has powers."""
    trades = "consume" if card.has_power("trade") else ""
    return tuple(
        [Message(f"race-badge-power-{phase}") for phase in BOX_PHASES if card.has_power(phase) or phase == trades]
    )


def heading(phase: str, rules: RaceRuleset) -> Message:
    """Return the name of a phase with powers, one of :data:`HEADINGS`, or that of a phase that an extension adds."""
    plan = rules.plan
    return Message(f"race-in-{phase}") if phase in HEADINGS else phase_named(plan.phases[plan.phase_index[phase]])


def powers(card: Card, rules: RaceRuleset) -> list[tuple[str, Message]]:
    """Return what a card does, power by power, each with its phase."""
    rows = ((name, getattr(card.rows, name)) for name in PowerRows.__annotations__ if name != "score")
    effects = [(name.partition("_")[0], effect(name, row)) for name, row in rows if row]
    effects += [(END, _score(row, rules)) for row in card.rows.score]
    stated = rules.texts.get(card.key, TileText())
    listed = (phase for power in rules.powers if power.key == card.key for phase in power.phases)
    own = (phase for phase in card.own if phase != END)
    texts = {"power": (next(iter((*own, *listed)), ANYTIME), stated.text), "bonus": (END, stated.bonus)}
    return effects + [
        (phase, Message(f"card-{card.key}.{name}", text.removesuffix(".")))
        for name, (phase, text) in texts.items()
        if text
    ]


def sentences(card: Card, rules: RaceRuleset, *, at_end: bool = True) -> tuple[Message, ...]:
    """Return what a card does, each power with its phase, unless its own text tells that."""
    return tuple(
        [
            text
            if text.otherwise and not (at_end and phase == END)
            else Message("race-power", phase=heading(phase, rules), power=text)
            for phase, text in powers(card, rules)
            if at_end or phase != END or text.otherwise
        ]
    )


def effect(name: str, row: object) -> Message:
    """Return what a power does, by the name of its row: ``race-power-NAME``, with ``-of`` if it is about some kind."""
    name = f"race-power-{name.replace('_', '-')}"
    match row:
        case int():
            return Message(name, **_number(row))
        case str():
            what = good(row)
            return Message(f"{name}-of" if what else name, what=what)
        case WorldAmount() | TradeAmount() | MostAmount():
            what, own = against(row), isinstance(row, TradeAmount) and row.own
            return Message(f"{name}-own" if own else f"{name}-of" if what else name, what=what, **_number(row.amount))
        case FreeWorld() | PayForMilitary():
            what, discount = good(row.but), row.discount if isinstance(row, PayForMilitary) else 0
            return Message(f"{name}-of" if what else name, what=what, discount=discount)
        case UseRow():
            kinds = "different" if row.different else "of" if row.good else ""
            taken = Message(f"race-taken{kinds and f'-{kinds}'}", goods=row.number, good=good(row.good))
            bounds = {"times": row.up_to, "less": row.less, "least": row.least, "most": row.most}
            sale = "with" if row.bonuses else "without"
            return Message(name, taken=taken, gains=gains(row.vp, row.cards), vp=row.vp, **bounds, bonuses=sale)
        case _:
            return Message(name)


def _number(number: int) -> dict[str, Arg]:
    less = number < 0
    words = {"sign": "-" if less else "+", "change": "more" if less else "less"}
    return {"number": abs(number), **words, "cards": Message("race-cards", cards=number)}


def gains(vp: int, cards: int) -> Message:
    """Return VP and cards that something brings."""
    if vp and cards:
        return Message("race-vp-and-cards", vp=vp, cards=Message("race-cards", cards=cards))
    return Message("race-cards", cards=cards) if cards else Message("race-vp", vp=vp)


def _score(row: Score, rules: RaceRuleset) -> Message:
    if row.chips:
        return Message("race-score-chips", vp=row.vp, chips=row.chips)
    if row.total_military:
        return Message("race-score-military", vp=row.vp)
    if row.card:
        return Message("race-score-card", vp=row.vp, card=named(rules.cards[rules.index[row.card]]))
    noun = row.type or ("world" if row.military or row.good else "card")
    words = (row.keyword,) if row.keyword else ()
    counted = _kind(noun, words, military=row.military, goods=row.good, of=row.source, cost=row.cost, power=row.power)
    return Message("race-score-each", vp=row.vp, kind=counted)
