"""The micro rulesets, walked whole: the size of their trees, and what holds at each node."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from starcup import Game, Recall, Rng, Ruleset, StarcupError, games, information_state
from starcup.testing import assert_pack_ok
from starcup_rl.tree import CHANCE, END, GameTree, TreeSize, grow

SIZES = {
    "roll": TreeSize(7560, 14584, 8832, 879, (329, 155), 17),
    "race": TreeSize(3610, 6745, 4221, 1087, (1183, 1183), 20),
    "tiny-epic": TreeSize(11312, 9283, 0, 2029, (1299, 1447), 21),
}
"""The size of each tree: histories, decisions, those with one choice, draws, information sets, depth."""
VALUES = {"roll": -0.390625, "race": 0, "tiny-epic": 0.1780418}
"""What seat 0 can expect of random play, by game."""
EXPLOITABILITIES = {"roll": 0.5625, "race": 0.6313020, "tiny-epic": 0.7006173}
"""How much a seat gains on average by answering random play as best it can, by game."""
OFTEN = 9
"""What takes long is looked at in one of so many nodes."""
SAMPLED, WORLDS = 40, 150
"""How many views worlds are sampled from, and how many of each."""


def rules_of(key: str) -> Ruleset:
    """Return the micro ruleset of a game."""
    return games.find(key).load([f"{key}-micro"])


class Looks:
    """What is looked at in each node of a tree while it grows."""

    def __init__(self) -> None:
        self.offered: dict[tuple[int, bytes], tuple[str, ...]] = {}
        self.found: list[str] = []

    def __call__(self, game: Game, node: int) -> None:
        """Note whatever is wrong at a node."""
        if game.chance is not None and abs(sum(game.chance.probabilities.values()) - 1) > 1e-12:
            self.found.append(f"node {node}: probabilities of {game.chance.kind}")
        for decision in game.waiting():
            texts = tuple(choice.text for choice in decision.legal)
            if len(set(texts)) < len(texts):
                self.found.append(f"node {node}: equal choices of seat {decision.seat}")
            if not node % OFTEN:
                state = decision.seat, information_state(game.view(decision.seat))
                if self.offered.setdefault(state, texts) != texts:
                    self.found.append(f"node {node}: one view, different choices of seat {decision.seat}")
        if not node % OFTEN:
            self.look_at_copies(game, node)

    def look_at_copies(self, game: Game, node: int) -> None:
        """Note whether a clone differs from the game, or a game that is loaded from what was saved."""
        saved = game.save()
        if game.clone().save() != saved:
            self.found.append(f"node {node}: the clone differs")
        if game.chance is None and Game.load(game.ruleset, saved).view(0) != game.view(0):
            self.found.append(f"node {node}: what was saved differs")


@pytest.fixture(scope="module", params=SIZES)
def walked(request: pytest.FixtureRequest) -> Iterator[tuple[str, GameTree, Looks]]:
    """A game, its tree, and what was found at its nodes."""
    looks = Looks()
    yield request.param, grow(rules_of(request.param), look=looks), looks


def test_the_tree_has_its_size(walked: tuple[str, GameTree, Looks]) -> None:
    key, tree, _ = walked
    assert tree.size == SIZES[key]
    assert 1_000 < tree.size.histories < 100_000


def test_nothing_is_wrong_at_any_node(walked: tuple[str, GameTree, Looks]) -> None:
    _, _, looks = walked
    assert looks.found == []
    assert len(looks.offered) > 20


def test_returns_add_up_to_0_and_likelihoods_to_1(walked: tuple[str, GameTree, Looks]) -> None:
    key, tree, _ = walked
    ends, reach = tree.seats == END, tree.reach(tree.uniform())
    assert reach[ends].sum() == pytest.approx(1)
    assert not tree.returns.sum(axis=1).any()
    assert not tree.returns[~ends].any()
    assert set(np.unique(tree.returns)) <= {-1, 0, 1}
    assert tree.value(tree.uniform())[0] == pytest.approx(VALUES[key], abs=1e-6)


def test_nodes_lie_behind_their_parents(walked: tuple[str, GameTree, Looks]) -> None:
    _, tree, _ = walked
    assert (tree.parents[1:] < np.arange(1, len(tree.parents))).all()
    for node in range(0, len(tree.parents), OFTEN):
        seat, place = tree.seats[node], tree.places[node]
        branches = (
            0 if seat == END
            else len(tree.draws[place].outcomes) if seat == CHANCE
            else len(tree.information_sets[place].choices)
        )  # fmt: skip
        children = tree.children(node)
        assert [tree.branches[child] for child in children] == list(range(branches))
        assert all(tree.parents[child] == node for child in children)


def test_a_best_response_is_no_worse_than_random_play(walked: tuple[str, GameTree, Looks]) -> None:
    key, tree, _ = walked
    policy = tree.uniform()
    assert tree.exploitability(policy) == pytest.approx(EXPLOITABILITIES[key], abs=1e-6)
    for seat in (0, 1):
        best, answer = tree.best_response(policy, seat)
        assert best >= tree.value(policy)[seat]
        assert tree.value(answer)[seat] == pytest.approx(best)
        others = np.repeat(
            [information_set.seat != seat for information_set in tree.information_sets], np.diff(tree.starts)
        )
        assert (answer[others] == policy[others]).all()


def test_a_tree_that_grows_too_large_is_refused() -> None:
    with pytest.raises(StarcupError, match="at most 100 nodes, found more; give a larger `most`"):
        grow(rules_of("race"), most=100)


@pytest.mark.slow
@pytest.mark.parametrize("key", SIZES)
def test_the_pack_is_sound(key: str) -> None:
    assert_pack_ok(f"{key}-micro", games=2, tables=6, pairs=3)


@pytest.mark.slow
@pytest.mark.parametrize("key", SIZES)
def test_it_makes_no_difference_who_answers_first(key: str) -> None:
    tree = grow(rules_of(key), last_first=True)
    assert tree.size.histories == SIZES[key].histories
    assert tree.size.information_sets == SIZES[key].information_sets
    assert tree.value(tree.uniform())[0] == pytest.approx(VALUES[key], abs=1e-6)
    assert tree.exploitability(tree.uniform()) == pytest.approx(EXPLOITABILITIES[key], abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("key", SIZES)
def test_information_sets_are_those_of_perfect_recall(key: str) -> None:
    """Each has one state as ``Recall`` tells it, and each state is of one set."""
    tree, rules = grow(rules_of(key)), rules_of(key)
    states: dict[int, set[bytes]] = defaultdict(set)

    def visit(node: int, game: Game, recall: Recall) -> None:
        place = tree.places[node]
        for child in tree.children(node):
            twin, remembered = game.clone(), recall.clone()
            if game.chance is not None:
                twin.resolve(tuple(game.chance.probabilities)[tree.branches[child]])
            else:
                seat, choice = tree.seats[node], tree.information_sets[place].choices[tree.branches[child]]
                view = game.view(seat)
                states[place].add(b"%d" % seat + recall.information_state(seat, view))
                remembered.note(seat, view, choice)
                twin.submit(seat, choice)
            visit(child, twin, remembered)

    visit(0, Game.new(rules, 2, seed=0, log=False, outside_chance=True), Recall(2))
    assert all(len(group) == 1 for group in states.values())
    assert len(set().union(*states.values())) == len(states) == len(tree.information_sets)


def position_of(game: Game) -> str:
    """Return all that lies on the table and is still to do, without chance to come, and what makes no difference."""
    position = json.loads(game.save())
    for name in ("seed", "streams", "answered", "outside_chance"):
        del position[name]
    if "discards" in position:
        position["discards"].sort()
    return json.dumps(position, sort_keys=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "seat"),
    [
        ("roll", 0),
        ("race", 1),
        ("tiny-epic", 0),
        pytest.param("roll", 1, marks=pytest.mark.thorough),
        pytest.param("race", 0, marks=pytest.mark.thorough),
        pytest.param("tiny-epic", 1, marks=pytest.mark.thorough),
    ],
)
def test_sampled_worlds_are_such_as_there_are(key: str, seat: int) -> None:
    """Each world sampled at a seat's own question is a position of the tree in which the seat has the same view.

    Where nobody has chosen anything yet that depends on what is hidden, worlds are as likely as they are in the tree.
    In Roll and Tiny Epic Galaxies they always are, if all play at random; in Race cards that were not placed tell more
    about a hand than the sampler knows.
    """
    nodes: dict[bytes, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    views: dict[bytes, Any] = {}

    def look(game: Game, node: int) -> None:
        asked = game.waiting()[seat - 2 if seat else 0 :][:1]
        if any(decision.seat == seat for decision in asked):
            view = game.view(seat)
            views.setdefault(information_state(view), view)
            nodes[information_state(view)][position_of(game)].append(node)

    tree = grow(rules_of(key), last_first=bool(seat), look=look)
    reach, rng = tree.reach(tree.uniform()), Rng(seat)
    early: list[float] = []
    off: list[float] = []
    for state in [*views][:: max(1, len(views) // SAMPLED)]:
        worlds = Counter(position_of(views[state].sample_world(rng)) for _ in range(WORLDS))
        assert worlds.keys() <= nodes[state].keys()
        likely = {position: reach[there].sum() for position, there in nodes[state].items()}
        whole = sum(likely.values())
        distance = sum(abs(likely[position] / whole - worlds[position] / WORLDS) for position in likely) / 2
        first = tree.information_sets[tree.places[min(map(min, nodes[state].values()))]].earlier == 0
        (early if first else off).append(distance)
    assert max(early) < 0.12
    assert (np.mean(off) < 0.05) == (key != "race")


@pytest.mark.parametrize("key", SIZES)
def test_a_world_waits_for_the_seat_that_is_asked(key: str) -> None:
    """In Race two equal cards can be dealt to who has to pay, who is then not asked."""
    views: list[tuple[int, Any]] = []

    def look(game: Game, node: int) -> None:
        asked = [decision.seat for decision in game.waiting()]
        if len(asked) == 1:
            views.append((1 - asked[0], game.view(1 - asked[0])))

    grow(rules_of(key), look=look)
    rng = Rng(1)
    for seat, view in views[:: max(1, len(views) // 300)]:
        assert view.sample_world(rng).view(seat) == view
