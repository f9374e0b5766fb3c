"""A toy game of knockouts: all play a card at once, the lowest lose a life, the others may change hands in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from starcup import Choice, Event, Ruleset, SeatEvent, SeatScore
from starcup.games import GameDefinition
from starcup.making import (
    AnyStep,
    AskInTurn,
    AskTogether,
    Counted,
    DealStep,
    Deck,
    EliminationTable,
    Legal,
    Own,
    Public,
    SeatStep,
    Step,
    View,
    by_kind,
    define,
    field,
    frozen,
)

SEATS = range(2, 5)
CARDS = ("stone", "stick", "sword", "shot") * 3
HAND, LIVES, ROUNDS = 2, 2, 12


@define(eq=False)
class Fighter:
    hand: Counted[tuple[str, ...]] = ()
    played: Own[str] = ""
    lives: Public[int] = LIVES


@define(eq=False)
class KnockoutTable(EliminationTable):
    seats: Public[list[Fighter]] = field(factory=list)
    deck: Counted[tuple[str, ...]] = CARDS
    pile: Public[tuple[str, ...]] = ()
    round: Public[int] = 0


DECK = Deck[KnockoutTable, str]("deck", "pile")


class KnockoutView(View[KnockoutTable], KnockoutTable):
    """What one seat may know: all but the deck, the cards in others' hands and what they have just played."""


@frozen(eq=False)
class Play(Choice):
    """Play this card."""

    pattern = "play {card}"
    card: str


@frozen(eq=False)
class Say(Choice):
    """Keep the cards in hand, or change them."""

    pattern = "{what}"
    what: str


CHANGE, KEEP = Say("change"), Say("keep")


@frozen
class CardsPlayed(Event):
    cards: tuple[str, ...]


@frozen
class KnockedOut(SeatEvent):
    """The seat is out."""


@frozen
class Deal(DealStep[KnockoutTable, str]):
    kind, draws = "deal", "card"

    def deck(self, table: KnockoutTable) -> Deck[KnockoutTable, str]:
        return DECK

    def owed(self, table: KnockoutTable, seat: int) -> int:
        return HAND - len(table.seats[seat].hand)

    def dealt(self, table: KnockoutTable, seat: int, cards: list[str]) -> None:
        table.seats[seat].hand = tuple(sorted((*table.seats[seat].hand, *cards)))


@frozen
class PlayCards(AskTogether[KnockoutTable]):
    kind = "play-cards"

    def ask(self, table: KnockoutTable, seat: int) -> AnyStep:
        return PlayCard(seat)


@frozen
class PlayCard(SeatStep[KnockoutTable]):
    kind = "play"
    question = "Which card do you play?"
    always_asks = True

    def run(self, table: KnockoutTable) -> Legal | None:
        return tuple(Play.of(card) for card in dict.fromkeys(table.seats[self.seat].hand))

    def take(self, table: KnockoutTable, choice: Choice) -> None:
        assert isinstance(choice, Play)
        table.seats[self.seat].played = choice.card


@frozen
class Show(Step[KnockoutTable]):
    kind = "show"

    def run(self, table: KnockoutTable) -> Legal | None:
        played = {seat: table.seats[seat].played for seat in table.playing}
        table.note(CardsPlayed, tuple(played.values()))
        ranks = {seat: CARDS.index(card) for seat, card in played.items()}
        lowest = [seat for seat, rank in ranks.items() if rank == min(ranks.values()) < max(ranks.values())]
        for seat, card in played.items():
            fighter = table.seats[seat]
            put_down(table, seat, (card,))
            fighter.played, fighter.lives = "", fighter.lives - (seat in lowest)
            if not fighter.lives:
                put_down(table, seat, fighter.hand)
                table.eliminate(seat)
                table.note(KnockedOut, seat)
        if len(table.playing) == 1:
            table.stack.clear()
        elif lowest:
            table.push(ChangeHands(table.others(lowest[0])))
        return None


def put_down(table: KnockoutTable, seat: int, cards: tuple[str, ...]) -> None:
    hand = [*table.seats[seat].hand]
    for card in cards:
        hand.remove(card)
    table.seats[seat].hand = tuple(hand)
    table.pile = (*table.pile, *cards)


@frozen
class ChangeHands(AskInTurn[KnockoutTable]):
    kind = "change-hands"

    def ask(self, table: KnockoutTable, seat: int) -> AnyStep | None:
        return ChangeHand(seat) if len(table.pile) % 3 else None


@frozen
class ChangeHand(SeatStep[KnockoutTable]):
    kind = "change"

    def run(self, table: KnockoutTable) -> Legal | None:
        return (KEEP, CHANGE)

    def take(self, table: KnockoutTable, choice: Choice) -> None:
        if choice is CHANGE:
            put_down(table, self.seat, table.seats[self.seat].hand)


@frozen
class Round(Step[KnockoutTable]):
    kind = "round"

    def run(self, table: KnockoutTable) -> Legal | None:
        table.round += 1
        if table.round <= ROUNDS:
            table.then(Deal(), PlayCards(), Show(), self)
        return None


class KnockoutRules(Ruleset[KnockoutTable, KnockoutView]):
    game = "knockout"
    seats = SEATS
    choice_kinds = (Play, Say)
    event_kinds = (CardsPlayed, KnockedOut)
    step_kinds = by_kind(Deal, PlayCards, PlayCard, Show, ChangeHands, ChangeHand, Round)
    outcomes = {"card": CARDS[:4]}  # noqa: RUF012 - as a game in one file has it

    def set_up(self, table: KnockoutTable) -> None:
        table.seats = [Fighter() for _ in range(table.players)]
        table.push(Round())

    def unseen(self, view: KnockoutView) -> Mapping[tuple[str, ...], Sequence[str]]:
        seen = Counter([*view.pile, *view.seats[view.seat].hand])
        return {("hand", "deck"): sorted((Counter(CARDS) - seen).elements()), ("played",): ()}

    def scores(self, table: KnockoutTable) -> tuple[SeatScore, ...]:
        return tuple(SeatScore(seat, fighter.lives) for seat, fighter in enumerate(table.seats))

    def round_number(self, view: KnockoutView) -> int:
        return view.round

    def faults(self, table: KnockoutTable) -> list[str]:
        there = [*table.deck, *table.pile, *(card for fighter in table.seats for card in fighter.hand)]
        return [] if sorted(there) == sorted(CARDS) else ["cards were lost or doubled"]


KNOCKOUT = GameDefinition("knockout", "Knockout", SEATS, KnockoutRules, questions=40)
