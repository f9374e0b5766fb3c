"""``starcup what``: words of the game, explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE, game_option, packs_option

if TYPE_CHECKING:
    from starcup.words import Explained, Words


@click.command("what", short_help="Explain a word of a game.")
@click.argument("word", nargs=-1, metavar="[WORD]")
@LANGUAGE
@json_option()
@game_option
@packs_option("The packs to look in.")
def command(word: tuple[str, ...], as_json: bool, game: str | None, packs: str | None) -> None:
    """Explain a word of a game in a few lines, such as scout, cup or wild face.

    Also a piece, a colour, a command or a rule by its name. A word that the usual game
    does not have is looked for in all installed games and packs. Without any, list
    the words.

    \b
    Keys of the JSON: kind (word, tile, colour, counter, phase, command or rule),
    name, text, rules (ids), see (other words); without a word the list of words.
    """
    from starcup_cli import lookup
    from starcup_cli.group import described_commands
    from starcup_cli.packs import chosen_rules
    from starcup_cli.table import command_help
    from starcup_cli.terminal import show, show_json
    from starcup_cli.voice import Voice, words_for

    if not word:
        words = words_for(chosen_rules(packs, (), "", game))
        if as_json:
            show_json(lookup.all_words(words))
        else:
            show(lookup.list_lines(words))
        return
    asked = " ".join(word)

    def find(words: Words) -> Explained:
        typed = command_help(words, Voice(words.ruleset, None, (), None), None)
        return lookup.explained(words, asked, described_commands(typed))

    def tell(words: Words, entry: Explained) -> None:
        if as_json:
            show_json({name: getattr(entry, name) for name in ("kind", "name", "text", "rules", "see")})
        else:
            show(lookup.explanation_lines(words, entry))

    lookup.look_up(asked, find, tell, game=game, packs=packs, for_programs=as_json)
