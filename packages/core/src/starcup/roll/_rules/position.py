"""Positions of Roll for the Galaxy as bytes."""

from __future__ import annotations

import cattrs
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from starcup.roll._rules.seat import Seat


def without_powers(converter: cattrs.Converter, *, detailed: bool) -> cattrs.Converter:
    """Return a converter of tables that leaves out what of a seat is worked out again."""
    derived = override(omit=True)
    dump = make_dict_unstructure_fn(Seat, converter, powers=derived, _cattrs_omit_if_default=True)
    converter.register_unstructure_hook(Seat, dump)
    load = make_dict_structure_fn(
        Seat, converter, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=detailed, powers=derived
    )
    converter.register_structure_hook(Seat, load)
    return converter
