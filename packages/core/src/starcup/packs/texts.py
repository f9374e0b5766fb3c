"""What packs say about their tiles, for people to read; no code depends on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from starcup.kernel.values import frozen
from starcup.packs.faults import Document
from starcup.packs.layout import TEXTS
from starcup.packs.pack import Pack
from starcup.packs.strict import MOST_TEXT, Reader


@frozen
class TileText:
    """The words that people read about a side of a tile.

    ``text`` is what it does, ``bonus`` what it counts at the end of the game,
    ``notes`` are remarks on both, ``rules`` the ids of the rules that it rests on.
    """

    text: str = ""
    bonus: str = ""
    notes: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


def texts_in(packs: Iterable[Pack]) -> dict[str, TileText]:
    """What the ``texts.toml`` of packs say of their pieces, by key; a later pack's words replace an earlier one's.

    What has a wrong type there is made the best of: it keeps nobody from playing. Checks of packs tell it.

    Raises:
        PackError: a ``texts.toml`` is no TOML.
    """
    found = {}
    for pack in packs:
        for key, one in pack.read(TEXTS).items():
            if isinstance(one, Mapping):
                text, bonus = (_plain(one.get(name, "")) for name in ("text", "bonus"))
                found[key] = TileText(text, bonus, _listed(one.get("notes")), _listed(one.get("rules")))
    return found


def _plain(value: object) -> str:
    """A text as far as it can be shown."""
    return "".join(letter if letter.isprintable() or letter in "\n\t" else "?" for letter in str(value)[:MOST_TEXT])


def _listed(value: object) -> tuple[str, ...]:
    return tuple(map(_plain, value)) if isinstance(value, Sequence) and not isinstance(value, str) else ()


def check_texts(document: Document) -> None:
    """Note in a ``texts.toml`` what is not as :class:`TileText` has it."""
    Reader().read(document, document.data, dict[str, TileText])
