"""The check of standing orders: what a game lets its players answer beforehand, and until when."""

from __future__ import annotations

from starcup.kernel.choices import parse_choice
from starcup.kernel.standing import Standing, Until
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.walking import Spot

GAMES = 8
"""The most games that are looked at."""


def check_beforehand(bench: Bench) -> list[Finding]:
    """What may be ordered beforehand are choices of the game, and its conditions can be told from views at any time."""
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
                findings += [
                    bench.finding("beforehand", f"question {one.kind!r}, until {until.name!r}: {what}", spot)
                    for one, until in _conditions(declared)
                    if (what := _fault(until, then, now, spot, seat))
                ]
            if findings:
                return findings
    return findings


def _conditions(declared: tuple[Standing[object], ...]) -> list[tuple[Standing[object], Until[object]]]:
    return [(one, until) for one in declared for until in one.until]


def _fault(until: Until[object], then: object, now: object, spot: Spot, seat: int) -> str:
    """Return what is wrong with a condition, asked for two views of a seat; empty if nothing."""
    try:
        if until.met(now, spot.game.view(seat)):
            return "met as soon as it is ordered; expected False for two equal views"
        found: object = until.met(then, now)
    except Exception as error:  # the game's own code may raise anything
        return f"{type(error).__name__}: {error}"
    return "" if isinstance(found, bool) else f"expected True or False, found {found!r}"
