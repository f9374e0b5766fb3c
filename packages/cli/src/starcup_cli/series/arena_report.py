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
    lines += map(_rated, found.bots)
    parts = found.bots[0].lines if found.bots else ()
    if most or not found.games:  # else the game has no rounds
        lines.insert(1, f"Rounds: {mean:.2f} on average, half of them {lower:g} to {upper:g}, all {least} to {most}.")
    titles = " ".join(f"{name:>10}" for name in ("score", "lead", *(short(name, 10) for name, _ in parts)))
    lines += ["", f"{'bot':<16} {titles} {'faults':>6}"]
    lines += [f"{short(bot.bot):<16} {_scores(bot, len(parts))} {bot.faults:>6}" for bot in found.bots]
    if len(found.bots) > 2:
        lines += ["", "How often, in %, the bot of the row comes out before the bot of the column:", *_matrix(found)]
    return lines + fault_lines([f"game {number}: {fault.reason}: {fault.message}" for number, fault in found.faults])


def title_of(plan: Plan) -> str:
    """Return the game in front of a head; empty for Roll."""
    from starcup import games

    return "" if plan.game == DEFAULT_GAME else f"{games.find(plan.game).title}: "


def _rated(standing: Standing) -> str:
    rating, wins = standing.rating, standing.win_rate
    return (
        f"{short(standing.bot):<16} {rating.mu:>5.1f} {plus_minus(rating.error):>4} {standing.games:>6} "
        f"{wins.mean:>8.1%} {_percent(wins.interval):>13} {standing.fair:>6.1%} {_measured(standing.place, 2)}"
    )


def _scores(standing: Standing, parts: int) -> str:
    if not standing.whole:
        return f"{'none':>10} " + " " * (10 + 11 * parts)
    lead = _measured(standing.lead, 1, sign="+")
    return " ".join([_measured(standing.score), lead, *(_measured(part) for _, part in standing.lines)])


def _measured(measure: Measure, digits: int = 1, sign: str = "") -> str:
    """Return a mean and half its interval, ten or eleven columns wide."""
    return f"{measure.mean:>{sign}5.{digits}f} {plus_minus(measure.error, digits):>{3 + digits}}"


def _matrix(standings: Standings) -> Iterator[str]:
    names = [standing.bot for standing in standings.bots]
    ahead = {(meeting.bot, meeting.other): 100 * meeting.ahead.mean for meeting in standings.meetings if meeting.games}
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
        "bots": [row_of(standing) for standing in found.bots],
        "meetings": [
            {"bot": meeting.bot, "other": meeting.other, "games": meeting.games, **_measure("ahead", meeting.ahead, 4)}
            for meeting in found.meetings
            if meeting.games
        ],
        "faults": [
            {"game": number, "seat": fault.seat, "reason": fault.reason, "message": fault.message}
            for number, fault in found.faults
        ],
    }


def row_of(standing: Standing) -> dict[str, object]:
    """Return a bot's standing as a flat row."""
    return {
        "bot": standing.bot,
        "games": standing.games,
        "rating": round(standing.rating.mu, 3),
        "rating_sigma": round(standing.rating.sigma, 3),
        "rating_low": round(standing.rating.interval[0], 3),
        "rating_high": round(standing.rating.interval[1], 3),
        "rating_ordinal": round(standing.rating.ordinal, 3),
        **_measure("win_rate", standing.win_rate, 4),
        "fair": round(standing.fair, 4),
        "wilson_low": round(standing.wilson[0], 4),
        "wilson_high": round(standing.wilson[1], 4),
        **_measure("place", standing.place, 3),
        "finished": standing.whole,
        **_measure("score", standing.score, 3),
        **{f"score_{name}": value for name, value in zip(QUARTILES, standing.score_quartiles, strict=True)},
        **_measure("lead", standing.lead, 3),
        **dict(cell for name, part in standing.lines for cell in _measure(column_of(name, TAKEN), part, 3).items()),
        **_measure("rounds", standing.rounds, 3),
        "faults": standing.faults,
    }


def _measure(name: str, measure: Measure, digits: int) -> dict[str, object]:
    ends = [round(end, digits) if isfinite(end) else None for end in measure.interval]
    return {name: round(measure.mean, digits), f"{name}_low": ends[0], f"{name}_high": ends[1]}


def seat_rows(records: Iterable[GameRecord]) -> Iterator[dict[str, object]]:
    """Yield a row for each seat of each game."""
    games = sorted(records, key=lambda game: game.game)
    parts = dict.fromkeys(name for game in games for seat in game.seats for name, _ in seat.lines)
    dealt = dict.fromkeys(name for game in games for seat in game.seats for name, _ in seat.dealt)
    for game in games:
        for seat, player in enumerate(game.seats):
            failed = game.fault is not None and game.fault.seat == seat
            yield {
                "game": game.game,
                "deal": game.deal,
                "seed": game.seed,
                "seat": seat,
                "bot": player.bot,
                "place": player.place,
                "win_share": game.share(seat),
                "score": player.score,
                **{column_of(name, TAKEN): dict(player.lines).get(name, 0) for name in parts},
                "tie_break": player.tie_break,
                **{column_of(name, TAKEN): dict(player.dealt).get(name, "") for name in dealt},
                "built": len(player.built),
                "rounds": game.rounds,
                "end_reasons": "+".join(game.reasons),
                "fault": game.fault.reason if failed and game.fault is not None else "",
            }


def arena_tables(found: Standings, records: Iterable[GameRecord], *, parquet: bool) -> dict[str, str | bytes]:
    """Return files by their names: the ladder and all seats as CSV and, if wanted, the seats as Parquet."""
    rows = list(seat_rows(records))
    contents: dict[str, str | bytes] = {
        LADDER: csv_of(list(map(row_of, found.bots))),
        SEATS: csv_of(rows),
    }
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
