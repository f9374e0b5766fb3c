"""Hints: the advice of a bot at a question, and the selection of that bot."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from attrs import evolve

from starcup import Choice, Decision, Game, Ruleset, StarcupError
from starcup.games import definition_of
from starcup.messages import Message
from starcup.scene import presenter_of
from starcup_bots.advice import Advice, advise
from starcup_bots.discovery import available
from starcup_bots.entrants import Entrant, entrants
from starcup_bots.guard import LIMIT_MS
from starcup_bots.protocol import BotError, BotKind
from starcup_bots.runner import close, new_bot

DEFAULT = "hard"
"""The default adviser where it plays the game: the strongest bot that answers within a second."""
USUAL = "greedy"
"""The bot that people play against, where it plays the game."""


class NoAdviser(BotError):
    """The error that no bot gives advice on a game."""

    def __init__(self, title: str) -> None:
        super().__init__(f"There is no hint: no bot gives advice on {title}; 'hint BOT' tells what a bot would do.")
        self.title = title


class Hints:
    """One bot as adviser. Each question goes to a fresh one, so that a hint can be repeated.

    A bot in a separate process is started for each question and ended after it.
    """

    def __init__(self, adviser: str | Entrant | None, ruleset: Ruleset, players: int) -> None:
        """Take the adviser of that name, a bot on offer or ``exec:COMMAND``, or the one given; None: the usual one."""
        self._ruleset, self._players = ruleset, players
        name = usual_adviser(available(ruleset.game)) if adviser is None else adviser
        self._entrant = entrants([name], ruleset.game)[0] if isinstance(name, str) else name
        self.name: str = "" if self._entrant is None else self._entrant.label

    def by(self, name: str) -> Hints:
        """Return the same hints by another bot."""
        return Hints(name, self._ruleset, self._players)

    def advice(self, decision: Decision, view: Any) -> Advice:
        """Return the bot's choice at the open question, with reasons."""
        if self._entrant is None:
            raise NoAdviser(definition_of(self._ruleset).title)
        seed = decision.number  # not the game's: an adviser knows no more than the seat
        make = partial(self._entrant.make, seed, LIMIT_MS, self._ruleset, decision.seat, self._players)
        bot = new_bot(decision.seat, self.name, make, LIMIT_MS)
        try:
            return advise(bot, decision, view, LIMIT_MS)
        finally:
            close(bot, LIMIT_MS)

    def answers(self, game: Game, decision: Decision) -> tuple[Advice, list[Choice]]:
        """Return the advice, and all choices that it leads to: a Dictate with its move, passes with the choice after.

        The game is left alone; later choices are found on a copy, in which nothing but these choices is looked at.
        """
        first, seat = self.advice(decision, game.view(decision.seat)), decision.seat
        if first.basis == "none" and len(game.allowed(seat)) == 1:
            first = evolve(first, note=Message("bots-note-nothing-else"))
        choices, follow_ups = [first.choice], presenter_of(game.ruleset).follow_ups
        with suppress(StarcupError):  # a power or the bot fails on the way: the answers found so far remain
            trial = game.clone()
            while kind := follow_ups.get(type(choices[-1]), decision.kind if choices[-1].passing else ""):
                trial.submit(seat, choices[-1], decision.number)
                following = trial.decision(seat)
                if following is None or following.kind != kind:
                    break
                decision = following
                choices.append(self.advice(decision, trial.view(seat)).choice)
        return first, choices


def usual_adviser(bots: Mapping[str, BotKind]) -> str | None:
    """Return which of the bots that play a game gives hints if none is named: one of its own; None if it has none."""
    own = [name for name, kind in bots.items() if kind.game]
    return next((name for name in (DEFAULT, USUAL) if name in own), next(iter(own), None))
