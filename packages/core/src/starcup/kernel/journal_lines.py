"""The journal of a game as lines that only grow, for logs to which every change is appended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from attrs import evolve

from starcup.kernel import journal_text
from starcup.kernel.arguments import words_of_words
from starcup.kernel.game import Game
from starcup.kernel.journal import Entry

CHANCE = "~"


class JournalLines:
    """The journal of a game, line by line, as it grows.

    ``Game.journal_text`` has answers that seats gave at the same time in seat order, and an end that each change makes
    anew. Here every line stays: answers come as they were given. ``Game.replay`` reads such lines with ``trust=True``.

    Args:
        game: the game.
        known: how many lines of each seat, and of chance (``"~"``), there are already.

    >>> from starcup import Game, games
    >>> from starcup.host import JournalLines
    >>> game = Game.new(games.find("race").load(), players=2, seed=1)
    >>> lines = JournalLines(game)
    >>> [line.split()[:2] for line in lines.new()][0], lines.new()
    (['~', 'start-world'], [])
    >>> game.submit(1, game.decision(1).legal[0])
    >>> [line.partition(" ")[0] for line in lines.new()]
    ['1']
    """

    def __init__(self, game: Game, known: Mapping[str, int] | None = None) -> None:
        self.game: Game = game
        self._known: Counter[str] = Counter(known or {})

    def head(self, notes: Mapping[str, str] | None = None) -> list[str]:
        """Return the lines of the header, the blank one behind it among them.

        Args:
            notes: as for ``Game.journal_text``.
        """
        return journal_text.head(evolve(self.game.header, notes=words_of_words(notes, "notes")))

    def new(self) -> list[str]:
        """Return the lines that have come since the last call: choices, undos and chance outcomes."""
        left, outcome = self._known.copy(), self.game.ruleset.outcome_text
        lines: list[str] = []
        for entry in self.game.table.journal.entries():
            who = _who(entry)
            if left[who]:
                left[who] -= 1
            else:
                self._known[who] += 1
                lines.append(journal_text.line(entry, outcome))
        return lines


def counted(lines: Iterable[str]) -> Counter[str]:
    """Return how many lines of each seat and of chance there are among some lines."""
    return Counter(line.partition(" ")[0] for line in lines)


def _who(entry: Entry) -> str:
    return CHANCE if isinstance(entry[0], str) else str(entry[0])
