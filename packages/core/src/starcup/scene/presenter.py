"""The facet *scene* of a game: describes its table, its questions and what happens, each part with a default."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, cast

from starcup.games import definition_of
from starcup.kernel.choices import Choice
from starcup.kernel.messages import NOTHING, Message
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import Decision
from starcup.scene import fields as by_fields
from starcup.scene.asking import Asking
from starcup.scene.extension_spaces import with_extensions
from starcup.scene.lookup import Lookup, numbered
from starcup.scene.parts import Scene, Space, Tally
from starcup.scene.telling import Telling


class Presenter(Asking[TableT, ViewT], Telling[TableT, ViewT], Generic[TableT, ViewT]):
    """Base of the facet *scene*: describes a game as data, from a seat's view and question alone.

    Every part has a default: spaces from the fields of the view, labels from the patterns of choices, sentences from
    events. Words are looked up by ids that begin with the key of the game: ``pips-choice-KIND`` (and its attribute
    ``detail``), ``pips-question-KIND``, ``pips-event-KIND``, ``pips-field-NAME``, with the fields of the choice or
    event as arguments; names of things by ``KIND-KEY``, such as ``die-home``.

    Args:
        ruleset: the rules of the game.
    """

    def scene(
        self, view: ViewT, decision: Decision | None = None, allowed: Sequence[Choice] = (), *, final: bool = False
    ) -> Scene:
        """Return all that the viewer sees.

        Args:
            view: what ``Game.view`` gave.
            decision: the question to the viewer, if there is one.
            allowed: all choices that the rules allow (``Game.allowed``), if others than the legal ones.
            final: whether the question is known to be the viewer's last word.
        """
        seen = cast("Any", view)
        spaces = numbered(with_extensions(self, view, self.spaces(view)))
        prompt = (
            None if decision is None else self.prompt(view, decision, allowed, Lookup(spaces, seen.viewer), final=final)
        )
        number = self.ruleset.round_number(view)
        over = bool(seen.finished)
        return Scene(seen.viewer, seen.players, number, over, self.status(view), spaces, self.scores(view), prompt)

    # The table.

    def spaces(self, view: ViewT) -> Sequence[Space]:
        """Return the table: places with the pieces that lie there. By default the fields of the view.

        Args:
            view: what the viewer may know.
        """
        return by_fields.spaces(self, view)

    def status(self, view: ViewT) -> Message:
        """Return where the game is: the phase, whose turn it is. By default the number of the round, if there is one.

        Args:
            view: what the viewer may know.
        """
        number = self.ruleset.round_number(view)
        if cast("Any", view).finished:
            return Message("starcup-over")
        return Message("starcup-round", round=number) if number else NOTHING

    def scores(self, view: ViewT) -> tuple[Tally, ...]:
        """Return the points of all seats as far as the viewer may know them.

        The final ones, which count what no view may show, are those of the game: :func:`scene_of` has them.

        Args:
            view: what the viewer may know.
        """
        return tuple([self.tally(score, winner=False) for score in self.ruleset.current_scores(view)])

    def tally(self, score: SeatScore, *, winner: bool) -> Tally:
        """Return a score with its lines as messages.

        Args:
            score: of a seat.
            winner: whether it has won.
        """
        lines = tuple([(self.name("score", line), points) for line, points in score.lines])
        return Tally(score.seat, score.total, lines, score.tie_break, winner)


AnyPresenter = Presenter[Any, Any]
"""The facet *scene* of any game."""


@lru_cache(maxsize=16)
def presenter_of(ruleset: Ruleset[Any, Any]) -> AnyPresenter:
    """Return the facet *scene* of a ruleset's game, made for it once.

    Args:
        ruleset: of a game that is installed or registered.

    Raises:
        GameError: it is neither, or its scene can't be had.
    """
    presenter: AnyPresenter = definition_of(ruleset).facet("scene", Presenter)(ruleset)
    return presenter
