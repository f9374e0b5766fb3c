"""The data files of a pack that hold lists of tables, read strictly."""

from __future__ import annotations

from typing import TypeVar

from starcup.kernel.suggest import nearest_name
from starcup.packs.errors import Fault
from starcup.packs.faults import Document
from starcup.packs.pack import Pack
from starcup.packs.rows import Row
from starcup.packs.strict import Reader

T = TypeVar("T")


class ListFiles:
    """A reader of the lists of one pack.

    ``unread`` are the keys in entries that could not be read.

    Args:
        pack: the pack.
        reader: reads the entries.
        faults: a list to which faults are added.
    """

    def __init__(self, pack: Pack, reader: Reader, faults: list[Fault]) -> None:
        self.pack = pack
        self.faults = faults
        self._reader = reader
        self.documents: dict[str, Document] = {}
        self.unread: set[str] = set()

    def open(self, file: str, *names: str) -> None:
        """Read a file that may hold lists of these names and nothing else."""
        document = self.documents[file] = self.pack.document(file, self.faults)
        for name in document.data:
            if name not in names:
                document.fault((name,), f"only {', '.join(names)} here", name, nearest_name(name, names))

    def rows(self, file: str, name: str, kind: type[T]) -> tuple[Row[T], ...]:
        """Return one list, without the entries that have faults."""
        document = self.documents[file]
        values = document.data.get(name, [])
        if not isinstance(values, list):
            document.fault((name,), f"[[{name}]] tables", values)
            return ()
        found = []
        for index, value in enumerate(values):
            row = self._reader.read(document, value, kind, (name, index))
            if row is None:
                self.unread.update(_keys(value))
            else:
                found.append(Row(document, (name, index), row))
        return tuple(found)


def _keys(value: object) -> list[str]:
    """Return every ``key`` in a table and the tables in it."""
    if isinstance(value, list):
        return [key for one in value for key in _keys(one)]
    if not isinstance(value, dict):
        return []
    inner = [key for one in value.values() for key in _keys(one)]
    return [*inner, value["key"]] if isinstance(value.get("key"), str) else inner
