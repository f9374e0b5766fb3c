"""``starcup check``: a check of a game, with a list of all faults."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import game_option
from starcup_cli.errors import FAILED, FINE, tracebacks, unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starcup.testing import Finding

QUICKLY = ("definition", "seats", "play", "kinds", "scores", "repeat", "saves")
"""The checks that ``--quick`` makes."""
QUICK, NORMAL = "quick", "normal"


@click.command("check", short_help="Everything that is wrong with a game.")
@game_option
@click.option("--quick", is_flag=True, help="What it says of itself, and some games.")
@click.option(
    "--limit", type=click.FloatRange(min=1), default=600, show_default=True, metavar="SECONDS",
    help="How long one check may take.",
)  # fmt: skip
@json_option()
def command(game: str | None, quick: bool, limit: float, as_json: bool) -> int:
    """Check a game: what it says of itself, then games played at random.

    All that the engine promises is tried: the same seed gives the same game,
    also in other processes; journals, saves, copies and undo; refusals; what is
    hidden stays hidden; nobody is stuck, and games end. For packs of tiles
    there is 'starcup pack check'.

    The game's code runs in a process of its own, which is ended if it hangs.
    The exit code is 1 if anything is wrong; warnings leave it at 0.

    \b
    Keys of the JSON: game, ok, made (names of checks), findings: a list, for
    each check, where, what, reproduce, journal (text of the game so far),
    warning, untried, owner (whose code failed), file, line (0: none), traceback.
    """
    from starcup import games
    from starcup_cli.packs import default_game
    from starcup_cli.terminal import show, show_json

    game = default_game() if game is None else game
    if game not in games.known():
        raise unknown("game", game, games.known())
    made, found = _apart(game, QUICK if quick else NORMAL, limit)
    ok = not any(finding.is_fault for finding in found)
    if as_json:
        from attrs import asdict

        show_json({"game": game, "ok": ok, "made": made, "findings": [asdict(one) for one in found]})
    else:
        show(_lines(game, made, found))
    return FINE if ok else FAILED


def _lines(game: str, made: list[str], found: list[Finding]) -> list[str]:
    """Return a report for people."""
    from starcup.testing import report
    from starcup.words import several

    checks = several(len(made), "check")
    if not found:
        return [f"game {game!r}: no faults ({checks} made)."]
    journals = Path(tempfile.mkdtemp(prefix="starcup-check-")) if any(one.journal for one in found) else None
    told = report(f"game {game!r}", found, journals, tracebacks=tracebacks())
    return [*told.splitlines(), "", f"({checks} made)"]


def _apart(game: str, level: str, limit: float) -> tuple[list[str], list[Finding]]:
    """Return the checks that were made in another process, and their findings."""
    import json
    import subprocess
    import threading

    from starcup.testing import Finding

    process = subprocess.Popen(
        [sys.executable, "-X", "utf8", "-m", __name__, game, level],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None and process.stderr is not None
    errors: list[str] = []
    stderr = process.stderr
    reader = threading.Thread(target=lambda: errors.extend(stderr), daemon=True)
    reader.start()
    made: list[str] = []
    found: list[Finding] = []
    late, done = threading.Event(), False

    def end() -> None:
        late.set()
        process.kill()

    try:
        timer = threading.Timer(limit, end)
        timer.start()
        for line in process.stdout:
            timer.cancel()
            message = json.loads(line)
            if "stage" in message:
                made.append(message["stage"])
            elif "finding" in message:
                found.append(Finding(**message["finding"]))
            else:
                done = True
            timer = threading.Timer(limit, end)
            timer.start()
        timer.cancel()
    finally:
        process.kill()
        process.wait()
        reader.join(5)
        process.stdout.close()
        process.stderr.close()
    if not done:
        last = made.pop() if made else "load"
        why = f"no end within {limit:g} seconds" if late.is_set() else "the process ended"
        told = next((line.strip() for line in reversed(errors) if line.strip()), "")
        found.append(Finding(last, f"game {game!r}", f"{why} at the check {last!r}{f': {told}' if told else ''}"))
    return made, found


def main() -> None:
    """Run the process. Arguments: the key of the game, and the level. Tells stages and findings as JSON lines."""
    import json

    from attrs import asdict

    from starcup import GameError, games
    from starcup.testing import check_game, failed_load

    game, level = sys.argv[1:]
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open as long as the process
    os.dup2(sys.stdout.fileno(), 1)

    def send(message: Mapping[str, object]) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    def before(name: str) -> bool:
        send({"stage": name})
        return True

    checks = QUICKLY if level == QUICK else None
    try:
        definition = games.find(game)
    except GameError as error:
        found = [failed_load(f"game {game!r}", error)]
    else:
        number = len(definition.seats) if level == QUICK else None
        found = check_game(definition, games=number, checks=checks, before=before)
    for finding in found:
        send({"finding": asdict(finding)})
    send({"done": True})
    out.flush()
    os._exit(0)  # nothing that the game left for the end of the process is run


if __name__ == "__main__":
    main()
