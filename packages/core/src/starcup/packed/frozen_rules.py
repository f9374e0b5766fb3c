"""Rulesets that can't be changed once they are made: all games and views under them share them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TypeVar

FROZEN = "_frozen"


class FrozenRules:
    """Base of objects whose attributes are read-only after :func:`freeze`."""

    def __setattr__(self, name: str, value: object) -> None:
        if FROZEN in vars(self):
            raise AttributeError(f"rules can't be changed: {name!r} is read-only")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"rules can't be changed: {name!r} is read-only")


RulesT = TypeVar("RulesT")


def freeze(rules: RulesT) -> RulesT:
    """Make the attributes of rules read-only, and their dictionaries too; return the rules."""
    for name, value in vars(rules).items():
        if type(value) is dict:
            vars(rules)[name] = MappingProxyType(value)
    vars(rules)[FROZEN] = True
    return rules


def unfrozen(rules: RulesT) -> RulesT:
    """Return a copy of rules, to change in it what differs; ``copy.copy`` of a ruleset is the ruleset itself."""
    twin = object.__new__(type(rules))
    vars(twin).update({name: value for name, value in vars(rules).items() if name != FROZEN})
    return twin
