"""Rule statements and tile texts from the packs, looked up and put in lines."""

from __future__ import annotations

import re

from attrs import field, frozen

from starcup.roll import Face, Rule, Ruleset, TileText, rule_statements, tile_texts
from starcup.roll.words.gists import printable
from starcup.roll.words.names import Names
from starcup.words import wrap
from starcup_cli.errors import WrongUse, unknown
from starcup_cli.packs import has_power

LEAST = 3
"""Letters that a word needs to be looked for in the texts of the rules."""


def chapters(rules: Ruleset) -> dict[str, list[Rule]]:
    """All rules by the code of their chapter, such as ``ASSIGN``."""
    found: dict[str, list[Rule]] = {}
    for one in rule_statements(rules).values():
        found.setdefault(one.id.rpartition("-")[0], []).append(one)
    return found


def find_rules(rules: Ruleset, name: str) -> list[Rule]:
    """The rule of that id, or all rules of that chapter (by code or title), or else all that use the words.

    Raises:
        WrongUse: there is none; with the nearest.
    """
    wanted = " ".join(name.upper().split())
    statements = rule_statements(rules)
    wanted = re.sub(r"(?<=[A-Z]) (?=\d+$)", "-", wanted)
    if wanted in statements:
        return [statements[wanted]]
    by_chapter = chapters(rules)
    for code, found in by_chapter.items():
        if wanted == code or wanted == found[0].chapter.upper():
            return found
    chapter = wanted.rpartition("-")[0]
    if chapter in by_chapter:
        ids = [one.id for one in by_chapter[chapter]]
        raise WrongUse(f"unknown rule {name!r}: chapter {chapter} has the rules {ids[0]} to {ids[-1]}")
    begins = re.compile(rf"(?<!\w){re.escape(wanted)}", re.IGNORECASE)
    saying = [one for one in statements.values() if len(wanted) >= LEAST and begins.search(f"{one.text} {one.example}")]
    if saying:
        return saying
    titles = [found[0].chapter for found in by_chapter.values()]
    raise unknown("rule or chapter", name, [*statements, *by_chapter, *titles])


def rule_lines(rule: Rule) -> list[str]:
    """A rule for people."""
    basis = "" if rule.basis == "printed" else f" ({rule.basis})"
    example = f" Example: {rule.example}" if rule.example else ""
    return wrap(f"{rule.id}{basis}  {rule.text}{example}", "", "    ")


def rule_lines_of(rules: Ruleset, identity: str) -> list[str]:
    """The rule of an id, for refusals; nothing if there is none."""
    found = rule_statements(rules).get(identity)
    return rule_lines(found) if found is not None else []


@frozen
class Piece:
    """A tile, faction or home world: its id and all sides."""

    id: str
    kind: str
    sides: tuple[Face, ...]
    squares: int = field(default=1)


def pieces(rules: Ruleset) -> list[Piece]:
    """Everything in the box that has a name."""
    return [
        *(Piece(tile.id, "tile", (tile.development, tile.world)) for tile in rules.tiles),
        *(Piece(one.id, f"faction {one.number}", one.halves, one.squares) for one in rules.factions),
        *(Piece(one.id, "home world", (one.face,), one.squares) for one in rules.home_worlds),
    ]


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


def find_piece(rules: Ruleset, name: str) -> Piece:
    """The tile of which any side has that key or name, or that id; case and punctuation don't matter.

    Raises:
        WrongUse: there is none; with the nearest name.
    """
    wanted = _plain(name)
    everything = pieces(rules)
    for piece in everything:
        if wanted and wanted in {_plain(piece.id), *(_plain(f.name) for f in piece.sides), *map(_key, piece.sides)}:
            return piece
    raise unknown("tile", name, [face.name for piece in everything for face in piece.sides])


def _key(face: Face) -> str:
    return _plain(face.key)


def text_of(rules: Ruleset, face: Face) -> TileText:
    """What the packs say about a side, fit for the screen."""
    told = tile_texts(rules).get(face.key, TileText())
    notes, ids = (tuple(map(printable, listed)) for listed in (told.notes, told.rules))
    return TileText(printable(told.text), printable(told.bonus), notes, ids)


def side_lines(rules: Ruleset, face: Face, names: Names) -> list[str]:
    """One side of a tile for people."""
    lines = wrap(f"{face.name} [{face.key}]: {names.brief(face)}", "", "    ")
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


def power_sentences(rules: Ruleset, face: Face) -> list[str]:
    """Whether the power of a side is optional, replaced, left out or missing, for people."""
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


def piece_lines(rules: Ruleset, piece: Piece, names: Names) -> list[str]:
    """A tile for people, all sides."""
    head = f"{piece.kind.capitalize()} {piece.id}" if piece.kind == "tile" else piece.kind.capitalize()
    lines = [f"{head}, pack {piece.sides[0].pack}"]
    for face in piece.sides:
        lines += side_lines(rules, face, names)
    return lines
