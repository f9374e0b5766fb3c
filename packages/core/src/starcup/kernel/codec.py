"""The codec of positions: tables to JSON and back, strict both ways.

Built on cattrs: unknown keys and wrong types are errors with a path. The codec
of a table type is made from its annotations; fields that are derived or belong
to the process (rules, log, journal) are left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Mapping
from contextlib import suppress
from functools import cached_property, partial
from typing import Generic, TypeVar, cast, get_args, get_origin

import cattrs
import orjson
from attrs import fields
from cattrs.errors import IterableValidationError, IterableValidationNote
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn
from cattrs.v import format_exception

from starcup.kernel.errors import JournalError
from starcup.kernel.steps import AnyStep, Step
from starcup.kernel.suggest import brief
from starcup.kernel.table import Table
from starcup.kernel.visibility import field_types, unmarked
from starcup.kernel.wide import register_wide

TableT = TypeVar("TableT", bound=Table)
FORMAT = 3
MOST_NAMED = 4
"""The most packs and options that a message names."""
PROCESS_ONLY = frozenset(
    {
        "chance",
        "halted",
        "hold",
        "journal",
        "lane_undo",
        "log",
        "marks",
        "pending",
        "ruleset",
        "script",
        "undo_count",
        "undo_seat",
    }
)
"""Fields of every table that a saved position does not contain."""

Dumper = Callable[[object], object]
Loader = Callable[[object, object], object]


def make_converter(step_kinds: Mapping[str, type[AnyStep]], *, detailed: bool) -> cattrs.Converter:
    """Return a strict converter that reads and writes steps by their ``kind``, and refuses wrong primitive types.

    With ``detailed`` its errors name the place of each fault; reading then takes twice as long.
    """
    converter = cattrs.Converter(forbid_extra_keys=True, detailed_validation=detailed)
    for primitive in (int, str, bool):
        exactly = _exactly(primitive)
        converter.register_structure_hook(primitive, exactly)
        converter.register_structure_hook_func(partial(_is_marked, primitive), exactly)
    converter.register_structure_hook_factory(_is_row, partial(_row_loader, converter, detailed))
    register_wide(converter, detailed=detailed)
    dump = {kind: make_dict_unstructure_fn(kind, converter) for kind in step_kinds.values()}
    load = {name: make_dict_structure_fn(kind, converter) for name, kind in step_kinds.items()}

    def dump_step(step: AnyStep) -> object:
        return [step.kind, dump[type(step)](step)]

    def load_step(value: object, _: object) -> AnyStep:
        if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and value[0] in load):
            raise ValueError(f"expected a step as [kind, fields], found {value!r}")
        return load[value[0]](value[1], step_kinds[value[0]])

    converter.register_unstructure_hook_func(_is_step, dump_step)
    converter.register_structure_hook_func(_is_step, load_step)
    return converter


def _is_step(kind: object) -> bool:
    origin = getattr(kind, "__origin__", kind)
    return isinstance(origin, type) and issubclass(origin, Step)


def _is_marked(primitive: type, kind: object) -> bool:
    return kind is not primitive and unmarked(kind) is primitive


def _exactly(kind: type) -> Loader:
    def check(value: object, _: object) -> object:
        if type(value) is not kind:
            raise TypeError(f"expected {kind.__name__}, found {value!r}")
        return value

    return check


def _is_row(kind: object) -> bool:
    """Return whether a type is a list, or a tuple of any number of items of one type."""
    kind = unmarked(kind)
    return get_origin(kind) is list or (get_origin(kind) is tuple and get_args(kind)[1:] == (...,))


def _row_loader(converter: cattrs.Converter, detailed: bool, kind: object) -> Loader:
    """Return a loader for a type of :func:`_is_row`. The one in cattrs takes any iterable, and is slower."""
    make, item = (
        cast("type[list[object] | tuple[object, ...]]", get_origin(unmarked(kind))),
        get_args(unmarked(kind))[0],
    )
    load: Loader = converter.get_structure_hook(item)

    def whole_numbers(value: object, _: object) -> object:
        if type(value) is not list or not _INT.issuperset(map(type, value)):
            raise TypeError(f"expected a list of int, found {value!r}")
        return make(value)

    def row(value: object, _: object) -> object:
        if type(value) is not list:
            raise TypeError(f"expected a list, found {value!r}")
        return make([load(part, item) for part in value])

    def row_with_places(value: object, _: object) -> object:
        if type(value) is not list:
            raise TypeError(f"expected a list, found {value!r}")
        parts, wrong = [], []
        for index, part in enumerate(value):
            try:
                parts.append(load(part, item))
            except Exception as error:
                error.add_note(IterableValidationNote("", index, item))
                wrong.append(error)
        if wrong:
            raise IterableValidationError("list", wrong, list)
        return make(parts)

    if detailed:
        return row_with_places
    return whole_numbers if item is int else row  # checked all at once: much of a position is rows of numbers


_INT = frozenset({int})


class PositionCodec(Generic[TableT]):
    """An encoder and decoder of positions of one table type.

    Args:
        kind: the table type.
        make: builds a converter for it; the argument says whether errors are detailed.
        skip: fields to leave out besides those that belong to the process.
        game, packs: the game and packs that a position must have, packs as name and digest.
        step_kinds: the known kinds of step, for positions of other packs.
    """

    def __init__(
        self,
        kind: type[TableT],
        make: Callable[[bool], cattrs.Converter],
        skip: Iterable[str],
        game: str,
        packs: list[str],
        step_kinds: Container[str] = (),
    ) -> None:
        left_out = PROCESS_ONLY | set(skip)
        names = [attribute.name for attribute in fields(kind) if attribute.name not in left_out]
        self._types = {name: hint for name, hint in field_types(kind).items() if name in names}
        self._make = make
        self._step_kinds = step_kinds
        converter = make(False)
        self._dump: list[tuple[str, Dumper]] = [
            (name, converter.get_unstructure_hook(self._types[name], cache_result=False)) for name in names
        ]
        self._load_fast = self._loaders(converter)
        self._dump_stack = dict(self._dump)["stack"]
        self._head = {"format": FORMAT, "game": game, "packs": packs}
        self._head_text = _json(self._head)[:-1] + b","

    def _loaders(self, converter: cattrs.Converter) -> list[tuple[str, object, Loader]]:
        return [
            (name, kind, converter.get_structure_hook(kind, cache_result=False)) for name, kind in self._types.items()
        ]

    def encode(self, table: TableT) -> bytes:
        """Return the position as compact JSON; equal positions give equal bytes."""
        state = {name: dump(getattr(table, name)) for name, dump in self._dump}
        pending = table.pending
        if pending and table.lanes is not None:
            state["lanes"] = self._open_lanes(table, state["lanes"])
        elif pending:
            state["stack"] = [*_as_list(state["stack"]), self._step(pending[0].step)]
        return self._head_text + _json(state)[1:]

    def _open_lanes(self, table: TableT, lanes: object) -> list[object]:
        opened = [_as_list(lane) for lane in _as_list(lanes)]
        for decision in table.pending:
            opened[decision.seat] = [*opened[decision.seat], self._step(decision.step)]
        return list(opened)

    def _step(self, step: AnyStep) -> object:
        (dumped,) = _as_list(self._dump_stack([step]))
        return dumped

    def decode(self, data: bytes, *, other_packs: bool = False) -> dict[str, object]:
        """Return the field values of a position.

        With ``other_packs`` the contents of the packs may differ, but not their order, since pieces are
        numbered by it; steps of unknown kinds are left out.
        """
        with suppress(Exception):  # of several kinds: the slow way finds the fault, if there is one
            raw = self._fields(orjson.loads(data), other_packs)
            return {name: load(raw[name], kind) for name, kind, load in self._load_fast}
        return self._slowly(self._fields(_parsed(data), other_packs))

    def _fields(self, raw: object, other_packs: bool) -> dict[str, object]:
        """Return the fields of a position without its head, which is checked."""
        if not isinstance(raw, dict) or "format" not in raw:
            raise JournalError("this is no saved position of Starcup")
        if other_packs:
            self._adapt(raw)
        for key, expected in self._head.items():
            value = raw.pop(key, None)
            if value != expected:
                raise JournalError(f"the saved position is of {_difference(key, expected, value)}")
        if raw.keys() != self._types.keys():
            wrong = ", ".join(sorted(raw.keys() ^ self._types.keys()))
            raise JournalError(f"the saved position has missing or unknown fields: {wrong}")
        return raw

    def _adapt(self, raw: dict[str, object]) -> None:
        """Change a position of other packs into one of these packs, as far as that is sound."""
        theirs, ours = raw.get("packs"), self._head["packs"]
        names = [
            [str(pack).split()[0] for pack in packs if pack] for packs in (theirs, ours) if isinstance(packs, list)
        ]
        if len(names) == 2 and all(mine == other for mine, other in zip(*names, strict=False)):
            raw["packs"] = ours
            raw["stack"] = self._known(raw.get("stack"))
            lanes, starts = raw.get("lanes"), raw.get("lane_starts")
            if isinstance(lanes, list) and isinstance(starts, list):
                raw["lanes"] = [self._known(lane) for lane in lanes]
                raw["lane_starts"] = [None if self._unknown(start) else start for start in starts]

    def _known(self, steps: object) -> object:
        return [step for step in steps if not self._unknown(step)] if isinstance(steps, list) else steps

    def _unknown(self, step: object) -> bool:
        return isinstance(step, list) and step[:1] != [] and str(step[0]) not in self._step_kinds

    @cached_property
    def _load_slowly(self) -> list[tuple[str, object, Loader]]:
        return self._loaders(self._make(True))

    def _slowly(self, raw: Mapping[str, object]) -> dict[str, object]:
        """Return the field values of a position that the fast way can't read: it has a larger number, or is damaged."""
        values = {}
        for name, kind, load in self._load_slowly:
            try:
                values[name] = load(raw[name], kind)
            except Exception as error:
                texts = cattrs.transform_error(error, format_exception=_said)
                faults = "; ".join(text.replace("@ $", f"at {name}") for text in texts)
                raise JournalError(f"the saved position is damaged: {faults}") from error
        return values


def _said(error: BaseException, kind: type | None) -> str:
    """Return a fault in words: the error's own if this package raised it, else those of cattrs."""
    text = str(error)
    return text if text.startswith("expected ") else format_exception(error, kind)


def _json(state: object) -> bytes:
    """Return compact JSON in ASCII, which fits on one line of a journal."""
    with suppress(TypeError):  # a number above 64 bits that is not declared Wide, such as a seed
        text = orjson.dumps(state)
        if text.isascii():
            return text
    return json.dumps(state, separators=(",", ":")).encode()


def _parsed(data: bytes) -> object:
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise JournalError(f"the saved position is damaged: {error}") from None


def _as_list(value: object) -> list[object]:
    assert isinstance(value, list | tuple)
    return list(value)


def _difference(key: str, expected: object, found: object) -> str:
    """Return how a value of the head of a position differs; of packs and options only those that differ."""
    if key != "packs":
        return f"another {key} (expected {expected!r}, found {brief(repr(found))})"
    if isinstance(expected, list) and isinstance(found, list):
        ours, theirs = (
            [pack for pack in expected if pack not in found],
            [pack for pack in found if pack not in expected],
        )
        if ours or theirs:
            expected, found = ours, theirs
    return f"other packs or options (expected {_listed(expected)}; found {_listed(found)})"


def _listed(names: object) -> str:
    if not isinstance(names, list):
        return brief(repr(names))
    more = [f"{len(names) - MOST_NAMED} more"] if len(names) > MOST_NAMED else []
    return ", ".join([*(brief(str(name)) for name in names[:MOST_NAMED]), *more]) or "none"
