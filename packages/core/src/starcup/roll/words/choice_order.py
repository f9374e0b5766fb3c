"""The order in which choices are listed for people: sorted and grouped, like with like."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice
from starcup.roll import Rules
from starcup.roll import choices as c
from starcup.roll.words.choice_lists import group_of, many_goods


def for_people(allowed: Sequence[Choice], rules: Rules) -> tuple[Choice, ...]:
    """Return the choices for a person, grouped by kind, without those that merely pass something by."""
    wanted = [choice for choice in allowed if not choice.passing] or list(allowed)
    many = many_goods(wanted)
    groups: dict[object, int] = {}
    worlds: dict[str, int] = {}
    for choice in wanted:
        worlds.setdefault(getattr(choice, "world", ""), len(worlds))
        groups.setdefault(_group(choice, many), len(groups))
    return tuple(sorted(wanted, key=lambda one: (groups[_group(one, many)], _rank(one, worlds, rules))))


def _group(choice: Choice, many: bool) -> object:
    """Return the key of a choice's group: a few goods go by world; of many, Trades and Consumes are a table each."""
    return "ship" if isinstance(choice, c.Trade | c.Consume) and not many else group_of(choice)


def _rank(choice: Choice, worlds: dict[str, int], rules: Rules) -> tuple[int, ...]:
    """Return the place of a choice in its group."""
    phase, worker = rules.phase_index, rules.worker_index
    match choice:
        case c.Assign():
            return worker[choice.colour], phase[choice.phase]
        case c.DictateWith():
            return phase[choice.source], worker[choice.colour]
        case c.Move():
            return phase[choice.source], worker[choice.colour], phase[choice.target]
        case c.Produce():
            return worlds[choice.world], worker[choice.worker]
        case c.Trade() | c.Consume():
            way = int(isinstance(choice, c.Consume))
            return worlds[choice.world], worker[choice.good], way, worker[choice.worker]
    return ()
