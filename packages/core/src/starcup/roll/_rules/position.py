"""Positions of Roll for the Galaxy as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import cattrs
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from starcup.kernel.codec import PositionCodec, make_converter
from starcup.kernel.errors import JournalError
from starcup.kernel.positions import open_lanes
from starcup.plugins.extension_state import SeatStates, State, StateKinds, TableStates
from starcup.roll._rules.invariants import faults
from starcup.roll._rules.plausible import absurdities
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable

if TYPE_CHECKING:
    from starcup.roll._rules.ruleset import RollRuleset

_CODECS: WeakKeyDictionary[RollRuleset, PositionCodec[RollTable]] = WeakKeyDictionary()


def _codec(rules: RollRuleset) -> PositionCodec[RollTable]:
    codec = _CODECS.get(rules)
    if codec is None:

        def make(detailed: bool) -> cattrs.Converter:
            converter = make_converter(rules.step_kinds, detailed=detailed)
            _keep_states(converter, TableStates, rules.extensions.table_states)
            _keep_states(converter, SeatStates, rules.extensions.seat_states)
            derived = override(omit=True)
            dump = make_dict_unstructure_fn(Seat, converter, powers=derived, _cattrs_omit_if_default=True)
            converter.register_unstructure_hook(Seat, dump)
            load = make_dict_structure_fn(
                Seat, converter, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=detailed, powers=derived
            )
            converter.register_structure_hook(Seat, load)
            return converter

        packs = [f"{stamp.name} {stamp.digest}" for stamp in rules.stamps()]
        packs += [f"option {name} {value}" for name, value in rules.options.items()]
        skip = {"rules"} if rules.extensions.table_states.names else {"rules", "states"}
        codec = _CODECS[rules] = PositionCodec(RollTable, make, skip, rules.game, packs, rules.step_kinds)
    return codec


def _keep_states(converter: cattrs.Converter, kind: object, kinds: StateKinds) -> None:
    """Write the states of extensions as a table by extension, and read them as strictly as everything else."""
    types = {name: type(state) for name, state in zip(kinds.names, kinds.initial, strict=True)}

    def dump(states: tuple[State, ...]) -> object:
        return {name: converter.unstructure(one, types[name]) for name, one in zip(types, states, strict=True)}

    def load(value: object, _: object) -> object:
        if not isinstance(value, dict) or value.keys() != types.keys():
            raise ValueError(f"expected the states of {', '.join(types) or 'nobody'}, found {value!r}")
        return tuple(converter.structure(value[name], one) for name, one in types.items())

    converter.register_unstructure_hook_func(lambda one: one is kind, dump)
    converter.register_structure_hook_func(lambda one: one is kind, load)


def encode(rules: RollRuleset, table: RollTable) -> bytes:
    """Return the position on the table as bytes; equal positions give equal bytes."""
    return _codec(rules).encode(table)


def decode(rules: RollRuleset, data: bytes, other_packs: bool = False) -> RollTable:
    """Return a table with the position that :func:`encode` wrote.

    Raises:
        JournalError: the bytes are damaged or foreign, of other packs (unless wanted), or no possible position.
    """
    values = _codec(rules).decode(data, other_packs=other_packs)
    table = RollTable(ruleset=rules, rules=rules, players=0, seed=0, streams=[])
    for name, value in values.items():
        setattr(table, name, value)
    if wrong := absurdities(table):
        raise JournalError(f"the saved position is impossible: {'; '.join(wrong)}")
    open_lanes(table)
    try:
        for seat in table.seats:
            seat.powers = rules.powers_of(seat.tableau)
        wrong = faults(table)
    except (IndexError, KeyError, ValueError) as error:
        wrong = [f"{type(error).__name__}: {error}"]
    if wrong and other_packs:
        wrong.append("it was written with other packs: load those whose tiles lie there, at least their data")
    if wrong:
        raise JournalError(f"the saved position is impossible: {'; '.join(wrong)}")
    return table
