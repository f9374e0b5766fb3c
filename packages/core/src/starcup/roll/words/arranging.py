"""Rows for tiles that are arranged in stacks."""

from __future__ import annotations

from starcup import Arrangements
from starcup.roll.words.item_words import ItemWords
from starcup.words import NumberedLine

AT_TOP = "@top"
"""The mark of a tile that goes on top of its stack."""
INSTRUCTION = (
    "Name one side of each tile by numbers or names, such as {example!r}: those of one kind in the order in which you "
    "will build them, after the tiles that wait there."
)


def tile_rows(answers: Arrangements, words: ItemWords) -> list[NumberedLine]:
    """Return a row for each side of each tile; the bottom of a stack is told beside the top."""
    found: list[NumberedLine] = []
    places = {item: number for number, item in enumerate(answers.offered, 1)}
    for names in answers.things:
        shown = [item for item in names if f"{item}{AT_TOP}" not in names]
        for item in shown:
            key = item.removesuffix(AT_TOP)
            face = words.names.face(key)
            told = f"{'' if item is shown[0] else 'or '}{words.item_name(item)}"
            told += f", {places[key]} under" if key != item else ""
            found.append((places[item], told, "" if face is None else words.meaning(face)))
    return found
