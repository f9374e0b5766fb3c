"""The journal as JSON, for programs that do not read its text. Files keep the text."""

from __future__ import annotations

from typing import Literal, TypeVar

from starcup.kernel.arguments import check_kind, words_of_words
from starcup.kernel.game import Game
from starcup.kernel.journal import PackStamp
from starcup.kernel.journal_text import FORMAT
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


@frozen
class JournalEntry:
    """One entry: a ``choice`` or an ``undo`` of a ``seat``, or ``chance``; ``draw`` says what was drawn or rolled.

    ``text`` is the choice's text, or the outcome's; empty for an undo.
    """

    kind: Literal["choice", "undo", "chance"]
    seat: int | None
    draw: str | None
    text: str


@frozen
class Journal:
    """A journal: what its text form holds, but for the last line with its digest.

    ``seed`` is a decimal number as text, for it may be larger than other languages' numbers.
    ``position`` is the text of the position that the game started from, empty
    for games from the beginning.
    """

    format: int
    game: str
    packs: tuple[PackStamp, ...]
    seats: int
    seed: str
    options: dict[str, str]
    notes: dict[str, str]
    position: str
    entries: tuple[JournalEntry, ...]


def journal_of(game: Game[TableT, ViewT], notes: dict[str, str] | None = None) -> Journal:
    """Return the journal of a game so far, in the form in which it is sent."""
    check_kind(game, Game, "game", "a game")
    header = game.header
    return Journal(
        format=FORMAT,
        game=header.game,
        packs=header.packs,
        seats=header.seats,
        seed=str(header.seed),
        options=dict(header.options),
        notes=dict(header.notes) if notes is None else words_of_words(notes, "notes"),
        position=header.position,
        entries=tuple(_entry(game, who, what) for who, what in game.journal),
    )


def _entry(game: Game[TableT, ViewT], who: int | str, what: object) -> JournalEntry:
    if isinstance(who, str):
        assert isinstance(what, int)
        return JournalEntry("chance", None, who, game.ruleset.outcome_text(who, what))
    return JournalEntry("undo", who, None, "") if what is None else JournalEntry("choice", who, None, str(what))
