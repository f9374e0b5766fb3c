"""Several numbers as one answer: all of them, in canonical order, or none."""

from __future__ import annotations

import pytest

from starcup.roll import Ruleset
from starcup.testing import Scenario
from starcup_cli.describe import Describer
from starcup_cli.names import Names
from starcup_cli.prompts import question
from starcup_cli.session import RollGame
from starcup_cli.several import NotTogether, advice, numbers_of, together
from tests.cli.helpers import run


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Ruleset.load(["base"])


def scouting(rules: Ruleset) -> RollGame:
    """A Scout with three tiles in the zone: draw, galactic_salon, gem_world, plague_world."""
    zone = Scenario(rules).seat(
        0, workers={"explore": "home"}, develop=["galactic_salon"], settle=["pirate_world", "information_hub"]
    )
    game = zone.phases("explore").begin()
    game.submit(0, "scout home")
    return game


def recruiting(rules: Ruleset, credits: int) -> RollGame:
    """Recruit home, military or genes; there are two home dice."""
    return Scenario(rules).seat(0, credits=credits, citizenry="home home military genes").manage().begin()


def texts(game: RollGame, line: str) -> list[str]:
    numbers, decision = numbers_of(line), game.decision(0)
    assert numbers is not None and decision is not None
    return together(game, decision, numbers)


def fault(game: RollGame, line: str) -> str:
    before = game.save()
    with pytest.raises(NotTogether) as refusal:
        texts(game, line)
    assert game.save() == before
    return str(refusal.value)


@pytest.mark.parametrize("line", ["2 4", "4 2", "4,2", " 2 , 4 ".strip()])
def test_tiles_to_abandon_are_taken_in_their_order(rules: Ruleset, line: str) -> None:
    game = scouting(rules)
    assert texts(game, line) == ["abandon galactic_salon", "abandon information_hub"]
    assert len(game.table.seats[0].world_stack) == 2, "the game itself has not been touched"


def test_the_end_of_a_list_comes_last_wherever_it_is_typed(rules: Ruleset) -> None:
    assert texts(scouting(rules), "1 3 2") == ["abandon galactic_salon", "abandon pirate_world", "draw"]


def test_the_last_tile_draws_by_itself(rules: Ruleset) -> None:
    last = ["abandon galactic_salon", "abandon information_hub"]
    assert texts(scouting(rules), "2 4 1") == last


def test_a_refusal_names_the_number_and_nothing_is_done(rules: Ruleset) -> None:
    assert "there is no choice 9; choose 1 to 4" in fault(scouting(rules), "2 9")
    assert "because of 3 (abandon pirate_world)" in fault(scouting(rules), "2 3 3")
    assert "because of 4 (abandon information_hub)" in fault(scouting(rules), "4 4")


def test_recruiting_until_the_credits_are_spent(rules: Ruleset) -> None:
    assert texts(recruiting(rules, 3), "2 1") == ["recruit home", "recruit military"]
    assert texts(recruiting(rules, 2), "1 1") == ["recruit home", "recruit home"]
    assert "because of 2 (recruit military): the list is complete" in fault(recruiting(rules, 2), "2 2")
    assert "because of 2 (recruit military): the list is complete" in fault(recruiting(rules, 2), "1 1 2")


def test_a_die_that_the_engine_recruits_by_itself_counts(rules: Ruleset) -> None:
    game = Scenario(rules).seat(0, credits=2, citizenry="home military military").manage().begin()
    assert texts(game, "2 2") == ["recruit military"]


def test_recalling_two_equal_dice_and_the_last_that_is_left(rules: Ruleset) -> None:
    seat = Scenario(rules).seat(
        0,
        cup="home",
        settle=["pirate_world"],
        settlers="home home",
        tableau=["gem_world"],
        goods={"gem_world": "genes"},
    )
    game = seat.manage().begin()
    assert texts(game, "2 2 3") == ["recall home settlers", "recall home settlers", "recall genes gem_world"]
    assert "because of 3 (recall genes gem_world)" in fault(game, "3 3")


def test_other_questions_take_one_answer_at_a_time(rules: Ruleset) -> None:
    game = Scenario(rules).seat(0, workers={"explore": "home home"}).phases("explore").begin()
    assert "one answer at a time" in fault(game, "2 2")


def test_the_question_says_so(rules: Ruleset) -> None:
    for game, said in (
        (scouting(rules), "Several at once: such as '2 3', or '2 3 1' to end with 'draw'."),
        (recruiting(rules, 2), "Several at once: such as '1 2'."),
        (Scenario(rules).seat(0, workers={"explore": "home home"}).phases("explore").begin(), ""),
    ):
        decision = game.decision(0)
        assert decision is not None
        assert advice(decision) == said


def test_at_the_table() -> None:
    """Scout in the first round and let both tiles of the zone go at once."""
    typed = ["1", "", "select explore home.explore", "ready", "", "scout home", "2 7", "3 2", "undo", "quit"]
    shown = run("play", "--seed", "3", "--bots", "random", typed=typed).stdout
    assert "there is no choice 7; choose 1 to 3" in shown
    assert "Several at once: such as '2 3'" in shown
    assert shown.count("abandoned a tile of the") == 2
    assert "Where does this tile go?" in shown
    assert "tiles were drawn since" in " ".join(shown.split())


def test_dice_that_can_only_follow_are_told(rules: Ruleset) -> None:
    game = recruiting(rules, 2)
    decision = game.decision(0)
    assert decision is not None
    lines = question(decision, Describer(game.table, 0, Names(rules, ["Ann", "Bob"], you=0)))
    assert lines[0].endswith("[then Genes]")
    assert "recruit genes" not in " ".join(lines)
