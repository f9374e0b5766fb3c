"""``starcup tile``: the contents of a tile."""

from __future__ import annotations

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import game_option, packs_option


@click.command("tile", short_help="Show what is on a tile.")
@click.argument("name", nargs=-1, required=True)
@json_option()
@game_option
@packs_option("The packs to look in.")
def command(name: tuple[str, ...], as_json: bool, game: str, packs: str | None) -> None:
    """Show a tile, faction or home world by the name, key or id of it or of any of its sides.

    Of another game: any piece that has a name, such as a card.

    \b
    Keys of the JSON: id, kind, pack, squares, sides; of each side: key, name,
    side (development or world), cost, colour (worlds), phases, reassign, plus,
    optional, gives, text, bonus, notes, rules, power (whether the power is
    implemented; null for worlds), and replaces (the pack whose power a pack
    has replaced on it, or null).
    """
    from starcup.words import words_of
    from starcup_cli.packs import chosen_rules
    from starcup_cli.rulebook import find_piece
    from starcup_cli.terminal import show, show_json

    words = words_of(chosen_rules(packs, (), "", game))
    piece = find_piece(words, " ".join(name))
    if as_json:
        show_json(words.piece_data(piece))
    else:
        show(words.piece_lines(piece))
