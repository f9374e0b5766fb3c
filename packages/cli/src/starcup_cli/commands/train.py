"""``starcup train``: a net that learns a game by playing it, for bots of any strength."""

from __future__ import annotations

from pathlib import Path

import click

from starcup_cli.commands import WORKERS, game_option, packs_option
from starcup_cli.errors import FINE, INTERRUPTED, TERMINATED, Terminated, WrongUse, tell, termination


@click.command("train", short_help="Let a net learn a game by playing it.")
@game_option
@packs_option("The packs to learn with.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    metavar="DIR",
    help="The folder of the course; one that is there goes on.",
)
@click.option(
    "--minutes", type=click.FloatRange(min=0), default=60.0, show_default=True, metavar="N", help="How long to train."
)
@click.option("--rounds", type=click.IntRange(min=0), default=0, metavar="N", help="End after so many rounds, too.")
@click.option(
    "--seats",
    multiple=True,
    type=int,
    metavar="N",
    help="Numbers of players, one game after the other.  [default: all]",
)
@click.option("--games", type=click.IntRange(min=1), default=512, show_default=True, metavar="N", help="In a round.")
@click.option(
    "--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="N", help="Seed of everything."
)
@click.option("--teacher", default="", metavar="BOT", help="A bot to learn from first.  [default: none]")
@click.option(
    "--lessons", type=click.IntRange(min=1), default=4_000, show_default=True, metavar="N", help="Games of the teacher."
)
@click.option(
    "--weights",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Weights to begin with.  [default: random]",
)
@WORKERS
@click.option("--dask", metavar="ADDRESS", help="Play on the workers of this Dask scheduler instead.")
def command(
    game: str | None,
    packs: str | None,
    out: Path,
    minutes: float,
    rounds: int,
    seats: tuple[int, ...],
    games: int,
    seed: int,
    teacher: str,
    lessons: int,
    weights: Path | None,
    workers: int,
    dask: str | None,
) -> int:
    """Let a net learn a game by playing it against itself.

    Each round plays games, and learns from them; every tenth measures the net
    against a bot. DIR gets 'weights.npz', the weights that won most, the log,
    the curve as a picture, and what is needed to go on: Ctrl-C loses at most a
    round, and the same command goes on. An hour on two cores makes a good
    player of a game of this size; the teacher spares half of it.

    \b
    In the plugin of the game's bots, when its facet 'bots' names the weights:
      learned_bots("his-game")
    """
    from starcup import StarcupError
    from starcup_cli.errors import check_extra
    from starcup_cli.packs import chosen_rules, find_game, folder_of, named_packs
    from starcup_cli.series import crew_of

    for library in ("jax", "optax"):
        check_extra(library, "train")
    from starcup_bots.executors import check_installed
    from starcup_bots.training.course import Course, Plan

    definition = find_game(game)
    chosen_rules(packs, (), "", definition.key)  # refuses unknown packs
    named = tuple(str(folder_of(name) or name) for name in named_packs(packs, definition)) if packs else ()
    plan = Plan(definition.key, named, seats, seed, games, teacher, lessons, str(weights or ""))
    try:
        if workers > 1 or dask is not None:
            check_installed(definition.key)
        course = Course(plan, out, tell)
    except (StarcupError, OSError) as error:
        raise WrongUse(str(error)) from error
    if course.progress.round:
        tell(f"goes on after round {course.progress.round}")
    with termination():
        try:
            course.run(crew_of(workers, dask), 60 * minutes, rounds)
        except (KeyboardInterrupt, Terminated) as stop:
            course.save()
            tell(f"stopped after round {course.progress.round}; the same command goes on")
            return INTERRUPTED if isinstance(stop, KeyboardInterrupt) else TERMINATED
    progress = course.progress
    click.echo(
        f"{out / 'weights.npz'}: won {progress.best:.1%} against {course.rival}; "
        f"{progress.games} games in {progress.seconds / 60:.0f} minutes"
    )
    return FINE
