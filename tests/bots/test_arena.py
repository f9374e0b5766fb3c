"""The arena: every deal from every seat, the same results whoever plays, and a folder that loses nothing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from attrs import evolve

from starcup import PackError, Rng, StarcupError
from starcup_bots import BotError
from starcup_bots.arena import Plan, changed, stamped
from starcup_bots.arena_game import GameRecord
from starcup_bots.arena_store import GAMES, PLAN, Store
from starcup_bots.executors import local
from starcup_bots.intervals import UNKNOWN, by_deal, mean_interval, share_interval, wilson
from starcup_bots.protocol import Fault
from starcup_bots.ratings import ratings
from starcup_bots.standings import standings
from tests.bots.matches import played

BOTS = ("greedy", "random")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return stamped(Plan(BOTS, deals=8, seed=5))


@pytest.fixture(scope="module")
def records(plan: Plan) -> list[GameRecord]:
    return played(plan)


# What is played.


def test_every_deal_is_played_from_every_seat(plan: Plan, records: list[GameRecord]) -> None:
    assert [game.game for game in records] == list(range(plan.games)) == list(range(16))
    for first, second in zip(records[::2], records[1::2], strict=True):
        assert (first.seed, first.deal) == (second.seed, second.deal) == (5 + first.deal, first.deal)
        assert [seat.bot for seat in first.seats] == [seat.bot for seat in second.seats][::-1]
        assert [seat.dealt for seat in first.seats] == [seat.dealt for seat in second.seats]


def test_independent_games_have_luck_of_their_own() -> None:
    plan = Plan(BOTS, deals=3, duplicate=False)
    assert [plan.seed_of(job, turn) for job in plan.jobs() for turn in range(2)] == [0, 1, 2, 3, 4, 5]


def test_three_at_a_table_sit_everywhere_once() -> None:
    plan = Plan(("a", "b", "c", "d"), players=3, deals=1)
    assert plan.games == 4 * 3
    seatings = [plan.seating(job, turn) for job in plan.jobs() for turn in range(plan.turns)]
    for bot in "abcd":
        assert [sum(seats[place] == bot for seats in seatings) for place in range(3)] == [3, 3, 3]
    assert Plan(("a", "b"), players=4).line_ups() == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_line_ups_may_be_named() -> None:
    plan = stamped(Plan(("greedy", "random"), players=3, deals=2, tables=((0, 1, 1),)))
    games = played(plan)
    assert [game.seed for game in games] == [0, 0, 0, 1, 1, 1] == [game.deal for game in games]
    assert [[seat.bot for seat in game.seats].index("greedy") for game in games] == [0, 1, 2] * 2
    for deal in range(2):
        dealt = {tuple(seat.dealt for seat in game.seats) for game in games if game.deal == deal}
        assert len(dealt) == 1, "three games of a deal: the same luck for each seat, whoever sits there"
    greedy = next(standing for standing in standings(plan.bots, games).bots if standing.bot == "greedy")
    assert greedy.games == 6 and greedy.fair == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("tables", "message"),
    [
        (((0, 1),), "2 bots; expected one for each of 3 seats"),
        (((0, 1, 2),), "rising places among 2 bots"),
        (((0, 1, 0),), "rising places"),
        (((1, 1, 1),), "measures nothing"),
        (((0, 1, 1), (0, 1, 1)), "named twice"),
    ],
)
def test_impossible_line_ups_are_refused(tables: tuple[tuple[int, ...], ...], message: str) -> None:
    with pytest.raises(BotError, match=message):
        stamped(Plan(BOTS, players=3, tables=tables))


def test_a_record_adds_up(records: list[GameRecord]) -> None:
    for game in records:
        assert sum(game.share(seat) for seat in range(2)) == 1
        assert sorted(seat.place for seat in game.seats) in ([1, 2], [1, 1])
        for seat in game.seats:
            assert [name for name, _ in seat.lines] == ["chips", "tiles", "bonuses"]
            assert sum(points for _, points in seat.lines) == seat.score
            assert all(1 <= number <= game.rounds for _, number in seat.built)
        assert all((game.seats[seat].place == 1) == (seat in game.winners) for seat in range(2))


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(plan: Plan, records: list[GameRecord]) -> None:
    assert played(plan, local(2)) == records


def test_what_is_there_is_not_played_again(plan: Plan, records: list[GameRecord]) -> None:
    assert played(plan, done=range(3, 16)) == records[:3]


def test_more_deals_only_add_to_the_end(plan: Plan, records: list[GameRecord]) -> None:
    assert played(evolve(plan, deals=2)) == records[:4]


def test_a_bot_meets_itself_under_another_label(tmp_path: Path) -> None:
    plan = stamped(Plan(("random", "random"), deals=2, seed=5))
    assert plan.labels == ("random", "random#2")
    games = played(plan)
    assert [[seat.bot for seat in game.seats] for game in games[:2]] == [["random", "random#2"], ["random#2", "random"]]
    assert [seat.score for seat in games[0].seats] == [seat.score for seat in games[1].seats], "the same luck and bots"
    results = {bot.bot: (bot.games, bot.win_rate.mean) for bot in standings(plan.labels, games).bots}
    assert results == {"random": (4, 0.5), "random#2": (4, 0.5)}
    store = Store.create(tmp_path / "arena", plan)
    for game in games[:3]:
        store.append(game)
    again = Store.open(tmp_path / "arena")
    assert played(again.plan, done=list(again.records)) == games[3:]


def test_bad_plans_are_refused() -> None:
    for plan, message in (
        (Plan(("greedy", "randon")), "did you mean 'random'"),
        (Plan(("mine=exec:a", "mine=exec:b")), "2 bots are called 'mine'"),
        (Plan(()), "no bots"),
        (Plan(("greedy", "exec:")), "expected a command"),
        (Plan(("greedy", "exec:'x")), "can't be read"),
        (Plan(BOTS, deals=0), "0 deals"),
        (Plan(BOTS, players=9), "9 players"),
    ):
        with pytest.raises(StarcupError, match=message):
            stamped(plan)
    with pytest.raises(PackError, match="unknown pack"):
        stamped(Plan(BOTS, packs=("bass",)))
    with pytest.raises(BotError, match="0 workers"):
        local(0)


def test_a_worker_with_other_packs_plays_nothing() -> None:
    with pytest.raises(BotError, match="other packs or other code: expected base 0 x, found base"):
        played(Plan(BOTS, deals=1, stamps=("base 0 x",)))


# What comes out.


@pytest.mark.parametrize("game", ["roll", "race"])
def test_the_stamps_are_those_of_the_packages_that_play(game: str) -> None:
    """And of none of Python's, with whose version they would change."""
    plan = stamped(Plan(("normal", "hard"), game=game, deals=1))
    packages = {line.split()[0] for line in plan.code}
    assert packages == {"starcup", "starcup_bots"} | ({"starcup_race"} if game == "race" else set())


def test_greedy_is_clearly_first(records: list[GameRecord]) -> None:
    results = standings(BOTS, records[::-1])
    first, second = results.bots
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.rating.interval[0] > second.rating.interval[1]
    assert first.win_rate.interval[0] > 0.6 > second.win_rate.interval[1]
    assert first.score.interval[0] > second.score.interval[1]
    assert (first.games, first.faults, results.deals) == (16, 0, 8)
    assert first.lead.interval[0] > 0 and first.lead.mean == pytest.approx(first.score.mean - second.score.mean)
    assert second.lead.mean == -first.lead.mean and first.fair == second.fair == 0.5
    assert first.score_quartiles[0] <= first.score_quartiles[1] <= first.score_quartiles[2]
    assert results.rounds[1] <= results.round_quartiles[1] <= results.rounds[2]
    assert abs(sum(part.mean for _, part in first.lines) - first.score.mean) < 1e-9
    assert sum(results.reasons.values()) == 16
    assert results == standings(BOTS, records), "the order of the records does not matter"


def test_who_beats_whom_is_the_same_from_both_sides(records: list[GameRecord]) -> None:
    first, second = standings(BOTS, records).meetings
    assert first.ahead.mean + second.ahead.mean == 1
    assert first.games == second.games == 16


def test_a_game_that_a_bot_loses_by_a_fault_counts_as_a_win_of_the_others(records: list[GameRecord]) -> None:
    seats = tuple(evolve(seat, place=2 if place == 0 else 1) for place, seat in enumerate(records[0].seats))
    failed = evolve(records[0], winners=(1,), seats=seats, fault=Fault(0, "slow", "greedy: no answer"))
    stopped = evolve(records[1], winners=(), fault=Fault(-1, "stopped", "a power failed"))
    results = standings(BOTS, [failed, stopped])
    greedy = next(standing for standing in results.bots if standing.bot == "greedy")
    assert (greedy.faults, greedy.win_rate.mean, greedy.whole) == (1, 0.0, 0)
    assert [number for number, _ in results.faults] == [0, 1]


def test_no_games_no_figures() -> None:
    results = standings(BOTS, [])
    assert (results.games, results.rounds, results.bots[0].win_rate.interval) == (0, (0.0, 0, 0), (0.0, 1.0))


def test_a_bot_in_several_seats_is_rated_once(plan: Plan) -> None:
    games = played(stamped(Plan(BOTS, players=3, deals=1)))
    assert [len({seat.bot for seat in game.seats}) for game in games] == [2] * 6
    rated = ratings(BOTS, games)
    assert rated["greedy"].mu > 25 > rated["random"].mu
    assert rated["greedy"].sigma < 25 / 3


def test_ties_of_some_of_three_are_ties() -> None:
    """Two share the first place, and who is named first does not matter."""
    (game,) = played(stamped(Plan(("greedy", "random", "easy"), players=3, deals=1)), done=(1, 2))
    for order in ((1, 1, 3), (1, 3, 1), (3, 1, 1)):
        seats = tuple(evolve(seat, place=place) for seat, place in zip(game.seats, order, strict=True))
        winners = tuple(seat for seat in range(3) if order[seat] == 1)
        rated = ratings([seat.bot for seat in seats], [evolve(game, seats=seats, winners=winners)])
        first, second = (rated[seats[seat].bot] for seat in winners)
        last = rated[next(seat.bot for seat in seats if seat.place == 3)]
        assert first == second and first.mu > 25 > last.mu
        results = standings([seat.bot for seat in seats], [evolve(game, seats=seats, winners=winners)])
        assert [standing.win_rate.mean for standing in results.bots] == [0.5, 0.5, 0.0]


def test_ratings_are_less_sure_where_the_games_of_a_deal_hang_together(records: list[GameRecord]) -> None:
    """The same results, as 40 independent games and as 8 deals of which each came out one way."""
    seats = records[0].seats
    won = [
        tuple(evolve(seat, place=place) for seat, place in zip(seats, order, strict=True)) for order in ((1, 2), (2, 1))
    ]
    games = [
        evolve(records[0], game=number, seats=won[number // 5 % 2], winners=(number // 5 % 2,)) for number in range(40)
    ]
    apart = ratings(BOTS, [evolve(game, deal=game.game) for game in games])["greedy"]
    together = ratings(BOTS, [evolve(game, deal=game.game // 5) for game in games])["greedy"]
    assert (apart.mu, apart.sigma) == (together.mu, together.sigma)
    assert together.error > 1.3 * apart.error
    assert together.interval == (together.mu - together.error, together.mu + together.error)
    assert together.error >= 1.95 * together.sigma


def test_a_tie_is_no_win_for_whoever_is_named_first(records: list[GameRecord]) -> None:
    seats = tuple(evolve(seat, place=1) for seat in records[0].seats)
    rated = ratings(BOTS, [evolve(records[0], winners=(0, 1), seats=seats)])
    assert rated["greedy"].mu == rated["random"].mu == 25
    assert rated["greedy"].sigma < 25 / 3


def test_intervals_by_deal_know_that_games_hang_together() -> None:
    alone = by_deal((deal, float(deal % 2)) for deal in range(200))
    pairs = by_deal((deal // 2, float(deal // 2 % 2)) for deal in range(200))
    fair = by_deal((deal // 2, float(deal % 2)) for deal in range(200))
    for interval in (mean_interval, share_interval):
        narrow, wide, certain = interval(alone), interval(pairs), interval(fair)
        assert (wide[1] - wide[0]) > 1.3 * (narrow[1] - narrow[0])
        assert narrow == pytest.approx((0.431, 0.569), abs=0.002)
        assert certain == (0.5, 0.5) or interval is share_interval
    everything = by_deal((deal // 2, 1.0) for deal in range(40))
    assert share_interval(everything) == wilson(1.0, 20), "deals are counted, not games"
    assert mean_interval(by_deal([(0, 3.0), (0, 5.0)])) == UNKNOWN, "one deal says nothing about others"


@pytest.mark.parametrize(("deals", "players"), [(8, 2), (8, 4), (15, 3), (40, 2)])
def test_intervals_hold_what_they_promise(deals: int, players: int) -> None:
    """Of many arenas whose truth is known, at least about 95% have it in their interval, with few deals as well."""
    rng, truth, arenas, hits = Rng(deals * players), 1 / players + 0.2, 400, [0, 0]
    for _ in range(arenas):
        wins, scores = [], []
        for deal in range(deals):
            lucky, luck = rng.below(4) == 0, rng.below(1000)
            for _ in range(players):
                drawn = luck if lucky else rng.below(1000)  # now and then the deal decides all its games
                wins.append((deal, float(drawn < 1000 * truth)))
                scores.append((deal, 30 + drawn / 100))
        won, scored = share_interval(by_deal(wins)), mean_interval(by_deal(scores))
        hits[0] += won[0] <= truth <= won[1]
        hits[1] += scored[0] <= 34.995 <= scored[1]
    assert all(0.93 * arenas <= hit for hit in hits), hits


# What is kept.


def stored(folder: Path, plan: Plan, records: Sequence[GameRecord]) -> Path:
    store = Store.create(folder, plan)
    for record in records:
        store.append(record)
    return folder / GAMES


def test_what_was_kept_is_read_again(tmp_path: Path, plan: Plan, records: list[GameRecord]) -> None:
    stored(tmp_path, plan, records[::-1])
    store = Store.open(tmp_path)
    assert store.plan == plan and store.cut == ""
    assert [store.records[number] for number in range(16)] == records
    assert Store.open(tmp_path, deals=9).plan.deals == 9
    with pytest.raises(BotError, match="as many or more, found 3"):
        Store.open(tmp_path, deals=3)
    with pytest.raises(BotError, match="holds an arena already"):
        Store.create(tmp_path, plan)


@pytest.mark.parametrize("damage", ["half", "no end", "no json", "wrong type", "no text"])
def test_a_damaged_last_line_is_cut_off_and_said(
    tmp_path: Path, plan: Plan, records: list[GameRecord], damage: str
) -> None:
    path = stored(tmp_path, plan, records[:3])
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    tails = {
        "half": last[: len(last) // 2],
        "no end": last[:-1],
        "no json": b"{]\n",
        "wrong type": last.replace(b'"rounds":', b'"rounds":true,"x":'),
        "no text": b"\xff\xfe\n",
    }
    path.write_bytes(whole[: -len(last)] + tails[damage])
    store = Store.open(tmp_path)
    assert f"{GAMES}, line 3" in store.cut and "played again" in store.cut
    assert sorted(store.records) == [0, 1]
    store.append(records[2])
    assert path.read_bytes() == whole


def test_damage_elsewhere_is_refused_and_nothing_is_changed(
    tmp_path: Path, plan: Plan, records: list[GameRecord]
) -> None:
    path = stored(tmp_path, plan, records[:3])
    first, *rest = path.read_bytes().splitlines(keepends=True)
    foreign = first.replace(b'"seed":5', b'"seed":6')
    changed = first.replace(b'"rounds":', b'"rounds":1')
    for lines, message in (
        ([b"{\n", *rest], "line 1: this is no JSON"),
        ([foreign, *rest], "line 1: game 0 is not the one of the plan"),
        ([first, changed, *rest], "line 2: game 0 is there twice"),
        ([first.replace(b'"game":0', b'"game":99'), *rest], "line 1: game 99; the plan has 16"),
    ):
        path.write_bytes(b"".join(lines))
        with pytest.raises(BotError, match=message):
            Store.open(tmp_path)
        assert path.read_bytes() == b"".join(lines)


def test_a_folder_that_holds_no_arena_is_refused(tmp_path: Path, plan: Plan) -> None:
    with pytest.raises(BotError, match=r"plan\.json is missing"):
        Store.open(tmp_path)
    Store.create(tmp_path, plan)
    text = json.loads((tmp_path / PLAN).read_text())
    (tmp_path / PLAN).write_text(json.dumps({**text, "format": 9}))
    with pytest.raises(BotError, match="format 9, expected 2"):
        Store.open(tmp_path)
    (tmp_path / PLAN).write_bytes(b"\x9d\xff")
    with pytest.raises(BotError, match=r"plan\.json: this is no text"):
        Store.open(tmp_path)


def test_a_plan_that_was_tampered_with_is_refused(plan: Plan) -> None:
    assert changed(plan) == ""
    for bad, message in (
        (evolve(plan, tables=((0, 7),)), "rising places"),
        (evolve(plan, deals=0), "0 deals"),
        (evolve(plan, bots=("greedy", "randon")), "did you mean 'random'"),
        (evolve(plan, packs=("./nowhere",)), "nowhere"),
    ):
        with pytest.raises(StarcupError, match=message):
            changed(bad)
