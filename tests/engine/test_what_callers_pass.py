"""The library takes what stands for what it wants, and refuses all else in one sentence."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from starcup import BadArgument, Game, IllegalChoice, JournalError, Pack, PackError, Rng, StarcupError, games, playout
from starcup.roll import RollGame, RollRuleset
from starcup_bots import Result, make, play, simulate
from tests.engine.random_play import step


class Index:
    """An integer of another library, as those of arrays are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Anything:
    """Equal to whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Array:
    """Compares item by item, as arrays do; and says so when a truth value is wanted."""

    def __eq__(self, other: object) -> Any:
        raise ValueError("ambiguous")

    def __hash__(self) -> int:
        return 0


WRONG: list[Any] = [
    None, True, 0.0, 1.5, "0", "x", b"0", [], {}, (0,), Decimal(0), Fraction(0), 1j, Anything(), Array(), object(),
]  # fmt: skip


def i(value: int) -> int:
    return Index(value)  # type: ignore[return-value]  # that is the question


def test_numbers_of_other_libraries_are_the_numbers_that_they_mean(rules: RollRuleset) -> None:
    game: RollGame = Game.new(rules, players=i(2), seed=i(7))
    assert game.save() == Game.new(rules, players=2, seed=7).save()
    decision = game.waiting()[0]
    assert game.view(i(1)) == game.view(1)
    game.submit(i(0), decision.legal[0], i(decision.number))
    assert game.can_undo(i(0))
    game.undo(i(0))
    assert game.events(i(0), i(0)) == game.events(0)
    again: RollGame = Game.replay(rules, game.journal_text(), at=i(1))
    assert again.journal_text().count("\n0 ") == 1
    assert Rng(i(3)).below(i(100)) == Rng(3).below(100)


def of_numpy(value: int) -> int:
    number: int = pytest.importorskip("numpy").int64(value)
    return number


@pytest.mark.parametrize("key", ["roll", "race", "tiny-epic"])
@pytest.mark.parametrize("other", [i, of_numpy])
def test_games_begun_and_played_with_numbers_of_other_libraries_are_the_same(
    key: str, other: Callable[[int], int]
) -> None:
    def played(number: Callable[[int], int]) -> tuple[bytes, str, str, list[Result]]:
        ruleset = games.find(key).load()
        game = Game.at(ruleset, ruleset.begin(number(2), number(7)))
        playout(game, Rng(number(1)), most=number(60))
        bots = [make("random", number(seed), key) for seed in (1, 2)]
        results = simulate([], ["random"], number(2), [number(3)], number(1), game=key)
        return game.save(), game.journal_text(), play(ruleset, bots, number(3)).journal_text(), list(results)

    assert played(other) == played(int)
    draws = [Rng(1).below(other(bound)) for bound in (1, 6, 2**40)]
    assert draws == [Rng(1).below(bound) for bound in (1, 6, 2**40)]
    assert {type(draw) for draw in draws} == {int}


def test_outcomes_of_other_libraries_can_be_saved(rules: RollRuleset) -> None:
    game: RollGame = Game.new(rules, 2, 7, outside_chance=True)
    while (node := game.chance) is not None:
        game.resolve(i(node.options[0]))
    assert Game.load(rules, game.save()).save() == game.save()
    assert Game.replay(rules, game.journal_text(), outside_chance=True).save() == game.save()


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: type(wrong).__name__ + str(wrong)[:4])
def test_all_else_is_refused_in_one_sentence_and_changes_nothing(rules: RollRuleset, wrong: Any) -> None:
    game: RollGame = Game.new(rules, 2, 7)
    outside: RollGame = Game.new(rules, 2, 7, outside_chance=True)
    before = game.save(), outside.save()
    first = game.waiting()[0]
    calls: dict[str, Any] = {
        "players": lambda: Game.new(rules, wrong, 7),
        "seed": lambda: Game.new(rules, 2, wrong),
        "ruleset": lambda: Game.new(wrong, 2, 7),
        "table": lambda: Game.at(rules, wrong),
        "replay": lambda: Game.replay(rules, wrong),
        "load": lambda: Game.load(rules, wrong),
        "seat": lambda: game.submit(wrong, first.legal[0]),
        "choice": lambda: game.submit(0, wrong),
        "why": lambda: game.why(wrong, "ready"),
        "undo": lambda: game.undo(wrong),
        "can_undo": lambda: game.can_undo(wrong),
        "since": lambda: game.events(0, wrong),
        "outcome": lambda: outside.resolve(wrong),
        "world": lambda: game.view(0).sample_world(wrong),
    }
    if wrong is not None:  # which stands for onlookers, the question asked, the whole journal, the same seed
        calls["view"] = lambda: game.view(wrong)
        calls["events"] = lambda: game.events(wrong)
        calls["number"] = lambda: game.submit(0, first.legal[0], wrong)
        calls["at"] = lambda: Game.replay(rules, game.journal_text(), at=wrong)
        calls["clone"] = lambda: game.clone(seed=wrong)
    for name, call in calls.items():
        with pytest.raises(StarcupError) as refusal:
            call()
        assert str(refusal.value) and "\n" not in str(refusal.value), name
    assert (game.save(), outside.save()) == before


@pytest.mark.parametrize("seed", [-1, 1 << 512, 1 << 90_000], ids=["below 0", "large", "huge"])
def test_seeds_have_bounds(rules: RollRuleset, seed: int) -> None:
    with pytest.raises(BadArgument, match="seed: expected a whole number"):
        Game.new(rules, 2, seed)


def test_places_in_lists_have_bounds(rules: RollRuleset) -> None:
    game: RollGame = Game.new(rules, 2, (1 << 512) - 1)
    most = (1 << 64) - 1
    assert game.events(0, most) == game.all_events(most) == []
    with pytest.raises(BadArgument, match="since: expected a whole number of at most 64 bits, found one of 65"):
        game.events(0, most + 1)
    with pytest.raises(BadArgument, match="since: expected a whole number of at most 64 bits, found one of 65"):
        game.all_events(most + 1)
    with pytest.raises(BadArgument, match="at: expected a whole number of at most 64 bits, found one of 65"):
        Game.replay(rules, game.journal_text(), at=most + 1)


def midway(rules: RollRuleset, choices: int = 90, *, outside: bool = False) -> RollGame:
    game, rng = Game.new(rules, players=3, seed=5), Rng(5)
    for _ in range(choices):
        step(game, rng)
    return game


def test_copies_of_a_game_are_clones(rules: RollRuleset) -> None:
    game = midway(rules)
    for twin in (copy.copy(game), copy.deepcopy(game)):
        assert twin is not game and twin.ruleset is rules
        before = game.save()
        assert twin.save() == before and twin.journal == game.journal
        step(twin, Rng(1))
        assert game.save() == before


def test_a_ruleset_is_its_own_copy(rules: RollRuleset) -> None:
    assert copy.copy(rules) is copy.deepcopy(rules) is rules
    assert copy.deepcopy({"rules": rules})["rules"] is rules


@pytest.mark.parametrize("choices", [0, 1, 40, 90])
def test_games_rulesets_and_views_can_be_pickled(rules: RollRuleset, choices: int) -> None:
    game = midway(rules, choices)
    thawed: RollGame = pickle.loads(pickle.dumps(game))
    assert thawed.ruleset is rules
    assert (thawed.save(), thawed.journal_text()) == (game.save(), game.journal_text())
    assert thawed.all_events() == game.all_events()
    for seat in range(3):
        assert thawed.can_undo(seat) == game.can_undo(seat)
        view = game.view(seat)
        for twin in (pickle.loads(pickle.dumps(view)), copy.copy(view), copy.deepcopy(view)):
            assert twin == view and twin.rules is rules
            assert twin.sample_world(Rng(3)).save() == view.sample_world(Rng(3)).save()
    for each_game in (game, thawed):
        playout(each_game, Rng(2))
    assert thawed.save() == game.save()


def test_a_game_whose_chance_comes_from_outside_can_be_pickled_where_it_waits(rules: RollRuleset) -> None:
    game: RollGame = Game.new(rules, 2, 7, outside_chance=True)
    for _ in range(4):
        thawed: RollGame = pickle.loads(pickle.dumps(game))
        assert thawed.save() == game.save()
        assert thawed.chance == game.chance and game.chance is not None
        game.resolve(game.chance.options[-1])


def test_a_pickled_ruleset_is_loaded_again_in_another_process(rules: RollRuleset) -> None:
    game = midway(rules)
    code = (
        "import pickle, sys; game, view = pickle.loads(sys.stdin.buffer.read());"
        "assert view.rules is game.ruleset; sys.stdout.buffer.write(game.save())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps((game, game.view(1))), capture_output=True, check=True
    )
    assert done.stdout == game.save()


@pytest.mark.slow
def test_a_ruleset_keeps_its_options_in_a_pickle_and_a_pack_that_changed_is_refused(tmp_path: Any) -> None:
    (tmp_path / "pack.toml").write_text('name = "odd"\ngame = "roll"\n')
    (tmp_path / "tiles.toml").write_text("")
    rules = RollRuleset.load(["base", Pack.from_folder(tmp_path)], without=["space_piracy"])
    assert pickle.loads(pickle.dumps(rules)) is rules
    frozen = pickle.dumps(rules)
    game: RollGame = Game.new(rules, 2, 3)
    text = game.journal_text()
    del game, rules
    import gc

    gc.collect()
    thawed = pickle.loads(frozen)
    assert thawed.options == {"without": "space_piracy"}
    assert Game.replay(thawed, text).waiting()
    del thawed
    gc.collect()
    (tmp_path / "tiles.toml").write_text("# changed\n")
    with pytest.raises(PackError, match="pack 'odd' was pickled as"):
        pickle.loads(frozen)


def test_a_clone_can_be_given_other_chance(rules: RollRuleset) -> None:
    game = midway(rules)
    before = game.save()
    ends = set()
    for seed in range(6):
        twin = game.clone(seed=seed)
        assert twin.save(numbered=False) != before
        assert [decision.texts for decision in twin.waiting()] == [decision.texts for decision in game.waiting()]
        playout(twin, Rng(1))
        ends.add(twin.table.scores)
        assert Game.replay(rules, twin.journal_text()).save() == twin.save()
    assert len(ends) > 1
    assert game.save() == before


def test_chance_of_a_clone_can_come_from_outside_or_inside(rules: RollRuleset) -> None:
    game = midway(rules)
    outside = game.clone(outside_chance=True)
    rng = Rng(4)
    while outside.chance is None:
        decision = outside.waiting()[0]
        outside.submit(decision.seat, rng.choice(decision.legal))
    inside = outside.clone(outside_chance=False)
    assert inside.chance is None and inside.waiting()
    assert outside.chance is not None
    playout(inside, Rng(1))
    assert inside.finished
    assert game.clone(outside_chance=True, seed=3).table.outside_chance


def test_a_sampled_world_can_be_given_a_seed_and_chance_from_outside(rules: RollRuleset) -> None:
    view = midway(rules).view(1)
    sample, other = view.sample_world(Rng(1)), view.sample_world(Rng(1), seed=8)
    assert sample.save() != other.save()
    assert sample.view(1) == other.view(1) == view
    world = view.sample_world(Rng(1), outside_chance=True)
    rng = Rng(3)
    while world.chance is None:
        decision = world.waiting()[0]
        world.submit(decision.seat, rng.choice(decision.legal))
    assert world.chance.options


def test_a_view_shows_all_seats_while_they_are_dealt(rules: RollRuleset) -> None:
    for players in (2, 5):
        game: RollGame = Game.new(rules, players, 7, outside_chance=True)
        rng = Rng(1)
        while (node := game.chance) is not None:
            for seat in range(players):
                view = game.view(seat)
                assert len(view.seats) == players and view.me is view.seats[seat]
                assert view.sample_world(Rng(2)).view(seat).seats[seat].drawn[: len(view.me.drawn)] == view.me.drawn
            assert Game.load(rules, game.save()).save() == game.save()
            game.resolve(rng.choice(node.options))


def test_rules_cannot_be_written_to(rules: RollRuleset) -> None:
    seen: Any = midway(rules).view(0).rules
    for name in ("tiles", "numbers", "plugins", "anything"):
        with pytest.raises(AttributeError, match="read-only"):
            setattr(seen, name, ())
    with pytest.raises(AttributeError):
        del seen.tiles
    for name, value in vars(seen).items():
        assert not isinstance(value, dict | list | set), name
    with pytest.raises(TypeError):
        seen.tile_index["x"] = 1
    for thing in (seen.tiles[0], seen.faces[0], seen.dice[0], seen.numbers, seen.factions[0], seen.workers[0]):
        with pytest.raises(AttributeError):
            thing.key = "x"


def test_absurd_positions_are_refused_before_anything_is_made_of_them(rules: RollRuleset) -> None:
    import json

    raw = json.loads(midway(rules, 60).save())
    seats = raw["seats"]
    for change in (
        {"players": 10**9}, {"players": 0}, {"answered": [0]}, {"answered": [-1, 0, 0]}, {"answered": [2**62] * 3},
        {"streams": ["1"]}, {"streams": ["1" + "0" * 4000] * 4}, {"seed": "f" * 5000}, {"round": 10**15},
        {"beyond": 10**15, "seats": [{**seats[0], "chips": 10**15}, *seats[1:]]},
        {"order": [0, 1, 7]}, {"phase": 9}, {"occurring": [-3]}, {"winners": [5]},
        {"seats": seats[:2]}, {"lanes": [[]], "lane_starts": [None]},
        {"stack": [["recall", {"seat": 77}]]},
    ):  # fmt: skip
        with pytest.raises(JournalError, match="saved position is"):
            Game.load(rules, json.dumps({**raw, **change}).encode())


def test_refusals_of_choices_are_choices_refused(rules: RollRuleset) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        Game.new(rules, 2, 7).submit(0, 0)  # type: ignore[arg-type]
    assert refusal.value.code == "not-understood"
