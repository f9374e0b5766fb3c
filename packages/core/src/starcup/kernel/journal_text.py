"""The text format of journals, to be read, compared and kept, as PGN is for chess.

::

    starcup journal 1
    game roll
    pack base 0.1.0 4f0c...
    seats 2
    seed 7

    ~ faction 3
    0 select explore home.produce
    1 undo
    end 3 9b1d...

``~`` lines are chance outcomes, the others a seat and its choice. The last line
has the number of entries and a digest of all lines above it, by which truncated
and edited files are found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from starcup.kernel.arguments import MOST_SEED_BITS, check_kind, told
from starcup.kernel.choices import Choice
from starcup.kernel.errors import JournalError
from starcup.kernel.journal import Entry, Header, PackStamp
from starcup.kernel.suggest import did_you_mean
from starcup.kernel.values import frozen

FORMAT = 1
_FIRST = f"starcup journal {FORMAT}"
MOST_CHARACTERS = 10_000_000
"""The longest text that is read; whole games with thousands of undos have some hundred thousand characters."""
_SEAT = re.compile("[0-9]{1,3}")
_KEYS = ("game", "pack", "option", "seats", "seed", "position", "note")


@frozen
class Line:
    """An entry of a journal text: its line number, the seat (None for chance), and the rest of the line."""

    number: int
    seat: int | None
    text: str


def digest(text: str) -> str:
    """Return a digest of a text: sixteen hexadecimal digits."""
    from hashlib import sha256  # loads OpenSSL, and most games are never written

    return sha256(text.encode()).hexdigest()[:16]


def write(header: Header, entries: Iterable[Entry], outcome: Callable[[str, int], str]) -> str:
    """Return the text of a whole journal; ``outcome`` puts a chance value in words."""
    written = [line(entry, outcome) for entry in entries]
    body = "\n".join([*head(header), *written]) + "\n"
    return f"{body}end {len(written)} {digest(body)}\n"


def head(header: Header) -> list[str]:
    """Return the lines of a header, and the blank one behind it."""
    lines = [_FIRST, f"game {header.game}"]
    lines += [f"pack {pack.name} {pack.version} {pack.digest}" for pack in header.packs]
    lines += [f"option {name} {value}" for name, value in sorted(header.options.items())]
    lines += [f"seats {header.seats}", f"seed {header.seed}"]
    lines += [f"note {name} {value}" for name, value in sorted(header.notes.items())]
    if header.position:
        lines.append(f"position {header.position}")
    return [*lines, ""]


def line(entry: Entry, outcome: Callable[[str, int], str]) -> str:
    """Return the line of an entry."""
    who, what = entry
    if isinstance(who, str):
        assert isinstance(what, int)
        return f"~ {who} {outcome(who, what)}"
    return f"{who} undo" if what is None else f"{who} {what.text if isinstance(what, Choice) else what}"


def read(text: str, *, trust: bool = False) -> tuple[Header, list[Line]]:
    """Return the header and the entries of a journal text."""
    if len(text) > MOST_CHARACTERS:
        raise JournalError(f"the text has {len(text)} characters: no journal has more than {MOST_CHARACTERS}")
    lines = text.splitlines()
    if not lines or not lines[0].startswith("starcup journal "):
        raise JournalError("line 1: this is no Starcup journal (it should begin with 'starcup journal 1')")
    if lines[0].strip() != _FIRST:
        raise JournalError(f"line 1: journal format {lines[0].split()[-1]!r} is not known here (expected {FORMAT})")
    if not trust:
        _check_end(text, lines)
    position = next((index for index, line in enumerate(lines) if not line.strip()), len(lines))
    header = _header(lines[1:position])
    entries = []
    for number, line in enumerate(lines[position:], position + 1):
        words = line.split(maxsplit=1)
        if not words or words[0] == "end" or words[0].startswith("#"):
            continue
        if len(words) < 2 or not (words[0] == "~" or _SEAT.fullmatch(words[0])):
            raise JournalError(f"line {number}: expected '~ OUTCOME' or 'SEAT CHOICE', found {told(line)}")
        entries.append(Line(number, None if words[0] == "~" else int(words[0]), words[1].strip()))
    return header, entries


def until(lines: list[Line], choices: int | None) -> list[Line]:
    """Return the entries up to a number of choices and undos, with the chance after the last; all for None."""
    if choices is None:
        return lines
    moves = [index for index, line in enumerate(lines) if line.seat is not None]
    return lines[: moves[choices]] if choices < len(moves) else lines


def _check_end(text: str, lines: list[str]) -> None:
    last = lines[-1].split()
    if len(last) != 3 or last[0] != "end" or not text.endswith("\n"):
        raise JournalError(f"line {len(lines)}: the journal is truncated (its last line should begin with 'end')")
    body = text[: text.rindex("end ")]
    if digest(body) != last[2]:
        raise JournalError(f"line {len(lines)}: the journal was changed after it was written (its digest differs)")


def _header(lines: list[str]) -> Header:
    values: dict[str, str] = {}
    packs: list[PackStamp] = []
    options: dict[str, str] = {}
    notes: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key not in _KEYS:
            raise JournalError(f"line {number}: unknown header field {key!r}{did_you_mean(key, _KEYS)}")
        words = value.split()
        if key == "pack":
            if len(words) != 3:
                raise JournalError(f"line {number}: expected 'pack NAME VERSION DIGEST', found {line!r}")
            packs.append(PackStamp(*words))
        elif key in ("option", "note"):
            name, _, setting = value.partition(" ")
            (options if key == "option" else notes)[name] = setting
        else:
            values[key] = value
    for key in ("game", "seats", "seed"):
        if key not in values:
            raise JournalError(f"the journal's header lacks {key!r}")
    try:
        seats, seed = int(values["seats"]), int(values["seed"])
    except ValueError:
        raise JournalError("the journal's header has a 'seats' or 'seed' that is no whole number") from None
    if seats < 0 or seed < 0 or seed >> MOST_SEED_BITS:
        raise JournalError(
            f"the journal's header has a 'seats' or 'seed' below 0, or a seed above {MOST_SEED_BITS} bits"
        )
    return Header(values["game"], tuple(packs), seats, seed, options, values.get("position", ""), notes)


def read_header(text: str) -> Header:
    """Return the header of a journal text.

    Args:
        text: a text that ``Game.journal_text`` returned.

    Raises:
        JournalError: the text is not a journal, truncated or edited.
    """
    check_kind(text, str, "text", "the text of a journal")
    return read(text)[0]


def check_header(
    header: Header, game: str, options: Mapping[str, str], packs: Iterable[PackStamp], other_packs: bool
) -> None:
    """Raise unless the header of a journal fits the loaded ruleset."""
    if header.game != game:
        raise JournalError(f"the journal is of the game {header.game!r}, expected {game!r}")
    ours = {stamp.name: stamp for stamp in packs}
    theirs = {stamp.name: stamp for stamp in header.packs}
    differing = []
    for name in sorted(ours.keys() | theirs.keys()):
        mine, other = ours.get(name), theirs.get(name)
        if mine is None:
            differing.append(f"{name} is not loaded here")
        elif other is None:
            differing.append(f"{name} was not used")
        elif mine.digest != other.digest:
            differing.append(f"{name} {other.version} ({other.digest}) is here {mine.version} ({mine.digest})")
    if differing and not other_packs:
        raise JournalError(f"the journal was played with other packs: {'; '.join(differing)}")
    others = sorted(
        name for name in header.options.keys() | options.keys() if header.options.get(name) != options.get(name)
    )
    if others:
        settings = (
            f"{name} {header.options.get(name, 'not set')} (here {options.get(name, 'not set')})" for name in others
        )
        raise JournalError(f"the journal has other options: {', '.join(settings)}")
