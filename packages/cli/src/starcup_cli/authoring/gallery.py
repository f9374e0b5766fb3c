"""The tiles of one pack, to be looked at: on the screen, as SVG files, as a PDF sheet.

No power is run; extensions are, since they may add phases that tiles print.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from starcup import Pack, PackError, load_pack
from starcup.roll import Face, Ruleset
from starcup.roll.words.names import Names
from starcup.roll.words.pieces import TilePiece, pieces, text_of
from starcup.words import several, words_of, wrap
from starcup_cli import files
from starcup_cli.authoring.pictures import Painter
from starcup_cli.authoring.svg import svg_of
from starcup_cli.errors import Failed, WrongUse
from starcup_cli.packs import find_packs, folder_of, needed_names, split_names
from starcup_cli.rulebook import find_piece

if TYPE_CHECKING:
    from rich.box import Box
    from rich.panel import Panel

COLUMNS = 80


@frozen
class Gallery:
    """A pack, the ruleset that it was read in, and which of its pieces are shown."""

    pack: Pack
    rules: Ruleset
    shown: tuple[TilePiece, ...]

    @classmethod
    def of(cls, name: str, others: str, key: str | None) -> Gallery:
        """Read a pack together with others; ``key`` picks one tile.

        Raises:
            WrongUse: there is no such pack, or no such tile in it.
            Failed: the pack's data are faulty.
        """
        folder = folder_of(name, folder_first=True)
        try:
            pack = load_pack(name) if folder is None else Pack.from_folder(folder)
            companions = [one for one in find_packs(split_names(others)) if one.name != pack.name]
            told_of = {one.name for one in companions}
            companions += [load_pack(one) for one in needed_names(pack) if one not in told_of]
            rules = Ruleset.load([*companions, pack], without=pack.powers())
        except PackError as error:
            raise Failed(str(error)) from error
        own = [piece for piece in pieces(rules) if piece.sides[0].pack == pack.name]
        if key is not None:
            piece = find_piece(words_of(rules), key)
            assert isinstance(piece, TilePiece)
            if piece not in own:
                raise WrongUse(f"tile {key!r} is not in pack {pack.name!r}, but in {piece.sides[0].pack!r}")
            own = [piece]
        if not own:
            raise Failed(f"pack {pack.name!r} has no tiles to show")
        return cls(pack, rules, tuple(own))

    def write_svg(self, folder: Path) -> list[str]:
        """A file for each side; what was done, for people.

        Raises:
            OSError: the files can't be written.
        """
        painter = Painter(self.rules)
        folder.mkdir(parents=True, exist_ok=True)
        written = 0
        for piece in self.shown:
            for face in piece.sides:
                text = svg_of(painter.draw(face, self._label(piece)), face.name)
                files.write(folder / f"{face.key}.svg", text)
                written += 1
        return wrap(f"{several(written, 'picture')} in {folder}")

    def write_pdf(self, path: Path, paper: str) -> list[str]:
        """A sheet with both sides; what was done, for people.

        Raises:
            Failed: reportlab is not installed.
            OSError: the file can't be written.
        """
        from starcup_cli.authoring.pdf import write_pdf

        painter = Painter(self.rules)
        drawn = []
        for piece in self.shown:
            front, *back = (painter.draw(face, self._label(piece)) for face in piece.sides)
            drawn.append((front, back[0] if back else None))
        try:
            sheet = write_pdf(path, drawn, paper, f"{self.pack.manifest.title or self.pack.name}")
        except ImportError as error:
            raise Failed("PDF files need reportlab, which is not installed: pip install reportlab") from error
        lines = wrap(f"{several(len(drawn), 'tile')} on {several(sheet.pages, 'page')} in {path}")
        if sheet.replaced:
            lines += wrap(f"Letters that the font lacks were replaced: {sheet.replaced}")
        return lines

    def _label(self, piece: TilePiece) -> str:
        kind = "" if piece.kind == "tile" else f"{piece.kind} "
        return f"{self.pack.manifest.title or self.pack.name} - {kind}{piece.key}"

    def show(self) -> None:
        """Panels on the screen, the sides of a tile beside each other."""
        from rich import box
        from rich.console import Console
        from rich.table import Table

        plain = not (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
        real = Console()
        console = Console(width=min(COLUMNS, real.width) if real.is_terminal else COLUMNS, highlight=False)
        for piece in self.shown:
            grid = Table.grid(expand=True, padding=0)
            for _ in piece.sides:
                grid.add_column(ratio=1)
            grid.add_row(*(self._panel(piece, face, box.ASCII if plain else box.ROUNDED) for face in piece.sides))
            console.print(grid)

    def _panel(self, piece: TilePiece, face: Face, frame: Box) -> Panel:
        from rich.panel import Panel
        from rich.text import Text

        style = _STYLES.get(self._printed(face), "white")
        cost = f"cost {face.cost}{'+' if face.plus else ''}"
        body = Text("\n").join(Text(line) for line in self._lines(face))
        title = Text(f" {face.name} ", style="bold")
        return Panel(
            body, title=title, title_align="left", subtitle=Text(f" {cost} - {piece.key} "), subtitle_align="right",
            box=frame, border_style=style, height=None, expand=True,
        )  # fmt: skip

    def _printed(self, face: Face) -> str:
        if face.colour is None:
            return ""
        fitting = [die.printed for die in self.rules.dice if die.key == face.colour.key]
        fitting += [die.printed for die in self.rules.dice if die.matches == (face.colour.key,)]
        return fitting[0] if fitting else "grey"

    def _lines(self, face: Face) -> Sequence[str]:
        names = Names(self.rules, ())
        told = text_of(self.rules, face)
        if face.is_world:
            assert face.colour is not None
            value = f"goods Trade for ${face.colour.trade}" if face.holds_goods else "holds no goods"
            lines = [f"{face.colour.name} world, {value}", *map(names.gives_one, self.rules.grants_of(face))]
        else:
            keys = [phase.key for phase in self.rules.phases]
            where = [names.numbered_phase(phase) for phase in face.phases if phase in keys]
            where = ["Reassign", *where] if face.reassign else where
            lines = [
                f"Development: {', '.join(where) or 'no phase'}",
                *map(names.gives_one, self.rules.grants_of(face)),
            ]
            if not (told.text or told.bonus):
                lines.append(f"(no text yet: powers/{face.key}.toml)")
        lines += [told.text] if told.text else []
        return [*lines, f"At the end: {told.bonus}"] if told.bonus else lines


_STYLES = {
    "cyan": "cyan", "brown": "dark_goldenrod", "green": "green", "yellow": "yellow", "red": "red",
    "purple": "magenta", "blue": "blue", "grey": "bright_black", "white": "white",
}  # fmt: skip
