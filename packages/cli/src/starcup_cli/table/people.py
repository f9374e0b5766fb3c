"""People among the players, and their names."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.host.players import HUMAN, called
from starcup_cli.errors import WrongUse
from starcup_cli.language_choice import command_text, problem

LONGEST = 20
"""The most characters of a name."""
MOST = 5


def people(text: str) -> list[str]:
    """Return the players for a number of people, or for names separated by commas."""
    given = text.strip()
    if given.isascii() and given.isdigit():
        if not 1 <= int(given[:9]) <= MOST:
            raise WrongUse(problem("humans-number", given=given, most=MOST))
        return [HUMAN] if int(given) == 1 else numbered(int(given))
    names = [" ".join(name.split()) for name in given.split(",")]
    for name in names:
        _check(name)
    if len({name.casefold() for name in names}) < len(names):
        raise WrongUse(problem("humans-same", given=given))
    if len(names) > MOST:
        raise WrongUse(problem("humans-many", names=len(names), most=MOST))
    return [called(name) for name in names]


def numbered(people: int) -> list[str]:
    """Return the players for several people without names."""
    return [called(command_text("listed-player", number=number)) for number in range(1, people + 1)]


def person(name: str) -> str:
    """Return the player for a person of that name."""
    spelling = " ".join(name.split())
    _check(spelling)
    return called(spelling)


def _check(name: str) -> None:
    if not name:
        raise WrongUse(problem("humans-nameless"))
    if len(name) > LONGEST:
        raise WrongUse(problem("humans-long", name=repr(name[:LONGEST]), most=LONGEST))
    if not name.isprintable() or not any(map(str.isalpha, name)):
        raise WrongUse(problem("humans-no-name", name=repr(name)))
    if name.casefold() in ("you", command_text("starcup-you").casefold()):
        raise WrongUse(problem("humans-you"))


def check_told_apart(names: Sequence[str]) -> None:
    """Refuse people who are called like another player."""
    folded = [name.casefold() for name in names]
    for name in names:
        if folded.count(name.casefold()) > 1:
            raise WrongUse(problem("humans-taken", name=repr(name)))
