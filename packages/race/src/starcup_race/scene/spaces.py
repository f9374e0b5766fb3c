"""The table of Race for the Galaxy as spaces with pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from starcup.messages import Message, Player
from starcup.scene import Counter, Piece, Space
from starcup_race._rules.cards import GOODS, Amount, Card, PowerRows
from starcup_race._rules.offers import Offer, offers
from starcup_race._rules.powers import sale_price
from starcup_race._rules.refusals import good_named, named
from starcup_race._rules.scoring import bonus
from starcup_race._rules.seat import Seat
from starcup_race._rules.terms import ACTIONS, LAST_TABLEAU, PHASES, POOL_PER_PLAYER, TWICE
from starcup_race._rules.view import Hidden, RaceView, known_cards
from starcup_race.scene.card_gists import against

if TYPE_CHECKING:
    from starcup_race.scene.presenter import RaceScene


def common(scene: RaceScene, view: RaceView) -> list[Space]:
    """Return the spaces that belong to nobody."""
    steps = [
        Piece(
            f"phases.{key}",
            "phase",
            scene.name("phase", key),
            key,
            count=max(1, view.occurring.count(number)),
            badges=(Message("race-badge-now"),) if number == view.phase else (),
            dimmed=number not in view.occurring,
        )
        for number, key in enumerate(PHASES)
    ]
    turns = [Piece(f"order.{seat}", "seat", Message("starcup-of-seat", seat=Player(seat))) for seat in view.order]
    most = POOL_PER_PLAYER * view.players
    pool = Counter("vp", Message("race-counter-vp"), max(0, view.pool), most)
    return [
        Space("phases", _title("phases"), shape="track", pieces=tuple(steps), folds=1),
        Space("order", _title("order"), shape="track", pieces=tuple(turns), folds=3),
        Space("pool", _title("pool"), shape="pile", counters=(pool,)),
        _pile("supply", len(view.supply)),
        _pile("discards", len(view.discards)),
    ]


def _pile(name: str, count: int) -> Space:
    return Space(name, _title(name), shape="stack", pieces=tuple(_hidden(name, count)), folds=2)


def of_seat(scene: RaceScene, view: RaceView, number: int) -> Space:
    """Return the part of a seat, with the spaces in it."""
    shown, key = view.seats[number], f"seat-{number}"
    tableau = [_placed(scene, view, number, card, good) for card, good in zip(shown.tableau, shown.goods, strict=True)]
    found = {one.card: one for one in offers(view, number)} if number == view.seat and view.order else {}
    hand = tuple(_cards(scene, view, number, f"{key}.hand", shown.hand, found))
    looking = tuple(_cards(scene, view, number, f"{key}.looking", shown.looking, {}))
    chips = Counter("chips", Message("race-counter-chips"), shown.chips)
    spaces = [
        Space(f"{key}.hand", _title("hand"), number, pieces=hand, folds=1),
        Space(f"{key}.looking", _title("looking"), number, pieces=looking),
        Space(f"{key}.tableau", _title("tableau"), number, shape="grid", pieces=tuple(tableau)),
        Space(f"{key}.actions", _title("actions"), number, pieces=tuple(_actions(scene, view, number))),
        Space(f"{key}.chips", _title("chips"), number, shape="pile", counters=(chips,)),
    ]
    if number == view.seat and choosing(view):
        cards = [
            Piece(f"{key}.action.{one}", "action", scene.name("action", one), one, count=_copies(view, index))
            for index, one in enumerate(ACTIONS)
        ]
        spaces.append(Space(f"{key}.action-cards", _title("action-cards"), number, pieces=tuple(cards)))
    title = Message("starcup-of-seat", seat=Player(number))
    return Space(key, title, number, counters=tuple(_counters(scene, shown)), spaces=tuple(spaces))


def choosing(view: RaceView) -> bool:
    """Return whether action cards are chosen now."""
    return view.round > 0 and view.phase < 0 and not view.occurring and not view.finished


def _copies(view: RaceView, action: int) -> int:
    return 2 if view.rules.variant.actions == 2 and action in TWICE else 1


def _title(name: str) -> Message:
    return Message(f"race-space-{name}")


def _hidden(where: str, count: int) -> Iterator[Piece]:
    if count:
        yield Piece(f"{where}.?", "card", Message("race-face-down"), count=count, turned=True)


def card_key(card: Card, seat: int) -> str:
    """Return the key of the piece of a card: where there are copies, by its owner."""
    return card.key if card.copies == 1 else f"seat-{seat}.{card.key}"


def _cards(
    scene: RaceScene, view: RaceView, number: int, where: str, cards: Iterable[Hidden], found: Mapping[str, Offer]
) -> Iterator[Piece]:
    """Return the cards of a hand, or those drawn, as far as they are shown."""
    cards = tuple(cards)
    known = known_cards(cards)
    chosen = [] if choosing(view) else list(view.seats[number].draft or ())
    for index in known:
        card = view.rules.cards[index]
        badges = (*cost(scene, view, number, card, found.get(card.key)), *scene.printed(card), *scene.powers(card))
        if index in chosen:
            chosen.remove(index)
            badges = (Message("race-badge-chosen"), *badges)
        offer = found.get(card.key)
        dimmed = offer is not None and not offer.ways and view.round > 0
        yield Piece(card_key(card, number), "card", named(card), card.key, badges=badges, dimmed=dimmed)
    yield from _hidden(where, len(cards) - len(known))


def cost(scene: RaceScene, view: RaceView, number: int, card: Card, offer: Offer | None = None) -> tuple[Message, ...]:
    """Return what a card costs, printed and for a seat now, and what the seat lacks to place it."""
    if number != view.seat or not view.order or view.finished:
        return (Message("race-badge-cost", cost=card.cost),)
    one = offer or scene.offer(view, card)
    short: tuple[Message, ...] = ()
    if offer is not None and one.why is not None and view.round:
        if one.why.code == "twice":
            short = (Message("race-badge-twice"),)
        elif one.cost is not None:
            short = (Message("race-badge-short", cards=one.cost - one.others),)
    if one.cost is None:
        return Message("race-badge-defense", cost=card.cost, military=one.military or 0), *short
    if one.cost == card.cost:
        return Message("race-badge-cost", cost=card.cost), *short
    return Message("race-badge-cost-now", cost=card.cost, now=one.cost), *short


def _placed(scene: RaceScene, view: RaceView, number: int, index: int, good: bool) -> Piece:
    shown, rules = view.seats[number], view.rules
    card = rules.cards[index]
    badges = list(scene.printed(card))
    if card.rows.score:
        badges[-1] = Message("race-badge-vp-now", vp=bonus(rules, shown, card))
    badges += scene.phases(card)
    if good:
        badges.insert(0, Message("race-badge-good", cards=sale_price(rules.compiled[shown.tableau], card)))
    if index == shown.placed:
        badges.insert(0, Message("race-badge-unpaid"))
    if index in (shown.using or ()):
        badges.insert(0, Message("race-badge-using"))
    return Piece(card_key(card, number), "card", named(card), card.key, badges=tuple(badges))


def _actions(scene: RaceScene, view: RaceView, number: int) -> Iterator[Piece]:
    shown = view.seats[number]
    drafted = shown.draft or () if choosing(view) else ()
    for action in dict.fromkeys((*shown.actions, *drafted)):
        key = ACTIONS[action]
        secret = (Message("race-badge-secret"),) if action in drafted else ()
        badges = (Message("race-badge-bonus"),) if action in shown.bonus else secret
        count = (*shown.actions, *drafted).count(action)
        piece = f"seat-{number}.action.{key}"
        yield Piece(piece, "action", scene.name("action", key), key, count=count, badges=badges)


def _counters(scene: RaceScene, shown: Seat) -> Iterator[Counter]:
    """Return cards placed, military, discounts, and goods produced in this phase."""
    rules = scene.rules
    cards = [rules.cards[card] for card in shown.tableau]
    powers = rules.compiled[shown.tableau]
    yield Counter("placed", Message("race-counter-placed"), len(cards), LAST_TABLEAU)
    yield from _split(cards, "military", powers.military, lambda rows: rows.settle_military)
    if developments := powers.develop_discount:
        lines = [_line(card, -card.rows.develop_discount) for card in cards if card.rows.develop_discount]
        yield Counter("developments", Message("race-counter-developments"), developments, because=tuple(lines))
    yield from _split(cards, "worlds", powers.discount, lambda rows: rows.settle_discount)
    for good, number in enumerate(shown.produced):
        if number:
            yield Counter(f"produced-{GOODS[good]}", Message("race-counter-produced", good=good_named(good)), number)


def _split(
    cards: list[Card], key: str, base: int, amount_of: Callable[[PowerRows], Amount | None]
) -> Iterator[Counter]:
    """Return a number that counts for all worlds, and those that count for some, with the cards that give them."""
    every, some = list[Message](), dict[Message, list[tuple[Message, int]]]()
    for card in cards:
        if (amount := amount_of(card.rows)) is not None:
            if worlds := against(amount):
                some.setdefault(worlds, []).append((_line(card, amount.amount), amount.amount))
            else:
                every.append(_line(card, amount.amount))
    if base or key == "military":
        yield Counter(key, Message(f"race-counter-{key}"), base, because=tuple(every))
    of = "against" if key == "military" else "of"
    for worlds, lines in some.items():
        title, total = Message(f"race-counter-{key}-{of}", what=worlds), base + sum(number for _, number in lines)
        because = (*every, *(line for line, _ in lines))
        yield Counter(f"{key}-{worlds.id.partition('-')[2]}", title, total, because=because)


def _line(card: Card, amount: int) -> Message:
    return Message("race-line", card=named(card), amount=amount)
