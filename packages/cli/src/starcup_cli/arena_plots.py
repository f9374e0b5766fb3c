"""Pictures of an arena: scores, the ladder, who beats whom; each as PNG and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from starcup_cli import files
from starcup_cli.errors import WrongUse

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from starcup_bots.arena_game import GameRecord
    from starcup_bots.balance import Balance
    from starcup_bots.standings import Standings


def check_plots() -> None:
    """Refuse before the games are played, not after.

    Raises:
        WrongUse: the library that draws is missing.
    """
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise WrongUse("--plots needs the extra 'plots': pip install 'starcup-cli[plots]'") from None


def draw(folder: Path, found: Standings, records: Sequence[GameRecord]) -> list[Path]:
    """Draw everything into a folder."""
    pictures = {"scores": _scores(found, records), "ladder": _ladder(found), "matrix": _matrix(found)}
    return [path for name, figure in pictures.items() for path in save(figure, folder / name)]


def save(figure: Figure, path: Path) -> list[Path]:
    """A picture as PNG and as SVG; the same figures give the same bytes."""
    import matplotlib as mpl

    png, svg = path.with_suffix(".png"), path.with_suffix(".svg")
    held = BytesIO()
    figure.savefig(held, format="png", dpi=150)
    files.write(png, held.getvalue())
    held = BytesIO()
    with mpl.rc_context({"svg.hashsalt": "starcup"}):
        figure.savefig(held, format="svg", metadata={"Date": None})
    files.write(svg, held.getvalue())
    return [png, svg]


def figure(width: float, height: float) -> Figure:
    """An empty picture; without pyplot, which would keep it and look for a screen."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def _scores(found: Standings, records: Sequence[GameRecord]) -> Figure:
    by_bot: dict[str, list[int]] = {one.bot: [] for one in found.bots}
    for record in records:
        if record.fault is None:
            for seat in record.seats:
                by_bot[seat.bot].append(seat.score)
    drawn = figure(7, 4)
    axes = drawn.subplots()
    everything = [score for scores in by_bot.values() for score in scores] or [0]
    step = max(1, (max(everything) - min(everything)) // 40)
    bins = list(range(min(everything), max(everything) + 2 * step, step))
    for bot, scores in by_bot.items():
        if scores:
            axes.hist(scores, bins=bins, alpha=0.5, label=bot)
    axes.set(title="Scores", xlabel="VP", ylabel="seats")
    if any(by_bot.values()):
        axes.legend()
    return drawn


def _ladder(found: Standings) -> Figure:
    bots = found.bots[::-1]
    places = list(range(len(bots)))
    drawn = figure(9, 1.5 + 0.4 * len(bots))
    rating, wins = drawn.subplots(1, 2, sharey=True)
    middles = [one.rating.mu for one in bots]
    rating.errorbar(
        middles,
        places,
        xerr=[
            [one.rating.mu - one.rating.interval[0] for one in bots],
            [one.rating.interval[1] - one.rating.mu for one in bots],
        ],
        fmt="o",
        capsize=4,
    )
    rating.set(title="OpenSkill rating, 95%", yticks=places, yticklabels=[one.bot for one in bots])
    rating.set_ylim(-0.5, len(bots) - 0.5)
    shares = [one.win_rate for one in bots]
    wins.errorbar(
        [100 * one.mean for one in shares],
        places,
        xerr=[
            [max(0.0, 100 * (one.mean - one.interval[0])) for one in shares],
            [max(0.0, 100 * (one.interval[1] - one.mean)) for one in shares],
        ],
        fmt="o",
        capsize=4,
    )
    wins.set(title="Win rate in %, 95% by deals", xlim=(-3, 103))
    return drawn


def _matrix(found: Standings) -> Figure:
    names = [one.bot for one in found.bots]
    ahead = {(one.bot, one.other): 100 * one.ahead.mean for one in found.meetings if one.games}
    rows = [[ahead.get((row, column), float("nan")) for column in names] for row in names]
    drawn = figure(2.5 + 0.9 * len(names), 2 + 0.7 * len(names))
    axes = drawn.subplots()
    image = axes.imshow(rows, vmin=0, vmax=100, cmap="RdYlGn")
    places = list(range(len(names)))
    axes.set_xticks(places, names, rotation=30, ha="right")
    axes.set_yticks(places, names)
    axes.set_title("Row comes out before column, %")
    for row, line in enumerate(rows):
        for column, value in enumerate(line):
            if row != column:
                axes.text(column, row, f"{value:.0f}", ha="center", va="center")
    drawn.colorbar(image)
    return drawn


def draw_balance(folder: Path, found: Sequence[Balance], ends: int = 15) -> list[Path]:
    """The strongest and the weakest things, with the intervals of their excess."""
    shown = [*found[:ends], *found[max(ends, len(found) - ends) :]][::-1]
    places = list(range(len(shown)))
    from starcup_bots.intervals import Z

    drawn = figure(9, 1.5 + 0.22 * len(shown))
    score, wins = drawn.subplots(1, 2, sharey=True)
    colours = {"strong": "tab:red", "weak": "tab:blue", "": "tab:grey"}
    for axes, scale, lifts in (
        (score, 1, [one.score for one in shown]),
        (wins, 100, [one.wins for one in shown]),
    ):
        for place, one, lift in zip(places, shown, lifts, strict=True):
            axes.errorbar(
                [scale * lift.excess], [place], xerr=[scale * Z * lift.error], fmt="o", color=colours[one.verdict]
            )
        axes.axvline(0, color="black", linewidth=0.8)
    score.set(title="Score: excess, VP", yticks=places, yticklabels=[one.key for one in shown])
    score.tick_params(axis="y", labelsize=7)
    wins.set(title="Win rate: excess, points")
    return save(drawn, folder / "balance")
