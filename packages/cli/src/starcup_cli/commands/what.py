"""``starcup what``: words of the game, explained."""

from __future__ import annotations

import click

from starcup_cli.alone import json_option


@click.command("what", short_help="Explain a word of the game.")
@click.argument("word", nargs=-1, metavar="[WORD]")
@json_option()
@click.option("--packs", default="base", show_default=True, metavar="PACK[,PACK]", help="The packs to look in.")
def command(word: tuple[str, ...], as_json: bool, packs: str) -> None:
    """Explain a word of the game in a few lines, such as scout, cup or wild face.

    Also a tile, a colour, a command or a rule by its name. Without any, list the words.

    \b
    Keys of the JSON: kind (word, tile, colour, counter, phase, command or rule),
    name, text, rules (ids), see (other words); without a word the list of words.
    """
    from starcup_cli import words
    from starcup_cli.at_table import HELP
    from starcup_cli.packs import load_ruleset, split_names
    from starcup_cli.terminal import show, show_json

    if not word:
        if as_json:
            show_json(words.all_words())
        else:
            show(words.list_lines())
        return
    found = words.explained(load_ruleset(split_names(packs)), " ".join(word), words.table_commands(HELP))
    if not as_json:
        show(words.lines_of(found))
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
