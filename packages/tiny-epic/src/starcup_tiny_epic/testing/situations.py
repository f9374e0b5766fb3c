"""Situations that actions of planets tend to forget: tables laid out around some planets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from attrs import evolve

from starcup import Rng
from starcup.making import frozen
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.terms import FACES, LEVEL_DICE, LEVEL_SHIPS, LEVEL_VP, SHIPS, TOP_LEVEL
from starcup_tiny_epic.testing.scenario import EpicGame, Scenario

Where = Literal["colonies", "row", "both", "others"]
"""Where the planets are: colonies of seat 0, in the row, the first a colony and the others in the row, or colonies of
the seat to the left."""


@frozen
class Situation:
    """A layout of the table in the turn of seat 0, from which whole rounds are played.

    ``where`` says where the planets are that it is laid out around. ``level`` is that of all empires, ``energy`` and
    ``culture`` what each has; ``colonies`` the number of colonies of each. ``away`` ships are on surfaces and tracks,
    as far along as possible if ``far``. Without ``deck`` no planet is left to turn up. ``dice`` are the faces rolled;
    those missing are random.
    """

    name: str
    where: Where = "colonies"
    players: int = 2
    level: int = 4
    energy: int = 4
    culture: int = 4
    colonies: int = 2
    away: int = 2
    far: bool = False
    deck: bool = True
    dice: str = "colony colony"


SITUATIONS: tuple[Situation, ...] = (
    Situation("own colonies"),
    Situation("planets of the row", "row", away=0, dice="move move move"),
    Situation("a colony and a planet of the row", "both", away=1, dice="colony move colony"),
    Situation("colonies of another", "others", dice="colony colony culture"),
    Situation("nothing to pay with", energy=0, culture=0),
    Situation("full tracks of resources", "both", energy=7, culture=7, dice="colony move"),
    Situation("ships about to colonise", away=4, far=True, level=5, dice="economy diplomacy colony"),
    Situation("no planet left to turn up", "both", far=True, deck=False, dice="economy diplomacy colony move"),
    Situation("the highest level", level=TOP_LEVEL, players=3, energy=7, culture=7, away=3, dice="colony colony move"),
    Situation("the lowest level", "row", level=1, colonies=0, away=1, dice="move move"),
    Situation("five seats", players=5, away=3, far=True, dice="colony colony move economy"),
)
"""The situations that planets are put into unless others are named."""


def lay_out(
    rules: EpicRuleset,
    planets: Sequence[str],
    situation: Situation,
    seed: int,
    *,
    players: int | None = None,
    log: bool = True,
) -> EpicGame:
    """Return a game with planets where the situation says; all else is drawn by ``seed``.

    Args:
        rules: the ruleset.
        planets: their keys.
        situation: the rest of the table.
        seed: of the deal and of the game.
        players: the number of seats; None: as many as the situation has.
        log: keep events.
    """
    number = min(rules.seats[-1], situation.players) if players is None else players
    while situation.level > 1 and _is_too_much(rules, situation, ()):
        situation = evolve(situation, level=situation.level - 1)
    rng = Rng(seed)
    left = [key for key in rng.shuffled(rules.keys) if key not in planets]
    colonies: list[list[str]] = [[] for _ in range(max(2, number))]
    owner = colonies[1] if situation.where == "others" else colonies[0]
    row = list[str]()
    for place, key in enumerate(planets):
        in_row = situation.where == "row" or (situation.where == "both" and place)
        (row if in_row or _is_too_much(rules, situation, [*owner, key]) else owner).append(key)
    for mine in colonies:
        while left and len(mine) < situation.colonies and not _is_too_much(rules, situation, [*mine, left[-1]]):
            mine.append(left.pop())
    size = rules.numbers.row_of(number)
    row += left[: max(0, size - len(row))]
    scenario = Scenario(rules, number, seed).row(" ".join(row[:size]))
    for empire, mine in enumerate(colonies):
        is_player = empire < number
        most = rules.numbers.most_resources if is_player or rules.board is None else rules.board.most
        level = situation.level if is_player else 1
        ships = LEVEL_SHIPS[level] if is_player else SHIPS
        scenario.empire(
            empire,
            energy=min(situation.energy, most),
            culture=min(situation.culture, most),
            level=level,
            ships=_ships(rules, situation, rng.shuffled(row[:size]), ships, lands=is_player),
            colonies=" ".join(mine),
        )
    if not situation.deck:
        scenario.deck("", others="removed")
    dice = situation.dice.split()
    dice += [rng.choice(FACES) for _ in range(LEVEL_DICE[situation.level] - len(dice))]
    return scenario.turn(0, " ".join(dice)).begin(log=log)


def _is_too_much(rules: EpicRuleset, situation: Situation, colonies: Sequence[str]) -> bool:
    """Return whether an empire with these colonies would have triggered the end (END-1)."""
    vp = sum(rules.planet(key).vp for key in colonies)
    return LEVEL_VP[situation.level] + vp >= rules.numbers.last_vp


def _ships(rules: EpicRuleset, situation: Situation, row: Sequence[str], ships: int, *, lands: bool) -> list[str]:
    """Return the places of the ships that are away: tracks, and in turn with them surfaces if they land (SOLO-19)."""
    places = list[str]()
    for number, key in enumerate(row[: min(situation.away, ships)]):
        spaces = rules.planet(key).spaces
        space = spaces if situation.far else number % (spaces + 1)
        places.append(f"{key}.surface" if lands and number % 2 and not situation.far else f"{key}.orbit {space}")
    return places
