"""Dice turned to other faces: by the converter, or by a planet (CONVERT, CLARIFY-17)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import Legal, Made, SeatStep, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.refusals import face as named
from starcup_tiny_epic._rules.refusals import faces, near, refused, refused_items
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic._rules.using import dice_row, names_of, remove_dice
from starcup_tiny_epic.choices import PutIn, TurnDie

CONVERTED = 2
"""The number of dice that are put into the converter (CONVERT-2)."""


def take_put_in(table: EpicTable, number: int, choice: PutIn) -> None:
    """Put two dice into the converter; which die is turned is asked next."""
    remove_dice(table, choice.items)
    table.spent += CONVERTED
    table.converted = True
    table.push(ChooseFaceOfDie.of(number, choice.items))


@frozen
class PutInDice(SeatStep[EpicTable]):
    """A question whose answer names the two dice that go into the converter (CONVERT-2)."""

    kind = "convert"
    question = "Which two dice do you put into the converter?"
    rule = "CONVERT-2"

    def run(self, table: EpicTable) -> Legal | None:
        return PAIRS[table.unused]

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, PutIn)
        take_put_in(table, self.seat, choice)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, PutIn):
            return refused_items(PAIRS[table.unused], choice.items, self.rule)
        return super().refuse(table, choice)


@frozen
class ChooseFaceOfDie(SeatStep[EpicTable]):
    """A question whose answer is the unused die to turn, and its new face (CONVERT-2, CONVERT-6, CLARIFY-17).

    ``spent`` are the names of the faces put into the converter; none if a planet turns the die.
    """

    kind = "convert-face"
    question = "Which die do you turn, and to which face?"
    rule = "CONVERT-6"
    spent: tuple[str, ...] = ()

    def run(self, table: EpicTable) -> Legal | None:
        return _TURNED[table.unused]

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, TurnDie)
        remove_dice(table, (choice.face,))
        table.unused = tuple(sorted((*table.unused, FACES.index(choice.other))))
        if self.spent:
            table.note(events.DiceConverted, self.seat, self.spent, choice.face, choice.other)
        else:
            table.note(events.DieTurned, self.seat, choice.face, choice.other, table.source)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = names_of(table.unused)
        if not isinstance(choice, TurnDie):
            return refused("not-now", "CONVERT-2", "convert-face", unused=faces(there))
        if choice.face == choice.other and choice.face in there:
            return refused("same-face", "CONVERT-6", face=named(choice.face))
        if choice.other not in FACES:
            return unknown_face(choice.other)
        return refused("no-die", "CONVERT-2", face=named(choice.face), unused=faces(there))


def unknown_face(face: str) -> IllegalChoice:
    """Return the refusal of a face that no die has."""
    return refused("not-offered", "DICE-1", "face", face=face, near=near(face, FACES))


def _turned(unused: tuple[int, ...]) -> Legal:
    """Return the ways to turn one of some dice."""
    shown = names_of(tuple(dict.fromkeys(unused)))
    return tuple(choices.TurnDie.of(face, other) for face in shown for other in FACES if other != face)


PAIRS: Made[tuple[int, ...], Picks] = Made(
    lambda unused: Picks(choices.PutIn.of, dice_row(unused), CONVERTED, CONVERTED)
)
"""The pairs of dice that may be put into the converter, by the unused ones (CONVERT-8)."""
_TURNED: Made[tuple[int, ...], Legal] = Made(_turned)
