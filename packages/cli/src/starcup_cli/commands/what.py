"""``starcup what``: words of the game, explained."""

from __future__ import annotations

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE, game_option, packs_option


@click.command("what", short_help="Explain a word of the game.")
@click.argument("word", nargs=-1, metavar="[WORD]")
@LANGUAGE
@json_option()
@game_option
@packs_option("The packs to look in.")
def command(word: tuple[str, ...], as_json: bool, game: str | None, packs: str | None) -> None:
    """Explain a word of the game in a few lines, such as scout, cup or wild face.

    Also a tile, a colour, a command or a rule by its name. Without any, list the words.

    \b
    Keys of the JSON: kind (word, tile, colour, counter, phase, command or rule),
    name, text, rules (ids), see (other words); without a word the list of words.
    """
    from starcup_cli import lookup
    from starcup_cli.packs import chosen_rules, naming_other_packs
    from starcup_cli.table import command_help
    from starcup_cli.terminal import show, show_json
    from starcup_cli.voice import Voice, words_for

    rules = chosen_rules(packs, (), "", game)
    words = words_for(rules)
    if not word:
        if as_json:
            show_json(lookup.all_words(words))
        else:
            show(lookup.list_lines(words))
        return
    with naming_other_packs(rules):
        found = lookup.explained(
            words, " ".join(word), lookup.described_commands(command_help(words, Voice(rules, None, (), None), None))
        )
    if not as_json:
        show(lookup.explanation_lines(words, found))
        return
    show_json(
        {
            "kind": found.kind,
            "name": found.name,
            "text": found.text,
            "rules": list(found.rules),
            "see": list(found.see),
        }
    )
