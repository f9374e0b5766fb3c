"""The base class of rulesets: frozen objects, built once and shared by all games played under them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from starcup.kernel.arguments import told
from starcup.kernel.blame import Blame
from starcup.kernel.choices import Choice
from starcup.kernel.errors import BadArgument
from starcup.kernel.events import Event
from starcup.kernel.journal import Header, PackStamp
from starcup.kernel.scores import SeatScore, best_of
from starcup.kernel.steps import AnyStep
from starcup.kernel.table import Table

if TYPE_CHECKING:
    from typing_extensions import TypeVar as WithDefault

    # By these defaults a plain ``Game`` is of any game. Python has them from 3.13 on, type checkers for all versions.
    TableT = WithDefault("TableT", bound=Table, default=Any)
    ViewT = WithDefault("ViewT", default=Any)
else:
    TableT = TypeVar("TableT", bound=Table)
    ViewT = TypeVar("ViewT")


def check_ruleset(value: object) -> None:
    """Raise unless an argument is a ruleset.

    Raises:
        BadArgument: it is something else.
    """
    if not isinstance(value, Ruleset):
        raise BadArgument(f"ruleset: expected a ruleset, found {told(value)}")


class Ruleset(ABC, Generic[TableT, ViewT]):
    """Base class of all rulesets: the packs and options chosen, and how games are begun, viewed and saved."""

    game: str = ""
    """The key of the game, as in its :class:`~starcup.games.GameDefinition`, journals and saves."""
    options: Mapping[str, str]
    """The values of the options, by name."""
    choice_kinds: tuple[type[Choice], ...]
    """All classes of choices that games under this ruleset may ask for."""
    step_kinds: Mapping[str, type[AnyStep]]
    """All classes of steps by their ``kind``, to read saves."""
    event_kinds: tuple[type[Event], ...] = ()
    """All classes of events that games under this ruleset may note."""

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

    @abstractmethod
    def begin(self, players: int, seed: int) -> TableT:
        """Return a table ready for the first step.

        Args:
            players: the number of seats.
            seed: a whole number from 0 on; the same seed gives the same game.

        Raises:
            StarcupError: the game does not take that number of players.
        """

    @abstractmethod
    def view(self, table: TableT, seat: int) -> ViewT:
        """Return a view of the table: what ``seat`` may know.

        Args:
            table: a table of these rules.
            seat: the number of the seat, from 0.
        """

    def scores(self, table: TableT) -> tuple[SeatScore, ...]:
        """Return the current score of each seat, in seat order; empty if the game has no scores.

        Args:
            table: a table of these rules.
        """
        return ()

    def winners(self, table: TableT) -> tuple[int, ...]:
        """Return the seats that have won a game that is over; empty if nobody has.

        By default these are the seats with the best of :meth:`scores`. Games that a single player can lose override it.

        Args:
            table: a table of these rules, at the end of its game.
        """
        return best_of(self.scores(table))

    def end_reasons(self, table: TableT) -> tuple[str, ...]:
        """Return the reasons why a game ends, one word each; empty if it goes on, or can only end for one reason.

        Args:
            table: a table of these rules.
        """
        return ()

    def round_number(self, table: TableT) -> int:
        """Return the number of the round, from 1; 0 before the first one, and in games without rounds.

        Args:
            table: a table of these rules.
        """
        return 0

    def faults(self, table: TableT) -> list[str]:
        """Return the broken invariants of a table in words, such as lost or duplicate pieces; empty if there are none.

        Tests call it after every choice.

        Args:
            table: a table of these rules.
        """
        return []

    @abstractmethod
    def stamps(self) -> tuple[PackStamp, ...]:
        """Return the name, version and digest of each pack."""

    @abstractmethod
    def outcome_text(self, kind: str, value: int) -> str:
        """Return the text of a chance outcome, without blanks.

        Args:
            kind: what was rolled or drawn, as ``Table.draw`` names it.
            value: the outcome.
        """

    @abstractmethod
    def outcome_value(self, kind: str, text: str) -> int:
        """Return the value of a chance outcome from its text.

        Args:
            kind: what was rolled or drawn, as ``Table.draw`` names it.
            text: the text that :meth:`outcome_text` returned.

        Raises:
            JournalError: there is no such outcome.
        """

    @abstractmethod
    def encode(self, table: TableT) -> bytes:
        """Return the whole state as bytes, equal for equal states.

        Args:
            table: a table of these rules.
        """

    @abstractmethod
    def decode(self, data: bytes, *, other_packs: bool = False) -> TableT:
        """Return a table in an encoded state.

        Args:
            data: bytes that :meth:`encode` returned.
            other_packs: accept a state of packs that differ from these, if these know its pieces; steps
                of unknown kinds are left out.

        Raises:
            JournalError: the data is damaged, foreign or of another version.
        """

    def blame(self, error: Exception, table: TableT | None, again: Callable[[TableT], None]) -> Blame | None:
        """Return the plugin that caused an exception, and its failure; None if no plugin did.

        Args:
            error: the exception, with its traceback.
            table: a copy of the table from before the exception, which may be changed; None if there is none.
            again: repeats on such a table what raised the exception; with watched plugins this finds the plugin.
        """
        return None

    def header(self, players: int, seed: int, position: str = "") -> Header:
        """Return the header of a journal under this ruleset.

        Args:
            players: the number of seats.
            seed: the seed of the game.
            position: the text of the position that the game starts from; empty if it starts at the beginning.
        """
        return Header(self.game, self.stamps(), players, seed, dict(self.options), position)
