"""Worlds that do not fit what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starcup import Rng
from tests.contract.broken.planting import plant
from tests.kernel.toy import CARDS, Confirm, ToyRules, ToyTable, ToyView


class SampledToy(ToyRules):
    """The toy game with worlds, in which nobody else has played a card yet."""

    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        own = view.seats[view.seat]
        for player, shown in zip(table.seats, view.seats, strict=True):
            if shown is not own:
                player.hand = tuple(sorted(1 + rng.below(9) for _ in range(len(own.hand) + len(own.played))))
                player.played = ()


class TooManyCards(SampledToy):
    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        super().deal_hidden(table, view, rng)
        table.seats[view.seat - 1].hand = (1,) * (CARDS + 1)


plant("worlds in which a hand has another size", TooManyCards, "worlds", "a hand of 4 cards")


class OtherStake(SampledToy):
    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        super().deal_hidden(table, view, rng)
        table.at_stake += 1


plant("worlds in which something open differs", OtherStake, "worlds", "at_stake: 0 or 1")


class OtherQuestion(SampledToy):
    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        super().deal_hidden(table, view, rng)
        if view.at_once and not view.seats[view.seat].played:
            view.flow = (view.flow[0], (Confirm(view.seat),), view.flow[2])


plant("worlds in which another question is asked", OtherQuestion, "worlds", "does not fit: its view shows flow")


class NoHands(ToyRules):
    def unseen(self, view: ToyView) -> Mapping[tuple[str, ...], Sequence[int]]:
        return {("played",): ()}


plant("worlds that leave something out", NoHands, "worlds", "while 'hand' of a seat is hidden")
