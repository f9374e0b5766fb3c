"""Who looks elsewhere is told by a sound, a notice and the title when it is his turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.playing import Body, Server, open_seat, until

LISTENING = """
window.heard = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { if (window.refuses) throw new TypeError("Illegal constructor"); window.heard.push(`${title} ${body}`); }
};
window.AudioContext = class extends AudioContext { constructor() { super(); window.heard.push("a sound"); } };
Object.defineProperty(document, "hidden", { get: () => true });
"""  # noqa: E501
SET = {"sound": True, "notices": True}


def prompt_of(server: Server, token: str) -> Body | None:
    """What the seat of a token is asked."""
    prompt: Body | None = server.post("table", token=token)["scene"]["prompt"]
    return prompt


def answer(server: Server, token: str) -> None:
    """Answer as a bot would."""
    prompt = prompt_of(server, token)
    assert prompt is not None
    choice = server.post("hint", token=token)["choice"]
    server.post("submit", {"choice": choice, "number": prompt["number"]}, token)


@pytest.mark.parametrize("refuses", [False, True])
def test_a_turn_is_told_once_by_sound_notice_and_title(
    new_page: Callable[..., Page], server: Server, refuses: bool
) -> None:
    tokens = server.new("client", "client", game="tiny-epic", seed=3, names=["Ann", "Ben"])["seats"]
    while len(asked := [token for token in tokens if prompt_of(server, token)]) > 1:
        answer(server, asked[0])
    (mover,) = asked
    (reader,) = {*tokens} - {mover}
    page = new_page(SET)
    page.add_init_script(LISTENING + f"window.refuses = {str(refuses).lower()};")
    open_seat(page, server, reader)
    assert page.title() == "Tiny Epic Galaxies"
    while not prompt_of(server, reader):
        answer(server, mover)
    notice = [] if refuses else ["Your turn Tiny Epic Galaxies"]
    until(page, f"() => window.heard.length >= {1 + len(notice)}")
    assert page.evaluate("() => window.heard") == ["a sound", *notice]
    assert "Tiny Epic Galaxies" in page.title() != "Tiny Epic Galaxies"
