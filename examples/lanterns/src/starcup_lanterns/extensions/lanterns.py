"""Oil that cards bring, which burns in Consume, and an eighth action card that finds cards (OIL, SOUND)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar

from starcup import Choice, SeatEvent
from starcup.extensions import FurtherChoice, State, after
from starcup.making import AnyStep, Domains, Legal, Public, SeatStep, Step, frozen
from starcup.messages import Names
from starcup.packed import PowerChoice, hookimpl
from starcup_race import SUPPLY, Action, Card, DrawCards, Phase, RaceTable

NAME = "lanterns"
KEYWORD = "lantern"
PHASE, ACTION = "sound", "sound"
PRICE, MORE_CARDS, CHIPS = 2, 2, 1
"""The oil that burns at once, the cards that it brings in a sale, and the VP in Consume (OIL-4, OIL-5)."""
PER_VP = 3
"""The oil that is 1 VP at the end (OIL-8)."""
DEPTH = 6
"""The cards that are turned up at most in Sound (SOUND-3)."""
MORE_IN_HAND = 3
KINDS = ("development", "world", "military")


@frozen
class Lamps(State):
    """The oil of a seat."""

    oil: Public[int] = 0


@frozen
class OilGained(SeatEvent):
    """The seat has got oil (OIL-2, SOUND-2)."""

    amount: int


@frozen
class TurnedUp(SeatEvent):
    """The seat turned up a card of the supply in Sound, and kept or discarded it (SOUND-3)."""

    card: Annotated[str, Names("card")]
    kept: bool


def gain(table: RaceTable, seat: int, amount: int) -> None:
    """Give a seat oil."""
    table.set_seat_state(seat, Lamps(table.seat_state(seat, Lamps).oil + amount))
    table.note(OilGained, seat, amount)


# Uses of oil.


@frozen(eq=False)
class BurnForSale(FurtherChoice[RaceTable]):
    """Burn oil for cards beside a sale (OIL-4)."""

    pattern = "burn oil for the sale with {power}"

    def play(self, table: RaceTable, seat: int) -> None:
        table.set_seat_state(seat, Lamps(table.seat_state(seat, Lamps).oil - PRICE))
        table.push(DrawCards(seat, MORE_CARDS))


@frozen(eq=False)
class BurnForChips(FurtherChoice[RaceTable]):
    """Burn oil for VP in chips (OIL-5)."""

    pattern = "burn oil for chips with {power}"

    def play(self, table: RaceTable, seat: int) -> None:
        table.set_seat_state(seat, Lamps(table.seat_state(seat, Lamps).oil - PRICE))
        table.gain_chips(seat, CHIPS, NAME)


FOR_SALE, FOR_CHIPS = BurnForSale(NAME), BurnForChips(NAME)


@hookimpl
def further_choices(table: RaceTable, seat: int, question: str) -> tuple[FurtherChoice, ...]:
    if table.seat_state(seat, Lamps).oil < PRICE:
        return ()
    return {"sell": (FOR_SALE,), "consume": (FOR_CHIPS,)}.get(question, ())


# Cards.


@hookimpl
def placed(table: RaceTable, seat: int, card: Card) -> None:
    if KEYWORD not in card.keywords:
        return
    gain(table, seat, 1)
    exchange = table.rules.index.get("signal_exchange")
    for other in table.others(seat):
        if exchange in table.seats[other].active:
            table.push(DrawCards(other, 1, "signal_exchange"))


@hookimpl
def hand_limit(table: RaceTable, seat: int, limit: int) -> int:
    return limit + MORE_IN_HAND * (table.rules.index.get("storm_cellars") in table.seats[seat].tableau)


# The phase Sound.


@frozen(eq=False)
class Seek(PowerChoice[RaceTable]):
    """Seek a card of a kind (SOUND-3)."""

    pattern = "seek {what} with {power}"
    domains: ClassVar[Domains] = MappingProxyType({"what": KINDS})
    what: str

    def play(self, table: RaceTable, seat: int) -> None:
        table.push(TurnUp(seat, self.what, DEPTH))


SOUGHT = tuple(Seek(NAME, what) for what in KINDS)


@frozen
class Sound(SeatStep[RaceTable]):
    """A seat gains oil; with the bonus it says what it seeks (SOUND-2, SOUND-3)."""

    kind = "sound"
    question = "Which kind of card do you seek?"

    def run(self, table: RaceTable) -> Legal | None:
        return SOUGHT if table.has_bonus(self.seat, ACTION) else None

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Seek)
        choice.play(table, self.seat)


@frozen
class TurnUp(SeatStep[RaceTable]):
    """Turn up a card of the supply, and another one if it is not of the kind that is sought (SOUND-3)."""

    kind = "turn-up"
    what: str
    left: int

    def run(self, table: RaceTable) -> Legal | None:
        drawn, waits = SUPPLY.draw(table, 1, table.rules.card_draws[self.seat])
        if waits:
            table.push(self)
        if not drawn:
            return None
        card = table.rules.cards[drawn[0]]
        table.revealed()
        kinds = {"development": not card.is_world, "world": card.is_world and not card.military}
        kept = kinds.get(self.what, card.military)
        if kept:
            table.add_to_hand(self.seat, drawn)
        else:
            table.discards += drawn
            if self.left > 1:
                table.push(TurnUp.of(self.seat, self.what, self.left - 1))
        table.note(TurnedUp, self.seat, card.key, kept)
        return None


def sound_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of the phase: everybody gains oil, then who chose it seeks (SOUND-2)."""
    for seat in table.order:
        gain(table, seat, 1)
    return [Sound(seat) for seat in table.order]


@frozen
class FillLamps(Step[RaceTable]):
    """Seats whose start world is one of lanterns begin with oil (OIL-3)."""

    kind = "fill-lamps"

    def run(self, table: RaceTable) -> Legal | None:
        for seat in range(table.players):
            if KEYWORD in table.rules.cards[table.seats[seat].tableau[0]].keywords:
                gain(table, seat, 1)
        return None


@hookimpl
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    place = [phase.key for phase in phases].index("explore") + 1
    return (*phases[:place], Phase(PHASE, "Sound", sound_steps), *phases[place:])


@hookimpl
def actions(actions: tuple[Action, ...], options: Mapping[str, str]) -> tuple[Action, ...]:
    return (*actions, Action(ACTION, "Sound", PHASE, f"Turn up {DEPTH} cards or fewer, and keep the first of a kind"))


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "deal-start-worlds", FillLamps())


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Lamps()


@hookimpl
def faults(table: RaceTable) -> tuple[str, ...]:
    amounts = [table.seat_state(seat, Lamps).oil for seat in range(table.players)]
    return (f"oil {amounts}",) if min(amounts, default=0) < 0 else ()


@hookimpl
def score_lines(table: RaceTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("Oil", table.seat_state(seat, Lamps).oil // PER_VP),)


@hookimpl
def worth(table: RaceTable, seat: int) -> float:
    oil = table.seat_state(seat, Lamps).oil
    return 0.45 * oil - oil // PER_VP
