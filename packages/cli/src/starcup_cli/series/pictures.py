"""The common style of all pictures: accessible colours, and reproducible files in two formats."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#8C8C00", "#555555")
"""The colours of Okabe and Ito, sorted by contrast; all that has a colour has a name or a shape as well."""
GREY = "#777777"


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


def files_of(name: str, drawn: Figure) -> dict[str, bytes]:
    """Return a picture as the contents of a PNG and an SVG file; the same figures give the same bytes."""
    import matplotlib as mpl

    png, svg = BytesIO(), BytesIO()
    drawn.savefig(png, format="png", dpi=150)
    with mpl.rc_context({"svg.hashsalt": "starcup"}):
        drawn.savefig(svg, format="svg", metadata={"Date": None})
    return {f"{name}.png": png.getvalue(), f"{name}.svg": svg.getvalue()}
