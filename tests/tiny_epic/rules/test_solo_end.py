"""The end of a solo game: 21 VP of either side, or the skull, at once (SOLO-53 to SOLO-57)."""

from __future__ import annotations

import pytest

from starcup_tiny_epic import events
from starcup_tiny_epic.testing import EpicGame
from tests.tiny_epic.rules.solo_games import HUMAN, REBEL, Side, asked, do, have, human_turn, rebel_rolls, winner
from tests.tiny_epic.scenes import heard, legal

TWENTY = "gort nibiru maia jakks"
"""Colonies of 7 + 7 + 5 + 1 VP."""


def reasons(game: EpicGame) -> tuple[str, ...]:
    """Return why a game has ended."""
    return game.ruleset.end_reasons(game.table)


def test_the_rebel_wins_at_once_with_21_vp() -> None:
    """SOLO-53, SOLO-56: human 20 VP, and a rebel die brings it to 21: lost, no follow."""
    human = Side(5, 5, ships="vizcarra.orbit 1", colonies="piedes aughmoore sargus_36 leandra")
    rebel = Side(ships="vizcarra.orbit 1", colonies=TWENTY)
    game = do(rebel_rolls("diplomacy", human=human, rebel=rebel), "let stand")
    assert game.table.empires[HUMAN].vp == 20
    assert (winner(game), reasons(game), asked(game)) == ("rebel", ("rebel-points",), "")
    assert game.table.winners == game.ruleset.winners(game.table) == ()
    assert game.table.scores == (20,)
    assert heard(game, events.EndTriggered) == [events.EndTriggered(REBEL)]
    assert heard(game, events.GameEnded) == [events.GameEnded((20,), ())]


def test_20_vp_are_not_enough() -> None:
    """SOLO-53, SOLO-55."""
    game = rebel_rolls(
        "economy", human=Side(colonies="piedes aughmoore sargus_36 leandra"), rebel=Side(colonies=TWENTY)
    )
    assert (winner(game), reasons(game)) == ("nobody", ())


def test_the_rebel_wins_at_the_skull() -> None:
    """SOLO-54: level 5, energy at the maximum at the end of its turn; no extra turn before."""
    game = rebel_rolls("economy " * 7, rebel=Side(6, 6, level=5))
    rebel = game.table.empires[REBEL]
    assert (winner(game), reasons(game)) == ("rebel", ("skull",))
    assert (rebel.level, rebel.vp, rebel.energy, rebel.culture) == (6, 7, 0, 6)
    assert heard(game, events.RebelExtraTurn) == []
    assert heard(game, events.EndTriggered) == []
    assert heard(game, events.EmpireRaised) == [events.EmpireRaised(REBEL, 6, 7)]
    assert heard(game, events.GameEnded) == [events.GameEnded((0,), ())]
    assert game.ruleset.faults(game.table) == []


def test_the_human_wins_at_once_with_21_vp() -> None:
    """SOLO-55: in the middle of his turn; unused dice do not matter."""
    human = Side(ships="vizcarra.orbit 1", colonies=TWENTY)
    game = do(human_turn("diplomacy move energy", human=human), "activate diplomacy")
    assert (winner(game), reasons(game)) == ("human", ("points",))
    assert game.table.winners == game.ruleset.winners(game.table) == (HUMAN,)
    assert heard(game, events.GameEnded) == [events.GameEnded((21,), (HUMAN,))]

    game = human_turn("colony", human=Side(2, 0, colonies=TWENTY))
    do(game, "activate colony", "upgrade with energy")
    assert (winner(game), game.table.scores) == ("human", (21,))


@pytest.mark.parametrize(
    ("face", "answers"), [("diplomacy", ["follow"]), ("colony", ["follow", "upgrade with culture"])]
)
def test_the_human_wins_by_following(face: str, answers: list[str]) -> None:
    """SOLO-55: the rebel's other dice are not rolled."""
    human = Side(0, 3, ships="vizcarra.orbit 1", colonies=TWENTY)
    game = do(rebel_rolls(f"{face} move", human=human, rebel=Side(ships="helios.orbit")), *answers)
    assert (winner(game), reasons(game)) == ("human", ("points",))
    assert len(heard(game, events.RebelDieRolled)) == 1


def test_a_planet_of_the_human_may_let_the_rebel_win() -> None:
    """SOLO-56: Terra-Bettia: the rebel advances first and reaches 21 VP before the human's own 21."""
    human = Side(ships="vizcarra.orbit 1", colonies="terra_bettia piedes sargus_36 leandra")
    rebel = Side(ships="jakks.orbit 1", colonies="gort nibiru maia tifnod")
    game = human_turn("colony", human=human, rebel=rebel, row="vizcarra jakks helios zalax")
    do(game, "activate colony", "use terra_bettia")
    assert (winner(game), reasons(game)) == ("rebel", ("rebel-points",))
    assert [empire.vp for empire in game.table.empires] == [20, 21]


def test_there_is_no_round_to_finish() -> None:
    """SOLO-56: the game is over when the first side has 21 VP, also if the other would follow."""
    game = do(human_turn("diplomacy", human=Side(ships="vizcarra.orbit 1", colonies=TWENTY)), "activate diplomacy")
    assert game.finished
    assert game.waiting() == ()
    assert game.chance is None
    assert game.table.round == 1


def test_level_6_of_the_human_is_an_ordinary_level() -> None:
    """SOLO-57."""
    game = do(human_turn("colony energy", human=Side(6, 0, level=5)), "activate colony")
    human = game.table.empires[HUMAN]
    assert (human.level, human.vp, have(game, HUMAN)) == (6, 8, (0, 0))
    assert winner(game) == "nobody"
    assert legal(game)[0] == "activate energy"
