"""The pieces of one pack in pictures: on the screen, as SVG files, as a PDF sheet.

No power is run; extensions are, since they may add phases that pieces print.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from starcup import Pack, PackError, load_pack
from starcup.packed import Shown, Side
from starcup.pictures import Picture, Pictures, drawing, placed, svg_of
from starcup.words import several, words_of, wrap
from starcup_cli import files
from starcup_cli.errors import Failed, WrongUse, check_extra
from starcup_cli.lookup import find_piece
from starcup_cli.packs import find_game, find_packs, folder_of, format_of, named_packs

if TYPE_CHECKING:
    from rich.box import Box
    from rich.panel import Panel

COLUMNS = 80
BACK = "back"


@frozen
class Gallery:
    """A pack, and those of its pieces that are shown."""

    pack: Pack
    piece: str
    shown: tuple[Shown, ...]
    drawing: Pictures

    @classmethod
    def of(cls, name: str, others: str, key: str | None) -> Gallery:
        """Read a pack together with others; ``key`` picks one piece."""
        folder = folder_of(name, folder_first=True)
        try:
            pack = load_pack(name) if folder is None else Pack.from_folder(folder)
            form = format_of(pack.game)
            game = find_game(pack.game)
            is_box = not others and game.pack in pack.manifest.conflicts
            named = [] if is_box else named_packs(others or None, game)
            companions = [companion for companion in find_packs(named) if companion.name != pack.name]
            told_of = {companion.name for companion in companions}
            companions += [load_pack(name) for name in pack.needed() if name not in told_of]
            rules = form.load([*companions, pack], without=pack.powers())
        except PackError as error:
            raise Failed(str(error)) from error
        own = form.all_shown(rules, pack)
        if key is not None:
            wanted = [thing for thing in own if key in (thing.key, *(side.name for side in thing.sides))]
            if not wanted:
                piece = find_piece(words_of(rules), key)
                wanted = [thing for thing in own if thing.key == piece.key]
                if not wanted:
                    where = f", but in {piece.pack!r}" if piece.pack else ""
                    raise WrongUse(f"{form.piece} {key!r} is not in pack {pack.name!r}{where}")
            own = wanted
        if not own:
            raise Failed(f"pack {pack.name!r} has no {form.piece}s to show")
        return cls(pack, form.piece, tuple(own), drawing(rules))

    def write(self, folder: Path | None, sheet: Path | None, paper: str) -> list[str]:
        """Write an SVG file for each side into a folder, and all as a PDF sheet; return lines about it for people."""
        contents: dict[Path, str | bytes] = {}
        lines: list[str] = []
        if folder is not None:
            for piece in self.shown:
                for side in piece.sides:
                    contents[folder / f"{side.key}.svg"] = svg_of(self._picture(piece, side), side.name)
            lines += wrap(f"{several(len(contents), 'picture')} in {folder}")
        if sheet is not None:
            check_extra("reportlab", "--pdf")
            from starcup_cli.authoring.pdf import drawn

            pieces = [self._printed(piece) for piece in self.shown]
            contents[sheet], pages, replaced = drawn(pieces, paper, self.pack.manifest.title or self.pack.name)
            nouns = Counter(piece.noun or self.piece for piece in self.shown)
            counted = ", ".join(several(number, noun) for noun, number in nouns.items())
            lines += wrap(f"{counted} on {several(pages, 'page')} in {sheet}")
            if replaced:
                lines += wrap(f"Letters that the font lacks were replaced: {replaced}")
        files.write_all(contents)
        return lines

    def _picture(self, piece: Shown, side: Side) -> Picture:
        return self.drawing.picture(side.picture, "print", piece.label)

    def _printed(self, piece: Shown) -> list[Picture]:
        """Return the sides of a piece; one that has a single side, and may lie face down, gets the back of its kind."""
        pictures = [self._picture(piece, side) for side in piece.sides]
        kind = piece.sides[0].picture.partition("/")[0]
        if len(pictures) == 1 and self.drawing.form(kind) in ("card", "tile"):
            back = self.drawing.picture(f"{kind}/{BACK}", "print")
            pictures.append(evolve(back, marks=tuple(placed(back.marks, 0, 0, pictures[0].width / back.width))))
        return pictures

    def show(self) -> None:
        """Show panels on the screen: the sides of a piece beside each other, or else two pieces of one side."""
        from rich import box
        from rich.console import Console
        from rich.table import Table

        plain = not (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
        real = Console()
        console = Console(width=min(COLUMNS, real.width) if real.is_terminal else COLUMNS, highlight=False)
        for sides in self._rows():
            grid = Table.grid(expand=True, padding=0)
            for _ in sides:
                grid.add_column(ratio=1)
            frame = box.ASCII if plain else box.ROUNDED
            grid.add_row(*("" if side is None else _panel(side, frame) for side in sides))
            console.print(grid)

    def _rows(self) -> list[tuple[Side | None, ...]]:
        """Return what is shown in each row of the screen; None leaves a place empty."""
        rows: list[tuple[Side | None, ...]] = [piece.sides for piece in self.shown]
        if len(rows) == 1 or any(len(row) > 1 for row in rows):
            return rows
        return [row + (rows[at + 1] if at + 1 < len(rows) else (None,)) for at, row in enumerate(rows) if at % 2 == 0]


def _panel(side: Side, frame: Box) -> Panel:
    from rich.panel import Panel
    from rich.text import Text

    style = _STYLES.get(side.colour, "white")
    body = Text("\n").join(Text(line) for line in side.lines)
    return Panel(
        body, title=Text(f" {side.name} ", style="bold"), title_align="left", subtitle=Text(f" {side.corner} "),
        subtitle_align="right", box=frame, border_style=style, height=None, expand=True,
    )  # fmt: skip


_STYLES = {
    "cyan": "cyan", "brown": "dark_goldenrod", "green": "green", "yellow": "yellow", "red": "red",
    "purple": "magenta", "blue": "blue", "grey": "bright_black", "white": "white",
    "orange": "dark_orange", "pink": "hot_pink", "black": "bright_black", "ochre": "dark_goldenrod",
    "teal": "dark_cyan", "lime": "green_yellow", "gold": "gold3", "silver": "grey70", "violet": "medium_purple",
    "magenta": "magenta", "turquoise": "turquoise2", "beige": "tan", "olive": "dark_olive_green3",
}  # fmt: skip
