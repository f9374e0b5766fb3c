"""The check of a game finds what is planted, each by the check that is there for it."""

from __future__ import annotations

import pytest
from attrs import evolve

from starcup.games import GameDefinition
from starcup.testing import assert_game_ok, check_game
from tests.contract.broken import BROKEN
from tests.contract.broken.domains import SAID
from tests.kernel.toy import TOY, ToyRules


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("name", BROKEN)
def test_a_planted_fault_is_found(name: str) -> None:
    game, check, words = BROKEN[name]
    found = check_game(game, games=4, checks=[check])
    assert words in " | ".join(map(str, found)), found
    assert any(finding.is_fault for finding in found)


def test_the_report_names_game_check_and_choice() -> None:
    game, check, _ = BROKEN["a view shows others' hands"]
    with pytest.raises(AssertionError, match=r"game 'toy': 3 faults, no warnings\n\n1\. hidden: game 'toy', question"):
        assert_game_ok(game, games=2, checks=[check])


def test_a_game_that_cannot_be_loaded_is_one_finding() -> None:
    (found,) = check_game(GameDefinition("lost", "Lost", range(2, 3), "nowhere:Rules"))
    assert (found.check, found.where) == ("load", "game 'lost'")
    assert "nowhere:Rules" in found.what


def test_an_unknown_check_is_refused_with_the_nearest() -> None:
    with pytest.raises(ValueError, match="there is no check 'hiden' \\(did you mean 'hidden'\\?\\)"):
        check_game(TOY, checks=["hiden"])


def test_a_definition_that_stands_in_no_module_is_told_as_not_tried() -> None:
    (found,) = check_game(evolve(TOY, title="Another toy"), games=1, checks=["replay"])
    assert found.untried and not found.is_fault
    assert "not played in other processes" in found.what


def test_a_game_whose_domains_are_whole_or_that_has_none_passes() -> None:
    class Whole(ToyRules):
        domains = SAID

    for game in (TOY, evolve(TOY, loader=Whole)):
        assert check_game(game, games=4, checks=["kinds"]) == []
