"""``starcup tile``: what is on a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option

if TYPE_CHECKING:
    from starcup.roll import Face, Ruleset
    from starcup.roll.words.names import Names


@click.command("tile", short_help="Show what is on a tile.")
@click.argument("name", nargs=-1, required=True)
@json_option()
@click.option("--packs", default="base", show_default=True, metavar="PACK[,PACK]", help="The packs to look in.")
def command(name: tuple[str, ...], as_json: bool, packs: str) -> None:
    """Show a tile, faction or home world by the name, key or id of it or of any of its sides.

    \b
    Keys of the JSON: id, kind, pack, squares, sides; of each side: key, name,
    side (development or world), cost, colour (worlds), phases, reassign, plus,
    optional, gives, text, bonus, notes, rules, power (whether the power is
    implemented; null for worlds), and replaces (the pack whose power a pack
    has replaced on it, or null).
    """
    from starcup.roll.words.names import Names
    from starcup_cli.packs import load_ruleset, split_names
    from starcup_cli.rulebook import find_piece, piece_lines
    from starcup_cli.terminal import show, show_json

    rules = load_ruleset(split_names(packs))
    piece = find_piece(rules, " ".join(name))
    names = Names(rules, ())
    if not as_json:
        show(piece_lines(rules, piece, names))
        return
    show_json(
        {
            "id": piece.id,
            "kind": piece.kind,
            "pack": piece.sides[0].pack,
            "squares": piece.squares,
            "sides": [_side(rules, face, names) for face in piece.sides],
        }
    )


def _side(rules: Ruleset, face: Face, names: Names) -> dict[str, object]:
    from starcup_cli.packs import has_power
    from starcup_cli.rulebook import text_of

    told = text_of(rules, face)
    return {
        "key": face.key,
        "name": face.name,
        "side": face.side,
        "cost": face.cost,
        "colour": face.colour.key if face.colour is not None else None,
        "phases": list(face.phases),
        "reassign": face.reassign,
        "plus": face.plus,
        "optional": face.optional,
        "gives": names.gives(face),
        "text": told.text,
        "bonus": told.bonus,
        "notes": list(told.notes),
        "rules": list(told.rules),
        "power": None if face.is_world else has_power(rules, face),
        "replaces": next((one.replaces for one in rules.powers if one.key == face.key and one.replaces), None),
    }
