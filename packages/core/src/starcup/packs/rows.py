"""Entries of data files with their places in the files."""

from __future__ import annotations

from typing import Generic, TypeVar

from starcup.kernel.values import frozen
from starcup.packs.faults import Document
from starcup.packs.toml_places import DataPath

T = TypeVar("T")


@frozen
class Row(Generic[T]):
    """An entry of a data file, with its place, to note faults that are found later."""

    document: Document
    place: DataPath
    value: T

    def fault(self, field: str | DataPath, expected: str, found: object, near: str | None = "") -> None:
        """Note a fault of one of the entry's fields.

        Args:
            field: the field, or the fields and indices that lead to the value.
            expected: what was expected there, in words.
            found: the value that is there.
            near: the nearest valid value, if there is one.
        """
        inner = (field,) if isinstance(field, str) else field
        self.document.fault((*self.place, *inner), expected, found, near)
