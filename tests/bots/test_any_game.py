"""Bots, simulations, arenas, search and balance of a game that is not Roll: the toy, installed by a fixture."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from attrs import evolve

from starcup import Game, GameError, StarcupError, games
from starcup.games import GameDefinition
from starcup_bots import BotError, BotFault, advise, bot_seed, finish, make, play, runner, simulate, summary
from starcup_bots.arena import Plan, changed, run, stamped
from starcup_bots.arena_store import Store
from starcup_bots.executors import local
from starcup_bots.random_bot import RandomBot
from starcup_bots.search import SearchBot, SearchBudget
from starcup_bots.standings import standings
from tests.bots.conftest import Install
from tests.bots.matches import played
from tests.bots.toy_game import ScoredToy
from tests.kernel.toy import STOP, Push, ToyRules, ToyTable, ToyView

Toy = GameDefinition[ToyTable, ToyView]

SEARCHER = """
import starcup_bots

@starcup_bots.hookimpl
def bots():
    return [
        starcup_bots.search_kind("toy", budget=starcup_bots.SearchBudget(playouts=60, seconds=0)),
        starcup_bots.BotKind("greedy", "Takes what comes first.", First, game="toy"),
    ]

class First:
    needs_view = False
    def __init__(self, seed): pass
    def choose(self, decision, view): return decision.legal[0]
"""
QUICK = SearchBudget(playouts=60, seconds=0.0)


# Games.


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_game_is_played_to_its_end_and_summed_up(toy: Toy, players: int) -> None:
    ruleset = toy.load()
    game = play(ruleset, [make("random", seat, "toy") for seat in range(players)], seed=4)
    result = summary(game, ["random"] * players)
    assert result.scores == tuple(seat.score for seat in game.table.seats)
    assert result.lines == tuple((("dared", score),) for score in result.scores)
    assert result.line("dared") == result.scores and result.line("chips") == (0,) * players
    assert result.winners == ruleset.winners(game.table)
    assert (result.rounds, result.reasons) == (0, ())


def test_a_game_that_nobody_has_registered_is_played_as_well() -> None:
    game = play(ToyRules(), [RandomBot(1), RandomBot(2)], seed=1)
    assert summary(game).scores == tuple(seat.score for seat in game.table.seats)


def test_bots_are_named_and_play_as_in_a_simulation(toy: Toy, install: Install) -> None:
    """The bots of the game itself are meant, with the seeds that a simulation gives them."""
    install("searcher", "searcher_of_toy", SEARCHER)
    bots = ["greedy", "random"]
    (result,) = simulate([], bots, 2, [5], game="toy")
    assert summary(play(toy.load(), bots, 5), bots) == result
    game = Game.new(toy.load(), players=2, seed=5)
    with pytest.raises(BotError, match=r"unknown bot 'randm' of A toy \(did you mean 'random'\?\)"):
        finish(game, ["random", "randm"])
    with pytest.raises(BotError, match=r"bots: expected a list of bots or of their names, .* found a str"):
        finish(game, "random")
    assert not game.table.answered[0], "nothing was played"


@pytest.mark.parametrize("name", ["greedy", "planner", "normal", "hard"])
def test_a_bot_of_another_game_is_refused_before_the_first_question(name: str) -> None:
    game = Game.new(games.find("race").load(), players=2, seed=1)
    refusal = r"the bot at seat 1 plays 'roll', and the game is 'race'; expected .* make\(name, seed, game='race'\)"
    with pytest.raises(BotError, match=refusal):
        finish(game, ["random", make(name, 1)])
    assert not any(game.table.answered)
    finish(game, ["random", make("greedy", 1, game="race")])


def test_a_game_that_derives_from_another_is_played_by_its_bots() -> None:
    class Variant(ToyRules):
        game = "variant"

    class OfToys(RandomBot):
        game = ToyRules.game

    assert play(Variant(), [OfToys(1), OfToys(2)], seed=1).finished


def test_a_game_that_asks_for_ever_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With so few questions in a usual game, these have no end in sight."""
    monkeypatch.setattr(games, "_KNOWN", {})
    monkeypatch.setattr(runner, "MOST_TIMES", 2)
    games.register(GameDefinition("toy", "A toy", range(1, 4), ScoredToy, questions=4))
    with pytest.raises(BotError, match="seed 1: no end after 8 decisions"):
        play(ScoredToy(), [RandomBot(1), RandomBot(2)], seed=1)


# Simulations.


def test_results_are_the_same_in_several_processes(toy: Toy, install: Install) -> None:
    install("searcher", "searcher_of_toy", SEARCHER)
    bots = ["greedy", "random"]
    alone = list(simulate([], bots, 2, range(12), rotate=True, game="toy"))
    assert list(simulate([], bots, 2, range(12), 2, rotate=True, game="toy")) == alone
    assert {name for result in alone for name in result.bots} == {"greedy", "random"}


def test_a_game_that_only_this_process_knows_is_refused_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", {})
    games.register(GameDefinition("toy", "A toy", range(1, 4), ScoredToy))
    assert len(list(simulate([], ["random"], 2, range(2), game="toy"))) == 2
    with pytest.raises(BotError, match="game 'toy' is registered in this process only; other processes find games"):
        simulate([], ["random"], 2, range(2), workers=2, game="toy")
    with pytest.raises(BotError, match="game 'toy' is registered in this process only"):
        run(stamped(Plan(("random",), game="toy", deals=2)), local(2))


def test_bad_orders_are_refused(toy: Toy) -> None:
    with pytest.raises(GameError, match="A toy has no packs; expected no packs, found base"):
        simulate(["base"], ["random"], 2, [1], game="toy")
    with pytest.raises(BotError, match="unknown bot 'normal' of A toy; available: random"):
        simulate([], ["normal"], 2, [1], game="toy")
    with pytest.raises(GameError, match=r"unknown game 'toi' \(did you mean 'toy'\?\)"):
        simulate([], ["random"], 2, [1], game="toi")
    with pytest.raises(StarcupError, match="unknown game"):
        Plan(("random",), game="toi")


# Arenas.


@pytest.fixture
def plan(toy: Toy, install: Install) -> Plan:
    install("searcher", "searcher_of_toy", SEARCHER)
    return stamped(Plan(("search", "random"), game="toy", deals=12))


@pytest.mark.slow
def test_an_arena_ranks_the_bots_of_a_game(plan: Plan) -> None:
    records = played(plan)
    assert played(evolve(plan, deals=3), local(2)) == records[:6]
    results = standings(plan.bots, records)
    assert [standing.bot for standing in results.bots] == ["search", "random"]
    assert [name for name, _ in results.bots[0].lines] == ["dared"]
    assert results.reasons == {"over": 24}
    for game in records:
        assert all((seat.place == 1) == (place in game.winners) for place, seat in enumerate(game.seats))


def test_the_folder_of_an_arena_says_which_game_it_is(plan: Plan, tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    store = Store.create(folder, plan)
    for record in played(evolve(plan, deals=2)):
        store.append(record)
    plan_file = json.loads((folder / "plan.json").read_text())["plan"]
    assert (plan_file["game"], plan_file["packs"]) == ("toy", [])
    assert any(line.startswith("tests ") for line in plan_file["code"]), "the package of the game has a part in it"
    again = Store.open(folder)
    assert (again.plan, again.records) == (plan, store.records)
    assert changed(again.plan) == ""


@pytest.mark.slow
def test_who_plays_alone_is_compared_by_what_others_made_of_the_same_deal(plan: Plan) -> None:
    alone = stamped(evolve(plan, players=1, deals=20))
    assert (alone.turns, alone.games, alone.line_ups()) == (1, 40, [(0,), (1,)])
    records = played(alone)
    assert {len(game.seats) for game in records} == {1}
    assert Counter(game.deal for game in records) == dict.fromkeys(range(20), 2)
    results = standings(alone.bots, records)
    assert [standing.bot for standing in results.bots] == ["search", "random"]
    better, worse = results.bots
    assert better.score.mean > worse.score.mean and better.rating.mu > worse.rating.mu
    assert better.lead.mean == pytest.approx(better.score.mean - worse.score.mean) == -worse.lead.mean
    won = {bot: [bool(game.winners) for game in records if game.seats[0].bot == bot] for bot in alone.bots}
    rates = {bot: sum(each) / 20 for bot, each in won.items()}
    assert {standing.bot: standing.win_rate.mean for standing in results.bots} == rates
    assert better.fair == worse.fair == pytest.approx(sum(map(sum, won.values())) / 40)
    (ahead, _) = [standing.ahead.mean for standing in results.meetings]
    assert ahead > 0.5


def test_nobody_may_win(toy: Toy) -> None:
    records = played(stamped(Plan(("random",), players=1, game="toy", deals=20)))
    assert {(game.winners, game.seats[0].place) for game in records} == {((0,), 1), ((), 2)}
    assert all((game.seats[0].score >= 12) == bool(game.winners) for game in records)


CHILD = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["method"] == "begin":
        assert (said["game"], said["packs"], said["players"]) == ("toy", ["cards"], 2)
        print(json.dumps({"protocol": said["protocol"]}), flush=True)
    else:
        assert said["view"]["players"] == 2
        print(json.dumps({"choice": said["decision"]["choices"][0]["text"]}), flush=True)
"""


def test_a_program_plays_any_game(toy: Toy, install: Install, tmp_path: Path) -> None:
    install("searcher", "searcher_of_toy", SEARCHER)
    script = tmp_path / "first.py"
    script.write_text(CHILD)
    records = played(stamped(Plan(("greedy", f"first=exec:{sys.executable} {script}"), game="toy", deals=3)))
    assert [game.fault for game in records] == [None] * 6
    assert len({game.seats[0].score for game in records if game.deal == 0}) == 1, "both take what comes first"


# Search and advice.


def test_search_answers_alike_for_the_same_seed_and_only_what_is_legal(toy: Toy) -> None:
    games_played = [
        play(toy.load(), [SearchBot(bot_seed(3, seat), budget=QUICK) for seat in range(3)], seed=3) for _ in range(2)
    ]
    assert games_played[0].journal_text() == games_played[1].journal_text()


def test_search_stops_when_more_can_only_lose(toy: Toy) -> None:
    """With far more at stake than anybody can win back, nobody rolls again."""
    table = toy.load().begin(2, 1)
    table.seats[0].score, table.seats[1].score, table.at_stake = 0, 20, 60
    table.stack = [Push(0)]
    game = Game.at(toy.load(), table)
    (decision,) = game.waiting()
    advice = advise(SearchBot(1, budget=QUICK), decision, game.view(0))
    assert advice.choice == STOP and advice.basis == "playouts"
    assert advice.best is not None and advice.best.odds == 1.0 and advice.best.playouts > 5
    assert advice.next_best is not None and (advice.next_best.odds or 0) < 1


def test_who_plays_alone_is_told_no_odds(toy: Toy) -> None:
    game = Game.new(toy.load(), 1, 5)
    (decision,) = game.waiting()
    advice = advise(SearchBot(1, budget=QUICK), decision, game.view(0))
    assert advice.choice in decision.legal
    assert all(option.odds is None and option.standing is not None for option in advice.options)


def test_search_needs_games_that_sample_worlds() -> None:
    game = Game.new(ToyRules(), 2, 5)
    with pytest.raises(BotFault, match=r"search needs views .* found ToyView without"):
        finish(game, [SearchBot(1), SearchBot(2)])


# Balance.


def test_the_pieces_of_a_game_are_its_own(toy: Toy) -> None:
    pytest.importorskip("numpy")
    from starcup_bots.balance import balance

    records = played(stamped(Plan(("random",), game="toy", players=3, deals=60)))
    pieces = balance(toy.load(), records)
    assert {piece.kind for piece in pieces} == {"card"}
    assert {piece.key for piece in pieces} <= set("123456789")
    assert sum(piece.seats for piece in pieces) == sum(len(dict(seat.built)) for game in records for seat in game.seats)


def test_a_game_without_pieces_or_others_is_refused(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    from starcup_bots.balance import balance, check_pieces

    with pytest.raises(BotError, match="balance compares the seats of one game: expected 2 players or more, found 1"):
        check_pieces(toy.load(), 1)
    monkeypatch.setattr(games, "_KNOWN", {"toy": evolve(toy, bots=None)})
    with pytest.raises(BotError, match="A toy names no pieces whose balance could be looked at"):
        balance(toy.load(), [])
