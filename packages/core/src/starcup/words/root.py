"""The root of the words of a game: its ruleset, the names of the seats, and the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self

from starcup.kernel.messages import Arg, Message
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.messages.language import ENGLISH, Language, language_of


class RootWords(Generic[TableT, ViewT]):
    """Base of everything that puts one game into words.

    Args:
        ruleset: the rules of the game.
        seats: the names of the players, by seat; empty: ``Seat 0`` and so on.
        you: the seat of the person at the screen; None if several look on, or nobody plays.
        language: that of the reader; None: English.
    """

    def __init__(
        self,
        ruleset: Ruleset[TableT, ViewT],
        seats: Sequence[str] = (),
        you: int | None = None,
        language: Language | None = None,
    ) -> None:
        self.ruleset: Ruleset[TableT, ViewT] = ruleset
        self.language: Language = language_of(ruleset, ENGLISH, seats, you) if language is None else language
        self.seats: tuple[str, ...] = tuple(seats)
        self.you = you

    def at(self, seat: int | None) -> Self:
        """Return the same words as seen from a seat.

        Args:
            seat: that of the person at the screen, or None.
        """
        return type(self)(self.ruleset, self.seats, seat, self.language.at(seat))

    def told(self, name: str, text: str = "", **args: Arg) -> str:
        """Return a text in the language of the reader: the words of an id, or the text as the data have it.

        Args:
            name: the id.
            text: the English text of the data, word for word; empty: the catalogues have the words.
            **args: what the words are about.
        """
        return self.language.text(Message(name, text, **args))

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat: ``You``, or a name.

        Args:
            seat: its number, from 0; with the players named, one beyond theirs is :meth:`automatic`.
        """
        if seat == self.you:
            return "You"
        if seat < len(self.seats):
            return self.seats[seat]
        return self.automatic(seat) if self.seats else f"Seat {seat}"

    def automatic(self, seat: int) -> str:
        """Return the name of an opponent that nobody plays: events name it by a number beyond those of the players.

        Args:
            seat: that number.
        """
        return f"Seat {seat}"
