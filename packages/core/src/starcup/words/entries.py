"""Entries to look up: pieces, and explanations of words."""

from __future__ import annotations

from attrs import frozen


@frozen
class Entry:
    """An entry of the catalogue: a piece that people ask for by name, such as a card, a tile or a planet.

    Args:
        key: names it in choices and files.
        name: its name for people.
        text: its effect, in a few sentences.
        kind: the kind of piece, such as ``card``.
        also: the names that people use, if there are several.
        keys: further keys by which it is found.
        pack: the pack that it comes from; empty if the game has none.
    """

    key: str
    name: str
    text: str = ""
    kind: str = "piece"
    also: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    pack: str = ""


@frozen
class Explained:
    """An explanation of a word.

    Args:
        kind: word, command, rule, or a kind of piece.
        name: its name.
        lines: its text, set for the screen.
        rules: the ids of the rules that define it.
        see: other words to look up.
    """

    kind: str
    name: str
    lines: tuple[str, ...]
    rules: tuple[str, ...] = ()
    see: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The text of the explanation in one line."""
        return " ".join(" ".join(self.lines).split())
