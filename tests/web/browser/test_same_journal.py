"""The browser adds nothing to the rules: the choices that were clicked there make the same journal in the library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import Page, Request
from starcup_salvage.game import GAME as SALVAGE

from starcup import Game, Rng, games
from tests.web.browser.playing import Server, open_seat, step


def entries(journal: str) -> list[str]:
    """The lines of a journal with what was chosen and drawn; before them stand names, and when it was."""
    return [line for line in journal.splitlines() if line[:1] in "~0123456789"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["race", "salvage"])
def test_the_same_choices_make_the_same_journal(
    new_page: Callable[..., Page], server: Server, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_KNOWN", {SALVAGE.key: SALVAGE})  # as if it were installed, as in the server it is
    tokens = server.new("client", "client", game=game, seed=21)["seats"]
    chosen: list[tuple[int, str]] = []

    def listen(page: Page, seat: int) -> Page:
        def asked(request: Request) -> None:
            if request.url.endswith("/api/submit"):
                chosen.append((seat, cast(dict[str, str], request.post_data_json)["choice"]))

        page.on("request", asked)
        return open_seat(page, server, tokens[seat])

    pages = [listen(new_page(), seat) for seat in range(2)]
    rng = Rng(21)
    while not server.finished(tokens[0]):
        for page in pages:
            while step(page, rng):
                pass

    rules = games.find(game).load()
    played: Game[Any, Any] = Game.new(rules, players=2, seed=21)
    for seat, choice in chosen:
        played.submit(seat, choice)
    assert played.finished
    told = server.post("journal", token=tokens[0])["text"]
    assert entries(played.journal_text()) == entries(told)
