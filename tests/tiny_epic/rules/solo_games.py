"""Solo games laid out for a rule: the side of the human and that of the rebel, and what each rolls.

A side that is not described has no energy and no culture, all ships at home, and level 1: such a human is asked
nothing in the rebel's turn, since he can pay for neither a re-roll nor a follow.
"""

from __future__ import annotations

from starcup.making import frozen
from starcup_tiny_epic import EpicRuleset, events
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.scenes import answer, variant

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


def table(
    board: str = "artemis",
    human: Side = NOBODY,
    rebel: Side = NOBODY,
    *,
    row: str = ROW,
    deck: str = "",
    **options: str,
) -> Scenario:
    """Return a table of a solo game against a rebel board, with options of the box; colonies do not lie in its row."""
    taken = f"{human.colonies} {rebel.colonies}".split()
    there = " ".join(key for key in row.split() if key not in taken)
    gaps = "-" in there
    found = Scenario(variant(rebel=board, **options), 1).row(there)
    for number, side in enumerate((human, rebel)):
        found.empire(
            number,
            energy=side.energy,
            culture=side.culture,
            level=side.level,
            ships=side.ships,
            colonies=side.colonies,
            fewer=side.fewer,
        )
    return found.deck(deck, others="removed" if gaps else "deck")


def rebel_rolls(
    faces: str,
    board: str = "artemis",
    human: Side = NOBODY,
    rebel: Side = NOBODY,
    *,
    row: str = ROW,
    deck: str = "",
    **options: str,
) -> EpicGame:
    """Return a game in which the rebel's turn has begun; it stops after these dice, or at a question.

    Args:
        faces: those that the rebel rolls, re-rolls included.
        board: the rebel board.
        human: the human's side.
        rebel: the rebel's side.
        row: the planets of the row.
        deck: planets that are turned up next.
        **options: of the box.
    """
    laid = table(board, human, rebel, row=row, deck=deck, **options).next_turn(REBEL)
    return laid.chance(*[f"rebel-die {face}" for face in faces.split()]).begin(outside_chance=True)


def human_turn(
    dice: str,
    board: str = "artemis",
    human: Side = NOBODY,
    rebel: Side = NOBODY,
    *,
    row: str = ROW,
    deck: str = "",
    **options: str,
) -> EpicGame:
    """Return a game in the human's turn, with these unused dice; see :func:`rebel_rolls`."""
    laid = table(board, human, rebel, row=row, deck=deck, **options).turn(HUMAN, dice)
    return laid.begin(outside_chance=True)


def do(game: EpicGame, *texts: str) -> EpicGame:
    """Give answers of the human, and return the game; its invariants hold after each."""
    for text in texts:
        answer(game, HUMAN, text)
        assert game.ruleset.faults(game.table) == []
    return game


def rules_of(game: EpicGame) -> EpicRuleset:
    """Return the rules of a game."""
    assert isinstance(game.ruleset, EpicRuleset)
    return game.ruleset


def have(game: EpicGame, number: int) -> tuple[int, int]:
    """Return energy and culture of a side."""
    empire = game.table.empires[number]
    return empire.energy, empire.culture


def ships(game: EpicGame, number: int) -> list[str]:
    """Return the ships of a side that are not at home: ``KEY SPACE`` or ``KEY surface``, in the order of the row."""
    rules, found = rules_of(game), list[tuple[int, str]]()
    for place in game.table.empires[number].ships:
        if place != GALAXY:
            space = "surface" if place & 15 == SURFACE else str(place & 15)
            found.append((game.table.row.index(place >> 4), f"{rules.keys[place >> 4]} {space}"))
    return [name for _, name in sorted(found)]


def row(game: EpicGame) -> list[str]:
    """Return the planets of the row, ``-`` for a gap."""
    return ["-" if planet < 0 else rules_of(game).keys[planet] for planet in game.table.row]


def colonies(game: EpicGame, number: int) -> list[str]:
    """Return the colonies of a side."""
    return [rules_of(game).keys[planet] for planet in game.table.empires[number].colonies]


def bay(game: EpicGame) -> list[str]:
    """Return the faces of the activated dice."""
    return [FACES[face] for face in game.table.bay]


def unused(game: EpicGame) -> list[str]:
    """Return the faces of the unused dice; in the rebel's turn that of the die that has not taken effect yet."""
    return [FACES[face] for face in game.table.unused]


def discarded(game: EpicGame) -> list[str]:
    """Return the faces of the rebel's dice that were discarded."""
    return [one.face for one in game.all_events() if isinstance(one, events.RebelDieDiscarded)]


def asked(game: EpicGame) -> str:
    """Return the kind of the question that the human is asked; empty if he is asked none."""
    return "".join(decision.kind for decision in game.waiting())


def winner(game: EpicGame) -> str:
    """Return who has won: ``human``, ``rebel``, or ``nobody`` if the game goes on."""
    if not game.finished:
        return "nobody"
    return "human" if game.table.winners == (HUMAN,) else "rebel"
