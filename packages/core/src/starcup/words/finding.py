"""Finds what people name: rules by id, chapter or a word in them, pieces by key, name or a part of one."""

from __future__ import annotations

import re
from typing import Any

from starcup.lines.reading import plain_words
from starcup.packs.rule_texts import Rule
from starcup.words.entries import Entry
from starcup.words.lookups import LookupWords

AnyWords = LookupWords[Any, Any]
LEAST = 3
"""The least number of letters of a word that is searched for in the texts of the rules, or in names."""


def rules_by_chapter(words: AnyWords) -> dict[str, list[Rule]]:
    """Return all rules in the language of the reader, by the code of their chapter, such as ``ASSIGN``.

    Args:
        words: those of the game.
    """
    chapters: dict[str, list[Rule]] = {}
    for rule in words.rules_told.values():
        chapters.setdefault(rule.id.rpartition("-")[0], []).append(rule)
    return chapters


def find_rules(words: AnyWords, name: str) -> list[Rule]:
    """Return the rule of that id, or all rules of that chapter (code or title), or else all that use the words.

    Args:
        words: those of the game.
        name: an id such as ``ASSIGN-3``, a chapter, or words of three letters or more; case makes no difference.

    Returns:
        the rules in their order; none if nothing has that name.
    """
    wanted = re.sub(r"(?<=[A-Z]) (?=\d+$)", "-", " ".join(name.upper().split()))
    statements = words.rules_told
    if wanted in statements:
        return [statements[wanted]]
    chapters = rules_by_chapter(words)
    for code, rules in chapters.items():
        if wanted in (code, rules[0].chapter.upper()):
            return rules
    if wanted.rpartition("-")[0] in chapters or len(wanted) < LEAST:
        return []
    begins = re.compile(rf"(?<!\w){re.escape(wanted)}", re.IGNORECASE)
    return [rule for rule in statements.values() if begins.search(f"{rule.text} {rule.example}")]


def find_pieces(words: AnyWords, name: str, noun: str = "", *, parts: bool = False) -> list[Entry]:
    """Return the piece that has that key or name, or of which any side has; case and punctuation don't matter.

    Args:
        words: those of the game.
        name: of the piece, in the language of the reader or in English.
        noun: the kind of piece that is meant; empty: any.
        parts: a part of a name is enough, where no piece has the whole name.

    Returns:
        the piece; several if the name is a part of theirs; none if nothing is called so.
    """
    wanted = _plain(name)
    pieces = words.pieces_of(noun) if noun else words.every_piece
    for piece in pieces if wanted else ():
        if wanted in map(_plain, (piece.key, piece.name, *piece.also, *piece.keys, *words.piece_names(piece))):
            return [piece]
    if not parts or len(wanted) < LEAST:
        return []
    return [piece for piece in pieces if any(wanted in _plain(called) for called in words.piece_names(piece))]


def _plain(name: str) -> str:
    return "".join(plain_words(name))
