"""Colony faces: colonies and upgrades (UTILIZE, EMPIRE)."""

from __future__ import annotations

import pytest

from starcup_tiny_epic import events
from tests.tiny_epic.rules.turns import (
    changed,
    colonies,
    do,
    faces,
    have,
    heard,
    legal,
    level,
    points,
    question,
    refusal,
    scene,
    ships,
    unusable,
    unused,
    use,
)  # fmt: skip


def test_one_of_the_own_actions_is_used() -> None:
    """UTILIZE-1, UTILIZE-2: a player with two colonies has three actions to choose from; UTILIZE-4."""
    game = do(scene(dice="colony move", have=[(2, 1)], colonies=["jakks vici_ks156"]), "activate colony")
    assert legal(game) == ["upgrade with energy", "use jakks", "use vici_ks156"]
    assert changed(game, "use jakks") == {0: (0, 1)}
    assert question(game) == (0, "turn")


def test_only_own_colonies() -> None:
    """UTILIZE-3."""
    game = do(scene(dice="colony move", have=[(2, 2)], colonies=["jakks", "vici_ks156"]), "activate colony")
    assert refusal(game, "use vici_ks156") == ("not-yours", "UTILIZE-3")
    assert refusal(game, "use gort") == ("not-yours", "UTILIZE-3")
    assert refusal(game, "use vici") == ("no-such-planet", "UTILIZE-1")
    assert refusal(game, "decline") == ("not-now", "UTILIZE-1")


def test_the_same_colony_with_several_dice() -> None:
    """UTILIZE-5: unless it works once per turn only."""
    game = scene(dice="colony colony colony", have=[(0, 0)], levels=[6], colonies=["jakks"])
    for _ in range(3):
        use(game, "jakks")
    assert have(game) == (0, 3)
    game = use(scene(dice="colony colony", have=[(2, 2), (1, 1)], colonies=["la_torres"]), "la_torres")
    assert unusable(game, "la_torres") == ("once-per-turn", "EFFECT-6")


def test_without_a_colony_only_the_upgrade_is_left() -> None:
    """UTILIZE-7, UTILIZE-6: what the planets do is in CLARIFY."""
    game = do(scene(dice="colony move", have=[(2, 2)]), "activate colony")
    assert legal(game) == ["upgrade with energy", "upgrade with culture"]
    assert faces(scene(dice="colony move", have=[(1, 1)])) == ["move"]
    assert refusal(scene(dice="colony move", have=[(1, 1)]), "activate colony") == ("no-effect", "ACTIVATE-8")


@pytest.mark.parametrize("resource", ["energy", "culture"])
@pytest.mark.parametrize("start", [1, 2, 3, 4, 5])
def test_what_an_upgrade_costs(start: int, resource: str) -> None:
    """EMPIRE-1: to level 2, 3, 4, 5, 6: 2, 3, 4, 5, 6; EMPIRE-2; EMPIRE-4: one level."""
    price = start + 1
    amounts = (price, 0) if resource == "energy" else (0, price)
    game = do(scene(dice="colony move", have=[amounts], levels=[start]), "activate colony")
    assert (level(game), have(game)) == (start + 1, (0, 0))
    short = (price - 1, price - 1)
    assert faces(scene(dice="colony move", have=[short], levels=[start])) == ["move"]


def test_a_mixture_is_not_allowed() -> None:
    """EMPIRE-2, EMPIRE-3: level 2, E2 C2: no upgrade; E3 C0: upgrade, E0."""
    game = scene(dice="colony move", have=[(2, 2)], levels=[2], colonies=["jakks vici_ks156"])
    do(game, "activate colony")
    assert refusal(game, "upgrade with energy") == ("cannot-pay", "EMPIRE-2")
    assert refusal(game, "upgrade with culture") == ("cannot-pay", "EMPIRE-2")
    assert refusal(game, "upgrade with 2 energy and 1 culture")[0] in ("not-offered", "not-now")
    game = do(scene(dice="colony move", have=[(3, 0)], levels=[2]), "activate colony")
    assert (level(game), have(game)) == (3, (0, 0))


@pytest.mark.parametrize(("start", "before", "after"), [(1, 0, 1), (2, 1, 2), (3, 2, 3), (4, 3, 5), (5, 5, 8)])
def test_the_points_of_the_new_level(start: int, before: int, after: int) -> None:
    """EMPIRE-5: level 4 to 5: 3 to 5 VP; MAT-5, SECRET-6."""
    game = scene(dice="colony move", have=[(7, 0)], levels=[start], colonies=["maia"])
    assert points(game) == before + 5
    do(game, "activate colony")
    assert points(game) == after + 5
    assert [event.vp for event in heard(game, events.EmpireRaised)] == [after + 5]


def test_a_gained_ship_is_there_at_once() -> None:
    """EMPIRE-6: level 2 to 3 with the first die; the third ship moves with the second die; EMPIRE-8."""
    game = scene("gort.0 maia.0", row="gort maia jakks", dice="colony move", have=[(3, 0)], levels=[2])
    do(game, "activate colony")
    assert ships(game) == ["galaxy", "gort.0", "maia.0"]
    do(game, "activate move", "move galaxy to jakks.orbit")
    assert ships(game) == ["gort.0", "jakks.0", "maia.0"]


def test_a_gained_die_comes_with_the_next_turn() -> None:
    """EMPIRE-7: level 1 to 2: no extra die now, 5 dice next turn; TURN-10."""
    game = do(scene(dice="colony move", have=[(2, 0)]), "activate colony")
    assert (level(game), unused(game)) == (2, ["move"])
    do(game, "end turn", "end turn")
    assert (question(game), len(unused(game))) == ((0, "turn"), 5)


@pytest.mark.parametrize(("start", "more"), [(1, 0), (2, 1), (3, 0), (4, 1), (5, 0)])
def test_which_levels_bring_a_ship(start: int, more: int) -> None:
    """EMPIRE-8: levels 3 and 5."""
    game = scene(dice="colony move", have=[(0, 7)], levels=[start])
    before = len(ships(game))
    do(game, "activate colony")
    assert len(ships(game)) == before + more


def test_the_highest_level() -> None:
    """EMPIRE-9: with or without colonies; all five upgrades cost 20 in total; EMPIRE-10."""
    game = scene(dice="colony move", have=[(7, 7)], levels=[6], colonies=["hoefker jorg"])
    assert faces(game) == ["move"]
    game = scene("", "maia.1", dice="colony move", have=[(7, 6)], levels=[6], colonies=["jakks k_widow"])
    do(game, "activate colony")
    assert refusal(game, "upgrade with energy") == ("top-level", "EMPIRE-9")
    game = scene(dice="colony move", have=[(7, 0)])
    paid = 0
    for number in range(1, 6):
        assert (level(game), colonies(game)) == (number, [])
        game = do(scene(dice="colony move", have=[(7, 0)], levels=[number]), "activate colony")
        paid += 7 - have(game)[0]
    assert (level(game), paid) == (6, 20)
