"""Examination of packs apart, and the report that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import evolve

from starcup_cli.authoring.levels import LEVELS
from starcup_cli.authoring.reports import Examined, Trouble, trouble_of
from starcup_cli.reporting_process import Ended, Message, follow


def examine_apart(
    where: str,
    others: Sequence[str],
    level: str,
    progress: Callable[[str], None] = lambda stage: None,
    limit: float | None = None,
) -> Examined:
    """Examine a pack: an installed one by its name, one in a folder by its full path."""
    seconds = LEVELS[level].stage if limit is None else limit
    stages: list[str] = []
    report = Examined(Path(where).name)

    def hear(message: Message) -> None:
        nonlocal report
        match message:
            case {"stage": str(name)}:
                stages.append(name)
                progress(name)
            case {"left_out": str(name)}:
                report = evolve(report, left_out=(*report.left_out, name))
            case {"trouble": dict(fields)}:
                report = evolve(report, troubles=(*report.troubles, Trouble(**fields)))
            case {"facts": dict(fields)}:
                report = evolve(report, **fields)

    ended = follow("starcup_cli.authoring.examine", [level, where, *others], seconds, hear)
    if ended.why:
        broken_off = _broken_off(ended, stages[-1] if stages else "start", where)
        report = evolve(report, troubles=(*report.troubles, broken_off))
    return evolve(report, made=tuple(stage for stage in stages if stage not in ("read", "load")))


def _broken_off(ended: Ended, stage: str, where: str) -> Trouble:
    """Return the trouble of a process that ended too soon, located as far as that lies in the pack's own files."""
    for file, line, function in ended.frames:
        parts = Path(file).parts
        if "powers" in parts or Path(where) in Path(file).parents:
            short = "/".join(parts[-2:]) if "powers" in parts else parts[-1]
            inner = "while it was imported" if function == "<module>" else f"in {function}()"
            return trouble_of(stage, f"{ended.why}, {inner}", short, line)
    return trouble_of(stage, f"{ended.why} at stage {stage!r}")
