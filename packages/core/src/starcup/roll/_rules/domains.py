"""The values that fields of choices may have under a ruleset, by which learning programs number all choices."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from starcup.roll._rules import grants
from starcup.roll._rules.offers import AT, AT_TOP
from starcup.roll._rules.reassign import DICTATE_KEY
from starcup.roll._rules.rules import Rules


def domains_of(rules: Rules) -> Mapping[str, tuple[str | int, ...]]:
    """Return the domains of the choices of a ruleset, by name, each in the order of the ruleset."""
    faces = tuple(face.key for face in rules.faces)
    worlds = tuple(face.key for face in rules.faces if face.is_world)
    powers = tuple(key for key in (*faces, *rules.extensions.names) if rules.plugins.functions(key) or key not in faces)
    reassign = tuple(key for key in faces if "reassign" in rules.plugins.functions(key))
    places = (grants.CUP, grants.CITIZENRY, *rules.phase_keys, grants.DEVELOPERS, grants.SETTLERS, *worlds)
    at_work = (grants.DEVELOPERS, grants.SETTLERS, *worlds)
    loose = (loose.face for loose in rules.loose)
    return MappingProxyType(
        {
            "phase": rules.phase_keys,
            "die": rules.die_keys,
            "colour": rules.die_keys,
            "worker": rules.worker_names,
            "face": faces,
            "world": worlds,
            "placed face": (*faces, *(f"{face}{AT_TOP}" for face in faces)),
            "die face": tuple(dict.fromkeys((*rules.phase_keys, *loose))),
            "place": places,
            "worker at place": tuple(f"{worker}{AT}{place}" for worker in rules.worker_names for place in at_work),
            "power": powers,
            "reassign power": (DICTATE_KEY, *reassign),
            "power or dictate": (DICTATE_KEY, *powers),
        }
    )
