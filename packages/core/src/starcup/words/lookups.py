"""Texts that people look up in a game: rules, words, pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias

from attrs import asdict, evolve

from starcup.kernel.messages import in_id
from starcup.kernel.ruleset import TableT, ViewT
from starcup.messages.language import ENGLISH
from starcup.packed.ruleset import PackedRuleset, glossary_of, rule_statements, tile_texts
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.pieces import AnyList, name_of, told_lines
from starcup.packs.rule_texts import Rule
from starcup.packs.texts import TileText, text_lines
from starcup.words.entries import Entry, Explained
from starcup.words.root import RootWords
from starcup.words.text import wrap

AnyPackedRuleset: TypeAlias = PackedRuleset[Any, Any]


class LookupWords(RootWords[TableT, ViewT], Generic[TableT, ViewT]):
    """The part of a game's words that knows the rules, the words and the pieces."""

    piece: ClassVar[str] = "piece"
    """The noun for a single piece with a name, such as ``card``: people type it to look one up."""
    other_pieces: ClassVar[tuple[str, ...]] = ()
    """The nouns for further kinds of pieces, each with a command; then every piece has one of the nouns as its kind."""
    own_command: ClassVar[str] = ""
    """The command that shows the viewer's own pieces whole, such as ``hand``; empty if the game has none."""
    also_known: ClassVar[str] = "commands, rules and pieces"
    """The things that ``what`` can be asked for besides the words of the glossary."""
    chapter: ClassVar[str] = ""
    """The code of a chapter of the rules, as an example of a look-up."""

    @cached_property
    def further_nouns(self) -> tuple[str, ...]:
        """The nouns for pieces of new kinds, which extensions of packs add."""
        lists = self.ruleset.further_lists if isinstance(self.ruleset, PackedRuleset) else ()
        return tuple(pieces.name for pieces in lists)

    @property
    def nouns(self) -> tuple[str, ...]:
        """The nouns by which pieces are looked up."""
        return (self.piece, *self.other_pieces, *self.further_nouns)

    def noun(self, piece: Entry) -> str:
        """Return the noun by which a piece is looked up.

        Args:
            piece: one of :attr:`every_piece`.
        """
        return piece.kind if self.other_pieces or piece.kind in self.further_nouns else self.piece

    def describing(self, piece: Entry) -> LookupWords[TableT, ViewT]:
        """Return the words that have the page of a piece: these, or plain ones for a piece of a new kind.

        Args:
            piece: one of :attr:`every_piece`.
        """
        return self._plain_words if piece.kind in self.further_nouns else self

    @cached_property
    def _plain_words(self) -> LookupWords[TableT, ViewT]:
        return LookupWords(self.ruleset, self.language)

    def rules(self) -> Mapping[str, Rule]:
        """Return the numbered rules by their ids, in order: those of the packs and of the game's ``rules.toml``."""
        return self._statements

    @cached_property
    def _statements(self) -> Mapping[str, Rule]:
        """The rules, read once: pages of pieces look for their names in all of them."""
        return rule_statements(self.ruleset) if isinstance(self.ruleset, PackedRuleset) else {}

    def glossary(self) -> Mapping[str, GlossaryEntry]:
        """Return the words of the game by their keys, in the order in which they are met: its ``glossary.toml``."""
        return glossary_of(self.ruleset) if isinstance(self.ruleset, PackedRuleset) else {}

    def explained(self, word: str) -> Explained | None:
        """Return the explanation of a word that is neither in the glossary nor a piece; None if there is none.

        Args:
            word: in lower case.
        """
        return None

    def known_words(self) -> Sequence[str]:
        """Return words that :meth:`explained` knows, for suggestions of the nearest word."""
        return ()

    @cached_property
    def rules_told(self) -> Mapping[str, Rule]:
        """The rules in the language of the reader: ``rule-ID``, with ``.example``, and ``chapter-CODE``.

        What has no words in his language is English, with ``[en]`` in front.
        """
        told, marked = self.told, self._marked
        return {
            key: evolve(
                rule,
                text=marked(f"rule-{key}", rule.text),
                example=marked(f"rule-{key}.example", rule.example),
                chapter=told(f"chapter-{in_id(key.rpartition('-')[0])}", rule.chapter) if rule.chapter else "",
            )
            for key, rule in self.rules().items()
        }

    def _marked(self, name: str, text: str) -> str:
        """Return a text of the rules; ``[en]`` in front says that it is English, where that is not the language."""
        english = self.language.code.partition("-")[0] == ENGLISH
        is_own = not text or english or self.language.has(name, own=True)
        return self.told(name, text) if is_own else f"[{ENGLISH}] {self.told(name, text)}"

    @cached_property
    def glossary_told(self) -> Mapping[str, GlossaryEntry]:
        """The glossary in the language of the reader: the words of ``glossary-KEY``, with ``.text`` and ``.also``.

        ``.also`` has other forms of the word, with commas between. English words still find an entry.
        """
        told = self.told
        return {
            key: evolve(
                entry,
                name=told(f"glossary-{in_id(key)}", entry.name),
                text=told(f"glossary-{in_id(key)}.text", entry.text),
                also=(*_forms(told(f"glossary-{in_id(key)}.also")), *entry.also, entry.name.lower()),
            )
            for key, entry in self.glossary().items()
        }

    def page(self, name: str, lines: Sequence[str]) -> list[str]:
        """Return lines about a thing in the language of the reader.

        Args:
            name: the id whose words are the whole page, such as ``card-KEY.page``.
            lines: the page in English.
        """
        return [part for line in self.told(name, "\n".join(lines)).split("\n") for part in wrap(line, "", "    ")]

    def phases(self) -> Mapping[str, str]:
        """Return the names of the phases in which powers work, by their keys; empty if the game has none."""
        return {}

    def hooks(self) -> Sequence[str]:
        """Return the names of the hooks that powers of packs may have."""
        powers = self.ruleset.powers if isinstance(self.ruleset, PackedRuleset) else ()
        return sorted({hook for power in powers for hook in power.hooks})

    def legend(self) -> Sequence[tuple[str, str]]:
        """Return the signs on the board and in the questions, each with its meaning."""
        return ()

    def legend_of(self, keys: Sequence[str]) -> Sequence[tuple[str, str]]:
        """Return a legend whose words are ``GAME-legend-KEY``, with ``.meaning``.

        Args:
            keys: its entries.
        """
        names = [f"{self.ruleset.game}-legend-{key}" for key in keys]
        return [(self.told(name), self.told(f"{name}.meaning")) for name in names]

    def pieces(self) -> Sequence[Entry]:
        """Return every piece of the game that people may ask for by name; by default those in the lists of the packs.

        Pieces of new kinds, which extensions add, are in :attr:`every_piece`.
        """
        if not isinstance(self.ruleset, PackedRuleset):
            return ()
        return self._entries_of(type(self.ruleset).assembly.lists, self.ruleset)

    def _entries_of(self, lists: Sequence[AnyList], ruleset: AnyPackedRuleset) -> Sequence[Entry]:
        texts = tile_texts(ruleset)
        return [
            self._piece(whole.pack.name, pieces, row.value, texts.get(pieces.key_of(row.value)))
            for whole in ruleset.pieces
            for pieces in lists
            for row in whole.of(pieces)
        ]

    def _piece(self, pack: str, pieces: AnyList, piece: object, tile_text: TileText | None) -> Entry:
        texts = text_lines(tile_text)
        fields = told_lines(pieces, piece, texts)
        lines = ["; ".join(fields[: len(fields) - len(texts)]), *texts]
        text = " ".join(f"{line.rstrip('.')}." for line in lines if line)
        kind = pieces.name if self.other_pieces or pieces.name in self.further_nouns else self.piece
        return Entry(pieces.key_of(piece), name_of(pieces, piece), text, kind, pack=pack)

    def pieces_of(self, noun: str) -> Sequence[Entry]:
        """Return the pieces that are looked up by one noun.

        Args:
            noun: one of :attr:`nouns`.
        """
        return [piece for piece in self.every_piece if self.noun(piece) == noun]

    @cached_property
    def every_piece(self) -> tuple[Entry, ...]:
        """What :meth:`pieces` returns, and the pieces of new kinds, which extensions add; made once."""
        rules = self.ruleset
        further = self._entries_of(rules.further_lists, rules) if isinstance(rules, PackedRuleset) else ()
        return (*self.pieces(), *further)

    def own_pieces(self, table: TableT, view: ViewT) -> Sequence[Entry]:
        """Return the pieces that :attr:`own_command` shows.

        Args:
            table: the game's own; only facts that the seat knows are told.
            view: that of the seat.
        """
        return ()

    def piece_now(self, table: TableT, view: ViewT, piece: Entry) -> list[str]:
        """Return what a piece is worth or costs at this moment of a game, as lines; nothing by default.

        Args:
            table: the game's own; only facts that the seat knows are told.
            view: that of the seat.
            piece: one of :meth:`pieces`.
        """
        return []

    def piece_lines(self, piece: Entry) -> list[str]:
        """Return a piece with everything that it does, as lines.

        Args:
            piece: one of :meth:`pieces`.
        """
        return [*wrap(f"{piece.name} [{piece.key}]", "", "    "), *(wrap(piece.text, "    ") if piece.text else [])]

    def piece_names(self, piece: Entry) -> tuple[str, ...]:
        """Return what a piece is called in the language of the reader: the words of ``NOUN-KEY`` for each name.

        Args:
            piece: one of :meth:`pieces`.
        """
        noun, names = self._noun(piece), piece.also or (piece.name,)
        keys = piece.keys if len(piece.keys) == len(names) else (piece.key,) * len(names)
        return tuple([self.told(f"{noun}-{in_id(key)}", name) for key, name in zip(keys, names, strict=True)])

    def _noun(self, piece: Entry) -> str:
        return in_id(self.noun(piece))

    def piece_text(self, piece: Entry) -> str:
        """Return what a piece does in the language of the reader: the words of ``NOUN-KEY.power``.

        Args:
            piece: one of :meth:`pieces`.
        """
        return self.told(f"{self._noun(piece)}-{in_id(piece.key)}.power", piece.text)

    def told_text(self, name: str, told: TileText) -> TileText:
        """Return the text of a pack about a piece in the language of the reader.

        Its words are those of ``NAME.power``, ``NAME.bonus`` and ``NAME.notes``, a note a line.

        Args:
            name: the id of the piece's name, such as ``card-KEY``.
            told: the text in English.
        """
        text, bonus, *notes = (" ".join(line.split()) for line in (told.text, told.bonus, *told.notes))
        texts = {part: self.told(f"{name}.{part}", line) for part, line in (("power", text), ("bonus", bonus))}
        lines = self.told(f"{name}.notes", "\n".join(notes)).split("\n")
        return TileText(texts["power"], texts["bonus"], tuple(filter(None, lines)), told.rules)

    def piece_page(self, piece: Entry) -> list[str]:
        """Return :meth:`piece_lines` in the language of the reader: the words of ``NOUN-KEY.page``.

        Args:
            piece: one of :meth:`pieces`.
        """
        return self.page(f"{self._noun(piece)}-{in_id(piece.key)}.page", self.piece_lines(piece))

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        """Return the ids of the rules that a piece rests on.

        Args:
            piece: one of :meth:`pieces`.
        """
        return ()

    def piece_data(self, piece: Entry) -> dict[str, object]:
        """Return a piece as plain data for JSON.

        Args:
            piece: one of :meth:`pieces`.
        """
        return asdict(piece)

    def piece_in_sight(self, table: TableT, view: ViewT) -> str:
        """Return the name of a piece that a seat sees, as an example of a look-up; empty if there is none.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        return next((piece.name for piece in self.pieces()), "")


def _forms(words: str) -> Iterator[str]:
    """Yield the forms of a word that are listed with commas between, in lower case."""
    return (form for form in (part.strip().lower() for part in words.split(",")) if form)
