"""Moves of ships as a table: a line for each place, a column for each ship."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from starcup.words import cut, wrap
from starcup_tiny_epic import choices
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.words.choice_words import ChoiceWords, ships_of
from starcup_tiny_epic.words.labels import HOME, Labels

TITLE = "Where to"


def move_table(moves: Sequence[choices.Move], words: ChoiceWords, labels: Labels) -> list[str]:
    """Return the moves of ships: for each place the number of the choice by ship, and what is there.

    Args:
        moves: all choices of a question, in the order in which they are numbered.
        words: explain them.
        labels: name places.
    """
    ships = ships_of(moves)
    if len(ships) == 1:
        return _of_one_ship(moves, words, labels)
    numbers: dict[str, dict[str, int]] = {}
    for number, move in enumerate(moves, 1):
        numbers.setdefault(move.place, {})[move.ship] = number
    names = {place: _place(place, labels) for place in numbers}
    wide = max(len(TITLE), *map(len, names.values()))
    of_ship = ", ".join(
        f"{letter} {labels.place(ship)}{f' ({lost})' if (lost := words.leaving(ship)) else ''}"
        for letter, ship in zip(ascii_lowercase, ships, strict=False)
    )
    lines = wrap(f"Ships: {of_ship}", "  ", "    ")
    lines.append(f"  {TITLE:<{wide}}" + "".join(f"{letter:>4}" for letter in ascii_lowercase[: len(ships)]))
    for place, row in numbers.items():
        cells = "".join(f"{row.get(ship, '-'):>4}" for ship in ships)
        told = "" if place == GALAXY_NAME else words.move(GALAXY_NAME, place)
        lines.append(cut(f"  {names[place]:<{wide}}{cells}  {told}"))
    return lines


def _of_one_ship(moves: Sequence[choices.Move], words: ChoiceWords, labels: Labels) -> list[str]:
    """Return the moves of ships that are in the same place, each in a line."""
    names = [_place(move.place, labels) for move in moves]
    wide = max(map(len, names))
    return [
        cut(f"{number:>4}  {name:<{wide}}  {words.move(move.ship, move.place)}")
        for number, (name, move) in enumerate(zip(names, moves, strict=True), 1)
    ]


def _place(place: str, labels: Labels) -> str:
    """Return a place to go to, as an order."""
    key, _, part = place.partition(".")
    if place == GALAXY_NAME:
        return HOME
    return f"{'orbit' if part == 'orbit' else 'land on'} {labels.planet(key)}"
