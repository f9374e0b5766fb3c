"""Examination of a pack: its data first, then loading, then games; in a process that no pack can leave."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from attrs import asdict

from starcup import Pack, PackError, blamed, load_pack
from starcup.packed import PackedRuleset, PackFormat
from starcup.packs import Fault
from starcup.testing import Finding, Fingerprint, Tripwires, check_pack, checks_of_packs
from starcup_cli.authoring.levels import LEVELS, Level
from starcup_cli.authoring.reports import Trouble, trouble_of
from starcup_cli.errors import WrongUse
from starcup_cli.packs import find_game, format_of
from starcup_cli.reporting_process import Send, work


def examine(where: str, others: list[str], level: Level, send: Send) -> None:
    """Examine the pack named, or in the folder of that path (it holds a ``/``), and tell everything found."""
    began = time.monotonic()

    def stage(name: str) -> bool:
        late = time.monotonic() - began > level.budget
        send({"left_out" if late else "stage": name})
        return not late

    def report(trouble: Trouble) -> None:
        send({"trouble": asdict(trouble)})

    engine, wires = Fingerprint.taken(), Tripwires()
    stage("read")
    try:
        pack = Pack.from_folder(where) if os.sep in where else load_pack(where)
        send({"facts": _stamped(pack)})
        form = format_of(pack.game)
        game = find_game(pack.game)
        game.load()  # imports its modules, before those of the pack
        engine = engine.extended()
        named = others or pack.companions(game.pack)
        loaded: list[str | Pack] = [Pack.from_folder(name) if os.sep in name else name for name in named]
        companions = [beside for beside in loaded if _name_of(beside) != pack.name]
        there = set(map(_name_of, companions))
        companions += [name for name in pack.needed() if name not in there]
        with wires.around(pack.files):
            faults = form.check(pack, companions)
    except WrongUse as error:
        report(trouble_of("data", error.message, "pack.toml"))
        return
    except PackError as error:
        faults = list(error.faults)
        if not faults:
            report(trouble_of("data", str(error), "pack.toml" if "pack.toml" in str(error) else ""))
            return
    for fault in faults:
        report(_of_fault(fault))
    if faults:
        return
    stage("load")
    try:
        rules = form.load([*companions, pack])
    except PackError as error:
        report(trouble_of("load", str(error)))
        return
    contents = form.contents(rules, pack)
    send({"facts": {"contents": contents, "counted": form.counted(contents)}})
    if level.checks == ():
        return
    try:
        send({"facts": {"bots": _new_to_bots(rules, form, pack)}})
    except Exception as error:  # features run the pack's code
        report(trouble_of("bots", str(blamed(error)), warning=True))
    known = checks_of_packs(game)
    checks = [name for name in known if level.checks is None or name in level.checks]
    for name in known:
        if name not in checks:
            send({"left_out": name})
    findings = check_pack(
        pack, with_packs=companions, checks=checks, games=level.games, tables=level.tables, pairs=level.pairs,
        before=stage, engine=engine, wires=wires,
    )  # fmt: skip
    for finding in findings:
        report(_of_finding(finding, pack.name))


def _name_of(pack: str | Pack) -> str:
    return pack if isinstance(pack, str) else pack.name


def _new_to_bots(rules: PackedRuleset[Any, Any], form: PackFormat, pack: Pack) -> dict[str, object]:
    """Return what of a pack is new to the learned bots of its game; empty if there are none, or nothing is."""
    from starcup_bots.game_bots import facet_of

    weights = facet_of(rules).weights
    if not weights:
        return {}
    from starcup_bots.learned import weights_of
    from starcup_bots.learned.novelty import novelty

    pieces = [piece.keys for piece in form.shown(rules, pack)]
    new = novelty(weights_of(weights), rules, [key for keys in pieces for key in keys])
    if not new.keys:
        return {}
    return {
        "new": sum(not new.keys.isdisjoint(keys) for keys in pieces),
        "traits": len(new.traits),
        "unknown_in_positions": list(new.in_positions),
        "unknown_in_choices": list(new.in_choices),
    }


def _stamped(pack: Pack) -> dict[str, str]:
    stamp = pack.stamp()
    return {"name": stamp.name, "version": stamp.version, "digest": stamp.digest, "game": pack.game}


def _of_fault(fault: Fault) -> Trouble:
    plain = fault.told.removeprefix(f"pack {fault.pack!r}, ")
    check = "load" if fault.told else "data"
    return Trouble(
        check, fault.file, fault.line, fault.field, fault.expected, fault.found, fault.nearest, " ".join(plain.split()),
        piece=fault.piece,
    )  # fmt: skip


def _of_finding(finding: Finding, pack: str) -> Trouble:
    where = finding.where.removeprefix(f"pack {pack!r}").removeprefix(", ")
    again = f" [to see it again: {finding.reproduce}]" if finding.reproduce else ""
    where = where.removeprefix(f"{finding.file} line {finding.line}").removeprefix(", ")
    message = f"{where}{': ' if where else ''}{finding.what}{again}"
    return trouble_of(
        finding.check, message, finding.file, finding.line, warning=finding.warning, untried=finding.untried
    )  # fmt: skip


def main() -> None:
    """Run the process. Arguments: level, the pack, and the packs that it is played with."""

    def task(arguments: Sequence[str], send: Send) -> None:
        level, where, *others = arguments
        examine(where, others, LEVELS[level], send)

    work(task, lambda error: {"trouble": asdict(trouble_of("load", str(blamed(error))))})


if __name__ == "__main__":
    main()
