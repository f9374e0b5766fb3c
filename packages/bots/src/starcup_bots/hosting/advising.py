"""The method ``hint``: which bot is asked, and whether it answers at once or thinks in another process."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from starcup import Decision
from starcup.wire import game_requests as g
from starcup.wire import results as r
from starcup_bots import BotError, BotKind
from starcup_cli.errors import unknown
from starcup_cli.hints import usual_adviser
from starcup_cli.server.hinting import hint_of
from starcup_cli.server.later import Later
from starcup_cli.server.open_game import OpenGame
from starcup_cli.server.refused import Refused, refusal_with
from starcup_cli.server.thinking import Failed, advise, question_of, thinks_apart
from starcup_cli.server.workers import Workers


def hint_for(
    request: g.HintFor, one: OpenGame, bots: Mapping[str, BotKind], workers: Workers, language: str
) -> r.Hint | Later:
    """Return the answer of the bot named, or a promise of it.

    Only ``bots`` on offer: a client names no commands for the server to run.
    """
    one.check_own(request.seat)
    decision = one.asked(request.seat, request.number, language)
    kind = _adviser(one, request.bot, bots)
    if kind.quick or not thinks_apart(one.game, decision.seat):
        return _hint_now(one, decision, kind, language)
    later = Later()

    def told(hint: r.Hint | Failed) -> None:
        if not isinstance(hint, Failed):
            later.set(hint)
        elif hint.other_packs:
            later.set(_hint_now(one, decision, kind, language))
        else:
            later.set(Refused.of(refusal_with("bot-failed", f"no hint: {hint.message}", hint)))

    work = partial(advise, kind.name, one.teller.names, question_of(one.game, decision), language)
    workers.ask(f"{one.key}/hint", work, told)
    return later


def _adviser(one: OpenGame, name: str | None, bots: Mapping[str, BotKind]) -> BotKind:
    if name is not None and name not in bots:
        raise unknown("bot", name, list(bots))
    found = name or usual_adviser(bots)
    if found is None:
        named = ", ".join(bots) or "none"
        raise Refused("no-hints", f"{one.title} has no bot that gives reasons; name one of {named}")
    return bots[found]


def _hint_now(one: OpenGame, decision: Decision, kind: BotKind, language: str) -> r.Hint:
    try:
        return hint_of(one.game, one.teller.names, decision, kind, language)
    except BotError as error:
        raise Refused.of(refusal_with("bot-failed", f"no hint: {error}", error)) from error
