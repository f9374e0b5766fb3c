"""Solo games laid out for a rule: the side of the human and that of the rebel, and what each rolls.

A side that is not described has no energy and no culture, all ships at home, and level 1: such a human is asked
nothing in the rebel's turn, since he can pay for neither a re-roll nor a follow.
"""

from __future__ import annotations

from attrs import asdict

from starcup.making import frozen
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.rules.turns import bay, colonies, have, row, rules_of, unused
from tests.tiny_epic.scenes import answer, variant

__all__ = [
    "HUMAN", "NOBODY", "REBEL", "ROW", "Side", "asked", "bay", "colonies", "discarded", "do", "have", "human_turn",
    "rebel_rolls", "row", "rules_of", "ships", "table", "unused", "winner",
]  # fmt: skip

HUMAN, REBEL = 0, 1
ROW = "helios jakks gort vizcarra"
"""Tracks of diplomacy, diplomacy, economy and diplomacy; culture, culture, energy, energy; 2, 1, 5 and 1 spaces."""


@frozen
class Side:
    """One side of a solo game; ships that are not named are at home."""

    energy: int = 0
    culture: int = 0
    level: int = 1
    ships: str = ""
    colonies: str = ""
    fewer: int = 0


NOBODY = Side()


def table(board: str, human: Side, rebel: Side, *, row: str = ROW, deck: str = "", **options: str) -> Scenario:
    """Return a table of a solo game against a rebel board; colonies do not lie in its row.

    Args:
        board: the rebel board.
        human: the human's side.
        rebel: the rebel's side.
        row: the planets of the row.
        deck: planets that are turned up next.
        **options: of the box.
    """
    taken = f"{human.colonies} {rebel.colonies}".split()
    there = " ".join(key for key in row.split() if key not in taken)
    scenario = Scenario(variant(rebel=board, **options), 1).row(there)
    for number, side in enumerate((human, rebel)):
        scenario.empire(number, **asdict(side))
    return scenario.deck(deck, others="removed" if "-" in there else "deck")


def rebel_rolls(
    faces: str, board: str = "artemis", human: Side = NOBODY, rebel: Side = NOBODY, **laid: str
) -> EpicGame:
    """Return a game in which the rebel's turn has begun; it stops after these dice, or at a question.

    Args:
        faces: those that the rebel rolls, re-rolls included.
        board: the rebel board.
        human: the human's side.
        rebel: the rebel's side.
        **laid: the rest of :func:`table`.
    """
    scenario = table(board, human, rebel, **laid).next_turn(REBEL)
    return scenario.chance(*[f"rebel-die {face}" for face in faces.split()]).begin(outside_chance=True)


def human_turn(dice: str, board: str = "artemis", human: Side = NOBODY, rebel: Side = NOBODY, **laid: str) -> EpicGame:
    """Return a game in the human's turn, with these unused dice; see :func:`rebel_rolls`."""
    return table(board, human, rebel, **laid).turn(HUMAN, dice).begin(outside_chance=True)


def do(game: EpicGame, *texts: str) -> EpicGame:
    """Give answers of the human, and return the game; its invariants hold after each."""
    for text in texts:
        answer(game, HUMAN, text)
        assert game.ruleset.faults(game.table) == []
    return game


def ships(game: EpicGame, number: int) -> list[str]:
    """Return the ships of a side that are not at home: ``KEY SPACE`` or ``KEY surface``, in the order of the row."""
    rules, places = rules_of(game), list[tuple[int, str]]()
    for place in game.table.empires[number].ships:
        if place != GALAXY:
            space = "surface" if place & 15 == SURFACE else str(place & 15)
            places.append((game.table.row.index(place >> 4), f"{rules.keys[place >> 4]} {space}"))
    return [name for _, name in sorted(places)]


def discarded(game: EpicGame) -> list[str]:
    """Return the faces of the rebel's dice that were discarded."""
    return [event.face for event in game.all_events() if isinstance(event, events.RebelDieDiscarded)]


def asked(game: EpicGame) -> str:
    """Return the kind of the question that the human is asked; empty if he is asked none."""
    return "".join(decision.kind for decision in game.waiting())


def winner(game: EpicGame) -> str:
    """Return who has won: ``human``, ``rebel``, or ``nobody`` if the game goes on."""
    if not game.finished:
        return "nobody"
    return "human" if game.table.winners == (HUMAN,) else "rebel"
