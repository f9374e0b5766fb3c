"""Hosts on one storage, and storages that fail: nothing acknowledged is lost, nothing is there twice or by half."""

from __future__ import annotations

from functools import partial

import pytest

from starcup import Game, Rng, StarcupError, games
from starcup.host import Host, HostedGame, Link, MemoryStorage, NewGame, Overtaken, Refused
from tests.conftest import Often
from tests.host.playing import GAMES, Failing, Party, Shared, code
from tests.host.puppets import Puppets

SLOW = pytest.mark.slow


def looked_on(host: Host, link: Link, seen: list[int]) -> None:
    """Have a reader at a host look whenever it is woken, as a connection does."""
    host.subscribe(link, lambda: seen.append(host.table(link).version))


@pytest.mark.parametrize(
    "seed",
    [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=[pytest.mark.slow, pytest.mark.thorough])],
)
@pytest.mark.parametrize("game", GAMES)
def test_hosts_that_act_in_turns_and_at_once_lose_nothing_and_do_nothing_twice(
    game: str, seed: int, often: Often
) -> None:
    rng, shared = Rng(seed), Shared()
    hosts = [shared.host(Puppets()) for _ in range(3)]
    table = Party(hosts[0], NewGame(("client", "client", "first"), game, seed=seed))
    for seat in (0, 1):  # orders that people have at first would answer, too
        hosts[0].act(table.seat(seat), partial(HostedGame.stop_orders, seat=seat, kind="", language="en"))
    acknowledged: list[tuple[int, str]] = []
    seen: list[list[int]] = [[] for _ in hosts]
    for host, versions in zip(hosts, seen, strict=True):
        looked_on(host, table.watch, versions)
    for _ in range(60 if seed == 0 else often(500, 5_000)):
        table.host = rng.choice(hosts)
        if table.finished:
            break
        if rng.below(3) == 0:
            shared.tell()  # else the others don't know yet
        asked = table.asked()
        if not asked:  # this host knows less than the others
            shared.tell()
            continue
        seat = rng.choice(asked)
        choice, number = table.choice(seat, rng)
        before = len(table.log)
        try:
            table.host.submit(table.seat(seat), choice, number)
        except Refused as refused:  # by one that did not know that it was answered already
            assert code(refused) in ("stale", "not-asked", "no-such-question", "illegal", "finished"), refused
            assert len(table.log) == before
        else:
            acknowledged.append((seat, choice))
        if rng.below(4) == 0:  # somebody sends it again, to another one
            with pytest.raises(Refused):
                rng.choice(hosts).submit(table.seat(seat), choice, number)
    shared.tell()
    made = [(int(who), what) for who, _, what in (line.partition(" ") for line in table.log) if who in ("0", "1")]
    assert sorted(made) == sorted(acknowledged)
    for seat in (0, 1):
        assert [what for who, what in made if who == seat] == [what for who, what in acknowledged if who == seat]
    saved = {host.looking(table.watch).game.save() for host in hosts}
    assert len(saved) == 1
    shown = {str(host.table(table.watch, since=0).scene) for host in hosts}
    assert len(shown) == 1
    again = Game.replay(games.find(game).load(), "\n".join([*table.log, ""]), trust=True)
    assert {again.save()} == saved


def test_readers_hear_of_what_another_host_did_even_if_it_was_first_met_by_a_refusal() -> None:
    shared, rng = Shared(), Rng(1)
    here, there = shared.host(), shared.host()
    table = Party(here, NewGame(("client", "client"), "race", seed=1))
    seen: list[int] = []
    there.table(table.watch)
    looked_on(there, table.watch, seen)
    while 0 in table.asked():  # whatever it takes until others see something
        number = table.choice(0, rng)
        here.submit(table.seat(0), *number)
    before = len(seen)
    with pytest.raises(Refused):
        there.submit(table.seat(0), *number)
    shared.tell()
    assert len(seen) > before
    assert seen[-1] > seen[0]
    assert there.table(table.watch).scene == here.table(table.watch).scene


def test_readers_hear_again_when_the_storage_is_back() -> None:
    failing = Failing(MemoryStorage(), Rng(0), 0)
    table, rng = Party(Host(failing), NewGame(("client", "client"), "race", seed=1)), Rng(1)
    seen: list[int] = []
    table.host.subscribe(table.watch, lambda: seen.append(1))
    failing.next = "after"
    with pytest.raises(Refused) as refused:
        table.act(rng)
    assert code(refused.value) == "unavailable"
    before = len(seen)
    failing.every = 1
    table.host.tick()
    table.host.changed("", 0)
    assert len(seen) == before
    failing.every = 0
    table.host.tick()
    assert len(seen) > before


@pytest.mark.parametrize("seed", [0, 1, *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 8)]])
def test_of_a_storage_that_fails_at_random_nothing_is_lost_that_was_acknowledged(seed: int) -> None:
    rng = Rng(seed)
    failing = Failing(MemoryStorage(), Rng(seed + 1), 0)
    game = GAMES[seed % 3]
    table = Party(Host(failing, Puppets()), NewGame(("client", "client", "first"), game, seed=seed))
    table.host.subscribe(table.watch, lambda: None)
    failing.every = 6
    acknowledged, open_ended = 0, 0
    for number in range(120 if seed < 2 else 900):
        try:
            if table.finished:
                break
            if number % 9 == 0:
                table.host = Host(failing, Puppets())
            before = failing.storage.read(table.opened.game)
            asked = table.asked()
            if not asked:
                continue
            seat = rng.choice(asked)
            choice, number = table.choice(seat, rng)
            table.host.submit(table.seat(seat), choice, number)
        except Refused as refused:
            assert code(refused) in ("unavailable", "overtaken"), refused
            open_ended += 1
            continue
        log = failing.storage.read(table.opened.game)
        assert log[: len(before)] == before
        assert f"{seat} {choice}" in log[len(before) :]
        acknowledged += 1
    assert acknowledged and open_ended
    failing.every = 0
    log = failing.storage.read(table.opened.game)
    again = Game.replay(games.find(game).load(), "\n".join([*log, ""]), trust=True)
    assert Host(failing.storage, Puppets()).looking(table.watch).game.save() == again.save()
    assert table.host.looking(table.watch).game.save() == again.save()
    assert sum(line[:1] in ("0", "1") for line in log) >= acknowledged


@pytest.mark.parametrize("error", [StarcupError("the database is not as expected"), ValueError("a fault"), OSError()])
def test_what_could_not_be_written_for_any_reason_is_not_known_afterwards(error: Exception) -> None:
    class Broken(MemoryStorage):
        broken = False

        def append(self, *args: object) -> None:
            if self.broken:
                raise error
            super().append(*args)  # type: ignore[arg-type]

    storage = Broken()
    table, rng = Party(Host(storage), NewGame(("client", "client"), "race", seed=1)), Rng(1)
    table.act(rng)
    log, scene = table.log, table.host.table(table.watch).scene
    storage.broken = True
    with pytest.raises(type(error)):
        table.act(rng)
    storage.broken = False
    assert table.log == log
    assert table.host.table(table.watch).scene == scene
    table.play(rng, 10)
    assert Host(storage).looking(table.watch).game.save() == table.host.looking(table.watch).game.save()


def test_a_host_that_is_always_overtaken_gives_up() -> None:
    class Taken(MemoryStorage):
        taken = False

        def append(self, *args: object) -> None:
            if self.taken:
                raise Overtaken("always")
            super().append(*args)  # type: ignore[arg-type]

    storage = Taken()
    table = Party(Host(storage), NewGame(("client", "client"), "race", seed=1))
    storage.taken = True
    with pytest.raises(Refused) as refused:
        table.act(Rng(1))
    assert code(refused.value) == "overtaken"
