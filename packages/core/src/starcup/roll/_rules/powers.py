"""The powers of one tableau as tuples of functions, shared by clones; built anew when a development enters it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeVar, cast

from starcup.roll._rules.definitions import NUMBERS, Face, Numbers
from starcup.roll._rules.hooks import Dictate, Discount, Reassign
from starcup.roll.dice import Dice

if TYPE_CHECKING:
    from starcup.packed import PowerChoice
    from starcup.roll._rules.table import RollTable
    from starcup.roll._rules.workers import Worker

T = TypeVar("T")

Function = Callable[..., object]
ReassignHook = Callable[["RollTable", int], "Reassign | None"]
Trigger = Callable[["RollTable", int], None]
Number = Callable[["RollTable", int], int]
Hooks = Mapping[str, Function]

BY_PHASE = frozenset(
    {"tasks_done", "credits_at_end", "chips_at_end", "credits_on_completion", "workers_spent", "extra_workers"}
)
"""Hooks that have a tuple for each phase; every other hook that is bound to a phase is asked in one phase only."""


class Powers:
    """The hook functions of one tableau. Frozen: :meth:`with_faces` returns a new one.

    ``owned`` are the developments that have a power, in the order of their tiles, with their functions; each other
    attribute is named after its hook. Attributes ending in ``_in`` hold one tuple for each phase; ``bargains`` says
    whether what tiles cost may change from case to case.
    """

    __slots__ = (
        "bargains", "bonus", "capacity", "chips_at_end_in", "completion_choices", "consume_chips", "consume_credits",
        "cost_now", "costs", "credits_at_end_in", "credits_on_completion_in", "dictate", "dictate_move", "discount",
        "end_squares", "explore_choices", "extra_workers_in", "most_credits", "numbers", "owned", "phases", "reassign",
        "scouted", "scouts_on_top", "stock_credits", "tasks_done_in", "trade_credits", "trade_forbidden", "traded",
        "worker_used", "workers_spent_in",
    )  # fmt: skip
    __shared__ = True

    def __init__(self, phases: tuple[str, ...] = (), numbers: Numbers = NUMBERS) -> None:
        nobody: tuple[tuple[()], ...] = ((),) * len(phases)
        self.owned: tuple[tuple[Face, Hooks], ...] = ()
        self.phases: tuple[str, ...] = phases
        self.costs: dict[int, int] = {}
        self.reassign: tuple[tuple[Face, ReassignHook], ...] = ()
        self.dictate: Dictate = Dictate()
        self.dictate_move: Reassign = _dictate_move(1)
        self.discount: tuple[Callable[[Face], Discount | None], ...] = ()
        self.numbers: Numbers = numbers
        self.capacity: int = numbers.goods_on_world
        self.most_credits: int = numbers.most_credits
        self.end_squares: int = numbers.end_squares
        self.scouts_on_top: bool = False
        self.stock_credits: tuple[Callable[[str, int], int], ...] = ()
        self.scouted: tuple[Callable[[RollTable, int, str], None], ...] = ()
        self.explore_choices: tuple[Callable[[RollTable, int], tuple[PowerChoice, ...]], ...] = ()
        self.trade_credits: tuple[Callable[[Face], int], ...] = ()
        self.traded: tuple[Callable[[RollTable, int, Face], None], ...] = ()
        self.consume_chips: tuple[Callable[[Face], int], ...] = ()
        self.consume_credits: tuple[Callable[[Face], int], ...] = ()
        self.trade_forbidden: tuple[Callable[[Face], bool], ...] = ()
        self.cost_now: tuple[Callable[[RollTable, int, Face, int], int], ...] = ()
        self.completion_choices: tuple[Callable[[RollTable, int, Face], tuple[PowerChoice, ...]], ...] = ()
        self.bargains: bool = False
        self.worker_used: tuple[Callable[[RollTable, int, Worker, str], str], ...] = ()
        self.bonus: tuple[tuple[Face, Number], ...] = ()
        self.extra_workers_in: tuple[tuple[str, ...], ...] = nobody
        self.tasks_done_in: tuple[tuple[Trigger, ...], ...] = nobody
        self.credits_at_end_in: tuple[tuple[Number, ...], ...] = nobody
        self.chips_at_end_in: tuple[tuple[Number, ...], ...] = nobody
        self.credits_on_completion_in: tuple[tuple[Callable[[RollTable, int, Face], int], ...], ...] = nobody
        self.workers_spent_in: tuple[tuple[Callable[[RollTable, int, Face, Dice], None], ...], ...] = nobody

    def __repr__(self) -> str:
        return f"<Powers of {', '.join(face.key for face, _ in self.owned) or 'nothing'}>"

    def with_faces(self, faces: Sequence[tuple[Face, Hooks]]) -> Powers:
        """Return the powers of the tableau that faces enter.

        Args:
            faces: each with the hook functions of its power, by hook.
        """
        twin = object.__new__(Powers)
        for name in Powers.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.owned = tuple(sorted((*self.owned, *faces), key=lambda owned: owned[0].order))
        for hook in dict.fromkeys(hook for _, hooks in faces for hook in hooks):
            twin._compile(hook)
        return twin

    def _functions(self, hook: str) -> tuple[Function, ...]:
        return tuple(hooks[hook] for _, hooks in self.owned if hook in hooks)

    def _folded(self, hook: str, value: T) -> T:
        for change in cast("tuple[Callable[[T], T], ...]", self._functions(hook)):
            value = change(value)
        return value

    def _in_phases(self, hook: str) -> tuple[tuple[Function, ...], ...]:
        users = [(face.phases, hooks[hook]) for face, hooks in self.owned if hook in hooks]
        return tuple(tuple(function for printed, function in users if phase in printed) for phase in self.phases)

    def _compile(self, hook: str) -> None:
        """Set the attributes of one hook from the functions of the powers owned."""
        if hook in ("reassign", "bonus"):
            setattr(self, hook, tuple((face, hooks[hook]) for face, hooks in self.owned if hook in hooks))
        elif hook == "dictate":
            self.dictate = self._folded(hook, Dictate())
            self.dictate_move = _dictate_move(self.dictate.workers)
        elif hook == "goods_capacity":
            self.capacity = self._folded(hook, self.numbers.goods_on_world)
        elif hook in ("most_credits", "end_squares"):
            setattr(self, hook, self._folded(hook, getattr(self.numbers, hook)))
        elif hook == "scouts_on_top":
            self.scouts_on_top = any(answer() for answer in self._functions(hook))
        elif hook == "extra_workers":
            self.extra_workers_in = tuple(
                tuple(colour for extra in users for colour in cast("tuple[str, ...]", extra()))
                for users in self._in_phases(hook)
            )
        elif hook in BY_PHASE:
            setattr(self, f"{hook}_in", self._in_phases(hook))
        elif hook != "immediate":
            setattr(self, hook, self._functions(hook))
            if hook == "discount":
                self.costs = {}
            elif hook in ("cost_now", "completion_choices"):
                self.bargains = True

    def cost(self, face: Face) -> int:
        """Return how many workers the owner needs for ``face`` after all discounts (DEVELOP-10, POWER-14).

        Args:
            face: a development or world.
        """
        known = self.costs.get(face.index)
        if known is None:
            known = face.cost
            asked = () if face.fixed_cost else self.discount
            discounts = [discount for hook in asked if (discount := hook(face)) is not None]
            for discount in sorted(discounts, key=lambda discount: -discount.floor):
                known = min(known, max(known - discount.amount, discount.floor))
            self.costs[face.index] = known
        return known


@cache
def _dictate_move(workers: int) -> Reassign:
    """Return the Dictate power for a number of workers, always the same object: the rules cache by it."""
    return Reassign(up_to=workers)
