"""E10 and E11: shared dice rolled once a round drive offers; each player's own open die changes its faces."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, IllegalChoice, Pack, Rng
from starcup.roll import RollGame, RollRuleset, final_scores
from starcup.roll.testing import Scenario
from tests.packs.checking import check, play, texts


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", Pack.from_folder(Path(__file__).parent / "e11_offers")])


def offered(rules: RollRuleset, *faces: str) -> RollGame:
    """A round in which nobody has much to do, up to the offers."""
    scenario = Scenario(rules, 2).seat(0, credits=4).seat(1, credits=1).order(1, 0).round()
    scenario.chance(*(f"offer {face}" for face in faces), "orb glow", "orb dark", "spare explore")
    return scenario.begin()


def test_the_dice_are_rolled_once_a_round_in_words_of_their_own(rules: RollRuleset) -> None:
    game = offered(rules, "credits", "chip")
    lines = [line for line in game.journal_text().splitlines() if line.startswith("~ o")]
    assert lines == ["~ offer credits", "~ offer chip", "~ orb glow", "~ orb dark"]
    assert game.view(0).extensions["market"]["offers"] == (0, 1)
    assert [kept["market"]["shows"] for kept in game.view(1).seat_extensions] == [1, 0]


def test_each_offer_is_taken_once_in_strict_order_and_betters_the_orb(rules: RollRuleset) -> None:
    game = offered(rules, "credits", "two_credits_for_chip")
    assert texts(game, 1) == ["pass market", "take market credits"], "the other one is too dear"
    play(game, 1, "take market credits")
    assert game.table.seats[1].credits == 3
    assert texts(game, 0) == ["pass market", "take market two_credits_for_chip"]
    with pytest.raises(IllegalChoice, match="taken already"):
        game.submit(0, "take market credits")
    play(game, 0, "take market two_credits_for_chip")
    assert (game.table.seats[0].credits, game.table.seats[0].chips) == (2, 1)
    for seat in (0, 1):
        assert game.view(0).seat_extensions[seat]["market"]["faces"] == (1, 0, 0, 0, 0, 1)


def test_chance_may_come_from_outside(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, 0, outside_chance=True)
    kinds: list[str] = []
    rng = Rng(0)
    while not any(kind.startswith("roll") for kind in kinds):
        node = game.chance
        if node is None:
            decision = game.waiting()[0]
            game.submit(decision.seat, decision.legal[0])
        else:
            kinds.append(node.kind)
            if node.kind == "offer":
                assert node.probabilities == pytest.approx({0: 2 / 6, 1: 1 / 6, 2: 2 / 6, 3: 1 / 6})
            game.resolve(rng.choice(node.options))
    assert kinds[-5:-1] == ["offer", "offer", "orb", "orb"]


@pytest.mark.slow
def test_random_games_stand_every_check_and_may_end_by_a_further_reason(rules: RollRuleset) -> None:
    games = check(rules)
    lines = [dict(score.lines)["Orb"] for game in games for score in final_scores(game.table)]
    assert any(lines)


def test_a_further_reason_ends_the_game(rules: RollRuleset) -> None:
    game = Scenario(rules, 2).round().begin()
    while game.waiting():
        decision = game.waiting()[0]
        text = next((t for t in texts(game, decision.seat) if t == "pass market"), texts(game, decision.seat)[0])
        game.submit(decision.seat, text)
    assert game.table.round == 5
    (over,) = [event for event in game.all_events() if type(event).__name__ == "GameEnded"]
    assert "nobody has taken an offer for five rounds" in str(over)
