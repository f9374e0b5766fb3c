"""A bot for Salvage: it sends as little as will do, and leaves when the next hold costs more than it brings."""

from __future__ import annotations

from starcup import Choice, Decision, Rng
from starcup_bots import BotKind, hookimpl
from starcup_salvage.choices import LEAVE, OPEN, Send
from starcup_salvage.steps import DIE
from starcup_salvage.table import NAMES, SalvageView


class Captain:
    """Plays one seat. ``seed`` decides how much stronger than the hull it wants to be."""

    name = "captain"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, decision: Decision, view: SalvageView) -> Choice:
        if decision.kind == "search":
            before = len(view.opened)
            gain = sum(die for die in DIE if die > before)
            return OPEN if gain > before * sum(view.opened) else LEAVE
        wanted = view.hull + (self.rng.below(4) if view.players > 1 else 0)
        enough = [choice for choice in decision.legal if strength(choice) >= wanted]
        return min(enough, key=strength, default=decision.legal[0])  # the first sends none


def strength(choice: Choice) -> int:
    """Return how strong the drones are that a choice sends."""
    assert isinstance(choice, Send)
    return sum(NAMES.index(name) + 1 for name in choice.items)


@hookimpl
def bots() -> list[BotKind]:
    """Tell Starcup which bots there are."""
    return [BotKind("captain", "Sends as little as will do.", Captain, quick=True, game="salvage")]
