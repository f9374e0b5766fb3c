"""Players that have learned: what they see, how exact their nets are, and that their answers hang on nothing else."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from starcup import Decision, Game, Rng, Ruleset, games
from starcup.features import features_of
from starcup.games import GameDefinition
from starcup_bots import BotError
from starcup_bots.learned import (
    LearnedBot,
    LearnedBudget,
    LearnedSearch,
    Nature,
    Weights,
    learned_bots,
    weights_in,
    weights_of,
)
from starcup_bots.learned.candidates import Candidates
from starcup_bots.learned.lockstep import Best, CommonWords, Words, played
from starcup_bots.learned.net import Net, drawn
from starcup_bots.learned.novelty import Novelty, novelty
from starcup_bots.learned.vocabulary import Vocabulary
from tests.bots.questions import at_random, turns
from tests.bots.random_weights import random_weights
from tests.kernel.toy import ToyRules

GAMES = ("roll", "race", "tiny-epic")
MOST = 150
"""The questions that are answered of a game: untrained players may never end one."""
QUICK = LearnedBudget(answers=60, candidates=3, batch=2, longest=6)


@pytest.fixture(scope="module", params=GAMES)
def ruleset(request: pytest.FixtureRequest) -> Ruleset[Any, Any]:
    return games.find(request.param).load()


@pytest.fixture(scope="module")
def weights(ruleset: Ruleset[Any, Any]) -> Weights:
    return random_weights(ruleset)


@pytest.fixture(scope="module")
def race() -> Ruleset[Any, Any]:
    return games.find("race").load()


@pytest.fixture(scope="module")
def net(race: Ruleset[Any, Any]) -> Net:
    return Net(random_weights(race), race)


def questions(ruleset: Ruleset[Any, Any], players: int, seed: int, most: int) -> list[tuple[Game[Any, Any], Decision]]:
    """Return copies of a game at random at its questions with several choices."""
    game = Game.new(ruleset, players, seed, log=False)
    several = ((game.clone(), decision) for decision, _ in turns(game, at_random(seed)) if len(decision.legal) > 1)
    return list(islice(several, most))


class TestNet:
    def test_a_result_has_the_same_bits_alone_and_in_any_batch(self, race: Ruleset[Any, Any], net: Net) -> None:
        asked = questions(race, 3, 5, 40)
        rows = [net.rows(game.table, decision.seat, decision.kind) for game, decision in asked]
        together = net.states(rows)
        alone = np.concatenate([net.states([row]) for row in rows])
        turned = net.states([row[::-1] for row in rows[::-1]])[::-1]
        assert together.tobytes() == alone.tobytes() == turned.tobytes()
        units = [Candidates(decision, net.vocabulary).units for _, decision in asked]
        steps = net.steps(together, units)
        assert steps.tolist() == [
            step for state, row in zip(alone, units, strict=True) for step in net.steps(state[None], [row])
        ]

    def test_sums_are_exact(self, race: Ruleset[Any, Any], net: Net) -> None:
        """All that is summed up is a multiple of 1/256 small enough that no bit of a float is lost."""
        rows = [net.rows(game.table, decision.seat, decision.kind) for game, decision in questions(race, 2, 6, 20)]
        states = net.states(rows)
        assert np.array_equal(states * 256, np.rint(states * 256))
        assert states.min() >= 0 and states.max() <= 128

    @given(st.lists(st.integers(-500, 500), min_size=1, max_size=9), st.integers(0, 2**31 - 1))
    def test_candidates_are_drawn_by_their_chances(self, steps: list[int], word: int) -> None:
        row = np.array(steps, np.int64)
        (place,) = drawn(row, [word], [len(steps)])
        weights = np.exp((row - row.max()) / 32)
        before = weights[:place].sum() / weights.sum()
        after = weights[: place + 1].sum() / weights.sum()
        assert before - 1e-5 <= word / 2**31 <= after + 1e-5
        assert drawn(row, [-1], [len(steps)]) == [int(row.argmax())]
        assert drawn(np.tile(row, 3), [word, -1, word], [len(steps)] * 3) == [place, int(row.argmax()), place]

    def test_an_unknown_piece_counts_by_what_it_does(self, race: Ruleset[Any, Any]) -> None:
        weights = random_weights(race)
        key = "contact-specialist" if "contact-specialist" in race.domains.get("card", ()) else race.keys[5]  # type: ignore[attr-defined]
        unknown = evolve(weights, features=tuple(name.replace(f":{key}", ":somebody") for name in weights.features))
        knows, does_not = Net(weights, race), Net(unknown, race)
        differing = [
            row
            for row, parts in enumerate(knows.space.parts)
            if any(knows.space.features[p].name.endswith(f":{key}") for p, _ in parts)
        ]
        assert differing
        for row in differing:
            assert np.abs(does_not._rows[row]).sum() > 0
            assert not np.array_equal(knows._rows[row], does_not._rows[row])


class TestWeights:
    def test_they_are_read_as_they_were_written(self, weights: Weights, tmp_path: Path) -> None:
        weights.save(tmp_path / "weights.npz")
        read = weights_in(tmp_path / "weights.npz")
        assert read.digest == weights.digest and read.about == weights.about
        assert all(np.array_equal(read.arrays[name], array) for name, array in weights.arrays.items())
        assert [path.name for path in tmp_path.iterdir()] == ["weights.npz"]
        assert weights.packed() == read.packed()

    def test_other_files_are_refused(self, weights: Weights, tmp_path: Path) -> None:
        path = tmp_path / "weights.npz"
        for content in (b"", b"no weights", weights.packed()[:-40]):
            path.write_bytes(content)
            with pytest.raises(BotError, match="expected the weights of a net"):
                weights_in(path)
        with pytest.raises(BotError, match="can't be read"):
            weights_in(tmp_path / "none.npz")
        with pytest.raises(BotError, match="can't be read"):
            weights_of("starcup_bots:none.npz")

    def test_changed_numbers_are_found(self, weights: Weights, tmp_path: Path) -> None:
        other = evolve(weights, arrays={**weights.arrays, "base": weights.arrays["base"] + 1})
        assert other.digest != weights.digest


class TestCandidates:
    def test_every_choice_is_reached(self, ruleset: Ruleset[Any, Any]) -> None:
        vocabulary = Vocabulary(features_of(ruleset))
        for _, decision in questions(ruleset, 2, 3, 80):
            for choice in list(decision.legal[:12]):
                way = Candidates(decision, vocabulary).numbers_of(choice, vocabulary)
                candidates, reached = Candidates(decision, vocabulary), None
                if len(candidates.units) == 1:
                    reached = candidates.take(0, vocabulary)
                for units, place in way:
                    assert candidates.units == units
                    reached = candidates.take(place, vocabulary)
                assert reached == choice

    def test_any_way_leads_to_a_legal_choice(self, ruleset: Ruleset[Any, Any]) -> None:
        vocabulary, rng = Vocabulary(features_of(ruleset)), Rng(9)
        for _, decision in questions(ruleset, 2, 4, 120):
            candidates, reached = Candidates(decision, vocabulary), None
            while reached is None:
                reached = candidates.take(rng.below(len(candidates.units)), vocabulary)
            assert reached in decision.legal


class TestPlayers:
    @pytest.mark.parametrize("nature", [Nature(), Nature(heat=40.0, margin=1000.0)])
    def test_whole_games_are_played_the_same_for_a_seed(
        self, ruleset: Ruleset[Any, Any], weights: Weights, nature: Nature
    ) -> None:
        def texts(seed: int) -> list[str]:
            game, bots = (
                Game.new(ruleset, 2, 7, log=False),
                [LearnedBot(seed + seat, weights, nature) for seat in (0, 1)],
            )
            for decision, _ in turns(game, lambda decision, view: bots[decision.seat].choose(decision, view)):
                if decision.number >= MOST:
                    break
            return [str(entry) for entry in game.journal]

        assert texts(1) == texts(1)
        assert (texts(1) == texts(11)) == (not nature.heat)

    def test_a_search_answers_legally_and_the_same_for_a_seed(
        self, ruleset: Ruleset[Any, Any], weights: Weights
    ) -> None:
        for game, decision in questions(ruleset, 2, 8, 60)[::4]:
            view = game.view(decision.seat)
            choices = [LearnedSearch(seed, weights, QUICK).choose(decision, view) for seed in (1, 1, 2)]
            assert choices[0] == choices[1] and all(choice in decision.legal for choice in choices)

    def test_a_search_changes_nothing_and_sees_only_the_view(
        self, ruleset: Ruleset[Any, Any], weights: Weights
    ) -> None:
        for game, decision in questions(ruleset, 3, 9, 40)[::8]:
            view, before = game.view(decision.seat), game.save()
            other = view.sample_world(Rng(3))
            asked = other.decision(decision.seat)
            if asked is None or asked.number != decision.number:
                continue
            bot = LearnedSearch(1, weights, QUICK)
            assert bot.choose(decision, view) == bot.choose(asked, other.view(decision.seat))
            assert game.save() == before

    def test_advice_is_what_it_would_choose(self, ruleset: Ruleset[Any, Any], weights: Weights) -> None:
        for game, decision in questions(ruleset, 2, 10, 24)[::6]:
            view, bot = game.view(decision.seat), LearnedSearch(1, weights, QUICK)
            advice = bot.advice(decision, view)
            assert advice.choice == bot.choose(decision, view) == advice.options[0].choice
            assert all(option.odds is None or 0 <= option.odds <= 1 for option in advice.options)

    def test_time_ends_a_search(self, race: Ruleset[Any, Any]) -> None:
        weights = random_weights(race)
        budget = LearnedBudget(answers=10**9, playouts=10**6, seconds=0.05, batch=2)
        game, decision = questions(race, 2, 8, 1)[0]
        assert LearnedSearch(1, weights, budget).choose(decision, game.view(decision.seat)) in decision.legal


class TestLockstep:
    def test_the_games_are_those_of_the_players_one_by_one(self, ruleset: Ruleset[Any, Any], weights: Weights) -> None:
        net = Net(weights, ruleset)
        begun = [Game.new(ruleset, 2, seed, log=False) for seed in range(3)]
        ends = {lane.number: lane.game for lane in played(net, begun, Best(), parallel=2, most=MOST)}
        for seed, end in ends.items():
            game = Game.new(ruleset, 2, seed, log=False)
            for _ in islice(turns(game, LearnedBot(1, weights).choose), MOST + 1):
                pass
            assert game.save() == end.save()

    def test_words_are_the_same_everywhere(self) -> None:
        assert Words(1).next(3) == [1099128569, 2041105245, 309580411]

    def test_games_with_common_words_go_the_same_way(self, race: Ruleset[Any, Any]) -> None:
        net = Net(random_weights(race, large=30), race)
        begun = [Game.new(race, 2, 1, log=False) for _ in range(3)]
        lanes = played(net, begun, CommonWords([5, 6, 5]), parallel=3, most=MOST)
        ends = {lane.number: lane.game.save() for lane in lanes}
        assert ends[0] == ends[2] != ends[1]


class TestNovelty:
    def test_what_a_net_was_trained_with_is_not_new_to_it(self, ruleset: Ruleset[Any, Any], weights: Weights) -> None:
        keys = features_of(ruleset).pieces.keys()
        assert novelty(weights, ruleset, keys) == Novelty(frozenset(), (), (), ())

    def test_pieces_and_traits_that_it_never_met_are(self, race: Ruleset[Any, Any]) -> None:
        weights = random_weights(race)
        features = [name.replace(":space_port", ":port").replace("~colour=novelty", "~") for name in weights.features]
        words = [word for word in weights.words if not word.endswith("~vp")]
        other = evolve(weights, features=tuple(features), words=tuple(words))
        new = novelty(other, race, ["space_port", "new_earth", "no_card"])
        assert new.keys == {"space_port"} and set(new.traits) == set(features_of(race).pieces["space_port"])
        assert new.in_positions == ("colour=novelty",)
        assert "vp" in new.in_choices

    def test_bots_of_a_game_that_names_no_weights_are_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(games._KNOWN, "no-bots", GameDefinition("no-bots", "No bots", range(1, 3), ToyRules))
        for kind in learned_bots("no-bots"):
            with pytest.raises(BotError, match="expected weights in its facet bots, found none"):
                kind.make(1)
