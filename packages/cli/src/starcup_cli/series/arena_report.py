"""Reports on an arena: lines for people, JSON for programs, tables as CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO, StringIO
from math import isfinite
from typing import TYPE_CHECKING

from starcup.words import several
from starcup_cli import DEFAULT_GAME
from starcup_cli.series.reporting import column_of, fault_lines, plus_minus, short

if TYPE_CHECKING:
    from starcup_bots.arena import Plan
    from starcup_bots.arena_game import GameRecord
    from starcup_bots.intervals import Interval
    from starcup_bots.standings import Measure, Standing, Standings

LADDER, SEATS = "ladder.csv", "seats.csv"
TAKEN = frozenset(
    {"bot", "games", "rating", "win_rate", "fair", "place", "finished", "score", "lead", "rounds", "faults", "game"}
    | {"deal", "seed", "seat", "win_share", "tie_break", "built", "end_reasons", "fault"}
)
"""The columns of every arena, whatever is played."""
QUARTILES = ("lower_quartile", "median", "upper_quartile")


def arena_lines(plan: Plan, found: Standings) -> list[str]:
    """Return the table for people; ``±`` is half a 95% interval."""
    luck = "duplicate" if plan.duplicate else "independent"
    mean, least, most = found.rounds
    lower, _, upper = found.round_quartiles
    ends = ", ".join(f"{name} {number}" for name, number in found.reasons.items())
    lines = [
        f"## {title_of(plan)}{several(found.games, 'game')} of {plan.games}, {several(plan.players, 'player')}, "
        f"{luck} luck, first seed {plan.seed}",
        f"Ended by: {ends or 'nothing yet'}.",
        "",
        f"{'bot':<16} {'rating':>10} {'games':>6} {'win rate':>8} {'95%':>13} {'fair':>6} {'place':>11}",
    ]
    lines += [
        f"{short(one.bot):<16} {one.rating.mu:>5.1f} {plus_minus(one.rating.error):>4} {one.games:>6} "
        f"{one.win_rate.mean:>8.1%} {_percent(one.win_rate.interval):>13} {one.fair:>6.1%} {_measured(one.place, 2)}"
        for one in found.bots
    ]
    parts = found.bots[0].lines if found.bots else ()
    if most or not found.games:  # else the game has no rounds
        lines.insert(1, f"Rounds: {mean:.2f} on average, half of them {lower:g} to {upper:g}, all {least} to {most}.")
    titles = " ".join(f"{name:>10}" for name in ("score", "lead", *(short(name, 10) for name, _ in parts)))
    lines += ["", f"{'bot':<16} {titles} {'faults':>6}"]
    lines += [f"{short(one.bot):<16} {_scores(one, len(parts))} {one.faults:>6}" for one in found.bots]
    if len(found.bots) > 2:
        lines += ["", "How often, in %, the bot of the row comes out before the bot of the column:", *_matrix(found)]
    return lines + fault_lines([f"game {number}: {fault.reason}: {fault.message}" for number, fault in found.faults])


def title_of(plan: Plan) -> str:
    """Return the game in front of a head; empty for Roll."""
    from starcup import games

    return "" if plan.game == DEFAULT_GAME else f"{games.find(plan.game).title}: "


def _scores(one: Standing, parts: int) -> str:
    if not one.whole:
        return f"{'none':>10} " + " " * (10 + 11 * parts)
    lead = _measured(one.lead, 1, sign="+")
    return " ".join([_measured(one.score), lead, *(_measured(part) for _, part in one.lines)])


def _measured(one: Measure, digits: int = 1, sign: str = "") -> str:
    """Return a mean and half its interval, ten or eleven columns wide."""
    return f"{one.mean:>{sign}5.{digits}f} {plus_minus(one.error, digits):>{3 + digits}}"


def _matrix(found: Standings) -> Iterator[str]:
    names = [one.bot for one in found.bots]
    ahead = {(one.bot, one.other): 100 * one.ahead.mean for one in found.meetings if one.games}
    width = max(5, min(9, 63 // len(names) - 1))
    yield f"{'':<16} " + " ".join(f"{short(name, width):>{width}}" for name in names)
    for row in names:
        cells = [f"{ahead[row, column]:.1f}" if (row, column) in ahead else "" for column in names]
        yield f"{short(row):<16} " + " ".join(f"{cell:>{width}}" for cell in cells)


def _percent(interval: Interval) -> str:
    return f"{interval[0] * 100:.1f}..{interval[1] * 100:.1f}%"


# For programs.


def arena_data(plan: Plan, found: Standings) -> dict[str, object]:
    """Return the report for programs; its keys are explained in docs/arena.md."""
    mean, least, most = found.rounds
    return {
        **({"game": plan.game} if plan.game != DEFAULT_GAME else {}),
        "games": found.games,
        "planned": plan.games,
        "deals": found.deals,
        "players": plan.players,
        "packs": list(plan.stamps),
        "first_seed": plan.seed,
        "duplicate": plan.duplicate,
        "line_ups": [[plan.labels[place] for place in line_up] for line_up in plan.line_ups()],
        "rounds": {"mean": round(mean, 3), "least": least, "most": most, "quartiles": list(found.round_quartiles)},
        "end_reasons": found.reasons,
        "bots": [row_of(one) for one in found.bots],
        "meetings": [
            {"bot": one.bot, "other": one.other, "games": one.games, **_measure("ahead", one.ahead, 4)}
            for one in found.meetings
            if one.games
        ],
        "faults": [
            {"game": number, "seat": fault.seat, "reason": fault.reason, "message": fault.message}
            for number, fault in found.faults
        ],
    }


def row_of(one: Standing) -> dict[str, object]:
    """Return a bot's standing as a flat row."""
    return {
        "bot": one.bot,
        "games": one.games,
        "rating": round(one.rating.mu, 3),
        "rating_sigma": round(one.rating.sigma, 3),
        "rating_low": round(one.rating.interval[0], 3),
        "rating_high": round(one.rating.interval[1], 3),
        "rating_ordinal": round(one.rating.ordinal, 3),
        **_measure("win_rate", one.win_rate, 4),
        "fair": round(one.fair, 4),
        "wilson_low": round(one.wilson[0], 4),
        "wilson_high": round(one.wilson[1], 4),
        **_measure("place", one.place, 3),
        "finished": one.whole,
        **_measure("score", one.score, 3),
        **{f"score_{name}": value for name, value in zip(QUARTILES, one.score_quartiles, strict=True)},
        **_measure("lead", one.lead, 3),
        **{key: value for name, part in one.lines for key, value in _measure(column_of(name, TAKEN), part, 3).items()},
        **_measure("rounds", one.rounds, 3),
        "faults": one.faults,
    }


def _measure(name: str, one: Measure, digits: int) -> dict[str, object]:
    ends = [round(end, digits) if isfinite(end) else None for end in one.interval]
    return {name: round(one.mean, digits), f"{name}_low": ends[0], f"{name}_high": ends[1]}


def seat_rows(records: Iterable[GameRecord]) -> Iterator[dict[str, object]]:
    """Yield a row for each seat of each game."""
    games = sorted(records, key=lambda game: game.game)
    parts = dict.fromkeys(name for game in games for seat in game.seats for name, _ in seat.lines)
    dealt = dict.fromkeys(name for game in games for seat in game.seats for name, _ in seat.dealt)
    for game in games:
        for seat, one in enumerate(game.seats):
            failed = game.fault is not None and game.fault.seat == seat
            yield {
                "game": game.game,
                "deal": game.deal,
                "seed": game.seed,
                "seat": seat,
                "bot": one.bot,
                "place": one.place,
                "win_share": game.share(seat),
                "score": one.score,
                **{column_of(name, TAKEN): dict(one.lines).get(name, 0) for name in parts},
                "tie_break": one.tie_break,
                **{column_of(name, TAKEN): dict(one.dealt).get(name, "") for name in dealt},
                "built": len(one.built),
                "rounds": game.rounds,
                "end_reasons": "+".join(game.reasons),
                "fault": game.fault.reason if failed and game.fault is not None else "",
            }


def arena_tables(found: Standings, records: Iterable[GameRecord], *, parquet: bool) -> dict[str, str | bytes]:
    """Return files by their names: the ladder and all seats as CSV and, if wanted, the seats as Parquet."""
    rows = list(seat_rows(records))
    contents: dict[str, str | bytes] = {LADDER: csv_of([row_of(one) for one in found.bots]), SEATS: csv_of(rows)}
    if parquet and rows:
        import pyarrow
        from pyarrow import parquet as pyarrow_parquet

        held = BytesIO()
        pyarrow_parquet.write_table(pyarrow.Table.from_pylist(rows), held)
        contents["seats.parquet"] = held.getvalue()
    return contents


def csv_of(rows: Sequence[Mapping[str, object]]) -> str:
    """Return rows with the same columns as the text of a CSV file, under a header; empty if there are none."""
    text = StringIO(newline="")
    if rows:
        writer = csv.DictWriter(text, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()
