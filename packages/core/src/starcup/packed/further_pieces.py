"""Pieces of new kinds: lists that extensions add to those of the game, which packs then have in files of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from starcup.packed.pieces import AnyList, PackPieces, PieceList, read_pieces
from starcup.packs.claims import Claims
from starcup.packs.errors import Fault, PackError
from starcup.packs.layout import MANIFEST, RULES, TEXTS
from starcup.packs.strict import Reader, fields_of
from starcup.plugins.extensions import ExtensionSet

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_FILE = re.compile(r"[a-z][a-z0-9_-]*\.toml")


def further_lists(extensions: ExtensionSet, lists: Sequence[AnyList]) -> tuple[AnyList, ...]:
    """Return the lists of pieces that extensions add.

    Args:
        extensions: those that are switched on.
        lists: the lists of the game.

    Raises:
        PackError: an answer of ``piece_lists`` is no usable list.
    """
    known, files = {pieces.name: "the game" for pieces in lists}, {pieces.file for pieces in lists}
    found: list[AnyList] = []
    for place, answer in extensions.stated("piece_lists"):
        for pieces in extensions.tuple_of(PieceList, answer, place):
            if not _NAME.fullmatch(pieces.name):
                raise PackError(f"{place}: {pieces.name!r} can't name a list of pieces (expected a word like 'goal')")
            if pieces.name in known:
                raise PackError(f"{place}: a list {pieces.name!r} is there already, from {known[pieces.name]}")
            if pieces.file in (*files, MANIFEST, TEXTS, RULES) or not _FILE.fullmatch(pieces.file):
                expected = "a file of its own, such as 'goals.toml'"
                raise PackError(f"{place}: {pieces.file!r} can't hold the list {pieces.name!r} (expected {expected})")
            if missing := {pieces.key, "name"} - set(fields_of(pieces.piece)):
                lacking = ", ".join(sorted(missing))
                raise PackError(f"{place}: the pieces of {pieces.name!r} lack {lacking}")
            known[pieces.name] = place
            found.append(pieces)
    return tuple(found)


def with_further(
    whole: Iterable[PackPieces], lists: Sequence[AnyList], reader: Reader, faults: list[Fault]
) -> tuple[PackPieces, ...]:
    """Return the pieces of packs together with those of further lists.

    Args:
        whole: the pieces of each pack in the lists of the game.
        lists: the further lists.
        reader: reads the entries.
        faults: a list to which every fault is added.
    """
    joined = []
    for pieces in whole:
        more = read_pieces(pieces.pack, lists, reader, faults)
        joined.append(PackPieces(pieces.pack, {**pieces.rows, **more.rows}, pieces.unread | more.unread))
    return tuple(joined)


def claim_all(packs: Iterable[PackPieces], lists: Sequence[AnyList], claims: Claims) -> None:
    """Check the keys and names of the pieces of further lists, and what their list checks; faults are noted.

    Args:
        packs: the pieces of each pack, without those that packs leave out.
        lists: the further lists.
        claims: the register of names.
    """
    for whole in packs:
        for pieces in lists:
            for row in whole.of(pieces):
                claims.keyed(pieces.name, pieces.key_of(row.value), row.value.name, row, ())
                pieces.check(row)
