"""The common style of all pictures: accessible colours, and reproducible files in two formats."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from starcup_cli import files
from starcup_cli.extras import check_extra

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#8C8C00", "#555555")
"""The colours of Okabe and Ito, sorted by contrast; all that has a colour has a name or a shape as well."""
GREY = "#777777"


def check_plots() -> None:
    """Refuse ``--plots`` if the library that draws is missing.

    Raises:
        WrongUse: it is.
    """
    check_extra("matplotlib", "--plots")


def figure(width: float, height: float) -> Figure:
    """Return an empty picture; without pyplot, which would keep it and look for a screen."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def plain(axes: Axes, *, grid: bool = True) -> None:
    """Remove superfluous lines from a picture; add faint lines to read values by."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    if grid:
        axes.grid(axis="x", color="#dddddd", linewidth=0.8)
        axes.set_axisbelow(True)


def save(drawn: Figure, path: Path) -> list[Path]:
    """Write a picture as PNG and as SVG; the same figures give the same bytes."""
    import matplotlib as mpl

    png, svg = path.with_suffix(".png"), path.with_suffix(".svg")
    held = BytesIO()
    drawn.savefig(held, format="png", dpi=150)
    files.write(png, held.getvalue())
    held = BytesIO()
    with mpl.rc_context({"svg.hashsalt": "starcup"}):
        drawn.savefig(held, format="svg", metadata={"Date": None})
    files.write(svg, held.getvalue())
    return [png, svg]
