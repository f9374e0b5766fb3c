"""No front end adds to the rules: what was clicked makes the same journal in the library, and typed at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page, Request
from starcup_salvage.game import GAME as SALVAGE

from starcup import Rng, games
from tests.same_journal import as_chosen, at_the_terminal, entries, in_the_library
from tests.web.browser.playing import Server, open_seat, step


@pytest.mark.slow
@pytest.mark.parametrize("game", ["race", "salvage"])
def test_the_same_choices_make_the_same_journal(
    new_page: Callable[..., Page], server: Server, game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STARCUP_SAVES", str(tmp_path))
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

    library = in_the_library(game, 21, as_chosen(chosen))
    assert entries(server.post("journal", token=tokens[0])["text"]) == library.journal
    assert at_the_terminal(game, 21, library.typed, tmp_path / "typed.starcup") == library.journal
