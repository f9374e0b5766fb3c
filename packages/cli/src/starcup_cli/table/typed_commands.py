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
    text = voice.words
    listed = (
        (True, "choices", text("help-choices")),
        (True, "hint [BOT]", text("help-hint")),
        (words.lessons, "guide on", text("help-guide")),
        (True, "undo", text("help-undo")),
        (True, "redo", text("help-redo")),
        (True, "why CHOICE", text("help-why")),
        (True, "board", text("help-board")),
        (words.legend(), "legend", text("help-legend")),
        (True, "score", text("help-score")),
        (True, "log [N]", text("help-log")),
        (words.glossary(), "what WORD", text("help-what")),
        *((words.every_piece, f"{noun} NAME", text("help-piece", noun=noun_told(noun))) for noun in words.nouns),
        (words.own_command, words.own_command, text("help-own")),
        (words.rules(), "rules [WORD]", text("help-rules")),
        (packs, "packs", text("help-packs")),
        *((True, usage, does) for usage, does in (ordering.helped() if ordering is not None else ())),
        (True, "save [FILE]", text("help-save")),
        (True, "quit", text("help-quit")),
    )
    return [(_typed(usage, voice), does) for is_there, usage, does in listed if is_there]


def _typed(usage: str, voice: Voice) -> str:
    """Return how a command is typed, with the names of what stands behind it in the language of the person."""

    def word(match: re.Match[str]) -> str:
        name = f"metavar-{match[0].lower()}"
        return voice.text(Message(name)) if voice.language.has(name, own=True) else match[0]

    return re.sub(r"[A-Z]{2,}", word, usage)


def help_lines(words: Words, voice: Voice, ordering: Ordering | None) -> list[str]:
    """Return the help for the input at a question."""
    return [
        *voice.say("help"),
        *voice.rows(command_help(words, voice, ordering)),
        *voice.say("help-saved", command=f"{command_name()} play --load last"),
    ]
