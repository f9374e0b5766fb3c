"""Everything in the box of a game, in one form for all games: names of all keys, kinds of things, pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starcup.kernel.messages import Message
from starcup.kernel.naming import in_words
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.values import frozen
from starcup.messages import Language
from starcup.packed.ruleset import PackedRuleset
from starcup.scene import AnyPresenter
from starcup.wire.plain import plain
from starcup.words import Entry, words_of

Fields = Mapping[str, object]
"""An object with fields that differ from game to game, as JSON."""


@frozen
class Box:
    """The key and title of a game, how many can play, and the packs chosen."""

    game: str
    title: str
    seats: tuple[int, ...]
    packs: tuple[str, ...]


@frozen
class PieceInTheBox:
    """A piece: a card, a tile, a planet; its ``kind`` and ``key`` are those of scenes.

    ``keys`` are further ones, such as those of its sides. ``text`` says what it does, as far as it is not among the
    ``fields``, which are numbers, keys and texts for programs and differ from game to game.
    """

    kind: str
    key: str
    title: str
    pack: str
    keys: tuple[str, ...]
    text: str
    fields: Fields


@frozen
class Catalogue:
    """Everything in the box.

    ``names`` are the titles of all keys, list by list: those of pieces, and of all else that choices name. ``kinds``
    are the titles of the lists.
    """

    box: Box
    names: dict[str, dict[str, str]]
    kinds: dict[str, str]
    pieces: tuple[PieceInTheBox, ...]


def catalogue_of(
    box: Box, presenter: AnyPresenter, language: Language, further: Sequence[PieceInTheBox] = ()
) -> Catalogue:
    """Return everything in the box of a game."""
    things = presenter.all_things()
    names = {kind: {key: language.text(presenter.name(kind, key)) for key in keys} for kind, keys in things.items()}
    pieces = (*pieces_of(presenter, language), *further)
    kinds = {
        kind: language.text(Message(f"{presenter.game}-kind-{kind}", in_words(kind).capitalize()))
        for kind in dict.fromkeys((*things, *(piece.kind for piece in pieces)))
    }
    return Catalogue(box, names, kinds, pieces)


def pieces_of(presenter: AnyPresenter, language: Language) -> tuple[PieceInTheBox, ...]:
    """Return the pieces in the box of a game: those in the lists of its packs."""
    ruleset: Ruleset[Any, Any] = presenter.ruleset
    if not isinstance(ruleset, PackedRuleset):
        return ()
    words = words_of(ruleset, language)
    looked_up = {piece.key: piece for piece in words.every_piece}
    looked_up |= {key: piece for piece in looked_up.values() for key in piece.keys}
    found_pieces = []
    for pack in ruleset.pieces:
        for pieces, rows in pack.rows.items():
            kind = presenter.kind_of(pieces)
            for row in rows:
                key = pieces.key_of(row.value)
                piece = looked_up.get(key, Entry(key, key))
                data = words.describing(piece).piece_data(piece) if key in looked_up else plain(row.value)
                name = presenter.name(kind, key)
                if key in looked_up and not name.args:
                    name = Message(name.id, piece.name)
                keys = tuple(other for other in piece.keys if other != key)
                assert isinstance(data, dict)
                fields = {part: plain(value) for part, value in data.items()}
                title = language.text(name)
                found_pieces.append(PieceInTheBox(kind, key, title, pack.pack.name, keys, piece.text, fields))
    return tuple(found_pieces)
