"""A Chromium of the system's, a server with games of its own, and pages at its tables.

``--pictures`` writes what tests take pictures of into docs/_static/table.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from starcup_web import building
from tests.examples.conftest import install
from tests.web.browser.playing import Server

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--mute-audio",
)  # fmt: skip
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESK = {"viewport": {"width": 1280, "height": 800}}
SETTINGS = {"pace": "off", "teaches": False, "answers": False, "language": "en"}
"""What a browser has set: beats are not played, no lesson lies over the table, English is spoken."""
EXPECTED = ("net::ERR_INTERNET_DISCONNECTED", "/api/comes_to")
"""What a browser complains of though all is well: a line that a test cuts, a sum for a question that is answered."""
PICTURES = Path(__file__).parents[3] / "docs" / "_static" / "table"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="write pictures of the table into docs/_static/table")


@pytest.hookimpl(tryfirst=True)  # before they are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built() -> None:
    """The table, which tests do not build."""
    if not building.up_to_date():
        pytest.skip("the table is not built from these sources: run `uv run nox -s table`")


@pytest.fixture(scope="session")
def browser(built: None) -> Iterator[Browser]:
    """The Chromium of the system; none is downloaded."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip(f"there is no browser here: none of {', '.join(BROWSERS)} is on the PATH")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=[*QUIET])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests, with the examples installed beside our games; it forgets everything at the end."""
    place = tmp_path_factory.mktemp("server")
    examples = place / "examples"
    examples.mkdir()
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join(install(examples)),
        "STARCUP_DATABASE": f"sqlite:///{place / 'games.sqlite'}", "XDG_CONFIG_HOME": str(place / "config"),
    }  # fmt: skip
    with (place / "log.txt").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "starcup_web", "--port", "0", "--no-browser", "--rate", "1000"],
            cwd=place, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
        with process:
            yield Server(_address(process))
            process.terminate()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://[\w.:\[\]]+", line):
            return found[0]
    raise AssertionError("the server printed no address")


NewPage = Callable[..., Page]
"""Opens a page in a browser of its own, with options of Playwright's contexts, and ``settings`` of the table's."""


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages, each in a browser that knows nothing of the others; at the end no page may have had an error."""
    wrong: list[str] = []
    contexts: list[BrowserContext] = []

    def new(settings: Mapping[str, object] | None = None, **options: Any) -> Page:
        context = browser.new_context(**({**DESK, "reduced_motion": "reduce", "locale": "en-GB"} | options))
        contexts.append(context)
        set_first = {f"starcup.{key}": json.dumps(value) for key, value in (SETTINGS | dict(settings or {})).items()}
        context.add_init_script(
            f"if (location.protocol !== 'about:') for (const [key, value] of Object.entries({json.dumps(set_first)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(f"{said.text} {said.location}") if said.type == "error" else None)
        return page

    yield new
    for context in contexts:
        context.close()
    assert [line for line in wrong if not any(text in line for text in EXPECTED)] == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page on a desk."""
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A page on a phone, held upright."""
    return new_page(**PHONE)


@pytest.fixture
def dark(new_page: NewPage) -> Page:
    """A page on a desk at night."""
    return new_page(color_scheme="dark")


@pytest.fixture
def axe() -> Callable[[Page, str], None]:
    """Asserts that axe finds nothing on a page, which is named if it does."""
    script = building.SOURCES / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        pytest.skip("axe-core is not installed beside the table: run `uv run nox -s table`")
    text = script.read_text(encoding="utf-8")

    def check(page: Page, name: str) -> None:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(text)
        found = page.evaluate("async () => (await axe.run()).violations")
        told = [
            f"{violation['id']}: {node['html'][:300]} {node['failureSummary']}"
            for violation in found
            for node in violation["nodes"]
        ]
        assert told == [], name

    return check


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Takes a picture of a page for the documentation, if the option asks for it."""

    def take(page: Page, name: str) -> None:
        if request.config.getoption("--pictures", default=False):
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / f"{name}.png")

    return take
