"""The attacks of the rebel boards, and the boards themselves (SOLO-39 to SOLO-52)."""

from __future__ import annotations

import pytest

from starcup_tiny_epic import events
from starcup_tiny_epic._rules.planets import RebelBoard
from tests.tiny_epic.rules.solo_games import (
    HUMAN,
    NOBODY,
    REBEL,
    Side,
    asked,
    colonies,
    discarded,
    do,
    have,
    rebel_rolls,
    row,
    ships,
    winner,
)
from tests.tiny_epic.scenes import RULES, heard, legal, refusal

RICH = Side(5, 5)


def attack(board: str, level: int, human: Side = RICH, rebel: Side | None = None, **more: str) -> tuple[object, ...]:
    """Return energy and culture of the human, then of the rebel, after an attack that leaves no choice."""
    rebel = rebel or Side(level=level)
    game = rebel_rolls("colony", board, human, rebel, **more)
    if asked(game) == "rebel-die":
        do(game, "let stand")
    return (*have(game, HUMAN), *have(game, REBEL))


def board(key: str) -> RebelBoard:
    """Return a rebel board."""
    return next(rebel_board for rebel_board in RULES.boards if rebel_board.key == key)


def test_no_attack_of_the_boards_is_marked_once_per_turn() -> None:
    """SOLO-40: so that a second colony face is an attack like the first."""
    assert not any(level.attack.once for rebel_board in RULES.boards for level in rebel_board.levels)
    game = rebel_rolls("colony colony", rebel=Side(level=3))
    assert discarded(game) == []
    assert len(heard(game, events.RebelAttacked)) == 2


@pytest.mark.parametrize("rebel_culture", [0, 5])
def test_lost_resources_go_to_the_supply_and_taken_ones_to_the_rebel(rebel_culture: int) -> None:
    """SOLO-41: up to its maximum; beyond, the human loses them all the same."""
    assert attack("artemis", 1) == (4, 5, 0, 0)
    assert attack("artemis", 2) == (5, 4, 0, 0)
    assert attack("artemis", 3) == (5, 4, 0, 1)
    rebel = Side(culture=rebel_culture, level=3)
    assert attack("hades", 3, rebel=rebel) == (5, 3, 0, min(5, rebel_culture + 2))


def test_with_fewer_resources_the_human_gives_what_he_has() -> None:
    """SOLO-42: Hades level 2, human E1: E0, rebel energy +1."""
    assert attack("hades", 2, Side(1, 0)) == (0, 0, 1, 0)
    assert attack("gamelyn", 1, Side(0, 3)) == (0, 2, 0, 0)
    assert attack("gamelyn", 2, Side(2, 0)) == (1, 0, 1, 0)


def test_the_rebel_takes_when_its_ships_have_advanced() -> None:
    """SOLO-50, SOLO-53: Gamelyn level 4, in the printed order; who has 21 VP on the way takes nothing more."""
    rebel = Side(level=4, ships="jakks.orbit 1")
    game = do(rebel_rolls("colony", "gamelyn", RICH, rebel, deck="maia"), "let stand")
    assert (have(game, HUMAN), colonies(game, REBEL)) == ((4, 5), ["jakks"])
    kinds = [type(event) for event in game.events(HUMAN)]
    assert kinds.index(events.PlanetColonised) < kinds.index(events.ResourcesLost)
    rebel = Side(level=4, ships="jakks.orbit 1", colonies="k_widow nibiru")
    game = do(rebel_rolls("colony", "gamelyn", RICH, rebel), "let stand")
    assert (winner(game), have(game, HUMAN)) == ("rebel", (5, 5))


def test_an_attack_without_effect_can_be_followed() -> None:
    """SOLO-43: the human has no energy to lose."""
    game = rebel_rolls("colony", human=Side(0, 3))
    assert discarded(game) == []
    assert asked(game) == "follow"


@pytest.mark.parametrize(
    ("board", "human", "rebel", "idle"),
    [
        ("artemis", Side(0, 3), NOBODY, True),
        ("artemis", Side(1, 3), NOBODY, False),
        ("zendica", Side(0, 3), Side(0, 5, level=2), True),
        ("zendica", Side(0, 3), Side(0, 4, level=2), False),
        ("hades", Side(0, 3), Side(level=2), True),
        ("hades", Side(0, 3), Side(level=3), False),
        ("artemis", Side(0, 3, ships="helios.orbit"), Side(level=4), True),
        ("artemis", Side(0, 3, ships="helios.orbit 1"), Side(level=4), False),
        ("zendica", Side(0, 3), Side(level=4), False),
        ("hades", Side(0, 3), Side(level=4), True),
        ("hades", Side(0, 3), Side(level=4, ships="gort.orbit"), False),
        ("hades", Side(0, 3), Side(level=5), False),
    ],
)
def test_by_an_option_an_attack_without_effect_is_discarded(board: str, human: Side, rebel: Side, idle: bool) -> None:
    """SOLO-43, SOLO-15: nothing to lose, to gain, to take, to push back or to advance."""
    game = rebel_rolls("colony", board, human, rebel, rebel_attacks="with-effect")
    if asked(game) == "rebel-die":
        do(game, "let stand")
    assert discarded(game) == ["colony"] * idle


def test_the_human_chooses_what_is_taken() -> None:
    """SOLO-44."""
    game = do(rebel_rolls("colony", human=Side(2, 1), rebel=Side(level=5)), "let stand")
    assert asked(game) == "give"
    assert legal(game) == ["give energy energy", "give energy culture"]
    assert refusal(game, HUMAN, "give culture culture") != ("", "")
    do(game, "give energy culture")
    assert (have(game, HUMAN), have(game, REBEL)) == ((1, 0), (1, 1))

    game = do(rebel_rolls("colony", "hades", Side(2, 2), Side(level=5)), "let stand", "give energy culture culture")
    assert (have(game, HUMAN), have(game, REBEL)) == ((1, 0), (1, 2))


@pytest.mark.parametrize("human", [Side(4, 0), Side(0, 4), Side(1, 1), Side(0, 1), Side(0, 0)])
def test_nobody_is_asked_where_nothing_is_to_choose(human: Side) -> None:
    """SOLO-44, SOLO-42: one kind only, or no more than is demanded."""
    game = rebel_rolls("colony", human=human, rebel=Side(level=5))
    if asked(game) == "rebel-die":
        do(game, "let stand")
    assert asked(game) in ("", "follow")
    left = sum(have(game, HUMAN))
    assert left == max(0, human.energy + human.culture - 2)
    assert sum(have(game, REBEL)) == human.energy + human.culture - left


def test_the_human_chooses_the_ship_that_is_pushed_back() -> None:
    """SOLO-45."""
    human = Side(level=3, ships="helios.orbit 2, gort.orbit 4, vizcarra.surface")
    game = rebel_rolls("colony", human=human, rebel=Side(level=4))
    assert (asked(game), legal(game)) == ("push-own", ["pull back helios", "pull back gort"])
    do(game, "pull back helios")
    assert ships(game, HUMAN) == ["helios 1", "gort 4", "vizcarra surface"]
    assert heard(game, events.ShipPushedBack) == [events.ShipPushedBack(HUMAN, "helios", 1, 2)]


def test_by_an_option_the_most_advanced_ship_is_pushed_back() -> None:
    """SOLO-45: of several as far the human chooses."""
    human = Side(level=3, ships="helios.orbit 2, gort.orbit 4")
    game = rebel_rolls("colony", human=human, rebel=Side(level=4), rebel_push="leader")
    assert asked(game) == ""
    assert ships(game, HUMAN) == ["helios 2", "gort 3"]

    human = Side(level=3, ships="helios.orbit 2, gort.orbit 2, vizcarra.orbit 1")
    game = rebel_rolls("colony", human=human, rebel=Side(level=4), rebel_push="leader")
    assert legal(game) == ["pull back helios", "pull back gort"]
    assert refusal(game, HUMAN, "pull back vizcarra")[0] == "no-ship"


def test_a_ship_beyond_the_start_space_must_be_chosen() -> None:
    """SOLO-46: the only one goes back without a question; without one nothing happens; an option allows any."""
    game = rebel_rolls("colony", human=Side(ships="helios.orbit, gort.orbit 3"), rebel=Side(level=4))
    assert asked(game) == ""
    assert ships(game, HUMAN) == ["helios 0", "gort 2"]

    human = Side(level=3, ships="helios.orbit, gort.orbit 3, vizcarra.orbit 1")
    game = rebel_rolls("colony", human=human, rebel=Side(level=4))
    assert refusal(game, HUMAN, "pull back helios") == ("no-ship", "SOLO-46")
    assert refusal(game, HUMAN, "pull back jakks") == ("no-ship", "SOLO-46")
    assert refusal(game, HUMAN, "end turn") == ("not-now", "SOLO-45")
    game = rebel_rolls("colony", human=human, rebel=Side(level=4), rebel_pushed_ship="any-in-orbit")
    assert legal(do(game, "pull back helios")) == []
    assert ships(game, HUMAN) == ["helios 0", "gort 3", "vizcarra 1"]
    assert heard(game, events.ShipPushedBack) == []
    game = rebel_rolls("colony", "zendica", human, Side(level=5), rebel_pushed_ship="any-in-orbit")
    assert ships(game, HUMAN) == ["helios 0", "gort 2", "vizcarra 0"]

    game = rebel_rolls("colony", human=Side(ships="helios.orbit, gort.surface"), rebel=Side(level=4))
    assert asked(game) == ""
    assert ships(game, HUMAN) == ["helios 0", "gort surface"]
    assert heard(game, events.ShipPushedBack) == []


def test_all_ships_of_the_human_go_back() -> None:
    """SOLO-50, EFFECT-7: Zendica level 5; none goes beyond the start space."""
    human = Side(level=5, ships="helios.orbit 2, jakks.orbit, gort.orbit 5, vizcarra.surface")
    game = rebel_rolls("colony", "zendica", human, Side(level=5))
    assert asked(game) == ""
    assert ships(game, HUMAN) == ["helios 1", "jakks 0", "gort 4", "vizcarra surface"]


def test_every_orbiting_rebel_ship_advances() -> None:
    """SOLO-47: both kinds of track, from the left; may colonise; steps left over are lost."""
    rebel = Side(level=4, ships="helios.orbit 2, jakks.orbit 1, gort.orbit 1")
    game = rebel_rolls("colony", "hades", rebel=rebel, deck="tifnod zalax")
    assert colonies(game, REBEL) == ["helios", "jakks"]
    assert ships(game, REBEL) == ["gort 3"]
    assert row(game) == ["tifnod", "zalax", "gort", "vizcarra"]

    game = rebel_rolls("colony", "rothkel", rebel=Side(level=5, ships="helios.orbit, gort.orbit 1"))
    assert ships(game, REBEL) == ["helios 1", "gort 2"]


def test_gamelyn_advances_and_takes_energy() -> None:
    """SOLO-47, SOLO-50: level 4."""
    game = rebel_rolls("colony", "gamelyn", Side(3, 0), Side(level=4, ships="helios.orbit, gort.orbit 1"))
    assert ships(game, REBEL) == ["helios 1", "gort 2"]
    assert (have(game, HUMAN), have(game, REBEL)) == ((2, 0), (1, 0))


@pytest.mark.parametrize(("level", "attacks", "dice"), [(3, 1, 4), (3, 2, 3), (1, 3, 1), (1, 4, 0), (1, 6, 0)])
def test_the_human_rolls_fewer_dice_in_his_next_turn(level: int, attacks: int, dice: int) -> None:
    """SOLO-48: level 3, two attacks: 3 dice; several add up, down to 0."""
    faces = "colony " * attacks + "economy " * (6 - attacks)
    game = rebel_rolls(faces, "zendica", Side(level=level), Side(level=4))
    assert heard(game, events.DiceTakenAway) == [events.DiceTakenAway(HUMAN, 1)] * attacks
    for _ in range(dice):
        assert game.table.active == HUMAN
        assert game.chance is not None and game.chance.kind == "die 0"
        game.resolve(0)
    assert game.table.empires[HUMAN].fewer == 0
    assert game.chance is None if dice else game.table.active == REBEL


def test_after_a_turn_without_dice_the_human_has_all_of_them_again() -> None:
    """SOLO-48, ENDTURN-6: the turn without dice passes by itself."""
    game = rebel_rolls("colony " * 6 + "move", "zendica", Side(), Side(level=4))
    assert game.table.active == REBEL
    assert game.table.empires[HUMAN].fewer == 0
    assert [event.faces for event in heard(game, events.DiceRolled)] == [()]


def test_there_are_five_boards() -> None:
    """SOLO-49."""
    assert [(rebel_board.key, rebel_board.difficulty) for rebel_board in RULES.boards] == [
        ("artemis", "beginner"),
        ("rothkel", "easy"),
        ("zendica", "medium"),
        ("hades", "hard"),
        ("gamelyn", "epic"),
    ]


def test_each_board_has_five_levels() -> None:
    """SOLO-50, SOLO-9."""
    for rebel_board in RULES.boards:
        assert [level.dice for level in rebel_board.levels] == [5, 5, 6, 6, 7]


ATTACKS = {
    "artemis": ["(-1, 0) (0, 0)", "(0, -1) (0, 0)", "(0, -1) (0, 1)", "back 1", "give"],
    "rothkel": ["(-1, 0) (0, 0)", "(0, -1) (0, 0)", "(0, 0) (2, 0)", "back 1", "rebel 1"],
    "zendica": ["(-1, 0) (0, 0)", "(0, 0) (0, 2)", "back 1", "fewer", "back 2"],
    "hades": ["(0, 0) (1, 1)", "(-2, 0) (2, 0)", "(0, -2) (0, 2)", "rebel 2", "give"],
    "gamelyn": ["(-1, -1) (0, 0)", "(-1, -1) (1, 1)", "rebel 1", "rebel 1 (-1, 0) (1, 0)", "rebel 2"],
}
"""What each attack does to resources (human, rebel) and ships; how many of the human's two ships go back."""


@pytest.mark.parametrize("key", list(ATTACKS))
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_attacks_of_the_boards(key: str, level: int) -> None:
    """SOLO-50."""
    human = Side(3, 3, ships="helios.orbit 2, jakks.orbit 1")
    game = do(rebel_rolls("colony", key, human, Side(level=level, ships="gort.orbit 1")), "let stand")
    effects = list[str]()
    back = sum(int(ship.split()[1]) for ship in ships(game, HUMAN))
    if asked(game) == "give":
        effects.append("give")
    elif asked(game) == "push-own":
        effects.append("back 1")
    elif back < 3:
        effects.append(f"back {3 - back}")
    if ships(game, REBEL) != ["gort 1"]:
        effects.append(f"rebel {int(ships(game, REBEL)[0].split()[1]) - 1}")
    if heard(game, events.DiceTakenAway):
        effects.append("fewer")
    energy, culture = have(game, HUMAN)
    if (energy, culture, *have(game, REBEL)) != (3, 3, 0, 0):
        effects.append(f"{(energy - 3, culture - 3)} {have(game, REBEL)}")
    assert " ".join(effects) == ATTACKS[key][level - 1]


@pytest.mark.parametrize(("key", "vp", "most"), [("artemis", [0, 1, 2, 4, 7], 6), ("zendica", [0, 2, 4, 6, 9], 5)])
def test_vp_and_most_resources_depend_on_the_board(key: str, vp: list[int], most: int) -> None:
    """SOLO-51."""
    assert [level.vp for level in board(key).levels] == vp
    assert board(key).most == most
    for level, points in enumerate(vp, start=1):
        assert rebel_rolls("economy", key, rebel=Side(level=level)).table.empires[REBEL].vp == points


def test_stand_ins_are_flagged() -> None:
    """SOLO-52: Rothkel as Artemis, Hades and Gamelyn as Zendica."""
    assert {rebel_board.key: rebel_board.stand_in for rebel_board in RULES.boards} == {
        "artemis": (),
        "rothkel": ("vp", "most"),
        "zendica": (),
        "hades": ("vp", "most"),
        "gamelyn": ("vp", "most"),
    }
    for key, model in (("rothkel", "artemis"), ("hades", "zendica"), ("gamelyn", "zendica")):
        assert [level.vp for level in board(key).levels] == [level.vp for level in board(model).levels]
        assert board(key).most == board(model).most


def test_the_rebel_wins_in_the_middle_of_its_advance() -> None:
    """SOLO-47, SOLO-53: the ships to the right do not move any more."""
    rebel = Side(level=4, ships="helios.orbit 2, gort.orbit 1", colonies="nibiru aughmoore")
    game = rebel_rolls("colony", "hades", Side(0, 5), rebel)
    assert game.table.empires[REBEL].vp == 6 + 14 + 2
    assert winner(game) == "rebel"
    assert heard(game, events.ShipAdvanced) == []
