"""Explanations of names in a few lines: a word of the game, a piece, a command, a rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from attrs import evolve

from starcup import nearest_name
from starcup.lines import plain_words
from starcup.packs import GlossaryEntry
from starcup.words import Explained, Words, wrap
from starcup_cli.errors import UnknownName, WrongUse
from starcup_cli.lookup import rulebook
from starcup_cli.lookup.rulebook import title_of
from starcup_cli.voice import style, terminal_text

MOST_RULES = 3
"""The most rules that are shown for a word that only rules use."""
_ASKED = re.compile(r"^(what )?(is |are |does )?(an? |the )?(?=\S)| (mean|do)$|[?!.]+$")


def explained(words: Words, word: str, commands: Mapping[str, str]) -> Explained:
    """Return the explanation of ``word``. ``commands`` are the commands with their descriptions."""
    wanted = _plain(word)
    entry = (
        of_glossary(words, wanted)
        or _piece(words, wanted)
        or _explained(words, wanted)
        or _command(words, wanted, commands)
        or _rule(words, wanted)
    )
    if entry is None:
        raise _unknown(words, word, commands)
    return entry


def explanation_lines(words: Words, found: Explained) -> list[str]:
    """Return an explanation as lines for people."""
    if found.kind in (*words.nouns, "rule"):
        return list(found.lines)
    lines = [found.name, *found.lines]
    if found.rules:
        lines += wrap(terminal_text(words, "what-rules", rules=", ".join(found.rules)), "  ", "    ")
    if found.see:
        lines += wrap(terminal_text(words, "what-see", words=", ".join(found.see)), "  ", "    ")
    return lines


def all_words(words: Words) -> list[str]:
    """Return the names of all words of the game, sorted."""
    return sorted((entry.name for entry in words.glossary_told.values()), key=rulebook.in_order)


def list_lines(words: Words) -> list[str]:
    """Return all words of the game in columns, and the other things that can be looked up."""
    listed = all_words(words)
    if not listed:
        return wrap(terminal_text(words, "what-none", game=title_of(words), also=also_known(words)))
    return [*style().columns(listed), *wrap(terminal_text(words, "what-list", also=also_known(words)))]


def also_known(words: Words) -> str:
    """Return what can be looked up besides the words of the glossary."""
    return words.told(f"{words.ruleset.game}-also-known", words.also_known)


def _plain(word: str) -> str:
    """Return a word in the form for lookups: lower case, without punctuation around it."""
    wanted = " ".join(word.lower().replace("_", " ").split())
    for _ in range(3):
        wanted = _ASKED.sub("", wanted).strip()
    return wanted or word.strip()


# Sources of explanations.


def of_glossary(words: Words, wanted: str) -> Explained | None:
    """Return the explanation of a word of the glossary, in lower case; None if it has none of that name."""
    entries = words.glossary_told
    # Names come first: what a word is called in French may be another form of a different word in English.
    asked = plain_words(wanted)
    fitting = [entry for entry in entries.values() if asked in map(plain_words, _called(entry))]
    if not fitting:
        return None
    entry = next((entry for entry in fitting if asked == plain_words(entry.name)), fitting[0])
    named = (entries[key].name for key in entry.see)
    see = tuple(map(_small, named))
    return Explained("word", entry.name, tuple(wrap(entry.text, "  ")), entry.rules, see)


def _explained(words: Words, wanted: str) -> Explained | None:
    entry = words.explained(wanted)
    if entry is None:
        return None
    name = f"{entry.kind}-{re.sub('[^a-z0-9]', '_', entry.name.lower())}"
    entries = words.glossary_told
    see = tuple([_small(entries[key].name) if key in entries else key for key in entry.see])
    return evolve(
        entry, name=words.told(name, entry.name), lines=tuple(words.page(f"{name}.text", entry.lines)), see=see
    )


def _called(entry: GlossaryEntry) -> set[str]:
    return {entry.key.replace("_", " "), entry.name.lower(), *entry.also}


def _piece(words: Words, wanted: str) -> Explained | None:
    try:
        piece = rulebook.find_piece(words, wanted)
    except WrongUse:
        return None
    pages = words.describing(piece)
    return Explained(words.noun(piece), piece.name, tuple(pages.piece_page(piece)), pages.piece_rules(piece))


def _command(words: Words, wanted: str, commands: Mapping[str, str]) -> Explained | None:
    for usage, does in commands.items():
        if wanted in (usage.lower(), usage.lower().split()[0], usage.lower().removeprefix("starcup ")):
            return Explained("command", usage, tuple(wrap(terminal_text(words, "what-command", does=does), "  ")))
    return None


def _rule(words: Words, wanted: str) -> Explained | None:
    try:
        rules = rulebook.find_rules(words, wanted)
    except WrongUse:
        return None
    names = tuple(rule.id for rule in rules)
    lines = [line for rule in rules[:MOST_RULES] for line in rulebook.rule_lines(words, rule)]
    if len(rules) > MOST_RULES:
        lines += wrap(terminal_text(words, "what-more-rules", command=f"rules {wanted}", count=len(rules) - MOST_RULES))
    return Explained("rule", rules[0].id, tuple(lines), names)


def _unknown(words: Words, word: str, commands: Iterable[str]) -> UnknownName:
    entries = [name for entry in words.glossary_told.values() for name in _called(entry)]
    pieces = [name for piece in words.every_piece for name in words.piece_names(piece)]
    near = nearest_name(word, [*entries, *words.known_words(), *pieces, *commands])
    typed = " ".join(word.split())[:40]
    return UnknownName(
        "word", terminal_text(words, "what-unknown", typed=repr(typed), near=repr(near) if near else "none"), near
    )


def _small(name: str) -> str:
    """Return a name in small letters, but for abbreviations such as VP."""
    return " ".join(word if word.isupper() else word.lower() for word in name.split(" "))
