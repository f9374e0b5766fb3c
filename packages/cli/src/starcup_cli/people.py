"""People among the players, and their names."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.host.players import HUMAN, called
from starcup_cli.errors import WrongUse

LONGEST = 20
"""The most characters of a name."""
MOST = 5


def people(text: str) -> list[str]:
    """Return the players for a number of people, or for names separated by commas."""
    given = text.strip()
    if given.isascii() and given.isdigit():
        if not 1 <= int(given[:9]) <= MOST:
            raise WrongUse(f"--humans {given}: expected 1 to {MOST} people, or their names")
        return [HUMAN] if int(given) == 1 else [called(f"Player {number}") for number in range(1, int(given) + 1)]
    names = [" ".join(name.split()) for name in given.split(",")]
    for name in names:
        _check(name)
    if len({name.casefold() for name in names}) < len(names):
        raise WrongUse(f"--humans {given}: two people have the same name")
    if len(names) > MOST:
        raise WrongUse(f"--humans: {len(names)} names, expected {MOST} at most")
    return [called(name) for name in names]


def _check(name: str) -> None:
    if not name:
        raise WrongUse("--humans: a name is missing; expected a number of people, or names such as Anna,Ben")
    if len(name) > LONGEST:
        raise WrongUse(f"--humans: {name[:LONGEST]!r}... is too long, expected {LONGEST} characters at most")
    if not name.isprintable() or not any(map(str.isalpha, name)):
        raise WrongUse(f"--humans: {name!r} is no name, expected letters")
    if name.casefold() == "you":
        raise WrongUse("--humans: 'You' is what everybody is called at the keyboard, expected another name")


def check_told_apart(names: Sequence[str]) -> None:
    """Refuse people who are called like another player."""
    folded = [name.casefold() for name in names]
    for name in names:
        if folded.count(name.casefold()) > 1:
            raise WrongUse(f"--humans: {name!r} is what another player is called, expected another name")
