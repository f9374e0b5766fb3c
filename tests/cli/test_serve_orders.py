"""The server keeps standing orders: messages that fit the schemas, refusals with the nearest, and no word to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from starcup import Rng, games, wire
from starcup.wire import results as r
from starcup.wire.order_results import ChoiceOnOffer, Condition, Order, Orders
from starcup_cli.server.server import Server
from tests.cli.serving import Client, play_out
from tests.cli.test_serve_games import Watched
from tests.kernel.followers import EAGER, FOLLOWERS, FollowRules


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(FOLLOWERS)
    games.register(EAGER)
    client = Watched(Server(), FollowRules())
    yield client
    client.server.close()


def new(client: Client, *seats: str, omniscient: bool = False) -> r.Status:
    return client.status("new", game="followers", seats=seats, seed=1, omniscient=omniscient)


def orders(client: Client, game: str, seat: int) -> Orders:
    return cast(Orders, client.ask("orders", game=game, seat=seat))


def submit(client: Client, game: str, seat: int, choice: str) -> r.Status:
    return client.status("submit", game=game, seat=seat, choice=choice)


def waiting(status: r.Status) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in status.waiting]


def test_what_may_be_ordered_is_told(client: Client) -> None:
    game = new(client, "client", "client").game
    (possible,) = orders(client, game, 0).possible
    assert possible.kind == "follow"
    assert possible.choices == (ChoiceOnOffer("pass", "pass"), ChoiceOnOffer("follow", "follow"))
    assert possible.until[0] == Condition("my-turn", "your turn begins")


def test_an_order_that_people_want_at_first_is_told_and_left_to_the_client(client: Client) -> None:
    game = client.status("new", game="eager", seats=["client", "client"], seed=1).game
    follow, moons = orders(client, game, 1).possible  # the third is for four players
    assert (follow.where, follow.at_first) == ("", "")
    assert (moons.kind, moons.where, moons.at_first) == ("follow-moons", "a moon was played", "follow")
    assert orders(client, game, 1).orders == ()
    until = moons.until[0].name
    client.ask("order", game=game, seat=1, choice=moons.at_first, until=until, kind=moons.kind)
    client.ask("order", game=game, seat=1, choice="pass", until="my-turn")
    client.ask("stop_orders", game=game, seat=1, kind="follow")
    assert orders(client, game, 1).orders == (
        Order("follow-moons", "follow", "stopped", "follow where a moon was played"),
    )
    refusal = client.refused("stop_orders", game=game, seat=1, kind="folow")
    assert (refusal.code, refusal.nearest) == ("unknown-order", "follow")


def test_a_game_without_orders_says_so() -> None:
    client = Client()
    roll = client.status("new", game="roll", seats=["client", "random"], seed=1).game
    assert orders(client, roll, 0) == Orders((), ())
    assert client.refused("order", game=roll, seat=0, choice="pass", until="my-turn").code == "no-orders"
    client.server.close()


def test_an_order_answers_for_its_seat_until_it_is_over(client: Client) -> None:
    game = new(client, "client", "client", "client").game
    client.ask("order", game=game, seat=2, choice="pass", until="my-turn")
    assert orders(client, game, 2).orders == (Order("follow", "pass", "my-turn", "pass until your turn begins"),)
    submit(client, game, 0, "play star")
    assert waiting(submit(client, game, 1, "pass")) == [(0, "turn")]
    client.ask("stop_orders", game=game, seat=2)
    assert orders(client, game, 2).orders == ()
    submit(client, game, 0, "play star")
    assert waiting(submit(client, game, 1, "pass")) == [(2, "follow")]
    status = client.status("order", game=game, seat=2, choice="pass", until="next turn")
    assert waiting(status) == [(1, "turn")]
    assert orders(client, game, 2).orders == ()


def test_orders_and_bots_answer_in_their_turn(client: Client) -> None:
    game = new(client, "client", "random", "client").game
    client.ask("order", game=game, seat=2, choice="follow", until="my-turn")
    submit(client, game, 0, "play star")
    status = submit(client, game, 0, "play star")
    assert waiting(status) == [(0, "follow")]
    events = cast(r.Events, client.ask("events", game=game, seat=0)).events
    assert sum(entry.event.kind == "followed" and entry.event.fields["seat"] == 2 for entry in events) >= 2


def test_undo_stops_the_order(client: Client) -> None:
    game = new(client, "client", "client").game
    submit(client, game, 0, "play star")
    status = client.status("order", game=game, seat=1, choice="pass", until="my-turn")
    assert (waiting(status), status.undo) == ([(0, "turn")], (1,))
    status = client.status("undo", game=game, seat=1)
    assert waiting(status) == [(1, "follow")]
    assert orders(client, game, 1).orders == ()


@pytest.mark.parametrize("omniscient", [False, True])
def test_an_order_is_told_to_no_other_seat(client: Client, omniscient: bool) -> None:
    def seen(seat: int) -> list[object]:
        return [
            client.status("waiting", game=game, seat=seat),
            client.ask("view", game=game, seat=seat),
            client.ask("events", game=game, seat=seat),
            orders(client, game, seat),
        ]

    game = new(client, "client", "client", "client", omniscient=omniscient).game
    before = seen(0), seen(1), client.status("waiting", game=game)
    client.ask("order", game=game, seat=2, choice="pass", until="my-turn")
    assert (seen(0), seen(1), client.status("waiting", game=game)) == before
    client.ask("stop_orders", game=game, seat=2)
    assert (seen(0), seen(1), client.status("waiting", game=game)) == before


@pytest.mark.parametrize(
    ("order", "code", "nearest"),
    [
        ({"choice": "pas", "until": "my-turn"}, "unknown-order", "pass"),
        ({"choice": "pass", "until": "my-tern"}, "unknown-condition", "my-turn"),
        ({"choice": "pass", "until": "my-turn", "kind": "folow"}, "unknown-order", "follow"),
        ({"choice": "", "until": ""}, "unknown-order", None),
        ({"choice": "x" * 4000, "until": "y" * 200}, "unknown-order", None),
        ({"choice": "pass", "until": "my-turn", "seat": 1}, "not-your-seat", None),
        ({"choice": "pass", "until": "my-turn", "seat": 9}, "no-seat", None),
    ],
)
def test_refusals(client: Client, order: dict[str, object], code: str, nearest: str | None) -> None:
    game = new(client, "client", "random").game
    refusal = client.refused("order", **{"game": game, "seat": 0, **order})
    assert (refusal.code, refusal.nearest) == (code, nearest)
    assert len(refusal.message) < 400
    assert orders(client, game, 0).orders == ()
    for method in ("orders", "stop_orders"):
        assert client.refused(method, game=game, seat=1).code == "not-your-seat"


@pytest.mark.parametrize("seed", range(5))
def test_games_with_orders_are_played_out_and_replayed(client: Client, seed: int) -> None:
    status = new(client, "client", "random", "client", omniscient=True)
    for seat, until in ((0, "moon"), (2, "my-turn")):
        client.ask("order", game=status.game, seat=seat, choice="pass", until=until)
    status = play_out(client, client.status("waiting", game=status.game), Rng(seed))
    assert status.outcome is not None
    assert client.refused("order", game=status.game, seat=0, choice="pass", until="moon").code == "finished"
    text = cast(r.JournalResult, client.ask("journal", game=status.game)).text
    assert client.status("load", journal=text).outcome == status.outcome


def test_the_requests_have_a_place_in_the_schemas(client: Client) -> None:
    methods = cast(r.Hello, client.ask("hello")).methods
    assert {"orders", "order", "stop_orders"} <= set(methods)
    assert "GiveOrder" in str(wire.schemas_of(wire.wire_of(FollowRules()))["request"])
