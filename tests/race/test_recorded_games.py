"""Games that another engine recorded are followed: every state, every set of options, every score.

The twelve games here use every card, every kind of power and every kind of question. Further files are followed by
``python scripts/recorded_games.py FILE...``, or by the slow test, from the folder that RACE_RECORDINGS names.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scripts.recorded_games import RULES, Follower, Recording, main, recordings

GAMES = Path(__file__).parent / "games"
FILES = sorted(GAMES.glob("*.jsonl.gz"))
ELSEWHERE = os.environ.get("RACE_RECORDINGS", "")

ALL = [
    pytest.param(recording, id=f"{path.name[5:7]}-{number}")
    for path in FILES
    for number, recording in enumerate(recordings(path), 1)
]


@pytest.mark.parametrize("recording", ALL)
def test_a_recorded_game_is_followed_whole(recording: Recording) -> None:
    follower = Follower(recording)
    follower.run()
    assert follower.compared == recording.rounds
    assert follower.game.finished


def test_the_recorded_games_use_every_card() -> None:
    placed: set[int] = set()
    for path in FILES:
        for recording in recordings(path):
            for state in recording.states:
                for seat in state["seats"]:
                    placed |= set(recording.cards(seat["tableau"]))
    assert RULES.names(set(range(len(RULES.cards))) - placed) == ()


@pytest.mark.slow
@pytest.mark.skipif(not ELSEWHERE, reason="RACE_RECORDINGS names no folder with recorded games")
def test_all_recorded_games_of_a_folder_are_followed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path) for path in sorted(Path(ELSEWHERE).glob("*.jsonl.gz"))]) == 0, capsys.readouterr().out
