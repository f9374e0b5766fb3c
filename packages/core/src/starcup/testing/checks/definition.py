"""Checks on the definition of a game, before anything is played."""

from __future__ import annotations

import re
from collections.abc import Iterator

from starcup.games import FACETS, named
from starcup.kernel.choices import Choice
from starcup.kernel.errors import BadArgument, GameError, StarcupError
from starcup.kernel.events import Event
from starcup.kernel.steps import Step
from starcup.kernel.suggest import did_you_mean
from starcup.packed.ruleset import PackedRuleset, rule_statements
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding

_KEY = re.compile(r"[a-z][a-z0-9_-]*")
_CONDITION = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
BASES = {
    "words": "starcup.words:Words",
    "scene": "starcup.scene:Presenter",
    "pictures": "starcup.pictures:Pictures",
    "wire": "starcup.wire:GameWire",
    "packs": "starcup.packed:PackFormat",
    "testing": "starcup.testing:GameKit",
    "features": "starcup.features:Features",
    "bots": "starcup_bots.game_bots:GameBots",
}
"""The modules of the base classes of the facets."""


def check_definition(bench: Bench) -> list[Finding]:
    """Key, title, seats and facets are sound; the ruleset has that game and seats, and classes of the right kinds."""
    return [bench.finding("definition", what) for what in (*_said(bench), *_loaded(bench))]


def _said(bench: Bench) -> Iterator[str]:
    """Yield the faults of the definition itself."""
    game = bench.definition
    if not _KEY.fullmatch(game.key):
        yield f"key: expected a letter, then lower-case letters, digits, '-' and '_', found {game.key!r}"
    if not game.title.strip():
        yield f"title: expected what people call the game, found {game.title!r}"
    if game.questions < 1:
        yield f"questions: expected a whole number from 1 on, found {game.questions}"
    for name in FACETS:
        try:
            base = named(BASES[name])
        except (ImportError, AttributeError):
            continue  # no such facet in this version
        if isinstance(base, type):
            try:
                game.facet(name, base)
            except GameError as error:
                yield str(error)


def _loaded(bench: Bench) -> Iterator[str]:
    """Yield the faults of the ruleset."""
    game, ruleset = bench.definition, bench.ruleset
    if ruleset.game != game.key:
        hint = did_you_mean(ruleset.game, [game.key])
        yield f"its loader gives a ruleset of the game {ruleset.game!r}; expected game = {game.key!r}{hint}"
    for choice in ruleset.choice_kinds:
        if not _is_kind(choice, Choice) or not choice.pattern:
            yield f"choice_kinds: expected classes of choices with a pattern, found {choice!r}"
    for event in ruleset.event_kinds:
        if not _is_kind(event, Event):
            yield f"event_kinds: expected classes of events, found {event!r}"
    for name, step in ruleset.step_kinds.items():
        if not _is_kind(step, Step) or step.kind != name:
            yield f"step_kinds: expected classes of steps by their kinds, found {step!r} under {name!r}"
    if isinstance(ruleset, PackedRuleset):
        known = rule_statements(ruleset)
        for name, step in ruleset.step_kinds.items():
            if step.rule and step.rule not in known:
                hint = did_you_mean(step.rule, known)
                yield f"step_kinds: {name!r} names the rule {step.rule!r}, which no rules.toml states{hint}"
    patterns = [kind.pattern for kind in ruleset.choice_kinds]
    for pattern in sorted({text for text in patterns if patterns.count(text) > 1}):
        yield f"choice_kinds: two kinds of choices have the pattern {pattern!r}; expected one each"
    yield from _ordered(bench)
    if not bench.packs and tuple(ruleset.seats) != tuple(game.seats):  # packs and their options may change it
        yield f"seats: {game.seats} in the definition, {ruleset.seats} in the ruleset; expected the same"
    texts = [stamp.name for stamp in ruleset.stamps()]
    if len(set(texts)) < len(texts):
        yield f"stamps: expected one for each pack, found {', '.join(texts)}"


def _ordered(bench: Bench) -> Iterator[str]:
    """Yield the faults of what may be ordered beforehand."""
    declared = bench.ruleset.standing
    for kind in sorted({question.asked_by for question in declared} - set(bench.ruleset.step_kinds)):
        yield f"standing: there is no question {kind!r}{did_you_mean(kind, bench.ruleset.step_kinds)}"
    for kind in sorted({question.kind for question in declared}):
        if sum(question.kind == kind for question in declared) > 1:
            yield f"standing: two for the question {kind!r}; expected one"
    for question in declared:
        if not question.choices or not question.until:
            yield f"standing: expected choices and conditions for the question {question.kind!r}"
        if question.at_first and question.at_first not in question.choices:
            first = question.at_first
            yield f"standing: at first {first!r} for the question {question.kind!r}; expected one of its choices"
        if bool(question.step) != bool(question.applies) or bool(question.step) != bool(question.where):
            yield f"standing: expected all of step, applies and where for the question {question.kind!r}, or none"
        for until in question.until:
            if not _CONDITION.fullmatch(until.name):
                expected = "lower-case letters, digits and single '-'"
                yield f"standing: a condition is called {until.name!r}; expected {expected}"
            elif sum(other.name == until.name for other in question.until) > 1:
                yield f"standing: two conditions of the question {question.kind!r} are called {until.name!r}"


def _is_kind(kind: object, base: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, base)


def check_seats(bench: Bench) -> list[Finding]:
    """A game begins for every number of seats that the definition names, or the rules of packs, and for no others."""
    seats = bench.ruleset.seats if bench.packs else bench.definition.seats
    if not seats or seats.step != 1 or seats.start < 1:
        what = f"seats: expected a range of numbers from 1 on, such as range(2, 6) for two to five, found {seats}"
        return [bench.finding("seats", what)]
    findings = []
    for number in seats:
        try:
            table = bench.kit.begin(number, bench.seed).table
            if table.players != number:
                findings.append(bench.finding("seats", f"a game for {number} has {table.players} seats"))
        except Exception as error:  # a ruleset may raise anything
            what = f"a game for {number} can't begin, though seats is {seats}: {bench.error_text(error)}"
            findings.append(bench.finding("seats", what, error=error))
    for number in sorted({0, seats.start - 1, seats.stop}.difference(seats)):
        try:
            bench.ruleset.begin(number, bench.seed)
        except StarcupError as error:
            if not isinstance(error, BadArgument) and not str(error):
                findings.append(bench.finding("seats", f"a game for {number} is refused without a sentence"))
        except Exception as error:
            what = (
                f"a game for {number} should be refused: {bench.error_text(error)}; expected a StarcupError of begin()"
            )
            findings.append(bench.finding("seats", what, error=error))
        else:
            what = f"a game for {number} begins, though seats is {seats}; expected that begin() raises a StarcupError"
            findings.append(bench.finding("seats", what))
    return findings
