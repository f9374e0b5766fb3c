"""``starcup pack``: make a pack of tiles or cards: a new one, checks, pictures, a watch, a wheel."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import game_option
from starcup_cli.errors import FAILED, FINE, WrongUse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starcup_cli.authoring import Examined

MOST_LINES = 12
"""The most lines that are shown for a save; more would hide earlier ones."""
PACK = click.argument("pack", metavar="[PATH|NAME]", default=".")
WITH = click.option(
    "--with", "others", default="", metavar="PACK[,PACK]", help="The packs it is played with, if not the game's own."
)


_LEVELS = (
    click.option("--quick", "level", flag_value="quick", help="Data, loading, a game or two; says what is left out."),
    click.option("--full", "level", flag_value="full", help="All that the conformance kit can try; takes minutes."),
    click.option("--limit", type=click.FloatRange(min=0.1), metavar="SECONDS", help="How long one check may take."),
)


def _levels(function: Callable[..., int]) -> Callable[..., int]:
    """Add the options for the level of a pack's examination."""
    for option in reversed(_LEVELS):
        function = option(function)
    return function


@click.group("pack", short_help="Make a pack of tiles or cards: new, check, preview, watch, build.")
def command() -> None:
    """Make a pack of tiles or cards of your own.

    \b
    starcup pack new my-stars          a small pack that works, to change
    starcup pack check my-stars        everything that is wrong with it
    starcup pack preview my-stars      its pieces in the terminal, as SVG or PDF
    starcup pack watch my-stars        checks again at each save
    starcup pack build my-stars        a wheel that others install with pip
    starcup play --packs base,./my-stars

    A pack is named by its folder, or by its name if it is installed. For another
    game than Roll: 'starcup pack new my-cards --game race'.
    """


@command.command("new", short_help="A small pack that works, to change.")
@click.argument("name")
@click.option("--python", is_flag=True, help="With a power in Python as well.")
@game_option
@click.option("--dir", "parent", default=".", metavar="DIR", help="Where the pack's folder goes; here if not given.")
def new(name: str, python: bool, game: str | None, parent: str) -> None:
    """Make a pack NAME: data files with a few pieces and powers, a test, what it takes to publish it."""
    from starcup import installed_packs
    from starcup_cli.authoring import listed, nearest_name, package_of, texts_of, wrong_with
    from starcup_cli.files import path_of, write_folder
    from starcup_cli.packs import find_game, format_of, play_command
    from starcup_cli.terminal import show

    played = find_game(game)
    form = format_of(played.key)

    wrong = wrong_with(name, installed_packs())
    if wrong:
        near = nearest_name(name, installed_packs(), form.piece)
        raise WrongUse(f"a pack can't be called {name!r}: {wrong} (how about {near!r}?)")
    folder = path_of(parent) / name
    if not folder.parent.is_dir():
        raise WrongUse(f"{folder.parent}: expected a folder, found {'a file' if folder.parent.exists() else 'nothing'}")
    if folder.exists() or folder.is_symlink():
        raise WrongUse(f"{folder} exists already: choose another name, or another folder by --dir")
    texts = texts_of(played, name, python=python)
    write_folder(folder, texts)
    place = str(folder) if folder.is_absolute() else f"./{folder.as_posix()}"
    show(
        [
            f"A new pack {name!r} in {place}:",
            *(f"  {path:<34}{what}" for path, what in listed(form, package_of(name), texts)),
            "Next:",
            f"  starcup pack check {folder}",
            f"  starcup pack preview {folder}",
            f"  {play_command(played.key)} --packs {played.pack},{place}",
        ]
    )


@command.command("check", short_help="Everything that is wrong with a pack.")
@PACK
@_levels
@WITH
@json_option()
def check(pack: str, level: str | None, others: str, limit: float | None, as_json: bool) -> int:
    """Check a pack: its data, then loading it, then games with it.

    The pack's code runs in a process of its own, which is ended if it hangs.
    The exit code is 1 if anything is wrong; warnings, and what could not be
    tried, are told and leave it at 0.

    \b
    Keys of the JSON: name, version, digest, ok, contents (as 'starcup packs'
    counts them), made and left_out (names of checks), troubles: a list, for each
    check, file, line (0: none), field, expected, found, nearest, told (a
    sentence, where the other keys don't say it), warning, untried (no game got
    there), bots (what learned bots never met: new, the number of pieces; traits,
    the number of theirs; unknown_in_positions, unknown_in_choices; or empty).
    """
    from starcup_cli.terminal import show, show_json

    report = examined(pack, others, level or "normal", limit, quiet=as_json)
    if as_json:
        show_json(report.data())
    else:
        show(lines_of(report))
    return FINE if report.ok else FAILED


@command.command("preview", short_help="A pack's pieces in the terminal, as SVG or PDF.")
@PACK
@click.option(
    "--piece", "--tile", "--card", "key", metavar="KEY", help="Only this one: the key, name or id of it or of a side."
)
@click.option("--svg", metavar="DIR", help="Write an SVG file for each side into this folder.")
@click.option("--pdf", metavar="FILE", help="Write a sheet to print and cut out, with both sides of tiles.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="For --pdf.")
@WITH
def preview(pack: str, key: str | None, svg: str | None, pdf: str | None, paper: str, others: str) -> None:
    """Show a pack's pieces: in the terminal, as SVG files, or as a PDF sheet to print and cut out.

    No power of the pack is run. The drawings are plain and Starcup's own.
    """
    from starcup_cli.authoring import Gallery
    from starcup_cli.files import path_of
    from starcup_cli.terminal import show

    gallery = Gallery.of(pack, others, key)
    if svg is None and pdf is None:
        gallery.show()
    else:
        show(gallery.write(None if svg is None else path_of(svg), None if pdf is None else path_of(pdf), paper))


@command.command("watch", short_help="Check a pack again at each save.")
@click.argument("pack", metavar="[PATH]", default=".")
@click.option("--sim", type=click.IntRange(min=1), metavar="N", help="Play N bot games after each good save.")
@WITH
def watch(pack: str, sim: int | None, others: str) -> int:
    """Check a pack quickly each time one of its files is saved, until Ctrl-C.

    Whatever is played next, here or in another terminal, uses what was saved.
    """
    from starcup_cli.authoring import saves
    from starcup_cli.packs import folder_of
    from starcup_cli.terminal import show

    folder = folder_of(pack, folder_first=True)
    if folder is None:
        raise WrongUse(f"{pack}: expected a folder to watch; an installed pack does not change")
    rounds = saves(folder)
    try:
        show([f"Watching {folder}; Ctrl-C ends."])
        for number, changed in enumerate(rounds):
            if changed:
                show(["", f"## saved: {', '.join(path.name for path in changed)}"])
            _look(str(folder), others, sim, number)
    except KeyboardInterrupt:
        show(["", "No longer watching."])
    return FINE


def _look(folder: str, others: str, sim: int | None, number: int) -> None:
    """Report on a pack that is being edited."""
    from starcup_cli.authoring import trial_lines
    from starcup_cli.packs import spelt
    from starcup_cli.terminal import show

    report = examined(folder, others, "quick")
    lines = lines_of(report)
    show(lines if len(lines) <= MOST_LINES else [*lines[:MOST_LINES], "... 'starcup pack check' tells the rest"])
    if sim and report.ok:
        show(trial_lines(folder, spelt(others), sim, number * sim))


@command.command("build", short_help="A wheel that others install with pip.")
@click.argument("pack", metavar="[PATH]", default=".")
@click.option("--out", metavar="DIR", help="Where the files go; dist in the pack's folder if not given.")
@_levels
@WITH
@json_option()
def build(pack: str, out: str | None, level: str | None, limit: float | None, others: str, as_json: bool) -> int:
    """Check a pack and build a wheel and a source distribution of it.

    Nothing is downloaded: the build tools of this environment are used, without
    an isolated one. Of a pack with faults nothing is built, and the exit code is 1.

    \b
    Keys of the JSON: those of 'starcup pack check', and built: the paths of the
    files made, the wheel first; empty if the pack has faults.
    """
    from starcup_cli.authoring import build_wheel, project_of
    from starcup_cli.errors import check_extra
    from starcup_cli.files import path_of
    from starcup_cli.packs import find_game, folder_of, play_command
    from starcup_cli.terminal import show, show_json

    folder = folder_of(pack, folder_first=True)
    if folder is None:
        raise WrongUse(f"{pack}: expected the folder of a pack; this one is installed already")
    project = project_of(folder)
    for tool in ("build", "hatchling"):
        check_extra(tool, "pack build")
    report = examined(str(folder), others, level or "normal", limit, quiet=as_json)
    if not as_json:
        show(lines_of(report) if report.ok else [*lines_of(report), "Nothing was built."])
    where = project / "dist" if out is None else path_of(out).resolve()
    paths = build_wheel(project, where) if report.ok else []
    if as_json:
        show_json({**report.data(), "built": [str(path) for path in paths]})
    if as_json or not report.ok:
        return FINE if report.ok else FAILED
    wheel = next(path for path in paths if path.suffix == ".whl")
    show(
        [
            "Built, without isolation, from what is installed here:",
            *(f"  {path}" for path in paths),
            "Whoever installs it plays with it:",
            f"  pip install {wheel.name}",
            f"  {play_command(report.game)} --packs {find_game(report.game).pack},{report.name}",
        ]
    )
    return FINE


def examined(pack: str, others: str, level: str, limit: float | None = None, *, quiet: bool = False) -> Examined:
    """Examine a pack, and show the current stage while a person waits."""
    from starcup_cli.authoring import examine_apart
    from starcup_cli.packs import folder_of, spelt

    folder = folder_of(pack, folder_first=True)
    where = pack if folder is None else str(folder)
    companions = spelt(others)
    with _status(quiet) as progress:
        return examine_apart(where, companions, level, progress, limit)


@contextmanager
def _status(quiet: bool) -> Iterator[Callable[[str], None]]:
    """Yield a function that shows a temporary line on stderr, if a person is looking."""
    if quiet or not sys.stderr.isatty():
        yield lambda stage: None
        return
    from rich.console import Console

    with Console(stderr=True).status("checking") as status:
        yield lambda stage: status.update(f"checking: {stage}")


def lines_of(report: Examined) -> list[str]:
    """Return a report for people: every trouble, then a summary."""
    from starcup.words import several, wrap
    from starcup_cli.authoring import told_of_bots
    from starcup_cli.packs import format_of

    faults = sum(trouble.is_fault for trouble in report.troubles)
    warnings = sum(trouble.warning for trouble in report.troubles)
    untried = len(report.troubles) - faults - warnings
    lines = []
    for trouble in report.troubles:
        lines += wrap(str(trouble), "", "    ")
    contents = report.contents
    what = ""
    if contents:
        what = f"{report.counted}; "
    checks = f"{several(len(report.made), 'check')} made" if report.made else "no game was tried"
    nothing = "nothing wrong in what was looked at" if report.left_out else "no faults"
    counts = nothing if not faults else several(faults, "fault")
    counts += f", {several(warnings, 'warning')}" if warnings else ""
    counts += f", {several(untried, 'thing')} not tried" if untried else ""
    version = report.version if report.version != "0" else ""
    lines += wrap(f"pack {report.name} {version}".rstrip() + f": {what}{counts} ({checks}).")
    if report.bots:
        lines += wrap(told_of_bots(report.bots, format_of(report.game).piece))
    if report.left_out:
        lines += wrap(f"Not looked at: {', '.join(report.left_out)}; --full makes all checks.")
    if untried:
        lines += wrap("What was not tried is not known to be wrong: no game got there. --full plays more of them.")
    return lines
