"""Playing the games of an arena at the command line: progress for a person, and Ctrl-C loses nothing."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from attrs import evolve

from starcup import StarcupError
from starcup.words import several
from starcup_bots import BotError, arena
from starcup_bots.arena import Plan, changed, stamped
from starcup_bots.arena_store import PLAN, Store
from starcup_bots.entrants import COMMAND, labels_of, split_bots
from starcup_bots.executors import Crew, Dask, local
from starcup_cli import files
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
from starcup_cli.packs import (
    check_bots,
    check_players,
    chosen_rules,
    find_game,
    find_packs,
    folder_of,
    least_players,
    load_packs,
    named_packs,
    split_names,
    split_options,
    usual_bots,
)
from starcup_cli.series.asked import Asked
from starcup_cli.terminal import progress


def new_plan(asked: Asked, deals: int, *, alone: bool = False) -> Plan:
    """Return the plan that the options ask for.

    ``deals`` is their number if the options don't say; ``alone`` allows a single bot.
    """
    fixed = _fixed(asked)
    packs = find_packs(fixed.packs) if fixed.packs else ()
    check_players(load_packs(packs, dict(fixed.options), fixed.without, game=fixed.game), fixed.players)
    named = [name for name in fixed.bots if COMMAND.fullmatch(name) is None]
    if named or not fixed.bots:
        check_bots(named, max(len(named), fixed.players), fixed.game)
    if len(fixed.bots) < 2 and not alone:
        raise WrongUse(f"an arena takes two bots or more: --bots {','.join((*fixed.bots, 'random'))}")
    try:
        return stamped(evolve(fixed, deals=asked.games or deals))
    except StarcupError as error:
        raise WrongUse(str(error)) from error


def _fixed(asked: Asked) -> Plan:
    """Return the plan as far as the options settle it, unchecked."""
    game = find_game(asked.game)
    if not game.pack:
        chosen_rules(asked.packs, asked.option, asked.without, game.key)  # refuses unknown names
    line_ups = [split_names(text) for text in asked.line_up]
    if any(len(line_up) < 2 for line_up in line_ups):
        raise WrongUse("a line-up names a bot for each seat: --line-up greedy,random,random")
    bots = split_bots(asked.bots)
    if "bots" not in asked.typed:
        named = dict.fromkeys(label for line_up in line_ups for label in line_up)
        bots = [_NUMBER.sub("", label) for label in named] or usual_bots(game.key, bots)
    labels = labels_of(bots)
    for line_up in line_ups:
        for label in line_up:
            if label not in labels:
                raise unknown("bot of a line-up", label, labels)
    players = asked.players
    if players is None:
        players = len(line_ups[0]) if line_ups else least_players(game.key)
    packs = [folder_of(name) or name for name in named_packs(asked.packs, game)]
    return Plan(
        tuple(bots),
        players,
        seed=asked.seed,
        game=game.key,
        packs=tuple(map(str, packs)),
        duplicate=asked.duplicate,
        limit_ms=max(1, round(asked.seconds * 1000)),
        game_ms=max(1, round(asked.game_seconds * 1000)),
        tables=tuple(tuple(sorted(map(labels.index, line_up))) for line_up in line_ups),
        options=tuple(sorted(split_options(asked.option).items())),
        without=tuple(split_names(asked.without)),
    )


_NUMBER = re.compile(r"#\d+$")
"""The end of the label of a bot that is named again."""
_SETTLED = {
    **{name: name for name in ("game", "bots", "players", "seed", "packs", "without", "duplicate")},
    "option": "options",
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
    asked = asked if "game" in asked.typed else asked._replace(game=plan.game)
    # Line-ups go by the bots, so these are needed to read them.
    wanted = _fixed(asked if "bots" in asked.typed else asked._replace(bots=plan.bots, typed=asked.typed | {"bots"}))
    for name in typed:
        now, then = getattr(wanted, _SETTLED[name]), getattr(plan, _SETTLED[name])
        if now != then:
            option = f"--{name.replace('_', '-')}"
            raise WrongUse(f"{asked.resume} was begun with another {option}: {then!r}, not {now!r}; --out begins anew")


def crew_of(workers: int, dask: str | None) -> Crew:
    """Return the crew that plays the games."""
    if dask is None:
        return local(workers)
    import logging

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # a lost scheduler is reported in a line of ours
    return Dask(dask)


@contextmanager
def store_of(asked: Asked, plan: Callable[[], Plan]) -> Iterator[Store]:
    """Yield the store of the arena: a new one, one to continue, or one that is deleted afterwards."""
    if asked.out is not None and asked.resume is not None:
        raise WrongUse("--out begins an arena and --resume goes on with one: name one of the two")
    with tempfile.TemporaryDirectory(prefix="starcup-arena-") as forgotten, ExitStack() as stack:
        try:
            if asked.resume is not None:
                store = _resumed(asked, asked.resume)
            else:
                begun, folder = plan(), asked.out or Path(forgotten)
                stack.enter_context(files.folder_for(folder))
                store = Store.create(folder, begun)
        except StarcupError as error:
            raise WrongUse(str(error)) from error
        if store.cut:
            tell(f"starcup: {store.cut}")
        try:
            yield store
        except Exception:
            if asked.resume is None and not store.records:
                (store.folder / PLAN).unlink()
            raise


def _resumed(asked: Asked, folder: Path) -> Store:
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


def run(
    asked: Asked,
    name: str,
    plan: Callable[[], Plan],
    report: Callable[[Store], Mapping[str, str | bytes]],
    *,
    shown: bool,
) -> int:
    """Play the missing games of an arena, report on all, and keep what is asked for; return the exit code.

    ``name`` is the command's, and ``report`` tells its findings and returns the contents of files about them.
    """
    with store_of(asked, plan) as store:
        code, trouble = play_missing(store, crew_of(asked.workers, asked.dask), shown=shown)
        folder, advice = asked.folder, ""
        try:
            contents = report(store)
        except BotError as error:
            if not trouble:
                raise
            advice = f"; {error}"
        else:
            if folder is not None:
                files.write_all({folder / file: data for file, data in contents.items()})
                if shown:
                    tell(f"Written to {folder}: {', '.join(contents)}")
                advice = f"; 'starcup {name} --resume {folder}' goes on"
        if trouble:
            tell(f"starcup: {trouble} after {len(store.records)} of {store.plan.games} games{advice}")
        stopped = sum(record.fault is not None and record.fault.seat < 0 for record in store.records.values())
        if stopped:
            tell(f"starcup: {several(stopped, 'game')} stopped through no bot's fault")
            code = code or FAILED
    return code


def play_missing(store: Store, crew: Crew, *, shown: bool) -> tuple[int, str]:
    """Play the missing games of the store; return the exit code, and what interrupted the games, if anything."""
    records = arena.run(store.plan, crew, store.records.keys())
    try:
        with termination(), progress(store.plan.games, len(store.records), shown=shown) as advance:
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
