"""``starcup serve`` while bots think: nobody is held up, and a client learns who is waited for."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from starcup import Game, Rng
from starcup.roll import RollRuleset
from starcup.roll.wire.views import view_of
from starcup.wire import codec
from starcup.wire import results as r
from starcup_bots import bot_seed, make
from starcup_bots.hosting import workers
from starcup_bots.hosting.thinking import question_of
from starcup_cli.server.server import Server
from tests.cli.helpers import end, spawn
from tests.cli.serving import Client, first, play_out, texts
from tests.engine.random_play import somewhere
from tests.engine.test_hidden_information import change_hidden

BOTS = '''
import os, sys, time
from pathlib import Path
import starcup_bots

HERE = Path(__file__).parent

class Sleepy:
    """Thinks until a file is there."""
    def __init__(self, seed):
        pass
    def choose(self, decision, view):
        print("thinking")
        os.write(1, b"thinking\\n")
        while not (HERE / "awake").exists():
            time.sleep(0.01)
        return decision.legal[0]

class Crash(Sleepy):
    def choose(self, decision, view):
        os._exit(3)

class Leave(Sleepy):
    def choose(self, decision, view):
        sys.exit("enough")

class Mute(Sleepy):
    def choose(self, decision, view):
        return None

class Counting(Sleepy):
    """Remembers how often it was asked."""
    asked = 0
    def choose(self, decision, view):
        self.asked += 1
        (HERE / "asked").write_text(f"{self.asked} {decision.number}")
        return decision.legal[-1]

@starcup_bots.hookimpl
def bots():
    kinds = {"sleepy": Sleepy, "crash": Crash, "leave": Leave, "mute": Mute, "counting": Counting}
    return [starcup_bots.BotKind(name, "For tests.", kind) for name, kind in kinds.items()]
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bots of these tests lie, installed."""
    folder = tmp_path / "site"
    info = folder / "slow_bots-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: slow-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[starcup.bots]\nslow = slow_bots\n")
    (folder / "slow_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "slow_bots", raising=False)
    return folder


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    """A client whose server may seat the bots of these tests."""
    client = Client()
    yield client
    client.server.close()


def answered(client: Client, status: r.Status) -> r.Status:
    """The status when the client has answered all that it is asked, and a bot thinks."""
    while status.waiting:
        status = client.status("submit", **first(status))
    return status


def test_a_game_whose_bot_thinks_is_told_at_once_and_others_go_on(client: Client, folder: Path) -> None:
    status = client.status("new", seats=["client", "sleepy"], seed=7)
    assert (status.waited_for, [decision.seat for decision in status.waiting]) == ((0, 1), [0])
    status = answered(client, status)
    assert (status.waited_for, status.waiting, status.outcome, status.fault) == ((1,), (), None, None)
    other = client.status("new", seats=["client", "random"], seed=1)
    assert play_out(client, other, Rng(1)).outcome is not None
    assert client.status("waiting", game=status.game) == status
    (folder / "awake").touch()
    later = client.status("wait", game=status.game)
    assert later.waiting
    assert 1 not in later.waited_for
    assert later.version > status.version


def test_a_wait_ends_with_a_change_or_its_seconds(client: Client, folder: Path) -> None:
    status = client.status("new", seats=["client", "client", "sleepy"], seed=7)
    assert client.status("wait", game=status.game, seconds=0) == status
    assert client.status("wait", game=status.game, version=status.version, seconds=0) == status
    told: list[str] = []
    ask = {"id": 1, "method": "wait", "game": status.game, "version": status.version}
    client.server.receive(json.dumps(ask), told.append)
    assert told == []
    after = client.status("submit", **first(status))
    (line,) = told
    assert codec.read_answer(line).result == after
    assert client.status("wait", game=status.game, version=status.version) == after
    assert client.refused("wait", game=status.game, seat=2).code == "not-your-seat"


def test_a_game_that_is_closed_is_not_waited_for(client: Client) -> None:
    status = client.status("new", seats=["client", "sleepy"], seed=7)
    told: list[str] = []
    client.server.receive(json.dumps({"id": 1, "method": "wait", "game": status.game}), told.append)
    client.ask("close", game=status.game)
    error = codec.read_answer(told[0]).error
    assert error is not None
    assert error.code == "closed"
    assert client.refused("wait", game=status.game).code == "unknown-game"


def test_a_hint_that_takes_time_holds_nobody_up(client: Client, folder: Path) -> None:
    status = client.status("new", seats=["client", "random"], seed=7)
    told: list[str] = []
    ask = {"id": 1, "method": "hint", "game": status.game, "seat": 0, "bot": "sleepy"}
    client.server.receive(json.dumps(ask), told.append)
    assert client.status("waiting", game=status.game) == status
    assert told == []
    (folder / "awake").touch()
    while not told:
        client.server.turn()
    hint = cast(r.Hint, codec.read_answer(told[0]).result)
    assert (hint.seat, hint.number, hint.choice) == (0, 0, texts(status.waiting[0])[0])


def test_a_thought_holds_though_another_took_a_choice_back(client: Client, folder: Path) -> None:
    status = client.status("new", seats=["client", "sleepy"], seed=7)
    answered(client, status)
    undone = client.status("undo", game=status.game, seat=0)
    assert undone.waited_for == (0, 1)
    (folder / "awake").touch()
    later = client.status("wait", game=status.game)
    assert 1 not in later.waited_for
    assert later.waiting == undone.waiting


@pytest.mark.slow
def test_a_bot_that_thinks_is_asked_as_it_would_be_here(client: Client) -> None:
    """The same answers as in one process, from the same seed, in the same order: all that it sees is the same."""
    status = client.status("new", seats=["client", "hard"], seed=3, omniscient=True)
    game, bot = Game.new(RollRuleset.load(["base"]), 2, 3), make("hard", bot_seed(3, 1))
    for _ in range(30):
        asked = game.decision(1)
        while asked is not None:
            game.submit(1, bot.choose(asked, game.view(1)))
            asked = game.decision(1)
        status = client.status("wait", game=status.game)
        assert status.fault is None
        assert client.view(status.game, 1) == view_of(game.view(1))
        own = game.decision(0)
        assert own is not None
        game.submit(0, own.legal[0])
        status = client.status("submit", game=status.game, seat=0, choice=own.legal[0].text)


def test_a_bot_remembers_what_it_was_asked(client: Client, folder: Path) -> None:
    status = client.status("new", seats=["client", "counting"], seed=7)
    for _ in range(12):
        status = client.status("submit", **first(status)) if status.waiting else client.status("wait", game=status.game)
    client.status("wait", game=status.game)  # what it is writing down is read when it is whole
    asked, number = map(int, (folder / "asked").read_text().split())
    assert asked == number + 1 > 3


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        pytest.param("crash", "its process ended", marks=pytest.mark.slow),
        ("leave", "ended with exit code 1: enough"),
        ("mute", "expected one of the legal choices"),
    ],
)
def test_a_bot_that_fails_elsewhere_stops_its_game_and_no_other(client: Client, bot: str, said: str) -> None:
    status = client.status("new", seats=["client", bot], seed=7)
    status = client.status("wait", game=status.game)
    assert status.fault is not None
    assert (status.fault.code, status.waited_for) == ("bot-failed", ())
    assert said in status.fault.message
    assert f"{bot!r} (seat 1)" in status.fault.message
    assert client.refused("submit", **first(status)).code == "stopped"
    assert client.refused("hint", game=status.game, seat=0, bot=bot).code == "bot-failed"
    again = client.status("new", seats=["client", "counting"], seed=7)
    assert client.status("wait", game=again.game).fault is None


def test_a_bot_that_never_answers_stops_its_game(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_SECONDS", 0.1)
    status = client.status("new", seats=["client", "sleepy"], seed=7)
    fault = client.status("wait", game=status.game).fault
    assert fault is not None
    assert "no answer within 0.1 seconds" in fault.message


@pytest.mark.slow
def test_a_pack_that_changed_meanwhile_is_played_on_as_it_was(client: Client, folder: Path, tmp_path: Path) -> None:
    from tests.cli.helpers import run

    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    status = client.status("new", seats=["client", "counting"], packs=["base", f"{tmp_path}/my-stars"], seed=3)
    status = client.status("wait", game=status.game)
    tiles = tmp_path / "my-stars" / "src" / "my_stars" / "tiles.toml"
    tiles.write_text(tiles.read_text(encoding="utf-8").replace("cost = 2", "cost = 5"), encoding="utf-8")
    other = client.status("new", seats=["client", "counting"], packs=["base", f"{tmp_path}/my-stars"], seed=3)
    for _ in range(12):
        for state in (status, other):
            now = client.status("wait", game=state.game)
            assert now.fault is None
            client.ask("submit", **first(now))


@pytest.mark.slow
def test_at_the_end_of_the_input_what_was_asked_is_still_answered(folder: Path, saves: Path) -> None:
    (folder / "awake").touch()
    process = spawn(saves, "serve", "--stdio", PYTHONPATH=str(folder))
    lines = [
        {"id": 1, "method": "new", "seats": ["client", "sleepy"], "seed": 7},
        {"id": 2, "method": "hint", "game": "g1", "seat": 0, "bot": "sleepy"},
        {"id": 3, "method": "wait", "game": "g1"},
        {"id": 4, "method": "wait", "game": "g1", "version": 10_000},
        {"id": 5, "method": "games"},
    ]
    try:
        out, err = process.communicate("".join(f"{json.dumps(line)}\n" for line in lines), timeout=120)
    finally:
        end(process)
    answers = {answer["id"]: answer["result"] for answer in map(json.loads, out.splitlines())}
    assert set(answers) == {1, 2, 3, 4, 5}
    assert answers[3]["waited_for"] == [0]
    assert process.returncode == 0
    assert "thinking" in err
    assert "Traceback" not in err


@pytest.mark.sampled(default=2)
@pytest.mark.skipif(os.name != "posix", reason="no signals")
@pytest.mark.parametrize(
    ("number", "code"), [pytest.param(signal.SIGTERM, 143, marks=pytest.mark.slow), (signal.SIGINT, 130)]
)
def test_a_server_that_is_told_to_end_does_not_wait_for_bots(
    folder: Path, saves: Path, number: signal.Signals, code: int
) -> None:
    process = spawn(saves, "serve", "--stdio", PYTHONPATH=str(folder))
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        process.stdin.write('{"id": 1, "method": "new", "seats": ["client", "sleepy"]}\n')
        process.stdin.flush()
        process.stdout.readline()
        while "thinking" not in process.stderr.readline():
            pass
        process.send_signal(number)
        assert process.wait(timeout=60) == code
        assert "Warning" not in process.stderr.read()
    finally:
        end(process)


# What a client may know.


def test_nothing_hidden_gets_to_where_bots_think() -> None:
    """What is sent there is the same, byte for byte, whatever the seat can't know; and it is what the seat sees."""
    rules, changed = RollRuleset.load(["base"]), 0
    for seed in range(40):
        game = somewhere(rules, seed)
        for decision in game.waiting():
            twin = game.clone()
            changed += change_hidden(twin.table, decision.seat, Rng(seed))
            question = question_of(game, decision)
            assert question_of(twin, decision) == question
            world = Game.load(rules, question.world)
            again = world.decision(decision.seat)
            assert again is not None
            assert (again.number, again.kind) == (decision.number, decision.kind)
            assert list(again.legal) == list(decision.legal)
            assert world.view(decision.seat) == game.view(decision.seat)
    assert changed > 40


def test_the_status_of_a_seat_shows_that_seat_alone(client: Client) -> None:
    status = client.status("new", seats=["client", "client", "random"], seed=7)
    assert [decision.seat for decision in status.waiting] == [0, 1]
    for seat in (0, 1):
        alone = client.status("waiting", game=status.game, seat=seat)
        assert [decision.seat for decision in alone.waiting] == [seat]
        assert alone.waited_for == (0, 1)
    assert client.refused("waiting", game=status.game, seat=2).code == "not-your-seat"
    after = client.status("submit", **first(status))
    assert after.undo == (0,)
    assert client.status("waiting", game=status.game, seat=1).undo == ()
    assert client.status("waiting", game=status.game, seat=0).undo == (0,)
    seen = client.status("new", seats=["client", "random"], omniscient=True)
    assert client.status("waiting", game=seen.game, seat=1).waiting == ()
    assert client.refused("waiting", game=seen.game, seat=2).code == "no-seat"


def test_versions_count_what_is_seen_and_not_what_happens_behind_screens(client: Client) -> None:
    """While all assign, nobody can tell from the version how much the others have done; only that they have done."""
    status, rng = client.status("new", seats=["client", "client"], seed=7), Rng(5)
    hidden = 0
    while status.waiting and hidden < 60:
        view = client.view(status.game, 0)
        alone = client.status("waiting", game=status.game, seat=0)
        decision = rng.choice(status.waiting)
        text = rng.choice(texts(decision))
        after = client.status("submit", game=status.game, seat=decision.seat, choice=text)
        assert after.version == status.version + 1
        mine = client.status("waiting", game=status.game, seat=0)
        same = client.view(status.game, 0) == view and after.waited_for == status.waited_for
        if decision.seat == 1 and same:
            hidden += view.at_once
            assert mine == alone
        else:
            assert mine.version == alone.version + 1
        status = after
    assert hidden >= 60


def test_who_is_waited_for_is_told_when_nobody_of_the_clients_is_asked() -> None:
    server = Server()
    client = Client(server)
    status = client.status("new", seats=["client", "client"], seed=7)
    seen = set()
    for _ in range(80):
        assert set(status.waited_for) == {decision.seat for decision in status.waiting}
        seen.add(status.waited_for)
        status = client.status("submit", **first(status))
    assert seen >= {(0, 1), (1,)}
