"""What a check found, and how it is told to the author of a pack."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from attrs import frozen


@frozen
class Finding:
    """One thing that is wrong with a pack.

    ``check`` is the name of the check that found it, ``where`` names pack,
    power, hook and seat as far as they are known, ``what`` says what happened
    and what was expected, ``reproduce`` how to get there again. ``journal`` is
    the text of the game up to that point, if there was a game. A ``warning``
    does not make a pack fail.
    """

    check: str
    where: str
    what: str
    reproduce: str = ""
    journal: str = ""
    warning: bool = False

    def __str__(self) -> str:
        return f"{self.check}: {self.where}: {self.what}"


def distinct(findings: Sequence[Finding]) -> list[Finding]:
    """One finding for each check and place; the first one says how many others were like it."""
    groups: dict[tuple[str, str, bool], list[Finding]] = {}
    for finding in findings:
        groups.setdefault((finding.check, finding.where, finding.warning), []).append(finding)
    told = []
    for first, *others in groups.values():
        more = f" (and {len(others)} more of this check at the same place)" if others else ""
        told.append(Finding(first.check, first.where, first.what + more, first.reproduce, first.journal, first.warning))
    return sorted(told, key=lambda finding: finding.warning)


def report(name: str, findings: Sequence[Finding], folder: Path | None = None) -> str:
    """The findings as one text; journals are written into ``folder`` (None: a new temporary one)."""
    faults = sum(not finding.warning for finding in findings)
    lines = [f"pack {name!r}: {_counted(faults, 'fault')}, {_counted(len(findings) - faults, 'warning')}"]
    for number, finding in enumerate(findings, 1):
        kind = "warning, " if finding.warning else ""
        lines += ["", f"{number}. {kind}{finding.check}: {finding.where}", f"   {finding.what}"]
        if finding.reproduce:
            lines.append(f"   to reproduce: {finding.reproduce}")
        if finding.journal:
            if folder is None:
                folder = Path(tempfile.mkdtemp(prefix="starcup-"))
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{name}-{number}-{finding.check}.journal"
            file.write_text(finding.journal, encoding="utf-8")
            lines.append(f"   the game so far: {file} (read it with Game.replay)")
    return "\n".join(lines)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number or 'no'} {noun}s"
