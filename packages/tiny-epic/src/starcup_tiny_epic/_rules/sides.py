"""The faces on the sides of the dice of an empire (DICE-1)."""

from __future__ import annotations

from starcup import EngineError
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES


def sides_of(table: EpicTable, number: int) -> tuple[int, ...]:
    """Return the outcomes of a die that an empire rolls: its faces, as extensions change them."""
    faces = FACES
    for hook in table.rules.extensions.sides:
        faces = hook(table, number, faces) or ()
    if not faces or not set(faces) <= set(FACES):
        raise EngineError(f"the dice of empire {number} have the faces {faces}; expected some of {', '.join(FACES)}")
    return tuple([FACES.index(face) for face in faces])
