"""Views: what one seat may know, as a copy that holds nothing else (SECRET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starcup import BadArgument
from starcup.extensions import ExtendedView
from starcup.making import check_kind, seat_of, told
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.sampling import known
from starcup.roll._rules.seat import Draft, Seat
from starcup.roll._rules.showing import seat_text
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import Dice, count, kinds

if TYPE_CHECKING:
    from starcup.roll._rules.rules import Rules

Hidden = int | None
"""A number, or None if it is hidden, so that lengths stay known."""


class SeatView(Seat):
    """One player's part of a view: the fields of :class:`~starcup.roll._rules.seat.Seat`, None where hidden.

    Other seats see the top tile and the size of ``development_stack`` and ``world_stack``, only the size of ``drawn``
    and ``abandoned``, and nothing of the sheet.
    """

    sheet_columns: tuple[Dice, ...] | None  # type: ignore[assignment]
    sheet_loose: Dice | None  # type: ignore[assignment]
    sheet_selected: int | None  # type: ignore[assignment]
    sheet_selector: int | None  # type: ignore[assignment]
    sheet_dictated: Dice | None  # type: ignore[assignment]
    sheet_used: tuple[int, ...] | None  # type: ignore[assignment]
    sheet_moving: tuple[tuple[int, int], ...] | None  # type: ignore[assignment]
    development_stack: tuple[Hidden, ...]  # type: ignore[assignment]
    world_stack: tuple[Hidden, ...]  # type: ignore[assignment]
    drawn: tuple[Hidden, ...]  # type: ignore[assignment]
    draft: Draft | None  # type: ignore[assignment]
    abandoned: tuple[Hidden, ...]  # type: ignore[assignment]
    _rules: Rules  # for repr alone

    def __repr__(self) -> str:
        return seat_text(self, getattr(self, "_rules", None))


class RollView(ExtendedView[RollTable], RollTable):
    """All that one seat may know of a game: its ``seat``, the open state of the table, and every seat's part.

    ``rules`` has the names for the numbers; the methods below look them up.
    """

    bag: tuple[None, ...]  # type: ignore[assignment]
    seats: tuple[SeatView, ...]  # type: ignore[assignment]

    def __repr__(self) -> str:
        return RollTable.__repr__(self)

    @property
    def me(self) -> SeatView:
        """The part of the viewer's own seat."""
        return self.seats[self.seat]

    def _of(self, seat: int) -> SeatView:
        return self.seats[seat_of(seat, self.players)]

    def dice(self, dice: Dice) -> dict[str, int]:
        """Return dice by colour key; imaginary workers by their own names.

        Args:
            dice: the dice of a place, such as ``view.me.cup``.
        """
        check_kind(dice, int, "dice", "the dice of a place")
        names = self.rules.worker_names
        if any(kind >= len(names) for kind in kinds(dice)):
            raise BadArgument(f"dice: expected the dice of a place, found {told(dice)}")
        return {names[kind]: count(dice, kind) for kind in kinds(dice)}

    def tableau(self, seat: int) -> list[Face]:
        """Return the faces in a tableau, in the order in which they came.

        Args:
            seat: its number, from 0.
        """
        return [self.rules.faces[index] for index in self._of(seat).tableau]

    def developments(self, seat: int) -> list[Face | None]:  # type: ignore[override]
        """Return the development stack from the top; None for tiles that the viewer may not see.

        Args:
            seat: its number, from 0.
        """
        tiles = self.rules.tiles
        return [None if tile is None else tiles[tile].development for tile in self._of(seat).development_stack]

    def worlds(self, seat: int) -> list[Face | None]:  # type: ignore[override]
        """Return the world stack from the top; None for tiles that the viewer may not see.

        Args:
            seat: its number, from 0.
        """
        tiles = self.rules.tiles
        return [None if tile is None else tiles[tile].world for tile in self._of(seat).world_stack]

    def cost(self, seat: int, face: Face) -> int:
        """Return how many workers ``seat`` needs for ``face`` as things stand, as far as the viewer knows them.

        Args:
            seat: its number, from 0.
            face: the side of the tile that counts.

        Raises:
            PowerError: a power that changes costs failed.
        """
        check_kind(face, Face, "face", "a side of a tile")
        powers = self.rules.powers_of(self._of(seat).tableau)
        if not powers.bargains:
            return powers.cost(face)
        try:
            return self.known_table().cost_now(seat, face)
        except Exception as error:
            raise self.ruleset.failed(error, f"when a view told what {face.key!r} costs") from error

    def known_table(self) -> RollTable:
        """Return everything that the viewer knows as a table, to ask powers and :func:`starcup.roll.score` about.

        Everything hidden is missing from it and it has no questions, so it can't be played: see :meth:`sample_world`
        for that. Each call returns a new table, so its seats may be changed to ask "what if".
        """
        return known(self)
