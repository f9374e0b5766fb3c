"""Whole tables that fit a view: what the viewer knows, and what it can't know dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar, get_origin

import attrs

from starcup.kernel.chance import Rng, stream
from starcup.kernel.copying import copied
from starcup.kernel.errors import EngineError
from starcup.kernel.interning import interned
from starcup.kernel.steps import SeatStep, Step
from starcup.kernel.table import Table
from starcup.kernel.view import SHARED, View, parts_of
from starcup.kernel.visibility import Audience, audiences, field_types, is_whole, unmarked

if TYPE_CHECKING:
    from starcup.kernel.ruleset import Ruleset
    from starcup.kernel.world_dealing import WorldDealer

TableT = TypeVar("TableT", bound=Table)


_Make = Callable[[Any], object]
MOST_DRAWN = 1_000
"""The most worlds that are drawn to find one."""


_OF_ALL_TABLES = frozenset(field.name for field in attrs.fields(Table))


@attrs.frozen(eq=False)
class _Shares:
    """The fields of a class of tables or parts, by what a viewer knows of them."""

    whole: tuple[tuple[str, _Make | None], ...]
    """The fields that are shown whole, and how their values are copied back; None: they are shared."""
    rows: tuple[str, ...]
    """Sequences of which items may be hidden."""
    hidden: tuple[str, ...]
    """All fields that are not shown whole."""


@interned
def _shares(kind: type, owned: bool, over: bool) -> _Shares:
    hints, seen = field_types(kind), audiences(kind, over=over)
    names = [name for name in seen if name not in _OF_ALL_TABLES] if issubclass(kind, Table) else [*seen]
    whole = [name for name in names if is_whole(seen[name], owned) and name not in parts_of(kind)]
    hidden = tuple(name for name in names if not is_whole(seen[name], owned))
    return _Shares(
        tuple((name, _way_back(unmarked(hints[name]))) for name in whole),
        tuple(name for name in hidden if seen[name] in (Audience.COUNT, Audience.TOP)),
        hidden,
    )


def _way_back(hint: object) -> _Make | None:
    if get_origin(hint) is tuple or hint in SHARED:
        return None
    return list if get_origin(hint) is list else copied


def known_table(view: View[TableT], seed: int = 0) -> TableT:
    """Return a table with everything that a viewer knows, to ask the rules about; without steps it can't be played.

    A field that hides something from the viewer is not set: who looks for it gets an AttributeError.

    Args:
        view: what a seat may know.
        seed: the seed of the chance to come.
    """
    seen: Any = view
    ruleset: Ruleset[TableT, Any] = seen.ruleset
    players, number, kind, over = seen.players, ruleset.round_number(view), ruleset.table_kind, view.finished
    streams = [stream(seed, number, index) for index in range(players + 1)]
    table: TableT = object.__new__(kind)
    Table.__init__(table, ruleset, players, seed, streams, answered=[0] * players)
    _lay_known(table, view, _shares(kind, False, over))
    for name, part in parts_of(kind).items():
        if hasattr(view, name):
            row: list[object] = []
            for owner, shown in enumerate(getattr(view, name)):
                row.append(object.__new__(part))
                _lay_known(row[-1], shown, _shares(part, owner == view.seat, over))
            setattr(table, name, row if get_origin(unmarked(field_types(kind)[name])) is list else tuple(row))
    return table


def _lay_known(thing: object, shown: object, shares: _Shares) -> None:
    put = object.__setattr__
    for name, back in shares.whole:
        value = getattr(shown, name)
        put(thing, name, value if back is None else back(value))
    for name in shares.rows:
        items = getattr(shown, name)
        if None not in items:
            put(thing, name, _sequences(type(thing))[name](items))


@interned
def _sequences(kind: type) -> dict[str, _Make]:
    origins = {name: get_origin(unmarked(hint)) for name, hint in field_types(kind).items()}
    return {name: origin for name, origin in origins.items() if origin in (list, tuple)}


def hides(kind: type[Table]) -> bool:
    """Return whether tables of a class hide anything from a seat."""
    kinds = (kind, *parts_of(kind).values())
    return any(name not in kind.apart for part in kinds for name in _shares(part, False, False).hidden)


def sampled(ruleset: Ruleset[TableT, Any], view: View[TableT], rng: Rng) -> TableT:
    """Return a table that the viewer can't tell from the real one."""
    table = known_table(view, rng.below(1 << 62))
    ruleset.deal_apart(table, view, rng)
    ruleset.deal_hidden(table, view, rng)
    for thing, shown, shares in _holders(table, view):
        for name in shares.hidden:
            if not hasattr(thing, name):
                where = "of a seat" if shown is not view else "of the table"
                raise EngineError(
                    f"{type(ruleset).__name__}: no world can be sampled while {name!r} {where} is hidden; expected its "
                    f"pieces in unseen(), or a deal_hidden() that sets it"
                )
    main, own, starts = view.flow
    table.stack = list(main)
    if view.at_once:
        first = {step.seat: step for step in starts if isinstance(step, SeatStep)}
        table.together([first.get(seat) for seat in range(table.players)])
        assert table.lanes is not None
        table.lanes[view.seat] = list(own)
        table.halted = False
    return table


def others_asked(view: View[Any]) -> bool:
    """Return whether other seats are asked, and the viewer is not."""
    main, own, starts = view.flow
    if view.at_once:
        return bool(starts) and not own
    return bool(main) and type(main[-1]).asks is not Step.asks and main[-1].asks != view.seat


def _holders(table: Table, view: View[Any]) -> Iterator[tuple[object, object, _Shares]]:
    """Yield each part of a table with what the view shows of it, then the table with the view."""
    over = view.finished
    for name, part in parts_of(type(table)).items():
        if hasattr(view, name):
            others, mine = _shares(part, False, over), _shares(part, True, over)
            for owner, (thing, shown) in enumerate(zip(getattr(table, name), getattr(view, name), strict=True)):
                yield thing, shown, mine if owner == view.seat else others
    yield table, view, _shares(type(table), False, over)


def deal(ruleset: WorldDealer[TableT, Any], table: TableT, view: Any, rng: Rng) -> None:
    """Deal the pieces that a viewer can't place to the places that are hidden from it: see ``Ruleset.deal_hidden``."""
    holders = [*_holders(table, view)]
    for names, pieces in ruleset.left_to_deal(table, view).items():
        left = rng.shuffled(pieces)[::-1]
        for thing, shown, shares in holders:
            for name, row in _deals(type(thing), shares, names):
                if not hasattr(thing, name):
                    try:
                        value = _dealt(getattr(shown, name), row, left) if pieces else _as_it_comes(type(thing), name)
                        object.__setattr__(thing, name, value)
                    except IndexError:
                        fault = (
                            f"{type(ruleset).__name__}.unseen: {len(pieces)} pieces are too few for {', '.join(names)}"
                        )
                        raise EngineError(fault) from None


@interned
def _deals(kind: type, shares: _Shares, names: tuple[str, ...]) -> tuple[tuple[str, _Make | None], ...]:
    """Return the fields of a thing to which pieces are dealt, and how each holds them; None: as a single one."""
    return tuple((name, _sequences(kind).get(name)) for name in names if name in shares.hidden)


def _dealt(shown: object, row: _Make | None, left: list[Any]) -> object:
    """Return the value of a field with pieces where they are hidden, the last of those that are left first."""
    if row is None:
        return left.pop()
    assert isinstance(shown, tuple), "of a sequence that is hidden whole nobody knows how long it is"
    return row([left.pop() if item is None or item is True else -1 if item is False else item for item in shown])


def _as_it_comes(kind: Any, name: str) -> object:
    """Return the default of a field."""
    default: Any = attrs.fields_dict(kind)[name].default
    return default.factory() if hasattr(default, "factory") else default
