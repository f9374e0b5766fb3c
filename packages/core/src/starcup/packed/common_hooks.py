"""The hooks that extensions of every game have, and how a game adds them to its own.

Results combine as stated: *fold* (each changes the last one's answer), *all* (every answer is used), *trigger* (nothing
comes back; the hook may change the table and push steps), *one* (its own answer, about its own state). Hooks that are
not triggers only read the table and never change it. Several extensions are called in the order of their packs (a pack
after those that it needs), then of their names.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

from starcup.kernel.chance import Rng
from starcup.kernel.steps import AnyStep
from starcup.kernel.table import Table
from starcup.kernel.view import View
from starcup.packed.further import FurtherChoice
from starcup.packs.pieces import PieceList
from starcup.plugins.extension_state import State
from starcup.plugins.hooks import hook

# When a ruleset is loaded.


@hook("fold")
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of the set-up, in order; the last begins the game proper."""


@hook("all")
def piece_lists(options: Mapping[str, str]) -> tuple[PieceList[Any], ...]:
    """Return the lists of pieces of new kinds that packs may then have, in data files of their own."""


@hook("all")
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return the draws of the extension: for the first word of each draw's kind, the names of values 0, 1, 2, ...."""


# State of its own.


@hook("one")
def table_state(options: Mapping[str, str]) -> State:
    """Return the state that the extension keeps for the whole table, as every game begins."""


@hook("one")
def seat_state(options: Mapping[str, str]) -> State:
    """Return the state that the extension keeps for each seat, as every game begins."""


@hook("one")
def sample_table_state(view: View[Any], rng: Rng) -> State:
    """Return a table state that fits a view, its hidden part drawn anew; needed if any of its fields is hidden."""


@hook("one")
def sample_seat_state(view: View[Any], seat: int, rng: Rng) -> State:
    """Return a seat's state that fits a view, its hidden part drawn anew; needed if any of its fields is hidden."""


@hook("all")
def faults(table: Table) -> tuple[str, ...]:
    """Return the faults in the extension's state, or in what it rules, in words; checked by tests and for saves."""


# In the course of a game.


@hook("all")
def further_choices(table: Table, seat: int, question: str) -> tuple[FurtherChoice, ...]:
    """Return choices that a seat has besides those of a question of the rules, named by its kind."""


@hook("all")
def end_reasons(table: Table) -> tuple[str, ...]:
    """Return further reasons why the game ends at this check, each a few words; none to go on."""


@hook("all")
def score_lines(table: Table, seat: int) -> tuple[tuple[str, int], ...]:
    """Return further lines of the seat's score, each a name and its VP.

    While the game goes on it is asked about what one seat knows; if it reads what is hidden, its lines are left out.
    """


@hook("all")
def worth(table: Table, seat: int) -> float:
    """Return what the extension's state promises the seat, in VP beyond the lines of its score, for bots."""


_SPECS = tuple(
    value for value in [*globals().values()] if isinstance(value, FunctionType) and hasattr(value, "combines")
)


def with_common_hooks(table: type[Table], view: type[View[Any]], own: ModuleType | None = None) -> ModuleType:
    """Return a module with the specifications of the hooks that every game has, and those of a game's own.

    Args:
        table: the class of the game's tables, which stands for ``Table`` in the signatures.
        view: the class of its views, likewise.
        own: the module with its own specifications; one of a common name takes its place.
    """
    specs = ModuleType(__name__ if own is None else own.__name__, __doc__ if own is None else own.__doc__)
    kinds: dict[str, type] = {"Table": table, "View[Any]": view}
    for spec in _SPECS:
        twin = FunctionType(spec.__code__, spec.__globals__, spec.__name__)
        twin.__doc__, twin.__module__ = spec.__doc__, spec.__module__
        vars(twin).update(vars(spec))
        twin.__annotations__ = {name: kinds.get(kind, kind) for name, kind in spec.__annotations__.items()}
        setattr(specs, spec.__name__, twin)
    if own is not None:
        vars(specs).update({name: spec for name, spec in vars(own).items() if hasattr(spec, "combines")})
    return specs
