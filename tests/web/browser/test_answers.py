"""Questions with one answer are answered by the table itself, and taken back with the choice before them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.playing import Body, Server, open_seat, until

MOST = 200


def forced(table: Body) -> bool:
    """Whether a table asks what has one answer, which ends nobody's chance to take something back."""
    prompt, undo = table["scene"]["prompt"], table["undo"]["possible"]
    if prompt is None or prompt["pick"] or len(prompt["options"]) != 1:
        return False
    return not (undo and (prompt["last_word"] or prompt["options"][0]["final"]))


def answered_until_forced(server: Server, token: str, *, undo: bool) -> Body:
    """Answer for a seat by the first of its choices until its next question has one answer, with undo or without."""
    for _ in range(MOST):
        table = server.post("table", token=token)
        if forced(table) and table["undo"]["possible"] == undo:
            return table
        prompt = table["scene"]["prompt"]
        assert prompt is not None, "the game is over"
        choice = server.post("hint", token=token)["choice"] if prompt["pick"] else prompt["options"][-1]["choice"]
        server.post("submit", {"choice": choice, "number": prompt["number"]}, token)
    raise AssertionError(f"no such question among {MOST}")


def asked_number(server: Server, token: str) -> int:
    """The number of the question that a seat is asked; -1 if it is not asked."""
    prompt = server.post("table", token=token)["scene"]["prompt"]
    return -1 if prompt is None else int(prompt["number"])


@pytest.mark.parametrize("answers", [True, False])
def test_the_only_answer_is_given_unless_the_reader_wants_to_give_it(
    new_page: Callable[..., Page], server: Server, answers: bool
) -> None:
    token = server.new("client", "greedy", game="race", seed=4)["seats"][0]
    number = answered_until_forced(server, token, undo=False)["scene"]["prompt"]["number"]
    page = open_seat(new_page({"answers": answers}), server, token)
    until(page, "() => document.querySelector('.prompt.asked') !== null")
    page.wait_for_timeout(500)
    assert (asked_number(server, token) != number) == answers
    assert forced(server.post("table", token=token)) != answers
