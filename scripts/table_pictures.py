"""Take the pictures of the table in docs/_static/table: each game at its opening, in the middle and at its end.

python -m scripts.table_pictures
python -m scripts.table_pictures --game race --moment middle
python -m scripts.table_pictures --players 4 --into /tmp/looked-at
python -m scripts.table_pictures --kinds laptop phone-dark

Games between bots are played here, with seeds that never change, and taken up by a server of its own at the same
choices, so that the same sources make the same pictures. Needs Chromium; Node.js too if the table is not built.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from attrs import frozen
from PIL import Image
from playwright.sync_api import Browser, Playwright, sync_playwright

from starcup import Game, games
from starcup_bots import make
from starcup_web import building

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "_static" / "table"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SEEDS = {"roll": 11, "race": 3, "tiny-epic": 5}
"""The games of which pictures are taken, each with the seed of a deal that shows much."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SETTINGS = """localStorage.setItem("starcup.teaches", "false"); localStorage.setItem("starcup.pace", '"off"');
localStorage.setItem("starcup.answers", "false")"""
"""No lessons, no waiting for what happened, and nothing is answered by itself."""
MOMENTS: Mapping[str, float | None] = {"opening": 0.0, "middle": 0.62, "end": None}
"""How much of the game is over, at most; None: all of it."""


@frozen
class Kind:
    """What the table is looked at with: the size of the screen, the scheme, whether without colours."""

    width: int
    height: int
    scheme: str = "light"
    grey: bool = False
    moments: tuple[str, ...] = tuple(MOMENTS)


KINDS = {
    "laptop": Kind(1440, 900),
    "phone": Kind(390, 844),
    "laptop-dark": Kind(1440, 900, "dark", moments=("middle",)),
    "phone-dark": Kind(390, 844, "dark", moments=("middle",)),
    "laptop-grey": Kind(1440, 900, grey=True, moments=("middle",)),
}
"""The pictures of a game, by the end of their names."""


def played(key: str, players: int) -> tuple[str, dict[str, int | None]]:
    """Return the journal of a game between bots, and after how many of its choices the moments are.

    Args:
        key: of the game.
        players: how many play.
    """
    rules = games.find(key).load()
    game: Game[Any, Any] = Game.new(rules, players=players, seed=SEEDS[key])
    bots = [make("greedy", 100 * SEEDS[key] + seat, key) for seat in range(players)]
    made, asked = 0, list[int]()
    while waiting := game.waiting():
        # The first seat is that of the reader: moments are when it is asked.
        decision = waiting[0]
        if decision.seat == 0 and len(decision.legal) > 1 and game.table.round:
            asked.append(made)
        game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)))
        made += 1
    found = {name: None if share is None else asked[int(share * len(asked))] for name, share in MOMENTS.items()}
    return game.journal_text(), found


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run a server that keeps what it has in a folder; its address.

    Args:
        folder: one that is empty.
    """
    env = os.environ | {"STARCUP_SAVES": str(folder), "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "starcup_web", "--port", "0", "--rate", "1000"]
    process = subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:\[\]]+", line)))
    finally:
        process.terminate()
        process.wait(20)


def launched(playwright: Playwright) -> Browser:
    """Start the Chromium of the system; none is downloaded."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        sys.exit(f"there is no browser here: none of {', '.join(BROWSERS)} is on the PATH")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


def taken_up(address: str, journal: str, players: int, at: int | None) -> str:
    """Return the link to a game at a choice, of the seat of the reader.

    Args:
        address: of the server.
        journal: of the game.
        players: how many play.
        at: after how many choices; None: at the end.
    """
    # The others are people, who do not answer: with bots the game would go on.
    body = {"journal": journal, "seats": ["client"] * players, "names": NAMES[:players], "at": at}
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/load", data, {"content-type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        opened = cast("dict[str, Any]", json.load(answer))
    return f"{address}/#/t/{opened['seats'][0]}"


def picture(browser: Browser, link: str, kind: Kind) -> bytes:
    """Return a picture of a table as a PNG of few colours.

    Args:
        browser: takes it.
        link: to the table.
        kind: the screen.
    """
    context = browser.new_context(
        viewport={"width": kind.width, "height": kind.height},
        color_scheme=cast("Any", kind.scheme),
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=kind.width < 700,
    )
    context.add_init_script(SETTINGS)
    page = context.new_page()
    if kind.grey:
        page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    page.goto(link)
    page.wait_for_function("() => document.querySelector('.table .piece img')")
    page.wait_for_load_state("networkidle")
    # The gradient of the cloth would take half of the file, and the rare colours of the palette.
    page.evaluate("document.querySelector('.table').style.background = 'var(--cloth)'")
    page.wait_for_timeout(500)
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    small = io.BytesIO()
    # Of palettes this one keeps rare colours, such as those of dice.
    palette = image.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    palette.save(small, "PNG", optimize=True)
    return small.getvalue()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=SEEDS, nargs="*", default=list(SEEDS))
    parser.add_argument("--moment", choices=MOMENTS, nargs="*", default=list(MOMENTS))
    parser.add_argument("--kinds", choices=KINDS, nargs="*", default=list(KINDS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--into", type=Path, default=FOLDER)
    options = parser.parse_args()
    building.table()
    options.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as saves, server(Path(saves)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for key in options.game:
            journal, moments = played(key, options.players)
            for moment in options.moment:
                link = taken_up(address, journal, options.players, moments[moment])
                for name in options.kinds:
                    if moment in KINDS[name].moments:
                        file = options.into / f"{key}-{moment}-{name}.png"
                        file.write_bytes(made := picture(browser, link, KINDS[name]))
                        print(f"{file.name} {len(made) // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
