"""Answer questions as a client does, by what is sent alone."""

from __future__ import annotations

from starcup import Rng
from starcup.wire import parts


def answer(decision: parts.Decision, rng: Rng) -> str:
    """A random answer to a question, put together if it asks for several things."""
    if decision.pick is not None:
        pick = decision.pick
        offered = rng.shuffled(item.item for item in pick.items for _ in range(item.count))
        items = offered[: pick.least + rng.below(pick.most - pick.least + 1)]
        return f"{pick.text} {' '.join(items) or 'none'}"
    if decision.arrange is not None:
        return f"{decision.arrange.text} {' '.join(map(rng.choice, rng.shuffled(decision.arrange.things)))}"
    return rng.choice((*decision.choices, *decision.further)).text
