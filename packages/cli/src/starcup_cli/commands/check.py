"""``starcup check``: a check of a game, with a list of all faults."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import new_game_options
from starcup_cli.errors import FAILED, FINE, WRONG_USE, Failed, WrongUse, tracebacks, unknown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from starcup.testing import Finding

QUICKLY = ("definition", "seats", "play", "kinds", "scores", "repeat", "copies")
"""The checks that ``--quick`` makes."""


@click.command("check", short_help="Everything that is wrong with a game.")
@click.option("--quick", is_flag=True, help="What it says of itself, and some games.")
@click.option(
    "--limit", type=click.FloatRange(min=1), default=600, show_default=True, metavar="SECONDS",
    help="How long one check may take.",
)  # fmt: skip
@click.option(
    "--games",
    type=click.IntRange(min=1),
    metavar="N",
    help="The most whole games for each check.  [default: two for each number of players, at least six]",
)
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="Equal seeds give equal games.")
@new_game_options
@json_option()
def command(
    game: str | None,
    quick: bool,
    limit: float,
    games: int | None,
    seed: int,
    packs: str | None,
    option: tuple[str, ...],
    without: str,
    as_json: bool,
) -> int:
    """Check a game: what it says of itself, then games played at random.

    All that the engine promises is tried: the same seed gives the same game,
    also in other processes; journals, saves, copies and undo; refusals; what is
    hidden stays hidden; nobody is stuck, and games end. Other packs and options
    are tried by naming them; of a pack's own data and code 'starcup pack check'
    tells more.

    The game's code runs in a process of its own, which is ended if it hangs.
    The exit code is 1 if anything is wrong; warnings leave it at 0.

    \b
    Keys of the JSON: game, ok, made (names of checks), findings: a list, for
    each check, where, what, reproduce, journal (text of the game so far),
    warning, untried, owner (whose code failed), file, line (0: none), traceback.
    """
    from starcup import games as installed
    from starcup_cli.packs import default_game, spelt
    from starcup_cli.terminal import show, show_json

    game = default_game() if game is None else game
    if game not in installed.known():
        raise unknown("game", game, installed.known())
    checks, findings = _apart(
        {
            "game": game,
            "quick": quick,
            "games": games,
            "seed": seed,
            "rules": bool(packs or option or without),
            "packs": packs and ",".join(spelt(packs)),
            "option": option,
            "without": without,
        },
        limit,
    )
    ok = not any(finding.is_fault for finding in findings)
    if as_json:
        from attrs import asdict

        show_json({"game": game, "ok": ok, "made": checks, "findings": [asdict(finding) for finding in findings]})
    else:
        show(_lines(game, checks, findings))
    return FINE if ok else FAILED


def _lines(game: str, names: list[str], findings: list[Finding]) -> list[str]:
    """Return a report for people."""
    from starcup.testing import report
    from starcup.words import several

    checks = several(len(names), "check")
    if not findings:
        return [f"game {game!r}: no faults ({checks} made)."]
    journals = Path(tempfile.mkdtemp(prefix="starcup-check-")) if any(finding.journal for finding in findings) else None
    text = report(f"game {game!r}", findings, journals, tracebacks=tracebacks())
    return [*text.splitlines(), "", f"({checks} made)"]


def _apart(chosen: Mapping[str, object], limit: float) -> tuple[list[str], list[Finding]]:
    """Return the checks that were made in another process, and their findings."""
    import json

    from starcup.testing import Finding
    from starcup_cli.reporting_process import Message, follow

    checks: list[str] = []
    findings: list[Finding] = []

    def hear(message: Message) -> None:
        match message:
            case {"stage": str(name)}:
                checks.append(name)
            case {"finding": dict(fields)}:
                findings.append(Finding(**fields))
            case {"refused": str(refusal), "code": int(code)}:
                raise WrongUse(refusal) if code == WRONG_USE else Failed(refusal)

    ended = follow(__name__, [json.dumps(chosen)], limit, hear, Path.cwd())
    if ended.why:
        last = checks.pop() if checks else "load"
        findings.append(Finding(last, f"game {chosen['game']!r}", f"{ended.why} at the check {last!r}"))
    return checks, findings


def main() -> None:
    """Run the process. Its argument is what was chosen on the command line, as JSON."""
    import json

    from attrs import asdict

    from starcup import games
    from starcup.testing import check_game, failed_load
    from starcup_cli.packs import chosen_rules
    from starcup_cli.reporting_process import Message, Send, work

    def task(arguments: Sequence[str], send: Send) -> None:
        def before(name: str) -> bool:
            send({"stage": name})
            return True

        chosen = json.loads(arguments[0])
        key, quick = chosen["game"], chosen["quick"]
        try:
            rules = chosen_rules(chosen["packs"], chosen["option"], chosen["without"], key) if chosen["rules"] else None
        except click.ClickException as error:  # as other commands refuse such packs and options
            send({"refused": error.message, "code": error.exit_code})
            return
        definition = games.find(key)
        number = chosen["games"] or (len(definition.seats) if quick else None)
        checks = QUICKLY if quick else None
        for finding in check_game(
            definition, ruleset=rules, games=number, seed=chosen["seed"], checks=checks, before=before
        ):
            send({"finding": asdict(finding)})

    def failed(error: BaseException) -> Message:
        game = json.loads(sys.argv[-1])["game"]
        return {"finding": asdict(failed_load(f"game {game!r}", error))}

    work(task, failed)


if __name__ == "__main__":
    main()
