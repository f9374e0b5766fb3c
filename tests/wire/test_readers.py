"""Who reads: the names of players in hints, the language of games opened from others, the seat of an onlooker."""

from __future__ import annotations

from typing import cast

import jsonschema_rs
import pytest

from starcup import games, wire
from starcup.messages import PSEUDO, unmarked_words
from starcup.wire import results as r
from starcup_bots.hints import Hints
from tests.cli.serving import Client, texts
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


@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_hints_are_by_the_bot_that_gives_them_at_the_terminal(client: Client, game: str) -> None:
    status = client.status("new", game=game, seats=["client", "random"], seed=5)
    assert (
        cast(r.Hint, client.ask("hint", game=status.game, seat=0)).bot == Hints(None, games.find(game).load(), 2).name
    )


def test_what_is_replayed_is_told_in_the_language_that_is_asked_for(client: Client) -> None:
    status = client.status("new", game="race", seats=["client", "random"], seed=5, omniscient=True)
    while status.waiting:
        (decision,) = status.waiting
        status = client.status("submit", game=status.game, seat=0, choice=texts(decision)[0])
    journal = cast(r.JournalResult, client.ask("journal", game=status.game)).journal
    at = sum(entry.seat is not None for entry in journal.entries)
    again = client.status("replay", game=status.game, at=at, language=PSEUDO)
    assert again.outcome is not None
    titles = [line.title for score in again.outcome.scores for line in score.lines]
    assert titles and [title for title in titles if unmarked_words(title)] == []


@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_a_view_says_that_an_onlooker_has_no_seat(client: Client, game: str) -> None:
    status = client.status("new", game=game, seats=["client", "random"], seed=5)
    views = [cast("dict[str, object]", client.ask("view", game=status.game, seat=seat)) for seat in (0, None)]
    assert [view["seat"] for view in views] == [0, None]
    schema = jsonschema_rs.validator_for(wire.schemas_of(wire.wire_of(games.find(game).load()))["view"])
    assert all(schema.is_valid(view) for view in views)
