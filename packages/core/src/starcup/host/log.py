"""The log of a hosted game: its journal, line by line, and between the entries who plays and what was ordered.

::

    starcup journal 1
    game roll
    ...
    note seat-0 client
    note seat-1 greedy

    ~ faction 3
    0 select explore home.produce
    # order 0 pass-turn until my-turn: pass
    # seat 1 client

A line with ``#`` is a comment for whoever reads the journal alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from starcup.host.links import Role
from starcup.host.players import CLIENT, HUMAN, SEAT_NOTE, is_human, name_of
from starcup.kernel.errors import JournalError
from starcup.kernel.journal import Header
from starcup.kernel.journal_text import read
from starcup.kernel.orders import StandingOrder
from starcup.kernel.values import frozen

NAME_NOTE = "name-"
LINK_NOTE = "link-"
"""Notes with the digest of the token that opens a seat, ``watch`` or ``host``."""
FEED_NOTE = "feed-"
CHANCE_NOTE = "chance"
CLOCK_NOTE = "clock"
OUTSIDE = "outside"


@frozen
class Clock:
    """The time that a seat may take for an answer, in seconds, and the bot that answers for it then."""

    seconds: int
    bot: str


_NONE: Mapping[str, str] = MappingProxyType({})


@frozen
class Setting:
    """What a hosted game was set up with besides its rules.

    Args:
        players: seat by seat ``client`` or a bot.
        names: what they are called; empty if they have no names.
        links: digests of tokens, by ``seat-N``, ``watch`` and ``host``.
        feeds: digests of the tokens of feeds, by the same.
        outside_chance: whether dice and draws are those of a real table.
        clock: the time for an answer; None: as much as one likes.
    """

    players: tuple[str, ...]
    names: tuple[str, ...] = ()
    links: Mapping[str, str] = _NONE
    feeds: Mapping[str, str] = _NONE
    outside_chance: bool = False
    clock: Clock | None = None

    def notes(self) -> dict[str, str]:
        """Return it as notes of a journal's header."""
        notes = {f"{SEAT_NOTE}{seat}": HUMAN if name == CLIENT else name for seat, name in enumerate(self.players)}
        notes |= {f"{NAME_NOTE}{seat}": name for seat, name in enumerate(self.names)}
        notes |= {f"{LINK_NOTE}{name}": digest for name, digest in self.links.items()}
        notes |= {f"{FEED_NOTE}{name}": digest for name, digest in self.feeds.items()}
        if self.outside_chance:
            notes[CHANCE_NOTE] = OUTSIDE
        if self.clock is not None:
            notes[CLOCK_NOTE] = f"{self.clock.seconds} {self.clock.bot}"
        return notes

    @staticmethod
    def of(header: Header) -> Setting:
        """Return the setting that a header notes; players that it does not note are people."""
        notes, seats = header.notes, range(header.seats)
        players = [notes.get(f"{SEAT_NOTE}{seat}", HUMAN) for seat in seats]
        names = [notes.get(f"{NAME_NOTE}{seat}") or _called(players[seat]) for seat in seats]
        seconds, _, bot = notes.get(CLOCK_NOTE, "").partition(" ")
        return Setting(
            tuple(CLIENT if is_human(name) else name for name in players),
            tuple(names) if all(names) else (),
            _with_prefix(LINK_NOTE, notes),
            _with_prefix(FEED_NOTE, notes),
            notes.get(CHANCE_NOTE) == OUTSIDE,
            Clock(int(seconds), bot) if seconds.isdecimal() else None,
        )


def _called(player: str) -> str:
    """Return the name of a person as the terminal notes it; empty if it has none, or is a bot."""
    return name_of(player) if player.startswith(f"{HUMAN}:") else ""


def _with_prefix(prefix: str, notes: Mapping[str, str]) -> dict[str, str]:
    return {name.removeprefix(prefix): value for name, value in notes.items() if name.startswith(prefix)}


def link_name(role: Role, seat: int | None) -> str:
    """Return under which name the digest of a link is noted."""
    return f"seat-{seat}" if role == "seat" else role


@frozen
class Seated:
    """Somebody else plays a seat from here on: a bot, or its person again."""

    seat: int
    player: str


@frozen
class Ordered:
    """A standing order that a seat has given."""

    order: StandingOrder


@frozen
class OrderEnded:
    """The standing order of a seat for a kind of question holds no more."""

    seat: int
    kind: str


Remark = Seated | Ordered | OrderEnded
_REMARKS = re.compile(
    r"# (?:seat (?P<sat>\d+) (?P<player>\S+)"
    r"|order (?P<by>\d+) (?P<kind>\S+) until (?P<until>\S+): (?P<choice>.+)"
    r"|end order (?P<of>\d+) (?P<what>\S+))"
)


def remark_line(remark: Remark) -> str:
    """Return the line of a remark."""
    match remark:
        case Seated():
            return f"# seat {remark.seat} {remark.player}"
        case Ordered(order):
            return f"# order {order.seat} {order.kind} until {order.until}: {order.choice}"
        case OrderEnded():
            return f"# end order {remark.seat} {remark.kind}"


def read_remark(line: str) -> Remark | None:
    """Return the remark in a line; None if there is none.

    >>> read_remark("# seat 1 greedy")
    Seated(seat=1, player='greedy')
    """
    parts = _REMARKS.fullmatch(line)
    if parts is None:
        return None
    if parts["sat"]:
        return Seated(int(parts["sat"]), parts["player"])
    if parts["by"]:
        return Ordered(StandingOrder(int(parts["by"]), parts["kind"], parts["choice"], parts["until"]))
    return OrderEnded(int(parts["of"]), parts["what"])


def read_head(lines: Sequence[str]) -> tuple[Header, int]:
    """Return the header at the beginning of a log, and how many lines it has."""
    length = next((place for place, line in enumerate(lines) if not line), None)
    if length is None:
        raise JournalError("the log of the game is cut: its header has no end")
    return read("\n".join([*lines[:length], ""]), trust=True)[0], length + 1


def as_journal(lines: Iterable[str]) -> str:
    """Return the text of a journal with the lines of a log."""
    return "\n".join(lines) + "\n"
