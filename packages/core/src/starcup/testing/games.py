"""The check of a whole game: everything that the engine promises, tried on a game of your own.

>>> sorted(GAME_CHECKS)[:4]
['at-once', 'beforehand', 'copies', 'definition']
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from starcup.games import AnyGame
from starcup.kernel.suggest import did_you_mean
from starcup.testing.bench import Bench
from starcup.testing.checks.beforehand import check_beforehand
from starcup.testing.checks.definition import check_definition, check_seats
from starcup.testing.checks.features import check_features
from starcup.testing.checks.play import check_kinds, check_play, check_scores
from starcup.testing.checks.promises import PROMISES
from starcup.testing.checks.scenes import check_scene
from starcup.testing.checks.sent import check_wire
from starcup.testing.findings import Finding, check_findings, distinct, failed_load
from starcup.testing.kit import AnyRuleset

BenchT = TypeVar("BenchT", bound=Bench)
GameCheck = Callable[[Bench], list[Finding]]
AFTER_PLAY = frozenset({"asked"})
"""The checks that mean nothing where games break off."""

GAME_CHECKS: Mapping[str, GameCheck] = MappingProxyType(
    {
        "definition": check_definition,
        "seats": check_seats,
        "play": check_play,
        "kinds": check_kinds,
        "scores": check_scores,
        **PROMISES,
        "beforehand": check_beforehand,
        "features": check_features,
        "scene": check_scene,
        "wire": check_wire,
    }
)
"""All checks of a game by name, in the order in which they are made."""


def check_game(
    definition: AnyGame,
    *,
    ruleset: AnyRuleset | None = None,
    games: int | None = None,
    tables: int | None = None,
    seed: int = 0,
    checks: Iterable[str] | None = None,
    before: Callable[[str], bool] | None = None,
) -> list[Finding]:
    """Return everything that is wrong with a game: faults first, then warnings.

    Args:
        definition: of the game.
        ruleset: its rules, to check them with other packs or options; None: as they are loaded if nothing is said.
        games: the largest number of whole games for each check; None: two for each number of seats, at least six.
        tables: the largest number of tables to begin from, laid out by the game, for each check; None: all.
        seed: equal seeds give equal games.
        checks: names of the checks to make; None: all.
        before: called with the name of each check before it is made; if it returns False, that check is left out.

    Raises:
        ValueError: there is no check of that name.
    """
    wanted = named_checks(checks, GAME_CHECKS)
    try:
        bench = game_bench(definition, ruleset, games=games, tables=tables, seed=seed)
    except Exception as error:  # the game's own code may raise anything
        return [failed_load(f"game {definition.key!r}", error)]
    return findings_of(bench, GAME_CHECKS, wanted, before)


def game_bench(
    definition: AnyGame,
    ruleset: AnyRuleset | None = None,
    *,
    games: int | None = None,
    tables: int | None = None,
    seed: int = 0,
) -> Bench:
    """Return the bench that the checks of a game work on; the arguments are those of :func:`check_game`."""
    number = max(6, 2 * len(definition.seats)) if games is None else games
    return Bench.of_game(definition, ruleset, games=number, tables=tables, seed=seed)


def named_checks(names: Iterable[str] | None, known: Collection[str]) -> list[str]:
    """Return the names of checks that are wanted, None: all, in the order of those known; a ValueError tells others."""
    wanted = list(known if names is None else names)
    for name in wanted:
        if name not in known:
            expected = f"expected some of {', '.join(known)}"
            raise ValueError(f"there is no check {name!r}{did_you_mean(name, known)}; {expected}")
    return [name for name in known if name in wanted]


def findings_of(
    bench: BenchT,
    checks: Mapping[str, Callable[[BenchT], list[Finding]]],
    wanted: Iterable[str],
    before: Callable[[str], bool] | None,
) -> list[Finding]:
    """Make checks, and return what they find; an exception raised by the tested code is a finding, too."""
    findings: list[Finding] = []
    for name in wanted:
        broken = name in AFTER_PLAY and any(finding.check in ("play", "pairs") for finding in findings)
        bench.forget()
        if broken or not (before is None or before(name)):
            continue
        try:
            findings += checks[name](bench)
        except Exception as error:
            findings.append(bench.finding(name, f"the check broke off: {bench.error_text(error)}", error=error))
    return distinct(findings)


def assert_game_ok(
    definition: AnyGame,
    *,
    ruleset: AnyRuleset | None = None,
    games: int | None = None,
    tables: int | None = None,
    seed: int = 0,
    checks: Iterable[str] | None = None,
    journals: Path | None = None,
) -> None:
    """Make all checks on a game, and fail with one report of everything that is wrong.

    Args:
        definition: of the game.
        ruleset: its rules; None: as they are loaded if nothing is said.
        games: the largest number of whole games for each check.
        tables: the largest number of tables to begin from for each check; None: all.
        seed: equal seeds give equal games.
        checks: names of the checks to make; None: all.
        journals: the folder for journals of games gone wrong; None: a new temporary folder.

    Raises:
        AssertionError: the report. Warnings alone don't fail.
    """
    __tracebackhide__ = True
    findings = check_game(definition, ruleset=ruleset, games=games, tables=tables, seed=seed, checks=checks)
    check_findings(f"game {definition.key!r}", findings, journals)
