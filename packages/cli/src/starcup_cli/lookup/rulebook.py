"""Rule statements and pieces, looked up and put in lines."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from starcup import brief, nearest_name
from starcup.games import definition_of
from starcup.messages import Message
from starcup.packs import Rule
from starcup.words import Entry, Words, find_pieces, rules_by_chapter, wrap
from starcup.words import find_rules as rules_named
from starcup_cli.errors import UnknownName, WrongUse
from starcup_cli.voice import terminal_text

MOST_KNOWN = 12
"""The most names that are listed where none is near to what was typed."""
MOST_NAMED = 6
"""The most pieces that are named where a part of a name fits several."""


def title_of(words: Words) -> str:
    """Return the title of the game that the words are of."""
    return words.told(f"game-{words.ruleset.game}", definition_of(words.ruleset).title)


def find_rules(words: Words, name: str) -> list[Rule]:
    """Return the rule of that id, or all rules of that chapter (code or title), or else all that use the words."""
    if not words.rules_told:
        raise WrongUse(terminal_text(words, "rules-none", game=title_of(words)))
    if rules := rules_named(words, name):
        return rules
    by_chapter = rules_by_chapter(words)
    chapter = re.sub(r" (?=\d+$)", "-", " ".join(name.upper().split())).rpartition("-")[0]
    if chapter in by_chapter:
        ids = [rule.id for rule in by_chapter[chapter]]
        known = {"chapter": chapter, "first": ids[0], "last": ids[-1]}
        raise WrongUse(terminal_text(words, "rule-unknown", typed=repr(name), **known))
    titles = [rules[0].chapter for rules in by_chapter.values()]
    raise _unknown(words, "rule or chapter", "rules", name, [*words.rules_told, *by_chapter, *titles])


def _unknown(words: Words, kind: str, noun: str, name: str, known: Sequence[str]) -> UnknownName:
    """Return the error for a name that does not exist; ``kind`` is for programs."""
    near = nearest_name(name, known)
    listed = ", ".join(known) if near is None and 0 < len(known) <= MOST_KNOWN else "none"
    args = {"typed": brief(name), "near": repr(near) if near else "none", "known": listed}
    text = terminal_text(words, f"unknown-{noun}", noun=noun_told(kind) if noun == "piece" else kind, **args)
    return UnknownName(kind, text, near)


def rule_lines(words: Words, rule: Rule) -> list[str]:
    """Return a rule as lines for people."""
    example = rule.example or "none"
    text = terminal_text(words, "rule", rule=rule.id, basis=rule.basis, text=rule.text, example=example)
    return wrap(text, "", "    ")


def rule_lines_of(words: Words, identity: str) -> list[str]:
    """Return the rule of an id as lines, for refusals; nothing if there is none."""
    rule = words.rules_told.get(identity)
    return rule_lines(words, rule) if rule is not None else []


def noun_told(noun: str) -> Message:
    """Return the noun of a kind of piece as a message: what is typed is English, what is told the reader's language."""
    return Message(f"noun-{noun}", noun)


def find_piece(words: Words, name: str, noun: str = "", parts: bool = False) -> Entry:
    """Return the piece that has that key or name, or of which any side has; case and punctuation don't matter."""
    nouns = words.nouns
    if noun not in nouns and not words.other_pieces:
        noun = words.piece
    everything = words.pieces_of(noun) if noun in nouns else () if noun else words.every_piece
    if not everything:
        raise WrongUse(terminal_text(words, "pieces-none", game=title_of(words), noun=noun_told(noun or words.piece)))
    pieces = find_pieces(words, name, noun, parts=parts)
    noun = noun or words.piece
    if len(pieces) == 1:
        return pieces[0]
    if pieces:
        listed = ", ".join(" / ".join(words.piece_names(piece)) for piece in pieces[:MOST_NAMED])
        more = len(pieces) - MOST_NAMED
        several = terminal_text(
            words, "pieces-several", noun=noun_told(noun), typed=repr(name), pieces=listed, more=max(0, more)
        )
        raise WrongUse(several)
    other = next(iter(find_pieces(words, name) if len(nouns) > 1 else ()), None)
    if other is not None:
        if other.kind in words.further_nouns:  # no command outside a game has its noun
            return other
        kinds = {"noun": noun_told(noun), "kind": noun_told(other.kind)}
        raise WrongUse(terminal_text(words, "piece-other-kind", typed=repr(name), **kinds))
    known = (*everything, *(piece for piece in words.every_piece if piece.kind in words.further_nouns))
    raise _unknown(words, noun, "piece", name, [title for piece in known for title in words.piece_names(piece)])


def piece_names(words: Words, noun: str) -> list[str]:
    """Return the names of the pieces that are looked up by a noun, sorted."""
    return sorted({name for piece in words.pieces_of(noun) for name in words.piece_names(piece)}, key=in_order)


def in_order(name: str) -> str:
    """Return what names are sorted by: small letters without accents.

    >>> sorted(["Zone", "Énergie", "dé"], key=in_order)
    ['dé', 'Énergie', 'Zone']
    """
    return "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
