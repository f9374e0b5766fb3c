"""Advice of bots for people: the choice that a bot would make, with reasons in the terms of its own evaluation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from math import isfinite
from typing import Literal, Protocol, TypeVar, runtime_checkable

from attrs import frozen

from starcup import Choice, Decision
from starcup.messages import Message
from starcup_bots.guard import UNTIMED, Guard
from starcup_bots.intervals import Interval
from starcup_bots.protocol import Bot, BotFault, Failure, ViewT_contra, check_kind, name_of

SeenT = TypeVar("SeenT")

Basis = Literal["value", "playouts", "dice", "none"]
"""The basis of a decision: the option worth most points; the one that did best in playouts; the dice missed least, or
the most useful ones; nothing that the bot could tell.
"""

NOTHING = 1e-9
"""Amounts below that are left out: rounding errors of numbers that cancel out."""


@frozen
class EvaluationTerm:
    """One reason for an answer, or against it.

    ``name`` is its name in the bot's evaluation, in words joined by ``_``, or
    the key of a phase. For a phase, ``workers`` are those counted on there (the
    keys of their kinds) and ``odds`` are the estimated odds that it occurs;
    ``amount`` is computed with them.
    """

    name: str
    amount: float
    odds: float | None = None
    workers: tuple[str, ...] = ()


@frozen
class JudgedChoice:
    """A possible answer as the bot sees it.

    ``worth`` is the expected result, in points, and the sum of the ``terms``; None
    if the bot does not value this question so. A bot that plays positions on has
    tried the choice in ``playouts`` sampled worlds and won in ``odds`` of them (0 to
    1); ``standing`` then decides: the odds, drawn a little towards the value at
    first glance; ``worth`` may then be that of another bot. ``interval`` holds the odds with 95%
    confidence, from low to high. It covers the luck in so few worlds, not the
    errors of the bot's judgement.
    """

    choice: Choice
    worth: float | None = None
    terms: tuple[EvaluationTerm, ...] = ()
    odds: float | None = None
    playouts: int = 0
    standing: float | None = None
    interval: Interval | None = None


@frozen
class Advice:
    """The choice that a bot would make, with its evaluation of all choices.

    ``options`` are those that it weighed, best first, so its choice is the
    first of them; none, if it gives no reasons. ``note`` is a sentence of the
    bot's own about facts that the numbers don't show: a message, or a text that
    is the same in every language.
    """

    choice: Choice
    options: tuple[JudgedChoice, ...] = ()
    basis: Basis = "none"
    note: str | Message = ""

    @property
    def best(self) -> JudgedChoice | None:
        """The choice as an option."""
        return self.options[0] if self.options else None

    @property
    def next_best(self) -> JudgedChoice | None:
        """The option that the bot would take otherwise."""
        return self.options[1] if len(self.options) > 1 else None

    def behind(self, option: JudgedChoice) -> float | None:
        """Return by how many points an option is worth less than the choice.

        It is below 0 if playouts overruled the first glance.

        Args:
            option: one of :attr:`options`.
        """
        best = self.best
        return None if best is None or best.worth is None or option.worth is None else best.worth - option.worth

    def difference(self, option: JudgedChoice) -> tuple[EvaluationTerm, ...]:
        """Return the terms of the choice minus those of an option, the largest first: they add up to :meth:`behind`.

        Args:
            option: one of :attr:`options`.
        """
        amounts: dict[str, float] = {}
        for sign, terms in ((1, self.best.terms if self.best is not None else ()), (-1, option.terms)):
            for term in terms:
                amounts[term.name] = amounts.get(term.name, 0.0) + sign * term.amount
        return largest_first(EvaluationTerm(name, amount) for name, amount in amounts.items())


def largest_first(terms: Iterable[EvaluationTerm]) -> tuple[EvaluationTerm, ...]:
    """Return terms sorted by their absolute weight, the largest first, without those that weigh nothing."""
    return tuple(sorted((term for term in terms if abs(term.amount) > NOTHING), key=lambda term: -abs(term.amount)))


@runtime_checkable
class Adviser(Bot[ViewT_contra], Protocol[ViewT_contra]):
    """A bot that can tell the choice that it would make, with its reasons."""

    def advice(self, decision: Decision, view: ViewT_contra) -> Advice:
        """Return the answer that :meth:`choose` would give now, with its reasons.

        Changes nothing: neither the bot, so that it plays on as if it had not been asked, nor ``view``.

        Args:
            decision: the question.
            view: the view of the seat that is asked.
        """
        ...


def advise(bot: Bot[SeenT], decision: Decision, view: SeenT, limit_ms: int | None = None) -> Advice:
    """Return the advice of any bot. One that is no :class:`Adviser` answers the question, and gives no reasons.

    Advice changes nothing in an adviser; another bot draws from its generator as
    it does for an answer, so don't ask one that plays in the same game.

    Args:
        bot: the adviser; its output goes to stderr.
        decision: as it would get it in a game.
        view: the view of the seat that is asked.
        limit_ms: its time in milliseconds; None: no limit.

    Raises:
        BotFault: the bot raised, its time was up, or it advises something that is not legal.

    >>> from starcup import Game
    >>> from starcup.roll import RollRuleset
    >>> from starcup_bots import make
    >>> game = Game.new(RollRuleset.load(["base"]), players=2, seed=3)
    >>> question = game.waiting()[0]
    >>> told = advise(make("planner", 1), question, game.view(question.seat))
    >>> told.choice == told.best.choice == make("planner", 1).choose(question, game.view(question.seat))
    True
    >>> abs(round(sum(term.amount for term in told.best.terms) - told.best.worth, 9))
    0.0
    """
    check_kind(decision, Decision, "decision", "an open question")
    with Guard(limit_ms) as guard:
        try:
            clock = UNTIMED if getattr(bot, "keeps_time", False) else decision.seat
            return guard.call(clock, _checked, bot, decision, view)
        except Failure as failure:
            name = type(bot).__name__
            with suppress(Failure):
                name = guard.call(decision.seat, name_of, bot)
            raise BotFault.of(failure, name, decision.seat, decision) from failure


def _checked(bot: Bot[SeenT], decision: Decision, view: SeenT) -> Advice:
    """Return the advice of a bot, if all of it is legal and can be shown."""
    if isinstance(bot, Adviser):
        advice = bot.advice(decision, view)
    else:
        looks = bool(getattr(bot, "needs_view", True))
        advice = Advice(bot.choose(decision, view if looks else None))  # type: ignore[arg-type]  # such bots take None
    if not isinstance(advice, Advice):
        raise Failure("illegal", f"expected Advice, found {type(advice).__name__}")
    for choice in (advice.choice, *(option.choice for option in advice.options)):
        if choice not in decision.legal:
            raise Failure("illegal", f"advises {choice!s}, which is no legal choice")
    if not all(map(isfinite, _numbers(advice))):
        raise Failure("illegal", "gives a number that is none, or without bounds")
    for option in advice.options:
        if option.interval is not None:
            (low, high), odds = option.interval, option.odds
            if odds is None or not 0 <= low <= odds <= high <= 1:
                raise Failure("illegal", f"gives {option.interval} as the interval of its odds, which are {odds}")
    if advice.best is not None and advice.best.choice != advice.choice:
        raise Failure("illegal", f"advises {advice.choice!s}, but the first of its options is {advice.best.choice!s}")
    return advice


def _numbers(advice: Advice) -> Iterator[float]:
    for option in advice.options:
        yield from (number for number in (option.worth, option.odds, option.standing) if number is not None)
        yield from option.interval or ()
        for term in option.terms:
            yield from (term.amount, 0.0 if term.odds is None else term.odds)
