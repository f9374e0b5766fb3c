"""The clock of a hosted game: whose time is up has his answers given by a bot, until he is back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo

import pytest

from starcup import Rng
from starcup.host import Clock, Host, MemoryStorage, NewGame, Refused
from tests.host.playing import Party, code
from tests.host.puppets import Puppets


class Time:
    """The time of day for hosts, as the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now = datetime(2030, 1, 1, tzinfo=UTC)
        for module in ("host", "hosted_game", "storage"):
            monkeypatch.setattr(f"starcup.host.{module}.datetime", self)

    def now(self, zone: tzinfo) -> datetime:
        return self._now

    def fromisoformat(self, text: str) -> datetime:
        return datetime.fromisoformat(text)

    def pass_by(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)

    def iso(self, seconds: float = 0) -> str:
        return (self._now + timedelta(seconds=seconds)).isoformat(timespec="seconds")


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def timed(storage: MemoryStorage | None = None, game: str = "race", seconds: int = 100) -> Party:
    return Party(Host(storage, Puppets()), NewGame(("client", "client"), game, seed=1, clock=Clock(seconds, "first")))


def until(table: Party) -> tuple[str | None, ...]:
    clock = table.host.table(table.watch).clock
    assert clock is not None
    return clock.until


def test_who_does_not_answer_in_time_is_played_by_a_bot_until_he_is_back(time: Time) -> None:
    table = timed()
    assert until(table) == (time.iso(100), time.iso(100))
    time.pass_by(99)
    table.host.tick()
    assert table.host.table(table.watch).players == ("client", "client")
    while 0 in table.asked():
        table.host.submit(table.seat(0), *table.choice(0, Rng(1)))
    assert 1 in table.asked()
    time.pass_by(2)
    table.host.tick()
    assert table.host.table(table.watch).players == ("client", "first")
    assert until(table) == (time.iso(100), None)
    with pytest.raises(Refused) as refused:
        table.host.submit(table.seat(1), "pass", 1)
    assert code(refused.value) == "not-your-seat"
    time.pass_by(50)
    table.host.act(table.seat(1), lambda hosted: hosted.hand_over(1, "client"))
    while until(table)[1] is None:
        table.act(Rng(1))
    assert until(table)[1] == time.iso(100)


def test_the_time_runs_on_while_no_server_does(time: Time) -> None:
    storage = MemoryStorage()
    table = timed(storage)
    time.pass_by(60)
    while 0 in table.asked():
        table.host.submit(table.seat(0), *table.choice(0, Rng(1)))
    before = until(table)
    assert before[1] == time.iso(40)
    time.pass_by(20)
    table.host = Host(storage, Puppets())
    assert until(table) == before
    time.pass_by(21)
    table.host.tick()
    assert table.host.table(table.watch).players == ("client", "first")


def test_lists_and_feeds_tell_since_when_a_seat_is_asked(time: Time) -> None:
    table = timed()
    asked = time.iso()
    time.pass_by(60)
    while 0 in table.asked():
        table.host.submit(table.seat(0), *table.choice(0, Rng(1)))
    assert table.host.mine(table.seat(1)).asked == asked
    assert table.host.mine(table.seat(0)).asked is None
    assert table.host.mine(table.watch).asked is None


def test_a_bot_that_is_not_here_stops_no_other_clock(time: Time) -> None:
    storage = MemoryStorage()
    table, other = timed(storage), timed(storage)
    host = Host(storage)
    host.table(table.watch)
    bots = Puppets()
    host.bots = host.shelf.all_bots = bots
    host.table(other.watch)
    other.host = host
    while 0 in other.asked():
        host.submit(other.seat(0), *other.choice(0, Rng(1)))
    time.pass_by(101)
    host.tick()
    assert host.table(table.watch).players == ("client", "client")
    assert host.table(other.watch).players == ("client", "first")


@pytest.mark.parametrize("clock", [Clock(0, "first"), Clock(-1, "first"), Clock(10**9, "first"), Clock(5, "client")])
def test_a_clock_that_makes_no_sense_is_refused(clock: Clock) -> None:
    with pytest.raises(Refused) as refused:
        Host(None, Puppets()).new(NewGame(("client", "client"), "race", clock=clock))
    assert code(refused.value) == "refused"
    with pytest.raises(Refused) as refused:
        Host(None, Puppets()).new(NewGame(("client", "client"), "race", clock=Clock(5, "nobody")))
    assert code(refused.value) == "unknown-player"
