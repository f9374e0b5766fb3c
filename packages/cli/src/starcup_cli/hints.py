"""What a bot would do at a question, and who is asked."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from attrs import evolve

from starcup import Choice, Decision, Ruleset, StarcupError
from starcup.roll import RollGame, RollView
from starcup.roll.choices import DictateWith
from starcup_bots import Advice, BotError, advise
from starcup_bots.entrants import Entrant, entrants
from starcup_bots.guard import LIMIT_MS
from starcup_bots.runner import close, made
from starcup_cli.errors import WrongUse

DEFAULT = "hard-fast"
"""Who gives hints: the strongest whose answer comes at once, and who says what speaks for it."""

MOVES = "reassign-more"
"""The kind of question that a Dictate leads to: which worker it moves."""


class Hints:
    """One bot as adviser. Each question is put to a fresh one, so that a hint can be had twice.

    A bot in a process of its own is started for it and ended after it.
    """

    def __init__(self, adviser: str | Entrant, ruleset: Ruleset, players: int) -> None:
        """The adviser called so, a bot on offer or ``exec:COMMAND``; or the one given.

        Raises:
            WrongUse: there is no such bot.
        """
        self._entrant = entrant(adviser) if isinstance(adviser, str) else adviser
        self.name: str = self._entrant.label
        self._ruleset = ruleset
        self._players = players

    def by(self, name: str) -> Hints:
        """The same by another bot.

        Raises:
            WrongUse: there is no such bot.
        """
        return Hints(name, self._ruleset, self._players)

    def advice(self, decision: Decision, view: RollView) -> Advice:
        """What the bot would do now, and why.

        Raises:
            BotError: it failed.
        """
        seed = decision.number  # not the game's: an adviser knows no more than the seat
        make = partial(self._entrant.make, seed, LIMIT_MS, self._ruleset, decision.seat, self._players)
        bot = made(decision.seat, self.name, make, LIMIT_MS)
        try:
            return advise(bot, decision, view, LIMIT_MS)
        finally:
            close(bot, LIMIT_MS)

    def answers(self, game: RollGame, decision: Decision) -> tuple[Advice, list[Choice]]:
        """The advice, and all that it comes to: a Dictate with its move, what is passed by with what is not.

        The game is left alone; what follows is found on a copy, in which nothing but these choices is looked at.

        Raises:
            BotError: the bot failed.
        """
        first = self.advice(decision, game.view(decision.seat))
        if first.basis == "none" and len(game.allowed(decision.seat)) == 1:
            first = evolve(first, note="There is nothing else to choose.")
        found = [first.choice]
        with suppress(StarcupError):  # a power or the bot fails on the way: then this is all that can be told
            self._follow(game, decision, found)
        return first, found

    def _follow(self, game: RollGame, decision: Decision, found: list[Choice]) -> None:
        """Add the answers that belong to the last one of ``found``."""
        trial, asked = game.clone(), decision
        while found[-1].passing or isinstance(found[-1], DictateWith):
            kind = MOVES if isinstance(found[-1], DictateWith) else asked.kind
            trial.submit(asked.seat, found[-1], asked.number)
            following = trial.decision(asked.seat)
            if following is None or following.kind != kind:
                return
            asked = following
            found.append(self.advice(asked, trial.view(asked.seat)).choice)


def entrant(name: str) -> Entrant:
    """The bot called ``name``.

    Raises:
        WrongUse: there is none; with the nearest name.
    """
    try:
        (found,) = entrants([name])
    except BotError as error:
        raise WrongUse(str(error)) from error
    return found
