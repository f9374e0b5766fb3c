"""``starcup tile``, ``starcup card`` and so on: a piece of a game by its name, a command for each noun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE, packs_option

if TYPE_CHECKING:
    from starcup.words import Entry, Words


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
    """Show the piece of that name."""
    from starcup_cli.lookup import find_piece, look_up
    from starcup_cli.terminal import show, show_json

    def tell(words: Words, piece: Entry) -> None:
        pages = words.describing(piece)
        if as_json:
            show_json(pages.piece_data(piece))
        else:
            show(pages.piece_page(piece))

    def find(words: Words) -> Entry:
        return find_piece(words, name, noun, parts=True)

    look_up(name, find, tell, game=None, packs=packs, among=games, for_programs=as_json)
