"""Everything that the engine promises, tried out on the installed pack; and the phase by itself."""

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from starcup.testing import assert_pack_ok


def festive() -> RollGame:
    """Two hosts, one of them at home in no phase before, a die in Citizenry, and a credit."""
    rules = RollRuleset.load(["base", "festival"])
    scenario = Scenario(rules).seat(0, workers={"festival": "home genes"}, citizenry="military", credits=1)
    return scenario.phases("festival").begin()


def texts(game: RollGame) -> list[str]:
    return [choice.text for decision in game.waiting() for choice in decision.legal]


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("festival", games=2, tables=6)


def test_it_comes_last() -> None:
    rules = RollRuleset.load(["base", "festival"])
    assert rules.phase_keys == ("explore", "develop", "settle", "produce", "ship", "festival")


def test_hosts_invite_and_give_feasts() -> None:
    game = festive()
    assert texts(game) == ["invite festival military", "feast festival", "rest festival"]
    game.submit(0, "feast festival")
    assert texts(game) == ["invite festival home", "invite festival military", "rest festival"]
    game.submit(0, "invite festival military")
    seat = game.table.seats[0]
    assert game.finished
    assert (seat.credits, seat.chips) == (0, 1)
    assert game.view(0).dice(seat.citizenry) == {"home": 1, "genes": 1}
    assert game.view(0).dice(seat.cup) == {"military": 1}


def test_who_rests_keeps_his_workers() -> None:
    game = festive()
    game.submit(0, "rest festival")
    assert game.finished
    assert game.view(0).dice(game.table.seats[0].cup) == {"home": 1, "genes": 1}
