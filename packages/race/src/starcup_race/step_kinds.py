"""Every kind of step by its name, to read saves."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from starcup.kernel.steps import AnyStep
from starcup_race import consume, drawing, explore, payment, placing, produce, rounds, setup

_KINDS: tuple[type[AnyStep], ...] = (
    setup.DealStartWorlds, setup.DiscardDealt, setup.ChooseDiscards, setup.ApplyDiscards,
    rounds.Round, rounds.ChooseActions, rounds.ChooseCard, rounds.ShowActions, rounds.BeginPhase, rounds.EndPhase,
    rounds.DiscardDown, rounds.ChooseLimit, rounds.ApplyLimit, rounds.CheckEnd,
    drawing.DrawCards, drawing.PutGood,
    explore.Look, explore.KeepCards, explore.ChooseKept, explore.ApplyKept,
    placing.PlaceCards, placing.PlaceCard, placing.Reveal,
    payment.PayAll, payment.UsePowers, payment.PayCards, payment.FinishPlacing,
    consume.Sell, consume.UseConsumePowers, consume.ChooseGoods, consume.DiscardForChips, consume.GuessNumber,
    consume.FlipCard,
    produce.Produce, produce.UseWindfall, produce.DrawForGoods, produce.DrawForMost,
)  # fmt: skip

STEP_KINDS: Mapping[str, type[AnyStep]] = MappingProxyType({step.kind: step for step in _KINDS})
"""The classes of steps by their ``kind``."""
