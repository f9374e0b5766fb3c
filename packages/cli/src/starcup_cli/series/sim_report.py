"""What ``starcup sim`` tells of its games: sums that take the results one by one, as JSON and as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import fsum
from typing import TYPE_CHECKING

from attrs import Factory, define

from starcup_cli.errors import WrongUse
from starcup_cli.series.reporting import column_of, fault_lines

if TYPE_CHECKING:
    from starcup_bots import Result

COLUMNS = ("bot", "seats", "wins", "win_rate", "score", "faults")
"""The columns of every bot, whatever a game's scores are made of."""


@define
class _OfBot:
    """The sums of one bot; ``wins`` counts them by the number of winners, and ``whole`` are games without a fault."""

    seats: int = 0
    whole: int = 0
    score: int = 0
    faults: int = 0
    wins: Counter[int] = Factory(Counter)
    lines: Counter[str] = Factory(Counter)

    def add(self, result: Result, seat: int) -> None:
        self.seats += 1
        if seat in result.winners:
            self.wins[len(result.winners)] += 1
        if result.fault is not None:
            self.faults += result.fault.seat == seat
            return
        self.whole += 1
        self.score += result.scores[seat]
        for name, points in dict(result.lines[seat]).items():
            self.lines[name] += points


class Sums:
    """Statistics of finished games; their results need not be kept."""

    def __init__(self) -> None:
        self.games: int = 0
        self._rounds: Counter[int] = Counter()
        self._reasons: Counter[str] = Counter()
        self._bots: dict[str, _OfBot] = {}
        self._lines: dict[str, None] = {}
        self._faults: list[dict[str, object]] = []

    def add(self, result: Result) -> None:
        """Add a game."""
        self.games += 1
        self._reasons[" and ".join(result.reasons) or "over"] += 1
        if (fault := result.fault) is None:
            self._rounds[result.rounds] += 1
        else:
            place = {"seed": result.seed, "seat": fault.seat}
            self._faults.append({**place, "reason": fault.reason, "message": fault.message})
        for seat, name in enumerate(result.bots):
            self._bots.setdefault(name, _OfBot()).add(result, seat)
        for lines in result.lines:
            self._lines.update(dict.fromkeys(name for name, _ in lines))

    def report(self, seconds: float) -> dict[str, object]:
        """Return the statistics for programs."""
        if not self.games:
            raise WrongUse("no games were played")
        rounds = self._rounds or Counter({0: 1})
        mean = sum(number * games for number, games in rounds.items()) / rounds.total()
        columns = {name: column_of(name, COLUMNS) for name in self._lines}
        bots = [_row(name, self._bots[name], columns) for name in sorted(self._bots)]
        return {
            "rounds": {"mean": round(mean, 2), "least": min(rounds), "most": max(rounds)},
            "end_reasons": dict(sorted(self._reasons.items())),
            "bots": sorted(bots, key=lambda row: -float(str(row["win_rate"]))),
            "faults": self._faults,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 1) if seconds > 0 else 0.0,
        }


def _row(name: str, bot: _OfBot, columns: Mapping[str, str]) -> dict[str, object]:
    wins = fsum(times / winners for winners, times in bot.wins.items())

    def mean(points: int) -> float:
        return round(points / max(1, bot.whole), 2)

    return {
        "bot": name,
        "seats": bot.seats,
        "wins": round(wins, 2),
        "win_rate": round(wins / bot.seats, 4),
        "score": mean(bot.score),
        **{column: mean(bot.lines[line]) for line, column in columns.items()},
        "faults": bot.faults,
    }


def _rounds(rounds: Mapping[str, object]) -> str:
    """Return the length of games in rounds as text; empty if the game has no rounds."""
    if not rounds["most"]:
        return ""
    return f"Rounds: {rounds['mean']} on average, {rounds['least']} to {rounds['most']}. "


def sim_lines(report: Mapping[str, object], title: str) -> list[str]:
    """Return the statistics for people."""
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
        f"{bot['bot']:<16} {bot['seats']:>6} {bot['wins']:>8} {bot['win_rate']:>9.1%} {bot['score']:>7}"
        + "".join(f" {bot[name]:>{max(7, len(name) + 1)}}" for name in names)
        for bot in bots
    ]
    return lines + fault_lines([f"seed {fault['seed']}: {fault['reason']}: {fault['message']}" for fault in faults])
