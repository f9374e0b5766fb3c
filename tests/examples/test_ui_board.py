"""The board that knows no game plays every game by clicks and drags; its types are those that the server makes."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.helpers import run
from tests.examples.nodes import EXAMPLES, SERVER, TYPES_SINCE, node, server_of, tsc

BOARD = EXAMPLES / "ui-board"
SALVAGE = f"""
sys.path.insert(0, {str(EXAMPLES / "salvage" / "src")!r})
from starcup_salvage.game import GAME
games.register(GAME)
"""


@pytest.fixture(scope="module", params=["roll", "race", "tiny-epic"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the board and the types of a game."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    shutil.copy(BOARD / "board.ts", folder)
    assert run("serve", "--game", request.param, "--typescript", str(folder / "types")).exit_code == 0
    return folder


def test_the_board_and_all_types_compile(folder: Path) -> None:
    compiler = tsc()
    if compiler is None:
        pytest.skip("there is no TypeScript compiler (tsc) here")
    how = ["--strict", "--noEmit", "--allowImportingTsExtensions", "--target", "es2022", "--module", "nodenext"]
    files = [str(folder / "board.ts"), *map(str, (folder / "types").glob("*.ts"))]
    told = subprocess.run([*compiler, *how, *files], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "game", [*[pytest.param(game, marks=pytest.mark.slow) for game in ("roll", "tiny-epic")], "race", "salvage"]
)
def test_it_plays_games_by_what_options_touch(game: str, tmp_path: Path) -> None:
    program = node(TYPES_SINCE)
    if program is None:
        pytest.skip("there is no Node here that runs TypeScript")
    server = server_of(tmp_path, game, SALVAGE) if game == "salvage" else SERVER
    command = [
        program,
        str(BOARD / "play.mjs"),
        str(BOARD / "board.ts"),
        "--game",
        game,
        "--seed",
        "7",
        "--server",
        server,
    ]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    found = json.loads(told.stdout)
    assert found.pop("game") == game
    assert sum(found.values()) > 5
    assert found["picked"] > 0


CLICKED = """
import { click, draw, NOTHING } from %s;
const item = { item: "a", title: "A", detail: "", count: 1, together: null, touches: ["k"] };
const pick = { text: "take", least: 1, most: 1, items: [item] };
const prompt = { text: "Which?", options: [], pick };
const looks = { face: "", count: 1, badges: [], turned: false, dimmed: false };
const piece = { key: "k", kind: "card", title: "A", ...looks };
const space = { key: "s", title: "S", shape: "row", counters: [], pieces: [piece], spaces: [], note: "" };
const once = click(prompt, NOTHING, "k");
const drawn = draw({ status: "", scores: [], prompt, spaces: [space] }, once);
console.log(JSON.stringify([once.items, click(prompt, once, "k").items, / on"/.test(drawn), / disabled/.test(drawn)]));
"""


def test_what_was_picked_by_a_click_is_laid_back_by_another(tmp_path: Path) -> None:
    program = node(TYPES_SINCE)
    if program is None:
        pytest.skip("there is no Node here that runs TypeScript")
    script = tmp_path / "clicked.mjs"
    script.write_text(CLICKED % json.dumps((BOARD / "board.ts").as_uri()), encoding="utf-8")
    told = subprocess.run([program, str(script)], capture_output=True, text=True, timeout=60, check=True)
    assert json.loads(told.stdout) == [["a"], [], True, False]


def test_both_examples_stay_short() -> None:
    for path in (BOARD / "board.ts", EXAMPLES / "ui-node" / "play.mjs"):
        assert len(path.read_text(encoding="utf-8").splitlines()) < 150
