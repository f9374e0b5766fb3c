"""Tables and views of games whose packs may have extensions: they hold the states that extensions keep."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from attrs import define

from starcup.kernel.table import Table
from starcup.kernel.view import View
from starcup.kernel.visibility import Secret
from starcup.plugins.extension_state import NO_STATES, Keeping, SeatStates, Shown, State, StateKinds, TableStates

StateT = TypeVar("StateT", bound=State)
TableT = TypeVar("TableT", bound=Table)


@define(eq=False, slots=True)
class ExtendedTable(Table):
    """A table on which extensions may keep something: the base of the tables of games whose packs have extensions.

    ``states`` are what extensions keep for the table, ``seat_states`` what they keep for each seat (empty if none keeps
    any); views show what the fields of the states allow.
    """

    apart: ClassVar[frozenset[str]] = frozenset({"states", "seat_states"})
    states: Secret[TableStates] = NO_STATES
    seat_states: Secret[tuple[SeatStates, ...]] = ()

    def state(self, kind: type[StateT]) -> StateT:
        """Return the state of class ``kind`` that an extension keeps for the table.

        Args:
            kind: the class of the state.

        Raises:
            PackError: no extension that is switched on keeps such a state.
        """
        state = self.states[_extensions(self).table_states.index(kind)]
        assert isinstance(state, kind)
        return state

    def set_state(self, state: State) -> None:
        """Replace the state that an extension keeps for the table by a changed copy.

        Args:
            state: the changed copy; its class tells which extension keeps it.
        """
        index = _extensions(self).table_states.index(type(state))
        self.states = TableStates((*self.states[:index], state, *self.states[index + 1 :]))

    def seat_state(self, seat: int, kind: type[StateT]) -> StateT:
        """Return the state of class ``kind`` that an extension keeps for a seat.

        Args:
            seat: its number, from 0.
            kind: the class of the state.

        Raises:
            PackError: no extension that is switched on keeps such a state.
        """
        state = self.seat_states[seat][_extensions(self).seat_states.index(kind)]
        assert isinstance(state, kind)
        return state

    def set_seat_state(self, seat: int, state: State) -> None:
        """Replace the state that an extension keeps for a seat by a changed copy.

        Args:
            seat: its number, from 0.
            state: the changed copy; its class tells which extension keeps it.
        """
        index, rows = _extensions(self).seat_states.index(type(state)), self.seat_states
        states = SeatStates((*rows[seat][:index], state, *rows[seat][index + 1 :]))
        self.seat_states = (*rows[:seat], states, *rows[seat + 1 :])


class ExtendedView(View[TableT]):
    """A view of such a table: ``extensions`` is what extensions keep for the table, by extension and field.

    ``seat_extensions`` is the same for each seat. :meth:`state` and :meth:`seat_state` answer as those of a table do,
    so that hooks that only look can be asked about a view as well.
    """

    extensions: Shown
    seat_extensions: tuple[Shown, ...]

    def state(self, kind: type[StateT]) -> StateT:
        """Return a state as far as the viewer knows it, as a table does: it lacks the fields that are hidden.

        Args:
            kind: the class of the state.

        Raises:
            PackError: no extension that is switched on keeps such a state.
        """
        return _known(_extensions(self).table_states, kind, self.extensions, False, self.finished)

    def seat_state(self, seat: int, kind: type[StateT]) -> StateT:
        """Return the state of a seat as far as the viewer knows it; see :meth:`state`.

        Args:
            seat: its number, from 0.
            kind: the class of the state.

        Raises:
            PackError: no extension that is switched on keeps such a state.
        """
        shown, kinds = self.seat_extensions[seat], _extensions(self).seat_states
        return _known(kinds, kind, shown, seat == self.seat, self.finished)


def _extensions(whose: Table | View[Any]) -> Keeping:
    extensions: Keeping = whose.ruleset.extensions  # type: ignore[attr-defined]  # rules of a game with packs
    return extensions


def _known(kinds: StateKinds[Any], kind: type[StateT], shown: Shown, is_owner: bool, over: bool) -> StateT:
    state = kinds.known(shown, is_owner=is_owner, over=over)[kinds.index(kind)]
    assert isinstance(state, kind)
    return state
