"""Explanations of colours, counters and phases."""

from __future__ import annotations

import re
from collections.abc import Sequence

from starcup.roll import Counter, DieColour, RollRuleset, WorldColour
from starcup.words import Explained, counted, wrap


def explained(rules: RollRuleset, wanted: str) -> Explained | None:
    """Return the explanation of a colour of dice or worlds, a counter, a phase or its workers; None for other words."""
    return _colour(rules, wanted) or _phase(rules, wanted)


def known_words(rules: RollRuleset) -> Sequence[str]:
    """Return the names of all colours."""
    return [*(one.name for one in rules.dice), *(one.name for one in _world_colours(rules))]


def _colour(rules: RollRuleset, wanted: str) -> Explained | None:
    named = re.sub(r" (die|dice|worlds?|goods?)$", "", wanted)
    dice = [one for one in rules.dice if named in _names_of(one.key, one.name)]
    worlds = [one for one in _world_colours(rules) if named in _names_of(one.key, one.name)]
    counters = [one for one in rules.counters if named in _names_of(one.key, one.name)]
    sentences = [*map(_die, dice), *map(_counter, counters)]
    for world in worlds:
        if world.holds_goods:
            sentences.append(f"{world.name} worlds hold a good; to trade it brings ${world.trade}, whatever its die.")
        else:
            sentences.append(f"{world.name} worlds hold no goods.")
    if not sentences:
        return None
    name = [*(one.name for one in dice), *(one.name for one in worlds), *(one.name for one in counters)][0]
    numbers = ("DICE-1", "SHIP-3", "SHIP-8") if worlds or dice else ()
    kind = "colour" if worlds or dice else "counter"
    return Explained(kind, name, tuple(wrap(" ".join(sentences), "  ")), numbers, ("die", "match", "trade"))


def _world_colours(rules: RollRuleset) -> list[WorldColour]:
    """Return the colours of all worlds in the box."""
    return list(dict.fromkeys(face.colour for face in rules.faces if face.colour is not None))


def _names_of(key: str, name: str) -> set[str]:
    return {key.replace("_", " "), name.lower()}


def _die(die: DieColour) -> str:
    matched = ", ".join(key.replace("_", " ").title() for key in die.matches)
    where = "every world" if len(die.matches) > 1 else f"{matched} worlds" if matched else "no world"
    return (
        f"A colour of dice, {die.count} of them ({die.printed}). Faces: {counted(die.faces)}. "
        f"It matches {where} when a good is consumed."
    )


def _counter(counter: Counter) -> str:
    kept = "come back" if counter.after == "kept" else "are gone"
    return f"Workers that are no dice: you begin with {counter.start}; when used they {kept}."


def _phase(rules: RollRuleset, wanted: str) -> Explained | None:
    """Return the explanation of a phase of a pack, or its workers; the base game's are words of the glossary."""
    for phase in rules.phases:
        if wanted in (*_names_of(phase.key, phase.name), phase.worker, f"{phase.worker}s"):
            text = f"Phase {phase.numeral}; a worker assigned to it is called a {phase.worker}."
            return Explained("phase", phase.name, tuple(wrap(text, "  ")), ("TERM-3",), ("phase", "worker"))
    return None
