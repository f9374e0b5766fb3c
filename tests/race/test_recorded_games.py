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

from scripts.race_recordings import RULES, Json, Recording, recordings
from scripts.recorded_games import Tally, follow, main
from starcup_race._rules import consume, costs, explore, produce
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


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("players", FILES)
def test_the_recorded_games_are_followed_whole(players: int) -> None:
    followed = follow(FILES[players])
    assert (followed.differing, followed.wrong) == ([], [])
    assert followed.tally == COMPARED[players]


@pytest.mark.sampled(default=3)
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


@pytest.mark.slow
def test_the_recorded_games_use_every_card() -> None:
    placed = {
        card
        for path in FILES.values()
        for recording in recordings(path)
        if isinstance(recording, Recording)
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
    patch.setattr(RaceTable, "hand_limit", lambda self, seat: 11)


def keep_two(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(explore, "_kept", lambda table, number: min(len(table.seats[number].looking), 2))


def a_score_too_high(patch: pytest.MonkeyPatch) -> None:
    right = RaceTable.gain_chips

    def wrong(self: RaceTable, seat: int, amount: int, source: str, doubled: bool = False) -> None:
        right(self, seat, amount + (source == "mining_conglomerate"), source, doubled)

    patch.setattr(RaceTable, "gain_chips", wrong)


@pytest.mark.sampled(default=3)
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
    followed = follow(few(tmp_path))
    differing = followed.differing
    assert followed.tally.games + len(differing) == 40
    assert differing
    for line in differing:
        assert re.match(r"game \d+ of \d+ rounds: (set-up|round \d+, seat \d, [a-z-]+|the end.*?): ", line), line
    assert [line for line in differing if re.search(told, line)], differing[:3]


def test_a_wrong_score_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    right = type(RULES).scores
    monkeypatch.setattr(type(RULES), "scores", lambda self, table: right(self, table)[::-1])
    differing = follow(few(tmp_path, 5)).differing
    assert len(differing) == 5
    assert "the end: scores: here" in differing[0]


# The command.


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (None, "no such file"),
        ([""], r'line 1: expected {"cards": [names of all 114 cards]}'),
        (['{"cards": ["Gem Wrld"]}'], "line 1: there is no card 'Gem Wrld' (did you mean 'Gem World'?)"),
        (["GOOD", '{"players": 2}'], "line 2: expected a recorded game ("),
        (["GOOD", "{"], "line 2: expected a recorded game (no JSON: "),
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
    assert len(shown.err.splitlines()) == 1


def written(path: Path, *lines: str) -> Path:
    """A file with the first line of the recorded games of two players, and these."""
    with gzip.open(FILES[2], "rt", encoding="utf-8") as file:
        path.write_text(next(file) + "\n".join(lines) + "\n", encoding="utf-8")
    return path


def first_game() -> Json:
    """The first recorded game of two players."""
    with gzip.open(FILES[2], "rt", encoding="utf-8") as file:
        next(file)
        found: Json = json.loads(next(file))
    return found


def test_a_file_need_not_be_gzipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "games.jsonl", json.dumps(first_game(), indent=None, sort_keys=True), "")
    assert main([str(path)]) == 0
    assert f"{path}: 1 of 1 games agree: " in capsys.readouterr().out
    assert main([]) == 2
    assert "usage: recorded_games.py FILE..." in capsys.readouterr().err


def test_what_is_wrong_in_one_game_or_file_hides_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = first_game()
    differs = {**good, "scores": [score + 1 for score in good["scores"]]}
    path = written(tmp_path / "games.jsonl", json.dumps(good), "{", json.dumps(differs), json.dumps(good)[:-50])
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(few(tmp_path, 5).read_bytes()[:-2000])
    empty = written(tmp_path / "empty.jsonl")
    assert main([str(cut), str(empty), str(tmp_path), str(path)]) == 2
    shown = capsys.readouterr()
    assert re.search(rf"{cut}: [34] of [34] games agree: ", shown.out)
    assert f"{path}: 1 of 2 games agree: " in shown.out
    assert "  game 3 of 16 rounds: the end: scores: here" in shown.out
    told = shown.err.splitlines()
    assert re.match(rf"{cut}: expected a whole file of recorded games \(Compressed file ended", told[0])
    assert told[1] == f"{empty}: expected recorded games after line 1; found none"
    assert told[2].startswith(f"{tmp_path}: expected a whole file of recorded games (")
    assert [line.split(":")[0] for line in told[3:]] == [f"{path}, line 3", f"{path}, line 5"]


NEW_SPARTA = 3
"""Its number in the records; it has no power in Consume."""
Change = Callable[[Json, Callable[[str], Json]], object]


def strange_winner(game: Json, ask: Callable[[str], Json]) -> None:
    game["winners"][0] = 2


def card_below_zero(game: Json, ask: Callable[[str], Json]) -> None:
    ask("discard")["options"][0] = -1


def no_hands(game: Json, ask: Callable[[str], Json]) -> None:
    del ask("place")["hands"]


def short_hands(game: Json, ask: Callable[[str], Json]) -> None:
    ask("payment")["hands"].pop()


def no_chips(game: Json, ask: Callable[[str], Json]) -> None:
    del next(event[1] for event in game["events"] if event[0] == "state")["seats"][0]["vp"]


def unknown_action(game: Json, ask: Callable[[str], Json]) -> None:
    ask("action")["answer"][0] = 4


def no_world_sold(game: Json, ask: Callable[[str], Json]) -> None:
    ask("trade")["answer"] = []


def no_power_number(game: Json, ask: Callable[[str], Json]) -> None:
    ask("consume_power")["special"].pop()


def seat_below_zero(game: Json, ask: Callable[[str], Json]) -> None:
    next(event for event in game["events"] if event[0] == "ask")[1] = -1


def not_offered(game: Json, ask: Callable[[str], Json]) -> None:
    asked = ask("payment")
    asked["options"] = [card for card in asked["options"] if card not in asked["answer"]]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (strange_winner, "winners"),
        (card_below_zero, "events/"),
        (no_hands, "events/"),
        (short_hands, "hands"),
        (no_chips, "events/"),
        (unknown_action, "events/"),
        (no_world_sold, "events/"),
        (no_power_number, "special"),
        (seat_below_zero, "events/"),
        (not_offered, "answer to payment: expected some of ["),
    ],
)
def test_a_game_of_another_form_is_refused_with_its_place(
    change: Change, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = first_game()
    change(game, lambda kind: next(event[3] for event in game["events"] if event[0] == "ask" and event[2] == kind))
    path = written(tmp_path / "games.jsonl", json.dumps(game))
    assert main([str(path)]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"{path}, line 2: expected a recorded game (")
    assert told in shown.err


def no_consume_power(game: Json, ask: Callable[[str], Json]) -> None:
    asked = ask("consume_power")
    asked["options"][0] = asked["answer"][0] = NEW_SPARTA


def no_windfall(game: Json, ask: Callable[[str], Json]) -> None:
    ask("windfall")["answer"] = []


def other_phase(game: Json, ask: Callable[[str], Json]) -> None:
    ask("place")["action"] = 9


@pytest.mark.parametrize("change", [no_consume_power, no_windfall, other_phase])
def test_a_question_changed_in_a_record_is_told(change: Change, tmp_path: Path) -> None:
    game = first_game()
    change(game, lambda kind: next(event[3] for event in game["events"] if event[0] == "ask" and event[2] == kind))
    followed = follow(written(tmp_path / "games.jsonl", json.dumps(game)))
    assert (followed.tally.games, len(followed.differing), followed.wrong) == (0, 1, [])


def test_the_command_tells_what_agrees_and_what_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = few(tmp_path, 3)
    command = [sys.executable, "scripts/recorded_games.py", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{path}: 3 of 3 games agree: " in done.stdout
    keep_two(monkeypatch)
    assert main([str(path)]) == 1
    out = capsys.readouterr().out
    assert f"{path}: 0 of 3 games agree" in out
    assert "  game 1 of 16 rounds: round " in out
