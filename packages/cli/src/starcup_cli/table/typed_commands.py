"""The commands that are typed between questions: their names and help texts."""

from __future__ import annotations

import re

from starcup.games import definition_of
from starcup.messages import Message
from starcup.words import Words
from starcup_cli.errors import command_name
from starcup_cli.lookup import noun_told
from starcup_cli.table.ordering import Ordering
from starcup_cli.voice import Voice

OWN_LAST_WORD = ("undo", "redo", "quit", "choices")
"""Commands that end with a question themselves, or with none."""
SHORT = {
    "?": "choices",
    "choice": "choices",
    "h": "help",
    "q": "quit",
    "exit": "quit",
    "u": "undo",
    "back": "undo",
    "cancel": "undo",
    "b": "board",
    "l": "log",
    "rule": "rules",
    "scores": "score",
}
AT_A_LOSS = ("now", "next", "to do", "do i do", "can i do", "should i do", "shall i do")
"""The words behind 'what' that ask for a hint."""


def command_help(words: Words, voice: Voice, ordering: Ordering | None) -> list[tuple[str, str]]:
    """Return the commands between questions with their help; those that the game has no use for are left out."""
    packs = definition_of(words.ruleset).pack
    told = voice.words
    listed = (
        (True, "choices", told("help-choices")),
        (True, "hint [BOT]", told("help-hint")),
        (words.lessons, "guide on", told("help-guide")),
        (True, "undo", told("help-undo")),
        (True, "redo", told("help-redo")),
        (True, "why CHOICE", told("help-why")),
        (True, "board", told("help-board")),
        (words.legend(), "legend", told("help-legend")),
        (True, "score", told("help-score")),
        (True, "log [N]", told("help-log")),
        (words.glossary(), "what WORD", told("help-what")),
        *((words.every_piece, f"{noun} NAME", told("help-piece", noun=noun_told(noun))) for noun in words.nouns),
        (words.own_command, words.own_command, told("help-own")),
        (words.rules(), "rules [WORD]", told("help-rules")),
        (packs, "packs", told("help-packs")),
        *((True, usage, does) for usage, does in (ordering.helped() if ordering is not None else ())),
        (True, "save [FILE]", told("help-save")),
        (True, "quit", told("help-quit")),
    )
    return [(_typed(usage, voice), does) for is_there, usage, does in listed if is_there]


def _typed(usage: str, voice: Voice) -> str:
    """Return how a command is typed, with the names of what stands behind it in the language of the person."""

    def word(found: re.Match[str]) -> str:
        name = f"metavar-{found[0].lower()}"
        return voice.text(Message(name)) if voice.language.has(name, own=True) else found[0]

    return re.sub(r"[A-Z]{2,}", word, usage)


def help_lines(words: Words, voice: Voice, ordering: Ordering | None) -> list[str]:
    """Return the help for the input at a question."""
    return [
        *voice.say("help"),
        *voice.rows(command_help(words, voice, ordering)),
        *voice.say("help-saved", command=f"{command_name()} play --load last"),
    ]
