"""A toy game on the bare kernel: secret cards played at once, then the winner rolls a die for as long as he dares."""

from __future__ import annotations

from starcup import Choice, Event, IllegalChoice, Ruleset, SeatEvent, SeatScore, Table
from starcup.games import GameDefinition
from starcup.kernel.journal import PackStamp
from starcup.making import AnyStep, Legal, Own, Public, SeatStep, Step, View, by_kind, define, field, frozen

CARDS = 3
SEATS = range(1, 5)


@define(eq=False)
class Player:
    hand: Own[tuple[int, ...]] = ()
    played: Own[tuple[int, ...]] = ()
    score: Public[int] = 0


@define(eq=False)
class ToyTable(Table):
    seats: Public[list[Player]] = field(factory=list)
    at_stake: Public[int] = 0


class ToyView(View[ToyTable], ToyTable):
    pass


@frozen(eq=False)
class PlayCard(Choice):
    pattern = "play {card}"
    card: int


@frozen(eq=False)
class Dare(Choice):
    pattern = "{what}"
    what: str


ROLL, STOP = Dare("roll"), Dare("stop")


@frozen
class CardSeen(SeatEvent):
    private = True
    card: int


@frozen
class Shown(Event):
    cards: tuple[int, ...]


def step(table: ToyTable, kind: str, *seat: int) -> AnyStep:
    """Make a step by its kind, so that rulesets can have others."""
    return table.ruleset.step_kinds[kind](*seat)


@frozen
class Deal(Step[ToyTable]):
    kind = "deal"

    def run(self, table: ToyTable) -> Legal | None:
        for seat, player in enumerate(table.seats):
            while len(player.hand) < CARDS:
                card = table.draw(f"card {seat}", tuple(range(1, 10)))
                if card < 0:
                    table.push(self)
                    return None
                player.hand = tuple(sorted((*player.hand, card)))
                table.note(CardSeen, seat, card)
        table.stack += [step(table, "show"), step(table, "secretly")] * CARDS
        return None


@frozen
class Secretly(Step[ToyTable]):
    kind = "secretly"

    def run(self, table: ToyTable) -> Legal | None:
        table.together([step(table, "pick", seat) for seat in range(table.players)])
        return None


@frozen
class Pick(SeatStep[ToyTable]):
    kind = "pick"
    question = "Which card do you play?"

    def run(self, table: ToyTable) -> Legal | None:
        return tuple(PlayCard.of(card) for card in dict.fromkeys(table.seats[self.seat].hand))

    def take(self, table: ToyTable, choice: Choice) -> None:
        assert isinstance(choice, PlayCard)
        player = table.seats[self.seat]
        hand = list(player.hand)
        hand.remove(choice.card)
        player.hand, player.played = tuple(hand), (choice.card,)
        table.push(step(table, "confirm", self.seat))

    def refuse(self, table: ToyTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("no-card", "TOY-1", "you have not got that card.")


@frozen
class Confirm(SeatStep[ToyTable]):
    kind = "confirm"

    def run(self, table: ToyTable) -> Legal | None:
        return (STOP, ROLL)

    def take(self, table: ToyTable, choice: Choice) -> None:
        """Nothing: the second question only makes room to undo."""


@frozen
class Show(Step[ToyTable]):
    kind = "show"

    def run(self, table: ToyTable) -> Legal | None:
        cards = tuple(player.played[0] for player in table.seats)
        for player in table.seats:
            player.played = ()
        table.note(Shown, cards)
        best = max(cards)
        if cards.count(best) == 1:
            table.at_stake = best
            table.push(step(table, "push", cards.index(best)))
        return None


@frozen
class Push(SeatStep[ToyTable]):
    kind = "push"

    def run(self, table: ToyTable) -> Legal | None:
        return (STOP, ROLL)

    def take(self, table: ToyTable, choice: Choice) -> None:
        if choice is STOP:
            table.seats[self.seat].score += table.at_stake
            table.at_stake = 0
        elif table.at_stake == 1313:
            raise ZeroDivisionError("unlucky")
        else:
            table.push(step(table, "roll-die", self.seat))


@frozen
class RollDie(Step[ToyTable]):
    kind = "roll-die"
    seat: int

    def run(self, table: ToyTable) -> Legal | None:
        value = table.draw("die", (1, 2, 2, 3, 3, 6), self.seat + 1)
        if value < 0:
            table.push(self)
        elif value == 1:
            table.at_stake = 0
        else:
            table.at_stake += value
            table.push(step(table, "push", self.seat))
        return None


class ToyRules(Ruleset[ToyTable, ToyView]):
    game = "toy"
    seats = SEATS
    choice_kinds: tuple[type[Choice], ...] = (PlayCard, Dare)
    event_kinds: tuple[type[Event], ...] = (CardSeen, Shown)
    step_kinds = by_kind(Deal, Secretly, Pick, Confirm, Show, Push, RollDie)

    def __init__(self, digest: str = "d1") -> None:
        self.digest = digest

    def set_up(self, table: ToyTable) -> None:
        table.seats = [Player() for _ in range(table.players)]
        table.push(self.step_kinds.get("deal", Deal)())

    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return tuple(
            SeatScore(seat, player.score, lines=(("cards", player.score),)) for seat, player in enumerate(table.seats)
        )

    def faults(self, table: ToyTable) -> list[str]:
        counts = {len(player.hand) for player in table.seats if not player.played}
        return [] if max(counts, default=0) <= CARDS else [f"a hand of {max(counts)} cards"]

    def stamps(self) -> tuple[PackStamp, ...]:
        return (PackStamp("cards", "1.0", self.digest),)


TOY = GameDefinition("toy", "A toy", SEATS, ToyRules, questions=40)
