"""A referee for changes that change no behaviour: writes down all that the project does, and later compares.

python -m scripts.referee write                        # into .referee/record.json, some minutes
python -m scripts.referee compare                      # everything that is in the record
python -m scripts.referee compare --only states --game race --games 20
python -m scripts.referee compare --closely ../before  # where games part, beside a checkout that plays as recorded
python -m scripts.referee speed ../before              # random playouts against another checkout, in turns

Exits with 0 if nothing differs (and nothing is slower), with 1 if something does, with 2 if it is used wrongly.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from scripts.referee.closely import first_difference
from scripts.referee.other_checkout import NoCheckout, python_of
from scripts.referee.parts import GAMES, PARTS, ROOT
from scripts.referee.record import BadRecord, Difference, Scope, differences, narrowed, prepare, read, taken, write
from scripts.referee.speed import compare_speed

RECORD = ROOT / ".referee" / "record.json"
SHOWN = 20
"""The most differences of one part that are listed, unless all are asked for."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    whole = argparse.ArgumentParser(
        prog="python -m scripts.referee", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = whole.add_subparsers(dest="command", required=True)
    scope = argparse.ArgumentParser(add_help=False)
    scope.add_argument("file", type=Path, nargs="?", default=RECORD, metavar="FILE", help="the record")
    scope.add_argument("--only", action="append", choices=PARTS, default=[], help="this part only; may be repeated")
    scope.add_argument("--games", type=natural, help="random games with each number of players (200)")
    games = argparse.ArgumentParser(add_help=False)
    games.add_argument("--game", action="append", choices=GAMES, default=[], help="this game only; may be repeated")
    scope.add_argument("--workers", type=natural, default=2, help="processes (2)")
    commands.add_parser("write", parents=[scope, games], help="write the record")
    compare = commands.add_parser("compare", parents=[scope, games], help="compare with the record")
    compare.add_argument("--all", action="store_true", help=f"list more than {SHOWN} differences of a part")
    against = "play one random game that differs of Roll, Race and Tiny Epic there and here, and tell where they part"
    compare.add_argument("--closely", type=Path, metavar="CHECKOUT", help=against)
    speed = commands.add_parser("speed", parents=[games], help="compare the speed with that of another checkout")
    speed.add_argument("checkout", type=Path, metavar="CHECKOUT", help="a checkout with a .venv of its own")
    speed.add_argument("--pairs", type=natural, default=30, help="how often each side is measured (30)")
    return whole


def natural(text: str) -> int:
    """Return a number from 1 on.

    Raises:
        ArgumentTypeError: the text is none.
    """
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, found {text!r}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; return the exit code."""
    chosen = parser().parse_args(arguments)
    try:
        if chosen.command == "speed":
            return int(compare_speed(chosen.checkout, tuple(chosen.game) or GAMES, chosen.pairs))
        return write_record(chosen) if chosen.command == "write" else compare_with_record(chosen)
    except (BadRecord, NoCheckout) as error:
        print(error, file=sys.stderr)
        return 2


def write_record(chosen: argparse.Namespace) -> int:
    """Write the record."""
    start = time.monotonic()
    prepare(chosen.file)
    scope = Scope(tuple(chosen.only) or PARTS, tuple(chosen.game) or GAMES, chosen.games or Scope().number)
    record = taken(scope, chosen.workers)
    write(record, chosen.file)
    print(f"{chosen.file}: {sum(map(len, record.parts.values()))} entries in {time.monotonic() - start:.0f} s")
    return 0


def compare_with_record(chosen: argparse.Namespace) -> int:
    """Compare with the record, and print what differs."""
    start = time.monotonic()
    python = python_of(chosen.closely) if chosen.closely else None
    before = read(chosen.file)
    scope = narrowed(before.scope, tuple(chosen.only), tuple(chosen.game), chosen.games)
    found = list(differences(before, taken(scope, chosen.workers)))
    report(found, None if chosen.all else SHOWN)
    if python is not None:
        of_games = [difference for difference in found if difference.part == "states"]
        for difference in {difference.game: difference for difference in reversed(of_games)}.values():
            print(first_difference(python, difference))
    number = f"{len(found) or 'no'} difference{'' if len(found) == 1 else 's'}"
    print(f"{number} from {before.commit or 'the record'} in {time.monotonic() - start:.0f} s")
    return int(bool(found))


def report(differences: Sequence[Difference], most: int | None) -> None:
    """Print differences, a line for each; of each part no more than ``most``, and the number of the others."""
    listed: Counter[str] = Counter()
    for difference in differences:
        listed[difference.part] += 1
        if most is None or listed[difference.part] <= most:
            print(difference)
    for part, number in listed.items():
        if most is not None and number > most:
            print(f"{part}: {number - most} more; --all lists them")


if __name__ == "__main__":
    sys.exit(main())
