"""Changes to lists of steps, by which extensions change a game's set-up and round."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.kernel.steps import AnyStep
from starcup.kernel.suggest import did_you_mean
from starcup.packs.errors import PackError

Steps = tuple[AnyStep, ...]


def after(steps: Sequence[AnyStep], kind: str, *new: AnyStep) -> Steps:
    """Return the list with ``new`` steps after the one of that kind.

    A step that has :attr:`~starcup.making.Step.parts` gives way to these if one of them is named.

    Args:
        steps: a list of the game, or what an earlier call made of it.
        kind: the ``kind`` of a step in the list, or of a part of one.
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
        kind: the ``kind`` of a step in the list, or of a part of one.
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
        kind: the ``kind`` of a step in the list, or of a part of one.
        *new: the steps to put in, in order.

    Raises:
        PackError: the list has no such step.
    """
    steps, place = _found(steps, kind)
    return (*steps[:place], *new, *steps[place + 1 :])


def _found(steps: Sequence[AnyStep], kind: str) -> tuple[Steps, int]:
    steps = tuple(
        part for step in steps for part in (step.parts if any(part.kind == kind for part in step.parts) else (step,))
    )
    kinds = [step.kind for step in steps]
    if kind not in kinds:
        raise PackError(
            f"there is no step {kind!r} in the list{did_you_mean(kind, kinds)}; its steps: {', '.join(kinds)}"
        )
    return steps, kinds.index(kind)
