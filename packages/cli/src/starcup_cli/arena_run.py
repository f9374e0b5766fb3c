"""Playing the games of an arena at the command line: progress for a person, and Ctrl-C loses nothing."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from starcup_cli.errors import (
    FAILED,
    FINE,
    INTERRUPTED,
    TERMINATED,
    Terminated,
    WrongUse,
    one_line,
    tell,
    termination,
    unknown,
)

if TYPE_CHECKING:
    from starcup_bots.arena import Plan
    from starcup_bots.arena_store import Store
    from starcup_bots.executors import Crew
    from starcup_cli.commands.asked import Asked


def new_plan(asked: Asked, deals: int, *, alone: bool = False) -> Plan:
    """Return the plan that the options ask for.

    ``deals`` is their number if the options don't say; ``alone`` allows a single bot.

    Raises:
        WrongUse: unknown or too few bots, packs or numbers that can't be.
    """
    from starcup import StarcupError
    from starcup_bots.arena import stamped
    from starcup_bots.entrants import COMMAND
    from starcup_cli.packs import check_bots, check_players, load_packs, load_ruleset

    fixed = _fixed(asked)
    chosen = dict(fixed.options), fixed.without, fixed.game
    check_players(load_ruleset(fixed.packs, *chosen) if fixed.packs else load_packs((), *chosen), fixed.players)
    named = [name for name in fixed.bots if COMMAND.fullmatch(name) is None]
    if named or not fixed.bots:
        check_bots(named, max(len(named), fixed.players), fixed.game)
    if len(fixed.bots) < 2 and not alone:
        raise WrongUse(f"an arena takes two bots or more: --bots {','.join(_two(fixed.game))}")
    try:
        return stamped(evolve(fixed, deals=asked.games or deals))
    except StarcupError as error:
        raise WrongUse(str(error)) from error


def _two(game: str) -> Sequence[str]:
    """Return two bots to name as an example."""
    from starcup_bots import available

    return ("greedy", "random") if {"greedy", "random"} <= available(game).keys() else ("random", "NAME=exec:COMMAND")


def _fixed(asked: Asked) -> Plan:
    """Return the plan as far as the options settle it, unchecked."""
    from starcup_bots.arena import Plan
    from starcup_bots.entrants import label_of, split_bots
    from starcup_cli.packs import (
        chosen_rules,
        find_game,
        folder_of,
        least_players,
        split_names,
        split_options,
        usual_bots,
    )

    own_pack = find_game(asked.game).pack
    if not own_pack:
        chosen_rules(asked.packs, asked.option, asked.without, asked.game)  # refuses unknown names
    line_ups = [split_names(text) for text in asked.line_up]
    if any(len(line_up) < 2 for line_up in line_ups):
        raise WrongUse("a line-up names a bot for each seat: --line-up greedy,random,random")
    bots = split_bots(asked.bots)
    if "bots" not in asked.typed:
        named = list(dict.fromkeys(name for line_up in line_ups for name in line_up))
        bots = named or usual_bots(asked.game, bots)
    labels = list(map(label_of, bots))
    for line_up in line_ups:
        for name in line_up:
            if name not in labels and "bots" in asked.typed:
                raise unknown("bot of a line-up", name, labels)
    players = asked.players
    if "players" not in asked.typed:
        players = len(line_ups[0]) if line_ups else least_players(asked.game)
    packs = [folder_of(name) or name for name in split_names(own_pack if asked.packs is None else asked.packs)]
    return Plan(
        tuple(bots),
        players,
        seed=asked.seed,
        game=asked.game,
        packs=tuple(map(str, packs)),
        duplicate=asked.duplicate,
        limit_ms=max(1, round(asked.seconds * 1000)),
        game_ms=max(1, round(asked.game_seconds * 1000)),
        tables=tuple(tuple(sorted(labels.index(name) for name in line_up)) for line_up in line_ups),
        options=tuple(sorted(split_options(asked.option).items())),
        without=tuple(split_names(asked.without)),
    )


_SETTLED = {
    "game": "game",
    "bots": "bots",
    "players": "players",
    "seed": "seed",
    "packs": "packs",
    "option": "options",
    "without": "without",
    "duplicate": "duplicate",
    "line_up": "tables",
    "seconds": "limit_ms",
    "game_seconds": "game_ms",
}
"""The options that settle the games, and the places of their values in the plan."""


def _check_same(asked: Asked, plan: Plan) -> None:
    """Refuse options that contradict the plan of a folder."""
    typed = [name for name in _SETTLED if name in asked.typed]
    if not typed:
        return
    asked = asked if "game" in asked.typed else evolve(asked, game=plan.game)
    # Line-ups go by the bots, so these are needed to read them.
    wanted = _fixed(asked if "bots" in asked.typed else evolve(asked, bots=plan.bots, typed=asked.typed | {"bots"}))
    for name in typed:
        now, then = getattr(wanted, _SETTLED[name]), getattr(plan, _SETTLED[name])
        if now != then:
            option = f"--{name.replace('_', '-')}"
            raise WrongUse(f"{asked.resume} was begun with another {option}: {then!r}, not {now!r}; --out begins anew")


def crew_of(workers: int, dask: str | None) -> Crew:
    """Return the crew that plays the games."""
    from starcup_bots.executors import Dask, local

    if dask is None:
        return local(workers)
    import logging

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # a lost scheduler is reported in a line of ours
    return Dask(dask)


@contextmanager
def store_of(asked: Asked, plan: Callable[[], Plan]) -> Iterator[Store]:
    """Yield the store of the arena: a new one, one to continue, or one that is deleted afterwards.

    Raises:
        WrongUse: the folder can't be used.
    """
    from starcup import StarcupError
    from starcup_bots.arena_store import Store

    if asked.out is not None and asked.resume is not None:
        raise WrongUse("--out begins an arena and --resume goes on with one: name one of the two")
    with tempfile.TemporaryDirectory(prefix="starcup-arena-") as forgotten:
        try:
            if asked.resume is None:
                store = Store.create(asked.out or Path(forgotten), plan())
            else:
                store = _resumed(asked, asked.resume)
        except StarcupError as error:
            raise WrongUse(str(error)) from error
        if store.cut:
            tell(f"starcup: {store.cut}")
        yield store


def _resumed(asked: Asked, folder: Path) -> Store:
    from starcup_bots.arena import changed, stamped
    from starcup_bots.arena_store import Store

    plan = Store.plan_of(folder)
    _check_same(asked, plan)
    other = one_line(changed(plan))
    if not other:
        return Store.open(folder, asked.games)
    if asked.anyway:
        return Store.open(folder, asked.games).with_plan(stamped(evolve(plan, deals=asked.games or plan.deals)))
    store = Store.open(folder)
    if len(store.records) < store.plan.games or (asked.games or plan.deals) != plan.deals:
        raise WrongUse(f"{folder} was played by other code: {other}; --anyway goes on with what is here")
    tell(f"starcup: {folder} was played by other code: {other}")
    return store


def play_missing(store: Store, crew: Crew, *, shown: bool) -> tuple[int, str]:
    """Play the missing games of the store; return the exit code, and what interrupted the games, if anything.

    Raises:
        BotError: something failed before there was a single game.
    """
    from starcup_bots import BotError
    from starcup_bots.arena import run

    records = run(store.plan, crew, store.records.keys())
    try:
        with termination(), _bar(store.plan.games, len(store.records), shown=shown) as advance:
            for games in records:
                for game in games:
                    store.append(game)
                advance(len(games))
    except KeyboardInterrupt:
        return INTERRUPTED, "interrupted"
    except Terminated:
        return TERMINATED, "told to end"
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
    """Yield a function that moves a bar with the time left on stderr, if a person is looking."""
    if not (shown and sys.stderr.isatty()):
        yield lambda number: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=total, completed=done)
        yield lambda number: bar.advance(task, number)
