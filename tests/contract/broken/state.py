"""Tables that are not saved, loaded or cloned whole."""

from __future__ import annotations

from typing import Self

from attrs import define, frozen

from starcup.making import Legal
from tests.contract.broken.planting import plant, steps
from tests.kernel.toy import CARDS, Show, ToyRules, ToyTable


class ForgetfulSave(ToyRules):
    def encode(self, table: ToyTable) -> bytes:
        twin = table.clone()
        twin.at_stake = 0
        return super().encode(twin)


plant("a save loses a field", ForgetfulSave, "copies", "something is kept outside the table")


class LosesOnLoad(ToyRules):
    def decode(self, data: bytes, *, other_packs: bool = False) -> ToyTable:
        table = super().decode(data, other_packs=other_packs)
        table.at_stake = 0
        return table


plant("a loaded game lacks a field", LosesOnLoad, "copies", "the loaded game differs")


@define(eq=False)
class SharingTable(ToyTable):
    def clone(self) -> Self:
        twin = super().clone()
        twin.seats = self.seats
        return twin


class Shares(ToyRules):
    def begin(self, players: int, seed: int) -> ToyTable:
        table = super().begin(players, seed)
        return SharingTable(
            ruleset=self, players=players, seed=seed, streams=table.streams, stack=table.stack,
            answered=table.answered, seats=table.seats,
        )  # fmt: skip


plant("a clone shares a list", Shares, "copies", "table.seats is one object in a game and its clone")


@frozen
class LosesACard(Show):
    def run(self, table: ToyTable) -> Legal | None:
        table.seats[0].hand = (*table.seats[0].hand, *range(CARDS + 1))
        return super().run(table)


class Unsound(ToyRules):
    step_kinds = steps(LosesACard)


plant("an invariant is broken", Unsound, "play", "a hand of")
