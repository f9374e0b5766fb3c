"""The wire form of a game: its views, choices, events and scores as messages, and the parts of their schemas."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from attrs import fields

from starcup.games import definition_of
from starcup.kernel.arguments import check_kind
from starcup.kernel.arrangements import Arrangements
from starcup.kernel.choices import Choice as GameChoice
from starcup.kernel.errors import GameError
from starcup.kernel.events import Event as GameEvent
from starcup.kernel.events import Undone
from starcup.kernel.naming import hyphened
from starcup.kernel.picks import Picks
from starcup.kernel.ruleset import Ruleset, check_ruleset
from starcup.kernel.steps import Decision as GameDecision
from starcup.kernel.table import Table
from starcup.kernel.view import View, view_class
from starcup.messages import Language, language_of
from starcup.packs.rule_texts import Rule
from starcup.scene import presenter_of
from starcup.wire.catalogue import Box, Catalogue, PieceInTheBox, catalogue_of
from starcup.wire.parts import FOREIGN, Arrange, Choice, Decision, Event, Offered, Picking
from starcup.wire.plain import plain
from starcup.wire.results import Outcome, Score, ScoreLine
from starcup.wire.schema import PlainSchemas, Schema, Schemas
from starcup.words import words_of

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


class GameWire(Generic[TableT, ViewT]):
    """The facet *wire* of a game, made for a ruleset; a game overrides the parts that have a form of their own.

    By default views travel field by field, except fields that begin with ``_``; choices and events by their kind,
    which is the name of their class in lower case with hyphens; scores as the ruleset has them.

    Args:
        ruleset: of a game that is installed or registered.

    >>> from starcup import Game, games
    >>> ruleset = games.find("roll").load()
    >>> wire = wire_of(ruleset)
    >>> wire.decision(Game.new(ruleset, players=2, seed=7).waiting()[0]).kind
    'choose-start'
    """

    view_class: ClassVar[type | None] = None
    """The attrs class of the views that :meth:`view` returns; None for that of the ruleset's own views."""
    unsaved: ClassVar[Mapping[type, Collection[str]]] = MappingProxyType({})
    """The fields, by class, that objects on the table have and a saved position has not, since they are worked out."""

    def __init__(self, ruleset: Ruleset[TableT, ViewT]) -> None:
        self.ruleset: Ruleset[TableT, ViewT] = ruleset
        self._shapes: dict[type, tuple[tuple[str, ...], str, str]] = {}
        self._sent = lru_cache(maxsize=1 << 15)(self._choice)

    # Classes and kinds.

    @property
    def choice_classes(self) -> tuple[type[GameChoice], ...]:
        """The classes of choices that have a schema of their own: those of the rules, not of packs."""
        return type(self.ruleset).choice_kinds or self.ruleset.choice_kinds

    @property
    def event_classes(self) -> tuple[type[GameEvent], ...]:
        """The classes of events that have a schema of their own: those of the rules, not of packs."""
        kinds = type(self.ruleset).event_kinds or self.ruleset.event_kinds
        return (Undone, *(kind for kind in kinds if kind is not Undone))

    def choice_name(self, kind: type[GameChoice]) -> str:
        """Return the name of the choices of a class.

        Args:
            kind: the class.
        """
        return hyphened(kind)

    def event_name(self, kind: type[GameEvent]) -> str:
        """Return the name of the events of a class.

        Args:
            kind: the class.
        """
        return hyphened(kind)

    def choice_kind(self, kind: type[GameChoice]) -> str:
        """Return the ``kind`` of a class of choices: its name, or ``foreign`` if it is not of this game.

        Args:
            kind: the class.
        """
        return self.choice_name(kind) if kind in self.choice_classes else FOREIGN

    def event_kind(self, kind: type[GameEvent]) -> str:
        """Return the ``kind`` of a class of events: its name, or ``foreign`` if it is not of this game.

        Args:
            kind: the class.
        """
        return self.event_name(kind) if kind in self.event_classes else FOREIGN

    # From the engine.

    def view(self, view: ViewT) -> object:
        """Return a view as it is sent: JSON, or an object of :attr:`view_class`.

        Args:
            view: what ``Game.view`` gave.
        """
        return plain(view)

    def sight(self, view: ViewT) -> object:
        """Return a value that differs between two views if anything that is sent differs.

        Args:
            view: what ``Game.view`` gave; nobody else uses it.
        """
        return self.view(view)

    def choice(self, choice: GameChoice) -> Choice:
        """Return a choice as it is sent. Choices are shared objects, so most are converted only once.

        Args:
            choice: a choice of the game.
        """
        check_kind(choice, GameChoice, "choice", "a choice")
        return self._sent(choice)

    def _choice(self, choice: GameChoice) -> Choice:
        names, kind, called = self._shape_of_choice(type(choice))
        return Choice(kind, choice.text, {name: getattr(choice, name) for name in names}, called)

    def decision(self, decision: GameDecision, allowed: Sequence[GameChoice] = ()) -> Decision:
        """Return a question as it is sent.

        Args:
            decision: an open question.
            allowed: all choices that the rules allow (``Game.allowed``), if others than the legal ones.
        """
        check_kind(decision, GameDecision, "decision", "an open question")
        head = decision.seat, decision.number, decision.kind, decision.question
        answers = decision.answers
        if isinstance(answers, Picks):
            items = tuple(Offered(item, count) for item, count in answers.row)
            pick = Picking(answers.prefix, items, answers.least, answers.most, len(answers))
            return Decision(*head, (), (), pick, None)
        if isinstance(answers, Arrangements):
            return Decision(*head, (), (), None, Arrange(answers.prefix, answers.things, len(answers)))
        further = tuple(self._sent(choice) for choice in allowed if choice not in decision.legal)
        return Decision(*head, tuple(map(self._sent, decision.legal)), further, None, None)

    def event(self, event: GameEvent) -> Event:
        """Return an event as it is sent.

        Args:
            event: one that ``Game.events`` gave.
        """
        check_kind(event, GameEvent, "event", "an event")
        names, kind, called = self._shape_of_event(type(event))
        return Event(kind, {name: plain(getattr(event, name)) for name in names}, called)

    def catalogue(self, language: Language | None = None) -> Catalogue:
        """Return everything in the box.

        Args:
            language: puts names into words; English, if None.
        """
        words = language or language_of(self.ruleset)
        return catalogue_of(self.box(), presenter_of(self.ruleset), words, self.further_pieces(words))

    def further_pieces(self, language: Language) -> Sequence[PieceInTheBox]:
        """Return pieces in the box that no list of a pack has; by default none.

        Args:
            language: puts names into words.
        """
        return ()

    def box(self) -> Box:
        """Return the game as its box describes it: key, title, seats and packs."""
        game = definition_of(self.ruleset)
        packs = tuple(stamp.name for stamp in self.ruleset.stamps()) if game.pack else ()
        return Box(game.key, game.title, tuple(game.seats), packs)

    def rules(self, language: Language | None = None) -> Sequence[Rule]:
        """Return the numbered rules, in the order of their chapters; none if the game has no such texts.

        Args:
            language: that of the reader; None: English.
        """
        return tuple(words_of(self.ruleset, language=language).rules_told.values())

    def outcome(self, table: TableT, language: Language | None = None) -> Outcome:
        """Return the outcome of a game.

        Args:
            table: that of a game that is over.
            language: puts the titles of lines into words; without it, they are the names.
        """
        ruleset = self.ruleset
        scores = tuple(self.scores(table, language))
        return Outcome(ruleset.end_reasons(table), scores, ruleset.winners(table), str(table.seed))

    def scores(self, table: TableT, language: Language | None = None) -> Sequence[Score]:
        """Return the score of each seat.

        Args:
            table: that of a game that is over.
            language: puts the titles of lines into words; without it, they are the names.
        """

        def line(name: str, points: int) -> ScoreLine:
            title = language and language.text(presenter_of(self.ruleset).name("score", name))
            return ScoreLine(name, title or name, points)

        return [
            Score(score.seat, score.total, score.tie_break, tuple(line(name, points) for name, points in score.lines))
            for score in self.ruleset.scores(table)
        ]

    # Schemas.

    def view_schema(self, made: Schemas) -> Schema:
        """Return the schema of the views that :meth:`view` returns.

        Args:
            made: collects the definitions of the document.

        Raises:
            GameError: nothing says of which class the views are.
        """
        return PlainSchemas(made).of(self.view_class or self._class_of_views)

    @property
    def _class_of_views(self) -> type:
        """Return the class of the views: that which is made from the second argument of ``Ruleset[...]``, or this."""
        declared: type | None = getattr(self.ruleset, "view_kind", None)
        if declared is not None:
            is_made = declared is Any or issubclass(declared, View)
            return view_class(self.ruleset.table_kind, declared) if is_made else declared
        name = type(self.ruleset).__name__
        raise GameError(f"{name}: of which class are its views? expected class {name}(Ruleset[Table, View])")

    # Shapes.

    def _shape_of_choice(self, kind: type[GameChoice]) -> tuple[tuple[str, ...], str, str]:
        if kind not in self._shapes:
            names = tuple(attribute.name for attribute in fields(kind) if attribute.init)
            name = self.choice_kind(kind)
            self._shapes[kind] = names, name, self.choice_name(kind) if name == FOREIGN else ""
        return self._shapes[kind]

    def _shape_of_event(self, kind: type[GameEvent]) -> tuple[tuple[str, ...], str, str]:
        if kind not in self._shapes:
            names, name = tuple(attribute.name for attribute in fields(kind)), self.event_kind(kind)
            self._shapes[kind] = names, name, self.event_name(kind) if name == FOREIGN else ""
        return self._shapes[kind]


AnyWire = GameWire[Any, Any]
"""The wire of any game."""


def wire_of(ruleset: Ruleset[Any, Any]) -> AnyWire:
    """Return the facet *wire* of a ruleset's game, made for it once.

    Args:
        ruleset: of a game that is installed or registered.

    Raises:
        GameError: it is neither, or its wire can't be had.
    """
    check_ruleset(ruleset)
    return _made(ruleset)


@lru_cache(maxsize=16)
def _made(ruleset: Ruleset[Any, Any]) -> AnyWire:
    """Return the wire of a ruleset; all its games share the converted choices."""
    return definition_of(ruleset).facet("wire", GameWire)(ruleset)
