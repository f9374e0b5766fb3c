"""Observers of OpenSpiel: what a seat or an onlooker sees and remembers, as text and as numbers."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import attrs
import numpy as np
import pyspiel
from numpy.typing import NDArray

from starcup_rl.menu import Menu, empty_menu
from starcup_rl.positions import Position
from starcup_rl.task import Task


class StarcupObserver:
    """An observer of a game of Starcup, as OpenSpiel's Python games have them.

    ``tensor`` has the fields of ``task.fields`` as 32-bit floats and, with menus, the contents of the slots. With
    perfect recall, the last ``memory`` actions of the seat follow, the latest first, each as a 1 and its binary digits.
    If ``memory`` is large enough, these are all actions of the seat; earlier views are not in the tensor.

    The text without perfect recall has a line for each field of the view; equal views have equal texts. With perfect
    recall it is a digest of all that the seat has seen at its questions and done: equal for states that it can't tell
    apart.

    Public and private observations are available as text only.

    Args:
        task: the task.
        memory: the number of actions in a tensor with perfect recall.
        kind: a ``pyspiel.IIGObservationType``.
    """

    def __init__(self, task: Task, memory: int, kind: Any) -> None:
        whose = pyspiel.PrivateInfoType
        self._task = task
        self._recalls = bool(kind.perfect_recall)
        self._public, self._private = bool(kind.public_info), kind.private_info != whose.NONE
        self._layout = task.setting.layout(task.players).variant(typecode="f")
        self._memory = memory if self._recalls else 0
        self._digits = max(1, (task.action_count - 1).bit_length())
        self._taken_start = self._layout.size
        self._menu_start = self._taken_start + task.setting.taken.size
        menu = task.slots * task.menu_width if task.actions == "menu" else 0
        self._memory_start = self._menu_start + menu
        self.tensor: NDArray[np.float32] | None = None
        """The numbers, which :meth:`set_from` writes; None if there is only text."""
        self.dict: dict[str, NDArray[np.float32]] = {}
        """The same array by name."""
        if self._public and self._private:
            self.tensor = np.zeros(self._memory_start + self._memory * (self._digits + 1), np.float32)
            self.dict["info_state" if self._recalls else "observation"] = self.tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat sees into :attr:`tensor`.

        Args:
            state: the state.
            player: the seat.
        """
        tensor, position = self.tensor, state.position
        if tensor is None:
            return
        tensor[: self._taken_start] = np.frombuffer(self._layout.packed(position.game.table, player), np.float32)
        offer = position.offer if player == position.seat else None
        items = () if offer is None else offer.items
        taken = self._task.setting.taken
        tensor[self._taken_start : self._menu_start] = np.frombuffer(
            taken.packed(items) if items else taken.none, np.int16
        )
        if self._memory_start > self._menu_start:
            menu = offer.packed() if isinstance(offer, Menu) else empty_menu(self._task)
            tensor[self._menu_start : self._memory_start] = np.frombuffer(menu, np.int32)
        if self._memory:
            tensor[self._memory_start :] = 0
            self._remember(
                tensor[self._memory_start :].reshape(self._memory, -1), position.last_actions(player, self._memory)
            )

    def _remember(self, rows: NDArray[np.float32], actions: list[int]) -> None:
        for row, action in zip(rows, actions, strict=False):
            row[0] = 1
            row[1:] = [action >> digit & 1 for digit in range(self._digits)]

    def string_from(self, state: Any, player: int) -> str:
        """Return what a seat sees as text.

        Args:
            state: the state.
            player: the seat.
        """
        position: Position = state.position
        if not self._private:
            return "\n".join(_lines(position.view(None))) if self._public else ""
        if self._recalls:
            return f"seat {player} {blake2b(position.information_state(player), digest_size=16).hexdigest()}"
        lines = _lines(position.view(player))
        if taken := position.taken_by(player):
            lines.append(f"taken={taken}")
        if not self._public:
            everybody = set(_lines(position.view(None)))
            lines = [line for line in lines if line not in everybody]
        return "\n".join(lines)


def _lines(view: Any) -> list[str]:
    """Return a view as text, a line for each of its fields."""
    if not attrs.has(type(view)):
        return [repr(view)]
    names = [field.name for field in attrs.fields(type(view)) if field.name != "ruleset"]
    return [f"{name}={getattr(view, name)!r}" for name in names]
