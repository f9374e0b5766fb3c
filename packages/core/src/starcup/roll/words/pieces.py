"""Pieces of Roll by name: tiles, factions and home worlds, with their effects."""

from __future__ import annotations

from attrs import field, frozen

from starcup.packed import tile_texts
from starcup.packs import TileText
from starcup.roll import Face, RollRuleset
from starcup.roll.words.names import brief, gives
from starcup.words import Entry, wrap


@frozen
class TileEntry(Entry):
    """A tile, faction or home world with all its sides. Its key is its id."""

    sides: tuple[Face, ...] = ()
    squares: int = field(default=1)


def pieces(rules: RollRuleset) -> list[TileEntry]:
    """Return everything in the box that has a name."""
    return [
        *(_piece(tile.id, "tile", (tile.development, tile.world)) for tile in rules.tiles),
        *(_piece(one.id, f"faction {one.number}", one.halves, one.squares) for one in rules.factions),
        *(_piece(one.id, "home world", (one.face,), one.squares) for one in rules.home_worlds),
    ]


def _piece(key: str, kind: str, sides: tuple[Face, ...], squares: int = 1) -> TileEntry:
    names = tuple(face.name for face in sides)
    name = " / ".join(dict.fromkeys(names))
    return TileEntry(key, name, "", kind, names, tuple(face.key for face in sides), sides[0].pack, sides, squares)


def text_of(rules: RollRuleset, face: Face) -> TileText:
    """Return the text of a side in the packs, fit for the screen."""
    told = tile_texts(rules).get(face.key, TileText())
    text, bonus, *notes = (" ".join(one.split()) for one in (told.text, told.bonus, *told.notes))
    return TileText(text, bonus, tuple(notes), told.rules)


def side_lines(rules: RollRuleset, face: Face) -> list[str]:
    """Return one side of a tile for people."""
    lines = wrap(f"{face.name} [{face.key}]: {brief(rules, face)}", "", "    ")
    told = text_of(rules, face)
    if told.text:
        lines += wrap(told.text, "    ")
    if told.bonus:
        lines += wrap(f"At the end: {told.bonus}", "    ")
    for note in told.notes:
        lines += wrap(f"- {note}", "    ", "      ")
    if told.rules:
        lines += wrap(f"Rules: {', '.join(told.rules)}", "    ")
    for sentence in power_sentences(rules, face):
        lines += wrap(sentence, "    ")
    return lines


def power_sentences(rules: RollRuleset, face: Face) -> list[str]:
    """Return sentences about the power of a side: whether it is optional, replaced, left out or missing."""
    idle = "it is worth its VP and does nothing."
    told = ["Optional: its owner may use the power or not."] if face.optional and has_power(rules, face) else []
    own = [one for one in rules.powers if one.key == face.key]
    for one in own:
        if one.replaces:
            told.append(f"The power is that of pack {one.pack}; it replaces that of pack {one.replaces}.")
        elif one.state == "left-out":
            by = f" by pack {one.by}" if one.by else ""
            told.append(f"Its power is left out{by}: {idle}")
    if not own and not face.is_world:
        told.append(f"Its power is not implemented yet: {idle}")
    return told


def piece_lines(rules: RollRuleset, piece: TileEntry) -> list[str]:
    """Return a tile for people, with all its sides."""
    head = f"{piece.kind.capitalize()} {piece.key}" if piece.kind == "tile" else piece.kind.capitalize()
    lines = [f"{head}, pack {piece.sides[0].pack}"]
    for face in piece.sides:
        lines += side_lines(rules, face)
    return lines


def piece_rules(rules: RollRuleset, piece: TileEntry) -> tuple[str, ...]:
    """Return the ids of all rules that the sides rest on."""
    return tuple(sorted({name for face in piece.sides for name in text_of(rules, face).rules}))


def piece_data(rules: RollRuleset, piece: TileEntry) -> dict[str, object]:
    """Return a tile as data for programs."""
    return {
        "id": piece.key,
        "kind": piece.kind,
        "pack": piece.sides[0].pack,
        "squares": piece.squares,
        "sides": [_side(rules, face) for face in piece.sides],
    }


def _side(rules: RollRuleset, face: Face) -> dict[str, object]:
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
        "gives": gives(rules, face),
        "text": told.text,
        "bonus": told.bonus,
        "notes": list(told.notes),
        "rules": list(told.rules),
        "power": None if face.is_world else has_power(rules, face),
        "replaces": next((one.replaces for one in rules.powers if one.key == face.key and one.replaces), None),
    }


def has_power(rules: RollRuleset, face: Face) -> bool:
    """Return whether the power of a development is implemented."""
    return face.key in rules.plugins.packs


def without_power(rules: RollRuleset) -> list[Face]:
    """Return the developments whose power is not implemented yet."""
    return [face for face in rules.faces if not face.is_world and not has_power(rules, face)]
