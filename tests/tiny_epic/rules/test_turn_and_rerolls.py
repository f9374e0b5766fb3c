"""The course of a turn: the roll, activating dice, re-rolls (TURN, ACTIVATE, REROLL)."""

from __future__ import annotations

import pytest

from starcup import Game
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.rules.own_turns import alone, do, have, own_turn
from tests.tiny_epic.scenes import RULES, answer, heard, kinds, legal, refusal, scene, variant


def unused(game: EpicGame) -> list[str]:
    """Return the faces of the unused dice."""
    return [FACES[face] for face in game.table.unused]


def bay(game: EpicGame) -> list[str]:
    """Return the faces of the activated dice, in order."""
    return [FACES[face] for face in game.table.bay]


# TURN


def test_a_starting_player_is_drawn_and_remembered() -> None:
    """TURN-1."""
    firsts = set()
    for seed in range(20):
        game = Game.new(RULES, 3, seed)
        for seat in range(3):
            answer(game, seat, legal(game, seat)[0])
        assert game.table.first == game.table.active == heard(game, events.FirstPlayer)[0].seat
        firsts.add(game.table.first)
    assert firsts == {0, 1, 2}


def test_turns_go_clockwise() -> None:
    """TURN-2, ENDTURN-5."""
    game = scene(3).first(1).next_turn(1).begin()
    for seat in (1, 2, 0, 1):
        assert game.table.active == seat
        answer(game, seat, "end turn")


@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_the_turn_begins_with_a_roll_of_the_dice_of_the_level(level: int, dice: int) -> None:
    """TURN-3, TURN-4: in the first turn of the game 4 dice and 2 ships."""
    table = scene().empire(0, level=level).next_turn(0)
    game = table.rolls(0, "move " * dice).begin()
    assert unused(game) == ["move"] * dice
    assert heard(game, events.DiceRolled)[-1] == events.DiceRolled(0, ("move",) * dice)
    assert level > 1 or len(game.table.empires[0].ships) == 2


def test_the_faces_determine_the_actions() -> None:
    """TURN-5, ACTIVATE-1."""
    game = own_turn("move energy energy")
    assert [text for text in legal(game) if text.startswith("activate")] == ["activate move", "activate energy"]
    assert refusal(game, 0, "activate culture") == ("no-die", "ACTIVATE-1")


def test_dice_are_activated_in_any_order() -> None:
    """TURN-6."""
    game = do(own_turn("move energy energy"), "activate energy", "activate move", "move galaxy to jakks.orbit")
    assert bay(game) == ["energy", "move"]
    game = do(own_turn("move energy energy"), "activate move", "move galaxy to jakks.orbit", "activate energy")
    assert bay(game) == ["move", "energy"]


def test_dice_need_not_be_activated() -> None:
    """TURN-7: ending the turn with 4 unused dice is legal."""
    game = do(own_turn("move energy move energy"), "end turn")
    assert game.table.active == 1


def test_between_activations_one_may_re_roll_convert_or_end() -> None:
    """TURN-8."""
    game = do(own_turn("move energy energy energy"), "activate energy")
    assert legal(game) == ["activate move", "activate energy", "re-roll", "convert", "end turn"]


@pytest.mark.parametrize("text", ["re-roll move", "re-roll", "convert", "end turn", "activate energy"])
def test_nothing_else_while_an_action_or_a_follow_is_pending(text: str) -> None:
    """TURN-9, ENDTURN-2."""
    game = do(own_turn("move move move energy"), "activate move")
    assert kinds(game) == ["move"]
    assert refusal(game, 0, text)[0] in ("not-now", "not-offered")

    game = answer(scene().turn(0, "energy move move energy").begin(), 0, "activate energy")
    assert (kinds(game), game.waiting()[0].seat) == (["follow"], 1)
    assert refusal(game, 0, text)[0] == "not-asked"


def test_the_number_of_dice_is_fixed_by_the_roll() -> None:
    """TURN-10, EMPIRE-7: a die gained joins in the next turn."""
    game = do(own_turn("colony energy move move", culture=0), "activate colony")
    assert game.table.empires[0].level == 2
    assert unused(game) == ["move", "move", "energy"]
    do(game, "end turn")
    answer(game, 1, "end turn")
    assert len(unused(game)) == 5


# ACTIVATE


def test_a_die_goes_into_the_bay_and_its_action_is_carried_out() -> None:
    """ACTIVATE-1, ACTIVATE-3: it stays there until the end of the turn."""
    game = do(own_turn("energy move"), "activate energy")
    assert (bay(game), unused(game), have(game)) == (["energy"], ["move"], (4, 1))
    do(game, "re-roll move")
    assert bay(game) == ["energy"]
    do(game, "end turn")
    assert bay(game) == []


def test_a_die_is_activated_once() -> None:
    """ACTIVATE-2."""
    game = do(own_turn("energy move"), "activate energy")
    assert refusal(game, 0, "activate energy") == ("no-die", "ACTIVATE-2")


@pytest.mark.parametrize(
    ("face", "kind"),
    [("move", "move"), ("economy", "advance"), ("diplomacy", "advance"), ("colony", "colony")],
)
def test_each_face_has_its_action(face: str, kind: str) -> None:
    """ACTIVATE-4."""
    ships = "helios.orbit, jakks.orbit, gort.orbit, nagato.orbit"
    game = own_turn(f"{face} move", row="helios jakks gort nagato", level=5, energy=7, culture=7, ships=ships)
    assert kinds(do(game, f"activate {face}")) == [kind]


@pytest.mark.parametrize(("face", "after"), [("energy", (4, 1)), ("culture", (2, 3))])
def test_energy_and_culture_faces_bring_resources(face: str, after: tuple[int, int]) -> None:
    """ACTIVATE-4: one ship at home and one at energy, or two at culture."""
    ships = "gort.orbit" if face == "energy" else "helios.orbit, jakks.surface"
    assert have(do(own_turn(f"{face} move", ships=ships), f"activate {face}")) == after


def test_the_action_is_finished_before_anybody_follows() -> None:
    """ACTIVATE-5, LAND-7: landing, the planet's action, and then the window."""
    game = answer(scene().row("jakks helios").turn(0, "move").begin(), 0, "activate move")
    answer(game, 0, "move galaxy to jakks.surface")
    assert (kinds(game), game.waiting()[0].seat) == (["landing"], 0)
    answer(game, 0, "use jakks")
    assert (kinds(game), game.waiting()[0].seat, have(game)) == (["follow"], 1, (2, 2))

    table = scene().row("jakks helios").empire(0, ships="jakks.orbit 1").turn(0, "diplomacy").deck("leandra")
    game = answer(table.empire(1, ships="helios.orbit", culture=1).begin(), 0, "activate diplomacy")
    assert RULES.index["leandra"] in game.table.row
    assert game.table.empires[0].colonies == (RULES.index["jakks"],)
    assert (kinds(game), game.waiting()[0].seat) == (["follow"], 1)


def test_all_others_may_follow_each_activated_die() -> None:
    """ACTIVATE-6."""
    game = scene(3).turn(0, "energy energy").begin()
    for _ in range(2):
        answer(game, 0, "activate energy")
        for seat in (1, 2):
            assert (kinds(game), game.waiting()[0].seat) == (["follow"], seat)
            answer(game, seat, "pass")


def test_an_impossible_die_is_not_offered() -> None:
    """ACTIVATE-7: economy die, no own ship on an economy track; it stays unused."""
    game = own_turn("economy energy", ships="helios.orbit, gort.surface")
    assert "activate economy" not in legal(game)
    assert refusal(game, 0, "activate economy") == ("no-effect", "ACTIVATE-8")
    assert unused(game) == ["energy", "economy"]


def test_by_an_option_any_die_may_be_activated() -> None:
    """ACTIVATE-7."""
    table = scene(rules=variant(useless_dice="allowed")).row("helios jakks").turn(0, "economy energy")
    game = answer(table.begin(), 0, "activate economy")
    assert bay(game) == ["economy"]


@pytest.mark.parametrize(
    ("face", "possible", "energy", "culture", "ships", "colonies"),
    [
        ("move", True, 0, 0, "", ""),
        ("energy", False, 7, 0, "", ""),
        ("energy", True, 6, 0, "", ""),
        ("energy", False, 0, 0, "helios.orbit, jakks.surface", ""),
        ("culture", False, 0, 0, "gort.orbit", ""),
        ("culture", True, 0, 0, "helios.surface", ""),
        ("culture", False, 0, 7, "helios.surface", ""),
        ("economy", True, 0, 0, "gort.orbit", ""),
        ("economy", False, 0, 0, "helios.orbit, gort.surface", ""),
        ("diplomacy", True, 0, 0, "helios.orbit", ""),
        ("diplomacy", False, 0, 0, "gort.orbit", ""),
        ("colony", False, 1, 1, "", ""),
        ("colony", True, 2, 0, "", ""),
        ("colony", True, 0, 2, "", ""),
        ("colony", True, 0, 0, "", "vici_ks156"),
        ("colony", False, 0, 0, "", "hoefker"),
        ("colony", True, 1, 0, "", "hoefker"),
    ],
)
def test_possible_is_what_would_change_something(
    face: str, possible: bool, energy: int, culture: int, ships: str, colonies: str
) -> None:
    """ACTIVATE-8: E7, 2 ships at home: energy impossible; E6: possible, gain 1."""
    game = own_turn(f"{face} move", energy=energy, culture=culture, ships=ships, colonies=colonies)
    assert (f"activate {face}" in legal(game)) == possible
    if face == "energy" and possible:
        assert have(do(game, "activate energy")) == (7, 0)


def test_choices_inside_an_action_are_those_of_who_carries_it_out() -> None:
    """ACTIVATE-9."""
    table = scene().row("helios jakks").empire(0, level=3, ships="helios.orbit, jakks.orbit").turn(0, "diplomacy")
    table.empire(1, level=3, ships="helios.orbit 1, jakks.orbit 1")
    game = answer(table.begin(), 0, "activate diplomacy")
    assert (kinds(game), game.waiting()[0].seat) == (["advance"], 0)
    answer(game, 0, "advance helios")
    answer(game, 1, "follow")
    assert (kinds(game), game.waiting()[0].seat) == (["advance"], 1)


# REROLL


def test_dice_not_activated_may_be_re_rolled_at_any_time() -> None:
    """REROLL-1, REROLL-5: the same die again and again."""
    table = alone().row("helios jakks").empire(0, energy=3).turn(0, "move energy economy")
    game = do(table.rolls(0, "culture move colony").begin(), "re-roll economy")
    assert unused(game) == ["move", "energy", "culture"]
    do(game, "activate energy", "re-roll culture")
    assert unused(game) == ["move", "move"]
    do(game, "re-roll move")
    assert unused(game) == ["move", "colony"]


def test_the_first_re_roll_is_free_and_others_cost_1_energy() -> None:
    """REROLL-2, REROLL-3: E2: one free and two paid re-rolls, then E0 and no more."""
    game = own_turn("economy economy economy economy", energy=2)
    for energy in (2, 1, 0):
        assert "re-roll" in legal(game)
        first = unused(game)[0]
        do(game, f"re-roll {first}")
        assert have(game) == (energy, 1)
    assert "re-roll" not in legal(game)
    assert refusal(game, 0, f"re-roll {unused(game)[0]}") == ("cannot-pay", "REROLL-3")
    assert refusal(game, 0, "re-roll") == ("cannot-pay", "REROLL-3")


def test_one_re_roll_covers_any_number_of_dice() -> None:
    """REROLL-4: 4 unused, E2: re-roll 3 free, then 2 of them for 1 energy in total: E1."""
    table = alone().row("helios jakks").turn(0, "economy economy economy diplomacy")
    game = do(table.rolls(0, "move move energy culture colony").begin(), "re-roll economy economy economy")
    assert (unused(game), have(game)) == (["move", "move", "energy", "diplomacy"], (2, 1))
    do(game, "re-roll move move")
    assert (unused(game), have(game)) == (["energy", "culture", "diplomacy", "colony"], (1, 1))
    assert heard(game, events.DiceRerolled) == [
        events.DiceRerolled(0, ("economy",) * 3, ("move", "move", "energy"), 0),
        events.DiceRerolled(0, ("move", "move"), ("culture", "colony"), 1),
    ]


def test_by_an_option_a_re_roll_is_of_one_die() -> None:
    """REROLL-4, CLARIFY-54: each die after the first costs 1 energy; Zalax still re-rolls any."""
    rules = variant(re_roll="one-die")
    table = Scenario(rules).row("helios jakks").empire(0, level=6, colonies="zalax").empire(1, energy=0, culture=0)
    table.turn(0, "economy economy diplomacy colony").rolls(0, "culture move energy energy energy")
    game = table.begin()
    assert refusal(game, 0, "re-roll economy economy") == ("too-many", "REROLL-4")
    assert refusal(game, 0, "re-roll culture") == ("not-offered", "REROLL-6")
    assert legal(do(game, "re-roll")) == ["re-roll economy", "re-roll diplomacy", "re-roll colony"]
    do(game, "re-roll economy", "re-roll economy")
    assert (unused(game), have(game)) == (["move", "culture", "diplomacy", "colony"], (1, 1))
    do(game, "activate colony", "re-roll move culture diplomacy")
    assert (unused(game), have(game)) == (["energy"] * 3, (1, 1))


def test_the_question_which_dice_offers_every_set() -> None:
    """REROLL-4: at least one; in one answer or in two."""
    game = do(own_turn("economy economy energy"), "re-roll")
    assert kinds(game) == ["re-roll"]
    assert legal(game) == [
        "re-roll energy", "re-roll economy", "re-roll energy economy", "re-roll economy economy",
        "re-roll energy economy economy",
    ]  # fmt: skip


def test_used_dice_are_not_re_rolled() -> None:
    """REROLL-6: activated, converted and given-up ones."""
    game = own_turn("energy move move economy colony diplomacy diplomacy", level=6, colonies="maia")
    do(game, "activate energy", "convert", "put in move move", "turn economy to culture")
    do(game, "activate colony", "give up diplomacy diplomacy")
    assert unused(game) == ["culture"]
    for face in ("energy", "move", "colony", "diplomacy", "culture culture"):
        assert refusal(game, 0, f"re-roll {face}")[0] != ""
    assert refusal(game, 0, "re-roll culture") == ("", "")


def test_the_free_re_roll_belongs_to_the_turn() -> None:
    """REROLL-7: unused, it lapses; each turn has one."""
    game = do(own_turn("economy economy", energy=0), "end turn")
    answer(game, 1, "end turn")
    first = unused(game)[0]
    do(game, f"re-roll {first}")
    assert game.table.rerolls == 1
    assert refusal(game, 0, f"re-roll {unused(game)[0]}") == ("cannot-pay", "REROLL-3")


def test_re_rolls_by_planets_leave_the_free_one() -> None:
    """REROLL-8, CLARIFY-54: Zalax."""
    table = alone().row("zalax jakks").empire(0, energy=0).turn(0, "move economy diplomacy")
    game = do(table.begin(), "activate move", "move galaxy to zalax.surface", "use zalax")
    assert kinds(game) == ["free-re-roll"]
    do(game, "re-roll economy")
    assert game.table.rerolls == 0
    do(game, f"re-roll {unused(game)[0]}")
    assert have(game)[0] == 0


def test_only_the_active_player_re_rolls() -> None:
    """REROLL-9: followers have no dice."""
    game = answer(scene().turn(0, "energy move").begin(), 0, "activate energy")
    assert (kinds(game), legal(game, 1)) == (["follow"], ["follow", "pass"])
    assert refusal(game, 1, "re-roll move")[0] != ""


def test_a_changed_die_may_be_re_rolled() -> None:
    """REROLL-10, CONVERT-7: by the converter or by Gyore."""
    table = alone().row("helios jakks").turn(0, "move move economy").rolls(0, "colony")
    game = do(table.begin(), "convert", "put in move move", "turn economy to energy", "re-roll energy")
    assert unused(game) == ["colony"]

    table = alone().row("gyore jakks").turn(0, "move economy").rolls(0, "colony")
    game = do(table.begin(), "activate move", "move galaxy to gyore.surface", "use gyore", "turn economy to energy")
    do(game, "re-roll energy")
    assert unused(game) == ["colony"]
