"""What can't be sent, and games that ask nothing."""

from __future__ import annotations

from typing import Any

from attrs import evolve, frozen

from starcup import Event, SeatScore
from starcup.making import Legal
from tests.contract.broken.planting import plant, steps
from tests.kernel.toy import CardSeen, Deal, ToyRules, ToyTable


@frozen
class Heap(Event):
    """An event with something that JSON has no word for."""

    cards: object


class DealsHeaps(Deal):
    def run(self, table: ToyTable) -> Legal | None:
        found = super().run(table)
        if table.log is not None:
            table.note(Heap, object())
        return found


class SendsHeaps(ToyRules):
    event_kinds = (*ToyRules.event_kinds, Heap)
    step_kinds = steps(DealsHeaps)


plant("an event that is no JSON", SendsHeaps, "wire", "an event can't be sent as JSON")


class SendsNoNumber(ToyRules):
    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        never: Any = float("nan")
        return tuple(evolve(score, tie_break=never) for score in super().scores(table))


plant("a score that is no number", SendsNoNumber, "wire", "a score can't be sent as JSON")


class NeverAsks(ToyRules):
    def begin(self, players: int, seed: int) -> ToyTable:
        table = super().begin(players, seed)
        table.stack = []
        return table


plant("a game without a question", NeverAsks, "play", "nobody was asked anything")


class DealsAwry(Deal):
    def run(self, table: ToyTable) -> Legal | None:
        found = super().run(table)
        table.note(CardSeen, 0, 1, 2)
        return found


class NotesAwry(ToyRules):
    step_kinds = steps(DealsAwry)


plant("an event noted with other arguments", NotesAwry, "play", "event CardSeen can't be read from")
