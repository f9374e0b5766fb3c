"""Everything that the engine promises, tried out with the installed pack, and what is special about its pieces."""

from starcup import Game, Rng
from starcup.testing import assert_pack_ok
from starcup_tiny_epic import EpicRuleset

RULES = EpicRuleset.load(["tiny-epic-base", "outposts"])


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("outposts", games=2, tables=8, pairs=12)


def test_prices_and_limits() -> None:
    reef, moon = (RULES.planets[RULES.index[key]].action for key in ("tallow_reef", "customs_moon"))
    assert (reef.culture, reef.own_turn, reef.once) == (1, False, False)
    assert (moon.culture, moon.own_turn, moon.once) == (0, True, True)


def test_the_mission_is_in_the_deck_of_two_players() -> None:
    (keeper,) = (mission for mission in RULES.missions if mission.key == "lighthouse_keeper")
    assert keeper.players == 2 and dict(keeper.least) == {"culture": 5, "home": 1}


def test_the_board_is_the_rebel_of_a_solo_game() -> None:
    rules = EpicRuleset.load(["tiny-epic-base", "outposts"], options={"tiny-epic-base.rebel": "cinder"})
    game = Game.new(rules, 1, seed=4)
    assert rules.board is not None and len(rules.board.levels) == 4
    assert game.table.most(1) == 7


def test_the_rock_is_used_in_games() -> None:
    used = 0
    for seed in range(20):
        game, rng = Game.new(RULES, 4, seed), Rng(seed)
        while not game.finished:
            decision = rng.choice(game.waiting())
            game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
        used += game.journal_text().count("stake ")
    assert used
