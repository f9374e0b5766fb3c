"""Two people far apart: who is cut off is told so, and gets what was missed when the line is back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from starcup import Rng
from tests.web.browser.playing import Server, asked_within, clickable, open_seat, play, step, until


class Line:
    """The line of a page to its server, which a test can cut: requests fail, and what was open is closed.

    Chromium's own way of being offline leaves open WebSockets as they are.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/api/live", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def cut(self) -> None:
        """Cut it."""
        self._cut = True
        self._page.context.set_offline(True)
        for socket in self._open:
            socket.close()
        self._open.clear()

    def mend(self) -> None:
        """Mend it."""
        self._cut = False
        self._page.context.set_offline(False)


def waited_for(server: Server, token: str) -> list[int]:
    """The seats that are asked something."""
    seats: list[int] = server.post("table", token=token)["waited_for"]
    return seats


def test_who_was_cut_off_gets_what_was_missed(new_page: Callable[..., Page], server: Server) -> None:
    here, there = server.new("client", "client", game="race", seed=3, names=["Ann", "Bea"])["seats"]
    ann, bea = new_page(), new_page()
    line = Line(bea)
    open_seat(ann, server, here)
    open_seat(bea, server, there)
    until(ann, "() => document.querySelector('.presence.here') !== null")

    line.cut()
    bea.locator(".banner").wait_for()
    until(ann, "() => document.querySelector('.presence:not(.here)') !== null")
    # Ann goes on as far as she can without Bea.
    play(ann, Rng(4), lambda: 0 not in waited_for(server, here))
    assert clickable(ann) == []
    line.mend()

    bea.locator(".banner").wait_for(state="detached")
    until(ann, "() => document.querySelector('.presence.here') !== null")
    heard = [beat["text"] for beat in told(server, there) if beat["weight"] != "heading"]
    until(bea, "(last) => document.querySelector('aside .log').innerText.includes(last)", given=heard[-1])
    assert bea.locator("aside .log p").all_inner_texts() == heard
    # And both play on, from one and the same table.
    play(bea, Rng(5), lambda: 1 not in waited_for(server, there))
    assert 0 in waited_for(server, here)
    assert asked_within(ann, 10)


def told(server: Server, token: str) -> list[dict[str, Any]]:
    """What has happened, as a seat was told."""
    return [
        event["beat"]
        for event in server.post("table", token=token)["events"]
        if event["beat"] and event["beat"]["text"]
    ]


def test_a_choice_that_finds_no_server_is_not_lost_silently(new_page: Callable[..., Page], server: Server) -> None:
    token = server.new("client", "random", game="race", seed=3)["seats"][0]
    page = new_page()
    line = Line(page)
    open_seat(page, server, token)
    before = server.post("table", token=token)["version"]
    line.cut()
    rng = Rng(4)
    while not page.locator(".toast.bad").count():
        assert step(page, rng)
    line.mend()
    page.locator(".banner").wait_for(state="detached")
    assert server.post("table", token=token)["version"] == before
    while server.post("table", token=token)["version"] == before:
        step(page, rng)
