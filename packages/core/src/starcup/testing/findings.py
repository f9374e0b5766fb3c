"""Findings of checks, and the report that the author of a pack or game reads."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from traceback import format_exception

from attrs import evolve, frozen

from starcup.kernel.errors import StarcupError
from starcup.owners import blamed

_SEAT = re.compile(r", seat \d+")
_NO_NAME = re.compile(r"[^\w.]+")


@frozen
class Finding:
    """A fault, or a doubt, that a check found in a pack or a game.

    ``check`` is the name of the check that found it, ``where`` names pack or
    game, and power, hook, question and seat as far as they are known, ``what`` says what happened
    and what was expected, ``reproduce`` how to get there again. ``journal`` is
    the text of the game up to that point, if there was a game. ``file`` and
    ``line`` are the place in the code, as far as it is known, and 0 for no line: of a pack that is tested a path
    within its folder, else one from the current directory if it is below that. ``owner`` says whose code failed, if
    any did, as errors do, and ``traceback`` what led to it. Neither a ``warning`` makes it
    fail, nor a finding that is ``untried``: no fault is known, but the games
    that were played did not get there.
    """

    check: str
    where: str
    what: str
    reproduce: str = ""
    journal: str = ""
    warning: bool = False
    file: str = ""
    line: int = 0
    untried: bool = False
    owner: str = ""
    traceback: str = ""

    @property
    def is_fault(self) -> bool:
        """True if the pack fails because of the finding."""
        return not (self.warning or self.untried)

    def __str__(self) -> str:
        return f"{self.check}: {self.where}: {self.what}"


def distinct(findings: Sequence[Finding]) -> list[Finding]:
    """Return one finding for each check and place, whatever the seat; the first says how many others were like it."""
    groups: dict[tuple[str, str, bool, bool], list[Finding]] = {}
    for finding in findings:
        place = _SEAT.sub("", finding.where)
        groups.setdefault((finding.check, place, finding.warning, finding.untried), []).append(finding)
    merged = []
    for first, *others in groups.values():
        more = f" (and {len(others)} more of this check at the same place)" if others else ""
        merged.append(evolve(first, what=first.what + more))
    return sorted(merged, key=lambda finding: (finding.warning, finding.untried))


def with_error(finding: Finding, error: BaseException, fault: StarcupError) -> Finding:
    """Return a finding about an exception, with whose code raised it, where, and what led to it."""
    trace = "".join(format_exception(error))
    return evolve(finding, owner=fault.owner, file=fault.file, line=fault.line, traceback=trace)


def failed_load(subject: str, error: BaseException) -> Finding:
    """Return the finding that something can't be loaded.

    Args:
        subject: its name in words.
        error: the exception that was raised.
    """
    fault = blamed(error)
    return with_error(Finding("load", subject, str(fault).removeprefix(f"{subject}, ")), error, fault)


def report(subject: str, findings: Sequence[Finding], folder: Path | None = None, *, tracebacks: bool = False) -> str:
    """Return the findings as one text; journals are written into files.

    Args:
        subject: the name of what was tested, such as ``pack 'frontier'``.
        findings: what is told.
        folder: where the journals go; None: a new temporary folder.
        tracebacks: also tell what led to each exception.
    """
    faults = sum(finding.is_fault for finding in findings)
    warnings = sum(finding.warning for finding in findings)
    counts = [_counted(faults, "fault"), _counted(warnings, "warning")]
    if len(findings) > faults + warnings:
        counts.append(f"{len(findings) - faults - warnings} not tried")
    lines = [f"{subject}: {', '.join(counts)}"]
    for number, finding in enumerate(findings, 1):
        kind = "warning, " if finding.warning else "not tried, " if finding.untried else ""
        lines += ["", f"{number}. {kind}{finding.check}: {finding.where}", f"   {finding.what}"]
        if finding.file:
            lines.append(f"   in {finding.file}{f', line {finding.line}' if finding.line else ''}")
        if tracebacks and finding.traceback:
            lines += [f"   {line}" for line in finding.traceback.splitlines()]
        if finding.reproduce:
            lines.append(f"   to reproduce: {finding.reproduce}")
        if finding.journal:
            if folder is None:
                folder = Path(tempfile.mkdtemp(prefix="starcup-"))
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{_NO_NAME.sub('-', _named(subject))}-{number}-{finding.check}.journal"
            file.write_text(finding.journal, encoding="utf-8")
            lines.append(f"   the game so far: {file} (read it with Game.replay)")
    return "\n".join(lines)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number or 'no'} {noun}s"


def _named(subject: str) -> str:
    """Return the name alone, out of ``pack 'frontier'``."""
    match = re.search("'(.+)'", subject)
    return match[1] if match else subject


def check_findings(subject: str, findings: Sequence[Finding], folder: Path | None = None) -> None:
    """Fail with the report of findings if there is a fault among them."""
    __tracebackhide__ = True
    findings = distinct(findings)
    if any(finding.is_fault for finding in findings):
        raise AssertionError(report(subject, findings, folder))
