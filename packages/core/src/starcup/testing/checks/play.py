"""Checks on whole games: they go on, stay sound and end, and all classes that occur are listed."""

from __future__ import annotations

from itertools import chain
from math import isfinite

from attrs import define, evolve, field

from starcup.kernel.arguments import is_kind
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import EndlessSteps, EngineError
from starcup.kernel.events import Event, Undone
from starcup.kernel.game import Game
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import AnyStep
from starcup.packed.ruleset import PackedRuleset
from starcup.testing.bench import Bench
from starcup.testing.checks.numbers import Numbers
from starcup.testing.findings import Finding
from starcup.testing.soundness import look, look_at_end
from starcup.testing.walking import NoEnd, Spot, Start, walk

ENOUGH = 6
"""The number of broken games after which the remaining ones are left out."""


@define
class Played:
    """The results of games played under watch: the faults, and the kinds met, each with its first spot."""

    findings: list[Finding] = field(factory=list)
    endless: bool = False
    choices: dict[type[Choice], Spot] = field(factory=dict)
    steps: dict[type[AnyStep], Spot] = field(factory=dict)
    events: dict[type[Event], str] = field(factory=dict)
    scores: list[Finding] = field(factory=list)
    numbers: Numbers = field(factory=Numbers)


def played(bench: Bench) -> Played:
    """Return the results of all games and tables of a bench, each played once."""
    known = bench.results.get("played")
    if isinstance(known, Played):
        return known
    result = bench.results["played"] = Played(numbers=Numbers.of(bench))
    for start in chain(bench.whole_games(log=True), bench.tables_laid(), bench.further_starts()):
        if len(result.findings) < ENOUGH and not result.endless:  # another one would take as long
            play_from(bench, start, result)
    return result


def play_from(bench: Bench, start: Start, result: Played) -> None:
    """Play from a start, and check every choice."""
    game, asking = None, "before the first question"
    try:
        game = start.make()
        pick, most = bench.pick, bench.most
        for spot in walk(game, Rng(start.seed), label=start.label, pick=pick, last_round=start.rounds, most=most):
            asking = f"choice {spot.number + 1}, of seat {spot.decision.seat}"
            look(game, bench.known)
            asking = f"choice {spot.number + 1}: seat {spot.decision.seat} answers {spot.choice.text!r}"
            _meet(bench, spot, result)
            bench.kit.remember(game.table)
            bench.forget()
            if not spot.number % 10:
                _check_scores(bench, game, f"{start.label}, choice {spot.number}", result)
        look_at_end(game)
        if not len(game.table.journal) and not (start.laid and game.finished):
            raise EngineError("nobody was asked anything, and nothing was drawn")
        result.events.update((type(event), start.label) for event in game.all_events())
        _check_scores(bench, game, f"{start.label}, at its end", result)
    except Exception as error:  # the check looks for any exception of the game
        journal = "" if game is None else game.journal_text()
        finding = bench.finding("play", bench.error_text(error), error=error)
        result.findings.append(evolve(finding, reproduce=f"{start.label}, {asking}", journal=journal))
        result.endless = any(isinstance(cause, NoEnd | EndlessSteps) for cause in (error, error.__cause__))


def _meet(bench: Bench, spot: Spot, result: Played) -> None:
    """Note the kinds of choices and steps at a spot, and look at the numbers of choices."""
    table = spot.game.table
    for decision in spot.game.waiting():
        result.numbers.look(bench, spot, decision)
        for choice in decision.legal[:1] if decision.answers is not None else decision.legal:
            result.choices.setdefault(type(choice), spot)
        for choice in decision.step.allowed(table):
            result.choices.setdefault(type(choice), spot)
        result.steps.setdefault(type(decision.step), spot)
    for step in table.all_steps():
        result.steps.setdefault(type(step), spot)


def _check_scores(bench: Bench, game: Game, at: str, result: Played) -> None:
    """Check scores, winners, reasons for the end and the number of the round."""
    ruleset, table = bench.ruleset, game.table
    wrong = []
    for asked, scores in (("scores", ruleset.scores(table)), ("current_scores", ruleset.current_scores(game.view(0)))):
        if odd := [score for score in scores if not is_kind(score, SeatScore)]:
            wrong.append(f"{asked}() gives {odd[0]!r}; expected a SeatScore for each seat")
            continue
        if scores and [score.seat for score in scores] != list(range(table.players)):
            wrong.append(f"{asked}() is for the seats {[score.seat for score in scores]}; expected each once, in order")
        for score in scores:
            total = sum(points for _, points in score.lines)
            if score.lines and total != score.total:
                wrong.append(f"{asked}(): the lines of seat {score.seat} add up to {total}, its total is {score.total}")
    if isinstance(ruleset, PackedRuleset) and ruleset.extensions.worth:
        promises = [ruleset.promises(game.view(seat)) for seat in range(table.players)]
        wrong += [
            f"promises() of seat {seat} are {promise}" for seat, promise in enumerate(promises) if not isfinite(promise)
        ]
    if game.finished:
        winners: object = ruleset.winners(table)
        if not (isinstance(winners, tuple) and {*winners} <= {*range(table.players)}):
            wrong.append(f"winners() gives {winners}; expected seats from 0 to {table.players - 1}")
    spaced = [reason for reason in ruleset.end_reasons(table) if not reason or " " in reason]
    wrong += [f"end_reasons() gives {reason!r}; expected words of one token" for reason in spaced]
    number: object = game.round_number
    if not (isinstance(number, int) and number >= 0):
        wrong.append(f"round_number() gives {number}; expected 0 or more")
    result.scores += [Finding("scores", bench.subject, what, at, game.journal_text()) for what in wrong]


def check_play(bench: Bench) -> list[Finding]:
    """Nothing raises, all invariants hold, everybody asked has a choice, texts can be read back, games end."""
    return played(bench).findings


def check_scores(bench: Bench) -> list[Finding]:
    """The lines of a score add up to its total, and winners are seats."""
    return played(bench).scores


def check_kinds(bench: Bench) -> list[Finding]:
    """Every kind of choice, step and event that is met is listed; with domains, each choice has its own numbers."""
    result, ruleset = played(bench), bench.ruleset
    findings = list(result.numbers.found.values())
    for kind, spot in result.choices.items():
        if kind not in ruleset.choice_kinds:
            findings.append(bench.finding("kinds", f"choice {kind.__name__} is not in choice_kinds", spot))
    for step, spot in result.steps.items():
        if ruleset.step_kinds.get(step.kind) is not step:
            findings.append(bench.finding("kinds", f"step {step.__name__} is not in step_kinds", spot))
    for event, label in result.events.items():
        if event not in ruleset.event_kinds and event is not Undone:
            what = f"event {event.__name__} is not in event_kinds"
            findings.append(Finding("kinds", f"{bench.subject}, event {event.__name__}", what, label))
    return findings
