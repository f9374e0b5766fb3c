"""What can be looked up of a game: rules, words, pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

from attrs import asdict

from starcup.kernel.ruleset import TableT, ViewT
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.rule_texts import Rule
from starcup.packs.ruleset import PackedRuleset, glossary_of, rule_statements
from starcup.words.entries import Explained, Piece
from starcup.words.root import RootWords
from starcup.words.text import wrap


class LookupWords(RootWords[TableT, ViewT], Generic[TableT, ViewT]):
    """Knows the rules, the words and the pieces of a game."""

    piece: ClassVar[str] = "piece"
    """What a single piece with a name is called, such as ``card``: people type it to look one up."""
    also_known: ClassVar[str] = "commands, rules and pieces"
    """What ``what`` can be asked besides the words of the glossary."""
    chapter: ClassVar[str] = ""
    """The code of a chapter of the rules, as an example of what to ask for."""

    def rules(self) -> Mapping[str, Rule]:
        """Return the numbered rules by their ids, in order: those of the packs and of the game's ``rules.toml``."""
        return rule_statements(self.ruleset) if isinstance(self.ruleset, PackedRuleset) else {}

    def glossary(self) -> Mapping[str, GlossaryEntry]:
        """Return the words of the game by their keys, in the order in which they are met: its ``glossary.toml``."""
        return glossary_of(self.ruleset) if isinstance(self.ruleset, PackedRuleset) else {}

    def explained(self, word: str) -> Explained | None:
        """Return what a word stands for that is neither in the glossary nor a piece; None if nothing.

        Args:
            word: in lower case.
        """
        return None

    def known_words(self) -> Sequence[str]:
        """Return words that :meth:`explained` knows, to find the nearest of them."""
        return ()

    def phases(self) -> Mapping[str, str]:
        """Return the names of the phases in which powers work, by their keys; empty if the game has none."""
        return {}

    def hooks(self) -> Sequence[str]:
        """Return the names of the hooks that powers of packs may have."""
        powers = self.ruleset.powers if isinstance(self.ruleset, PackedRuleset) else ()
        return sorted({hook for power in powers for hook in power.hooks})

    def legend(self) -> Sequence[tuple[str, str]]:
        """Return what stands on the board and in the questions, each with what it means."""
        return ()

    def pieces(self) -> Sequence[Piece]:
        """Return every piece that people may ask for by name."""
        return ()

    def piece_lines(self, piece: Piece) -> list[str]:
        """Return a piece with all that it does.

        Args:
            piece: one of :meth:`pieces`.
        """
        return [*wrap(f"{piece.name} [{piece.key}]", "", "    "), *(wrap(piece.text, "    ") if piece.text else [])]

    def piece_rules(self, piece: Piece) -> tuple[str, ...]:
        """Return the ids of the rules that a piece rests on.

        Args:
            piece: one of :meth:`pieces`.
        """
        return ()

    def piece_data(self, piece: Piece) -> dict[str, object]:
        """Return a piece as plain data for JSON.

        Args:
            piece: one of :meth:`pieces`.
        """
        return asdict(piece)

    def piece_in_sight(self, table: TableT, view: ViewT) -> str:
        """Return the name of a piece that a seat sees, as an example of what to ask for; empty if there is none.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        return next((piece.name for piece in self.pieces()), "")
