"""Positions of Roll for the Galaxy as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cattrs
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from starcup.plugins.extension_state import SeatStates, State, StateKinds, TableStates
from starcup.roll._rules.seat import Seat

if TYPE_CHECKING:
    from starcup.roll._rules.ruleset import RollRuleset


def extend(made: cattrs.Converter, rules: RollRuleset, *, detailed: bool) -> None:
    """Have a converter of tables know the states of extensions, and leave out what of a seat is worked out again.

    Args:
        made: the converter of any game's tables.
        rules: the rules.
        detailed: whether errors tell their places.
    """
    _keep_states(made, TableStates, rules.extensions.table_states)
    _keep_states(made, SeatStates, rules.extensions.seat_states)
    derived = override(omit=True)
    dump = make_dict_unstructure_fn(Seat, made, powers=derived, _cattrs_omit_if_default=True)
    made.register_unstructure_hook(Seat, dump)
    load = make_dict_structure_fn(
        Seat, made, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=detailed, powers=derived
    )
    made.register_structure_hook(Seat, load)


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
