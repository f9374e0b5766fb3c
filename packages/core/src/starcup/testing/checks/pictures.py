"""The check of the pictures of a pack's pieces: whether their names and texts have room on them."""

from __future__ import annotations

from collections.abc import Iterator

from starcup.packed.format import PackFormat, Side
from starcup.packed.ruleset import PackedRuleset
from starcup.packs.faults import Row
from starcup.packs.layout import POWERS
from starcup.packs.toml_places import DataPath
from starcup.pictures.book import drawing
from starcup.pictures.facet import Pictures, Size
from starcup.pictures.marks import Cut
from starcup.testing.findings import Finding
from starcup.testing.pack_bench import PackGames

SIZES: dict[Size, str] = {"print": "as it is printed", "screen": "on a screen"}
"""The sizes of pictures, in words."""


def check_pictures(bench: PackGames) -> list[Finding]:
    """Names and texts have room on the pictures of the pack's pieces, printed and on screens."""
    rules, game = bench.ruleset, bench.definition
    assert isinstance(rules, PackedRuleset)
    facet = drawing(rules)
    pieces = game.facet("packs", PackFormat)(game.load).shown(rules, bench.pack)
    sides = [side for piece in pieces for side in piece.sides]
    return [finding for side in sides for finding in _of_side(bench, facet, side)]


def _of_side(bench: PackGames, facet: Pictures, side: Side) -> Iterator[Finding]:
    """Yield a warning for each text that is cut off on the picture of a side, with the size that has least room."""
    least: dict[str, tuple[Cut, Size]] = {}
    for size in SIZES:
        for cut in facet.picture(side.picture, size).cuts:
            if cut.text not in least or cut.most < least[cut.text][0].most:
                least[cut.text] = cut, size
    for text, (cut, size) in least.items():
        what = "name" if text == side.name else "text"
        file, line = _place(bench, side, text)
        room = f"expected at most {cut.most} letters, for which there is room on its picture {SIZES[size]}"
        where = f"{what} of {side.key!r}"
        yield bench.warning("pictures", f"{room}, found {len(text)}", file, line, where=where)


def _place(bench: PackGames, side: Side, text: str) -> tuple[str, int]:
    """Return file and line of a name or text of a side; of the piece if the text is not in the files as it is."""
    powers = bench.pack.documents(POWERS, [])
    if text != side.name and side.key in powers and (line := powers[side.key].line(("text",))):
        return powers[side.key].file, line
    assert isinstance(bench.ruleset, PackedRuleset)
    mine = [pieces for pieces in bench.ruleset.pieces if pieces.pack.name == bench.pack.name]
    rows = [(kind, row) for pieces in mine for kind, of_kind in pieces.rows.items() for row in of_kind]
    for kind, row in rows:
        if side.key in (kind.key_of(row.value), *kind.powers(row.value)):
            return row.document.file, _line(row, text)
    return next(((row.document.file, _line(row, text)) for _, row in rows if _within(row, text)), ("", 0))


def _line(row: Row[object], text: str) -> int:
    return row.document.line((*row.place, *(_within(row, text) or ())))


def _within(row: Row[object], text: str) -> DataPath | None:
    """Return the place of a text within an entry of a data file; None if it is not there."""
    value: object = row.document.data
    for part in row.place:
        value = value[part] if isinstance(value, dict | list) else None  # type: ignore[index]  # a key or an index
    left: list[tuple[DataPath, object]] = [((), value)]
    while left:
        place, value = left.pop()
        if value == text:
            return place
        items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        left += [((*place, part), item) for part, item in items]
    return None
