"""Charters: pieces on the table that players win by being the first, or hold by having most (CHARTER)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from attrs import evolve

from starcup import SeatEvent
from starcup.extensions import State, after
from starcup.making import AnyStep, Legal, Public, Step, frozen
from starcup.messages import Names
from starcup.packed import PieceList, Row, hookimpl
from starcup_race import RaceTable

Counts = Literal["worlds", "developments", "military_worlds", "cards", "kinds", "goods", "chips"]


@frozen
class Charter:
    """A charter as written in ``charters.toml``.

    ``award`` says whether the first player with ``at_least`` so many takes it, or who has most and at least so many
    holds it. With ``keyword`` only cards that have it count.
    """

    key: str
    name: str
    award: Literal["first", "most"]
    counts: Counts
    at_least: int
    vp: int
    keyword: str = ""


def check(row: Row[Charter]) -> None:
    """Note what is wrong with a charter."""
    charter = row.value
    if not 1 <= charter.at_least <= 40:
        row.fault("at_least", "a number from 1 to 40", charter.at_least)
    if not 1 <= charter.vp <= 20:
        row.fault("vp", "a number from 1 to 20", charter.vp)
    if charter.keyword and charter.counts in ("kinds", "goods", "chips"):
        row.fault("keyword", "a keyword only where cards are counted", charter.keyword)


CharterKey = Annotated[str, Names("charter")]
CHARTERS = PieceList("charters.toml", "charter", Charter, kind="charters", check=check, in_words=True)


@frozen
class OnTable(State):
    """The keys of the charters that nobody has."""

    free: Public[tuple[CharterKey, ...]] = ()


@frozen
class Held(State):
    """The keys of the charters that a seat has."""

    charters: Public[tuple[CharterKey, ...]] = ()


@frozen
class CharterWon(SeatEvent):
    """The seat has a charter now (CHARTER-2, CHARTER-3)."""

    charter: CharterKey


@frozen
class CharterLost(SeatEvent):
    """The seat has a charter no more (CHARTER-3)."""

    charter: CharterKey


@frozen
class LayOutCharters(Step[RaceTable]):
    """Draw the charters that lie on the table (CHARTER-1)."""

    kind = "lay-out-charters"

    def run(self, table: RaceTable) -> Legal | None:
        keys, wanted = table.rules.extensions.domains["charter"], int(table.rules.options["lanterns.open"])
        free = table.state(OnTable).free
        while len(free) < min(wanted, len(keys)):
            charter = table.draw("charter", tuple([n for n, key in enumerate(keys) if key not in free]))
            if charter < 0:
                table.push(self)
                break
            free = (*free, keys[charter])
            table.set_state(OnTable(free))
        return None


def charter_of(table: RaceTable, key: str) -> Charter:
    """Return a charter by its key."""
    charters: tuple[Charter, ...] = table.rules.extensions.pieces["charter"]
    return next(charter for charter in charters if charter.key == key)


def amount(table: RaceTable, seat: int, charter: Charter) -> int:
    """Return how much a seat has of what a charter counts (CHARTER-4)."""
    owner = table.seats[seat]
    if charter.counts == "chips":
        return owner.chips
    if charter.counts == "goods":
        return len(owner.loaded())
    cards = [table.rules.cards[number] for number in owner.tableau]
    if charter.counts == "kinds":
        return len({card.good for card in cards if card.good >= 0})
    fitting = [card for card in cards if not charter.keyword or charter.keyword in card.keywords]
    if charter.counts == "worlds":
        return sum(card.is_world for card in fitting)
    if charter.counts == "developments":
        return sum(not card.is_world for card in fitting)
    return sum(card.military for card in fitting) if charter.counts == "military_worlds" else len(fitting)


def award(table: RaceTable) -> None:
    """Give charters to those who are first or have most now."""
    held = {seat: table.seat_state(seat, Held).charters for seat in table.order}
    for key in dict.fromkeys((*table.state(OnTable).free, *(key for charters in held.values() for key in charters))):
        charter, before = charter_of(table, key), [seat for seat in table.order if key in held[seat]]
        if charter.award == "first" and before:  # of those who are first at the same time each has it (CHARTER-2)
            continue
        amounts = {seat: amount(table, seat, charter) for seat in table.order}
        able = [seat for seat, number in amounts.items() if number >= charter.at_least]
        if charter.award == "most":
            best = [seat for seat in able if amounts[seat] == max(amounts.values())]
            able = before if set(before) & set(best) else best if len(best) == 1 else []
        if able != before:
            give(table, key, before, able)


def give(table: RaceTable, key: str, before: list[int], now: list[int]) -> None:
    """Move a charter from the seats that had it to those that have it now; from the table, or back to it."""
    for seat in before:
        if seat not in now:
            kept = tuple([one for one in table.seat_state(seat, Held).charters if one != key])
            table.set_seat_state(seat, Held(kept))
            table.note(CharterLost, seat, key)
    for seat in now:
        if seat not in before:
            table.set_seat_state(seat, Held((*table.seat_state(seat, Held).charters, key)))
            table.note(CharterWon, seat, key)
    free = [one for one in table.state(OnTable).free if one != key or not now]
    if not now and key not in free:
        free.append(key)
    table.set_state(evolve(table.state(OnTable), free=tuple(free)))


@hookimpl
def piece_lists(options: Mapping[str, str]) -> tuple[PieceList[Any], ...]:
    return (CHARTERS,)


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "deal-start-worlds", LayOutCharters())


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return OnTable()


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Held()


@hookimpl
def phase_ended(table: RaceTable, phase: str) -> None:
    award(table)


@hookimpl
def round_ended(table: RaceTable) -> None:
    award(table)


@hookimpl
def faults(table: RaceTable) -> tuple[str, ...]:
    known = table.rules.extensions.domains["charter"]
    free = table.state(OnTable).free
    held = [key for seat in range(table.players) for key in table.seat_state(seat, Held).charters]
    wrong = [key for key in (*free, *held) if key not in known or (key in free and key in held)]
    return tuple([f"charter {key} is unknown, or in two places" for key in wrong])


@hookimpl
def score_lines(table: RaceTable, seat: int) -> tuple[tuple[str, int], ...]:
    charters = [charter_of(table, key) for key in table.seat_state(seat, Held).charters]
    return tuple([(charter.name, charter.vp) for charter in charters])


@hookimpl
def worth(table: RaceTable, seat: int) -> float:
    free = [charter_of(table, key) for key in table.state(OnTable).free]
    shares = [(charter, min(1.0, amount(table, seat, charter) / charter.at_least)) for charter in free]
    return sum([0.5 * charter.vp * share * share for charter, share in shares])
