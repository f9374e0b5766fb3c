"""What is answered by a click, and without one: questions with one answer are answered by the table itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.playing import Body, Server, open_seat, until

MOST = 20


def forced(table: Body) -> bool:
    """Whether a table asks what has one answer, which ends nobody's chance to take something back."""
    prompt, undo = table["scene"]["prompt"], table["undo"]["possible"]
    if prompt is None or prompt["pick"] or len(prompt["options"]) != 1:
        return False
    return not (undo and (prompt["last_word"] or prompt["options"][0]["final"]))


def answered_until_forced(server: Server) -> tuple[str, int]:
    """Answer for a seat until its next question has one answer; return its token, and the number of the question."""
    for seed in range(MOST):
        token = server.new("client", "greedy", game="race", seed=seed)["seats"][0]
        while (prompt := (table := server.post("table", token=token))["scene"]["prompt"]) is not None:
            if forced(table) and not table["undo"]["possible"]:
                return token, prompt["number"]
            choice = server.post("hint", token=token)["choice"] if prompt["pick"] else prompt["options"][-1]["choice"]
            server.post("submit", {"choice": choice, "number": prompt["number"]}, token)
    raise AssertionError(f"no such question in {MOST} games")


def asked_number(server: Server, token: str) -> int:
    """The number of the question that a seat is asked; -1 if it is not asked."""
    prompt = server.post("table", token=token)["scene"]["prompt"]
    return -1 if prompt is None else int(prompt["number"])


@pytest.mark.parametrize("answers", [True, False])
def test_the_only_answer_is_given_unless_the_reader_wants_to_give_it(
    new_page: Callable[..., Page], server: Server, answers: bool
) -> None:
    token, number = answered_until_forced(server)
    page = open_seat(new_page({"answers": answers}), server, token)
    until(page, "() => document.querySelector('.prompt.asked') !== null")
    page.wait_for_timeout(500)
    assert (asked_number(server, token) != number) == answers
    assert forced(server.post("table", token=token)) != answers


CLICKED_AT_ONCE = """(answer) => {
  const asked = () => document.querySelector(".prompt.asked")?.innerText;
  const before = asked();
  document.querySelector(answer).click();
  return new Promise((done) => {
    const look = () => {
      if (document.body.ariaBusy === "true" || asked() === before) return requestAnimationFrame(look);
      document.querySelector(".piece[data-key]:not(.lit):not(.on)").click();
      setTimeout(() => done(document.querySelector(".lookup") !== null), 50);
    };
    look();
  });
}"""
"""Give an answer, click on a piece with no meaning as soon as the table changes; return whether that one is shown."""


@pytest.mark.parametrize("pace", ["off", "fast"])
def test_a_click_that_comes_too_late_shows_nothing(new_page: Callable[..., Page], server: Server, pace: str) -> None:
    token = server.new("client", "client", game="tiny-epic", seed=4)["seats"][0]
    page = open_seat(new_page({"pace": pace, "confirms": False}), server, token)
    answer = ".prompt.asked .options button"
    page.locator(answer).first.wait_for()
    assert not page.evaluate(CLICKED_AT_ONCE, answer)
    page.wait_for_timeout(600)
    page.locator(".piece[data-key]:not(.lit):not(.on)").first.click()
    page.locator(".lookup").wait_for()
