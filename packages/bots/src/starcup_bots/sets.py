"""Sets of items as answers: the set that looks best and its neighbours, instead of all sets."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice, Picks


def around(answers: Picks, chosen: Sequence[str]) -> dict[Choice, Sequence[str]]:
    """Return the choice of some items, and the choices of sets that differ from it by one item, each with its items.

    Args:
        answers: the sets that are allowed.
        chosen: items on offer.
    """
    left = list(answers.offered)
    for item in chosen:
        left.remove(item)
    sets = [list(chosen)]
    sets += [_less(chosen, item) for item in dict.fromkeys(chosen)]
    sets += [[*chosen, item] for item in dict.fromkeys(left)]
    sets += [[*_less(chosen, item), other] for item in dict.fromkeys(chosen[-1:]) for other in dict.fromkeys(left)]
    return {answers.answer(items): items for items in sets if answers.least <= len(items) <= answers.most}


def _less(items: Sequence[str], item: str) -> list[str]:
    place = items.index(item)
    return [*items[:place], *items[place + 1 :]]
