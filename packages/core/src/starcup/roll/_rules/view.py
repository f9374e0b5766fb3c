"""Views: what one seat may know, as a copy that holds nothing else (SECRET)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import define, field, fields

from starcup.kernel.arguments import check_kind, seat_of, told
from starcup.kernel.errors import BadArgument
from starcup.kernel.rebuilding import failed
from starcup.kernel.steps import AnyStep
from starcup.kernel.visibility import Look, compile_view
from starcup.plugins.extension_state import Shown
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.seat import Draft, Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import Dice, count, kinds

if TYPE_CHECKING:
    from starcup.kernel.chance import Rng
    from starcup.kernel.game import Game
    from starcup.kernel.ruleset import Ruleset
    from starcup.roll._rules.rules import Rules

Hidden = int | None
"""A number, or None if it is hidden, so that lengths stay known."""


class _Named:
    """A base of views that keeps the rules only for ``repr``: they are not compared, sent or saved."""

    __slots__ = ("_rules",)
    _rules: Rules

    def _named_by(self, rules: Rules) -> None:
        self._rules = rules


@define(slots=True)
class SeatView(_Named):
    """One player's part of a view: the fields of :class:`~starcup.roll._rules.seat.Seat`, None where hidden.

    Other seats see the top tile and the size of ``development_stack`` and
    ``world_stack``, only the size of ``drawn`` and ``abandoned``, and nothing of the
    sheet. ``extensions`` is the state of extensions for the seat, by extension and field.
    """

    faction: int
    home: int
    credits: int
    columns: tuple[Dice, ...]
    sheet_columns: tuple[Dice, ...] | None
    chips: int
    cup: Dice
    citizenry: Dice
    behind_screen: Dice
    selected: int
    sheet_loose: Dice | None
    sheet_selected: int | None
    sheet_selector: int | None
    sheet_dictated: Dice | None
    sheet_used: tuple[int, ...] | None
    sheet_moving: tuple[tuple[int, int], ...] | None
    development_stack: tuple[Hidden, ...]
    world_stack: tuple[Hidden, ...]
    developers: Dice
    settlers: Dice
    tableau: tuple[int, ...]
    goods: tuple[Dice, ...]
    squares: int
    drawn: tuple[Hidden, ...]
    draft: Draft | None
    abandoned: tuple[Hidden, ...]
    tallies: tuple[tuple[str, int], ...]
    resources: tuple[tuple[str, int], ...]
    extensions: Shown = field(init=False, factory=dict)

    def __repr__(self) -> str:
        from starcup.roll._rules.showing import seat_text

        return seat_text(self, getattr(self, "_rules", None))


@define(slots=True)
class RollView:
    """All that one seat may know of a game: its ``seat``, the open state of the table, and every seat's part.

    ``rules`` has the names for the numbers; the methods below look them up.
    ``extensions`` is the state of extensions for the table, by extension and field.
    ``flow`` is the open course of play: the steps still to do, the seat's own steps, and
    the first steps of all seats that act at once.
    """

    players: int
    bag: tuple[None, ...]
    supply: Dice
    pool: int
    beyond: int
    round: int
    phase: int
    occurring: tuple[int, ...]
    spare: int
    order: tuple[int, ...]
    box: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    extensions: Shown = field(init=False, factory=dict)
    seat: int = field(init=False, default=-1)
    seats: tuple[SeatView, ...] = field(init=False, default=())
    flow: tuple[tuple[AnyStep, ...], ...] = field(init=False, default=((), (), ()))
    at_once: bool = field(init=False, default=False)
    rules: Rules = field(init=False, eq=False, repr=False)
    ruleset: Ruleset[RollTable, RollView] = field(init=False, eq=False, repr=False)

    def __repr__(self) -> str:
        from starcup.roll._rules.showing import table_text

        return table_text(self)

    @property
    def me(self) -> SeatView:
        """The part of the viewer's own seat."""
        return self.seats[self.seat]

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return not self.at_once and not self.flow[0]

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

    def developments(self, seat: int) -> list[Face | None]:
        """Return the development stack from the top; None for tiles that the viewer may not see.

        Args:
            seat: its number, from 0.
        """
        tiles = self.rules.tiles
        return [None if tile is None else tiles[tile].development for tile in self._of(seat).development_stack]

    def worlds(self, seat: int) -> list[Face | None]:
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
            raise failed(self.ruleset, error, f"when a view told what {face.key!r} costs") from error

    def known_table(self) -> RollTable:
        """Return everything that the viewer knows as a table, to ask powers and :func:`starcup.roll.score` about.

        Everything hidden is missing from it and it has no questions, so it can't be
        played: see :meth:`sample_world` for that. Each call returns a new table, so
        its seats may be changed to ask "what if".
        """
        from starcup.roll._rules.sampling import known

        return known(self)

    def sample_world(
        self, rng: Rng, *, seed: int | None = None, outside_chance: bool = False
    ) -> Game[RollTable, RollView]:
        """Return a whole game that fits what the viewer knows: hidden tiles, dice and chance drawn anew.

        In it the other seats have not yet answered a question that all seats answer at once.

        Args:
            rng: the generator that everything is drawn from, the seed of future chance included.
            seed: another seed of future chance.
            outside_chance: the caller supplies every roll and draw to come.

        Raises:
            BadArgument: an argument is not of its kind.
        """
        from starcup.kernel.game import Game
        from starcup.roll._rules.sampling import sample

        table = sample(self, rng)
        if seed is not None:
            table.reseed(seed)
        table.outside_chance = bool(outside_chance)
        return Game.at(self.ruleset, table)

    def __reduce__(self) -> tuple[object, ...]:
        # The ruleset comes first: with it packs are loaded that have classes used in the rest.
        return unpickled, (self.ruleset, {name: getattr(self, name) for name in _FIELDS})


_FIELDS = tuple(one.name for one in fields(RollView) if one.name not in ("rules", "ruleset"))


def unpickled(ruleset: Rules, values: dict[str, object]) -> RollView:
    """Return a view that was pickled."""
    view = object.__new__(RollView)
    for name, value in {**values, "rules": ruleset, "ruleset": ruleset}.items():
        setattr(view, name, value)
    for shown in view.seats:
        shown._named_by(ruleset)
    return view


@cache
def _compiled() -> tuple[Look[RollView], Look[SeatView]]:
    """Return the functions that make views of tables and seats; compiled only in programs that ask for views."""
    return compile_view(RollTable, RollView), compile_view(Seat, SeatView)


def _show_states(view: RollView, table: RollTable, seat: int) -> None:
    extensions = table.rules.extensions
    over = table.finished
    view.extensions = extensions.table_states.show(table.states, is_owner=False, over=over)
    for number, (shown, owner) in enumerate(zip(view.seats, table.seats, strict=True)):
        shown.extensions = extensions.seat_states.show(owner.states, is_owner=number == seat, over=over)


def view_of(table: RollTable, seat: int) -> RollView:
    """Return the view of one seat."""
    of_table, of_seat = _compiled()
    view = of_table(table, False)
    view.seat = seat
    view.seats = tuple(of_seat(other, number == seat) for number, other in enumerate(table.seats))
    if table.rules.extensions.names:
        _show_states(view, table, seat)
    view.rules, view.ruleset = table.rules, table.ruleset
    for shown in view.seats:
        shown._named_by(table.rules)
    own = tuple(decision.step for decision in table.pending if decision.seat == seat)
    if table.lanes is None:
        view.flow = ((*table.stack, *(decision.step for decision in table.pending)), (), ())
    else:
        starts = tuple(step for step in table.lane_starts if step is not None)
        view.flow = (tuple(table.stack), (*table.lanes[seat], *own), starts)
        view.at_once = True
    return view
