"""The texts of packs about their tiles, for people to read; no code depends on them."""

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


def text_lines(text: TileText | None) -> list[str]:
    """Return what a text says that a piece does, a paragraph each; none if there is no text."""
    if text is None:
        return []
    return [*([text.text] if text.text else []), *([f"At the end: {text.bonus}"] if text.bonus else [])]


def texts_in(packs: Iterable[Pack]) -> dict[str, TileText]:
    """Return the texts in the ``texts.toml`` of packs by key, of the last pack that has one; any value is a text."""
    texts = {}
    for pack in packs:
        for key, entry in pack.read(TEXTS).items():
            if isinstance(entry, Mapping):
                text, bonus = (_plain(entry.get(name, "")) for name in ("text", "bonus"))
                texts[key] = TileText(text, bonus, _listed(entry.get("notes")), _listed(entry.get("rules")))
    return texts


def _plain(value: object) -> str:
    """Return a value as printable text, with ``?`` for other characters, cut at :data:`MOST_TEXT`."""
    return "".join(letter if letter.isprintable() or letter in "\n\t" else "?" for letter in str(value)[:MOST_TEXT])


def _listed(value: object) -> tuple[str, ...]:
    return tuple(map(_plain, value)) if isinstance(value, Sequence) and not isinstance(value, str) else ()


def check_texts(document: Document) -> None:
    """Note the faults of a ``texts.toml``: values that don't fit :class:`TileText`."""
    Reader().read(document, document.data, dict[str, TileText])
