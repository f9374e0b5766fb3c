"""Changes to lists of steps, by which extensions change the set-up and the round."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import PackError, did_you_mean
from starcup.making import AnyStep
from starcup.roll._rules.setup import Deal, DealFactions, DealHomes, DealTiles

Steps = tuple[AnyStep, ...]
_PARTS: Steps = (DealFactions(), DealHomes(), DealTiles())


def after(steps: Sequence[AnyStep], kind: str, *new: AnyStep) -> Steps:
    """Return the list with ``new`` steps after the one of that kind.

    Set-up deals to seat after seat, by ``deal``. To put something between its
    parts, name the part: ``deal-factions``, ``deal-homes`` or ``deal-tiles``;
    each part then deals to all seats before the next.

    Args:
        steps: ``rules.setup_steps`` or ``rules.round_steps``, or what an earlier call made of them.
        kind: the ``kind`` of a step in the list, or of a part of ``deal``.
        *new: the steps to put in, in order.

    Raises:
        PackError: the list has no such step.

    >>> from starcup.roll import RollRuleset
    >>> rules = RollRuleset.load(["base"])
    >>> [step.kind for step in rules.setup_steps]
    ['deal', 'lay-out', 'choose-stacks', 'show-stacks', 'begin-rounds']
    >>> [step.kind for step in after(rules.setup_steps, "deal-homes", rules.round_step)][:4]
    ['deal-factions', 'deal-homes', 'round', 'deal-tiles']
    """
    steps, place = _found(steps, kind)
    return (*steps[: place + 1], *new, *steps[place + 1 :])


def before(steps: Sequence[AnyStep], kind: str, *new: AnyStep) -> Steps:
    """Return the list with ``new`` steps before the one of that kind; see :func:`after`.

    Args:
        steps: the list.
        kind: the ``kind`` of a step in the list, or of a part of ``deal``.
        *new: the steps to put in, in order.

    Raises:
        PackError: the list has no such step.
    """
    steps, place = _found(steps, kind)
    return (*steps[:place], *new, *steps[place:])


def instead(steps: Sequence[AnyStep], kind: str, *new: AnyStep) -> Steps:
    """Return the list with ``new`` steps in place of the one of that kind; see :func:`after`.

    Args:
        steps: the list.
        kind: the ``kind`` of a step in the list, or of a part of ``deal``.
        *new: the steps to put in, in order.

    Raises:
        PackError: the list has no such step.
    """
    steps, place = _found(steps, kind)
    return (*steps[:place], *new, *steps[place + 1 :])


def _found(steps: Sequence[AnyStep], kind: str) -> tuple[Steps, int]:
    if any(part.kind == kind for part in _PARTS):
        steps = tuple(part for step in steps for part in (_PARTS if isinstance(step, Deal) else (step,)))
    kinds = [step.kind for step in steps]
    if kind not in kinds:
        raise PackError(
            f"there is no step {kind!r} in the list{did_you_mean(kind, kinds)}; its steps: {', '.join(kinds)}"
        )
    return tuple(steps), kinds.index(kind)
