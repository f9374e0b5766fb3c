"""Readers: what they call the players."""

from __future__ import annotations

from typing import cast

import pytest

from starcup.wire import results as r
from tests.cli.serving import Client
from tests.tiny_epic.rules.turns import scene, use


@pytest.fixture(scope="module")
def client() -> Client:
    return Client()


@pytest.mark.parametrize(("names", "called"), [(["Ann", "Bob", "Cy", "Di"], "Cy"), (None, "Seat 2")])
def test_hints_call_players_as_scenes_do(client: Client, names: list[str] | None, called: str) -> None:
    game = scene(dice="colony move", have=[(0, 0), (0, 0), (2, 2), (1, 1)], colonies=["la_torres"], players=4)
    use(game, "la_torres")
    status = client.status("load", position=game.save().decode(), names=names)
    said = cast(r.Hint, client.ask("hint", game=status.game, seat=0, bot="greedy")).says
    assert f"Take from {called}" in said
