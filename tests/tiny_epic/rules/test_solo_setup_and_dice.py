"""The rebel galaxy: its set-up, its dice one by one, forced re-rolls and follows (SOLO-1 to SOLO-17)."""

from __future__ import annotations

import pytest

from starcup import Game
from starcup_tiny_epic import EpicRuleset, events
from tests.tiny_epic.rules.solo_games import (
    HUMAN,
    REBEL,
    ROW,
    Side,
    asked,
    bay,
    colonies,
    discarded,
    do,
    have,
    human_turn,
    rebel_rolls,
    rules_of,
    ships,
    unused,
    winner,
)
from tests.tiny_epic.scenes import heard, legal, refusal, variant

BOARDS = ("artemis", "rothkel", "zendica", "hades", "gamelyn")


def test_a_solo_game_is_set_up_like_one_for_two() -> None:
    """SOLO-1."""
    game = Game.new(EpicRuleset.load(), 1, 3)
    human = game.table.empires[HUMAN]

    assert len(game.table.row) == 4
    assert len(game.table.deck) == 36
    assert (human.energy, human.culture, human.level) == (2, 1, 1)
    assert human.home() == len(human.ships) == 2


@pytest.mark.parametrize("board", BOARDS)
def test_a_rebel_board_is_the_opponent(board: str) -> None:
    """SOLO-2."""
    rules = variant(rebel=board)
    assert rules.board is not None
    assert rules.board.key == board
    assert len(Game.new(rules, 1, 3).table.empires) == 2


def test_the_rebel_starts_with_nothing_and_four_ships() -> None:
    """SOLO-3."""
    rebel = Game.new(EpicRuleset.load(), 1, 3).table.empires[REBEL]
    assert (rebel.energy, rebel.culture, rebel.level, rebel.vp) == (0, 0, 1, 0)
    assert rebel.home() == len(rebel.ships) == 4


def test_no_missions_are_dealt() -> None:
    """SOLO-4."""
    game = Game.new(EpicRuleset.load(), 1, 3)
    assert asked(game) == "turn"
    assert game.table.missions == ()
    assert heard(game, events.MissionsDealt) == []
    assert all(empire.mission < 0 and empire.dealt == () for empire in game.table.empires)


def test_the_human_has_the_first_turn() -> None:
    """SOLO-5."""
    game = Game.new(EpicRuleset.load(), 1, 3)
    assert (game.table.active, game.table.turn, game.table.round) == (HUMAN, 1, 1)


def test_human_and_rebel_take_turns() -> None:
    """SOLO-6."""
    game = do(human_turn("move energy"), "activate energy")
    assert have(game, HUMAN) == (2, 0)

    do(game, "end turn")
    assert game.table.active == REBEL
    assert game.chance is not None and game.chance.kind == "rebel-die"

    game = rebel_rolls("colony colony colony colony colony")
    assert (game.table.active, game.table.round) == (HUMAN, 2)
    assert game.chance is not None and game.chance.kind == "die 0"


def test_the_rebel_never_follows() -> None:
    """SOLO-7: no follow window after the human's dice."""
    game = do(human_turn("energy energy", rebel=Side(energy=3, culture=3)), "activate energy")
    assert asked(game) == "turn"
    assert heard(game, events.Followed) == []
    assert have(game, REBEL) == (3, 3)


def test_dice_are_rolled_and_resolved_one_at_a_time() -> None:
    """SOLO-8: its action is carried out before the next one is rolled."""
    game = rebel_rolls("move")
    assert bay(game) == ["move"]
    assert ships(game, REBEL) == ["helios 0"]
    assert game.chance is not None and game.chance.kind == "rebel-die"

    rolled = [event.face for event in heard(rebel_rolls("move energy culture"), events.RebelDieRolled)]
    assert rolled == ["move", "energy", "culture"]


@pytest.mark.parametrize(("level", "dice"), [(1, 5), (2, 5), (3, 6), (4, 6), (5, 7)])
def test_the_rebel_rolls_the_dice_of_its_level(level: int, dice: int) -> None:
    """SOLO-9."""
    game = rebel_rolls("move " * 9, rebel=Side(level=level))
    assert len(heard(game, events.RebelDieRolled)) == dice
    assert game.table.active == HUMAN


def test_the_human_may_force_re_rolls_as_long_as_he_can_pay() -> None:
    """SOLO-10: E2 C3: twice, then E0 C1."""
    game = rebel_rolls("energy culture move", human=Side(2, 3))
    assert (asked(game), legal(game)) == ("rebel-die", ["force re-roll", "let stand"])
    do(game, "force re-roll")
    assert (asked(game), have(game, HUMAN)) == ("rebel-die", (1, 2))
    do(game, "force re-roll")
    assert have(game, HUMAN) == (0, 1)
    assert ships(game, REBEL) == ["helios 0"]
    assert asked(game) == "follow"


@pytest.mark.parametrize("human", [Side(0, 4), Side(4, 0)])
def test_without_both_resources_nobody_asks(human: Side) -> None:
    """SOLO-10: 1 energy and 1 culture."""
    game = rebel_rolls("economy energy", human=human)
    assert "rebel-die" not in asked(game)


def test_the_die_just_rolled_is_rolled_again_before_it_takes_effect() -> None:
    """SOLO-11: whether usable or not; the new face may be re-rolled again."""
    game = rebel_rolls("economy move energy", human=Side(2, 2))
    assert asked(game) == "rebel-die"
    assert discarded(game) == []
    do(game, "force re-roll")
    assert asked(game) == "rebel-die"
    assert ships(game, REBEL) == []
    do(game, "force re-roll")
    assert have(game, REBEL) == (4, 0)
    assert bay(game) == ["energy"]
    assert ships(game, REBEL) == []


def test_a_die_that_took_effect_or_was_discarded_is_not_unused() -> None:
    """SOLO-8, SOLO-15, TERM-7: only the one that awaits its effect is."""
    game = rebel_rolls("economy energy", human=Side(1, 2))
    assert (unused(game), bay(game)) == (["economy"], [])
    do(game, "let stand")
    assert (unused(game), bay(game)) == (["energy"], [])
    do(game, "let stand")
    assert asked(game) == "follow"
    assert (unused(game), bay(game)) == ([], ["energy"])
    assert unused(rebel_rolls("economy")) == []


def test_the_rebel_has_neither_re_rolls_nor_the_converter() -> None:
    """SOLO-12."""
    game = rebel_rolls("economy economy economy economy economy")
    assert discarded(game) == ["economy"] * 5
    assert heard(game, events.DiceConverted) == []
    assert heard(game, events.DiceRerolled) == []


def test_the_human_may_follow_for_one_culture() -> None:
    """SOLO-13."""
    game = rebel_rolls("energy", human=Side(0, 2))
    assert (asked(game), legal(game)) == ("follow", ["follow", "pass"])
    do(game, "follow")
    assert have(game, HUMAN) == (2, 1)


def test_he_follows_after_the_action_by_the_rules_of_following() -> None:
    """SOLO-14: after the attack of a colony face he may upgrade or use an own colony."""
    game = rebel_rolls("colony", human=Side(4, 2, colonies="jakks"), board="zendica", rebel=Side(level=2))
    do(game, "let stand")
    assert heard(game, events.RebelAttacked) == [events.RebelAttacked("zendica", 2)]
    assert have(game, REBEL) == (0, 2)
    do(game, "follow")
    assert legal(game) == ["upgrade with energy", "use jakks"]
    do(game, "upgrade with energy")
    assert (game.table.empires[HUMAN].level, have(game, HUMAN)) == (2, (2, 1))

    # Whether he can follow is judged after the attack, and after paying (FOLLOW-14).
    game = rebel_rolls("colony", human=Side(2, 1), rebel=Side(level=2))  # it loses him his culture
    do(game, "let stand")
    assert (asked(game), have(game, HUMAN)) == ("", (2, 0))


def test_an_impossible_die_is_discarded_and_not_followed() -> None:
    """SOLO-15: move face with no ship in the rebel's galaxy."""
    away = "helios.orbit, jakks.orbit, gort.orbit, vizcarra.orbit"
    game = rebel_rolls("move", human=Side(0, 5), rebel=Side(ships=away))
    assert discarded(game) == ["move"]
    assert asked(game) == ""
    assert bay(game) == []


@pytest.mark.parametrize(
    ("face", "rebel", "row"),
    [
        ("move", Side(ships="helios.orbit, jakks.orbit, gort.orbit, vizcarra.orbit"), "helios jakks gort vizcarra"),
        ("move", Side(ships="helios.orbit, gort.orbit"), "helios gort - -"),
        ("energy", Side(ships="helios.orbit, jakks.orbit, zalax.orbit, maia.orbit"), "helios jakks zalax maia"),
        (
            "culture",
            Side(ships="gort.orbit, leandra.orbit, nagato.orbit, piedes.orbit"),
            "gort leandra nagato piedes",
        ),
        ("energy", Side(energy=6), "helios jakks gort vizcarra"),
        ("culture", Side(culture=6), "helios jakks gort vizcarra"),
        ("economy", Side(ships="helios.orbit 1"), "helios jakks gort vizcarra"),
        ("diplomacy", Side(ships="gort.orbit 1"), "helios jakks gort vizcarra"),
        ("diplomacy", Side(), "helios jakks gort vizcarra"),
    ],
)
def test_dice_that_the_rebel_cannot_use(face: str, rebel: Side, row: str) -> None:
    """SOLO-16."""
    game = rebel_rolls(face, human=Side(0, 5), rebel=rebel, row=row)
    assert discarded(game) == [face]
    assert asked(game) == ""


AT_CULTURE = "helios jakks zalax maia"


@pytest.mark.parametrize(
    ("face", "rebel", "row", "wasted"),
    [
        ("energy", Side(energy=6), ROW, False),
        ("culture", Side(culture=6), ROW, False),
        ("move", Side(ships="helios.orbit, gort.orbit"), "helios gort - -", False),
        ("move", Side(ships="helios.orbit, jakks.orbit, gort.orbit, vizcarra.orbit"), ROW, True),
        ("energy", Side(6, ships="helios.orbit, jakks.orbit, zalax.orbit, maia.orbit"), AT_CULTURE, True),
        ("economy", Side(ships="helios.orbit 1"), ROW, True),
    ],
)
def test_by_an_option_a_full_track_stops_no_die(face: str, rebel: Side, row: str, wasted: bool) -> None:
    """SOLO-16: nor does a row without a planet for its ship; the die does nothing, and may be followed."""
    human = Side(0, 5, ships="jakks.surface" if face == "culture" else "")
    game = rebel_rolls(face, human=human, rebel=rebel, row=row, rebel_full_track="activated")
    assert discarded(game) == [face] * wasted
    assert asked(game) == ("" if wasted else "follow")
    assert (have(game, REBEL), len(ships(game, REBEL))) == ((rebel.energy, rebel.culture), rebel.ships.count("orbit"))


def test_a_die_that_only_overflows_in_part_is_usable() -> None:
    """SOLO-16: it adds something."""
    game = rebel_rolls("energy", rebel=Side(energy=5))
    assert (discarded(game), have(game, REBEL)) == ([], (6, 0))


def test_actions_of_the_own_turn_do_nothing_in_the_rebels() -> None:
    """SOLO-17: La-Torres by following; other planets work."""
    game = rebel_rolls("move", human=Side(0, 3), rebel=Side(energy=3), row="la_torres jakks")
    do(game, "follow", "move galaxy to la_torres.surface")
    assert have(game, HUMAN) == (0, 2)
    assert have(game, REBEL) == (3, 0)

    game = rebel_rolls("move", human=Side(0, 3), row="la_torres jakks")
    do(game, "follow", "move galaxy to jakks.surface", "use jakks")
    assert have(game, HUMAN) == (0, 3)

    game = rebel_rolls("colony", human=Side(0, 3, colonies="clj_0517"), rebel=Side(culture=3))
    assert asked(game) == "follow"
    do(game, "follow")  # for an upgrade with the 2 culture left; the colony is not offered
    assert game.table.empires[HUMAN].level == 2


def test_a_follower_repeats_only_dice_that_the_rebel_activated() -> None:
    """SOLO-15, CLARIFY-42: discarded dice do not lie in the activation bay."""
    game = rebel_rolls(
        "economy energy colony", human=Side(2, 3, colonies="piedes"), rebel=Side(level=3), row="gort jakks"
    )
    do(game, "let stand", "let stand", "pass", "let stand", "follow", "use piedes")
    assert asked(game) == "repeat"
    assert legal(game) == ["repeat energy", "repeat colony"]
    assert refusal(game, HUMAN, "repeat economy")[0] == "not-offered"


def test_each_side_advances_its_own_ships() -> None:
    """SOLO-14: a follower uses what is his (FOLLOW-10)."""
    game = rebel_rolls("diplomacy", human=Side(0, 1, ships="helios.orbit 2"), rebel=Side(ships="jakks.orbit"))
    do(game, "follow")
    assert colonies(game, HUMAN) == ["helios"]
    assert ships(game, REBEL) == ["jakks 1"]
    assert winner(game) == "nobody"
    assert rules_of(game).end_reasons(game.table) == ()
