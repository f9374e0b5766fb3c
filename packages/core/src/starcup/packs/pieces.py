"""The pieces of packs: lists of tables in data files, read strictly into the classes that a game gives for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from attrs import NOTHING, field, fields

from starcup.kernel.suggest import nearest_name
from starcup.kernel.values import frozen
from starcup.packs.class_tables import fields_of
from starcup.packs.errors import Fault
from starcup.packs.faults import Document, Row
from starcup.packs.pack import Pack
from starcup.packs.removals import Removals
from starcup.packs.strict import Reader

PieceT = TypeVar("PieceT")


def _no_powers(piece: Any) -> tuple[str, ...]:
    return ()


def _no_faults(row: Row[Any]) -> None:
    pass


@frozen(eq=False)
class PieceList(Generic[PieceT]):
    """A list of pieces that packs of a game may hold: ``[[world]]`` in ``cards.toml``, read as one class.

    Args:
        file: the name of the data file.
        name: the name of the list in it.
        piece: the attrs class of an entry; its fields are the keys of the table.
        kind: the name under which packs leave out and replace such pieces, such as ``cards``; lists may share one.
            Empty: they can't.
        key: the field that identifies a piece.
        powers: returns the keys of the powers that a piece may have, each the name of a file in ``powers``.
        check: notes the faults of an entry, by :meth:`Row.fault`, in the lists of extensions; a game has
            :meth:`~starcup.packed.Assembly.combine`.
        in_words: the texts of packs say all of a piece, so that its fields are told only where there is no text.
    """

    file: str
    name: str
    piece: type[PieceT]
    kind: str = ""
    key: str = "key"
    powers: Callable[[PieceT], Iterable[str]] = field(default=_no_powers, repr=False)
    check: Callable[[Row[PieceT]], None] = field(default=_no_faults, repr=False)
    in_words: bool = False

    def key_of(self, piece: PieceT) -> str:
        """Return what identifies a piece.

        Args:
            piece: one of the list.
        """
        return str(getattr(piece, self.key))


AnyList = PieceList[Any]


def name_of(pieces: AnyList, piece: object) -> str:
    """Return the name of a piece for people: its field ``name``, or else its key."""
    return str(getattr(piece, "name", "") or pieces.key_of(piece))


def field_lines(pieces: AnyList, piece: object) -> list[str]:
    """Return the fields of a piece that are stated, but for key and name, as lines such as ``cost 3``.

    A 0 that need not be stated is left out.
    """
    lines, usual = [], {part.name: part.default for part in fields(pieces.piece)}
    for field_name in fields_of(pieces.piece):
        value = getattr(piece, field_name, None)
        if (
            field_name not in (pieces.key, "name")
            and value is not None
            and value is not False
            and value not in ("", ())
            and not (value == usual.get(field_name, NOTHING) == 0)
        ):
            shown = "" if value is True else f" {in_words(value)}"
            lines.append(f"{field_name.replace('_', ' ')}{shown}")
    return lines


def told_lines(pieces: AnyList, piece: object, texts: Sequence[str]) -> list[str]:
    """Return what a piece is and does: its fields, and its texts; texts alone if they say all."""
    return list(texts) if texts and pieces.in_words else [*field_lines(pieces, piece), *texts]


def in_words(value: object) -> str:
    """Return the value of a field for people.

    >>> in_words(3), in_words(("red", "blue"))
    ('3', 'red, blue')
    """
    return ", ".join(map(in_words, value)) if isinstance(value, tuple) else str(value)


@frozen(eq=False)
class PackPieces:
    """The pieces of one pack, by list. ``unread`` are the keys in entries that could not be read."""

    pack: Pack
    rows: Mapping[AnyList, tuple[Row[Any], ...]]
    unread: frozenset[str]

    def of(self, pieces: PieceList[PieceT]) -> tuple[Row[PieceT], ...]:
        """Return the entries of a list, each with its place in the file.

        Args:
            pieces: one of the lists of the game.
        """
        return cast("tuple[Row[PieceT], ...]", self.rows[pieces])

    @property
    def entries(self) -> Iterator[tuple[AnyList, Row[Any]]]:
        """All entries, each after its list."""
        return ((pieces, row) for pieces, rows in self.rows.items() for row in rows)

    @property
    def powered(self) -> tuple[str, ...]:
        """The keys under which the pieces may have powers, in the order of the pieces."""
        return tuple(key for pieces, row in self.entries for key in pieces.powers(row.value))


def read_pieces(pack: Pack, lists: Sequence[AnyList], reader: Reader, faults: list[Fault]) -> PackPieces:
    """Return the pieces of a pack, without the entries that have faults."""
    documents: dict[str, Document] = {}
    for file in dict.fromkeys(pieces.file for pieces in lists):
        document = documents[file] = pack.document(file, faults)
        names = [pieces.name for pieces in lists if pieces.file == file]
        for name in document.data:
            if name not in names:
                document.fault((name,), f"only {', '.join(names)} here", name, nearest_name(name, names))
    rows: dict[AnyList, tuple[Row[Any], ...]] = {}
    unread: set[str] = set()
    for pieces in lists:
        document, name, read = documents[pieces.file], pieces.name, list[Row[Any]]()
        entries = document.data.get(name, [])
        if not isinstance(entries, list):
            document.fault((name,), f"[[{name}]] tables", entries)
            entries = []
        for index, entry in enumerate(entries):
            piece = reader.read(document, entry, pieces.piece, (name, index))
            if piece is None:
                unread.update(_keys(entry))
            else:
                read.append(Row(document, (name, index), piece))
        rows[pieces] = tuple(read)
    return PackPieces(pack, rows, frozenset(unread))


def _keys(value: object) -> list[str]:
    """Return every ``key`` in a table and the tables in it."""
    if isinstance(value, list):
        return [key for part in value for key in _keys(part)]
    if not isinstance(value, dict):
        return []
    inner = [key for part in value.values() for key in _keys(part)]
    return [*inner, value["key"]] if isinstance(value.get("key"), str) else inner


def kept_pieces(whole: PackPieces, removals: Removals) -> PackPieces:
    """Return the pieces of a pack without those that other packs leave out or replace; their powers go with them."""
    if not removals:
        return whole
    name, rows = whole.pack.name, dict(whole.rows)
    for pieces in filter(lambda pieces: pieces.kind, whole.rows):
        rows[pieces] = tuple(row for row in rows[pieces] if removals.keeps(pieces.kind, pieces.key_of(row.value), name))
        for row in whole.rows[pieces]:
            if row not in rows[pieces]:
                removals.lose(name, pieces.kind, pieces.key_of(row.value), pieces.powers(row.value))
    return PackPieces(whole.pack, rows, whole.unread)


def brought(packs: Sequence[PackPieces]) -> dict[str, set[tuple[str, str]]]:
    """Return, for each kind of pieces that packs may leave out, pairs of a pack's name and the key of a piece in it."""
    owned: dict[str, set[tuple[str, str]]] = {pieces.kind: set() for whole in packs for pieces in whole.rows}
    for whole in packs:
        for pieces, row in whole.entries:
            owned[pieces.kind].add((whole.pack.name, pieces.key_of(row.value)))
    return {kind: keys for kind, keys in owned.items() if kind}
