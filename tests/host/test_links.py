"""Links: each opens one thing, and what is kept of them opens nothing."""

from __future__ import annotations

import pytest

from starcup import Rng
from starcup.host import Host, MemoryStorage, NewGame, Refused
from tests.host.playing import Party, party


def test_each_token_opens_what_it_is_for() -> None:
    table = party("race", 3)
    assert [(table.seat(seat).role, table.seat(seat).seat) for seat in range(3)] == [("seat", n) for n in range(3)]
    assert (table.watch.role, table.watch.seat) == ("watch", None)
    assert (table.settings.role, table.settings.seat) == ("host", None)
    tokens = [*table.opened.seats, table.opened.watch, table.opened.host]
    assert len({*tokens}) == 5


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda token: "",
        lambda token: token[:-1],
        lambda token: token[1:],
        lambda token: f"{token}0",
        lambda token: f" {token}",
        lambda token: f"{token}\n",
        lambda token: token.upper(),
        lambda token: token[:-1] + ("0" if token[-1] != "0" else "1"),
        lambda token: f"{token.partition('.')[0]}.{'0' * 40}",
        lambda token: f"aaaaaaaaaa.{token.partition('.')[2]}",
        lambda token: token.replace(".", ":"),
        lambda token: token.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")),
    ],
)
def test_a_spoilt_token_opens_nothing(spoilt: object) -> None:
    table = party("race")
    assert callable(spoilt)
    for token in (table.opened.seats[0], table.opened.watch, table.opened.host):
        with pytest.raises(Refused) as refused:
            table.host.link(spoilt(token))
        assert refused.value.refusal.code == "no-link"


def test_the_secret_of_one_game_opens_no_other() -> None:
    host = Host()
    table, other = party("race", host=host), party("race", host=host)
    secret = str(table.opened.seats[0]).partition(".")[2]
    with pytest.raises(Refused):
        host.link(f"{other.opened.game}.{secret}")


def test_the_token_of_a_feed_opens_the_feed_alone() -> None:
    table = party("race")
    feed = table.seat(0).token.feed.text
    assert table.host.feed(feed).seat == 0
    with pytest.raises(Refused):
        table.host.link(feed)
    for token in (table.opened.seats[0], table.opened.watch, table.opened.host):
        with pytest.raises(Refused):
            table.host.feed(str(token))


@pytest.mark.parametrize("opened_again", [False, True])
def test_no_token_is_kept(opened_again: bool) -> None:
    storage = MemoryStorage()
    table = Party(Host(storage), NewGame(("client", "client"), "race", seed=3))
    if opened_again:
        table.host = Host(storage)
    table.play(Rng(1), 5)
    found = storage.snapshot(table.opened.game)
    assert found is not None
    kept = "\n".join([*table.log, found[0]])
    for link in (table.seat(0), table.seat(1), table.watch, table.settings):
        assert link.token.secret not in kept
        assert link.token.digest in kept
        assert link.token.feed.secret not in kept


@pytest.mark.parametrize("opened_again", [False, True])
def test_a_journal_says_nothing_of_links(opened_again: bool) -> None:
    table = party("race")
    table.play(Rng(2))
    if opened_again:
        table.host = Host(table.host.storage)
    journal = table.host.looking(table.watch).text()
    for link in (table.seat(0), table.seat(1), table.watch, table.settings):
        for secret in (link.token.secret, link.token.digest, link.token.feed.secret, link.token.feed.digest):
            assert secret not in journal
    assert "link-" not in journal
    again = Party.__new__(Party)
    again.host = table.host
    assert again.host.load(journal, NewGame(("client", "client"))).game != table.opened.game
