"""The checks of packs of any game: what their powers answer, do, use and show, in games played under watch."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import partial, wraps
from inspect import signature, unwrap
from itertools import product
from types import MappingProxyType

from attrs import evolve

from starcup.kernel.blame import Place
from starcup.kernel.suggest import did_you_mean
from starcup.messages.misspelt import misspelt
from starcup.packed.ruleset import PackedRuleset, rule_statements
from starcup.packs.errors import Fault, PackError
from starcup.packs.layout import EXTENSIONS, POWERS, RULES, TEXTS
from starcup.packs.texts import check_texts as check_file
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.testing.bench import Bench
from starcup.testing.checks.options import unread_options
from starcup.testing.checks.pictures import check_pictures
from starcup.testing.checks.play import check_kinds, check_play, check_scores, played
from starcup.testing.checks.promises import PROMISES
from starcup.testing.checks.secrets import check_hidden
from starcup.testing.checks.worlds import check_worlds
from starcup.testing.findings import Finding
from starcup.testing.integrity import data_changes, data_of, strangers
from starcup.testing.pack_bench import PackGames, placed
from starcup.testing.places import within
from starcup.testing.probes import alike

_PATHS = frozenset({"__file__", "__path__", "__cached__", "__spec__", "__loader__"})
"""Names that tell a module its own path."""
MOST_CHANGES = 5
"""The number of changes in the data of a ruleset that are told."""
EXPECTED = "expected that a power looks at nothing but what it is given"


def check_data(bench: PackGames) -> list[Finding]:
    """The pack loads before and behind the others, with one digest, and its code reads its options."""
    findings = []
    try:
        bench.definition.load([bench.pack, *bench.packs[:-1]])
    except PackError as error:
        others = ", ".join(pack if isinstance(pack, str) else pack.name for pack in bench.packs[:-1])
        findings.append(bench.finding("data", f"loads behind {others}, but not before: {error}"))
    if bench.pack.stamp() != bench.pack.stamp():
        findings.append(bench.finding("data", "its digest changes from one look to the next"))
    return findings + unread_options(bench)


def check_pack_play(bench: PackGames) -> list[Finding]:
    """Nothing raises, invariants hold, everybody asked has a choice, games end; hooks answer the same twice."""
    with bench.wired(), bench.watch.carefully(bench.own_kinds):
        findings = check_play(bench.watched())
    return [*findings, *bench.noted("play", bench.watch.harms | bench.watch.turns)]  # these name the very call


def check_pack_hidden(bench: PackGames) -> list[Finding]:
    """Change all that a seat may not know: what powers answer it and do for it, and what it notices, stay the same."""
    check_pack_play(bench)
    return bench.noted("hidden", bench.watch.leaks) or check_hidden(bench)  # the former name the line of the code


def check_pack_kinds(bench: PackGames) -> list[Finding]:
    """Every kind of choice, step and event that is met is listed by the ruleset, and draws have names of their own."""
    check_pack_play(bench)
    findings = []
    for name, place in bench.watch.draws.items():
        if name in bench.watch.draws_of_game:
            where = f"{bench.subject}, draw {name!r}"
            what = (
                f"a draw of the pack is named {name!r}, as one of the game; expected a name that begins with 'power:'"
            )
            findings.append(placed(Finding("kinds", where, what), within(place, bench.pack)))
        elif not name.startswith("power:") and name not in bench.ruleset.outcomes:
            meant = did_you_mean(name, bench.ruleset.outcomes)
            what = f"expected a name that begins with 'power:', or one of the ruleset's outcomes{meant}"
            finding = bench.warning("kinds", what, where=f"draw {name!r}")
            findings.append(placed(finding, within(place, bench.pack)))
    return findings + check_kinds(bench)


def check_asked(bench: PackGames) -> list[Finding]:
    """Every hook was asked, with each number of players, and every kind of choice was on offer at least once."""
    check_pack_play(bench)
    untried, lacking, own = list[tuple[str, str]](), bench.watch.lacking(bench.players), bench.own_choices()
    for plugin, hook in sorted(set(bench.watch.hooks)):
        what = ""
        if (plugin, hook) not in bench.watch.asked:
            what = "never asked in any game"
        elif (plugin, hook) in lacking:
            what = f"never asked with {' or '.join(map(str, lacking[plugin, hook]))} players, though with others"
        if what:
            untried.append((bench.watch.named(plugin, hook), what))
    for kind in own:
        derived = any(issubclass(other, kind) for other in own if other is not kind)
        if kind not in played(bench).choices and not derived:
            where = f"power {kind.__module__.rpartition('.')[2]!r}, choice {kind.__name__}"
            what = f"no decision ever listed a choice {kind.pattern!r}; expected that the power offers it"
            untried.append((where, what))
    return [evolve(bench.finding("asked", what, where=where), untried=True) for where, what in untried]


def check_surroundings(bench: PackGames) -> list[Finding]:
    """Powers use no chance of their own, no clock, environment, files, network, processes, threads; nothing prints."""
    check_pack_play(bench)
    check_answers(bench)
    findings = []
    for place, name in _paths_named(bench):
        what = f"asks where it lies ({name}), which differs from computer to computer; {EXPECTED}"
        findings.append(placed(Finding("surroundings", f"{bench.subject}, {place}", what), place))
    for trip in bench.wires.trips.values():
        inner = "while it is imported" if trip.function == "<module>" else f"in {trip.function}()"
        where = f"{bench.subject}, {trip.file} line {trip.line}, {inner}"
        what = f"{trip.what} ({trip.call}); {EXPECTED}"
        findings.append(Finding("surroundings", where, what, file=trip.file, line=trip.line))
    return findings


def _paths_named(bench: PackGames) -> Iterator[tuple[Place, str]]:
    """Yield the places where modules of the pack read their own path, which no call shows."""
    for part in (POWERS, EXTENSIONS):
        folder = bench.pack.files / part
        for file in sorted(entry.name for entry in folder.iterdir()) if folder.is_dir() else ():
            if file.endswith(".py"):
                for node in ast.walk(ast.parse((folder / file).read_text(encoding="utf-8"))):
                    if isinstance(node, ast.Name) and node.id in _PATHS:
                        yield Place(f"{part}/{file}", node.lineno), node.id


def check_core(bench: PackGames) -> list[Finding]:
    """Loaded and played with, a pack leaves the engine's functions, classes and tables as they were."""
    check_pack_play(bench)
    findings, rules = [], data_changes(bench.data, data_of(bench.watched().ruleset))[:MOST_CHANGES]
    changes = (*bench.engine.changes(), *strangers(bench.wires.inside), *rules)
    for change in {change.name: change for change in changes}.values():
        file = bench.wires.inside(change.file)
        place = Place(file, change.line) if file else within(bench.watch.changes.get(change.name), bench.pack)
        by = "by something else" if place is None else f"by the function at {place.file} line {place.line}"
        what = f"{change.name} was replaced or changed {by}; expected that the engine stays as it is: use hooks"
        finding = Finding("core", f"{bench.subject}, {change.name}", what)
        findings.append(placed(finding, place))
    return findings


def check_answers(bench: PackGames) -> list[Finding]:
    """Hooks that depend on their arguments only, asked about everything they can be, answer the same twice."""
    rules, known = bench.ruleset, bench.results.get("answers")
    if isinstance(known, list):
        return known
    assert isinstance(rules, PackedRuleset)
    bench.results["answers"] = findings = list[Finding]()
    with bench.wired():
        for power in sorted(key for key, pack in rules.plugins.packs.items() if pack == bench.pack.name):
            for hook, function in rules.plugins.functions(power).items():
                ask = partial(bench.wires.call, unwrap(function))
                findings += _answers(bench, rules.plugins, f"power {power!r}, {hook}()", hook, ask)
    return findings


def _answers(bench: PackGames, plugins: PluginManager, where: str, hook: str, ask: HookFunction) -> Iterator[Finding]:
    """Yield what is wrong with what a hook answers when no game is played."""
    domains = [bench.arguments(hook, parameter) for parameter in signature(plugins.specs[hook]).parameters.values()]
    for arguments in product(*domains):
        named = ", ".join(getattr(argument, "key", None) or repr(argument) for argument in arguments)
        asked = f"asked about ({named})" if named else "asked"
        try:
            answer, again = ask(*arguments), ask(*arguments)
        except (Exception, SystemExit) as error:
            yield bench.finding("answers", f"{asked}: {bench.error_text(error)}", where=where, error=error)
            continue
        if wrong := plugins.misfit(hook, answer):
            yield bench.finding("answers", f"{asked}, it {wrong}", where=where)
        elif not alike(answer, again):
            what = f"{asked} twice, it answered {answer!r} and {again!r}"
            yield bench.finding("answers", what, where=where)


def check_words(bench: PackGames) -> list[Finding]:
    """A pack's words are valid Fluent in every language, refer to words that are there, and are asked for."""
    faults = misspelt(bench.ruleset, bench.pack.files)
    return [evolve(bench.finding("words", wrong.what), file=wrong.file, line=wrong.line) for wrong in faults]


def check_texts(bench: PackGames) -> list[Finding]:
    """Texts can be read, and belong to pieces and powers of the pack; what players can't read gets a warning."""
    assert isinstance(bench.ruleset, PackedRuleset)
    faults: list[Fault] = []
    try:
        texts = bench.pack.read(TEXTS)
    except PackError as error:
        return [bench.finding("texts", str(error))]
    check_file(bench.pack.document(TEXTS, faults))
    findings = [bench.warning("texts", str(fault).partition(", ")[2]) for fault in faults]
    try:
        rule_statements(bench.ruleset)
    except Exception as error:  # whatever the pack has in its file
        findings.append(bench.finding("texts", f"{RULES} can't be used: {bench.error_text(error)}", error=error))
    unknown = sorted(texts.keys() - set(bench.described))
    findings += [bench.warning("texts", f"{TEXTS} describes {key!r}, which the pack has not got") for key in unknown]
    return findings + bench.untold(texts)


def _after_play(check: Callable[[Bench], list[Finding]]) -> Callable[[PackGames], list[Finding]]:
    """Return a check of games that are played under watch first."""

    @wraps(check)
    def checked(bench: PackGames) -> list[Finding]:
        check_pack_play(bench)
        return check(bench)

    return checked


PACK_CHECKS: Mapping[str, Callable[[PackGames], list[Finding]]] = MappingProxyType(
    {
        "data": check_data,
        "play": check_pack_play,
        "kinds": check_pack_kinds,
        "scores": _after_play(check_scores),
        "surroundings": check_surroundings,
        "core": check_core,
        **PROMISES,
        "hidden": check_pack_hidden,
        "worlds": check_worlds,
        "asked": check_asked,
        "texts": check_texts,
        "pictures": check_pictures,
        "words": check_words,
        "answers": check_answers,
    }
)
"""The checks of packs of any game, by name, in the order in which they are made."""
