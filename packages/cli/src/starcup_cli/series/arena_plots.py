"""Pictures of an arena: scores, the ladder, meetings of bots; each as PNG and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, nan
from typing import TYPE_CHECKING

from starcup.words import several
from starcup_cli.series.pictures import COLOURS, figure, files_of, plain
from starcup_cli.series.reporting import short

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from starcup_bots.arena_game import GameRecord
    from starcup_bots.standings import Measure, Standings


def arena_pictures(found: Standings, records: Sequence[GameRecord]) -> dict[str, bytes]:
    """Return all pictures as files, by their names."""
    scores, ladder, matrix = _scores(found, records), _ladder(found), _matrix(found)
    return files_of("scores", scores) | files_of("ladder", ladder) | files_of("matrix", matrix)


def _head(standings: Standings) -> str:
    players = round(1 / standings.bots[0].fair) if standings.bots and standings.bots[0].fair else 0
    return f"{several(standings.games, 'game')} of {players} players, {several(standings.deals, 'deal')}"


def _colours(standings: Standings) -> dict[str, str]:
    """Return a colour for each bot, the same in all pictures."""
    return {standing.bot: COLOURS[place % len(COLOURS)] for place, standing in enumerate(standings.bots)}


def _scores(standings: Standings, records: Sequence[GameRecord]) -> Figure:
    """Return a picture of scores: a row for each bot with their distribution, middle half, median and mean."""
    by_bot: dict[str, list[int]] = {standing.bot: [] for standing in standings.bots}
    for record in records:
        if record.fault is None:
            for seat in record.seats:
                by_bot[seat.bot].append(seat.score)
    drawn = figure(8, 1.4 + 0.75 * len(by_bot))
    rows = drawn.subplots(len(by_bot), 1, sharex=True, squeeze=False)[:, 0]
    everything = [score for scores in by_bot.values() for score in scores] or [0]
    most = max(map(len, by_bot.values()))
    step = max(1, round((max(everything) - min(everything)) / (12 if most < 100 else 20 if most < 1000 else 40)))
    bins = [score - 0.5 for score in range(min(everything), max(everything) + step + 1, step)]
    colours = _colours(standings)
    for axes, standing in zip(rows, standings.bots, strict=True):
        _row_of_scores(axes, by_bot[standing.bot], bins, colours[standing.bot])
        axes.set_ylabel(short(standing.bot, 24), rotation=0, ha="right", va="center")
        if standing.whole:
            lower, median, upper = standing.score_quartiles
            axes.axvspan(lower, upper, color="black", alpha=0.08, linewidth=0)
            axes.axvline(median, color="black", linewidth=1.2)
            axes.plot([standing.score.mean], [0], marker="^", color="black", clip_on=False, zorder=5)
            mean = f"mean {standing.score.mean:.1f}"
            mean += f" ±{standing.score.error:.1f}" if isfinite(standing.score.error) else ""
            axes.text(1, 0.85, mean, transform=axes.transAxes, ha="right", va="top", fontsize=9)
    rows[-1].set_xlabel("score, VP (shaded: the middle half; line: the median; triangle: the mean)")
    drawn.suptitle(f"How often which score\n{_head(standings)}", fontsize=11)
    return drawn


def _row_of_scores(axes: Axes, scores: Sequence[int], bins: Sequence[float], colour: str) -> None:
    if scores:
        axes.hist(scores, bins=list(bins), color=colour, weights=[1 / len(scores)] * len(scores))
    else:
        axes.text(0.5, 0.4, "no game was played to its end", transform=axes.transAxes, ha="center")
    axes.set_yticks([])
    plain(axes)


def _ladder(standings: Standings) -> Figure:
    bots = standings.bots[::-1]
    drawn = figure(10, 1.9 + 0.42 * len(bots))
    rating, wins, lead = drawn.subplots(1, 3, sharey=True)
    colours = [_colours(standings)[standing.bot] for standing in bots]
    _points(rating, [(standing.rating.mu, *standing.rating.interval) for standing in bots], colours, "{:.1f}")
    rating.set_xlabel("OpenSkill rating")
    _points(wins, [_percent(standing.win_rate) for standing in bots], colours, "{:.0f}%")
    wins.set_xlabel("win rate, % (dashed: a fair share)")
    wins.set_xlim(-4, 104)
    if bots:
        wins.axvline(100 * bots[0].fair, color="black", linewidth=1, linestyle="--")
    _points(lead, [(standing.lead.mean, *standing.lead.interval) for standing in bots], colours, "{:+.1f}")
    lead.set_xlabel("lead over the others at the table, VP")
    lead.axvline(0, color="black", linewidth=1, linestyle="--")
    rating.set_yticks(list(range(len(bots))), [short(standing.bot, 24) for standing in bots])
    rating.set_ylim(-0.6, len(bots) - 0.3)
    drawn.suptitle(f"The ladder, with intervals of 95%\n{_head(standings)}", fontsize=11)
    return drawn


def _percent(measure: Measure) -> tuple[float, float, float]:
    return 100 * measure.mean, 100 * measure.interval[0], 100 * measure.interval[1]


def _points(axes: Axes, values: Sequence[tuple[float, float, float]], colours: Sequence[str], form: str) -> None:
    """Draw a value and its interval in each row, with the value in figures above it."""
    for place, ((middle, low, high), colour) in enumerate(zip(values, colours, strict=True)):
        known = isfinite(low) and isfinite(high)
        ends = [[max(0.0, middle - low)], [max(0.0, high - middle)]] if known else None
        axes.errorbar([middle], [place], xerr=ends, fmt="o", color=colour, capsize=4, linewidth=2)
        axes.annotate(form.format(middle), (middle, place), (0, 5), textcoords="offset points", ha="center", fontsize=8)
    plain(axes)


def _matrix(standings: Standings) -> Figure:
    names = [short(standing.bot, 24) for standing in standings.bots]
    ahead = {(meeting.bot, meeting.other): meeting.ahead for meeting in standings.meetings if meeting.games}
    cells = [[ahead.get((row.bot, column.bot)) for column in standings.bots] for row in standings.bots]
    drawn = figure(3.4 + 0.85 * len(names), 2.6 + 0.6 * len(names))
    axes = drawn.subplots()
    # From brown to blue-green: distinct for everybody; the figures are in the cells, too.
    shades = [[nan if measure is None else 100 * measure.mean for measure in row] for row in cells]
    image = axes.imshow(shades, vmin=0, vmax=100, cmap="BrBG", aspect="auto")
    places = list(range(len(names)))
    axes.set_xticks(places, names, rotation=35, ha="right", rotation_mode="anchor")
    axes.set_yticks(places, names)
    axes.set_xlabel("than this one")
    axes.set_ylabel("how often this one came out better")
    axes.tick_params(length=0)
    for row, line in enumerate(cells):
        for column, measure in enumerate(line):
            if measure is not None:
                low, high = (100 * end for end in measure.interval)
                colour = "white" if abs(measure.mean - 0.5) > 0.35 else "black"
                share = f"{100 * measure.mean:.0f}%"
                axes.text(column, row - 0.12, share, ha="center", va="center", color=colour)
                axes.text(
                    column, row + 0.24, f"{low:.0f}–{high:.0f}", ha="center", va="center", color=colour, fontsize=7
                )
    drawn.colorbar(image, label="% of games; a tie is half")
    drawn.suptitle(f"Who beats whom, with intervals of 95%\n{_head(standings)}", fontsize=11)
    return drawn
