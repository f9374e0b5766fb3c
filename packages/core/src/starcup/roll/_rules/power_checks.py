"""Checks of powers that need no game: hooks that are never asked, unknown names, answers of a wrong type."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType

from starcup import did_you_mean
from starcup.roll._rules import hookspecs
from starcup.roll._rules.catalogue import Catalogue, grant_fault
from starcup.roll._rules.definitions import Face, Grant, Numbers, Phase
from starcup.roll._rules.hooks import Dictate, Reassign, terms_fault

Arguments = tuple[object, ...]


def never_asked(hook: str, face: Face, phases: Sequence[Phase]) -> str:
    """Return what is wrong with the phases that a tile prints; empty if the hook is asked in one of them."""
    bound = getattr(hookspecs, hook).bound
    if bound == hookspecs.ALWAYS:
        return ""
    able = [phase.key for phase in phases] if bound == hookspecs.PHASE else bound.split("+")
    printed = [phase for phase in face.phases if phase in able]
    prints = ", ".join(face.phases) or "no phase"
    if not printed:
        return (
            f"asked in {' or '.join(able)}, but the tile prints {prints}, so it would never be asked "
            f"(phases = [{able[0]!r}] in tiles.toml)"
        )
    for phase in phases:
        if hook == "extra_workers" and phase.key in printed and not phase.imaginary:
            able = [other.key for other in phases if other.imaginary]
            return (
                f"the tile prints {prints}, but imaginary workers are for {' and '.join(able)}; "
                f"in {phase.key} workers stay on the table"
            )
    return ""


def questions(hook: str, catalogue: Catalogue, numbers: Numbers) -> Iterable[Arguments]:
    """Return all arguments that a hook without a table may be asked with; none for hooks that look at a table."""
    if hook in ("extra_workers", "immediate", "scouts_on_top"):
        return [()]
    if hook == "dictate":
        return [(Dictate(),)]
    if hook == "goods_capacity":
        return [(numbers.goods_on_world,)]
    if hook == "stock_credits":
        return [(die.key, numbers.stock_credits) for die in catalogue.dice]
    if hook == "discount":
        return [(face,) for tile in catalogue.tiles for face in (tile.development, tile.world)]
    if hook in ("trade_credits", "consume_chips", "consume_credits"):
        return [(face,) for face in catalogue.faces if face.holds_goods]
    return []


def wrong_terms(module: ModuleType, dice: Sequence[str], phases: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the name of each Reassign power in a module that can't be used, and what is wrong with it."""
    for name, value in vars(module).items():
        wrong = terms_fault(value, dice, phases) if isinstance(value, Reassign) else ""
        if wrong:
            yield name, wrong


def wrong_answer(hook: str, answer: object, dice: Sequence[str]) -> str:
    """Return what is wrong with an answer of the right type; empty if nothing is."""
    if isinstance(answer, Dictate) and answer.workers < 1:
        return f"a use of Dictate moves 1 worker or more, not {answer.workers}"
    for item in answer if isinstance(answer, tuple) else ():
        if isinstance(item, Grant):
            if fault := grant_fault(item, dice):
                return fault
            if item.to == "good":
                return "a development holds no goods: its dice go to the cup or the citizenry"
        elif hook == "extra_workers" and item not in dice:
            return f"unknown die colour {item!r}{did_you_mean(item, dice)}"
    return ""
