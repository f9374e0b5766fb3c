"""Reports on an examined pack: between the two processes, on the screen, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import asdict, field, frozen

from starcup import brief
from starcup.words import several

MOST_NAMED = 6
"""The most names that a sentence lists."""


@frozen
class Trouble:
    """One thing that is wrong, or ``untried``: then nothing is known to be wrong, but no game got there.

    ``check`` is ``data``, ``load``, or the name of one of the conformance kit's checks, ``piece`` the key or
    name of the piece that the field belongs to.
    """

    check: str
    file: str
    line: int
    field: str
    expected: str
    found: str
    nearest: str
    told: str
    warning: bool = False
    untried: bool = False
    piece: str = ""

    @property
    def is_fault(self) -> bool:
        """True if the pack can't be played because of it."""
        return not (self.warning or self.untried)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.file and self.line else f"{self.file}: " if self.file else ""
        kind = "warning, " if self.warning else "not tried, " if self.untried else ""
        if self.told:
            return f"{place}{kind}{self.check}: {self.told}"
        meant = f" (did you mean {self.nearest!r}?)" if self.nearest else ""
        of = f" of {brief(self.piece)}" if self.piece else ""
        inner = f"{self.field}{of}: " if self.field else ""
        return f"{place}{inner}expected {self.expected}, found {self.found}{meant}"


def trouble_of(
    check: str, message: str, file: str = "", line: int = 0, *, warning: bool = False, untried: bool = False
) -> Trouble:
    """Return a trouble of which only a sentence is known."""
    return Trouble(check, file, line, "", "", "", "", " ".join(message.split()), warning, untried)


@frozen
class Examined:
    """The result of examining a pack. ``left_out`` are the checks not made.

    ``contents`` are numbers, and ``counted`` says them in a few words. ``bots`` says what is new to learned bots.
    """

    name: str
    version: str = ""
    digest: str = ""
    troubles: tuple[Trouble, ...] = ()
    contents: Mapping[str, object] = field(factory=dict)
    made: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    counted: str = ""
    game: str = ""
    bots: Mapping[str, Any] = field(factory=dict)

    @property
    def ok(self) -> bool:
        """True if the pack can be played: warnings and untried checks are no faults."""
        return not any(trouble.is_fault for trouble in self.troubles)

    def data(self) -> dict[str, object]:
        """Return the report for ``--json``."""
        own = {name: value for name, value in asdict(self).items() if name not in ("counted", "game")}
        return {**own, "ok": self.ok, "contents": dict(self.contents)}


def told_of_bots(bots: Mapping[str, Any], noun: str) -> str:
    """Return in a sentence what of a pack is new to learned bots.

    >>> told_of_bots({"new": 2, "traits": 0}, "ship")
    'bots: 2 ships are new to the learned bots, which know pieces by their names alone.'
    >>> told_of_bots({"new": 1, "traits": 9, "unknown_in_positions": [], "unknown_in_choices": ["sail"]}, "ship")
    'bots: 1 ship is new to the learned bots, which know 9 of 9 traits in positions and 8 in choices (unknown: sail).'
    """
    number, traits = bots["new"], bots["traits"]
    head = f"bots: {several(number, noun)} {'is' if number == 1 else 'are'} new to the learned bots, which know"
    if not traits:
        return f"{head} pieces by their names alone."
    unknown = [bots["unknown_in_positions"], bots["unknown_in_choices"]]
    known = [traits - len(names) for names in unknown]
    positions, choices = [f" (unknown: {', '.join(_first(names))})" if names else "" for names in unknown]
    return f"{head} {known[0]} of {traits} traits in positions{positions} and {known[1]} in choices{choices}."


def _first(names: Sequence[str]) -> list[str]:
    return [*names[:MOST_NAMED], *["..."][: len(names) > MOST_NAMED]]
