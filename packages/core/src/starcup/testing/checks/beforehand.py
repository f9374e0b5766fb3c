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
        bench.finding("beforehand", f"question {one.kind!r}: {text!r} is no choice of the game; expected its text")
        for one in declared
        for text in one.choices
        if getattr(parse_choice(text, bench.ruleset.choice_kinds), "text", "") != text
    ]
    for start in bench.whole_games(GAMES) if declared else ():
        first: dict[int, object] = {}
        for spot in bench.walk(start):
            for seat in range(spot.game.table.players):
                now = spot.game.view(seat)
                then = first.setdefault(seat, now)
                for one, until in _conditions(declared):
                    asked = f"question {one.kind!r}, until {until.name!r}"
                    fault = partial(_fault, asked, until, then, now, spot, seat)
                    findings += bench.tried("beforehand", asked, spot, fault)
            for one in declared:
                if one.applies is not None and one.asked_by == spot.decision.kind:
                    asked = f"question {one.kind!r}, where {one.where}"
                    findings += bench.tried("beforehand", asked, spot, partial(_misapplied, asked, one, spot))
            if findings:
                return findings
    return findings


def _conditions(
    declared: tuple[OrderableQuestion[object], ...],
) -> list[tuple[OrderableQuestion[object], Until[object]]]:
    return [(one, until) for one in declared for until in one.until]


def _misapplied(asked: str, one: OrderableQuestion[object], spot: Spot) -> str:
    """Return what is wrong with the test of what an order is for, at a question; empty if nothing."""
    game, decision = spot.game, spot.decision
    found: object = one.applies is not None and one.applies(game.view(decision.seat), decision)
    if not isinstance(found, bool):
        return f"{asked}: expected True or False, found {found!r}"
    if found and one.at_first and game.why(decision.seat, one.at_first) is not None:
        return f"{asked}: ordered at first is {one.at_first!r}, which is not possible there"
    return ""


def _fault(asked: str, until: Until[object], then: object, now: object, spot: Spot, seat: int) -> str:
    """Return what is wrong with a condition, asked for two views of a seat; empty if nothing."""
    if until.met(now, spot.game.view(seat)):
        return f"{asked}: met as soon as it is ordered; expected False for two equal views"
    found: object = until.met(then, now)
    return "" if isinstance(found, bool) else f"{asked}: expected True or False, found {found!r}"
