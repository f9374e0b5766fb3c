"""The words of a game: what people read about it, each text with a default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from starcup.games import definition_of
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.messages.language import Language
from starcup.words.challenges import Challenge
from starcup.words.lessons import Lessons
from starcup.words.lookups import LookupWords


def words_of(ruleset: Ruleset[TableT, ViewT], language: Language | None = None) -> Words[TableT, ViewT]:
    """Return the words of the game that a ruleset belongs to.

    Args:
        ruleset: the rules.
        language: that of the reader; None: English.

    Raises:
        GameError: the game is neither installed nor registered, or its words can't be had.
    """
    kind = definition_of(ruleset).facet("words", Words)
    return kind(ruleset, language)


class Words(LookupWords[TableT, ViewT], Generic[TableT, ViewT]):
    """Base of the words of a game: rules, glossary and pieces to look up, lessons, and challenges for one player.

    A game overrides methods in a subclass, which its definition names as ``words``; all others have defaults. What
    happens at the table is told by the facet *scene*. Lines are at most :func:`~starcup.words.width` characters wide,
    and without a line break.

    Args:
        ruleset: the rules of the game.
        language: that of the reader; None: English.
    """

    lessons: Lessons[TableT, ViewT] | None = None
    """The lessons of a guided first game, if there are any."""

    def introduction(self) -> list[str]:
        """Return the lines about the rules that are shown before a game begins."""
        return []

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
        return next(
            (challenge for challenge in self.challenges() if challenge.options.items() <= options.items()), None
        )
