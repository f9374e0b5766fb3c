"""Hints for a client: the advice of a bot at a question of one of its seats."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Decision, Game
from starcup.host.telling import language_at
from starcup.wire import results as r
from starcup.wire.scene_json import TouchesJson, as_json
from starcup_bots.advice import EvaluationTerm, JudgedChoice
from starcup_bots.entrants import Entrant
from starcup_bots.hint_text import hint_note, hint_text, hint_touches
from starcup_bots.hints import Hints
from starcup_bots.protocol import BotKind

PLACES = 4
"""The decimal places of numbers that are sent; a bot's judgement is far less exact."""


def hint_of(game: Game, names: Sequence[str | None], decision: Decision, kind: BotKind, language: str) -> r.Hint:
    """Return a bot's answer to an open question, with reasons in a language; ``names`` are those of the players."""
    rules = game.ruleset
    hints = Hints(Entrant(kind.name, kind), rules, len(names))
    advice, answers = hints.answers(game, decision)
    words = language_at(rules, language, names, decision.seat)
    return r.Hint(
        seat=decision.seat,
        number=decision.number,
        bot=kind.name,
        choice=advice.choice.text,
        then=tuple(choice.text for choice in answers[1:]),
        says=hint_text(advice, game, decision, words, answers=answers, bot=kind.name),
        basis=advice.basis,
        note=hint_note(advice, words),
        options=tuple(map(_option, advice.options)),
        touches=TouchesJson(as_json(hint_touches(game, decision, advice.choice), words)),
    )


def _option(option: JudgedChoice) -> r.HintOption:
    return r.HintOption(
        choice=option.choice.text,
        worth=_brief(option.worth),
        terms=tuple(map(_term, option.terms)),
        odds=_brief(option.odds),
        playouts=option.playouts,
        standing=_brief(option.standing),
        interval=None
        if option.interval is None
        else (round(option.interval[0], PLACES), round(option.interval[1], PLACES)),
    )


def _term(term: EvaluationTerm) -> r.HintTerm:
    return r.HintTerm(term.name, round(term.amount, PLACES), _brief(term.odds), term.workers)


def _brief(number: float | None) -> float | None:
    return None if number is None else round(number, PLACES)
