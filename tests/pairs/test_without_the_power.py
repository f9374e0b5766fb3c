"""Journals and positions of games that a faulty power was in, examined without it."""

from __future__ import annotations

import json

import pytest

from starcup import Game, JournalError, PowerError, Rng
from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.pairs.conftest import MakePack
from tests.pairs.raising import SHIP, faulty, game_that_fails, play_until_it_fails, with_step, without_power


def test_the_journal_of_a_whole_game_is_intact_and_can_be_examined_without_the_plugin(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    game, error = game_that_fails(rules)
    assert f"failed at choice {1 + sum(isinstance(who, int) for who, _ in game.journal)} " in str(error)
    text = game.journal_text()
    again = Game.replay(rules, text)
    assert again.save() == game.save()

    other = without_power(make_pack)
    with pytest.raises(JournalError, match=r"played with other packs: plants 0 \(.*\) is here 0 \("):
        Game.replay(other, text)
    examined = Game.replay(other, text, other_packs=True)
    assert examined.all_events() == again.all_events()
    assert [face.key for face in examined.table.tableau(0)] == [face.key for face in game.table.tableau(0)]
    assert play_until_it_fails(examined, Rng(1)) is None
    assert examined.finished


def test_a_position_is_examined_without_the_plugin_too(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(
        0, tableau=["planted", "spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"}
    )
    game = scenario.phases("ship").begin()
    with pytest.raises(PowerError):
        game.submit(0, "trade spice_world home home")
    examined = Game.replay(without_power(make_pack), game.journal_text(), other_packs=True)
    examined.submit(0, "trade spice_world home home")
    assert examined.finished


def test_a_saved_position_is_taken_up_without_the_plugin_too(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(
        0, tableau=["planted", "spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"}
    )
    saved, other = scenario.phases("ship").begin().save(), without_power(make_pack)
    with pytest.raises(JournalError, match="other packs"):
        Game.load(other, saved)
    game = Game.load(other, saved, other_packs=True, log=True)
    game.submit(0, "trade spice_world home home")
    assert game.finished
    assert Game.replay(other, game.journal_text()).save() == game.save()
    with pytest.raises(JournalError, match="other packs: load those whose pieces lie there"):
        Game.load(RollRuleset.load(["base"]), saved, other_packs=True)


def test_a_question_of_a_power_that_is_gone_is_left_out(make_pack: MakePack) -> None:
    rules = with_step(make_pack, "return choices.READY, Enough.of('planted')")
    game = Scenario(rules).seat(0, tableau=["planted"]).phases("ship").begin()
    text = Game.load(rules, game.save()).journal_text()
    examined = Game.replay(without_power(make_pack), text, other_packs=True)
    assert examined.table.developments(0)[0].key == "planted"
    assert examined.finished


def test_packs_that_number_tiles_otherwise_are_no_help_with_a_position(make_pack: MakePack) -> None:
    rules, pack = faulty(make_pack, SHIP)
    text = Scenario(rules).seat(0, tableau=["planted"], workers={"explore": "home"}).phases("explore").begin()
    with pytest.raises(JournalError, match="other packs: load those whose pieces lie there"):
        Game.replay(RollRuleset.load(["base"]), text.journal_text(), other_packs=True)
    with pytest.raises(JournalError, match="of other packs or options"):
        Game.replay(RollRuleset.load([pack, "base"]), text.journal_text(), other_packs=True)


def test_as_far_as_a_journal_of_other_packs_reaches_it_can_be_examined(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP.replace('{}["nowhere"]', "4"))
    seats = Scenario(rules, 3).seat(
        0, tableau=["planted"], citizenry="genes genes genes home home home home home", workers={"explore": "home"}
    )
    game = seats.seat(1, cup="home home").phases("explore", "ship").go_on().begin()
    game.submit(0, "stock home")
    game.submit(0, "recruit genes genes genes home home home home")
    text, other = game.journal_text(), without_power(make_pack)
    with pytest.raises(JournalError, match=r"line \d+: 'recruit home .*' .* \(at=1 shows the game before that\)"):
        Game.replay(other, text, other_packs=True)
    with pytest.raises(JournalError, match="at=1 "):
        Game.replay(other, text, other_packs=True, at=2)
    examined = Game.replay(other, text, other_packs=True, at=1)
    assert [who for who, _ in examined.journal if isinstance(who, int)] == [0]
    assert examined.view(0).me.credits == 3


def test_outcomes_that_nobody_knows_are_no_hindrance_before_they_come(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules, 3).seat(0, workers={"explore": "home home"}).phases("explore").chance("tile 0 p01")
    game = scenario.begin()
    game.submit(0, "stock home")
    game.submit(0, "scout home")
    text = game.journal_text()
    position = {**json.loads(game.header.position), "bag": list(range(len(rules.tiles) - 1))}
    text = text.replace(game.header.position, json.dumps(position, separators=(",", ":")))
    base = RollRuleset.load(["base"])
    with pytest.raises(JournalError, match=r"'p01' is no outcome of 'tile 0'.* \(at=1 shows the game before that\)"):
        Game.replay(base, text, other_packs=True, trust=True)
    assert Game.replay(base, text, other_packs=True, trust=True, at=1).waiting()[0].legal
