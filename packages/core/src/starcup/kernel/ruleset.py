"""The base class of rulesets: frozen objects, built once and shared by all games played under them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, final, get_args, get_origin

from starcup.kernel.arguments import MOST_SEED_BITS, number_of, told, whole
from starcup.kernel.blame import GAME, Blame, Owner, blame_of, packages_of, worded
from starcup.kernel.chance import stream
from starcup.kernel.choices import Choice
from starcup.kernel.errors import BadArgument, EndlessSteps, EngineError, JournalError, NoStep, StarcupError
from starcup.kernel.events import Event
from starcup.kernel.journal import Header, PackStamp
from starcup.kernel.loop import check_pushes
from starcup.kernel.sampling import hides
from starcup.kernel.scores import SeatScore, best_of
from starcup.kernel.standing import OrderableQuestion
from starcup.kernel.steps import AnyStep, Further
from starcup.kernel.suggest import did_you_mean
from starcup.kernel.table import Table
from starcup.kernel.view import check_view_class, compile_view
from starcup.kernel.world_dealing import WorldDealer

if TYPE_CHECKING:
    from cattrs import Converter
    from typing_extensions import TypeVar as WithDefault

    # By these defaults a plain ``Game`` is of any game. Python has them from 3.13 on, type checkers for all versions.
    TableT = WithDefault("TableT", bound=Table, default=Any)
    ViewT = WithDefault("ViewT", default=Any)
else:
    TableT = TypeVar("TableT", bound=Table)
    ViewT = TypeVar("ViewT")


def check_ruleset(value: object) -> None:
    """Raise unless an argument is a ruleset."""
    if not isinstance(value, Ruleset):
        raise BadArgument(f"ruleset: expected a ruleset, found {told(value)}")


ENGINE_MODULES = {__name__, "starcup.packed.extended_rules", "starcup.packed.ruleset"}
"""The modules of the base classes of rulesets."""


class Ruleset(WorldDealer[TableT, ViewT], Generic[TableT, ViewT]):
    """Base of all rulesets: chosen packs and options, and how the game is begun, seen and written.

    A game derives from ``Ruleset[ItsTable, ItsView]``, names its classes of choices, steps and events, and writes
    :meth:`set_up`, :meth:`scores` and :meth:`faults`. Views, saves and what journals say of chance follow from these;
    a game with packs, or in a hurry, has its own.
    """

    game: str = ""
    """The key of the game: in journals and saves, and that of its :class:`~starcup.games.GameDefinition`."""
    seats: range = range(1, 1)
    """How many can play, such as ``range(2, 6)`` for two to five: as the definition says, unless packs or options
    change it."""
    seats_rule: str = ""
    """The id of the rule that says how many can play, for refusals."""
    table_kind: type[TableT]
    """The class of its tables: the first that stands in the brackets of ``Ruleset[...]``."""
    view_kind: type[ViewT]
    """The class of its views, the second: a :class:`~starcup.making.View`; Any: just the fields of the table."""
    options: Mapping[str, str] = MappingProxyType({})
    """The options chosen, by name."""
    choice_kinds: tuple[type[Choice], ...] = ()
    """Every class of choice that this ruleset may ask for."""
    step_kinds: Mapping[str, type[AnyStep]] = MappingProxyType({})
    """Every class of step by its ``kind``, to read saves: see :func:`~starcup.kernel.gathering.by_kind`."""
    event_kinds: tuple[type[Event], ...] = ()
    """All classes of events that games under this ruleset may note."""
    standing: tuple[OrderableQuestion[ViewT], ...] = ()
    """The questions that a seat may answer beforehand, for :class:`~starcup.StandingOrders`."""

    further: Further | None = None
    """The choices that plugins add to questions; None if none does."""

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__(**named)
        for base in vars(cls).get("__orig_bases__", ()):
            match get_args(base):
                case (type() as table, type() as view) if issubclass(get_origin(base) or object, Ruleset):
                    cls.table_kind, cls.view_kind = table, view
                    if cls.view is Ruleset.view:
                        check_view_class(table, view)  # now, and not in a game

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def samples_worlds(self) -> bool:
        """Whether the game says by :meth:`unseen` or :meth:`deal_hidden` how to sample worlds, or nothing is hidden."""
        kind, own = type(self), (WorldDealer.unseen, WorldDealer.deal_hidden)
        return (kind.unseen, kind.deal_hidden) != own or not hides(self.table_kind)

    @property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        """The domains of this ruleset by name: the values that fields of choices may have, in a stable order."""
        return {}

    def domain(self, kind: type[Choice], field: str) -> tuple[str | int, ...] | None:
        """Return the values that a field of a kind of choice may have; None if it has no domain.

        Args:
            kind: the class of the choice.
            field: the name of one of its fields.
        """
        domain = kind.domains.get(field, field)
        return domain if isinstance(domain, tuple) else self.domains.get(domain)

    @property
    def outcomes(self) -> Mapping[str, Sequence[str]]:
        """The names of what comes out of draws, those of the values 0, 1, 2, ..., by the first word of a draw's kind.

        Journals and people see these names, and draws may draw them: a card by its key instead of a number. The
        outcomes of a draw that is not here are numbers.
        """
        return {}

    def begin(self, players: int, seed: int) -> TableT:
        """Return a table ready for the first step.

        Args:
            players: the number of seats.
            seed: a whole number from 0 on; the same seed gives the same game.

        Raises:
            BadArgument: an argument is no whole number.
            StarcupError: the game does not take that number of players.
        """
        players, seed = number_of(players, "players"), whole(seed, "seed", bits=MOST_SEED_BITS)
        if players not in self.seats:
            if not self.seats:
                raise EngineError(f"{type(self).__name__}: expected seats such as range(2, 6), found {self.seats}")
            few, many = self.seats[0], self.seats[-1]
            numbers = f"{few} to {many}" if few < many else f"{few}"
            rule = f" [{self.seats_rule}]" if self.seats_rule else ""
            raise StarcupError(f"{players} players: the game is for {numbers}{rule}")
        table = self._bare(players, seed)
        self.set_up(table)
        there = len(getattr(table, "seats", range(players)))
        if there != players:
            raise EngineError(f"{type(self).__name__}.set_up laid out {there} seats for {players} players")
        return table

    def _bare(self, players: int, seed: int) -> TableT:
        streams = [stream(seed, 0, index) for index in range(players + 1)]
        return self.table_kind(ruleset=self, players=players, seed=seed, streams=streams, answered=[0] * players)

    def set_up(self, table: TableT) -> None:
        """Lay out a bare table for a new game, and push its first step; chance is drawn by steps.

        Args:
            table: one of :attr:`table_kind`, with its players and seed, and all its own fields as they come.
        """
        raise NotImplementedError

    def view(self, table: TableT, seat: int) -> ViewT:
        """Return a view of the table: what ``seat`` may know.

        Args:
            table: a table of these rules.
            seat: the number of the seat, from 0.
        """
        seen: ViewT = compile_view(self.table_kind, self.view_kind)(table, seat)
        return seen

    def scores(self, table: TableT) -> tuple[SeatScore, ...]:
        """Return the final score of each seat, in seat order; empty if the game has no scores.

        It counts everything, what is hidden included. Front ends tell it when the game is over, and
        :meth:`current_scores` before that; searches ask it at any time, in worlds of their own.

        Args:
            table: a table of these rules.
        """
        return ()

    def current_scores(self, view: ViewT) -> tuple[SeatScore, ...]:
        """Return the score of each seat while a game goes on, as far as a seat may know; by default none is shown.

        Args:
            view: what the seat may know.
        """
        return ()

    @final
    def shown_scores(self, view: ViewT) -> tuple[SeatScore, ...]:
        """Return the score of each seat as far as a seat may know it: the final ones once the game is over.

        These are a part of each :class:`~starcup.making.View` then, since :meth:`scores` may count what stays hidden.

        Args:
            view: what the seat may know.
        """
        return getattr(view, "final_scores", ()) or self.current_scores(view)

    def winners(self, table: TableT) -> tuple[int, ...]:
        """Return the seats that have won a game that is over; empty if nobody has.

        By default these are the seats with the best of :meth:`scores`. Games that a single player can lose override it.

        Args:
            table: a table of these rules, at the end of its game.
        """
        return best_of(self.scores(table))

    def end_reasons(self, table: TableT) -> tuple[str, ...]:
        """Return the reasons why a game ends, one word each; empty if it goes on, or can only end for one reason.

        Like :meth:`scores`, front ends tell them when the game is over.

        Args:
            table: a table of these rules.
        """
        return ()

    def round_number(self, view: ViewT) -> int:
        """Return the number of the round, from 1; 0 before the first one, and in games without rounds.

        Args:
            view: what a seat may know, or the table: the number is the same whichever it is.
        """
        return 0

    def faults(self, table: TableT) -> list[str]:
        """Return the broken invariants of a table in words, such as lost or duplicate pieces; empty if there are none.

        Tests call it after every choice.

        Args:
            table: a table of these rules.
        """
        return []

    def stamps(self) -> tuple[PackStamp, ...]:
        """Return name, version and digest of each pack; none if the game has no packs."""
        return ()

    @property
    def most_outcomes(self) -> int:
        """The number of outcomes that chance may have: the values of all rolls and draws are from 0 to below it.

        By default it is the length of the longest list in :attr:`outcomes`, and at least 100, for draws without names.
        A game that draws larger numbers says so.
        """
        return max([100, *map(len, self.outcomes.values())])

    def outcome_text(self, kind: str, value: int) -> str:
        """Return a chance outcome in words: one token, its name if :attr:`outcomes` has it, else the number.

        Args:
            kind: what was rolled or drawn, as ``Table.draw`` names it.
            value: the outcome.
        """
        names = self.outcomes.get(kind.partition(" ")[0])
        return str(value) if names is None else names[value]

    def outcome_value(self, kind: str, text: str) -> int:
        """Return the value of a chance outcome from its text.

        Args:
            kind: what was rolled or drawn, as ``Table.draw`` names it.
            text: the text that :meth:`outcome_text` returned.

        Raises:
            JournalError: there is no such outcome.
        """
        names = self.outcomes.get(kind.partition(" ")[0])
        if names is None and text.isascii() and text.isdecimal():
            return int(text)
        if names is None or text not in names:
            raise JournalError(f"{text!r} is no outcome of {kind!r}{did_you_mean(text, names or ())}")
        return names.index(text)

    def encode(self, table: TableT) -> bytes:
        """Return the whole state as bytes, equal for equal states.

        Args:
            table: a table of these rules.
        """
        from starcup.kernel.positions import codec_of

        return codec_of(self).encode(table)

    def decode(self, data: bytes, *, other_packs: bool = False) -> TableT:
        """Return a table in an encoded state.

        Args:
            data: bytes that :meth:`encode` returned.
            other_packs: accept a state of packs that differ from these, if these know its pieces; steps
                of unknown kinds are left out.

        Raises:
            JournalError: the data is damaged, foreign or of another version, or the position is impossible.
        """
        from starcup.kernel.positions import restore

        table = self._bare(self.seats.start, 0)
        restore(self, table, data, other_packs)
        return table

    def converter(self, *, detailed: bool) -> Converter:
        """Return the converter of tables to JSON and back, for a game with types of its own.

        Args:
            detailed: whether errors tell their places, which takes time.
        """
        from starcup.kernel.codec import make_converter

        return make_converter(self.step_kinds, detailed=detailed)

    @property
    def unsaved(self) -> frozenset[str]:
        """The fields of a table that :meth:`encode` leaves out, since :meth:`restored` works them out again."""
        return frozenset()

    def restored(self, table: TableT) -> list[str]:
        """Work out what is not saved for a table that was read, and return what is impossible about it, in words.

        It is asked before :meth:`faults`, and is the place for checks of numbers that the game looks things up by.

        Args:
            table: as it was read.
        """
        return []

    def owners(self) -> tuple[Owner, ...]:
        """Return whose code takes part in these rules: the game's, by the packages of the ruleset's classes."""
        modules = {kind.__module__ for kind in type(self).__mro__ if issubclass(kind, Ruleset)}
        packages = sorted({package for module in modules - ENGINE_MODULES for package in packages_of(module)})
        return tuple(Owner(GAME, self.game, package) for package in packages)

    def blame(self, error: BaseException, table: TableT | None, again: Callable[[TableT], None]) -> Blame:
        """Return whose fault an exception is: a pack's, the game's or the engine's.

        Args:
            error: the exception, with its traceback.
            table: a copy of the table from before the exception, which may be changed; None if there is none.
            again: repeats on such a table what raised the exception; with watched plugins this finds the plugin.
        """
        if isinstance(error, NoStep) and not error.now:
            return self._blame_for_push(error, table, again)
        kinds = error.kinds if isinstance(error, EndlessSteps) else ()
        return blame_of(error, self.owners(), [self.step_kinds[kind] for kind in kinds if kind in self.step_kinds])

    def _blame_for_push(self, error: NoStep, table: TableT | None, again: Callable[[TableT], None]) -> Blame:
        """Return the line that pushed what is no step, found by a second try; the game, if that was earlier."""
        if table is not None:
            check_pushes(table)
            try:
                again(table)
            except NoStep as second:
                if second.now:
                    return blame_of(second, self.owners())
        owner = Owner(GAME, self.game, "")
        return Blame(str(owner), str(error), owner.key)

    def failed(self, error: BaseException, where: str) -> EngineError:
        """Return the error to raise instead of an exception of code that changed nothing, such as that of a view.

        Args:
            error: the exception, with its traceback.
            where: what was done, such as ``when seat 0 took a choice back``.
        """
        return worded(error, self.blame(error, None, lambda table: None), where)

    def header(self, players: int, seed: int, position: str = "") -> Header:
        """Return the header of a journal under this ruleset.

        Args:
            players: the number of seats.
            seed: the seed of the game.
            position: the text of the position that the game starts from; empty if it starts at the beginning.
        """
        return Header(self.game, self.stamps(), players, seed, dict(self.options), position)
