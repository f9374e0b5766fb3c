"""Plays at a table in a browser as somebody who knows no game: by what lights up, and by the buttons of the question.

All that is known of the table is its contract with the styles: things have a ``data-key``, those worth pointing at the
class ``lit``; the question lies in ``.prompt``, which has the class ``asked`` while it may be answered. The body is
``aria-busy`` while an answer is on its way.
"""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable, Mapping
from typing import Any, cast
from urllib.error import HTTPError

from attrs import frozen
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page

from starcup import Rng

CLICK_S = 3
"""Seconds that a thing that is lit may take until it can be clicked."""
TRIES = 4
"""So often a click may fail since the table has changed under it."""
Body = dict[str, Any]

CLICKABLE = """() => {
  const found = [];
  const add = (how, elements) => [...elements].forEach((element, place) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || element.disabled) return;
    element.dataset.test = `${how} ${place}`;
    found.push(element.dataset.test);
  });
  document.querySelectorAll("[data-test]").forEach((element) => delete element.dataset.test);
  const prompt = document.querySelector(".prompt.asked");
  if (!prompt || document.body.ariaBusy === "true") return found;
  add("confirm", prompt.querySelectorAll(".confirm .main"));
  if (found.length) return found;
  add("answer", prompt.querySelectorAll(".options:not(.items) button:not(.passing)"));
  add("pass", prompt.querySelectorAll(".options:not(.items) button.passing"));
  add("item", prompt.querySelectorAll(".options.items button"));
  add("main", prompt.querySelectorAll(".picked .main"));
  add("lit", document.querySelectorAll("button.lit[data-key], .space.lit > .title > button[data-key]"));
  return found;
}"""
"""Marks all that may be clicked for an answer, and returns the marks: what it is, and which of its sort."""
POINT = """(mark) => {
  const thing = document.querySelector(`[data-test="${mark}"]`);
  if (!thing) return "gone";
  const free = () => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    const points = steps.flatMap((down) => steps.map((across) => [left + width * across, top + height * down]));
    return points.find(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  };
  const found = free();
  if (found) return found;
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return free() ?? null;
}"""
"""A point of a thing that nothing covers, near its middle; the page is scrolled there, as a person would. Or "gone"."""
COVERED = """(mark) => {
  const thing = document.querySelector(`[data-test="${mark}"]`);
  if (!thing) return "it is gone";
  const { left, top, width, height } = thing.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const place = [left, top, width, height].map(Math.round).join(" ");
  return `${thing.outerHTML.slice(0, 300)} at ${place} is under ${over?.outerHTML.slice(0, 300)}`;
}"""
"""What is at the place of a thing instead of it."""
ASKED = "() => document.querySelector('.prompt.asked') !== null && document.body.ariaBusy !== 'true'"
"""Whether there is a question that may be answered."""
STANDS = """() => {
  const prompt = document.querySelector(".prompt");
  const marked = [...document.querySelectorAll(".lit[data-key], .on[data-key]")];
  const things = marked.map(({ className, dataset }) => className + dataset.key);
  const closed = prompt?.querySelectorAll("[disabled]").length ?? 0;
  return [prompt?.className, prompt?.innerText, closed, ...things].join();
}"""
"""All that a click changes, in a word."""


@frozen
class Server:
    """A server that runs: its address, and what it answers."""

    address: str

    def get(self, path: str) -> Body:
        """Ask for what needs no link."""
        with urllib.request.urlopen(f"{self.address}/api/{path}", timeout=60) as answer:
            return cast(Body, json.load(answer))

    def post(self, path: str, body: Mapping[str, object] | None = None, token: str | None = None) -> Body:
        """Ask as any front end does.

        Raises:
            AssertionError: the server refuses.
        """
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = json.dumps(body or {}).encode()
        request = urllib.request.Request(f"{self.address}/api/{path}", data, headers, method="POST")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return cast(Body, json.load(answer))
        except HTTPError as refused:
            with refused:
                raise AssertionError(f"{path}: {refused.code} {refused.read().decode()}") from None

    def new(self, *seats: str, **how: object) -> Body:
        """Make a game."""
        return self.post("new", {"seats": seats or ("client", "random"), **how})

    def link(self, token: str) -> str:
        """The address of a seat."""
        return f"{self.address}/#/t/{token}"

    def finished(self, token: str) -> bool:
        """Whether the game of a token is over."""
        (mine,) = self.post("mine", {"tokens": [token]})["games"]
        return bool(mine["finished"])


def until(page: Page, what: str, *, seconds: float = 10, given: object = None) -> Any:
    """Wait until a function in JavaScript returns something, and return that."""
    return page.wait_for_function(what, arg=given, timeout=seconds * 1000).json_value()


def open_seat(page: Page, server: Server, token: str) -> Page:
    """Sit down at a table."""
    page.goto("about:blank")  # else a page that is there already would only change its table
    page.goto(server.link(token))
    page.locator(".prompt").wait_for()
    return page


def clickable(page: Page) -> list[str]:
    """What may be clicked to answer, in one word each."""
    return cast(list[str], page.evaluate(CLICKABLE))


def chosen(marks: list[str], rng: Rng) -> str:
    """One of them: mostly an answer that is ready, so that games end; passing seldom, where there is another way."""
    sorts = {mark.partition(" ")[0] for mark in marks}
    if "main" in sorts and rng.below(10) < 7:
        marks = [mark for mark in marks if mark.startswith("main")]
    elif "pass" in sorts and len(sorts) > 1 and rng.below(10) < 9:
        marks = [mark for mark in marks if not mark.startswith("pass")]
    return rng.choice(marks)


def point(page: Page, mark: str) -> tuple[float, float]:
    """Where a thing can be pointed at: nearest to its middle, but not where another one lies over it.

    Raises:
        AssertionError: it is covered, or off the screen, for some seconds.
    """
    try:
        place = until(page, POINT, seconds=CLICK_S, given=mark)
    except BrowserError:
        place = "gone"
    if place == "gone":
        raise AssertionError(f"this can't be pointed at: {page.evaluate(COVERED, mark)}")
    x, y = place
    return x, y


def by_mouse(page: Page, mark: str) -> None:
    """Click, as a mouse does."""
    page.mouse.click(*point(page, mark))


def by_touch(page: Page, mark: str) -> None:
    """Tap, as a finger does."""
    page.touchscreen.tap(*point(page, mark))


def by_keys(page: Page, mark: str) -> None:
    """Walk there by the Tab key, and press Enter."""
    here = "(mark) => document.activeElement?.dataset.test === mark"
    for _ in range(400):
        if page.evaluate(here, mark):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    thing = page.locator(f'[data-test="{mark}"]').evaluate("(element) => element.outerHTML")
    raise AssertionError(f"no Tab leads to {mark}: {thing}")


def step(page: Page, rng: Rng, how: Callable[[Page, str], None] = by_mouse) -> bool:
    """Click one thing, and wait until the table stands otherwise; return whether there was one."""
    for tries in range(TRIES):
        before = page.evaluate(STANDS)
        marks = clickable(page)
        if not marks:
            return False
        mark = chosen(marks, rng)
        try:
            how(page, mark)
        except AssertionError:
            # Somebody else may have changed the table meanwhile, or the last click came too late and shows what lay
            # there by then; else the thing can't be clicked, and that is a fault.
            if tries < TRIES - 1 and page.locator(".lookup").is_visible():
                page.keyboard.press("Escape")
            elif page.evaluate(STANDS) == before or tries == TRIES - 1:
                raise
            continue
        settle(page, before)
        return True
    return True


def settle(page: Page, before: str) -> None:
    """Wait until the table stands otherwise than before; after a while be content if it does not."""
    try:
        page.wait_for_function(f"(before) => ({STANDS})() !== before", arg=before, timeout=1_500)
    except BrowserError:
        return


def asked_within(page: Page, seconds: float) -> bool:
    """Wait for a question; return whether one came."""
    try:
        until(page, ASKED, seconds=seconds)
    except BrowserError:
        return False
    return True


def play(
    page: Page,
    rng: Rng,
    over: Callable[[], bool],
    how: Callable[[Page, str], None] = by_mouse,
    most: int = 5_000,
    *,
    ends: bool = True,
) -> int:
    """Play a seat at random until ``over``; return the number of clicks.

    Raises:
        AssertionError: nothing can be clicked for half a minute, and nothing ends; or ``ends``, and it does not.
    """
    clicks, since = 0, time.monotonic()
    while clicks < most:
        if step(page, rng, how):
            clicks, since = clicks + 1, time.monotonic()
        elif not asked_within(page, 0.7):
            if over():
                return clicks
            assert time.monotonic() - since < 30, page.locator("body").inner_text()
    assert not ends, f"no end after {most} clicks: {page.locator('.prompt').inner_text()}"
    return clicks
