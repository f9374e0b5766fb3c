"""Games that another engine recorded are followed: every question, every deed, every state, every score.

All 387 are here, so that every card, every kind of power and every kind of question is among them.
"""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.race_recordings import RULES, recordings
from scripts.recorded_games import Tally, follow, main
from starcup_race._rules import consume, costs, explore, produce, terms
from starcup_race._rules.powers import Powers, Use
from starcup_race._rules.table import RaceTable

ROOT = Path(__file__).resolve().parents[2]
GAMES = Path(__file__).parent / "games"
FILES = {players: GAMES / f"race-{players}p.jsonl.gz" for players in (2, 3, 4)}
COMPARED = {
    2: Tally(games=129, asked=12716, forced=1514, deeds=5543, goods=2786, states=2158),
    3: Tally(games=129, asked=19173, forced=2646, deeds=9098, goods=4512, states=1890),
    4: Tally(games=129, asked=25391, forced=3519, deeds=12564, goods=5934, states=1689),
}
"""The numbers of things compared: nothing recorded is left out."""


@pytest.mark.parametrize("players", FILES)
def test_the_recorded_games_are_followed_whole(players: int) -> None:
    tally, differing = follow(FILES[players])
    assert differing == []
    assert tally == COMPARED[players]


@pytest.mark.parametrize("players", FILES)
def test_everything_that_is_recorded_is_counted(players: int) -> None:
    with gzip.open(FILES[players], "rt", encoding="utf-8") as file:
        next(file)
        events = [event for line in file for event in json.loads(line)["events"]]
    kinds = [event[0] for event in events]
    here = COMPARED[players]
    assert (kinds.count("ask"), kinds.count("good"), kinds.count("state")) == (
        here.asked + here.forced,
        here.goods,
        here.states,
    )
    assert set(kinds) == {"begin", "ask", "good", "move", "reshuffle", "state"}


def test_the_recorded_games_use_every_card() -> None:
    placed = {
        card
        for path in FILES.values()
        for recording in recordings(path)
        for state in recording.states
        for seat in state["seats"]
        for card in recording.cards(seat["tableau"])
    }
    assert RULES.names(set(range(len(RULES.cards))) - placed) == ()


# The comparison can fail: each fault planted in the rules is told.

Fault = Callable[[pytest.MonkeyPatch], None]


def few(tmp_path: Path, games: int = 40) -> Path:
    """A file with some of the recorded games."""
    path = tmp_path / "few.jsonl.gz"
    with gzip.open(FILES[2], "rt", encoding="utf-8") as file:
        lines = [line for line, _ in zip(file, range(games + 1), strict=False)]
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(lines)
    return path


def a_wrong_discount(patch: pytest.MonkeyPatch) -> None:
    right = Powers.discount_for
    patch.setattr(Powers, "discount_for", lambda self, card: right(self, card) + 1)


def no_colony_ship(patch: pytest.MonkeyPatch) -> None:
    right = costs.ways
    wrong = lambda powers, card, hand: [way for way in right(powers, card, hand) if not way[0]]  # noqa: E731
    patch.setattr("starcup_race._rules.payment.ways", wrong)
    patch.setattr(costs, "ways", wrong)


def alien_goods_sell_for_four(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(consume, "PRICES", (2, 3, 4, 4))


def some_worlds_left_out(patch: pytest.MonkeyPatch) -> None:
    right = costs.can_settle
    wrong = lambda powers, card, hand: card.cost != 2 and right(powers, card, hand)  # noqa: E731
    patch.setattr("starcup_race._rules.placing.can_settle", wrong)


def powers_optional(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Use, "optional", property(lambda self: True))


def no_draw_for_most(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(produce.DrawForMost, "run", lambda self, table: None)


def eleven_in_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(terms, "MOST_CARDS", 11)


def keep_two(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(explore, "KEEP", 2)


def a_score_too_high(patch: pytest.MonkeyPatch) -> None:
    right = RaceTable.gain_chips

    def wrong(self: RaceTable, seat: int, amount: int, source: str) -> None:
        right(self, seat, amount + (source == "mining_conglomerate"), source)

    patch.setattr(RaceTable, "gain_chips", wrong)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (a_wrong_discount, r"place: options of place: here"),
        (no_colony_ship, r"place: options of place: here"),
        (alien_goods_sell_for_four, r"hands: here|hand of seat"),
        (some_worlds_left_out, r"place: options of place: here"),
        (powers_optional, r"consume: options of consume: here|consumed|what seat"),
        (no_draw_for_most, r"the end of round \d+: supply: here"),
        (eleven_in_hand, r"number for|was asked|hands"),
        (keep_two, r"keep: number for keep: here \(2, 2\), recorded \(1, 1\)"),
        (a_score_too_high, r"chips|pool"),
    ],
)
def test_a_fault_in_the_rules_is_told_with_its_place(
    fault: Fault, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    tally, differing = follow(few(tmp_path))
    assert tally.games + len(differing) == 40
    assert differing
    for line in differing:
        assert re.match(r"game \d+ of \d+ rounds: (set-up|round \d+, seat \d, [a-z-]+|the end.*?): ", line), line
    assert [line for line in differing if re.search(told, line)], differing[:3]


def test_a_wrong_score_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    right = type(RULES).scores
    monkeypatch.setattr(type(RULES), "scores", lambda self, table: right(self, table)[::-1])
    _, differing = follow(few(tmp_path, 5))
    assert len(differing) == 5
    assert "the end: scores: here" in differing[0]


# The command.


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (None, "no such file"),
        ([""], r'line 1: expected {"cards": [names of all 114 cards]}'),
        (['{"cards": ["Gem Wrld"]}'], "line 1: there is no card 'Gem Wrld' (did you mean 'Gem World'?)"),
        (["GOOD", '{"players": 2}'], "line 2: expected a recorded game (KeyError: 'scores')"),
        (["GOOD", "{"], "line 2: expected a recorded game (JSONDecodeError"),
    ],
)
def test_a_file_of_another_form_is_refused(
    lines: list[str] | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl.gz"
    if lines is not None:
        with gzip.open(FILES[2], "rt", encoding="utf-8") as file:
            good = next(file).strip()
        with gzip.open(path, "wt", encoding="utf-8") as file:
            file.write("\n".join(lines).replace("GOOD", good))
    assert main([str(path)]) == 2
    shown = capsys.readouterr()
    assert told in shown.err
    assert (shown.out, len(shown.err.splitlines())) == ("", 1)


def test_a_file_that_is_not_gzipped_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("{}", encoding="utf-8")
    assert main([str(path)]) == 2
    assert f"{path}: expected a gzipped file of recorded games" in capsys.readouterr().err
    assert main([]) == 2
    assert "usage: recorded_games.py FILE..." in capsys.readouterr().err


def test_the_command_tells_what_agrees_and_what_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = few(tmp_path, 3)
    command = [sys.executable, "scripts/recorded_games.py", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{path}: 3 of 3 games agree: " in done.stdout
    monkeypatch.setattr(explore, "KEEP", 2)
    assert main([str(path)]) == 1
    out = capsys.readouterr().out
    assert f"{path}: 0 of 3 games agree" in out
    assert "  game 1 of 16 rounds: round " in out
