"""What a reader's version, times and lists tell: only what he may see, and all of it."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest

from starcup import Rng
from starcup.host import Clock, Host, Link, NewGame
from tests.host.playing import GAMES, Party, Shared, party
from tests.host.puppets import Puppets


def hidden_answers(table: Party, rng: Rng, most: int = 12) -> int:
    """Answer for seat 1 as long as that is nobody else's business, and return how many answers that were.

    In Roll the workers of a seat are assigned by several choices behind its screen, while all others do the same.
    """
    made = 0
    while made < most:
        hosted = table.host.looking(table.seat(1))
        decision = hosted.game.decision(1)
        if decision is None or hosted.game.table.lanes is None:
            break
        # The last answer is told: nobody waits for the seat any more.
        quiet = [choice for choice in decision.legal if not _ends(hosted.game, choice)]
        if not quiet:
            break
        table.host.submit(table.seat(1), rng.choice(quiet).text, decision.number)
        made += 1
    return made


def _ends(game: object, choice: object) -> bool:
    twin = game.clone()  # type: ignore[attr-defined]
    twin.submit(1, choice)
    return twin.decision(1) is None or twin.table.lanes is None


def assigning(seed: int = 1, **asked: object) -> Party:
    """Return a game of Roll in which both seats assign their workers."""
    return Party(Host(), NewGame(("client", "client"), "roll", seed=seed, **asked))  # type: ignore[arg-type]


def test_nobody_is_told_when_others_answer_behind_their_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    now = datetime.now(UTC)
    clock = Clock(600, "first")
    table = Party(Host(Shared(), Puppets()), NewGame(("client", "client"), "roll", seed=1, clock=clock))
    others = (table.seat(0), table.watch, table.settings)
    before = [told(table, link) for link in others]
    monkeypatch.setattr("starcup.host.hosted_game.datetime", _At(now + timedelta(seconds=70)))
    monkeypatch.setattr("starcup.host.storage.datetime", _At(now + timedelta(seconds=70)))
    time.sleep(0.001)
    own = table.host.table(table.seat(1)).version
    assert hidden_answers(table, Rng(3))
    assert table.host.table(table.seat(1)).version > own
    assert [told(table, link) for link in others] == before


def test_nor_by_a_host_that_reads_the_game_again() -> None:
    shared = Shared()
    here, there = shared.host(), shared.host()
    table = Party(here, NewGame(("client", "client"), "roll", seed=1))
    others = (table.seat(0), table.watch, table.settings)
    for link in others:
        there.table(link)
    shared.tell()
    table.host = there
    before = [told(table, link) for link in others]
    table.host = here
    assert hidden_answers(table, Rng(3))
    shared.tell()
    table.host = there
    assert [told(table, link) for link in others] == before
    shared.tell()
    assert table.host.table(table.seat(1)).version > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_version_changes_with_what_its_reader_sees_and_never_else(game: str) -> None:
    rng, table = Rng(6), party(game, 2)
    links = (table.seat(0), table.seat(1), table.watch)
    seen = {link: _sight(table, link) for link in links}
    for _ in range(60):
        if table.finished:
            break
        table.act(rng, undos=6)
        for link in links:
            version, sight = _sight(table, link)
            before, former = seen[link]
            assert version >= before
            assert (version == before) == (sight == former), link.seat
            seen[link] = version, sight


def test_asking_and_refusals_change_no_version() -> None:
    table = party("race")
    before = told(table, table.seat(0))
    hosted = table.host.looking(table.seat(0))
    hosted.why(0, "nonsense", "en")
    hosted.orders(0, "en")
    table.host.subscribe(table.seat(0), lambda: None)()
    assert told(table, table.seat(0)) == before


def told(table: Party, link: Link) -> object:
    """Return all that a reader is told without asking anything: his table, where the game is, and its clock."""
    return table.host.table(link, since=0), table.host.mine(link)


def _sight(table: Party, link: Link) -> tuple[int, object]:
    found = table.host.table(link)
    return found.version, (found.scene, found.waited_for, found.undo, found.players, found.outcome)


class _At:
    """A clock that stands still."""

    def __init__(self, moment: datetime) -> None:
        self._moment = moment

    def now(self, zone: object = None) -> datetime:
        return self._moment
