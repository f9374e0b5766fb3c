"""Checks on whole games and tables: they go on, stay sound and end; hooks are asked, and only look."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, evolve, field

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.roll._rules.ruleset import RollGame
from starcup.roll.testing.packs.bench import PackBench
from starcup.roll.testing.pairs import pair_games
from starcup.roll.testing.situations import SITUATIONS
from starcup.testing.checks.worlds import check_worlds
from starcup.testing.findings import Finding
from starcup.testing.pairs import Pair
from starcup.testing.soundness import look, look_at_end
from starcup.testing.walking import Start, walk

ENOUGH = 6
"""The number of broken games after which the remaining ones are left out."""
EVERY_PAIR = -1
PAIRS_FOR_EACH = 16
LIVELY = 8
"""The situation in which most hooks are asked."""
OTHERS = 1_000
"""The number of the first further table."""


@define
class Played:
    """The results of the games that were watched."""

    findings: list[Finding] = field(factory=list)
    offered: set[type[Choice]] = field(factory=set)


def played(bench: PackBench) -> Played:
    """Return the results of all games and tables of a bench, each played once."""
    found = bench.results.get("played")
    if isinstance(found, Played):
        return found
    result = bench.results["played"] = Played()
    with bench.wired():
        bench.watch.careful = True
        for start in (*bench.whole_games(), *bench.tables_laid()):
            if len(result.findings) < ENOUGH:
                _play(bench, start, result)
        bench.watch.careful = False
        for start in _others(bench):
            if len(result.findings) < ENOUGH:
                _play(bench, start, result)
    return result


def _others(bench: PackBench) -> Iterator[Start]:
    """Yield further tables for hooks not yet asked with each number of players, one situation after another."""
    for turn in range(bench.turns):
        for number, group in enumerate(bench.groups):
            for players in bench.players:
                lacking = bench.watch.lacking(bench.players)
                if any(power in group and players in missing for (power, _), missing in lacking.items()):
                    index = turn * len(bench.groups) + number
                    at = (LIVELY + index) % len(SITUATIONS)
                    yield bench.table(OTHERS + index, group, at, players)


def _play(bench: PackBench, start: Start, result: Played) -> None:
    game: RollGame | None = None
    watch, asking = bench.watch, "the first question"
    watch.forget()
    try:
        game = start.make()
        pick, most = bench.pick, bench.most
        for spot in walk(game, Rng(start.seed), label=start.label, pick=pick, last_round=start.rounds, most=most):
            look(game, bench.known)
            for waiting in game.waiting():
                result.offered.update(map(type, waiting.legal[:1] if waiting.answers else waiting.legal))
                if bench.owns(type(waiting.step)):
                    result.offered.update(map(type, waiting.step.allowed(game.table)))
            asking = f"choice {spot.number + 1}: seat {spot.decision.seat} answers {spot.choice.text!r}"
            watch.forget()
            watch.table = game.table
        look_at_end(game)
    except Exception as error:  # the check looks for any exception of a power
        journal = "" if game is None else game.journal_text()
        found = bench.finding("play", bench.told(error), error=error)
        result.findings.append(evolve(found, reproduce=f"{start.label}, {asking}", journal=journal))
    watch.table = None


def check_play(bench: PackBench) -> list[Finding]:
    """Nothing raises, all invariants hold, everybody asked has a choice, texts can be read back, games end."""
    return played(bench).findings


def check_looking(bench: PackBench) -> list[Finding]:
    """Hooks that are asked leave the table as it is, and answer the same twice."""
    played(bench)
    return [bench.finding("looking", what, where=where) for where, what in dict(bench.watch.touched).items()]


def check_owned(bench: PackBench) -> list[Finding]:
    """A power is asked only for the owner of its tile."""
    played(bench)
    return [bench.finding("owned", what, where=where) for where, what in dict(bench.watch.strangers).items()]


def chosen_pairs(bench: PackBench) -> list[tuple[Pair, int]]:
    """Return pairs of the pack's developments with all others and one another, each with the number of its situation.

    By default a sample: each development meets others, in each situation in turn.
    """
    everybody = [face.key for face in bench.rules.faces if not face.is_world]
    found: list[tuple[Pair, int]] = []
    for number, key in enumerate(bench.developments):
        later = set(bench.developments[: number + 1])
        partners = [other for other in everybody if other not in later]
        if bench.pairs == EVERY_PAIR:
            found += [((key, other), at) for other in partners for at in range(len(SITUATIONS))]
            continue
        partners = Rng(bench.seed_of("pairs", key)).shuffled(partners)
        wanted = PAIRS_FOR_EACH if bench.pairs is None else -(-bench.pairs // max(1, len(bench.developments)))
        found += [
            ((key, partners[at % len(partners)]), (at + number) % len(SITUATIONS)) for at in range(wanted) if partners
        ]
    return found


def check_pairs(bench: PackBench) -> list[Finding]:
    """The pack's developments get along with every other development, in situations that powers tend to forget."""
    found = bench.results.get("pairs")
    if isinstance(found, list):
        return found
    findings: list[Finding] = []
    bench.results["pairs"] = findings
    for pair, at in chosen_pairs(bench):
        bench.watch.forget()
        with bench.wired():
            results = list(pair_games(bench.rules, [pair], SITUATIONS[at : at + 1], seed=bench.seed))
        for result in results:
            if result.fault:
                again = f"pair_games(rules, [{pair!r}], SITUATIONS[{at}:{at + 1}], seed={bench.seed})"
                findings.append(bench.of_pair(result, again))
    return findings


def check_asked(bench: PackBench) -> list[Finding]:
    """Every hook of every power was asked, with each number of players: what is never asked is never tested."""
    played(bench)
    check_pairs(bench)
    check_worlds(bench)
    findings = []
    lacking = bench.watch.lacking(bench.players)
    for name, hook in sorted(bench.watch.hooks):
        what = ""
        if (name, hook) not in bench.watch.asked:
            index = bench.rules.face_index.get(name)
            phases = () if index is None else bench.rules.faces[index].phases
            printed = "" if index is None else f"; the tile's phases are {', '.join(phases) or 'none'}"
            what = f"never asked in any game or pair{printed}"
        elif (name, hook) in lacking:
            numbers = " or ".join(map(str, lacking[name, hook]))
            what = f"never asked with {numbers} players, though with others"
        if what:
            where = f"{bench.watch.named(name)}, {hook}()"
            findings.append(_untried(bench, "asked", what, where))
    return findings


def check_offered(bench: PackBench) -> list[Finding]:
    """Every kind of choice that a power brings along is on offer at least once."""
    offered = played(bench).offered
    return [
        _untried(
            bench,
            "offered",
            f"no decision ever listed a choice {kind.pattern!r}; expected that the power offers it",
            f"power {kind.__module__.rpartition('.')[2]!r}, choice {kind.__name__}",
        )
        for kind in bench.own_choices()
        if kind not in offered and not _is_base(kind, bench)
    ]


def _untried(bench: PackBench, check: str, what: str, where: str) -> Finding:
    return evolve(bench.finding(check, what, where=where), untried=True)


def _is_base(kind: type[Choice], bench: PackBench) -> bool:
    """Return whether other kinds of the pack are derived from this one."""
    return any(other is not kind and issubclass(other, kind) for other in bench.own_choices())
