"""Moves of several ships as a table: a line for each place, a column for each ship."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.words import width
from starcup_tiny_epic import choices
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.words.choice_words import ChoiceWords, ships_of
from starcup_tiny_epic.words.labels import HOME, Labels

TITLE = "Where to, with the ship at"


def move_table(moves: Sequence[choices.Move], words: ChoiceWords, labels: Labels) -> list[str]:
    """Return the moves of several ships: for each place the number of the choice by ship, and what is there.

    Args:
        moves: all choices of a question, in the order in which they are numbered.
        words: explain them.
        labels: name places.
    """
    ships = ships_of(moves)
    columns = [labels.place(ship) for ship in ships]
    numbers: dict[str, dict[str, int]] = {}
    for number, move in enumerate(moves, 1):
        numbers.setdefault(move.place, {})[move.ship] = number
    names = {place: _place(place, labels) for place in numbers}
    wide = max(len(TITLE), *map(len, names.values()))
    lines = [f"  {TITLE:<{wide}}  {'  '.join(columns)}"]
    for place, of_ships in numbers.items():
        cells = "  ".join(f"{of_ships.get(ship, '-'):>{len(name)}}" for ship, name in zip(ships, columns, strict=True))
        told = "" if place == GALAXY_NAME else words.move(GALAXY_NAME, place)
        line = f"  {names[place]:<{wide}}  {cells}  {told}".rstrip()
        lines.append(line if len(line) <= width() else f"{line[: width() - 3].rstrip(' ;,')}...")
    return lines


def _place(place: str, labels: Labels) -> str:
    """Return a place to go to, as an order."""
    key, _, part = place.partition(".")
    if place == GALAXY_NAME:
        return HOME
    return f"{'orbit' if part == 'orbit' else 'land on'} {labels.place(key).strip()}"
