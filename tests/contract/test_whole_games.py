"""Whole random games: they end, hold the invariants, and come back from saves, journals, clones and undo."""

from __future__ import annotations

import pickle

import pytest

from starcup import Actions, Decision, Game, JournalError, Rng, games
from starcup_race import RaceTable
from starcup_tiny_epic import EpicTable
from tests.conftest import Often
from tests.random_games import PLAYED, play

every_game = pytest.mark.parametrize("key", PLAYED)


def seeds(*numbers: int) -> pytest.MarkDecorator:
    """Have a test play each game with these seeds."""
    return pytest.mark.parametrize(("key", "seed"), [(key, seed) for key in PLAYED for seed in numbers])


def check_ends(key: str, seed: int) -> None:
    """A game ends, and its invariants hold at every question."""
    rules, game = PLAYED[key].rules, PLAYED[key].new(seed)

    def check(_: Decision) -> None:
        assert rules.faults(game.table) == []

    play(game, Rng(seed), check)
    assert game.finished
    assert rules.faults(game.table) == []
    assert game.table.winners == rules.winners(game.table)
    assert game.table.winners or game.table.players == 1
    assert game.table.scores == tuple(score.total for score in rules.scores(game.table))
    assert rules.end_reasons(game.table) or key == "tiny-epic"


@seeds(*range(10))
def test_a_random_game_ends_and_holds_the_invariants(key: str, seed: int) -> None:
    check_ends(key, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "number"), [("race", 150), ("tiny-epic", 100)])
def test_many_random_games_end_and_hold_the_invariants(key: str, number: int, often: Often) -> None:
    for seed in range(100, 100 + often(number // 3, number)):
        check_ends(key, seed)


@seeds(3, 4, 5)
def test_saves_clones_and_undo_bring_back_every_question(key: str, seed: int) -> None:
    rules, game, rng = PLAYED[key].rules, PLAYED[key].new(seed), Rng(seed)

    def check(decision: Decision) -> None:
        data = game.save()
        loaded = Game.load(rules, data)
        assert loaded.save() == data
        assert [question.legal[0].text for question in loaded.waiting()] == [
            question.legal[0].text for question in game.waiting()
        ]
        twin = game.clone()
        choice = decision.legal[-1]
        twin.submit(decision.seat, choice)
        loaded.submit(decision.seat, choice.text)
        assert twin.save() == loaded.save()
        assert game.save() == data
        if twin.can_undo(decision.seat):
            twin.undo(decision.seat)
            assert twin.save(numbered=False) == game.save(numbered=False)

    play(game, rng, check, most=200)


@seeds(6, 7, 8, 10)
def test_a_journal_is_replayed(key: str, seed: int) -> None:
    game = PLAYED[key].new(seed)
    play(game, Rng(seed))
    again = Game.replay(PLAYED[key].rules, game.journal_text())
    assert again.save() == game.save()
    assert again.all_events() == game.all_events()
    assert games.game_of_journal(game.journal_text()).key == key


@every_game
def test_a_game_goes_through_pickle(key: str) -> None:
    rules, game = PLAYED[key].rules, PLAYED[key].new(1)
    play(game, Rng(1), most=40)
    assert pickle.loads(pickle.dumps(game)).save() == game.save()
    assert pickle.loads(pickle.dumps(rules)) is rules


@every_game
def test_every_choice_is_an_action_of_the_ruleset(key: str) -> None:
    actions, game = Actions(PLAYED[key].rules), PLAYED[key].new(2)
    kinds = set()

    def check(decision: Decision) -> None:
        kinds.add(decision.kind)
        assert actions.legal(decision)

    play(game, Rng(2), check)
    assert len(kinds) > 8


@pytest.mark.parametrize(
    ("key", "there", "instead", "told"),
    [
        ("race", b'"pool":24', b'"pool":23', "chips: 23 in the pool"),
        ("race", b'"order":[', b'"order":[7,', "turn order"),
        ("race", b'"players":2', b'"players":9', "9 players and 2 seats"),
        ("race", b'"draft":[]', b'"draft":[400]', "there is no such card"),
        ("race", b'"game":"race"', b'"game":"roll"', "of another game"),
        ("race", b'"chips":0', b'"chips":"0"', "damaged"),
        ("tiny-epic", b'"energy":2', b'"energy":9', "energy 9, culture 1: the track goes from 0 to 7"),
        ("tiny-epic", b'"level":1', b'"level":7', "there is no such level"),
        ("tiny-epic", b'"ships":[-1,-1]', b'"ships":[-1]', "expected 2, ascending"),
        ("tiny-epic", b'"row":[', b'"row":[99,', "there is no such planet"),
        ("tiny-epic", b'"players":2', b'"players":3', "2 answered, expected 3"),
        ("tiny-epic", b'"game":"tiny-epic"', b'"game":"roll"', "of another game"),
        ("tiny-epic", b'"culture":1', b'"culture":"1"', "damaged"),
    ],
)
def test_a_damaged_save_is_refused(key: str, there: bytes, instead: bytes, told: str) -> None:
    data = PLAYED[key].new(2, players=2).save()
    assert there in data
    with pytest.raises(JournalError, match=told):
        Game.load(PLAYED[key].rules, data.replace(there, instead, 1))


@pytest.mark.parametrize(
    ("key", "title", "seats", "pack", "table"),
    [
        ("race", "Race for the Galaxy", range(2, 5), "race-base", RaceTable),
        ("tiny-epic", "Tiny Epic Galaxies", range(1, 6), "tiny-epic-base", EpicTable),
    ],
)
def test_the_definition(key: str, title: str, seats: range, pack: str, table: type) -> None:
    definition = games.find(key)
    assert (definition.title, definition.seats, definition.pack) == (title, seats, pack)
    assert definition.load() is PLAYED[key].rules
    assert games.definition_of(PLAYED[key].rules) is definition
    assert isinstance(Game.new(definition.load(), 3, 1).table, table)
