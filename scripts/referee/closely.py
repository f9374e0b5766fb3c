"""Where a random game parts from the recorded one: it is played here and in a checkout that plays as recorded."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import takewhile, zip_longest

from scripts.referee.other_checkout import printed
from scripts.referee.playing import Account, Sight
from scripts.referee.record import Difference

NAMED = 4
"""The most places in a state that are named."""
KEPT = 20
"""How much is shown of what two texts have in common before they differ."""

WIDE = 78
"""The most characters that are shown of a text."""


def cut(text: str) -> str:
    """Return the beginning of a text that is too long for a line."""
    return text if len(text) <= WIDE else f"{text[: WIDE - 3]}..."


def first_difference(python: str, difference: Difference) -> str:
    """Return a line on where a game parts from the recorded one.

    Args:
        python: that of a checkout that plays as recorded.
        difference: a difference in the part *states*.

    Raises:
        NoCheckout: the game can't be played there.
    """
    ((players, seed),) = re.findall(r" (\d+) players, seed (\d+)", difference.name)
    theirs = watched(python, difference.game, players, seed)
    ours = watched(sys.executable, difference.game, players, seed)
    return f"  {difference.name}: {told(theirs, ours, difference)}"


def watched(python: str, game: str, players: str, seed: str) -> list[Sight]:
    """Return all sights of a game that some Python plays."""
    lines = printed(python, "playing", game, players, seed)
    return [Sight(number, facet, content.encode()) for number, facet, content in map(json.loads, lines)]


def told(theirs: list[Sight], ours: list[Sight], difference: Difference) -> str:
    """Return where two accounts of one game part, in words."""
    total = Account()
    for sight in theirs:
        total.add(sight)
    warning = "" if total.facets == difference.before else "the other checkout does not play as recorded; "
    choice = "0 choices"
    for before, now in zip_longest(theirs, ours):
        if before != now:
            return warning + parting(before, now, choice)
        if now.facet == "choice":
            choice = f"{now.number + 1} choices, the last being {now.content.decode()!r}"
    return f"{warning}both play the same"


def parting(before: Sight | None, now: Sight | None, choice: str) -> str:
    """Return how the first two sights differ that are not the same."""
    if before is None or now is None:
        return f"after {choice}: the game goes on {'there' if now is None else 'here'} alone"
    if before.facet != now.facet:
        return f"after {choice}: {before.facet} there, {now.facet} here ({cut(now.content.decode())})"
    try:
        places = list(differing(json.loads(before.content), json.loads(now.content), ""))
    except ValueError:
        places = [change(before.content.decode(), now.content.decode())]
    more = f"; {len(places) - NAMED} more" if len(places) > NAMED else ""
    return f"after {choice}: {now.facet}: {'; '.join(places[:NAMED])}{more}"


def differing(before: object, now: object, place: str) -> Iterator[str]:
    """Yield the places in which two values of JSON differ."""
    if isinstance(before, dict) and isinstance(now, dict):
        for key in {**before, **now}:
            if key not in before or key not in now:
                yield f"{place}.{key} only {'there' if key in before else 'here'}".lstrip(".")
            else:
                yield from differing(before[key], now[key], f"{place}.{key}")
    elif isinstance(before, list) and isinstance(now, list):
        for index, (old, new) in enumerate(zip(before, now, strict=False)):
            yield from differing(old, new, f"{place}[{index}]")
        if len(before) != len(now):
            yield f"{place} had {len(before)} items, has {len(now)}".lstrip(".")
    elif before != now:
        yield f"{place} {change(json.dumps(before), json.dumps(now))}".lstrip(".")


def change(before: str, now: str) -> str:
    """Return what two texts are, without most of a long beginning that they have in common."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(before, now, strict=False))
    common = max(len(list(same)) - KEPT, 0)
    left_out = "..." if common else ""
    return f"was {cut(left_out + before[common:])}, is {cut(left_out + now[common:])}"
