"""Checks on a pack's data and on answers that depend on nothing but their arguments; no game is played."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from itertools import product
from typing import TYPE_CHECKING

from starcup import PackError
from starcup.packed import HookFunction, rule_statements
from starcup.packs import Fault
from starcup.packs.layout import TEXTS as FILE
from starcup.packs.texts import check_texts as check_file
from starcup.roll._rules import hookspecs
from starcup.roll._rules.hooks import Dictate
from starcup.roll._rules.ruleset import RollRuleset
from starcup.testing import Finding, check_data
from starcup.testing.probes import alike

if TYPE_CHECKING:
    from starcup.roll.testing.packs import PackBench


def check_tiles(bench: PackBench) -> list[Finding]:
    """The pack loads before and behind the others with one digest, and its developments have powers."""
    findings = check_data(bench)
    if not bench.faces:
        findings.append(_warning(bench, "data", "has no tiles, factions or home worlds"))
    findings += [
        _warning(
            bench,
            "data",
            f"has no power (expected [power] in powers/{key}.toml, or powers/{key}.py)",
            f"development {key!r}",
        )
        for key in bench.own
        if key not in bench.rules.plugins.packs
    ]
    return findings


def check_texts(bench: PackBench) -> list[Finding]:
    """Every development of the pack has a text for people (a warning), and every text a development."""
    try:
        texts = bench.pack.read(FILE)
    except PackError as error:
        return [bench.finding("texts", str(error))]
    faults: list[Fault] = []
    check_file(bench.pack.document(FILE, faults))
    findings = [_warning(bench, "texts", str(one).partition(", ")[2]) for one in faults]
    try:
        rule_statements(bench.rules)
    except Exception as error:
        findings.append(bench.finding("texts", f"rules.toml can't be used: {bench.told(error)}", error=error))
    for key in bench.own:
        told = bench.rules.power_texts.get(key)
        if told is None or not told.text:
            findings.append(_warning(bench, "texts", f"expected a text in powers/{key}.toml", f"development {key!r}"))
        if key in texts:
            what = f"texts.toml describes {key!r}, whose text belongs into powers/{key}.toml"
            findings.append(_warning(bench, "texts", what))
    known = {face.key for face in bench.faces}
    unknown = sorted(texts.keys() - known)
    findings += [
        _warning(bench, "texts", f"texts.toml describes {key!r}, which the pack has not got") for key in unknown
    ]
    return findings


def _warning(bench: PackBench, check: str, what: str, where: str = "") -> Finding:
    place = f"pack {bench.pack.name!r}" + (f", {where}" if where else "")
    return Finding(check, place, what, warning=True)


def check_answers(bench: PackBench) -> list[Finding]:
    """Hooks that depend on their arguments only, asked about every face and colour, answer the same twice."""
    findings = []
    for power in sorted(name for name, pack in bench.rules.plugins.packs.items() if pack == bench.pack.name):
        for hook, function in bench.rules.plugins.functions(power).items():
            findings += _answers(bench, power, hook, inspect.unwrap(function))
    return findings


def _answers(bench: PackBench, power: str, hook: str, function: HookFunction) -> list[Finding]:
    spec = inspect.signature(getattr(hookspecs, hook))
    if "table" in spec.parameters:
        return []
    domains = [_DOMAINS.get((name, str(p.annotation)), _nothing)(bench.rules) for name, p in spec.parameters.items()]
    findings: list[Finding] = []
    where = f"power {power!r}, {hook}()"
    for arguments in product(*domains):
        named = ", ".join(getattr(one, "key", None) or repr(one) for one in arguments)
        asked = f"asked about ({named})" if named else "asked"
        try:
            answer, again = function(*arguments), function(*arguments)
        except Exception as error:
            findings.append(bench.finding("answers", f"{asked}: {bench.told(error)}", where=where, error=error))
            continue
        if wrong := bench.rules.plugins.misfit(hook, answer):
            findings.append(bench.finding("answers", f"{asked}, it {wrong}", where=where))
        elif not alike(answer, again):
            what = f"{asked} twice, it answered {answer!r} and {again!r}"
            findings.append(bench.finding("answers", what, where=where))
    return findings


Domain = Callable[[RollRuleset], list[object]]


def _nothing(rules: RollRuleset) -> list[object]:
    return []


def _tile_faces(rules: RollRuleset) -> list[object]:
    return [face for tile in rules.tiles for face in (tile.development, tile.world)]


def _worlds_with_goods(rules: RollRuleset) -> list[object]:
    return [face for face in rules.faces if face.holds_goods]


_DOMAINS: Mapping[tuple[str, str], Domain] = {
    ("face", "Face"): _tile_faces,
    ("world", "Face"): _worlds_with_goods,
    ("colour", "str"): lambda rules: list(rules.die_keys),
    ("credits", "int"): lambda rules: list(range(rules.numbers.most_credits + 1)),
    ("capacity", "int"): lambda rules: [1, 2, 3],
    ("terms", "Dictate"): lambda rules: [Dictate(), Dictate(uses=None), Dictate(uses=2, workers=2)],
}
"""Arguments to ask hooks with, by the argument's name and type; hooks with other arguments are left out."""
