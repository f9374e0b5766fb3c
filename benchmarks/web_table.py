"""How soon the table in the browser is there, and how soon it answers a click, in the system's own Chromium.

python -m benchmarks.web_table                  each game: 10 times opened, 60 clicks
python -m benchmarks.web_table --game race --opened 3 --clicks 20

Times are those of the page itself: from the navigation to the first frame in which a question can be answered and all
pictures are drawn; from a click to the first frame that shows what came of it. A click that answers goes to the server
and back, with the answers of a bot; one that narrows the options stays in the page. The yardstick is what the same
browser needs for a round trip to the same server and one frame, with nothing to draw.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.table_pictures import SETTINGS, launched, server
from starcup import Rng
from tests.web.browser.playing import STANDS, Server, by_mouse, chosen, clickable

GAMES = ("roll", "race", "tiny-epic")
OPENING_GOAL, CLICK_GOAL, BYTES_GOAL = 1_000, 100, 300_000
"""Milliseconds, milliseconds, and compressed bytes of everything that a browser fetches before the first question."""
CLOCK = f"""
window.answered = [];
window.playable = null;
const stands = {STANDS};
const frame = (then) => requestAnimationFrame(() => setTimeout(then, 0));
const drawn = () => [...document.images].every((image) => image.complete && image.naturalWidth > 0);
const open = () => {{
  if (document.querySelector(".prompt.asked") && document.images.length && drawn())
    frame(() => (window.playable = performance.now()));
  else requestAnimationFrame(open);
}};
addEventListener("DOMContentLoaded", open);
let asked = 0;
const fetched = window.fetch;
window.fetch = (...rest) => {{ if (String(rest[0]).endsWith("submit")) asked += 1; return fetched(...rest); }};
addEventListener("click", ({{ timeStamp }}) => {{
  const before = stands(), sent = asked;
  const look = () => {{
    if (stands() !== before && document.querySelector(".prompt.asked"))
      frame(() => window.answered.push([asked > sent ? "answers" : "narrows", performance.now() - timeStamp]));
    else if (performance.now() - timeStamp < 2000) requestAnimationFrame(look);
    else window.answered.push(["nothing", 2000]);
  }};
  requestAnimationFrame(look);
}}, true);
"""
FETCHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, { transferSize }) => sum + transferSize, 0)"""
ROUND_TRIP = """async () => {
  const times = [];
  for (let n = 0; n < 30; n++) {
    const begun = performance.now();
    await (await fetch("/healthz")).text();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    times.push(performance.now() - begun);
  }
  return times;
}"""


def page_at(browser: Browser, link: str) -> Page:
    """Open a table in a browser that has nothing in its cache, and wait for the first question."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    page.add_init_script(f"if (location.protocol !== 'about:') {{ {SETTINGS}; {CLOCK} }}")
    page.goto(link)
    page.wait_for_function("() => window.playable !== null")
    return page


def clicked(page: Page, clicks: int, rng: Rng) -> list[tuple[str, float]]:
    """Click what can be clicked, and return what each click was and how long it took to be seen, in milliseconds."""
    for count in range(clicks):
        if not (marks := clickable(page)):
            break
        by_mouse(page, chosen(marks, rng))
        page.wait_for_function("(count) => window.answered.length > count", arg=count)
    return [(kind, took) for kind, took in cast(list[Any], page.evaluate("() => window.answered"))]


def row(game: str, what: str, times: Sequence[float], goal: float, trip: float) -> str:
    """A line: the median, what 95 of 100 stay under, the goal, and how many round trips the median is."""
    median, high = statistics.median(times), sorted(times)[int(0.95 * len(times))]
    return f"{game:10} {what:19} {median:7.0f} {high:7.0f} {goal:7.0f} {median / trip:7.1f} {len(times):6}"


def measure(browser: Browser, address: str, game: str, opened: int, clicks: int) -> None:
    """Measure a game, and print it."""
    served, rng = Server(address), Rng(1)
    opening, sizes, trips, answers, narrows = list[float](), list[float](), list[float](), list[float](), list[float]()
    for seed in range(1, opened + 1):
        token = served.new("client", "greedy", "greedy", game=game, seed=seed)["seats"][0]
        page = page_at(browser, served.link(token))
        opening.append(page.evaluate("() => window.playable"))
        sizes.append(page.evaluate(FETCHED))
        trips += page.evaluate(ROUND_TRIP)
        for kind, took in clicked(page, -(-clicks // opened), rng):
            (answers if kind == "answers" else narrows).append(took)
        page.context.close()
    trip = statistics.median(trips)
    print(row(game, "first question ms", opening, OPENING_GOAL, trip))
    for what, times in (("answering click ms", answers), ("other click ms", narrows), ("round trip ms", trips)):
        if times:
            print(row("", what, times, CLICK_GOAL, trip))
    print(
        f"{'':10} {'bytes fetched':19} {statistics.median(sizes):7,.0f} {max(sizes):7,.0f} {BYTES_GOAL:7}", flush=True
    )


def main() -> None:
    """Measure the games that are named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", nargs="*", choices=GAMES, default=GAMES)
    parser.add_argument("--opened", type=int, default=10, metavar="TIMES")
    parser.add_argument("--clicks", type=int, default=60)
    asked = parser.parse_args()
    print(f"{'':30}  median    p95    goal  /trip  times")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for game in asked.game:
            measure(browser, address, game, asked.opened, asked.clicks)
        browser.close()


if __name__ == "__main__":
    main()
