"""Rules as somebody read them who had not written the program: situations that the first reading of it got wrong."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from starcup import Game
from starcup_tiny_epic._rules.invariants import invariants
from starcup_tiny_epic._rules.places import GALAXY, orbit, surface
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, LEVEL_VP
from starcup_tiny_epic._rules.view import EpicView

RULES = EpicRuleset.load()


@frozen
class Has:
    """The possessions of an empire: ships as ``galaxy``, ``KEY.surface`` or ``KEY.3``, the space of a track."""

    ships: tuple[str, ...] = ("galaxy", "galaxy")
    colonies: tuple[str, ...] = ()
    energy: int = 0
    culture: int = 0
    level: int = 1


def scene(
    row: Sequence[str], dice: Sequence[str], *empires: Has, rules: EpicRuleset = RULES
) -> Game[EpicTable, EpicView]:
    """Return a game in the turn of the first empire, with these planets in the row and these unused dice."""
    game = Game.new(rules, players=len(empires), seed=5)
    for decision in game.waiting():
        game.submit(decision.seat, decision.legal[0])
    table, index = game.table.clone(), rules.index
    for step, has in enumerate(empires):
        empire = table.empires[(table.active + step) % len(empires)]
        empire.energy, empire.culture, empire.level = has.energy, has.culture, has.level
        empire.colonies = tuple(index[key] for key in has.colonies)
        empire.vp = LEVEL_VP[has.level] + sum(rules.planets[planet].vp for planet in empire.colonies)
        empire.ships = tuple(sorted(place_of(rules, ship) for ship in has.ships))
    table.row = tuple(index[key] for key in row)
    taken = {*table.row, *(planet for empire in table.empires for planet in empire.colonies)}
    table.deck = [planet for planet in range(len(rules.planets)) if planet not in taken]
    table.unused = tuple(sorted(FACES.index(face) for face in dice))
    assert invariants(table) == []
    return Game.at(rules, table)


def place_of(rules: EpicRuleset, ship: str) -> int:
    key, _, part = ship.partition(".")
    if key == "galaxy":
        return GALAXY
    return surface(rules.index[key]) if part == "surface" else orbit(rules.index[key], int(part))


def answer(game: Game[EpicTable, EpicView], *texts: str) -> None:
    for text in texts:
        game.submit(game.waiting()[0].seat, text)


def offered(game: Game[EpicTable, EpicView]) -> list[str]:
    return [choice.text for choice in game.waiting()[0].legal]


def test_the_second_ship_of_nagato_is_another_one_wherever_the_first_went() -> None:
    """CLARIFY-32: the first ship lands on Zavodnick, whose action moves it on; it is not the second ship as well."""
    me = Has(("galaxy", "galaxy", "jakks.0"), ("nagato",), culture=3, level=3)
    game = scene(["zavodnick", "jakks", "gort", "helios"], ["colony"], me, Has())
    answer(game, "activate colony")  # no upgrade can be paid, so Nagato is used
    answer(game, "move galaxy to zavodnick.surface", "use zavodnick", "choose move")
    answer(game, "move zavodnick.surface to gort.orbit", "pass")
    assert {text.split()[1] for text in offered(game)} == {"galaxy", "jakks.orbit"}


def test_who_follows_an_action_of_another_chains_nothing() -> None:
    """EFFECT-17 with chains refused: a free follow of Zavodnick may use the follower's Umbra-Forum."""
    rules = EpicRuleset.load(options={"tiny-epic-base.chains": "refused"})
    me, other = Has(("jakks.0", "galaxy"), ("zavodnick",), energy=2), Has(colonies=("umbra_forum",))
    game = scene(["jakks", "helios", "gort", "leandra"], ["colony"], me, other, rules=rules)
    answer(game, "activate colony", "use zavodnick", "choose colony")
    assert (game.waiting()[0].seat, offered(game)) == (1 - game.table.active, ["follow", "pass"])
