"""``starcup tile``, ``starcup card`` and so on: a piece of a game by its name, a command for each noun."""

from __future__ import annotations

from collections.abc import Sequence

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE, packs_option


def command_for(noun: str, games: Sequence[str]) -> click.Command:
    """Return the command that looks up pieces of one kind."""

    @click.command(
        noun,
        short_help=f"Show what a {noun} does ({', '.join(games)}).",
        help=f"""Show a {noun} by its name or key, or by a part of its name that no other has.

        \b
        Keys of the JSON, of Roll: id, kind, pack, squares, sides; of each side: key,
        name, side (development or world), cost, colour (worlds), phases, reassign,
        plus, optional, gives, text, bonus, notes, rules, power (whether the power is
        implemented; null for worlds), and replaces (the pack whose power a pack
        has replaced on it, or null). Of any game: key, name, kind, text, and more
        of its own.
        """,
    )
    @click.argument("name", nargs=-1, required=True)
    @LANGUAGE
    @json_option()
    @click.option("--game", metavar="KEY", help=f"Look in this game only.  [default: {', '.join(games)}]")
    @packs_option("The packs to look in.")
    def command(name: tuple[str, ...], as_json: bool, game: str | None, packs: str | None) -> None:
        _show(noun, games if game is None else (game,), " ".join(name), packs, as_json)

    return command


def _show(noun: str, games: Sequence[str], name: str, packs: str | None, as_json: bool) -> None:
    """Show the piece of that name, of the first game that has it."""
    from starcup_cli.errors import WrongUse
    from starcup_cli.lookup import find_piece
    from starcup_cli.packs import chosen_rules, naming_other_packs
    from starcup_cli.terminal import show, show_json
    from starcup_cli.voice import words_for

    for place, game in enumerate(games, 1):
        rules = chosen_rules(packs, (), "", game)
        words = words_for(rules)
        try:
            with naming_other_packs(rules):
                piece = find_piece(words, name, noun, parts=True)
        except WrongUse:
            if place < len(games):
                continue
            raise
        pages = words.describing(piece)
        if as_json:
            show_json(pages.piece_data(piece))
        else:
            show(pages.piece_page(piece))
        return
