"""Charters: pieces of a new kind, in ``charters.toml``. Who has what an open one asks for wins it (CHARTER)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Literal

from attrs import evolve, frozen

from starcup import Event, Rng
from starcup.extensions import State, after
from starcup.making import AnyStep, Counted, Legal, Public, Step
from starcup.messages import Names
from starcup.packed import PieceList, Row, hookimpl
from starcup.roll import RollTable, RollView
from starcup.roll.dice import Dice, gathered, kinds, total

from .fuel import fuel_of

NAME = "charters"


@frozen
class Charter:
    """A charter: what is counted, how much of it is asked for, and the VP for it."""

    key: str
    name: str
    count: Literal["goods", "worlds", "developments", "credits", "fuel", "colours", "chips", "dice"]
    at_least: int
    vp: int


def check(row: Row[Charter]) -> None:
    """Note what can't be won, or is won by everybody."""
    if row.value.at_least < 1:
        row.fault("at_least", "a number from 1 on", row.value.at_least)


def own_dice(table: RollTable, seat: int) -> Dice:
    """The dice in the cup and in the Citizenry of a seat."""
    return gathered((table.seats[seat].cup, table.seats[seat].citizenry))


CHARTERS = PieceList("charters.toml", "charter", Charter, kind="charters", check=check, in_words=True)
COUNTS: Mapping[str, Callable[[RollTable, int], int]] = {
    "goods": lambda table, seat: sum(map(bool, table.seats[seat].goods)),
    "worlds": lambda table, seat: sum(face.is_world for face in table.tableau(seat)),
    "developments": lambda table, seat: sum(not face.is_world for face in table.tableau(seat)),
    "credits": lambda table, seat: table.seats[seat].credits,
    "fuel": fuel_of,
    "colours": lambda table, seat: len(kinds(own_dice(table, seat))),
    "chips": lambda table, seat: table.seats[seat].chips,
    "dice": lambda table, seat: total(own_dice(table, seat)),
}


@frozen
class Offer(State):
    """The charters that lie open, and those face down, in their order."""

    open: Public[tuple[str, ...]] = ()
    hidden: Counted[tuple[str, ...]] = ()


@frozen
class Won(State):
    """The charters that a seat has won."""

    charters: Public[tuple[str, ...]] = ()


@frozen
class CharterWon(Event):
    """Seats have won a charter, all at once."""

    charter: Annotated[str, Names("charter")]
    seats: Annotated[tuple[int, ...], Names("seat")]


@frozen
class LayOutCharters(Step[RollTable]):
    """Draw the charters, one after the other; the first of them lie open (CHARTER-1)."""

    kind = "lay-out-charters"

    def run(self, table: RollTable) -> Legal | None:
        keys, wanted = table.rules.extensions.domains["charter"], int(table.rules.options["caravans.open"])
        while True:
            offer = table.state(Offer)
            left = tuple(number for number, key in enumerate(keys) if key not in (*offer.open, *offer.hidden))
            if not left:
                return None
            drawn = table.draw("charter", left)
            if drawn < 0:
                table.push(self)
                return None
            row = "open" if len(offer.open) < wanted else "hidden"
            table.set_state(evolve(offer, **{row: (*getattr(offer, row), keys[drawn])}))


def charter(table: RollTable, key: str) -> Charter:
    """The charter of a key."""
    return next(piece for piece in table.rules.extensions.pieces_of(CHARTERS) if piece.key == key)


@hookimpl
def piece_lists(options: Mapping[str, str]) -> tuple[PieceList[Charter], ...]:
    return (CHARTERS,)


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "lay-out", LayOutCharters())


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Offer()


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Won()


@hookimpl
def sample_table_state(view: RollView, rng: Rng) -> State:
    opened, hidden = view.extensions[NAME]["open"], view.extensions[NAME]["hidden"]
    assert isinstance(opened, tuple) and isinstance(hidden, tuple)
    seen = set(opened)
    for states in view.seat_extensions:
        won = states[NAME]["charters"]
        assert isinstance(won, tuple)
        seen.update(won)
    left = rng.shuffled(key for key in view.rules.extensions.domains["charter"] if key not in seen)
    return Offer(opened, tuple(left[: len(hidden)]))


@hookimpl
def faults(table: RollTable) -> tuple[str, ...]:
    offer = table.state(Offer)
    keys = (*offer.open, *offer.hidden)
    return () if len(set(keys)) == len(keys) else (f"charters: one lies there twice: {keys}",)


@hookimpl
def round_ended(table: RollTable) -> None:
    for key in table.state(Offer).open:
        wanted = charter(table, key)
        seats = tuple(seat for seat in table.order if COUNTS[wanted.count](table, seat) >= wanted.at_least)
        if not seats:
            continue
        for seat in seats:
            won = table.seat_state(seat, Won)
            table.set_seat_state(seat, evolve(won, charters=(*won.charters, key)))
        offer = table.state(Offer)
        rest = tuple(other for other in offer.open if other != key)
        table.set_state(Offer((*rest, *offer.hidden[:1]), offer.hidden[1:]))
        table.revealed()
        table.note(CharterWon, key, seats)


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("Charters", sum(charter(table, key).vp for key in table.seat_state(seat, Won).charters)),)


@hookimpl
def worth(table: RollTable, seat: int) -> float:
    """The part of the way to each open charter, squared, is a share of half its VP: others may be on theirs."""
    near = 0.0
    for key in table.state(Offer).open:
        wanted = charter(table, key)
        near += min(1.0, COUNTS[wanted.count](table, seat) / wanted.at_least) ** 2 * wanted.vp / 2
    return near
