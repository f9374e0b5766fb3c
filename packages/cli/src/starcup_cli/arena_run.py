"""Playing the games of an arena at the command line: progress for a person, and Ctrl-C loses nothing."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starcup_cli.errors import FAILED, FINE, INTERRUPTED, WrongUse, one_line, tell

if TYPE_CHECKING:
    from starcup_bots.arena import Plan
    from starcup_bots.arena_store import Store
    from starcup_bots.executors import Crew


def new_plan(
    bots: tuple[str, ...],
    players: int,
    deals: int,
    seed: int,
    packs: str,
    seconds: float,
    *,
    duplicate: bool = True,
    alone: bool = False,
) -> Plan:
    """The plan that the options ask for; ``alone`` allows a single bot.

    Raises:
        WrongUse: unknown or too few bots, packs or numbers that can't be.
    """
    from starcup import StarcupError
    from starcup_bots.arena import Plan, stamped
    from starcup_bots.entrants import COMMAND, split_bots
    from starcup_cli.packs import check_bots, check_players, load_ruleset, split_names

    pack_names, names = split_names(packs), split_bots(bots)
    check_players(load_ruleset(pack_names), players)
    named = [name for name in names if COMMAND.fullmatch(name) is None]
    if named or not names:
        check_bots(named, max(len(named), players))
    if len(names) < 2 and not alone:
        raise WrongUse("an arena takes two bots or more: --bots greedy,random")
    plan = Plan(
        tuple(names), players, deals, seed, tuple(pack_names), duplicate=duplicate, limit_ms=max(1, int(seconds * 1000))
    )
    try:
        return stamped(plan)
    except StarcupError as error:
        raise WrongUse(str(error)) from error


def crew_of(workers: int, dask: str | None) -> Crew:
    """Who plays."""
    from starcup_bots.executors import Dask, local

    if dask is None:
        return local(workers)
    import logging

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # a lost scheduler is told in a line of ours
    return Dask(dask)


@contextmanager
def store_of(plan: Callable[[], Plan], out: Path | None, resume: Path | None, deals: int | None) -> Iterator[Store]:
    """The folder of the arena: a new one, one to go on with, or one that is forgotten afterwards.

    Raises:
        WrongUse: the folder can't be used.
    """
    from starcup_bots import BotError
    from starcup_bots.arena_store import Store

    if out is not None and resume is not None:
        raise WrongUse("--out begins an arena and --resume goes on with one: name one of the two")
    with tempfile.TemporaryDirectory(prefix="starcup-arena-") as forgotten:
        try:
            store = Store.open(resume, deals) if resume is not None else Store.create(out or Path(forgotten), plan())
        except BotError as error:
            raise WrongUse(str(error)) from error
        if store.cut:
            tell(f"starcup: {store.cut}")
        yield store


def play_missing(store: Store, crew: Crew, *, shown: bool) -> tuple[int, str]:
    """Play what is missing in the store; the exit code, and what came between, if anything.

    Raises:
        BotError: something failed before there was a single game.
    """
    from starcup_bots import BotError
    from starcup_bots.arena import run

    records = run(store.plan, crew, store.records.keys())
    try:
        with _bar(store.plan.games, len(store.records), shown=shown) as advance:
            for games in records:
                for game in games:
                    store.append(game)
                advance(len(games))
    except KeyboardInterrupt:
        return INTERRUPTED, "interrupted"
    except BotError as error:
        if not store.records:
            raise
        return FAILED, f"{one_line(str(error))}; stopped"
    finally:
        close = getattr(records, "close", None)
        if close is not None:
            close()
    return FINE, ""


@contextmanager
def _bar(total: int, done: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar with the time left on stderr, if a person is looking."""
    if not (shown and sys.stderr.isatty()):
        yield lambda number: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=total, completed=done)
        yield lambda number: bar.advance(task, number)
