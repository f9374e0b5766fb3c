"""What extensions of packs keep, as spaces beside those of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve

from starcup.kernel.roles import things_named
from starcup.kernel.visibility import field_types
from starcup.packed.ruleset import PackedRuleset
from starcup.plugins.extended_table import ExtendedView
from starcup.plugins.extension_state import Shown, StateKinds
from starcup.scene.fields import TABLE, AnyNaming, space_of
from starcup.scene.parts import Space

SOURCE = "source"
"""The list of things that name an extension, and of texts in its state that name nothing else."""


def with_extensions(naming: AnyNaming, view: object, spaces: Sequence[Space]) -> Sequence[Space]:
    """Return the spaces of a table, in them those of what extensions keep for it and for each seat."""
    rules = naming.ruleset
    if not isinstance(view, ExtendedView) or not isinstance(rules, PackedRuleset) or not rules.extensions.names:
        return spaces
    extensions, joined, seen = rules.extensions, list[Space](), set[int | None]()
    for space in spaces:
        if space.owner not in seen:
            seen.add(space.owner)
            owner, kinds = space.owner, extensions.table_states if space.owner is None else extensions.seat_states
            state: Shown = {}
            if owner is None:
                state = view.extensions
            elif owner < len(view.seat_extensions):
                state = view.seat_extensions[owner]
            more = _spaces(naming, space.key if owner is not None else TABLE, owner, state, kinds)
            space = evolve(space, spaces=(*space.spaces, *more))
        joined.append(space)
    return joined


def _spaces(naming: AnyNaming, key: str, owner: int | None, state: Shown, kinds: StateKinds[Any]) -> Iterator[Space]:
    states = dict(zip(kinds.names, kinds.initial, strict=True))
    for name, values in state.items():
        hints = field_types(type(states[name]))
        rows = [(field, value, _things(naming, hints[field], value)) for field, value in values.items()]
        space = space_of(naming, f"{key}.{name}", naming.name(SOURCE, name), owner, rows)
        if list(values) == [name] and space.spaces:  # its name need not be read twice
            space = space.spaces[0]
        yield _with_gists(naming, space)


def _with_gists(naming: AnyNaming, space: Space) -> Space:
    """Return a space whose pieces of new kinds say in a badge what they are or do."""
    pieces = []
    for piece in space.pieces:
        gist = naming.gist(piece.kind, piece.entry)
        pieces.append(piece if gist is None else evolve(piece, badges=(gist,)))
    return evolve(space, pieces=tuple(pieces), spaces=tuple(_with_gists(naming, inner) for inner in space.spaces))


def _things(naming: AnyNaming, hint: object, value: object) -> str:
    """Return the list of things whose keys a field holds: as its type says, as its values are, or names of sources."""
    if marked := things_named(hint):
        return marked
    texts = set(_texts(value))
    holding = (kind for kind, keys in naming.pieces.items() if texts <= keys)
    return next(holding, SOURCE) if texts else ""


def _texts(value: object) -> Iterator[str]:
    """Yield the texts in a value that are not empty."""
    if isinstance(value, str):
        yield from (value,) if value else ()
    elif isinstance(value, Mapping | tuple | list):
        for part in value:
            yield from _texts(part)
