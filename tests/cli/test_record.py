"""The record of games for one player: kept when a person finishes one, each deal once, never over something damaged."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from attrs import evolve

from starcup import games
from starcup.words import Challenge, Words
from starcup_cli.records import solo as records
from tests.cli.helpers import longest, refused, report, run
from tests.kernel.followers import FOLLOWERS, FollowTable, FollowView

MOON, STAR = Challenge("moon", "The Moon", "easy"), Challenge("star", "The Star", "hard")


class SoloWords(Words[FollowTable, FollowView]):
    def challenges(self) -> tuple[Challenge, ...]:
        return MOON, STAR

    def challenge(self, table: FollowTable) -> Challenge:
        return MOON if table.face == "moon" else STAR


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(evolve(FOLLOWERS, words=SoloWords))


WIN, LOSS = "2", "1"
"""The faces to play: stars win, moons lose."""


def play(choice: str, seed: int = 4) -> str:
    """What is shown of a game alone, played to its end."""
    result = run("play", "--game", "followers", "--players", "1", "--seed", str(seed), typed=[choice] * 4)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return " ".join(result.stdout.split())


def shown(*arguments: str) -> str:
    result = run("record", *arguments)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return result.stdout


def test_a_loss_is_told_and_recorded(saves: Path) -> None:
    text = play(LOSS)
    assert "You have lost." in text
    assert "In your record: a loss against The Moon." in text
    (line,) = (saves / "record.jsonl").read_text().splitlines()
    assert {**json.loads(line), "deal": "", "date": ""} == {
        "deal": "",
        "game": "followers",
        "challenge": "moon",
        "title": "The Moon",
        "level": "easy",
        "won": False,
        "score": 4,
        "date": "",
    }


def test_the_table_has_all_challenges_with_what_was_won() -> None:
    assert " ".join(shown().split()).endswith("you have finished none yet.")
    assert shown("--game", "followers").splitlines() == [
        "## Followers, alone",
        "  The Moon, easy  not played yet",
        "  The Star, hard  not played yet",
    ]
    play(LOSS, 1), play(WIN, 2), play(LOSS, 3)
    assert "In your record: a win against The Star." in play(WIN, 4)
    day = records.read_record()[0].date
    assert shown().splitlines() == [
        "## Followers, alone",
        "  The Moon, easy  lost, 2 games; best score 4",
        f"  The Star, hard  won 2 of 2 games, first on {day}; best score 4",
    ]


def test_the_record_as_json() -> None:
    play(WIN)
    found = report("record")
    assert isinstance(found, list)
    (game,) = found
    assert isinstance(game, dict)
    assert (game["key"], game["title"]) == ("followers", "Followers")
    day = records.read_record()[0].date
    star = {"key": "star", "title": "The Star", "level": "hard"}
    moon = {"key": "moon", "title": "The Moon", "level": "easy"}
    assert game["challenges"] == [
        {**moon, "played": 0, "won": 0, "best": None, "first_won": None},
        {**star, "played": 1, "won": 1, "best": 4, "first_won": day},
    ]
    assert isinstance(game["games"], list) and len(game["games"]) == 1


def test_a_deal_counts_once_as_it_ended_first() -> None:
    play(LOSS)
    assert "counts once" in run("play", "--load", "last").stdout
    assert "this deal was there already, and counts once" in play(WIN)
    assert [game.won for game in records.read_record()] == [False]


def test_a_game_taken_up_again_counts_when_it_ends() -> None:
    run("play", "--game", "followers", "--players", "1", typed=[WIN, "undo", WIN, WIN, "quit"])
    assert records.read_record() == []
    run("play", "--load", "last", typed=[WIN] * 3)
    run("play", "--load", "last")
    assert [game.won for game in records.read_record()] == [True]


def test_games_with_others_of_bots_and_simulations_are_not_recorded(saves: Path) -> None:
    run("play", "--game", "followers", "--players", "2", typed=["2"] * 40)
    run("play", "--game", "followers", "--players", "1", "--watch", "--bots", "random")
    run("sim", "--game", "followers", "--players", "1", "--bots", "random", "--games", "2")
    assert not (saves / "record.jsonl").exists()


GOOD = records.Solo("d1", "followers", "moon", "The Moon", "easy", won=True, score=4, date="2026-01-01")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("{", "line 2: expected a game as JSON, found none"),
        ('{"deal": "d"}', "line 2: the field 'game' is missing"),
        (None, "line 2: won: expected true or false, found 1"),
        ("[" * 100_000, "line 2: expected a game as JSON"),
    ],
)
def test_a_damaged_record_is_told_and_left_as_it_is(saves: Path, damage: str | None, said: str) -> None:
    assert records.keep(GOOD)
    path = saves / "record.jsonl"
    line = path.read_text() if damage is None else f"{damage}\n"
    path.write_text(path.read_text() + line.replace('"won": true', '"won": 1'))
    before = path.read_bytes()
    assert said in refused("record")
    text = play(WIN)
    assert "NOT RECORDED: " in text and "left as it is" in text
    assert path.read_bytes() == before


def test_a_record_that_is_no_text_or_a_folder_is_told(saves: Path) -> None:
    saves.mkdir(exist_ok=True)
    (saves / "record.jsonl").write_bytes(b"\xff\xfe")
    assert "no text" in refused("record")
    (saves / "record.jsonl").unlink()
    (saves / "record.jsonl").mkdir()
    assert "a folder" in refused("record")
    assert "NOT RECORDED" in play(WIN)


def test_games_that_end_at_the_same_time_are_all_recorded() -> None:
    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(lambda number: records.keep(evolve(GOOD, deal=str(number))), range(40)))
    assert sorted(int(game.deal) for game in records.read_record()) == list(range(40))


def test_results_of_a_game_that_is_gone_are_shown_by_their_names() -> None:
    records.keep(evolve(GOOD, game="lost-game", score=None))
    assert shown().splitlines() == ["## lost-game, alone", "  The Moon, easy  won 1 of 1 game, first on 2026-01-01"]


def test_games_that_nobody_plays_alone_have_no_record() -> None:
    assert "Roll for the Galaxy is for 2 to 5 players, so nobody plays it alone" in refused("record", "--game", "roll")
    records.keep(evolve(GOOD, game="roll"))  # a pack may let one play
    assert "won 1 of 1 game" in shown("--game", "roll")


def test_a_record_is_shown_of_games_that_exist() -> None:
    assert "(did you mean 'followers'?)" in refused("record", "--game", "follower")
