"""Games of Starcup in OpenSpiel: its own tests and playthroughs, information states, resampling, chance, copies."""

from __future__ import annotations

import hashlib
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest

from starcup import Actions, Game, StarcupError, games
from starcup_rl import Match, Task
from tests.examples.conftest import installed
from tests.rl.strangers import GAMES, tables

pyspiel = pytest.importorskip("pyspiel")
playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
openspiel = pytest.importorskip("starcup_rl.openspiel")

__all__ = ["installed"]
State = Any
QUICK = 40
"""The actions after which games are cut off in quick tests."""
SMALL = ("race", "salvage")
"""The games of the default tests: the others' are large."""
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in SMALL else pytest.mark.slow) for game in GAMES]
)
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, marks=() if game in SMALL and players <= 2 else pytest.mark.slow)
        for game, players in tables()
    ],
)


def loaded(game: str, **parameters: Any) -> Any:
    """Return a game of OpenSpiel, also one that was registered late."""
    openspiel.register_games()
    return pyspiel.load_game(openspiel.openspiel_name(game), parameters)


def stepped(state: State, rng: random.Random) -> int:
    """Go on by one random action or outcome, and return it."""
    if state.is_chance_node():
        values, weights = zip(*state.chance_outcomes(), strict=True)
        number: int = rng.choices(values, weights)[0]
    else:
        number = rng.choice(state.legal_actions())
    state.apply_action(number)
    return number


def acting_states(game: Any, seed: int, most: int = 400) -> list[State]:
    """Return copies of the states of a random game in which a seat acts."""
    state, rng, states = game.new_initial_state(), random.Random(seed), list[State]()
    while not state.is_terminal() and len(states) < most:
        if state.current_player() >= 0:
            states.append(state.clone())
        stepped(state, rng)
    return states


# What OpenSpiel itself tests.


def play_through(name: str) -> str:
    text: str = playthroughs.playthrough(name, None, seed=3)
    return text


@pytest.fixture
def quick_tensors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print tensors as digests in playthroughs, which else spend 10 ms and more on rounding each number."""

    def digest(tensor: Any, name: str, *_: object) -> list[str]:
        return [f"{name} = {tensor.shape} {hashlib.sha256(tensor.tobytes()).hexdigest()}"]

    monkeypatch.setattr(playthroughs, "_format_tensor", digest)


@every_table
def test_openspiel_tests_the_beginning_of_a_game(game: str, players: int) -> None:
    for form in ({}, {"actions": "menu", "sets": "whole", "slots": 12, "memory": 3}):
        spiel_game = loaded(game, players=players, most_actions=QUICK, **form)
        pyspiel.random_sim_test(spiel_game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.usefixtures("quick_tensors")
@every_table
def test_a_playthrough_is_the_same_again(game: str, players: int) -> None:
    name = f"{openspiel.openspiel_name(game)}(players={players},most_actions=4)"
    text = play_through(name)
    assert text == play_through(name)
    assert "ChanceOutcomes()" in text and "InformationStateString" in text


@pytest.mark.sampled(ci=3)
@pytest.mark.usefixtures("quick_tensors")
@pytest.mark.parametrize(("game", "players"), tables())
def test_openspiel_tests_whole_games(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players=players), num_sims=1, serialize=True, verbose=False)
    name = f"{openspiel.openspiel_name(game)}(players={players},most_actions=60)"
    assert play_through(name) == play_through(name)


def test_a_game_with_packs_by_somebody_else_is_one_too(installed: list[str]) -> None:
    for players in games.find("harbour").seats:
        pyspiel.random_sim_test(loaded("harbour", players=players), num_sims=1, serialize=True, verbose=False)
    name = f"{openspiel.openspiel_name('harbour')}(players=2,most_actions=8,options=harbour-base.length:long)"
    assert play_through(name) == play_through(name)


@every_game
def test_shimmy_makes_an_environment_of_it(game: str) -> None:
    shimmy = pytest.importorskip("shimmy")
    from pettingzoo.test.api_test import api_test

    config = {"players": games.find(game).seats[-1], "most_actions": 200}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*observation space value is -?infinity")  # shimmy says so of every game
        env = shimmy.OpenSpielCompatibilityV0(game_name=openspiel.openspiel_name(game), config=config)
        api_test(env, num_cycles=60)


# Copies.


@every_game
def test_copies_and_pickles_go_on_alike(game: str) -> None:
    spiel_game = loaded(game, memory=4)
    state, rng = spiel_game.new_initial_state(), random.Random(1)
    for number in range(120):
        if state.is_terminal():
            break
        if number % 7 == 0:
            twins = [state.clone(), pickle.loads(pickle.dumps(state))]
            twins.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel_game, state))[1])
            before, informations = str(state), [information(state, seat) for seat in range(spiel_game.num_players())]
            draws = rng.getstate()
            for twin in twins:
                assert [information(twin, seat) for seat in range(spiel_game.num_players())] == informations
                rng.setstate(draws)
                stepped(twin, rng)
            assert str(state) == before
            rng.setstate(draws)
            stepped(state, rng)
            assert {str(twin) for twin in twins} == {str(state)}
            assert all(twin.history() == state.history() for twin in twins)
        else:
            stepped(state, rng)


def test_a_game_is_pickled_by_its_parameters() -> None:
    spiel_game = loaded("race", players=3, memory=2, options="race-base.start:first-game")
    twin = pickle.loads(pickle.dumps(spiel_game))
    assert str(twin) == str(spiel_game)
    assert twin.task == spiel_game.task


def information(state: State, seat: int) -> tuple[str, str, list[float], list[float]]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    )


# What seats know.


@every_table
def test_resampled_states_can_not_be_told_apart(game: str, players: int) -> None:
    rng = random.Random(2)
    hidden = 0
    for state in acting_states(loaded(game, players=players, memory=4), players, most=60)[::3]:
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.current_player() == seat
        assert information(twin, seat) == information(state, seat)
        assert twin.legal_actions() == state.legal_actions()
        hidden += str(twin) != str(state)
        for _ in range(20):
            if not twin.is_terminal():
                stepped(twin, rng)
    assert hidden


@every_game
def test_the_same_history_is_the_same_information(game: str) -> None:
    spiel_game = loaded(game)
    for state in acting_states(spiel_game, 3, most=50)[::7]:
        again = spiel_game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        for seat in range(spiel_game.num_players()):
            assert information(again, seat) == information(state, seat)


def test_what_was_chosen_before_is_remembered_though_it_shows_no_more() -> None:
    spiel_game = loaded("salvage", players=2, memory=30)
    states = acting_states(spiel_game, 1)
    first = next(state for state in states if len(state.legal_actions()) > 3)
    left, right = first.clone(), first.clone()
    seat = first.current_player()
    lone, more = first.legal_actions()[1:3]
    left.apply_action(lone)
    right.apply_action(more)
    assert left.information_state_string(seat) != right.information_state_string(seat)
    assert left.information_state_tensor(seat) != right.information_state_tensor(seat)
    rest = 1 - seat
    assert left.information_state_string(rest) == right.information_state_string(rest)
    assert left.observation_string(rest) == right.observation_string(rest)


@pytest.mark.parametrize("game", ["race", "salvage"])
def test_what_others_answer_at_once_is_not_seen(game: str) -> None:
    spiel_game = loaded(game, players=2)
    state = next(
        state
        for state in acting_states(spiel_game, 1)
        if state.current_player() == 0 and len(state.position.game.waiting()) > 1
    )
    before = information(state, 1)
    while state.current_player() == 0:
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    assert information(state, 1) == before


@every_game
def test_tensors_have_the_fields_of_the_task(game: str) -> None:
    spiel_game = loaded(game, memory=5)
    task: Task = spiel_game.task
    assert spiel_game.observation_tensor_shape() == [task.observation_size]
    digits = (task.action_count - 1).bit_length()
    assert spiel_game.information_state_tensor_shape() == [task.observation_size + 5 * (digits + 1)]
    match = Match(task, 1)
    state = acting_states(spiel_game, 1)[20]
    seat = state.current_player()
    own = [action for player, action in owned(state.full_history()) if player == seat]
    tensor = np.array(state.information_state_tensor(seat))
    memory = tensor[task.observation_size :].reshape(5, -1)
    remembered = [int(row[1:] @ (1 << np.arange(digits))) for row in memory if row[0]]
    assert remembered == own[:-6:-1]
    assert tensor[: task.observation_size].tolist() == state.observation_tensor(seat)
    match.game = state.position.game
    observation = np.frombuffer(match.observed(seat), np.int16)
    of_layout = task.setting.layout(task.players).size
    assert tensor[:of_layout].tolist() == observation[:of_layout].tolist()


def owned(history: list[Any]) -> list[tuple[int, int]]:
    return [(step.player, step.action) for step in history]


@every_game
def test_public_and_private_observations_are_parts_of_the_whole(game: str) -> None:
    spiel_game = loaded(game)
    state = acting_states(spiel_game, 1, most=30)[-1]
    kinds, whose = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = spiel_game.make_py_observer(kinds(public_info=True, perfect_recall=False, private_info=whose.NONE))
    private = spiel_game.make_py_observer(
        kinds(public_info=False, perfect_recall=False, private_info=whose.SINGLE_PLAYER)
    )
    assert public.tensor is private.tensor is None
    assert len({public.string_from(state, seat) for seat in range(spiel_game.num_players())}) == 1
    for seat in range(spiel_game.num_players()):
        lines = private.string_from(state, seat).splitlines()
        assert set(lines) <= set(state.observation_string(seat).splitlines())
        assert not set(lines) & set(public.string_from(state, seat).splitlines())
    with pytest.raises(StarcupError, match="an observer takes no parameters, found fields"):
        spiel_game.make_py_observer(None, {"fields": 1})


# Chance, actions and ends.


@every_game
def test_chance_is_that_of_the_game(game: str) -> None:
    spiel_game = loaded(game)
    state, rng = spiel_game.new_initial_state(), random.Random(4)
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, node = state.chance_outcomes(), state.position.game.chance
            assert [value for value, _ in outcomes] == sorted(set(node.options))
            assert dict(outcomes) == pytest.approx(node.probabilities)
            texts = [state.action_to_string(-1, value) for value, _ in outcomes]
            assert all(text.startswith(node.kind) for text in texts) and len(set(texts)) == len(texts)
        stepped(state, rng)


def test_a_set_is_answered_item_by_item() -> None:
    spiel_game = loaded("race", players=2)
    state = acting_states(spiel_game, 1)[0]
    actions = Actions(spiel_game.task.ruleset)
    assert state.position.game.waiting()[0].answers is not None
    texts = [state.action_to_string(0, action) for action in state.legal_actions()]
    assert texts == [actions.text(action) for action in state.legal_actions()]
    assert all(text.startswith("discard ") for text in texts)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 0
    assert state.position.taken == (state.history()[-1],)
    assert "taken" in state.observation_string(0) and "taken" in str(state)
    assert "taken" not in state.observation_string(1)


@every_game
def test_a_game_is_cut_off_and_judged_by_the_scores(game: str) -> None:
    spiel_game = loaded(game, players=2, most_actions=25)
    state, rng = spiel_game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        stepped(state, rng)
    assert spiel_game.max_game_length() == 25
    assert not state.position.game.finished or game == "salvage"
    assert sum(state.returns()) == pytest.approx(0)
    totals = [score.total for score in spiel_game.task.ruleset.scores(state.position.game.table)]
    if totals[0] != totals[1]:
        assert state.returns()[totals.index(max(totals))] == 1.0


def test_lengths_and_returns_are_bounded() -> None:
    for game, players in tables():
        spiel_game = loaded(game, players=players)
        alone = players == 1
        assert spiel_game.max_game_length() == games.find(game).longest(players)
        assert spiel_game.get_type().utility.name == ("GENERAL_SUM" if alone else "ZERO_SUM")
        assert (spiel_game.min_utility(), spiel_game.max_utility()) == (-1 / max(1, players - 1), 1)


def test_a_game_that_is_played_by_its_history_is_the_game_of_the_kernel() -> None:
    spiel_game = loaded("tiny-epic", players=3)
    state, rng = spiel_game.new_initial_state(), random.Random(5)
    for _ in range(300):
        stepped(state, rng)
    played: Game[Any, Any] = state.position.game
    assert Game.replay(spiel_game.task.ruleset, played.journal_text(), outside_chance=True).save() == played.save()


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"players": 9}, "9 players: race is for 2 to 4"),
        (
            {"options": "race-base.start"},
            "options: expected pack.option:value, and + between them, found 'race-base.start'",
        ),
        ({"packs": "race-base+nothing"}, "nothing"),
        ({"actions": "words"}, "actions: expected 'numbers' or 'menu', found 'words'"),
        ({"memory": -1}, "memory: expected a whole number from 0 on, found -1"),
    ],
)
def test_wrong_parameters_are_refused(parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(StarcupError, match=message.replace("+", r"\+")):
        loaded("race", **parameters)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = acting_states(loaded("race"), 1)[0]
    before = str(state)
    with pytest.raises(StarcupError, match="can't come next; expected one of"):
        state.apply_action(10**6)
    assert str(state) == before


# Its algorithms.


def test_its_algorithms_search_and_learn() -> None:
    from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

    spiel_game = loaded("salvage", players=2)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(spiel_game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    for state in acting_states(spiel_game, 1)[:12:4]:
        assert bot.step(state) in state.legal_actions()
    np.random.seed(1)  # what the solver draws from
    short = loaded("salvage", players=2, most_actions=3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(short, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = acting_states(short, 1)[0]
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_all_games_are_registered() -> None:
    assert {openspiel.openspiel_name(game) for game in GAMES} <= set(pyspiel.registered_names())
