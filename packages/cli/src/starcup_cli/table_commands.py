"""The commands that are typed between questions: their names and help texts."""

from __future__ import annotations

from starcup.games import definition_of
from starcup.words import Words, wrap
from starcup_cli.errors import command_name
from starcup_cli.ordering import orders_helped

OWN_LAST_WORD = ("undo", "quit", "choices")
"""Commands that end with a question themselves, or with none."""
SHORT = {
    "?": "choices",
    "choice": "choices",
    "h": "help",
    "q": "quit",
    "exit": "quit",
    "u": "undo",
    "b": "board",
    "l": "log",
    "rule": "rules",
}
AT_A_LOSS = ("now", "next", "to do", "do i do", "can i do", "should i do", "shall i do")
"""The words behind 'what' that ask for a hint."""


def helped(words: Words) -> list[tuple[str, str]]:
    """Return the commands between questions with their help; those that the game has no use for are left out."""
    legend = "'legend' explains it, " if words.legend() else ""
    packs = definition_of(words.ruleset).pack
    listed = (
        (True, "choices", "the question again; so do '?', and Enter if nothing is chosen"),
        (True, "hint [BOT]", "what a bot would do here, and why"),
        (words.lessons, "guide on", "explain ideas when they first come up; 'guide off' doesn't"),
        (True, "undo", "forget what you are choosing, or take your last choice back"),
        (True, "why CHOICE", "why something is not allowed, with the rule; also 'why undo'"),
        (True, "board", f"the whole table; {legend}'score' counts the {words.points}"),
        (True, "log [ROUND]", "what happened in this round, another one, or 'all'"),
        (words.glossary(), "what WORD", "what a word of the game means"),
        *((words.pieces(), f"{noun} NAME", f"what a {noun} does") for noun in (words.piece, *words.other_pieces)),
        (words.own_command, words.own_command, f"your own {words.piece}s, with everything that they do"),
        (words.rules(), "rules [WORD]", "a rule by its id, a chapter, or the rules that use a word"),
        (packs, "packs", f"the packs of {words.piece}s that you play with"),
        *((True, usage, does) for usage, does in orders_helped(words.ruleset)),
        (True, "save [FILE]", "save now, or a copy"),
        (True, "quit", "save and leave"),
    )
    return [(usage, does) for is_there, usage, does in listed if is_there]


def help_lines(words: Words) -> list[str]:
    """Return the help for the input at a question."""
    items, text = words.example
    lines = wrap(
        "Answer with the number of a choice or its text. Where several things are asked for, name them in any "
        f"order ('1 1 3'{f', {items!r}' if items else ''}); Enter confirms."
        + (f" The whole text ({text!r}) needs no Enter." if text else "")
    )
    for name, does in helped(words):
        lines += wrap(f"{name:<13} {does}", "  ", " " * 16)
    return [*lines, *wrap(f"Every answer is saved at once; '{command_name()} play --load last' goes on.")]
