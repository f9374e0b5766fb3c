"""``starcup sim``: many games between bots, with statistics and, if wanted, every decision in a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

import click

from starcup_cli import DEFAULT_GAME
from starcup_cli.alone import json_option
from starcup_cli.commands import PLAYERS, THINKING, WORKERS, new_game_options
from starcup_cli.errors import WrongUse, check_extra, tell, termination

if TYPE_CHECKING:
    from starcup_bots import Result
    from starcup_bots.datasets import DatasetWriter, RecordedGame

T = TypeVar("T")
USUAL = "greedy,random"


@click.command("sim", short_help="Play many games between bots and sum them up.")
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, metavar="N", help="How many games."
)
@PLAYERS
@click.option(
    "--bots",
    metavar="NAME[,NAME]",
    help="Who plays (easy, normal, hard, expert, greedy, planner, random, or a bot that you installed), repeated as "
    f"needed.  [default: {USUAL}]",
)
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help="Seed of the first game.")
@WORKERS
@THINKING
@click.option("--rotate/--no-rotate", default=True, show_default=True, help="Bots change seats from game to game.")
@new_game_options
@click.option(
    "--dataset",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write every decision to this new file, as Parquet.",
)
@click.option("--observations", is_flag=True, help="Each with the position as its seat saw it (with --dataset).")
@json_option()
def command(
    games: int,
    game: str | None,
    players: int | None,
    bots: str | None,
    seed: int,
    workers: int,
    seconds: float,
    rotate: bool,
    packs: str | None,
    option: tuple[str, ...],
    without: str,
    dataset: Path | None,
    observations: bool,
    as_json: bool,
) -> None:
    """Play many games between bots and sum them up.

    Same seed, bots, packs and options, same results, however many processes play. A bot that fails, or thinks longer
    than it may, loses its game; rounds and scores leave that game out.

    The file of --dataset has a row for each decision, and says itself what its
    columns are; it is written while games are played. After Ctrl-C it holds the
    games that are over.

    \b
    Keys of the JSON: games, players, packs, options (by name), first_seed, rounds
    (mean, least, most), end_reasons (games by reason), seconds,
    games_per_second, bots: a list, for each bot, bot, seats (how often it
    played), wins (a shared win counts as its share), win_rate, score and what
    it is made of, for Roll chips, tiles, bonuses (means a game), faults (games
    that it lost by failing), and faults: a list of these games, seed, seat,
    reason, message. Of other games than Roll also game: its key.
    """
    from starcup_cli.packs import (
        check_bots,
        check_players,
        chosen_rules,
        find_game,
        least_players,
        named_packs,
        packs_in,
        split_names,
        usual_bots,
    )
    from starcup_cli.series import Sums, sim_lines
    from starcup_cli.terminal import progress, show, show_json

    if observations and dataset is None:
        raise WrongUse("--observations needs a dataset: --dataset FILE")
    played = find_game(game)
    rules = chosen_rules(packs, option, without, played.key)
    names = usual_bots(played.key, split_names(USUAL)) if bots is None else split_names(bots)
    players = least_players(played.key) if players is None else players
    check_players(rules, players)
    check_bots(names, players, played.key)
    began = time.perf_counter()
    sums, seeds = Sums(), range(seed, seed + games)

    def play(start: Callable[..., Iterator[T]]) -> Iterator[T]:
        return start(
            packs_in(rules),
            names,
            players,
            seeds,
            workers,
            rotate=rotate and len(names) > 1,
            options=rules.options,
            limit_ms=max(1, round(seconds * 1000)),
            game=played.key,
        )

    with ExitStack() as stack:
        if dataset is None:
            from starcup_bots import simulate

            results = play(simulate)
        else:
            results = stack.enter_context(_written(dataset, seeds, play, observations=observations))
        advance = stack.enter_context(progress(games, shown=not as_json))
        for result in results:
            sums.add(result)
            advance(1)
    report = sums.report(time.perf_counter() - began)
    other = {"game": played.key} if played.key != DEFAULT_GAME else {}
    rules_chosen = {"packs": named_packs(packs, played), "options": dict(rules.options)}
    report = {**other, "games": games, "players": players, **rules_chosen, "first_seed": seed, **report}
    if as_json:
        show_json(report)
    else:
        show(sim_lines(report, f"{played.title}: " if other else ""))


class _Play(Protocol):
    def __call__(self, start: Callable[..., Iterator[T]], /) -> Iterator[T]: ...


@contextmanager
def _written(path: Path, seeds: range, play: _Play, *, observations: bool) -> Iterator[Iterator[Result]]:
    """Yield the results of games that are written to a file; an early end is told, and what the file holds then."""
    check_extra("pyarrow", "--dataset")
    from starcup import StarcupError
    from starcup.words import several
    from starcup_bots.dataset_rows import MOST_SEED
    from starcup_bots.datasets import DatasetWriter, record_games
    from starcup_cli import files

    if not 0 <= seeds[0] <= seeds[-1] <= MOST_SEED:
        raise WrongUse(f"--dataset has room for seeds from 0 to {MOST_SEED}")
    writer: DatasetWriter | None = None
    try:
        with termination(), ExitStack() as stack:
            try:
                recorded = play(partial(record_games, observations=observations))
                stack.enter_context(files.folder_for(path.parent))
                writer = stack.enter_context(DatasetWriter(path))
            except StarcupError as error:
                raise WrongUse(str(error)) from error
            except OSError as error:
                raise WrongUse(f"{path}: {error.strerror}") from error
            yield _added(writer, recorded)
    except BaseException:
        if writer is not None and writer.games and path.is_file():
            tell(f"starcup: stopped after {several(writer.games, 'game')} of {len(seeds)}, which {path} holds")
        raise


def _added(writer: DatasetWriter, recorded: Iterator[RecordedGame]) -> Iterator[Result]:
    for game in recorded:
        writer.add(game)
        yield game.result
