"""What an arena tells: lines for people, JSON for programs, tables as CSV and Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from starcup_cli import files
from starcup_cli.csv_tables import write_rows
from starcup_cli.errors import WrongUse
from starcup_cli.names import several

if TYPE_CHECKING:
    from starcup_bots.arena import Plan
    from starcup_bots.arena_game import GameRecord
    from starcup_bots.intervals import Interval
    from starcup_bots.standings import Measure, Standing, Standings

LADDER, SEATS = "ladder.csv", "seats.csv"


def lines_of(plan: Plan, found: Standings) -> list[str]:
    """The table for people."""
    luck = "duplicate" if plan.duplicate else "independent"
    mean, least, most = found.rounds
    ends = ", ".join(f"{name} {number}" for name, number in found.reasons.items())
    lines = [
        f"## {several(found.games, 'game')} of {plan.games}, {plan.players} players, {luck} luck, "
        f"first seed {plan.seed}",
        f"Rounds: {mean:.2f} on average, {least} to {most}. Ended by: {ends or 'nothing yet'}.",
        "",
        f"{'bot':<16} {'rating':>6} {'95%':>11} {'games':>6} {'win rate':>8} {'95%':>13} {'place':>6}",
    ]
    lines += [
        f"{_short(one.bot):<16} {one.rating.mu:>6.1f} {_range(one.rating.interval):>11} {one.games:>6} "
        f"{one.win_rate.mean:>8.1%} {_percent(one.win_rate.interval):>13} {one.place:>6.2f}"
        for one in found.bots
    ]
    lines += ["", f"{'bot':<16} {'score':>6} {'95%':>13} {'chips':>6} {'tiles':>6} {'bonuses':>8} {'faults':>7}"]
    lines += [
        f"{_short(one.bot):<16} {one.score.mean:>6.2f} {_range(one.score.interval, 2):>13} {one.chips:>6.2f} "
        f"{one.tiles:>6.2f} {one.bonuses:>8.2f} {one.faults:>7}"
        if one.whole
        else f"{_short(one.bot):<16} {'none':>6} {'':>13} {'':>6} {'':>6} {'':>8} {one.faults:>7}"
        for one in found.bots
    ]
    if len(found.bots) > 2:
        lines += ["", "How often the bot of the row comes out before the bot of the column:", *_matrix(found)]
    if found.faults:
        lines += ["", f"{several(len(found.faults), 'game')} ended by a fault:"]
        lines += [_cut(f"game {number}: {fault.reason}: {fault.message}") for number, fault in found.faults[:5]]
        if len(found.faults) > 5:
            lines.append(f"... and {len(found.faults) - 5} more")
    return lines


def _matrix(found: Standings) -> Iterator[str]:
    names = [one.bot for one in found.bots]
    ahead = {(one.bot, one.other): one.ahead.mean for one in found.meetings if one.games}
    yield f"{'':<16} " + " ".join(f"{_short(name, 9):>9}" for name in names)
    for row in names:
        cells = [f"{ahead[row, column]:>9.1%}" if (row, column) in ahead else f"{'':>9}" for column in names]
        yield f"{_short(row):<16} " + " ".join(cells)


def _short(name: str, width: int = 16) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def _cut(line: str) -> str:
    return line if len(line) <= 78 else line[:75] + "..."


def _range(interval: Interval, digits: int = 1) -> str:
    return f"{interval[0]:.{digits}f}..{interval[1]:.{digits}f}"


def _percent(interval: Interval) -> str:
    return f"{interval[0] * 100:.1f}..{interval[1] * 100:.1f}%"


# For programs.


def json_of(plan: Plan, found: Standings) -> dict[str, object]:
    """The report for programs; its keys are explained in docs/arena.md."""
    mean, least, most = found.rounds
    return {
        "games": found.games,
        "planned": plan.games,
        "deals": found.deals,
        "players": plan.players,
        "packs": list(plan.stamps),
        "first_seed": plan.seed,
        "duplicate": plan.duplicate,
        "rounds": {"mean": round(mean, 3), "least": least, "most": most},
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
    """A bot's standing, flat."""
    return {
        "bot": one.bot,
        "games": one.games,
        "rating": round(one.rating.mu, 3),
        "rating_sigma": round(one.rating.sigma, 3),
        "rating_low": round(one.rating.interval[0], 3),
        "rating_high": round(one.rating.interval[1], 3),
        "rating_ordinal": round(one.rating.ordinal, 3),
        **_measure("win_rate", one.win_rate, 4),
        "wilson_low": round(one.wilson[0], 4),
        "wilson_high": round(one.wilson[1], 4),
        "place": round(one.place, 3),
        "finished": one.whole,
        **_measure("score", one.score, 3),
        "chips": round(one.chips, 3),
        "tiles": round(one.tiles, 3),
        "bonuses": round(one.bonuses, 3),
        "rounds": round(one.rounds, 3),
        "faults": one.faults,
    }


def _measure(name: str, one: Measure, digits: int) -> dict[str, object]:
    low, high = one.interval
    return {name: round(one.mean, digits), f"{name}_low": round(low, digits), f"{name}_high": round(high, digits)}


def seat_rows(records: Iterable[GameRecord]) -> Iterator[dict[str, object]]:
    """A row for each seat of each game."""
    for game in sorted(records, key=lambda game: game.game):
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
                "chips": one.chips,
                "tiles": one.tiles,
                "bonuses": one.bonuses,
                "tie_break": one.tie_break,
                "faction": one.faction,
                "home_world": one.home_world,
                "built": len(one.built),
                "rounds": game.rounds,
                "end_reasons": "+".join(game.reasons),
                "fault": game.fault.reason if failed and game.fault is not None else "",
            }


def write_tables(folder: Path, found: Standings, records: Iterable[GameRecord], *, parquet: bool) -> list[Path]:
    """The ladder and all seats as CSV and, if wanted, the seats as Parquet.

    Raises:
        WrongUse: the library for Parquet is missing.
    """
    rows = list(seat_rows(records))
    written = [write_rows(folder / LADDER, [row_of(one) for one in found.bots]), write_rows(folder / SEATS, rows)]
    if parquet and rows:
        check_parquet()
        import pyarrow
        from pyarrow import parquet as pyarrow_parquet

        held = BytesIO()
        pyarrow_parquet.write_table(pyarrow.Table.from_pylist(rows), held)
        path = folder / "seats.parquet"
        files.write(path, held.getvalue())
        written.append(path)
    return written


def check_parquet() -> None:
    """Refuse before the games are played, not after.

    Raises:
        WrongUse: the library for Parquet is missing.
    """
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise WrongUse("--parquet needs the extra 'parquet': pip install 'starcup-cli[parquet]'") from None
