"""The words of a game: all texts that people read of it, each with a default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from starcup.games import definition_of
from starcup.kernel.choices import Choice
from starcup.kernel.events import Event, SeatEvent
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.scores import SeatScore
from starcup.words import plain
from starcup.words.asking import AskingWords
from starcup.words.challenges import Challenge
from starcup.words.lessons import Lessons
from starcup.words.lookups import LookupWords
from starcup.words.telling import Telling
from starcup.words.text import wrap


def words_of(
    ruleset: Ruleset[TableT, ViewT], seats: Sequence[str] = (), you: int | None = None
) -> Words[TableT, ViewT]:
    """Return the words of the game that a ruleset belongs to.

    Args:
        ruleset: the rules.
        seats: the names of the players, by seat.
        you: the seat of the person at the screen, or None.

    Raises:
        GameError: the game is neither installed nor registered, or its words can't be had.
    """
    kind = definition_of(ruleset).facet("words", Words)
    return kind(ruleset, seats, you)


class Words(AskingWords[TableT, ViewT], LookupWords[TableT, ViewT], Generic[TableT, ViewT]):
    """Base of the words of a game: puts everything of one game into words, for the players at the table.

    A game overrides methods in a subclass, which its definition names as ``words``; all others have defaults: fields
    of views by their names, choices by their texts, events by their classes. Lines are
    at most :func:`~starcup.words.width` characters wide, and without a line break.

    Args:
        ruleset: the rules of the game.
        seats: the names of the players, by seat; empty: ``Seat 0`` and so on.
        you: the seat of the person at the screen; None if several look on, or nobody plays.
    """

    points: ClassVar[str] = "points"
    """The unit of scores."""
    came_to_light: ClassVar[str] = "something hidden came to light"
    """The reason why nothing can be taken back, where neither chance nor another seat prevents it."""
    gains: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions at which a bot's worth of a choice is what the choice adds, not the worth of the position."""
    gives_up: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions at which every choice costs something: a worth below 0 is told as what is given up."""
    lessons: Lessons[TableT, ViewT] | None = None
    """The lessons of a guided first game, if there are any."""

    def introduction(self) -> list[str]:
        """Return the lines about the rules that are shown before a game begins."""
        return []

    # The table.

    def board(self, table: TableT, views: Sequence[ViewT]) -> list[str]:
        """Return everything on the table.

        Args:
            table: the game's own, with all its secrets: use only the parts that everybody may know.
            views: for each seat the view through which it is seen: always the viewer's own, or each seat's own for a
                referee.
        """
        return plain.fields_board(views, [self.seat(seat) for seat in range(table.players)])

    def overview(self, table: TableT, view: ViewT) -> list[str]:
        """Return the table as one seat needs it, shown once a round.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        return self.board(table, [view] * table.players)

    def status(self, table: TableT, view: ViewT) -> list[str]:
        """Return the viewer's own position in a line or two, for questions between two overviews.

        By default it is the overview again: in a game without rounds there is only one.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        return [*self.overview(table, view), ""]

    def score(self, table: TableT, view: ViewT) -> list[str]:
        """Return the scores as far as a seat may know them; with the winners when the game is over.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        over = table.finished
        winners = self.ruleset.winners(table) if over else ()
        scores = self.ruleset.shown_scores(table, view)
        if scores:
            lines = self.score_table(scores, winners)
            return [*lines, "Nobody wins."] if over and not winners else lines
        if not over:
            return ["No scores are told before the end."]
        return wrap(f"Won by {' and '.join(map(self.seat, winners))}." if winners else "The game is over.")

    def score_table(self, scores: Sequence[SeatScore], winners: Sequence[int]) -> list[str]:
        """Return scores as a table, winners marked.

        Args:
            scores: of every seat.
            winners: the seats that have won; none while the game goes on.
        """
        return plain.score_table(scores, [self.seat(one.seat) for one in scores], winners)

    # Games for one player.

    def challenges(self) -> Sequence[Challenge]:
        """Return what a single player may take on, the easiest first; none if there is only one way to play alone.

        These are the same whatever options the ruleset was loaded with.
        """
        return ()

    def challenge(self, table: TableT) -> Challenge | None:
        """Return what a game for one player is played against; None if it is none of :meth:`challenges`.

        By default it is the first whose options are those of the ruleset.

        Args:
            table: the game's own.
        """
        options = self.ruleset.options
        return next((one for one in self.challenges() if one.options.items() <= options.items()), None)

    def data(self, table: TableT, views: Sequence[ViewT], players: Sequence[str]) -> dict[str, object]:
        """Return the table as plain data for JSON.

        Args:
            table: the game's own.
            views: for each seat the view through which it is seen.
            players: who sits where, by seat.
        """
        return {"views": [plain.data_of(view) for view in views], "players": list(players)}

    # Events.

    def heard(self, game: Game[TableT, ViewT], seat: int | None) -> list[Event]:
        """Return the events of a game that a seat may hear, each in its place.

        Args:
            game: the game.
            seat: its number, from 0; None: all events, for those who look on.
        """
        return game.all_events() if seat is None else game.events(seat)

    def event(self, event: Event) -> str:
        """Return an event as a sentence; empty if it is not worth telling, a heading if it begins with ``---``.

        Args:
            event: of any class that the ruleset notes.
        """
        who = f"{self.seat(event.seat)}: " if isinstance(event, SeatEvent) else ""
        return who + plain.event_sentence(event)

    def telling(self) -> Telling:
        """Return the object that puts the events of one game into lines, portion by portion, each by :meth:`event`."""
        return Telling(self.event)

    def round_begun(self, event: Event) -> int | None:
        """Return the number of the round that an event begins; None if it begins none.

        Args:
            event: of any class that the ruleset notes.
        """
        return None

    def ends(self, event: Event) -> bool:
        """Return whether an event tells that the game has ended, and why.

        Args:
            event: of any class that the ruleset notes.
        """
        return False

    def learnt(self, kinds: Sequence[str]) -> list[str]:
        """Return the news of rolls and draws, such as ``dice were rolled``: they prevent taking a choice back.

        Args:
            kinds: of the rolls and draws, as ``Table.draw`` names them.
        """
        return ["chance has decided"] if kinds else []

    # Hints.

    def term(self, name: str) -> str:
        """Return the name of a term that speaks for a choice.

        Args:
            name: as the bot that advises calls it.
        """
        return name.replace("_", " ")

    def continued(self, kind: str, choice: Choice) -> str:
        """Return the kind of the follow-up question whose answer is told with a choice; empty if there is none.

        Args:
            kind: of the question that the choice answers.
            choice: what a bot would choose.
        """
        return kind if choice.passing else ""
