"""The method ``hint``: what a bot would do at a question of the client's, over the wire."""

from __future__ import annotations

from math import isclose
from typing import cast

import pytest

from starcup import Game, wire
from starcup.roll import RollRuleset
from starcup.wire import results as r
from starcup.wire.codec import BadMessage
from starcup_bots import advise, make
from tests.cli.serving import Client, first


def begun(client: Client, *seats: str) -> r.Status:
    return client.status("new", seats=list(seats), seed=7)


def hint(client: Client, **values: object) -> r.Hint:
    return cast(r.Hint, client.ask("hint", **values))


def test_a_hint_is_the_bots_own_advice(client: Client) -> None:
    game, local = begun(client, "client", "client").game, Game.new(RollRuleset.load(["base"]), 2, 7)
    for _ in range(60):
        decision = local.waiting()[0]
        seat = decision.seat
        told = advise(make("planner", decision.number), decision, local.view(seat))
        got = hint(client, game=game, seat=seat, bot="planner", number=decision.number)
        assert (got.seat, got.number, got.bot, got.basis) == (seat, decision.number, "planner", told.basis)
        assert got.choice == told.choice.text
        assert [option.choice for option in got.options] == [option.choice.text for option in told.options]
        for option in got.options:
            if option.worth is not None:
                assert isclose(sum(term.amount for term in option.terms), option.worth, abs_tol=1e-3)
        assert got.says.endswith(".")
        local.submit(seat, told.choice)
        client.status("submit", game=game, seat=seat, choice=got.choice)


def test_what_follows_a_choice_is_told(client: Client) -> None:
    status, then = begun(client, "client", "greedy"), 0
    while status.waiting:
        got = hint(client, game=status.game, seat=0, bot="planner")
        status = client.status("submit", game=status.game, seat=0, choice=got.choice)
        for text in got.then:
            then += 1
            if status.waiting and text in [choice.text for choice in status.waiting[0].choices]:
                status = client.status("submit", game=status.game, seat=0, choice=text)
    assert then


@pytest.mark.slow
def test_asking_changes_nothing(client: Client) -> None:
    game = begun(client, "client", "easy").game
    before = client.ask("waiting", game=game)
    first = hint(client, game=game, seat=0)
    assert hint(client, game=game, seat=0) == first
    assert first.bot == "hard"
    assert client.ask("waiting", game=game) == before


def test_a_bot_without_reasons_gives_no_options(client: Client) -> None:
    got = hint(client, game=begun(client, "client", "easy").game, seat=0, bot="random")
    assert (got.basis, got.options, got.note) == ("none", (), "")
    assert got.says.endswith("random gives no reasons.")


@pytest.mark.slow
def test_what_is_not_asked_is_refused(client: Client) -> None:
    game = begun(client, "client", "client", "greedy").game
    refused = client.refused("hint", game=game, seat=0, bot="normel")
    assert (refused.code, refused.nearest) == ("unknown-bot", "normal")
    assert client.refused("hint", game=game, seat=0, bot="exec:true").code == "unknown-bot"
    assert client.refused("hint", game=game, seat=2).code == "not-your-seat"
    assert client.refused("hint", game=game, seat=9).code == "no-seat"
    assert client.refused("hint", game=game, seat=0, number=5).code == "stale"
    (text, *_) = client.status("waiting", game=game).waiting[0].choices
    client.ask("submit", game=game, seat=0, choice=text.text)
    assert hint(client, game=game, seat=0).says == "hint: Ready. There is nothing else to choose."
    client.ask("submit", game=game, seat=0, choice="ready")
    assert client.refused("hint", game=game, seat=0).code == "not-asked"
    assert hint(client, game=game, seat=1).choice


def test_a_game_that_is_over_has_no_hints(client: Client) -> None:
    status = begun(client, "client", "greedy")
    while status.waiting:
        status = client.status("submit", **first(status))
    assert client.refused("hint", game=status.game, seat=0).code == "finished"


@pytest.mark.parametrize("number", ["1", True, None, [1.0]])
def test_numbers_are_read_strictly(number: object) -> None:
    with pytest.raises(BadMessage, match="amount: expected a number"):
        wire.from_json({"name": "site", "amount": number, "odds": None, "workers": []}, r.HintTerm)


def test_whole_numbers_need_no_point() -> None:
    term = wire.from_json({"name": "site", "amount": 1, "odds": 0.5, "workers": ["home"]}, r.HintTerm)
    assert term == r.HintTerm("site", 1.0, 0.5, ("home",))
    assert isinstance(term.amount, float)
