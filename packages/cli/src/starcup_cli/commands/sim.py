"""``starcup sim``: many games between bots, with statistics."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from math import fsum
from typing import TYPE_CHECKING

import click

from starcup_cli import DEFAULT_GAME
from starcup_cli.alone import json_option
from starcup_cli.commands import PLAYERS, THINKING, WORKERS, new_game_options
from starcup_cli.errors import WrongUse
from starcup_cli.reporting import column_of, fault_lines

if TYPE_CHECKING:
    from starcup_bots import Result

USUAL = "greedy,random"
COLUMNS = ("bot", "seats", "wins", "win_rate", "score", "faults")
"""The columns of every bot, whatever a game's scores are made of."""


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
    as_json: bool,
) -> None:
    """Play many games between bots and sum them up.

    Same seed, bots, packs and options, same results, however many processes play. A bot that fails, or thinks longer
    than it may, loses its game; rounds and scores leave that game out.

    \b
    Keys of the JSON: games, players, packs, options (by name), first_seed, rounds
    (mean, least, most), end_reasons (games by reason), seconds,
    games_per_second, bots: a list, for each bot, bot, seats (how often it
    played), wins (a shared win counts as its share), win_rate, score and what
    it is made of, for Roll chips, tiles, bonuses (means a game), faults (games
    that it lost by failing), and faults: a list of these games, seed, seat,
    reason, message. Of other games than Roll also game: its key.
    """
    from starcup_bots import simulate
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
    from starcup_cli.terminal import progress, show, show_json

    played = find_game(game)
    rules = chosen_rules(packs, option, without, played.key)
    names = usual_bots(played.key, split_names(USUAL)) if bots is None else split_names(bots)
    players = least_players(played.key) if players is None else players
    check_players(rules, players)
    check_bots(names, players, played.key)
    began = time.perf_counter()
    results: list[Result] = []
    seeds = range(seed, seed + games)
    rotated = rotate and len(names) > 1
    limit = max(1, round(seconds * 1000))
    chosen = packs_in(rules)
    stream = simulate(
        chosen, names, players, seeds, workers, rotate=rotated, options=rules.options, limit_ms=limit, game=played.key
    )
    with progress(games, shown=not as_json) as advance:
        for result in stream:
            results.append(result)
            advance(1)
    report = summed_up(results, time.perf_counter() - began)
    other = {"game": played.key} if played.key != DEFAULT_GAME else {}
    told = {"packs": named_packs(packs, played), "options": dict(rules.options)}
    report = {**other, "games": games, "players": players, **told, "first_seed": seed, **report}
    if as_json:
        show_json(report)
    else:
        show(_table(report, f"{played.title}: " if other else ""))


def summed_up(results: list[Result], seconds: float) -> dict[str, object]:
    """Return statistics of finished games."""
    if not results:
        raise WrongUse("no games were played")
    rounds = [result.rounds for result in results if result.fault is None] or [0]
    reasons: dict[str, int] = {}
    for result in results:
        name = " and ".join(result.reasons) or "over"
        reasons[name] = reasons.get(name, 0) + 1
    columns = {name: column_of(name, COLUMNS) for result in results for lines in result.lines for name, _ in lines}
    bots = [_of_bot(results, bot, columns) for bot in sorted({bot for result in results for bot in result.bots})]
    return {
        "rounds": {"mean": round(sum(rounds) / len(rounds), 2), "least": min(rounds), "most": max(rounds)},
        "end_reasons": dict(sorted(reasons.items())),
        "bots": sorted(bots, key=lambda one: -float(str(one["win_rate"]))),
        "faults": [
            {"seed": one.seed, "seat": one.fault.seat, "reason": one.fault.reason, "message": one.fault.message}
            for one in results
            if one.fault is not None
        ],
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 1) if seconds > 0 else 0.0,
    }


def _of_bot(results: list[Result], bot: str, columns: Mapping[str, str]) -> dict[str, object]:
    seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    wins = fsum(1 / len(result.winners) for result, seat in seats if seat in result.winners)

    whole = [(result, seat) for result, seat in seats if result.fault is None]

    def mean(values: Iterable[int]) -> float:
        return round(sum(values) / max(1, len(whole)), 2)

    return {
        "bot": bot,
        "seats": len(seats),
        "wins": round(wins, 2),
        "win_rate": round(wins / len(seats), 4),
        "score": mean(result.scores[seat] for result, seat in whole),
        **{column: mean(result.line(name)[seat] for result, seat in whole) for name, column in columns.items()},
        "faults": sum(result.fault is not None and result.fault.seat == seat for result, seat in seats),
    }


def _rounds(rounds: Mapping[str, object]) -> str:
    """Return the length of games in rounds as text; empty if the game has no rounds."""
    if not rounds["most"]:
        return ""
    return f"Rounds: {rounds['mean']} on average, {rounds['least']} to {rounds['most']}. "


def _table(report: dict[str, object], title: str) -> list[str]:
    from starcup.words import several

    rounds, reasons, bots, faults = report["rounds"], report["end_reasons"], report["bots"], report["faults"]
    assert isinstance(faults, list)
    assert isinstance(rounds, dict)
    assert isinstance(reasons, dict)
    assert isinstance(bots, list)
    games, players = report["games"], report["players"]
    assert isinstance(games, int) and isinstance(players, int)
    names = [name for name in bots[0] if name not in COLUMNS]
    titles = "".join(f" {name:>{max(7, len(name) + 1)}}" for name in names)
    ends = ", ".join(f"{name} {number}" for name, number in reasons.items())
    lines = [
        f"## {title}{several(games, 'game')}, {several(players, 'player')}, first seed {report['first_seed']}",
        f"{_rounds(rounds)}Ended by: {ends}.",
        f"{report['games_per_second']} games/s",
        "",
        f"{'bot':<16} {'seats':>6} {'wins':>8} {'win rate':>9} {'score':>7}{titles}",
    ]
    lines += [
        f"{one['bot']:<16} {one['seats']:>6} {one['wins']:>8} {one['win_rate']:>9.1%} {one['score']:>7}"
        + "".join(f" {one[name]:>{max(7, len(name) + 1)}}" for name in names)
        for one in bots
    ]
    return lines + fault_lines([f"seed {one['seed']}: {one['reason']}: {one['message']}" for one in faults])
