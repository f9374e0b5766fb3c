"""Hints for a client: what a bot would do at a question of one of its seats."""

from __future__ import annotations

from collections.abc import Mapping

from starcup import Decision
from starcup.wire import requests as q
from starcup.wire import results as r
from starcup_bots import BotError, BotKind, Option, Term
from starcup_cli.describe import Describer
from starcup_cli.errors import one_line
from starcup_cli.hint_text import HintText
from starcup_cli.hints import Hints
from starcup_cli.names import Names, names_of_seats
from starcup_cli.server.open_game import OpenGame
from starcup_cli.server.refused import Refused, unknown

PLACES = 4
"""Decimal places of what is sent; far more than a bot's judgement has."""


def hint_for(one: OpenGame, request: q.HintFor, bots: Mapping[str, BotKind]) -> r.Hint:
    """What the bot named would answer, and why; the game is left alone.

    Only bots on offer: a client names no commands for the server to run.

    Raises:
        Refused: not the client's seat, nothing is asked there (any more), no such bot, or it failed.
    """
    one.check_own(request.seat)
    decision = _asked(one, request)
    if request.bot not in bots:
        raise unknown("bot", request.bot, bots)
    hints = Hints(request.bot, [pack.name for pack in one.rules.packs], len(one.players))
    try:
        advice, answers = hints.answers(one.game, decision)
    except BotError as error:
        raise Refused("bot-failed", one_line(f"no hint: {error}")) from error
    names = Names(one.rules, names_of_seats(one.players), request.seat)
    words = HintText(decision, advice, Describer(one.game.table, request.seat, names))
    return r.Hint(
        seat=request.seat,
        number=decision.number,
        bot=request.bot,
        choice=advice.choice.text,
        then=tuple(choice.text for choice in answers[1:]),
        says=words.text(answers, request.bot),
        basis=advice.basis,
        note=advice.note,
        options=tuple(map(_option, advice.options)),
    )


def _asked(one: OpenGame, request: q.HintFor) -> Decision:
    decision = one.game.decision(request.seat)
    if decision is None:
        code, what = ("finished", "the game is over") if one.game.finished else ("not-asked", "nothing is asked")
        raise Refused(code, f"no hint for seat {request.seat}: {what}")
    if request.number is not None and request.number != decision.number:
        raise Refused("stale", f"question {request.number} is not open; seat {request.seat} is at {decision.number}")
    return decision


def _option(option: Option) -> r.HintOption:
    return r.HintOption(
        choice=option.choice.text,
        worth=_brief(option.worth),
        terms=tuple(map(_term, option.terms)),
        odds=_brief(option.odds),
        playouts=option.playouts,
        standing=_brief(option.standing),
    )


def _term(term: Term) -> r.HintTerm:
    return r.HintTerm(term.name, round(term.amount, PLACES), _brief(term.odds), term.workers)


def _brief(number: float | None) -> float | None:
    return None if number is None else round(number, PLACES)
