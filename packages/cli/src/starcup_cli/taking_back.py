"""The choice that ``undo`` would take back, and the reason why it can't any more, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice, Game
from starcup.words import Words


def last_choice(game: Game, seat: int, words: Words) -> str:
    """Return the label of the last choice of a seat that still holds; empty if there is none."""
    found, _ = _last(game, seat)
    return "" if found is None else words.label(found)


def too_late(game: Game, seat: int, words: Words) -> str:
    """Return the reason why the seat can't take its last choice back: the things that became known since."""
    choice, since = _last(game, seat)
    if choice is None:
        return "There is nothing to take back: you have not chosen anything yet."
    happened = _happened(since, seat, words)
    return f"'{words.label(choice)}' can't be taken back: {happened} since, and undo never takes back what was learnt."


Since = Sequence[tuple[int | str, Choice | int | None]]


def _last(game: Game, seat: int) -> tuple[Choice | None, Since]:
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


def _happened(since: Since, seat: int, words: Words) -> str:
    """Return the first kind of event in the way; journals note chance by a word, choices by a seat."""
    chances = [who for who, _ in since if isinstance(who, str)]
    others = sorted({who for who, what in since if isinstance(who, int) and who != seat and what is not None})
    parts = words.learnt(chances)
    if others:
        has = "has" if len(others) == 1 else "have"
        parts.append(f"{' and '.join(map(words.seat, others))} {has} answered")
    return " and ".join(parts) or words.came_to_light
