"""Refusals: a code for programs, a rule, and a sentence as a message with names for its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starcup import IllegalChoice
from starcup.messages import Arg, Message, thing_name

if TYPE_CHECKING:
    from starcup.roll._rules.definitions import Face
    from starcup.roll._rules.rules import Rules


def refused(code: str, rule: str, wording: str = "", /, **args: Arg) -> IllegalChoice:
    """Return a refusal."""
    return IllegalChoice(code, rule, sentence(code, wording, **args))


def sentence(code: str, wording: str = "", /, **args: Arg) -> Message:
    """Return the sentence of a refusal; the arguments are those of :func:`refused`."""
    return Message(f"roll-refusal-{code}{'-' if wording else ''}{wording}", **args)


def die(rules: Rules, key: str) -> Message:
    """Return the name of a kind of worker, whether there is such a kind or not."""
    kind = rules.worker_index.get(key)
    if kind is None:
        return thing_name("die", key, key)
    worker = rules.workers[kind]
    if worker.imaginary:
        return Message("roll-imaginary", die=die(rules, worker.colour_key))
    if worker.flags:
        flags = tuple([_sign(rules, flag.key) for flag in worker.flags])
        return Message("roll-flagged", die=die(rules, worker.colour_key), flags=flags)
    return thing_name("die", key, worker.name)


def phase(rules: Rules, key: str) -> Message:
    """Return the name of a phase, whether there is such a phase or not."""
    index = rules.phase_index.get(key)
    return thing_name("phase", key, key if index is None else rules.phases[index].name)


def tile(face: Face) -> Message:
    """Return the name of a side of a tile."""
    return thing_name("tile", face.key, face.name)


def side(rules: Rules, key: str) -> Message:
    """Return the name of a side of a tile by its key, whether there is such a side or not."""
    index = rules.face_index.get(key)
    return thing_name("tile", key, key) if index is None else tile(rules.faces[index])


def place(rules: Rules, key: str) -> Message:
    """Return the name of a place where dice lie."""
    if key in rules.face_index:
        return side(rules, key)
    return phase(rules, key) if key in rules.phase_index else thing_name("place", key, key)


def shown(rules: Rules, face: str) -> Message:
    """Return the name of the side of a die."""
    parts = tuple([phase(rules, part) if part in rules.phase_index else _sign(rules, part) for part in face.split("+")])
    return parts[0] if len(parts) == 1 else Message("roll-sides", sides=parts)


def _sign(rules: Rules, key: str) -> Message:
    return thing_name("sign", key, rules.flags[key].name if key in rules.flags else key)


def picked(rules: Rules) -> Callable[[str], Message]:
    """Return the function that names things that are picked: dice, dice at a place, sides of tiles."""

    def name(item: str) -> Message:
        what, _, where = item.partition("@")
        if what in rules.face_index or not where:
            return side(rules, what) if what in rules.face_index else die(rules, what)
        return Message("roll-die-at", die=die(rules, what), place=place(rules, where))

    return name
