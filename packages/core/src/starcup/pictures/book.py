"""Pictures of a game's pieces by their keys, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from starcup.games import definition_of
from starcup.kernel.errors import BadArgument
from starcup.kernel.ruleset import Ruleset
from starcup.messages import Language
from starcup.pictures.colours import Colour
from starcup.pictures.facet import BACK, Pictures, Size
from starcup.pictures.svg import svg_of
from starcup.scene.parts import Piece

MOST_KEYS, LONGEST_KEY = 1000, 200
"""The most pictures that are asked for at once, and the longest key of one."""


class PictureBook(Mapping[str, str]):
    """All pictures of a game in one size and language, each drawn when it is wanted; unlisted keys get plain ones."""

    def __init__(self, facet: Pictures, size: Size) -> None:
        self._facet, self._size = facet, size
        self._drawn: dict[str, str] = {}

    def __getitem__(self, key: str) -> str:
        if key not in self._drawn:
            self._drawn[key] = svg_of(self._facet.picture(key, self._size), self._facet.title(key))
        return self._drawn[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._facet.keys)

    def __len__(self) -> int:
        return len(self._facet.keys)

    def __contains__(self, key: object) -> bool:
        return key in self._facet.keys


def drawing(ruleset: Ruleset[Any, Any], language: Language | None = None) -> Pictures:
    """Return the facet *pictures* of a ruleset's game.

    Args:
        ruleset: of a game that is installed or registered.
        language: puts names into words; None: English.

    Raises:
        GameError: the game is neither installed nor registered, or its pictures can't be had.
    """
    return definition_of(ruleset).facet("pictures", Pictures)(ruleset, language)


def pictures(ruleset: Ruleset[Any, Any], size: Size = "screen", language: Language | None = None) -> PictureBook:
    """Return a picture of every piece, die, chip, phase and back of a game as SVG, by its key.

    Args:
        ruleset: of a game that is installed or registered.
        size: ``screen``: readable at 100 pixels; ``print``: with all words, 60 mm wide.
        language: puts names into words; None: English.

    Raises:
        GameError: the game is neither installed nor registered, or its pictures can't be had.

    >>> from starcup import games
    >>> book = pictures(games.find("roll").load())
    >>> book["die/novelty/ship"].startswith('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"')
    True
    """
    if size not in ("screen", "print"):
        raise BadArgument(f"size: expected screen or print, found {size!r}")
    return PictureBook(drawing(ruleset, language), size)


def picture_key(piece: Piece) -> str:
    """Return the key of the picture of a piece on a scene.

    Args:
        piece: of a :class:`starcup.scene.Scene`.
    """
    if not piece.entry:
        return f"{piece.kind}/{BACK}"
    return f"{piece.kind}/{piece.entry}" + (f"/{piece.face}" if piece.face else "")


def some_pictures(
    ruleset: Ruleset[Any, Any], keys: Sequence[str], size: Size = "screen", language: Language | None = None
) -> dict[str, str]:
    """Return some pictures as SVG by their keys, for a client that asks for them.

    Args:
        ruleset: of a game that is installed or registered.
        keys: of the pictures; empty: all that the game lists.
        size: what they are for.
        language: puts names into words; None: English.

    Raises:
        BadArgument: too many keys, or one that can't be a picture's.
        GameError: the game is neither installed nor registered, or its pictures can't be had.
    """
    if len(keys) > MOST_KEYS:
        raise BadArgument(f"keys: expected at most {MOST_KEYS:,}, found {len(keys):,}")
    for key in keys:
        if not (0 < key.find("/") < len(key) - 1 and len(key) <= LONGEST_KEY and key.isprintable()):
            raise BadArgument(f"keys: expected KIND/ENTRY or KIND/ENTRY/FACE, found {key[:LONGEST_KEY]!r}")
    book = pictures(ruleset, size, language)
    return {key: book[key] for key in (keys or book)}


def colours(ruleset: Ruleset[Any, Any]) -> Mapping[str, Mapping[str, Colour]]:
    """Return the colours of a game's things, by kind and entry: seats, dice, goods, resources.

    Args:
        ruleset: of a game that is installed or registered.

    Raises:
        GameError: the game is neither installed nor registered, or its pictures can't be had.

    >>> from starcup import games
    >>> colours(games.find("roll").load())["die"]["military"]
    Colour(fill='#d9534a', letter='M')
    """
    return drawing(ruleset).colours()
