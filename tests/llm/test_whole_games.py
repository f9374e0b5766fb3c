"""Whole games through the protocol, by a client that knows only what it reads."""

from __future__ import annotations

import pytest

from starcup_llm.hosted_seat import NewSeat
from tests.examples.conftest import installed  # noqa: F401  # a fixture
from tests.llm.client import Player, at_seat

GAMES = [
    pytest.param("salvage", "client,random", "en"),
    pytest.param("harbour", "random,client", "en", marks=pytest.mark.slow),
    pytest.param("race", "greedy,client,random,greedy", "fr", marks=pytest.mark.slow),
    pytest.param("roll", "client,greedy", "es", marks=pytest.mark.slow),
    pytest.param("tiny-epic", "client", "en", marks=pytest.mark.slow),
    pytest.param("tiny-epic", "greedy,client,random", "fr", marks=pytest.mark.slow),
]


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("game", "seats", "language"), GAMES)
def test_a_game_is_played_to_its_end_by_what_is_read(game: str, seats: str, language: str) -> None:
    players = tuple(seats.split(","))

    async def play(player: Player) -> None:
        last = await player.play()
        assert player.refused == []  # whatever is listed is legal
        seat = player.seat
        hosted = seat.hosted.game
        assert hosted.finished
        (score, *_) = hosted.ruleset.scores(hosted.table)
        assert str(score.total) in last
        report = seat.report.data()
        assert report["finished"] is True and report["players"] == list(players)
        assert report["answers"] == len(player.replies) - 1
        assert report["refused"] == dict.fromkeys(("illegal", "stale", "not_understood", "not_asked"), 0)
        assert len(max(player.replies, key=len)) < 12_000

    at_seat(NewSeat(players, game, seed=3, language=language), play)


@pytest.mark.slow
def test_bots_that_think_are_waited_for() -> None:
    async def play(player: Player) -> None:
        text = await player.call("look")
        for _ in range(3):
            text = await player.answer(text)
            assert "Question" in text
        assert player.seat.report.data()["seconds"]["players"] > 0  # type: ignore[index]

    at_seat(NewSeat(("client", "expert"), "race", seed=3), play)
