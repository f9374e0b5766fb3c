"""Examples of commands, and the commands related to them, which help shows in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from inspect import cleandoc
from types import MappingProxyType

import click

EXAMPLE, SEE_ALSO = "Example:", "See also:"
FOR_PROGRAMS = "Keys of the JSON"
"""The beginning of the paragraphs of help that are for programs: they come last, and are in no other language."""
EXAMPLES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "starcup": ("starcup play --first-game", "play, what, games"),
        "play": ("starcup play --game race --bots hard", "replay, games, web"),
        "web": ("starcup web --game tiny-epic", "play, games"),
        "sim": ("starcup sim --games 20 --bots greedy,random", "arena, balance"),
        "arena": ("starcup arena --bots greedy,random --games 20", "sim, balance"),
        "balance": ("starcup balance --game race --games 50", "arena, pack check"),
        "train": ("starcup train --game tiny-epic --out my-course --minutes 5", "arena, play"),
        "replay": ("starcup replay last --board-only", "play, record"),
        "record": ("starcup record --game tiny-epic", "play, replay"),
        "games": ("starcup games", "play, packs"),
        "what": ("starcup what orbit", "rules, games"),
        "tile": ("starcup tile piracy", "what, rules"),
        "card": ("starcup card contact specialist", "what, rules"),
        "planet": ("starcup planet andellouxian-6", "what, rules"),
        "mission": ("starcup mission explorer", "what, rules"),
        "rebel": ("starcup rebel hades", "what, record"),
        "rules": ("starcup rules FOLLOW-9", "what, games"),
        "powers": ("starcup powers --phase ship", "packs, what"),
        "packs": ("starcup packs --game roll", "games, pack, powers"),
        "pack": ("starcup pack new my-stars", "packs, check"),
        "pack new": ("starcup pack new my-stars --python", "pack check, pack preview"),
        "pack check": ("starcup pack check base --quick", "pack preview, pack build"),
        "pack preview": ("starcup pack preview base --svg pictures", "pack check, packs"),
        "pack watch": ("starcup pack watch my-stars", "pack new, pack check"),
        "pack build": ("starcup pack build my-stars --out wheels", "pack check, packs"),
        "check": ("starcup check --game race --quick", "pack check, games"),
        "serve": ("starcup serve --schemas my-schemas --game race", "web, mcp"),
        "mcp": ("starcup mcp --seats client,hard --save my-game.starcup", "serve, web"),
    }
)
"""An example of each command, and the commands related to it; none for the pieces of games that are not ours."""


def with_example(command: click.Command, path: str, say: Callable[[str], str] = str) -> click.Command:
    """Return a command whose help shows an example, and names related commands.

    ``say`` puts the two headings into the language of the help.
    """
    clone = copy(command)
    if path in EXAMPLES and command.help:
        example, related = EXAMPLES[path]
        first, *rest = cleandoc(command.help).split("\n\n")
        own = [part for part in rest if FOR_PROGRAMS not in part]
        see = ", ".join(f"starcup {name}" for name in related.split(", "))
        parts = (first, f"\b\n{say(EXAMPLE)}\n  {example}", *own, f"{say(SEE_ALSO)} {see}.", *rest[len(own) :])
        clone.help = "\n\n".join(parts)
    if isinstance(clone, click.Group):
        clone.commands = {key: with_example(inner, f"{path} {key}", say) for key, inner in clone.commands.items()}
    return clone
