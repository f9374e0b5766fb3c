"""Standing orders and seats: kept when a game is read again, handed to bots and back."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest

from starcup import Rng, games
from starcup.host import Bots, Host, HostedGame, NewGame, Refused, Storage
from starcup.messages import PSEUDO, unmarked_words
from starcup.wire.order_results import Order
from tests.host.playing import Party, Shared, code, party
from tests.host.puppets import Puppets


def with_bots(*seats: str, game: str = "race", storage: Storage | None = None, bots: Bots | None = None) -> Party:
    return Party(Host(storage, bots or Puppets()), NewGame(seats, game, seed=1))


def hand(table: Party, seat: int, player: str, *, by_host: bool = False) -> None:
    link = table.settings if by_host else table.seat(seat)
    table.host.act(link, lambda hosted: hosted.hand_over(seat, player))


def players(table: Party) -> tuple[str, ...]:
    return table.host.table(table.watch).players


# Seats.


def test_a_seat_goes_to_a_bot_and_back_and_stays_so_when_the_game_is_read_again() -> None:
    table, rng = with_bots("client", "client"), Rng(1)
    hand(table, 1, "first")
    assert players(table) == ("client", "first")
    for _ in range(20):
        assert table.asked() == [0]
        table.act(rng)
    with pytest.raises(Refused) as refused:
        table.host.submit(table.seat(1), "nonsense", 1)
    assert code(refused.value) == "not-your-seat"
    table.host = Host(table.host.storage, Puppets())
    assert players(table) == ("client", "first")
    hand(table, 1, "client")
    table.host = Host(table.host.storage, Puppets())
    assert players(table) == ("client", "client")
    while 1 not in table.asked():
        table.act(rng)


def test_the_settings_hand_over_any_seat_but_none_without_a_person() -> None:
    table = with_bots("client", "client", "first")
    hand(table, 0, "first", by_host=True)
    hand(table, 0, "client", by_host=True)
    with pytest.raises(Refused) as refused:
        hand(table, 2, "client", by_host=True)
    assert code(refused.value) == "no-seat"
    for seat in (-1, 3):
        with pytest.raises(Refused) as refused:
            hand(table, seat, "first", by_host=True)
        assert code(refused.value) == "no-seat"
    with pytest.raises(Refused) as refused:
        hand(table, 0, "nobody")
    assert code(refused.value) == "unknown-player"


def test_a_bot_that_thinks_answers_when_it_is_done() -> None:
    puppets = Puppets()
    table = with_bots("client", "slow", bots=puppets)
    woken: list[int] = []
    table.host.subscribe(table.seat(0), lambda: woken.append(1))
    rng = Rng(1)
    for _ in range(20):
        while 0 in table.asked():
            table.act(rng)
        length, told = len(table.log), len(woken)
        assert puppets.speak() == 1
        assert len(table.log) > length
        assert len(woken) > told


def test_what_a_bot_thought_for_a_person_who_is_back_is_not_done() -> None:
    puppets = Puppets()
    table = with_bots("client", "client", bots=puppets)
    hand(table, 1, "slow")
    ((_, _, decision, told),) = puppets.thinking
    hand(table, 1, "client")
    length = len(table.log)
    assert callable(told)
    told(decision.legal[0].text)
    assert len(table.log) == length
    assert 1 in table.asked()


@pytest.mark.parametrize("by_host", [False, True])
@pytest.mark.parametrize("player", ["client", "first"])
def test_the_seat_of_a_bot_that_failed_is_handed_to_another(player: str, by_host: bool) -> None:
    table = with_bots("client", "client")
    hand(table, 1, "faulty")
    fault = table.host.table(table.watch).fault
    assert fault is not None and fault.code == "bot-failed"
    with pytest.raises(Refused) as refused:
        table.host.submit(table.seat(0), *table.choice(0, Rng(1)))
    assert code(refused.value) == "stopped"
    hand(table, 1, player, by_host=by_host)
    assert table.host.table(table.watch).fault is None
    table.play(Rng(1), 10)


def test_where_there_are_no_bots_a_game_with_one_goes_on_when_its_seat_is_handed_to_its_person() -> None:
    table = with_bots("client", "client")
    hand(table, 1, "first")
    table.host = Host(table.host.storage)
    while table.host.table(table.watch).fault is None:
        table.act(Rng(1))
    hand(table, 1, "client")
    assert table.host.table(table.watch).fault is None
    table.play(Rng(1), 10)


def test_an_error_of_whoever_brings_bots_leaves_nothing_half_done() -> None:
    table = with_bots("client", "client")
    log = table.log
    with pytest.raises(RuntimeError):
        hand(table, 1, "rude")
    assert table.log == log
    assert players(table) == ("client", "client")
    table.play(Rng(1), 5)
    assert Host(table.host.storage).table(table.watch).scene == table.host.table(table.watch).scene


def test_there_are_games_without_bots() -> None:
    table = party("race")
    with pytest.raises(Refused):
        hand(table, 0, "greedy")
    for seats in (("client", "greedy"), ("greedy", "greedy")):
        with pytest.raises(Refused) as refused:
            Host().new(NewGame(seats, "race"))
        assert code(refused.value) == "unknown-player"
    with pytest.raises(Refused) as refused:
        table.host.looking(table.seat(0)).hint(0, None, None, "en")
    assert code(refused.value) == "no-hints"


def test_bots_alone_play_to_the_end_at_once() -> None:
    table = with_bots("first", "first", game="tiny-epic")
    assert table.finished
    assert table.opened.seats == (None, None)
    assert Host(table.host.storage).mine(table.watch).finished


# Orders.


def orders_of(table: Party, seat: int) -> tuple[Order, ...]:
    return table.host.looking(table.seat(seat)).orders(seat, "en").orders


def test_orders_outlive_a_game_that_is_read_again() -> None:
    rng, table = Rng(3), party("tiny-epic", 3)
    for number in range(90):
        if table.finished:
            break
        seat = rng.below(3)
        if number % 7 == 3:
            _order_something(table, seat, rng)
        elif number % 11 == 5:
            table.host.act(table.seat(seat), partial(HostedGame.stop_orders, seat=seat, kind="", language="en"))
        else:
            table.act(rng, undos=9)
        held = [orders_of(table, seat) for seat in range(3)]
        again = Party.__new__(Party)
        again.host, again.opened = Host(table.host.storage), table.opened
        again.links, again.watch, again.settings = table.links, table.watch, table.settings
        log = table.log
        if number % 5 == 0:
            assert [orders_of(again, seat) for seat in range(3)] == held, number
            assert table.log == log, "a game that is read again does nothing by itself"
            table = again
    assert any(line.startswith("# order") for line in table.log)
    assert any(line.startswith("# end order") for line in table.log)


def _order_something(table: Party, seat: int, rng: Rng) -> None:
    possible = table.host.looking(table.seat(seat)).orders(seat, "en").possible
    offer = possible[rng.below(len(possible))]
    choice, until = rng.choice(offer.choices).choice, rng.choice(offer.until).name
    try:
        table.host.act(table.seat(seat), lambda hosted: hosted.order(seat, choice, until, offer.kind, "en"))
    except Refused as refused:
        assert code(refused) in ("over-at-once", "finished")


def test_an_answer_that_was_taken_back_is_not_given_again_by_who_reads_the_game() -> None:
    shared = Shared()
    here, there = shared.host(), shared.host()
    found = 0
    for seed in range(20):
        rng = Rng(seed)
        table = Party(here, NewGame(("client",) * 4, "tiny-epic", seed=seed))
        while not table.finished and found < 2:
            length = len(table.log)
            actor = table.act(rng)
            for seat in {int(line[0]) for line in table.log[length:] if line[0].isdecimal()} - {actor}:
                if not here.table(table.seat(seat)).undo.possible:
                    continue
                found += 1
                here.act(table.seat(seat), partial(HostedGame.undo, seat=seat, language="en"))
                log = table.log
                there.table(table.watch)
                Host(shared).table(table.watch)
                assert table.log == log
    assert found


def test_orders_are_given_at_first_to_people_alone() -> None:
    table = with_bots("client", "client", "first", game="tiny-epic")
    assert games.find("tiny-epic").load().standing
    given = {line.split()[2] for line in table.log if line.startswith("# order")}
    assert given == {"0", "1"}
    hand(table, 0, "first")
    assert {line.split()[3] for line in table.log if line.startswith("# end order")} == {"0"}
    hand(table, 0, "client")
    assert orders_of(table, 0) == ()


@pytest.mark.parametrize(("game", "people"), [("roll", 2), ("race", 2), ("tiny-epic", 1), ("tiny-epic", 2)])
def test_orders_are_told_in_the_language_of_their_reader(game: str, people: int) -> None:
    table = party(game, people)
    offers = table.host.looking(table.seat(0)).orders(0, PSEUDO).possible
    assert bool(offers) == bool(games.find(game).load().standing)
    told = [text for offer in offers for text in (offer.where, *[choice.label for choice in offer.choices])]
    told += [condition.text for offer in offers for condition in offer.until]
    for offer in offers:
        for choice, until in product(offer.choices, offer.until):
            deed = partial(
                HostedGame.order, seat=0, choice=choice.choice, until=until.name, kind=offer.kind, language="en"
            )
            table.host.act(table.seat(0), deed)
            held = table.host.looking(table.seat(0)).orders(0, PSEUDO).orders
            told += [order.text for order in held]
            assert [order for order in held if order.kind == offer.kind and choice.label in order.text]
    assert [text for text in told if unmarked_words(text)] == []
