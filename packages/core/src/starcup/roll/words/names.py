"""Names of dice, phases and tiles in English, as they are printed and looked up."""

from __future__ import annotations

from starcup.roll import Face, Grant, RollRuleset
from starcup.words import several


def die_name(rules: RollRuleset, key: str) -> str:
    """Return the name of a die colour or another kind of worker, by its key."""
    index = rules.worker_index.get(key)
    return key if index is None else rules.workers[index].name


def numbered_phase(rules: RollRuleset, key: str) -> str:
    """Return the name of a phase with its numeral."""
    phase = rules.phases[rules.phase_index[key]]
    return f"{phase.numeral} {phase.name}"


def brief(rules: RollRuleset, face: Face) -> str:
    """Return a side of a tile in a few words: kind, cost, colour or phases, and its grants."""
    given = gives(rules, face)
    end = f": {given}" if given else ""
    if face.colour is not None:
        return f"{face.colour.name} world, cost {face.cost}{end}"
    where = " and ".join(rules.phases[rules.phase_index[key]].name for key in face.phases if key in rules.phase_index)
    said = [f"development, cost {face.cost}{', bonus VP at the end' if face.plus else ''}"]
    said += [f"{where} power"] if where else []
    said += ["Reassign power"] if face.reassign else []
    return ", ".join(said) + end


def gives(rules: RollRuleset, face: Face) -> str:
    """Return the grants of a side, which it gives once, when it is placed."""
    return ", ".join(grant_text(rules, grant) for grant in rules.grants_of(face))


def grant_text(rules: RollRuleset, grant: Grant) -> str:
    """Return one of the grants of a side."""
    if grant.start_credits is not None:
        return f"start with ${grant.start_credits}"
    if grant.lose:
        return f"lose {several(grant.lose, 'die', 'dice')}"
    if grant.credits:
        return f"+${grant.credits}"
    where = {"cup": "into the cup", "citizenry": "into Citizenry", "good": "as its good"}.get(grant.to, grant.to)
    die = die_name(rules, grant.colour)
    return f"{several(grant.dice, f'{die} die', f'{die} dice')} {where}"
