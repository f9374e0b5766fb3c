"""Salvage: crews send drones to wrecks, in secret and all at once; the strongest haul, and may open a hold too many."""

from __future__ import annotations

from collections import Counter

from starcup.making import (
    Choice,
    Counted,
    DrawStep,
    Event,
    GameDefinition,
    Items,
    Legal,
    Own,
    Public,
    Ruleset,
    SeatEvent,
    SeatScore,
    SeatStep,
    Step,
    Table,
    by_kind,
    define,
    field,
    frozen,
    interned,
    picks,
)

WRECKS, HAND, MOST_SENT, ENOUGH_ALONE = 5, 8, 3, 55
NAMES = ("mite", "wasp", "crab", "mule", "ox", "whale")  # a drone is a number, its strength: 1 to 6
DRONES = (1, 2, 3, 4, 5, 6) * 6
DIE = (1, 2, 3, 4, 5, 6)
TWO_DICE = tuple(one + other for one in DIE for other in DIE)


# The table: all that there is, and who may see it.


@define(eq=False)
class Crew:
    """What a seat has: drones in hand, drones that it sends to this wreck, and points."""

    hand: Counted[tuple[int, ...]] = ()
    sent: Own[tuple[int, ...]] = ()
    wrecks: Public[int] = 0
    holds: Public[int] = 0


@define(eq=False)
class SalvageTable(Table):
    """What lies in the middle, and what each seat has; ``opened`` are the dice of the holds that are being opened."""

    seats: Public[list[Crew]] = field(factory=list)
    deck: Counted[tuple[int, ...]] = tuple(sorted(DRONES))
    scrap: Public[tuple[int, ...]] = ()
    wreck: Public[int] = 0
    hull: Public[int] = 0
    opened: Public[tuple[int, ...]] = ()


# The view: what one seat may know of it.


@define
class CrewView:
    """What one seat may know of a crew: others' ``sent`` is None, and so is each drone in their hands."""

    hand: tuple[int | None, ...]
    sent: tuple[int, ...] | None
    wrecks: int
    holds: int


@define
class SalvageView:
    """What one seat may know: ``seats[seat]`` is its own crew."""

    players: int
    seat: int
    seats: tuple[CrewView, ...]
    deck: tuple[None, ...]
    scrap: tuple[int, ...]
    wreck: int
    hull: int
    opened: tuple[int, ...]


# The choices.


@frozen(eq=False)
class Send(Choice):
    """Send these drones."""

    pattern = "send {items}"
    items: Items


@frozen(eq=False)
class Open(Choice):
    """Open another hold."""

    pattern = "open"


@frozen(eq=False)
class Leave(Choice):
    """Leave with what the holds brought."""

    pattern = "leave"


send, OPEN, LEAVE = interned(Send), Open(), Leave()


# The events.


@frozen
class WreckFound(Event):
    """A wreck drifts by; its hull is what it takes to haul it, and what it is worth."""

    wreck: int
    hull: int


@frozen
class DroneBuilt(SeatEvent):
    """A drone came into a hand; only its owner sees which."""

    private = True
    drone: int


@frozen
class DronesSent(SeatEvent):
    """The drones that a crew sent are shown."""

    drones: tuple[int, ...]


@frozen
class WreckHauled(SeatEvent):
    """A crew hauled the wreck."""

    points: int


@frozen
class WreckLost(Event):
    """Nobody hauled the wreck."""


@frozen
class HoldOpened(SeatEvent):
    """A hold was opened, with this die."""

    die: int


@frozen
class HoldsLeft(SeatEvent):
    """A crew left the wreck; what the holds brought is 0 if they blew up."""

    points: int


# The steps: the rules.


@frozen
class BuildDrones(DrawStep[SalvageTable]):
    """A crew draws drones from the deck, one after another (SALVAGE-1)."""

    kind = "drone"
    seat: int
    number: int

    def options(self, table: SalvageTable) -> tuple[int, ...]:
        return table.deck

    def drawn(self, table: SalvageTable, value: int) -> None:
        crew, deck = table.seats[self.seat], list(table.deck)
        deck.remove(value)
        table.deck = tuple(deck)
        crew.hand = tuple(sorted((*crew.hand, value)))
        table.note(DroneBuilt, self.seat, value)
        if self.number > 1:
            table.push(BuildDrones(self.seat, self.number - 1))


@frozen
class FindWreck(DrawStep[SalvageTable]):
    """Two dice say how strong the hull of the next wreck is; then all crews send drones at once (SALVAGE-2)."""

    kind = "wreck"

    def options(self, table: SalvageTable) -> tuple[int, ...]:
        return TWO_DICE

    def drawn(self, table: SalvageTable, value: int) -> None:
        table.wreck, table.hull = table.wreck + 1, value
        table.note(WreckFound, table.wreck, value)
        table.push(Haul())
        table.together([SendDrones(seat) for seat in range(table.players)])


@frozen
class SendDrones(SeatStep[SalvageTable]):
    """A crew sends up to three drones; the others don't see which, nor how many (SALVAGE-3)."""

    kind = "send"
    question = "Which drones do you send?"
    rule = "SALVAGE-3"

    def run(self, table: SalvageTable) -> Legal | None:
        hand = Counter(table.seats[self.seat].hand)
        row = tuple((NAMES[drone - 1], number) for drone, number in sorted(hand.items()))
        return picks(send, row, 0, MOST_SENT)

    def take(self, table: SalvageTable, choice: Choice) -> None:
        assert isinstance(choice, Send)
        table.seats[self.seat].sent = tuple(NAMES.index(name) + 1 for name in choice.items)


@frozen
class Haul(Step[SalvageTable]):
    """The strongest crew hauls the wreck, if it is as strong as the hull and no other is as strong (SALVAGE-4)."""

    kind = "haul"

    def run(self, table: SalvageTable) -> Legal | None:
        strengths = []
        for seat, crew in enumerate(table.seats):
            table.note(DronesSent, seat, crew.sent)
            strengths.append(sum(crew.sent))
            table.scrap = tuple(sorted(table.scrap + crew.sent))
            crew.hand = tuple(sorted((Counter(crew.hand) - Counter(crew.sent)).elements()))
            crew.sent = ()
        table.then(*(BuildDrones(seat, 1) for seat, strength in enumerate(strengths) if not strength))
        best = max(strengths)
        if best >= table.hull and strengths.count(best) == 1:
            seat = strengths.index(best)
            table.seats[seat].wrecks += table.hull
            table.note(WreckHauled, seat, table.hull)
            table.push(SearchHolds(seat))
        else:
            table.note(WreckLost)
        return None


@frozen
class SearchHolds(SeatStep[SalvageTable]):
    """The crew that hauled a wreck opens hold after hold, for as long as it dares (SALVAGE-5)."""

    kind = "search"
    question = "Do you open another hold?"
    rule = "SALVAGE-5"

    def run(self, table: SalvageTable) -> Legal | None:
        return (OPEN, LEAVE)

    def take(self, table: SalvageTable, choice: Choice) -> None:
        if choice is OPEN:
            table.push(OpenHold(self.seat))
        else:
            leave_wreck(table, self.seat, sum(table.opened))


@frozen
class OpenHold(DrawStep[SalvageTable]):
    """A die says what is in the hold; no more than the number of holds opened before, and all blow up (SALVAGE-6)."""

    kind = "hold"
    seat: int

    def options(self, table: SalvageTable) -> tuple[int, ...]:
        return DIE

    def drawn(self, table: SalvageTable, value: int) -> None:
        table.note(HoldOpened, self.seat, value)
        if value <= len(table.opened):
            leave_wreck(table, self.seat, 0)
        else:
            table.opened = (*table.opened, value)
            table.push(SearchHolds(self.seat))


def leave_wreck(table: SalvageTable, seat: int, points: int) -> None:
    """Give a crew what the holds brought."""
    table.seats[seat].holds += points
    table.opened = ()
    table.note(HoldsLeft, seat, points)


# The rules as a whole.


class SalvageRules(Ruleset[SalvageTable, SalvageView]):
    """The rules of Salvage."""

    game = "salvage"
    seats = range(1, 5)
    choice_kinds = (Send, Open, Leave)
    step_kinds = by_kind(BuildDrones, FindWreck, SendDrones, Haul, SearchHolds, OpenHold)
    event_kinds = (WreckFound, DroneBuilt, DronesSent, WreckHauled, WreckLost, HoldOpened, HoldsLeft)

    def set_up(self, table: SalvageTable) -> None:
        table.seats = [Crew() for _ in range(table.players)]
        table.then(*(BuildDrones(seat, HAND) for seat in range(table.players)), *[FindWreck()] * WRECKS)

    def scores(self, table: SalvageTable) -> tuple[SeatScore, ...]:
        found = []
        for seat, crew in enumerate(table.seats):
            lines = (("wrecks", crew.wrecks), ("holds", crew.holds), ("drones", len(crew.hand)))
            found.append(SeatScore(seat, sum(points for _, points in lines), crew.wrecks, lines))
        return tuple(found)

    def winners(self, table: SalvageTable) -> tuple[int, ...]:
        if table.players == 1 and self.scores(table)[0].total < ENOUGH_ALONE:
            return ()
        return super().winners(table)

    def round_number(self, table: SalvageTable) -> int:
        return table.wreck

    def faults(self, table: SalvageTable) -> list[str]:
        found = []
        there = [*table.deck, *table.scrap, *(drone for crew in table.seats for drone in crew.hand)]
        if sorted(there) != sorted(DRONES):
            found.append("drones were lost or doubled")
        if any(Counter(crew.sent) - Counter(crew.hand) for crew in table.seats):
            found.append("a drone was sent that is in no hand")
        return found


GAME = GameDefinition(
    key="salvage",
    title="Salvage",
    seats=SalvageRules.seats,
    loader=SalvageRules,
    questions=50,
    words="starcup_salvage.words:SalvageWords",
)
