"""Events with what gave them: a walk along a game tells for each draw the powers and bonuses that it came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import define, field, frozen

from starcup import Event, SeatEvent, Undone
from starcup_race import events
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.powers import ANY, kind_of
from starcup_race._rules.rules import Rules
from starcup_race._rules.terms import LAST_TABLEAU, LOOK, POOL_PER_PLAYER

Source = tuple[str, int]
"""A power's card or a bonus by its name, and the number of cards that it gives."""


@frozen
class Drew(events.CardsDrawn):
    """The event that a seat drew cards, with what gave them; nothing is named where that goes without saying.

    Cards of the set-up and of Explore are drawn ``to_select`` from.
    """

    sources: tuple[Source, ...] = ()
    to_select: bool = False


@frozen
class Selected(events.CardsDiscarded):
    """The event that a seat discarded cards in Explore, with the number that it kept, and those seen if they are known.

    ``looked`` are the keys of the cards drawn.
    """

    kept: int = 0
    looked: tuple[str, ...] = ()


@frozen
class Paid(events.CardsDiscarded):
    """The event that a seat paid with cards, with the card that it placed."""

    card: str = ""


@frozen
class Ended(events.GameEnded):
    """The event that the game is over, with the reasons."""

    reasons: tuple[str, ...] = ()


@define
class _Seat:
    """The open part of one seat, as events tell it."""

    tableau: list[Card] = field(factory=list)
    active: list[Card] = field(factory=list)
    actions: list[str] = field(factory=list)
    chips: int = 0
    placed: str = ""
    looked: int = 0
    seen: list[str] = field(factory=list)
    cause: str = ""
    consumed: int = 0
    fresh: Card | None = None
    produced: list[int] = field(factory=lambda: [0] * len(GOODS))
    draws: list[list[Source]] = field(factory=list)


class Follower:
    """Walks along the events of one game.

    Args:
        rules: the cards.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._seats: dict[int, _Seat] = {}
        self._phase = ""

    def follow(self, told: Sequence[Event]) -> list[Event]:
        """Return the events of a game, each with what gave it, in the same order."""
        found: list[Event] = []
        for event in told:
            if isinstance(event, Undone):
                twin = Follower(self._rules)
                for kept in found[: event.since]:
                    twin._step(kept)
                self._seats, self._phase = twin._seats, twin._phase
            found.append(self._step(event))
        return found

    def _step(self, event: Event) -> Event:
        if isinstance(event, SeatEvent):
            return self._of_seat(event, self._seats.setdefault(event.seat, _Seat()))
        match event:
            case events.ActionsShown(actions):
                for number, chosen in enumerate(actions):
                    self._seats.setdefault(number, _Seat()).actions = list(chosen)
            case events.PhaseBegan(phase):
                self._phase = phase
                for seat in self._seats.values():
                    seat.active, seat.placed, seat.cause, seat.fresh = list(seat.tableau), "", "", None
                    seat.looked, seat.seen, seat.produced = 0, [], [0] * len(GOODS)
                    seat.draws = [_flat(seat.active, card) for card in reversed(seat.active)]
                    seat.draws = [one for one in seat.draws if one]
            case events.RoundBegan():
                self._phase = ""
            case events.GameEnded(scores, winners):
                return Ended(scores, winners, self._reasons())
            case _:
                pass
        return event

    def _reasons(self) -> tuple[str, ...]:
        seats = self._seats.values()
        full = any(len(seat.tableau) >= LAST_TABLEAU for seat in seats)
        empty = sum(seat.chips for seat in seats) >= POOL_PER_PLAYER * len(seats)
        return (*(["tableau"] if full else []), *(["pool"] if empty else []))

    def _of_seat(self, event: SeatEvent, seat: _Seat) -> Event:
        match event:
            case events.StartWorld(_, card) | events.CardPlaced(_, card):
                seat.tableau.append(self._card(card))
                seat.placed = card
            case events.LeftTableau(_, card):
                seat.tableau = [one for one in seat.tableau if one.key != card]
            case events.ChipsGained(_, amount, _):
                seat.chips += amount
            case events.PowerUsed(_, card):
                seat.cause, seat.consumed = card, 1
            case events.GoodsConsumed(_, card, worlds):
                seat.cause, seat.consumed = card, len(worlds)
            case events.GoodSold():
                seat.cause = ""
            case events.GoodPlaced(_, world):
                card_placed = self._card(world)
                seat.fresh = card_placed
                seat.produced[card_placed.good] += 1
            case events.CardsDrawn(who, number):
                if self._phase == "explore":
                    seat.looked += number
                return Drew(who, number, self._sources(seat, number), self._phase in ("", "explore"))
            case events.CardsSeen(_, cards):
                seat.seen.extend(cards)
            case events.CardsDiscarded(who, number, why):
                if why == "explore":
                    return Selected(who, number, why, max(0, seat.looked - number), tuple(seat.seen))
                if why == "payment":
                    return Paid(who, number, why, seat.placed)
            case _:
                pass
        return event

    def _card(self, key: str) -> Card:
        return self._rules.cards[self._rules.index[key]]

    def _sources(self, seat: _Seat, number: int) -> tuple[Source, ...]:
        """Return what gave the cards that were just drawn; nothing unless it adds up to their number."""
        found = list(self._candidates(seat))
        base = LOOK if self._phase == "explore" else 0
        return tuple(found) if base + sum(amount for _, amount in found) == number else ()

    def _candidates(self, seat: _Seat) -> Iterable[Source]:
        actions, active = seat.actions, seat.active
        match self._phase:
            case "explore":
                bonus = [("Explore +5", 5)] * actions.count("explore_5")
                bonus += [("Explore +1,+1", 1)] * actions.count("explore_1_1")
                return bonus + [(one.name, one.rows.explore_draw) for one in active if one.rows.explore_draw]
            case "develop" if not seat.placed:
                draws = ((one.name, one.rows.develop_draw_at_start) for one in active)
            case "develop":
                draws = ((one.name, one.rows.develop_draw_after_placing) for one in active)
            case "settle":
                draws = ((one.name, one.rows.settle_draw_after_placing) for one in active)
                bonus = [("Settle", 1)] if "settle" in actions else []
                return bonus + [one for one in draws if one[1]]
            case "consume":
                card = self._card(seat.cause) if seat.cause else None
                return [] if card is None else [(card.name, _consumed(card, seat.consumed))]
            case "produce":
                return self._produced(seat)
            case _:
                return []
        return [one for one in draws if one[1]]

    def _produced(self, seat: _Seat) -> list[Source]:
        fresh, seat.fresh = seat.fresh, None
        if fresh is not None and fresh.rows.produce_draw_here:
            return [(fresh.name, fresh.rows.produce_draw_here)]
        if seat.draws:
            return seat.draws.pop(0)
        found: list[Source] = []
        for card in seat.active:
            rows = card.rows
            per_good = kind_of(rows.produce_draw_per_good) if rows.produce_draw_per_good else None
            if per_good is not None:
                goods = sum(seat.produced) if per_good == ANY else seat.produced[per_good]
                found.append((card.name, goods))
            if rows.produce_draw_per_kind:
                found.append((card.name, rows.produce_draw_per_kind * sum(number > 0 for number in seat.produced)))
        seat.draws = [
            [(card.name, card.rows.produce_draw_for_most.amount)]
            for card in seat.active
            if card.rows.produce_draw_for_most is not None
        ]
        found = [one for one in found if one[1]]
        return found or (seat.draws.pop(0) if seat.draws else [])


def _flat(active: Sequence[Card], card: Card) -> list[Source]:
    """Return the cards that a card draws in Produce whatever was produced."""
    good = card.rows.produce_draw_per_world
    worlds = sum(one.good == GOODS.index(good) for one in active) if good else 0
    number = card.rows.produce_draw + worlds
    return [(card.name, number)] if number else []


def _consumed(card: Card, goods: int) -> int:
    """Return the cards that a consume power gives for a number of goods."""
    row = card.rows.consume_goods
    return card.rows.consume_draw or (row.cards * (goods // row.number) if row is not None else 0)
