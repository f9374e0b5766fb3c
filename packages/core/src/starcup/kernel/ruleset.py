"""What a game must tell the kernel: a frozen ruleset, built once, shared by all its games."""

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

    # A plain ``Game`` is one of whatever game. Python has defaults from 3.13 on; type checkers know them anywhere.
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
    """Base of all rulesets: chosen packs and options, and how the game is begun, seen and written."""

    game: str = ""
    """The key of the game: in journals and saves, and that of its :class:`~starcup.games.GameDefinition`."""
    options: Mapping[str, str]
    """The options chosen, by name."""
    choice_kinds: tuple[type[Choice], ...]
    """Every class of choice that this ruleset may ask for."""
    step_kinds: Mapping[str, type[AnyStep]]
    """Every class of step by its ``kind``, to read saves."""
    event_kinds: tuple[type[Event], ...] = ()
    """Every class of event that may be noted."""

    @property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        """The values that fields of choices may have, by the names of these domains, in a stable order."""
        return {}

    def domain(self, kind: type[Choice], field: str) -> tuple[str | int, ...] | None:
        """Return the values that a field of a kind of choice may have; None if nobody has said.

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
            players: how many seats.
            seed: a whole number from 0 on; the same gives the same game.

        Raises:
            StarcupError: the number of players does not fit.
        """

    @abstractmethod
    def view(self, table: TableT, seat: int) -> ViewT:
        """Return what ``seat`` may know.

        Args:
            table: a table of these rules.
            seat: its number, from 0.
        """

    def scores(self, table: TableT) -> tuple[SeatScore, ...]:
        """Return the score of every seat as the table stands, in seat order; empty if the game has none.

        Args:
            table: a table of these rules.
        """
        return ()

    def winners(self, table: TableT) -> tuple[int, ...]:
        """Return the seats that have won a game that is over; empty if nobody has.

        As it comes, those with the best of :meth:`scores`. A game that a lone player may lose says so here.

        Args:
            table: a table of these rules, at the end of its game.
        """
        return best_of(self.scores(table))

    def end_reasons(self, table: TableT) -> tuple[str, ...]:
        """Return why a game ends, in words of one token; empty if it does not end yet, or for one reason only.

        Args:
            table: a table of these rules.
        """
        return ()

    def round_number(self, table: TableT) -> int:
        """Return the number of the round, from 1; 0 before the first, and in a game without rounds.

        Args:
            table: a table of these rules.
        """
        return 0

    def faults(self, table: TableT) -> list[str]:
        """Return what is wrong with a table, in words: pieces lost or doubled, counts that don't agree.

        Tests ask after every choice; empty when all invariants hold.

        Args:
            table: a table of these rules.
        """
        return []

    @abstractmethod
    def stamps(self) -> tuple[PackStamp, ...]:
        """Name, version and digest of each pack."""

    @abstractmethod
    def outcome_text(self, kind: str, value: int) -> str:
        """Return a chance outcome in words: one token.

        Args:
            kind: what was rolled or drawn, as ``Table.draw`` names it.
            value: the outcome.
        """

    @abstractmethod
    def outcome_value(self, kind: str, text: str) -> int:
        """Return the value that a token of :meth:`outcome_text` stands for.

        Args:
            kind: what was rolled or drawn, as ``Table.draw`` names it.
            text: the token.

        Raises:
            JournalError: there is no such outcome.
        """

    @abstractmethod
    def encode(self, table: TableT) -> bytes:
        """Return the whole state, byte for byte reproducible.

        Args:
            table: a table of these rules.
        """

    @abstractmethod
    def decode(self, data: bytes, *, other_packs: bool = False) -> TableT:
        """Return a table in the state that :meth:`encode` wrote.

        Args:
            data: what :meth:`encode` wrote.
            other_packs: take it although it was written with packs that differ from these, as far as
                they know what lies there; steps that they don't know are left out.

        Raises:
            JournalError: the data is damaged, foreign or of another version.
        """

    def blame(self, error: Exception, table: TableT | None, again: Callable[[TableT], None]) -> Blame | None:
        """Return which plugin's fault an exception was; None if no plugin's.

        Args:
            error: the exception, with its traceback.
            table: as it stood before, and free to be spoilt, if it could be had.
            again: leads to the exception once more; a table whose plugins are watched tells more.
        """
        return None

    def header(self, players: int, seed: int, position: str = "") -> Header:
        """Return the header of a journal under this ruleset.

        Args:
            players: how many seats.
            seed: that of the game.
            position: the text of the position that the game starts from; empty if it starts at the beginning.
        """
        return Header(self.game, self.stamps(), players, seed, dict(self.options), position)
