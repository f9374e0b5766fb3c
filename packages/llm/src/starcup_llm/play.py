"""``python -m starcup_llm.play``: games with bots that ask an endpoint, and their cost.

::

    STARCUP_LLM_URL=http://127.0.0.1:8080/v1 STARCUP_LLM_MODEL=small python -m starcup_llm.play --seats llm,greedy
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from attrs import asdict, frozen

from starcup import Game, Ruleset, StarcupError, games
from starcup_bots import Bot, BotError, BotFault, available, bot_seed, finish, make
from starcup_llm.bot import EndpointBot
from starcup_llm.files import write_json
from starcup_llm.plugin import endpoint_bot
from starcup_llm.settings import EndpointSettings, settings_here, settings_in


@frozen
class Played:
    """The result of a game.

    Args:
        seed: the seed of the game.
        seats: the names of the bots, by seat.
        scores: the points by seat.
        winners: the seats that have won.
        rounds: the number of rounds played.
        fault: why a bot lost by failing; empty if none did.
        reports: the reports of the bots that ask an endpoint, by seat.
    """

    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    fault: str
    reports: dict[int, dict[str, object]]


def played(ruleset: Ruleset, names: Sequence[str], seed: int, settings_of: dict[str, EndpointSettings]) -> Played:
    """Play a game until it ends or a bot fails, which loses the game."""
    seeds = [bot_seed(seed, seat) for seat in range(len(names))]
    bots: list[Bot] = [
        endpoint_bot(settings_of[name], name, own) if name in settings_of else make(name, own, ruleset.game)
        for name, own in zip(names, seeds, strict=True)
    ]
    game: Game = Game.new(ruleset, len(bots), seed)
    fault, losers = "", set[int]()
    try:
        finish(game, bots)
    except BotFault as error:
        fault, losers = str(error), {error.seat}
    for bot in bots:
        if isinstance(bot, EndpointBot):
            bot.close()
    winners = tuple(set(range(len(bots))) - losers) if losers else ruleset.winners(game.table)
    scores = tuple(score.total for score in ruleset.scores(game.table))
    reports = {seat: bot.report.data() for seat, bot in enumerate(bots) if isinstance(bot, EndpointBot)}
    return Played(seed, tuple(names), scores, winners, game.round_number, fault, reports)


def lines_of(game: Played) -> Iterator[str]:
    """Yield a game in lines: how it ended, and what each bot at an endpoint did."""
    ended = ", ".join(
        f"{name} {score}{' (won)' if seat in game.winners else ''}"
        for seat, (name, score) in enumerate(zip(game.seats, game.scores, strict=True))
    )
    yield f"seed {game.seed}: {ended}; {game.rounds} rounds{f'; {game.fault}' if game.fault else ''}"
    for seat, report in game.reports.items():
        refused, tokens, seconds = report["refused"], report["tokens"], report["seconds"]
        assert isinstance(refused, dict) and isinstance(tokens, dict) and isinstance(seconds, dict)
        tries = ", ".join(f"{count} {kind.replace('_', ' ')}" for kind, count in refused.items() if count) or "none"
        fallbacks = report["fallbacks"]
        assert isinstance(fallbacks, dict)
        about = " (estimate)" if tokens["estimate"] else ""
        yield (
            f"  seat {seat}, {game.seats[seat]}: {report['answers']} answers; refused: {tries}; "
            f"fallbacks: {sum(fallbacks.values())}; tokens{about}: {tokens['to_model']} to the model, "
            f"{tokens['from_model']} from it; {seconds.get('model', 0.0):.1f} s"
        )


@click.command("play")
@click.option("--game", default="race", show_default=True, metavar="KEY", help="The game.")
@click.option("--seats", default="llm,greedy", show_default=True, metavar="NAME,NAME", help="The bots, seat by seat.")
@click.option("--games", "number", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="That of the first game.")
@click.option("--rotate/--no-rotate", default=True, show_default=True, help="Bots change seats from game to game.")
@click.option("--settings", type=click.Path(dir_okay=False, path_type=Path), help="A TOML file, not the environment.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write games and reports here, as JSON.")
def command(
    game: str, seats: str, number: int, seed: int, rotate: bool, settings: Path | None, out: Path | None
) -> None:
    """Play games with bots that ask an OpenAI-compatible endpoint, and report what they did and cost.

    The environment sets these bots up, as STARCUP_LLM_URL and STARCUP_LLM_MODEL, or as STARCUP_LLM, a TOML file.
    """
    names = [name.strip() for name in seats.split(",") if name.strip()]
    try:
        settings_of = settings_here() if settings is None else settings_in(settings)
        definition = games.find(game)
        ruleset = definition.load()
        _check(names, settings_of, definition.key)
        results = []
        for place in range(number):
            shift = place % len(names) if rotate else 0
            results.append(played(ruleset, [*names[shift:], *names[:shift]], seed + place, settings_of))
            for line in lines_of(results[-1]):
                click.echo(line)
    except StarcupError as error:
        raise click.UsageError(str(error)) from error
    if out is not None:
        write_json(out, [asdict(result) for result in results])


def _check(names: Sequence[str], settings_of: dict[str, EndpointSettings], game: str) -> None:
    known = [*settings_of, *available(game)]
    for name in names:
        if name not in known:
            hint = "" if settings_of else "; no bot at an endpoint is set up: see --help"
            raise BotError(f"unknown bot {name!r}; there are: {', '.join(dict.fromkeys(known))}{hint}")


if __name__ == "__main__":
    command(prog_name="python -m starcup_llm.play")
