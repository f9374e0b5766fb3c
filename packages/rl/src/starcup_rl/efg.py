"""Trees as files of Gambit's format ``.efg``, which Gambit and OpenSpiel load."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from starcup_rl.tree import CHANCE, END, GameTree

__all__ = ["efg"]
MOST_OUTCOMES = 1_000_000
"""The most outcomes of a draw that are told apart in its probabilities, which are written as fractions."""


def efg(tree: GameTree, title: str) -> str:
    """Return a tree in Gambit's format, version 2: ``pyspiel.load_efg_game`` takes the text.

    Nodes come in the order of their numbers. Seats are players from 1 on; information sets of each are numbered in the
    order in which they are first met. Choices keep their texts. What the game brings are the returns.

    Args:
        tree: the tree.
        title: that of the game.

    >>> from starcup import games
    >>> from starcup_rl.tree import grow
    >>> tree = grow(games.find("race").load(["race-micro"]))
    >>> for line in efg(tree, "Race, micro").splitlines()[:5]:
    ...     print(line)
    EFG 2 R "Race, micro" { "Seat 0" "Seat 1" }
    ""
    c "" 1 "start-world 0" { "near_haven" 1/2 "far_haven" 1/2 } 0
    c "" 2 "start-world 1" { "far_haven" 1/1 } 0
    c "" 3 "card 0" { "green_moon" 1/2 "survey_office" 1/2 } 0
    """
    seats = " ".join(_quoted(f"Seat {seat}") for seat in range(tree.players))
    return "\n".join([f"EFG 2 R {_quoted(title)} {{ {seats} }}", '""', *_nodes(tree), ""])


def _nodes(tree: GameTree) -> Iterator[str]:
    sets, outcomes = _sets(tree), dict[tuple[float, ...], int]()
    draws = [_draw(place + 1, draw.kind, draw.outcomes, draw.probabilities) for place, draw in enumerate(tree.draws)]
    for seat, place, gains in zip(tree.seats.tolist(), tree.places.tolist(), tree.returns.tolist(), strict=True):
        if seat == END:
            number = outcomes.setdefault(tuple(gains), len(outcomes) + 1)
            yield f't "" {number} "" {{ {", ".join(f"{gain:g}" for gain in gains)} }}'
        else:
            yield draws[place] if seat == CHANCE else sets[place]


def _sets(tree: GameTree) -> list[str]:
    """Return the line of each information set."""
    numbers, lines = [0] * tree.players, []
    for asked in tree.information_sets:
        numbers[asked.seat] += 1
        choices = " ".join(map(_quoted, asked.choices))
        lines.append(f'p "" {asked.seat + 1} {numbers[asked.seat]} "" {{ {choices} }} 0')
    return lines


def _draw(number: int, kind: str, outcomes: tuple[str, ...], probabilities: tuple[float, ...]) -> str:
    """Return the line of a draw."""
    shares = [Fraction(share).limit_denominator(MOST_OUTCOMES) for share in probabilities]
    branches = [
        f"{_quoted(outcome)} {share.numerator}/{share.denominator}"
        for outcome, share in zip(outcomes, shares, strict=True)
    ]
    return f'c "" {number} {_quoted(kind)} {{ {" ".join(branches)} }} 0'


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
