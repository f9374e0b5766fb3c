"""The choice that ``undo`` would take back, and the reason why it can't any more, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.messages import Message, Player
from starcup.scene.presenter import presenter_of


def last_choice(game: Game, seat: int) -> Message | None:
    """Return the label of the last choice of a seat that still holds; None if there is none.

    Args:
        game: the game.
        seat: its number, from 0.
    """
    found, _ = _last(game, seat)
    return None if found is None else presenter_of(game.ruleset).label(game.view(seat), found)


def last_text(game: Game, seat: int) -> str:
    """Return the text of the last choice of a seat that still holds; empty if there is none.

    Args:
        game: the game.
        seat: its number, from 0.
    """
    found, _ = _last(game, seat)
    return "" if found is None else found.text


def too_late(game: Game, seat: int) -> Message:
    """Return the reason why the seat can't take its last choice back: what became known since.

    Args:
        game: the game.
        seat: its number, from 0.
    """
    choice, since = _last(game, seat)
    if choice is None:
        return Message("starcup-undo-nothing")
    label = presenter_of(game.ruleset).label(game.view(seat), choice)
    return Message("starcup-undo-too-late", choice=label, reason=_happened(since, seat))


Since = Sequence[tuple[int | str, Choice | int | None]]


def _last(game: Game, seat: int) -> tuple[Choice | None, Since]:
    journal: Since = game.journal
    held: list[tuple[int, Choice]] = []
    for place, (who, what) in enumerate(journal):
        if who == seat and isinstance(what, Choice):
            held.append((place, what))
        elif who == seat and what is None and held:
            held.pop()
    if not held:
        return None, ()
    place, choice = held[-1]
    return choice, journal[place + 1 :]


def _happened(since: Since, seat: int) -> Message:
    """Return the first kind of event in the way; journals note chance by a word, choices by a seat."""
    if any(isinstance(who, str) for who, _ in since):
        return Message("starcup-undo-chance")
    others = sorted({who for who, what in since if isinstance(who, int) and who != seat and what is not None})
    if others:
        return Message("starcup-undo-answered", who=tuple(map(Player, others)), count=len(others))
    return Message("starcup-undo-shown")
