"""The notes that a language model keeps for itself during a game."""

from __future__ import annotations

from attrs import define

MOST_CHARACTERS = 8_000
"""The most characters of notes."""


class TooLong(Exception):
    """The error that notes would be too long; ``count`` is the number of characters that they would have."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} characters of notes; expected {MOST_CHARACTERS} at most")
        self.count = count


@define
class Notes:
    """Notes of one seat, for the length of a game.

    Args:
        text: what they say.
    """

    text: str = ""

    def add(self, text: str) -> None:
        """Add a line.

        Args:
            text: what it says.

        Raises:
            TooLong: there is no room for it; nothing has changed.
        """
        self.replace(f"{self.text}\n{text}".strip())

    def replace(self, text: str) -> None:
        """Forget the notes, and keep a text instead.

        Args:
            text: what they are to say.

        Raises:
            TooLong: it has too many characters; nothing has changed.
        """
        if len(text) > MOST_CHARACTERS:
            raise TooLong(len(text))
        self.text = text
