"""The assembly: how packs of ships are read and put together."""

from __future__ import annotations

from typing import ClassVar

from starcup.packed import Assembly, PowerFile, Reader
from starcup_harbour import hookspecs
from starcup_harbour.extensions import HarbourExtensions
from starcup_harbour.ships import SHIPS, Coins, Copies, Ship
from starcup_harbour.steps import Arrive, Round


class ShipAssembly(Assembly[PowerFile]):
    """Packs on their way into the rules: in the end there are ``ships``, and the ``discounts`` of their powers."""

    lists = (SHIPS,)
    hooks: ClassVar = hookspecs
    extension_set = HarbourExtensions
    powered = "a ship"

    def piece_reader(self) -> Reader:
        reader = Reader()
        reader.numbers(Coins, 0, 9)
        reader.numbers(Copies, 1, 9)
        return reader

    def compile(self) -> None:
        super().compile()
        self.ships: tuple[Ship, ...] = tuple(row.value for pack in self.pieces for row in pack.of(SHIPS))
        self.discounts = self.asked_numbers("discount", self.ships, 9)

    def finish(self) -> None:
        self.setup_steps = self.extensions.steps("setup_steps", (Arrive(), Round()), Round)
        super().finish()
