"""What ``undo`` would take back, and why it can't any more, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice
from starcup.roll import RollGame
from starcup.roll.words.names import Names


def last_choice(game: RollGame, seat: int) -> str:
    """The text of the last choice of a seat that still holds; empty if there is none."""
    found, _ = _last(game, seat)
    return "" if found is None else found.text


def too_late(game: RollGame, seat: int, names: Names) -> str:
    """Why the seat can't take its last choice back: what became known since."""
    choice, since = _last(game, seat)
    if choice is None:
        return "There is nothing to take back: you have not chosen anything yet."
    happened = _happened(since, seat, names)
    return f"'{choice.text}' can't be taken back: {happened} since, and undo never takes back what was learnt."


Since = Sequence[tuple[int | str, Choice | int | None]]


def _last(game: RollGame, seat: int) -> tuple[Choice | None, Since]:
    journal: Since = game.journal
    held: list[tuple[int, Choice]] = []
    for place, (who, what) in enumerate(journal):
        if who == seat and isinstance(what, Choice):
            held.append((place, what))
        elif who == seat and what is None and held:
            held.pop()
    if not held:
        return None, ()
    place, choice = held[-1]
    return choice, journal[place + 1 :]


def _happened(since: Since, seat: int, names: Names) -> str:
    """The first kind of thing that stands in the way; journals note chance by a word, choices by a seat."""
    chances = [who for who, _ in since if isinstance(who, str)]
    others = sorted({who for who, what in since if isinstance(who, int) and who != seat and what is not None})
    parts = []
    if any(kind.startswith("tile") for kind in chances):
        parts.append("tiles were drawn")
    if any(not kind.startswith("tile") for kind in chances):
        parts.append("dice were rolled")
    if others:
        has = "has" if len(others) == 1 else "have"
        parts.append(f"{' and '.join(map(names.seat, others))} {has} answered")
    return " and ".join(parts) or "a hidden tile came to light"
