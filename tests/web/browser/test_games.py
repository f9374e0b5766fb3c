"""Every game is played in a browser, by what lights up and what is asked: with a mouse, with keys alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from starcup import Rng
from tests.web.browser.playing import Server, by_keys, by_mouse, by_touch, open_seat, play

GAMES = ("roll", "race", "tiny-epic", "salvage", "harbour")
"""Ours, and those of strangers."""
BOTS = {"roll": "greedy", "race": "greedy", "tiny-epic": "greedy"}
"""Who sits at the other side: against one who knows the game it ends sooner."""
How = Callable[[Page, str], None]


def sat_down(page: Page, server: Server, game: str, seed: int) -> str:
    """Sit down at a new table beside a bot; returns the link's token."""
    token = str(server.new("client", BOTS.get(game, "random"), game=game, seed=seed)["seats"][0])
    open_seat(page, server, token)
    return token


def some_clicks(page: Page, server: Server, game: str, how: How, clicks: int = 8) -> None:
    """Play a little, and see that answers come to the server."""
    token = sat_down(page, server, game, 5)
    version = server.post("table", token=token)["version"]
    play(page, Rng(7), lambda: server.finished(token), how, most=clicks, ends=False)
    assert server.post("table", token=token)["version"] > version


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_by_mouse(page: Page, server: Server, game: str) -> None:
    some_clicks(page, server, game, by_mouse)


@pytest.mark.parametrize("game", GAMES[:3])
def test_a_game_begins_by_keys(page: Page, server: Server, game: str) -> None:
    some_clicks(page, server, game, by_keys)


@pytest.mark.parametrize("game", GAMES[:3])
def test_a_game_begins_on_a_phone(phone: Page, server: Server, game: str) -> None:
    some_clicks(phone, server, game, by_touch)


def whole_game(page: Page, server: Server, game: str, how: How, seed: int) -> None:
    """Play to the end, and see there who has won."""
    token = sat_down(page, server, game, seed)
    play(page, Rng(seed), lambda: server.finished(token), how)
    winners = server.post("table", token=token)["outcome"]["winners"]
    page.wait_for_function("(most) => document.querySelectorAll('.seat.winner').length === most", arg=len(winners))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(page: Page, server: Server, game: str) -> None:
    whole_game(page, server, game, by_mouse, 11)


# All that is different with keys and on a phone is how things are pointed at: a game of each way is enough.
@pytest.mark.slow
def test_a_whole_game_by_keys_alone(page: Page, server: Server) -> None:
    whole_game(page, server, "race", by_keys, 12)


@pytest.mark.slow
def test_a_whole_game_on_a_phone(phone: Page, server: Server) -> None:
    whole_game(phone, server, "roll", by_touch, 13)
