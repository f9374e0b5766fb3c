"""Checks of powers that need no game, made when a ruleset is loaded.

A hook whose phase the tile does not print would never be asked; names of colours
and phases that do not exist, and answers of the wrong type, would only be noticed
in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from starcup import did_you_mean
from starcup.kernel.blame import described
from starcup.packed import PluginManager
from starcup.plugins.answers import misfit
from starcup.plugins.power_sources import HookError
from starcup.roll._rules import hookspecs
from starcup.roll._rules.catalogue import Catalogue, grant_fault
from starcup.roll._rules.definitions import Face, Grant, Numbers, Phase
from starcup.roll._rules.hooks import Dictate, Reassign, terms_fault

Arguments = tuple[object, ...]


def check_power(
    power: str, plugins: PluginManager, catalogue: Catalogue, phases: Sequence[Phase], numbers: Numbers
) -> Iterator[HookError]:
    """Yield an error for each hook of a power that is never asked on its tile, or answers what cannot be used."""
    (face,) = [face for face in catalogue.faces if face.key == power]
    dice = [die.key for die in catalogue.dice]
    keys = [phase.key for phase in phases]
    where = f"pack {plugins.packs[power]!r}, power {power!r}"
    for hook, function in plugins.functions(power).items():
        wrong = _wrong_phases(hook, face, phases)
        if wrong:
            yield HookError(where, hook, "()", wrong)
            continue
        for arguments in _questions(hook, catalogue, numbers):
            cause = None
            try:
                wrong = _wrong_answer(hook, function(*arguments), dice)
            except Exception as error:
                wrong, cause = described(error), error
            if wrong:
                asked = ", ".join(one.key if isinstance(one, Face) else repr(one) for one in arguments)
                fault = HookError(where, hook, f"({asked})", wrong)
                fault.__cause__ = cause
                yield fault
                break
        if hook == "reassign":
            for name, value in vars(plugins.module(power)).items():
                wrong = terms_fault(value, dice, keys) if isinstance(value, Reassign) else ""
                if wrong:
                    yield HookError(where, hook, f"(), {name}", wrong)


def _wrong_phases(hook: str, face: Face, phases: Sequence[Phase]) -> str:
    """Return what is wrong with the phases that the tile prints; empty if the hook is asked in one of them."""
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


def _questions(hook: str, catalogue: Catalogue, numbers: Numbers) -> Iterable[Arguments]:
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


def _wrong_answer(hook: str, answer: object, dice: Sequence[str]) -> str:
    """Return what is wrong with an answer; empty if nothing is."""
    wrong = misfit(answer, hook, hookspecs)
    if wrong:
        return wrong
    if isinstance(answer, Dictate) and answer.workers < 1:
        return f"a use of Dictate moves 1 worker or more, not {answer.workers}"
    for one in answer if isinstance(answer, tuple) else ():
        if isinstance(one, Grant):
            wrong = wrong or grant_fault(one, dice)
            if one.to == "good":
                wrong = wrong or "a development holds no goods: its dice go to the cup or the citizenry"
        elif hook == "extra_workers" and one not in dice:
            wrong = wrong or f"unknown die colour {one!r}{did_you_mean(one, dice)}"
    return wrong
