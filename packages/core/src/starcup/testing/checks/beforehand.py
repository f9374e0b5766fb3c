"""The check of standing orders: what a game lets its players answer beforehand, and until when."""

from __future__ import annotations

from functools import partial

from starcup.kernel.choices import parse_choice
from starcup.kernel.standing import OrderableQuestion, Until
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.walking import Spot

GAMES = 8
"""The most games that are looked at."""


def check_beforehand(bench: Bench) -> list[Finding]:
    """What may be ordered beforehand are choices of the game; when, and until when, can be told from views."""
    declared = bench.ruleset.standing
    findings = [
        bench.finding("beforehand", f"question {question.kind!r}: {text!r} is no choice of the game; expected its text")
        for question in declared
        for text in question.choices
        if getattr(parse_choice(text, bench.ruleset.choice_kinds), "text", "") != text
    ]
    for start in bench.whole_games(GAMES) if declared else ():
        first: dict[int, object] = {}
        for spot in bench.walk(start):
            for seat in range(spot.game.table.players):
                now = spot.game.view(seat)
                then = first.setdefault(seat, now)
                for question, until in _conditions(declared):
                    asked = f"question {question.kind!r}, until {until.name!r}"
                    fault = partial(_fault, asked, until, then, now, spot, seat)
                    findings += bench.tried("beforehand", asked, spot, fault)
            for question in declared:
                if question.applies is not None and question.asked_by == spot.decision.kind:
                    asked = f"question {question.kind!r}, where {question.where}"
                    findings += bench.tried("beforehand", asked, spot, partial(_misapplied, asked, question, spot))
            if findings:
                return findings
    return findings


def _conditions(
    declared: tuple[OrderableQuestion[object], ...],
) -> list[tuple[OrderableQuestion[object], Until[object]]]:
    return [(question, until) for question in declared for until in question.until]


def _misapplied(asked: str, question: OrderableQuestion[object], spot: Spot) -> str:
    """Return what is wrong with the test of what an order is for, at a question; empty if nothing."""
    game, decision = spot.game, spot.decision
    answer: object = question.applies is not None and question.applies(game.view(decision.seat), decision)
    if not isinstance(answer, bool):
        return f"{asked}: expected True or False, found {answer!r}"
    if answer and question.at_first and game.why(decision.seat, question.at_first) is not None:
        return f"{asked}: ordered at first is {question.at_first!r}, which is not possible there"
    return ""


def _fault(asked: str, until: Until[object], then: object, now: object, spot: Spot, seat: int) -> str:
    """Return what is wrong with a condition, asked for two views of a seat; empty if nothing."""
    if until.met(now, spot.game.view(seat)):
        return f"{asked}: met as soon as it is ordered; expected False for two equal views"
    answer: object = until.met(then, now)
    return "" if isinstance(answer, bool) else f"{asked}: expected True or False, found {answer!r}"
