"""Training: a course teaches, goes on where it was, and refuses what is not its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from starcup import games
from starcup_bots import BotError, play
from starcup_bots.executors import Here
from starcup_bots.learned import LearnedBot, weights_in
from starcup_bots.learned.archive import packed, unpacked
from starcup_bots.training import course as course_module
from starcup_bots.training.course import Course, Plan
from starcup_bots.training.curve import drawn_curve
from starcup_bots.training.experience import Experience, Task, match, self_played, spread_of, watched
from tests.bots.random_weights import random_weights

PLAN = Plan("toy", seats=(2,), games=48, matches=24, each=2)


def course(folder: Path, plan: Plan = PLAN) -> Course:
    return Course(plan, folder, lambda line: None)


@pytest.mark.usefixtures("toy")
class TestCourse:
    @pytest.mark.slow
    def test_it_leaves_weights_that_play_and_a_curve(self, tmp_path: Path) -> None:
        folder = tmp_path / "course"
        course(folder).run(Here(), 600, rounds=2)
        weights = weights_in(folder / "weights.npz")
        assert weights.game == "toy"
        assert weights.about["games"] == 96
        assert weights.about["rounds"] == 2
        assert (folder / "curve.svg").read_text().startswith("<svg")
        lines = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
        assert [line["round"] for line in lines if "games" in line] == [1, 2]
        game = games.find("toy")
        assert play(game.load(), [LearnedBot(1, weights), LearnedBot(2, weights)], seed=3).finished

    @pytest.mark.slow
    def test_it_goes_on_as_if_it_had_not_been_stopped(self, tmp_path: Path) -> None:
        whole = course(tmp_path / "whole")
        whole.run(Here(), 600, rounds=2)
        course(tmp_path / "parts").run(Here(), 600, rounds=1)
        parts = course(tmp_path / "parts")
        parts.run(Here(), 600, rounds=1)
        assert whole.weights.digest == parts.weights.digest

    @pytest.mark.slow
    def test_the_weights_that_won_most_are_kept(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        won = iter([0.5, 0.75, 0.25])
        monkeypatch.setattr(course_module, "match", lambda task, rival: [next(won)])
        taught, digests = course(tmp_path, evolve(PLAN, games=8, matches=1, each=1)), []
        taught.run(Here(), 600, rounds=2)
        digests.append(taught.weights.digest)
        taught.run(Here(), 600, rounds=1)
        taught.save()
        best = weights_in(tmp_path / "weights.npz")
        assert best.about["won"] == 0.75
        assert [best.digest] == digests != [taught.weights.digest]

    def test_another_plan_is_refused(self, tmp_path: Path) -> None:
        course(tmp_path).save()
        with pytest.raises(BotError, match="seed 1, not 2; expected the same, or another folder"):
            course(tmp_path, Plan("toy", seats=(2,), seed=2))

    def test_a_damaged_state_is_refused(self, tmp_path: Path) -> None:
        course(tmp_path).save()
        (tmp_path / "state.npz").write_bytes(b"nothing")
        with pytest.raises(BotError, match="expected the state of a course"):
            course(tmp_path)

    @pytest.mark.slow
    def test_it_begins_with_weights_that_there_are(self, tmp_path: Path) -> None:
        course(tmp_path / "old").run(Here(), 600, rounds=1)
        path = tmp_path / "old" / "weights.npz"
        weights, begun = weights_in(path), course(tmp_path / "new", evolve(PLAN, weights=str(path)))
        assert begun.weights.digest == weights.digest
        begun.run(Here(), 600, rounds=1)
        assert begun.weights.digest != weights.digest
        assert begun.weights.about["games"] == 2 * PLAN.games
        assert begun.weights.about["rounds"] == 2
        assert begun.weights.about["begun_with"] == weights.digest

    def test_weights_of_another_shape_are_refused(self, tmp_path: Path) -> None:
        random_weights(games.find("toy").load()).save(tmp_path / "small.npz")
        with pytest.raises(BotError, match=r"small\.npz: the weights 'features' have another shape"):
            course(tmp_path / "new", evolve(PLAN, weights=str(tmp_path / "small.npz")))
        assert not (tmp_path / "new").exists()

    def test_weights_are_refused_with_a_teacher_and_by_a_course_that_began_without(self, tmp_path: Path) -> None:
        with pytest.raises(BotError, match="found a teacher and weights to begin with; expected one of them"):
            course(tmp_path, evolve(PLAN, weights="some.npz", teacher="random"))
        course(tmp_path).save()
        with pytest.raises(BotError, match=r"has a course with weights .*, not .some\.npz."):
            course(tmp_path, evolve(PLAN, weights="some.npz"))

    def test_weights_of_another_game_are_refused(self, tmp_path: Path) -> None:
        random_weights(games.find("race").load()).save(tmp_path / "race.npz")
        with pytest.raises(BotError, match=r"race\.npz has weights for 'race'; expected some for 'toy'"):
            course(tmp_path / "new", evolve(PLAN, weights=str(tmp_path / "race.npz")))

    def test_an_unknown_teacher_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BotError, match="no bot 'nobody' plays A toy; expected one of"):
            course(tmp_path, Plan("toy", teacher="nobody"))

    @pytest.mark.slow
    def test_a_teacher_is_imitated(self, tmp_path: Path) -> None:
        taught = course(tmp_path, Plan("toy", seats=(2,), teacher="random", lessons=40, matches=10))
        taught.run(Here(), 0)
        assert taught.progress.taught
        assert taught.progress.games == 40


@pytest.mark.slow
def test_a_minute_teaches_to_beat_a_random_player(tmp_path: Path) -> None:
    taught, won = course(tmp_path, Plan("race", seats=(2,), games=256, matches=10, each=100)), []
    for rounds in (0, 6):
        if rounds:
            taught.run(Here(), 600, rounds)
        task = Task("race", (), taught.weights.packed(), range(1 << 30, (1 << 30) + 50), (2,), 1)
        won.append(sum(match(task, "random")) / 100)
    assert won[0] < 0.7
    assert won[1] > 0.8


class TestExperience:
    def test_what_is_gathered_fits_together(self) -> None:
        ruleset = games.find("race").load()
        task = Task("race", (), random_weights(ruleset, large=30).packed(), range(4), (2, 3), 1)
        for experience in (self_played(task), watched(task, "greedy")):
            count = len(experience.rows)
            parts = (experience.kinds, experience.units, experience.places, experience.chances, experience.aims)
            assert all(len(part) == count for part in (*parts, experience.gains))
            assert len(experience.leads) == 2 + 3 + 2 + 3
            for kind, units, place in zip(experience.kinds, experience.units, experience.places, strict=True):
                assert (kind < 0) == (len(units) == 0)
                assert kind < 0 or 0 <= place < len(units)
            assert all(0 <= aim <= 1 for aim in experience.aims)
            assert max(max(units, default=0) for units in experience.units) < len(experience.unit_keys)

    def test_the_same_task_gives_the_same_experience(self) -> None:
        ruleset = games.find("race").load()
        task = Task("race", (), random_weights(ruleset, large=30).packed(), range(3), (2,), 5)
        first, second = self_played(task), self_played(task)
        assert first.places == second.places
        assert first.aims == second.aims

    def test_the_spread_follows_the_leads(self) -> None:
        assert spread_of([]) == spread_of([Experience()]) == 1.0
        assert spread_of([Experience(leads=[10]), Experience(leads=[-10])]) == 7.0


@given(st.dictionaries(st.text("ab", min_size=1), st.integers()), st.lists(st.integers(-5, 5)))
def test_archives_are_read_as_they_were_written(texts: dict[str, Any], numbers: list[int]) -> None:
    data = packed(texts, {"numbers": np.array(numbers)})
    read, arrays = unpacked(data)
    assert read == texts
    assert arrays["numbers"].tolist() == numbers
    with pytest.raises(ValueError):
        unpacked(data[: len(data) // 2])


def test_a_curve_is_a_picture_of_what_was_won() -> None:
    picture = drawn_curve([{"seconds": 60, "won": 0.5}, {"seconds": 120, "won": 1.0}, {"round": 3}], "greedy")
    assert "Games won against greedy" in picture
    assert 'points="320.0,160.0 592.0,48.0"' in picture
