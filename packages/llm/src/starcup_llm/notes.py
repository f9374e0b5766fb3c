"""The notes that a language model keeps for itself during a game."""

from __future__ import annotations

from attrs import define

MOST_CHARACTERS = 8_000
"""The maximum length of notes, in characters."""


class TooLong(Exception):
    """The error that notes would be too long; ``count`` is the number of characters that they would have."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} characters of notes; expected {MOST_CHARACTERS} at most")
        self.count = count


@define
class Notes:
    """The notes of one seat during a game.

    Args:
        text: the notes.
    """

    text: str = ""

    def add(self, text: str) -> None:
        """Add a line."""
        self.replace(f"{self.text}\n{text}".strip())

    def replace(self, text: str) -> None:
        """Replace the notes."""
        if len(text) > MOST_CHARACTERS:
            raise TooLong(len(text))
        self.text = text
