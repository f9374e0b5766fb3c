"""Whatever is asked: the question can be read, what it is about can be pointed at, and the reader's own is in sight."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.make_snapshots import FOLDER, ORDERS, position_in
from starcup.scene import Pointed, Prompt, meaning, scene_of
from starcup_cli.panes.question import Options
from tests.panes.app import LARGE, SMALL, Somebody, play, some_of

FILES = [path for path in sorted(FOLDER.glob("*/*.txt")) if path.stem != ORDERS]
CUT = "…"
FEW = 3
"""The most players of whom a large terminal shows every piece."""


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.sampled(default=200)
@pytest.mark.parametrize("path", some_of(FILES), ids=named)
def test_in_a_small_terminal_nothing_is_cut_unsaid(path: Path) -> None:
    """80 columns and 24 lines: the whole question, rows of options with an ellipsis, and the reader's own pane."""
    position = position_in(path)
    game = position.session()

    async def look(person: Somebody) -> None:
        table = person.table
        asked = table.asked
        assert asked is not None
        shown = person.lines()
        told = " ".join(shown[table.question.region.y :])
        for word in table.voice.text(asked.prompt.text).split():
            assert word in told, word
        assert all(line == line.rstrip() and len(line) <= SMALL[0] for line in shown)
        for line, (label, detail) in zip(
            rows(table.question.options, shown), texts(person, asked.prompt), strict=False
        ):
            whole = line.split(maxsplit=1)[1].removeprefix("!")
            assert CUT in line or whole.split() == f"{label} {detail}".split(), line
        own = table.board.panes[f"seat-{position.seat}"]
        assert own.region.height > 1 and own.region.bottom <= table.board.region.bottom

    play(game, look, SMALL, resumed=True)


def rows(options: Options, shown: list[str]) -> list[str]:
    """Return the lines of the options that are in sight, without what stands beside and the scroll bar."""
    region = options.content_region
    return [line[region.x : region.right].rstrip(" ▁▂▃▄▅▆▇█") for line in shown[region.y : region.bottom]]


def texts(person: Somebody, prompt: Prompt) -> list[tuple[str, str]]:
    """Return label and detail of every option or item that is listed, as they are written there."""
    table = person.table
    assert table.scene is not None
    if prompt.pick is None:
        listed = [option for option in prompt.options if option.choice in table.question.names]
        return [(table.voice.text(option.label), table.voice.text(option.detail)) for option in listed]
    single = prompt.pick.least == prompt.pick.most == 1
    found = []
    for item in prompt.pick.items:
        detail = table.scene.detail(item)
        mark = "" if single else f"[0/{item.count}] " if item.count > 1 else "[ ] "
        found.append((f"{mark}{table.voice.text(item.title)}", table.voice.text(detail) if detail else ""))
    return found


@pytest.mark.sampled(default=200)
@pytest.mark.parametrize("path", some_of(FILES), ids=named)
def test_in_a_large_terminal_everything_can_be_pointed_at(path: Path) -> None:
    """200 columns and 60 lines: every piece, and every place that an option touches, has its place on the screen."""
    position = position_in(path)
    game = position.session()
    scene = scene_of(game.game, position.seat)
    prompt = scene.prompt
    assert prompt is not None
    means = meaning(prompt, Pointed())

    async def look(person: Somebody) -> None:
        board = person.table.board
        cells = {cell.key for _, cell in board.cells()}
        assert all(pane.lit == means.lit for pane in board.panes.values())
        seats = {f"seat-{seat}" for seat in range(scene.players)}
        assert means.lit - seats <= cells
        if scene.players <= FEW:
            told = {piece.key for space, piece in scene.pieces() if space.key in cells and piece.title == space.title}
            heaps = {piece.key for _, piece in scene.pieces() if piece.turned and not piece.entry}
            assert {piece.key for _, piece in scene.pieces()} - heaps - told <= cells

    play(game, look, LARGE, resumed=True)


@pytest.mark.sampled(default=200)
@pytest.mark.parametrize("path", some_of(FILES), ids=named)
def test_another_size_and_back_changes_nothing(path: Path) -> None:
    game = position_in(path).session()

    async def resize(person: Somebody) -> None:
        before = person.text()
        await person.resize(*LARGE)
        assert person.text() != before
        await person.resize(*SMALL)
        assert person.text() == before

    play(game, resize, SMALL, resumed=True)
