"""The table of Race for the Galaxy as spaces with pieces."""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Callable, Iterable, Iterator, Mapping

from starcup.messages import Message, Player
from starcup.scene import Counter, Piece, Space, Tally
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.offers import Offer, offers
from starcup_race._rules.power_terms import PowerRows, WorldAmount
from starcup_race._rules.powers import sale_price
from starcup_race._rules.refusals import good_named, named
from starcup_race._rules.scoring import known_bonus
from starcup_race._rules.view import Hidden, RaceView, choosing, known_cards
from starcup_race.scene.cards import against
from starcup_race.scene.cards import cost as printed_cost
from starcup_race.scene.names import RaceNames


def common(scene: RaceNames, view: RaceView) -> list[Space]:
    """Return the spaces that belong to nobody."""
    plan = scene.rules.plan
    steps = [
        Piece(
            f"phases.{key}",
            "phase",
            scene.name("phase", key),
            key,
            count=view.occurring.count(number),
            badges=(Message("race-badge-now"),) if number == view.phase else (),
        )
        for number in plan.order
        if number in view.occurring
        for key in (plan.phase_keys[number],)
    ]
    pool = Counter("vp", _title("pool"), max(0, view.pool), scene.rules.numbers.pool_per_player * view.players)
    extended = scene.rules.extensions.table_states.names  # what extensions keep lies in the first space
    return [
        *([Space("table", Message("starcup-table"))] if extended else []),
        Space("pool", _title("pool"), shape="pile", counters=(pool,)),
        *[
            Space(key, _title(key), shape="stack", pieces=tuple(_hidden(key, len(cards))), folds=2)
            for key, cards in (("supply", view.supply), ("discards", view.discards))
        ],
        *([Space("phases", _title("phases"), shape="track", pieces=tuple(steps), folds=3)] if steps else []),
    ]


def of_seat(scene: RaceNames, view: RaceView, score: Tally) -> Space:
    """Return the part of the seat that has a score, with the spaces in it."""
    number = score.seat
    seat, key, mine = view.seats[number], f"seat-{number}", number == view.seat
    offered = {offer.card: offer for offer in offers(view, number)} if mine and view.order else {}
    # Of equal pieces those that lie first keep their keys, and what came later, or was taken from them, has another.
    rows: list[tuple[str, Iterable[Piece], int]] = [
        ("tableau", _tableau(scene, view, number), 0),
        ("hand", _cards(scene, view, number, f"{key}.hand", seat.hand, offered), 0),
        ("looking", _cards(scene, view, number, f"{key}.looking", seat.looking, {}), 1),
    ]
    if mine and choosing(view):
        counts = {action: _copies(view, action) - (seat.draft or ()).count(action) for action in scene.rules.plan.deck}
        rows.append(
            ("action-cards", (_action(scene, number, action, count) for action, count in counts.items() if count), 5)
        )
    rows.append(("actions", _actions(scene, view, number), 2))
    spaces = [Space(f"{key}.{name}", _title(name), number, pieces=tuple(of), folds=fold) for name, of, fold in rows]
    chips = Counter("chips", _title("chips"), seat.chips)
    spaces.append(Space(f"{key}.chips", _title("chips"), number, shape="pile", counters=(chips,)))
    counters = tuple(_counters(scene, view, score))
    return Space(key, Message("starcup-of-seat", seat=Player(number)), number, counters=counters, spaces=tuple(spaces))


def _copies(view: RaceView, action: int) -> int:
    return 2 if view.rules.variant.actions == 2 and action in view.rules.plan.twice else 1


def _title(name: str) -> Message:
    return Message(f"race-space-{name}")


def _hidden(where: str, count: int) -> Iterator[Piece]:
    if count:
        yield Piece(f"{where}.?", "card", Message("race-face-down"), count=count, turned=True)


def card_key(card: Card, seat: int) -> str:
    """Return the key of the piece of a card: where there are copies, by its owner."""
    return card.key if card.copies == 1 else f"seat-{seat}.{card.key}"


def _cards(
    scene: RaceNames, view: RaceView, number: int, where: str, cards: Iterable[Hidden], offered: Mapping[str, Offer]
) -> Iterator[Piece]:
    """Return the cards of a hand, or those drawn, as far as they are shown."""
    cards = tuple(cards)
    known = known_cards(cards)
    chosen = Counts(() if choosing(view) else view.seats[number].draft or ())
    left = Counts(known)
    for card in [view.rules.cards[index] for index in known]:
        offer = offered.get(card.key)
        costs = cost(scene, view, card, offer) if number == view.seat else (printed_cost(card),)
        badges = [*costs, *scene.printed(card), *scene.powers(card)]
        if left[card.index] <= chosen[card.index]:  # the last of equal cards: the first keeps its key when they go
            badges.insert(0, Message("race-badge-chosen"))
        left[card.index] -= 1
        dimmed = offer is not None and not offer.ways and view.round > 0
        yield Piece(card_key(card, number), "card", named(card), card.key, badges=tuple(badges), dimmed=dimmed)
    yield from _hidden(where, len(cards) - len(known))


def cost(scene: RaceNames, view: RaceView, card: Card, offer: Offer | None = None) -> tuple[Message, ...]:
    """Return what a card costs, printed and for the viewer now, and what he lacks to place it."""
    plain = printed_cost(card)
    if not view.order or view.finished:
        return (plain,)
    current = offer or scene.offer(view, card)
    if current.cost is None:
        plain = Message("race-badge-defense", cost=card.cost, military=current.military or 0)
    elif current.cost != card.cost:
        plain = Message("race-badge-cost-now", cost=card.cost, now=current.cost)
    if offer is None or current.why is None or not view.round:
        return (plain,)
    if current.why.code == "twice":
        return plain, Message("race-badge-twice")
    return (
        (plain, Message("race-badge-short", cards=current.cost - current.others))
        if current.cost is not None
        else (plain,)
    )


def _tableau(scene: RaceNames, view: RaceView, number: int) -> Iterator[Piece]:
    rules, seat = scene.rules, view.seats[number]
    powers = rules.compiled[seat.tableau]
    for index, good in zip(seat.tableau, seat.goods, strict=True):
        card = rules.cards[index]
        states = {
            "race-badge-using": index in (seat.using or ()),
            "race-badge-unpaid": index == seat.placed,
        }
        badges = [Message(name) for name, there in states.items() if there]
        if good:
            kind = view.good_kind(number, index)
            badges += [Message("race-badge-good"), Message("race-badge-sells", cards=sale_price(powers, index, kind))]
        kind_and_vp = list(scene.printed(card))
        if (vp := known_bonus(view, number, card)) is not None:
            kind_and_vp[-1] = Message("race-badge-vp-now", vp=vp)
        badges += [*kind_and_vp, *scene.phases(card)]
        face = "good" if good else ""  # it lies on the card, and is drawn there
        yield Piece(card_key(card, number), "card", named(card), card.key, face, badges=tuple(badges))


def _actions(scene: RaceNames, view: RaceView, number: int) -> Iterator[Piece]:
    seat = view.seats[number]
    drafted = tuple(seat.draft or ()) if choosing(view) else ()
    actions = drafted or (() if choosing(view) else seat.actions)
    secret = (Message("race-badge-secret"),) if drafted else ()
    for action in dict.fromkeys(actions):
        badges = (Message("race-badge-bonus"),) if action in seat.bonus else secret
        yield _action(scene, number, action, actions.count(action), badges)


def _action(scene: RaceNames, seat: int, number: int, count: int, badges: tuple[Message, ...] = ()) -> Piece:
    key = scene.rules.plan.action_keys[number]
    return Piece(f"seat-{seat}.action.{key}", "action", scene.name("action", key), key, count=count, badges=badges)


def _counters(scene: RaceNames, view: RaceView, score: Tally) -> Iterator[Counter]:
    """Return VP, cards placed, military, discounts, and goods produced in this phase."""
    rules, seat = scene.rules, view.seats[score.seat]
    cards, powers = [rules.cards[card] for card in seat.tableau], rules.compiled[seat.tableau]
    vp = tuple([Message("race-line", card=line, amount=points) for line, points in score.lines])
    yield Counter("vp", Message("race-counter-vp"), score.total, because=vp)
    yield Counter("placed", Message("race-counter-placed"), len(cards), view.end_cards(score.seat))
    yield from _split(cards, "military", powers.military, lambda rows: rows.settle_military)
    yield from _split(cards, "developments", powers.develop_discount, _for_developments)
    yield from _split(cards, "worlds", powers.discount, lambda rows: rows.settle_discount)
    for good, amount in enumerate(seat.produced):
        if amount:
            yield Counter(f"produced-{GOODS[good]}", Message("race-counter-produced", good=good_named(good)), amount)


def _for_developments(rows: PowerRows) -> WorldAmount:
    return WorldAmount(amount=rows.develop_discount)


def _split(
    cards: list[Card], key: str, base: int, amount_of: Callable[[PowerRows], WorldAmount | None]
) -> Iterator[Counter]:
    """Return a number that counts for all worlds, and those that count for some, with the cards that give them."""
    some: dict[str, list[tuple[Message, int]]] = {"": []}
    worlds: dict[str, Message] = {}
    for card in cards:
        if (amount := amount_of(card.rows)) is not None and amount.amount:
            kind = "-".join(filter(None, (amount.keyword, amount.good)))
            worlds[kind] = against(amount)
            line = Message("race-line", card=named(card), amount=amount.amount)
            some.setdefault(kind, []).append((line, amount.amount))
    every = tuple([line for line, _ in some.pop("")])
    if base or key == "military":
        yield Counter(key, Message(f"race-counter-{key}"), base, because=every)
    for kind, lines in some.items():
        title, total = Message(f"race-counter-{key}-of", what=worlds[kind]), base + sum(number for _, number in lines)
        yield Counter(f"{key}-{kind}", title, total, because=(*every, *[line for line, _ in lines]))
