"""Pieces of new kinds: lists that extensions add to those of the game, which packs then have in files of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import attrs

from starcup.kernel.blame import with_place
from starcup.packs.claims import Claims
from starcup.packs.class_tables import fields_of
from starcup.packs.errors import Fault, PackError
from starcup.packs.faults import Unquoted
from starcup.packs.layout import MANIFEST, RULES, TEXTS
from starcup.packs.pieces import AnyList, PackPieces, PieceList, name_of, read_pieces
from starcup.packs.strict import Reader
from starcup.plugins.extensions import ExtensionSet

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_FILE = re.compile(r"[a-z][a-z0-9_-]*\.toml")


def further_lists(extensions: ExtensionSet, lists: Sequence[AnyList]) -> tuple[AnyList, ...]:
    """Return the lists of pieces that extensions add."""
    known, files = {pieces.name: "the game" for pieces in lists}, {pieces.file for pieces in lists}
    further: list[AnyList] = []
    for place, answer in extensions.stated("piece_lists"):
        for pieces in extensions.tuple_of(PieceList, answer, place):
            if not _NAME.fullmatch(pieces.name):
                raise PackError(f"{place}: {pieces.name!r} can't name a list of pieces (expected a word like 'goal')")
            if pieces.name in known:
                raise PackError(f"{place}: a list {pieces.name!r} is there already, from {known[pieces.name]}")
            if pieces.file in (*files, MANIFEST, TEXTS, RULES) or not _FILE.fullmatch(pieces.file):
                expected = "a file of its own, such as 'goals.toml'"
                raise PackError(f"{place}: {pieces.file!r} can't hold the list {pieces.name!r} (expected {expected})")
            if missing := {"key", "name"} - set(_fields_of(pieces, place)):
                lacking = " and ".join(sorted(missing))
                raise PackError(f"{place}: the pieces of {pieces.name!r} need {lacking}, which is missing")
            known[pieces.name] = place
            further.append(pieces)
    return tuple(further)


def _fields_of(pieces: AnyList, place: str) -> list[str]:
    """Return the keys of an entry, if its class can be read."""
    if not attrs.has(pieces.piece):
        raise PackError(f"{place}: {pieces.piece!r} can't be read from a file (expected a class marked @frozen)")
    try:
        return fields_of(pieces.piece)
    except Exception as error:
        raise PackError(f"{place}: {pieces.piece.__name__} can't be read from a file: {error}") from error


def with_further(
    whole: Iterable[PackPieces], lists: Sequence[AnyList], reader: Reader, faults: list[Fault]
) -> tuple[PackPieces, ...]:
    """Return the pieces of packs together with those of further lists."""
    joined = []
    for pieces in whole:
        try:
            more = read_pieces(pieces.pack, lists, reader, faults)
        except (TypeError, AttributeError, ValueError) as error:
            listed = ", ".join(pieces.name for pieces in lists)
            raise PackError(f"the classes of {listed} can't be read from a file: {error}") from error
        joined.append(PackPieces(pieces.pack, {**pieces.rows, **more.rows}, pieces.unread | more.unread))
    return tuple(joined)


def claim_all(packs: Iterable[PackPieces], lists: Sequence[AnyList], claims: Claims) -> None:
    """Check the keys and names of the pieces of further lists, and what their list checks; faults are noted."""
    for whole in packs:
        for pieces in lists:
            for row in whole.of(pieces):
                claims.side(pieces.key_of(row.value), name_of(pieces, row.value), row, (), pieces.name)
                try:
                    pieces.check(row)
                except Exception as error:
                    row.fault((), "an entry that its check can look at", Unquoted(with_place(error)))
