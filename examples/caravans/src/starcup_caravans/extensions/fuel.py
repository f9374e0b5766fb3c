"""The wind, which brings fuel in one phase of each round; fuel is burnt for credits, or kept for VP (FUEL)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from attrs import evolve, frozen

from starcup import Event, IllegalChoice, SeatEvent
from starcup.extensions import FurtherChoice, State, before
from starcup.making import AnyStep, Legal, Public, Step
from starcup.messages import Message, Names
from starcup.packed import hookimpl
from starcup.roll import RollTable

NAME = "fuel"
PHASES = ("explore", "develop", "settle", "produce", "ship")
MOST, BURNT, PAID, PER_VP = 6, 2, 2, 2


@frozen
class Wind(State):
    """The phase in which the wind blows this round."""

    phase: Public[Annotated[str, Names("phase")]] = ""


@frozen
class Tank(State):
    """The fuel of a seat."""

    fuel: Public[int] = 0


@frozen
class WindTurned(Event):
    """The wind blows in a phase this round."""

    phase: Annotated[str, Names("phase")]


@frozen
class Refuelled(SeatEvent):
    """A seat got fuel, since it has a worker where the wind blows."""

    fuel: int


@frozen
class TurnWind(Step[RollTable]):
    """Draw the phase in which the wind blows (FUEL-1)."""

    kind = "turn-wind"

    def run(self, table: RollTable) -> Legal | None:
        drawn = table.draw("wind", tuple(range(len(PHASES))))
        if drawn < 0:
            table.push(self)
        else:
            table.set_state(Wind(PHASES[drawn]))
            table.note(WindTurned, PHASES[drawn])
        return None


@frozen(eq=False)
class Burn(FurtherChoice[RollTable]):
    """Burn 2 fuel for $2 (FUEL-3)."""

    pattern = "burn {power}"

    def play(self, table: RollTable, seat: int) -> None:
        table.set_seat_state(seat, Tank(fuel_of(table, seat) - BURNT))
        table.gain_credits(seat, PAID, NAME)

    def refuse(self, table: RollTable, seat: int) -> IllegalChoice:
        return IllegalChoice("no-fuel", "FUEL-3", Message("roll-refusal-caravans-burn", fuel=fuel_of(table, seat)))


BURN = Burn(NAME)


def fuel_of(table: RollTable, seat: int) -> int:
    """The fuel of a seat; none if the extension is off."""
    return table.seat_state(seat, Tank).fuel if NAME in table.rules.extensions.names else 0


@hookimpl
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return {"wind": PHASES}


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Wind()


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Tank()


@hookimpl
def faults(table: RollTable) -> tuple[str, ...]:
    full = [seat for seat in range(table.players) if not 0 <= fuel_of(table, seat) <= MOST]
    return tuple(f"fuel: seat {seat} has {fuel_of(table, seat)}" for seat in full)


@hookimpl
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return before(steps, "roll", TurnWind())


@hookimpl
def phase_began(table: RollTable, phase: str) -> None:
    if table.state(Wind).phase != phase:
        return
    for seat in table.order:
        tank = table.seat_state(seat, Tank)
        if table.seats[seat].columns[table.phase] and tank.fuel < MOST:
            table.set_seat_state(seat, evolve(tank, fuel=tank.fuel + 1))
            table.note(Refuelled, seat, 1)


@hookimpl
def further_choices(table: RollTable, seat: int, question: str) -> tuple[FurtherChoice, ...]:
    return (BURN,) if question == "explore" and fuel_of(table, seat) >= BURNT else ()


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("Fuel", fuel_of(table, seat) // PER_VP),)


@hookimpl
def worth(table: RollTable, seat: int) -> float:
    return fuel_of(table, seat) % PER_VP / PER_VP
