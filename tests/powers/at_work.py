"""Small words for tests of single powers, on top of those for rules tests."""

from collections.abc import Sequence

from starcup.roll import Face, RollGame, RollRuleset, score
from starcup.roll.testing import Scenario
from tests.rules.helpers import column, legal, play, refused
from tests.rules.looking import chips_of, citizenry, credits_of, cup, dice_owned, goods, tableau

__all__ = [
    "after",
    "assigning",
    "bonus_of",
    "chips_of",
    "citizenry",
    "column",
    "cost_of",
    "credits_of",
    "cup",
    "dice_owned",
    "face_of",
    "goods",
    "legal",
    "moves",
    "play",
    "refused",
    "shipping",
    "tableau",
]


def assigning(rules: RollRuleset, tableau: Sequence[str], rolled: str, select: str) -> RollGame:
    """Seat 0 owns ``tableau``, has rolled dice and selected a phase; now it may use its Reassign powers."""
    game = Scenario(rules).seat(0, tableau=tableau, rolled=rolled).assign().begin()
    play(game, 0, f"select {select}")
    return game


def moves(game: RollGame, power: str, seat: int = 0) -> list[str]:
    """The workers that a Reassign power may move now, as ``colour from>to``."""
    return [text.removeprefix(f"reassign {power} ") for text in legal(game, seat) if f"reassign {power} " in text]


def after(scenario: Scenario, *phases: str) -> RollGame:
    """The game after phases in which nobody is asked anything."""
    game = scenario.phases(*phases).begin()
    assert game.finished, f"somebody was asked: {game.waiting()}"
    return game


def bonus_of(scenario: Scenario, power: str, seat: int = 0) -> int:
    """The VP of a power at the end of the game, as the table stands."""
    return dict(score(after(scenario).table, seat).bonuses)[power]


def cost_of(rules: RollRuleset, key: str, *tableau: str) -> int:
    """Workers needed for a tile by the owner of ``tableau``, as everybody can see it."""
    game = after(Scenario(rules).seat(0, tableau=tableau))
    return game.view(1).cost(0, face_of(rules, key))


def face_of(rules: RollRuleset, key: str) -> Face:
    """The side of a tile that has this key."""
    return rules.faces[rules.face_index[key]]


def shipping(
    rules: RollRuleset, power: str, world: str, good: str = "home", tableau: Sequence[str] = (), credits: int = 1
) -> RollGame:
    """Seat 0 has one good and a Military shipper, and owns ``power`` besides ``tableau``."""
    scenario = Scenario(rules).seat(
        0, credits=credits, tableau=[power, *tableau, world], goods={world: good}, workers={"ship": "military"}
    )
    return scenario.phases("ship").begin()
