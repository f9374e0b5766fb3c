"""Records of the behaviour of the project: written, read, and compared."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from attrs import asdict, evolve, frozen

from scripts.referee.parts import GAMES, PARTS, ROOT, Entries, Facets, found_out, jobs

FORM = 1
DIGEST = re.compile("[0-9a-f]{16}")


class BadRecord(Exception):
    """The error that a record can't be read, or holds less than is asked for."""


@frozen
class Scope:
    """What of the behaviour is recorded: parts, games, and how many random games with each number of players."""

    parts: tuple[str, ...] = PARTS
    games: tuple[str, ...] = GAMES
    number: int = 200


@frozen
class Record:
    """The behaviour of a checkout, within a scope: by part, name and facet."""

    checkout: str
    commit: str
    scope: Scope
    parts: dict[str, Entries]


@frozen
class Difference:
    """Something that is not as recorded: in a part, a name, and what was and is there; None if it is missing."""

    part: str
    name: str
    before: Facets | None
    now: Facets | None

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.name.split(maxsplit=1)[0]

    def __str__(self) -> str:
        place = f"{self.part}: {self.name}: "
        if self.now is None:
            return f"{place}only in the record"
        if "error" in self.now:
            return place + self.now["error"]
        if self.before is None:
            return f"{place}not in the record"
        changes = {
            facet: (self.before.get(facet, "nothing"), self.now.get(facet, "nothing"))
            for facet in {**self.before, **self.now}
            if self.before.get(facet) != self.now.get(facet)
        }
        readable = [
            f"{facet} was {before}, is {now}" for facet, (before, now) in changes.items() if not DIGEST.fullmatch(now)
        ]
        digests = [facet for facet, (_, now) in changes.items() if DIGEST.fullmatch(now)]
        return place + "; ".join([*readable, *([f"other {', '.join(digests)}"] if digests else [])])


def taken(scope: Scope, workers: int) -> Record:
    """Return the record of this checkout.

    Args:
        scope: what is recorded.
        workers: how many processes do it.
    """
    found = found_out(jobs(scope.parts, scope.games, scope.number), workers)
    return Record(str(ROOT), commit(), scope, found)


def commit() -> str:
    """Return the commit of this checkout, with a plus sign if files differ from it; empty if there is no git."""
    command = ["git", "describe", "--always", "--abbrev=12", "--exclude=*", "--dirty=+"]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True).stdout.strip()


def prepare(path: Path) -> None:
    """Make the folder of a record.

    Raises:
        BadRecord: nothing can be written there.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None


def write(record: Record, path: Path) -> None:
    """Write a record, one line for each name."""
    parts = ",\n".join(
        f"{json.dumps(part)}: {{\n"
        + ",\n".join(f" {json.dumps(name)}: {json.dumps(facets)}" for name, facets in entries.items())
        + "\n}"
        for part, entries in record.parts.items()
    )
    head = {"form": FORM, "checkout": record.checkout, "commit": record.commit, "scope": asdict(record.scope)}
    path.write_text(f'{json.dumps(head)[:-1]}, "parts": {{\n{parts}\n}}}}\n', encoding="utf-8")


def read(path: Path) -> Record:
    """Return the record in a file.

    Raises:
        BadRecord: there is no such file, or it holds something else.
    """
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        if raw["form"] != FORM:
            raise BadRecord(f"{path}: expected a record of form {FORM}, found form {raw['form']}")
        scope = Scope(tuple(raw["scope"]["parts"]), tuple(raw["scope"]["games"]), raw["scope"]["number"])
        return Record(raw["checkout"], raw["commit"], scope, raw["parts"])
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord(f"{path}: expected a record that `write` made ({type(error).__name__}: {error})") from None


def narrowed(scope: Scope, parts: tuple[str, ...], games: tuple[str, ...], number: int | None) -> Scope:
    """Return the part of a record's scope that is asked for; what is empty or None is taken as recorded.

    Raises:
        BadRecord: the record holds less.
    """
    for asked, there in ((parts, scope.parts), (games, scope.games)):
        if missing := [name for name in asked if name not in there]:
            raise BadRecord(f"the record has {', '.join(there)}; not {', '.join(missing)}")
    if number is not None and number > scope.number:
        raise BadRecord(f"the record has {scope.number} games of each kind, expected at most that, found {number}")
    return evolve(
        scope, parts=parts or scope.parts, games=games or scope.games, number=scope.number if number is None else number
    )


def differences(before: Record, now: Record) -> Iterator[Difference]:
    """Yield what is not as recorded, within the scope of the new record."""
    for part in now.scope.parts:
        old, new = before.parts.get(part, {}), now.parts.get(part, {})
        for name in {**old, **new}:
            if within(name, now.scope) and old.get(name) != new.get(name):
                yield Difference(part, name, old.get(name), new.get(name))


def within(name: str, scope: Scope) -> bool:
    """Return whether a name belongs to a scope: its first word is the game, and its seed tells the number."""
    seed = name.partition(", seed ")[2].partition(",")[0]
    return name.split(maxsplit=1)[0] in scope.games and (not seed or int(seed) < scope.number)
