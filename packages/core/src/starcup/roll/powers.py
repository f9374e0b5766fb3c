"""The powers of one tableau, compiled: plain tuples of functions, shared by clones.

A tuple for each hook (or one for each phase), in the order of the tiles. Built
anew only when a development enters the tableau.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from starcup.roll.definitions import Face
from starcup.roll.dice import Dice
from starcup.roll.hooks import Dictate, Discount, Reassign

if TYPE_CHECKING:
    from starcup.roll.choices import PowerChoice
    from starcup.roll.table import RollTable

Function = Callable[..., object]

ReassignHook = Callable[["RollTable", int], "Reassign | None"]
Trigger = Callable[["RollTable", int], None]
Number = Callable[["RollTable", int], int]


class Powers:
    """The hook functions of one tableau. Frozen: :meth:`with_face` gives a new one.

    ``owned`` are the developments that have a power, in order, with their
    functions; each other attribute is named after its hook. Attributes ending
    in ``_in`` hold one tuple for each phase.
    """

    __slots__ = (
        "bonus",
        "capacity",
        "chips_at_end_in",
        "consume_chips",
        "consume_credits",
        "costs",
        "credits_at_end_in",
        "credits_on_completion_in",
        "dictate",
        "dictate_move",
        "discount",
        "explore_choices",
        "extra_workers_in",
        "owned",
        "reassign",
        "scouted",
        "scouts_on_top",
        "stock_credits",
        "tasks_done_in",
        "trade_credits",
        "traded",
        "workers_spent_in",
    )

    def __init__(
        self, owned: tuple[tuple[Face, Mapping[str, Function]], ...], phases: tuple[str, ...], capacity: int
    ) -> None:
        self.owned = owned

        def functions(hook: str) -> tuple[Function, ...]:
            return tuple(hooks[hook] for _, hooks in owned if hook in hooks)

        def by_phase(hook: str) -> tuple[tuple[Function, ...], ...]:
            return tuple(
                tuple(hooks[hook] for face, hooks in owned if hook in hooks and phase in face.phases)
                for phase in phases
            )

        self.reassign = tuple(
            (face, cast(ReassignHook, hooks["reassign"])) for face, hooks in owned if "reassign" in hooks
        )
        self.dictate = Dictate()
        for fold in cast("tuple[Callable[[Dictate], Dictate], ...]", functions("dictate")):
            self.dictate = fold(self.dictate)
        self.dictate_move = Reassign(up_to=self.dictate.workers)
        self.capacity = capacity
        for grow in cast("tuple[Callable[[int], int], ...]", functions("goods_capacity")):
            self.capacity = grow(self.capacity)
        self.discount = cast("tuple[Callable[[Face], Discount | None], ...]", functions("discount"))
        self.costs: dict[int, int] = {}
        self.scouts_on_top = any(answer() for answer in functions("scouts_on_top"))
        self.stock_credits = cast("tuple[Callable[[str, int], int], ...]", functions("stock_credits"))
        self.scouted = cast("tuple[Callable[[RollTable, int, str], None], ...]", functions("scouted"))
        self.explore_choices = cast(
            "tuple[Callable[[RollTable, int], tuple[PowerChoice, ...]], ...]", functions("explore_choices")
        )
        self.trade_credits = cast("tuple[Callable[[Face], int], ...]", functions("trade_credits"))
        self.traded = cast("tuple[Callable[[RollTable, int, Face], None], ...]", functions("traded"))
        self.consume_chips = cast("tuple[Callable[[Face], int], ...]", functions("consume_chips"))
        self.consume_credits = cast("tuple[Callable[[Face], int], ...]", functions("consume_credits"))
        self.bonus = tuple((face, cast(Number, hooks["bonus"])) for face, hooks in owned if "bonus" in hooks)
        self.extra_workers_in = tuple(
            tuple(colour for hook in hooks for colour in cast("tuple[str, ...]", hook()))
            for hooks in by_phase("extra_workers")
        )
        self.tasks_done_in = cast("tuple[tuple[Trigger, ...], ...]", by_phase("tasks_done"))
        self.credits_at_end_in = cast("tuple[tuple[Number, ...], ...]", by_phase("credits_at_end"))
        self.chips_at_end_in = cast("tuple[tuple[Number, ...], ...]", by_phase("chips_at_end"))
        self.credits_on_completion_in = cast(
            "tuple[tuple[Callable[[RollTable, int, Face], int], ...], ...]", by_phase("credits_on_completion")
        )
        self.workers_spent_in = cast(
            "tuple[tuple[Callable[[RollTable, int, Face, Dice], None], ...], ...]", by_phase("workers_spent")
        )

    @classmethod
    def none(cls) -> Powers:
        """No powers, in no phases: a placeholder until a tableau is known."""
        return cls((), (), 1)

    def cost(self, face: Face) -> int:
        """Workers that the owner needs for ``face`` after all discounts (DEVELOP-10, POWER-14)."""
        known = self.costs.get(face.index)
        if known is None:
            known = face.cost
            found = [discount for hook in self.discount if (discount := hook(face)) is not None]
            for discount in sorted(found, key=lambda one: -one.floor):
                known = min(known, max(known - discount.amount, discount.floor))
            self.costs[face.index] = known
        return known
