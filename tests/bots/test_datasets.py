"""Datasets: rows replay to the same journal; files do not depend on the workers, and are whole or absent."""

from __future__ import annotations

import json
import signal
from array import array
from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
import starcup_harbour
from pyarrow import parquet as pq
from starcup_harbour.game import GAME as HARBOUR
from starcup_salvage.game import GAME as SALVAGE

from starcup import Actions, Game, Pack, games
from starcup.features import layout_of
from starcup_bots import BotError, bot_seed, dataset_file, make, simulate
from starcup_bots.datasets import DatasetWriter, RecordedGame, game_at, read_info, record_games
from tests.bots.conftest import Install
from tests.bots.test_any_game import Toy

BOX = Pack.from_folder(Path(starcup_harbour.__path__[0]) / "box")
PACKS: Mapping[str, list[Pack]] = {"harbour": [BOX]}
STRANGERS: Mapping[str, games.AnyGame] = {"salvage": SALVAGE, "harbour": HARBOUR}
GAMES = ("roll", "race", "tiny-epic", *STRANGERS)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples are known; what tests register is not known to other tests."""
    monkeypatch.setattr(games, "_KNOWN", {})
    for game in STRANGERS.values():
        games.register(game)


def recorded(
    key: str, *seeds: int, players: int = 2, bots: tuple[str, ...] = ("random",), **settings: Any
) -> list[RecordedGame]:
    packs = PACKS.get(key, [])
    return list(record_games(packs, bots, players, seeds or (3,), game=key, **settings))


def write(path: Path, recorded_games: list[RecordedGame]) -> Path:
    with DatasetWriter(path) as writer:
        for game in recorded_games:
            writer.add(game)
    return path


# What the rows say.


@pytest.mark.parametrize("key", GAMES)
def test_rows_replay_to_the_journal_of_the_game(key: str) -> None:
    (game,) = recorded(key, 3)
    rows = game.rows
    rules = games.find(key).load(PACKS.get(key, []))
    played = Game.new(rules, 2, 3)
    bots = [make("random", bot_seed(3, seat), key) for seat in range(2)]
    again = game_at(rows, 0, rules)
    for row in rows.to_pylist():
        (decision, *_) = played.waiting()
        played.submit(decision.seat, bots[decision.seat].choose(decision, None))
        assert (row["seat"], row["kind"], row["legal_choices"]) == (decision.seat, decision.kind, len(decision.legal))
        again.submit(row["seat"], row["choice"])
    assert again.finished
    assert again.journal_text() == played.journal_text()
    assert rows["final_score"].to_pylist() == [played.scores(0)[seat].total for seat in rows["seat"].to_pylist()]


@pytest.mark.parametrize("key", GAMES)
def test_a_row_brings_back_its_position(key: str) -> None:
    (recorded_game,) = recorded(key, 4, players=2, observations=True)
    rules = games.find(key).load(PACKS.get(key, []))
    layout = layout_of(rules).variant(players=2)
    numbered = key not in STRANGERS or rules.domains
    for row in range(0, recorded_game.rows.num_rows, max(1, recorded_game.rows.num_rows // 12)):
        values = recorded_game.rows.slice(row, 1).to_pylist()[0]
        game = game_at(recorded_game.rows, row, rules)
        decision = game.waiting()[0]
        assert (values["decision"], values["seat"], values["kind"]) == (row, decision.seat, decision.kind)
        assert values["round"] == game.round_number
        assert (values["scores"] or []) == [score.total for score in game.scores(decision.seat)]
        assert array("h", values["observation"]).tobytes() == layout.packed(game.view(decision.seat), decision.seat)
        if numbered:
            actions = Actions(rules)
            assert tuple(values["legal_actions"]) == actions.legal(decision)
            assert actions.choice(decision, *values["actions"]).text == values["choice"]


@pytest.mark.parametrize("key", ["roll", "race", "tiny-epic"])
def test_what_was_chosen_is_among_what_was_legal(key: str) -> None:
    bots = ("greedy", "random")
    for game in recorded(key, 1, 2, bots=bots, rotate=True):
        chosen, legal = game.rows["actions"].to_pylist(), game.rows["legal_actions"].to_pylist()
        assert [
            (numbers, options)
            for numbers, options in zip(chosen, legal, strict=True)
            if not set(numbers) <= set(options)
        ] == []


@pytest.mark.parametrize(("key", "players"), [("roll", 3), ("race", 2), ("salvage", 3), ("tiny-epic", 1)])
def test_results_stand_in_every_row_of_their_seat(key: str, players: int) -> None:
    results = list(simulate(PACKS.get(key, []), ["random"], players, range(4), game=key))
    for result, game in zip(results, recorded(key, *range(4), players=players), strict=True):
        assert game.result == result
        assert game.rows.num_rows == result.decisions
        for row in game.rows.to_pylist():
            seat = row["seat"]
            assert row["bot"] == result.bots[seat]
            assert row["final_score"] == result.scores[seat]
            assert row["win_share"] == (1 / len(result.winners) if seat in result.winners else 0)
            assert (row["place"] == 1) == (seat in result.winners)
            assert row["end_reasons"] == "+".join(result.reasons)
            assert (row["game"], row["players"], row["seed"]) == (key, players, result.seed)


def test_games_are_numbered_and_bots_change_seats() -> None:
    recorded_games = recorded("race", 5, 8, bots=("greedy", "random"), rotate=True)
    assert [game.rows["game_number"].unique().to_pylist() for game in recorded_games] == [[0], [1]]
    assert [game.result.bots for game in recorded_games] == [("random", "greedy"), ("greedy", "random")]
    assert [game.rows["decision"].to_pylist() for game in recorded_games] == [
        [*range(game.rows.num_rows)] for game in recorded_games
    ]


def test_a_game_without_numbers_scores_and_rounds(toy: Toy) -> None:
    games.register(toy)
    (game,) = recorded("toy")
    row = game.rows.to_pylist()[0]
    assert [row[name] for name in ("actions", "legal_actions", "scores", "round")] == [None, None, None, 0]
    assert game_at(game.rows, 4).waiting()[0].kind == game.rows["kind"][4].as_py()


WRONG = """
import starcup_bots
from starcup_bots.random_bot import RandomBot

class Wrong(RandomBot):
    asked, last = 0, None

    def choose(self, decision, view):
        self.asked += 1
        self.last = super().choose(decision, view) if self.asked < 10 else self.last
        return self.last

@starcup_bots.hookimpl
def bots():
    return [starcup_bots.BotKind("wrong", "Says again what it said.", Wrong, game="race")]
"""


def test_the_rows_of_a_game_end_where_a_bot_fails(install: Install) -> None:
    install("wrong", "wrong_bot", WRONG)
    (game,) = recorded("race", 1, bots=("random", "wrong"))
    assert game.result.fault is not None and game.result.fault.reason == "illegal"
    assert game.rows.num_rows == game.result.decisions
    assert game.rows["end_reasons"].unique().to_pylist() == ["fault"]
    ends = {(row["seat"], row["place"], row["win_share"]) for row in game.rows.to_pylist()}
    assert ends == {(0, 1, 1.0), (1, 2, 0.0)}
    assert game.rows["seat"].to_pylist().count(1) == 9
    last = game.rows.to_pylist()[-1]
    game_at(game.rows, game.rows.num_rows - 1).submit(last["seat"], last["choice"])


# Files.


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    path = write(tmp_path / "race.parquet", recorded("race", 7, 8, 9, bots=("greedy", "random")))
    info = read_info(path)
    assert (info.game, info.players, info.bots, info.rotate) == ("race", 2, ("greedy", "random"), False)
    assert (info.games, info.first_seed, info.last_seed, info.complete) == (3, 7, 9, True)
    assert info.decisions == pq.read_metadata(path).num_rows
    assert info.actions == len(Actions(info.ruleset()))
    assert [stamp.split()[0] for stamp in info.packs] == ["race-base"]
    assert {code.split()[0] for code in info.code} >= {"starcup", "starcup_bots", "starcup_race"}
    table = pq.read_table(path)
    assert game_at(table, table.num_rows - 1).waiting()
    assert all(field.metadata[b"description"] for field in table.schema)


def test_the_fields_of_observations_are_named(tmp_path: Path) -> None:
    path = write(tmp_path / "race.parquet", recorded("race", 1, observations=True))
    info, column = read_info(path), pq.read_table(path)["observation"]
    assert column.type.list_size == sum(len(field.names) for field in info.observation)
    numbers = column.to_pylist()[0]
    (players,) = [field for field in info.observation if field.name == "players"]
    assert numbers[players.start] == 2
    for field in info.observation:
        values = numbers[field.start : field.start + len(field.names)]
        assert all(low <= number <= high for low, number, high in zip(field.least, values, field.most, strict=True))


@pytest.mark.parametrize("observations", [False, True])
def test_the_same_games_make_the_same_file(tmp_path: Path, *, observations: bool) -> None:
    first, second = (
        write(tmp_path / name, recorded("race", 1, 2, observations=observations)).read_bytes() for name in ("a", "b")
    )
    assert first == second


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    files = []
    for workers in (1, 2, 3):
        path = tmp_path / f"{workers}.parquet"
        with DatasetWriter(path) as writer:
            for game in record_games([], ["greedy", "random"], 2, range(60), workers, rotate=True, game="race"):
                writer.add(game)
        files.append(path.read_bytes())
    assert files[0] == files[1] == files[2]


def test_groups_are_written_as_games_finish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from starcup_bots import dataset_file

    monkeypatch.setattr(dataset_file, "ROWS", 400)
    recorded_games = recorded("race", *range(8))
    with DatasetWriter(tmp_path / "race.parquet") as writer:
        for game in recorded_games[:6]:
            writer.add(game)
        (part,) = tmp_path.iterdir()
        assert part.name.startswith(".") and part.stat().st_size > 10_000
        for game in recorded_games[6:]:
            writer.add(game)
    file = pq.ParquetFile(tmp_path / "race.parquet")
    assert [path.name for path in tmp_path.iterdir()] == ["race.parquet"]
    assert file.num_row_groups > 2
    assert file.read() == pa.Table.from_batches([game.rows for game in recorded_games])


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
def test_what_is_stopped_leaves_the_whole_games(tmp_path: Path, error: type[BaseException]) -> None:
    recorded_games = recorded("race", 1, 2)
    with pytest.raises(error), DatasetWriter(tmp_path / "race.parquet") as writer:
        for game in recorded_games:
            writer.add(game)
        raise error
    info = read_info(tmp_path / "race.parquet")
    assert (info.games, info.complete) == (2, False)
    assert pq.read_table(tmp_path / "race.parquet").num_rows == sum(game.rows.num_rows for game in recorded_games)


def test_ctrl_c_while_a_game_is_added_waits_until_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_table = pq.ParquetWriter.write_table

    def interrupted(writer: pq.ParquetWriter, *arguments: Any, **named: Any) -> None:
        signal.raise_signal(signal.SIGINT)
        write_table(writer, *arguments, **named)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(pq.ParquetWriter, "write_table", interrupted)
    monkeypatch.setattr("starcup_bots.dataset_file.ROWS", 1)
    (game,) = recorded("race", 1)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
    try:
        with pytest.raises(KeyboardInterrupt), DatasetWriter(tmp_path / "race.parquet") as writer:
            writer.add(game)
            pytest.fail("the signal is lost")
    finally:
        signal.signal(signal.SIGINT, before)
    assert read_info(tmp_path / "race.parquet").decisions == game.rows.num_rows


def test_nothing_is_left_without_games_or_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "race.parquet"
    with DatasetWriter(path):
        pass
    with pytest.raises(KeyboardInterrupt), DatasetWriter(path):
        raise KeyboardInterrupt

    def full(*arguments: Any, **named: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pq.ParquetWriter, "write_table", full)
    with pytest.raises(OSError, match="No space"):
        write(path, recorded("race", 1))
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "race.parquet"
    recorded_games = recorded("race", 1)
    with pytest.raises(BotError, match="exists already"), DatasetWriter(path) as writer:
        writer.add(recorded_games[0])
        path.write_text("mine")
    with pytest.raises(BotError, match="exists already"):
        DatasetWriter(path)
    assert path.read_text() == "mine"


# Refusals.

REFUSED: Mapping[str, tuple[Callable[[Path], object], str]] = {
    "no folder": (lambda folder: DatasetWriter(folder / "new" / "x"), "no such folder"),
    "not open": (lambda folder: DatasetWriter(folder / "x").add(recorded("race")[0]), "inside a `with` block"),
    "no dataset": (lambda folder: read_info(parquet(folder)), "no dataset of games"),
    "no Parquet": (lambda folder: read_info(text(folder)), "no Parquet file"),
    "another version": (lambda folder: read_info(parquet(folder, {"format": 9})), "format 9, expected 1"),
    "damaged": (lambda folder: read_info(parquet(folder, {"format": 1})), "no dataset of games: .*game"),
    "a long seed": (lambda folder: recorded("race", 2**63), "from 0 to 9223372036854775807"),
    "a seed below 0": (lambda folder: recorded("race", -1), "from 0 to"),
    "no row": (lambda folder: game_at(recorded("race")[0].rows, 100_000), "expected 0 to"),
    "rows before": (lambda folder: game_at(recorded("race")[0].rows.slice(5), 7), "expected those before it"),
    "other packs": (lambda folder: read_info(other_packs(folder)).ruleset(), "packs race-base 0 abc; found race-base"),
}


def parquet(folder: Path, settings: Mapping[str, object] | None = None) -> Path:
    metadata = None if settings is None else {"starcup.dataset": json.dumps(settings)}
    pq.write_table(pa.table({"x": [1]}).replace_schema_metadata(metadata), folder / "x.parquet")
    return folder / "x.parquet"


def text(folder: Path) -> Path:
    (folder / "x.parquet").write_text("no table")
    return folder / "x.parquet"


def other_packs(folder: Path) -> Path:
    settings = json.loads(recorded("race")[0].rows.schema.metadata[b"starcup.dataset"])
    return parquet(folder, settings | {"packs": ["race-base 0 abc"]})


@pytest.mark.parametrize("what", REFUSED)
def test_refusals(tmp_path: Path, what: str) -> None:
    action, message = REFUSED[what]
    with pytest.raises(BotError, match=message):
        action(tmp_path)


def test_seeds_may_be_endless() -> None:
    recorded_games: Iterator[RecordedGame] = record_games([], ["random"], 2, count(7), game="race")
    assert [game.result.seed for game in islice(recorded_games, 3)] == [7, 8, 9]


# Memory.


def test_rows_are_written_in_groups_while_games_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than a group is kept in memory, however many games there are."""
    monkeypatch.setattr(dataset_file, "ROWS", 500)
    path, sizes, longest = tmp_path / "games.parquet", set[int](), 0
    with DatasetWriter(path) as writer:
        for game in record_games([], ["random"], 2, range(12), game="race"):
            writer.add(game)
            longest = max(longest, len(game.rows))
            sizes.add(sum(file.stat().st_size for file in tmp_path.iterdir()))
    metadata = pq.read_metadata(path)
    groups = [metadata.row_group(number).num_rows for number in range(metadata.num_row_groups)]
    assert len(sizes) > 3
    assert len(groups) > 3
    assert max(groups) < 500 + longest
