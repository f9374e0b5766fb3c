"""``play --solo``: a game alone, against a challenge by its name."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from attrs import evolve

from starcup import games
from starcup.wire import results as r
from starcup.words import Challenge, Words
from tests.cli.helpers import only_save, refused, report, run
from tests.cli.serving import Client
from tests.kernel.followers import FOLLOWERS, FollowTable, FollowView

EASY = Challenge("artemis", "Artemis", "easy", {"tiny-epic-base.rebel": "artemis"})
HARD = Challenge("hades", "Hades", "hard", {"tiny-epic-base.rebel": "hades"})


class ChallengingWords(Words[FollowTable, FollowView]):
    """Words of any game: only challenges are asked of them."""

    def challenges(self) -> tuple[Challenge, ...]:
        return EASY, HARD


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(FOLLOWERS)
    games.register(evolve(games.find("tiny-epic"), words=ChallengingWords))


@pytest.mark.parametrize(
    ("arguments", "rebel"),
    [
        (["--solo"], "artemis"),
        (["--solo", "hades"], "hades"),
        (["--solo", "Hades", "--players", "1"], "hades"),
        (["--solo", "--option", "tiny-epic-base.rebel=hades"], "hades"),
        (["--players", "1", "--option", "tiny-epic-base.rebel=hades"], "hades"),
    ],
)
def test_a_game_alone(arguments: list[str], rebel: str, saves: Path) -> None:
    result = run("play", "--game", "tiny-epic", *arguments, "--seed", "1", typed=["quit"])
    assert result.exit_code == 0, result.output
    assert "New game of Tiny Epic Galaxies: You; seed 1." in result.stdout
    text = only_save(saves).read_text()
    assert f"option tiny-epic-base.rebel {rebel}\n" in text
    assert "note seat-0 human\n" in text and "seat-1" not in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "tiny-epic", "--solo", "hadess"], "unknown challenge 'hadess' (did you mean 'hades'?)"),
        (["--game", "tiny-epic", "--solo", "--players", "2"], "--solo: nobody else plays; expected no --players"),
        (["--game", "tiny-epic", "--solo", "--bots", "random"], "--solo: nobody else plays; expected no --bots"),
        (["--game", "tiny-epic", "--solo", "--humans", "A,B"], "2 people for 1 seat:"),
        (["--game", "roll", "--solo"], "--solo: Roll for the Galaxy is for 2 to 5 players"),
        (["--game", "followers", "--solo", "moon"], "--solo moon: Followers has only one way to play alone"),
        (["--load", "last", "--solo"], "--solo is for new games"),
    ],
)
def test_refusals(arguments: list[str], said: str) -> None:
    assert said in refused("play", *arguments)


def test_alone_without_a_choice_of_challenges() -> None:
    result = run("play", "--game", "followers", "--solo", typed=["quit"])
    assert result.exit_code == 0, result.output
    assert "New game of Followers: You." in result.stdout


def test_a_game_that_is_lost_alone_looks_so_everywhere() -> None:
    shown = run("play", "--game", "followers", "--solo", "--seed", "1", typed=["1"] * 4).stdout
    assert "You have lost." in shown and "winner" not in shown
    assert "has lost." in run("replay", "last").stdout
    client = Client()
    game = client.status("new", game="followers", seats=["client"], seed=1).game
    for _ in range(4):
        status = client.status("submit", game=game, seat=0, choice="play moon")
    assert status.outcome is not None and status.outcome.winners == ()
    events = cast(r.Events, client.ask("events", game=game, seat=0)).events
    assert [entry.event.fields["seat"] for entry in events] == [0, 0, 1, 0, 0, 1]
    client.server.close()


def test_bots_alone_win_some_of_their_games() -> None:
    found = report("sim", "--game", "followers", "--players", "1", "--bots", "random", "--games", "5")
    assert isinstance(found, dict) and isinstance(found["bots"], list)
    assert isinstance(bot := found["bots"][0], dict)
    assert (bot["seats"], bot["wins"], bot["win_rate"]) == (5, 3.0, 0.6)
