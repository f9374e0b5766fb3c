"""Names and numbers in scenarios, the ships of an empire, and tables that can't be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starcup import StarcupError, did_you_mean
from starcup.making import check_kind, index_of, told
from starcup_tiny_epic._rules.colonising import ships_of
from starcup_tiny_epic._rules.converting import CONVERTED
from starcup_tiny_epic._rules.places import GALAXY, orbit, surface
from starcup_tiny_epic._rules.resource_deeds import FollowGain, FollowPrice
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.setup import missions_in_deck
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, LEVEL_DICE, LEVEL_VP, TOP_LEVEL
from starcup_tiny_epic.choices import GALAXY_NAME

MOST = 20
"""The largest number of re-rolls, or of resources for a follow, that a scenario may state."""


def number_in(value: int, name: str, least: int, most: int) -> int:
    """Return a number of a scenario."""
    number = index_of(value)
    if number is None or not least <= number <= most:
        raise StarcupError(f"{name}: expected a whole number from {least} to {most}; found {told(value)}")
    return number


def words(text: str, name: str) -> list[str]:
    """Return the names in a text."""
    check_kind(text, str, name, "a text of names with blanks between them")
    return text.split()


class Names:
    """The pieces of a ruleset by their names."""

    def __init__(self, rules: EpicRuleset) -> None:
        self._rules = rules

    def planet(self, key: str) -> int:
        """Return the number of a planet."""
        return _found(key, self._rules.keys, "there is no planet")

    def planets(self, keys: str) -> tuple[int, ...]:
        """Return the numbers of planets."""
        return tuple(self.planet(key) for key in words(keys, "planets"))

    def faces(self, names: str) -> tuple[int, ...]:
        """Return the numbers of faces."""
        return tuple(_found(name, FACES, "a die has no face") for name in words(names, "faces"))

    def mission(self, key: str, players: int) -> int:
        """Return the number of a mission."""
        mission = _found(key, self._rules.mission_keys, "there is no mission")
        if players == 1 or mission not in missions_in_deck(self._rules, players):
            raise StarcupError(f"mission {key!r} is not in the deck with {players} player{'s' * (players > 1)}")
        return mission

    def place(self, name: str) -> int:
        """Return the place with a name."""
        if name == GALAXY_NAME:
            return GALAXY
        key, _, part = name.partition(".")
        planet = self.planet(key)
        kind, _, space = part.partition(" ")
        if part == "surface":
            return surface(planet)
        spaces = self._rules.planets[planet].spaces
        if kind != "orbit" or (space and space not in map(str, range(spaces + 1))):
            expected = f"{GALAXY_NAME}, {key}.surface, {key}.orbit, or {key}.orbit 1 to {spaces}"
            raise StarcupError(f"there is no place {name!r}: expected {expected}")
        return orbit(planet, int(space or 0))


def _found(name: str, known: Sequence[str], absent: str) -> int:
    if name not in known:
        raise StarcupError(f"{absent} {name!r}{did_you_mean(name, known)}")
    return known.index(name)


def empire_of(table: EpicTable, number: int, places: Sequence[int]) -> None:
    """Put the ships of an empire into their places, and count its public VP."""
    rules, empire, players = table.rules, table.empires[number], table.players
    levels: Sequence[int] = LEVEL_VP[1:]
    if number >= players and rules.board is not None:
        levels = [level.vp for level in rules.board.levels]
    most = TOP_LEVEL if number < players else len(levels)
    empire.level = number_in(empire.level, f"level of empire {number}", 1, most)
    ships = ships_of(table, number)
    if len(places) > ships:
        at = f" at level {empire.level}" if number < players else ""
        raise StarcupError(f"empire {number}: expected at most {ships} ships{at}; found {len(places)}")
    empire.ships = tuple(sorted((*places, *(GALAXY,) * (ships - len(places)))))
    empire.vp = levels[empire.level - 1] + sum(rules.planets[planet].vp for planet in empire.colonies)


def oddities(rules: EpicRuleset, table: EpicTable, *, begins: bool) -> Iterator[str]:
    """Yield what no game can lead to, although nothing is lost or doubled."""
    active, empire = table.active, table.empires[table.active]
    dice = len(table.unused) + len(table.bay) + table.spent + table.given_up
    if active < table.players and dice > LEVEL_DICE[empire.level] and not rules.extensions.turn_dice:
        yield f"seat {active} has {dice} dice, and {LEVEL_DICE[empire.level]} at level {empire.level}"
    if table.spent not in (0, CONVERTED):
        yield f"{table.spent} dice are in the converter: expected 0, or {CONVERTED} (CONVERT-2)"
    if empire.fewer and not begins:
        yield f"seat {active} misses {empire.fewer} dice in its next turn: an attack comes after this one (SOLO-48)"
    ended, since = table.ended_in, (table.ended_in - table.first) % table.players
    if ended >= 0 and not rules.rulings.trigger_ends and (active - table.first) % table.players < since:
        yield f"the end was triggered in the turn of seat {ended}, and seat {active} has no turn after that (END-3)"
    yield from _wrongly_used(table)
    if not rules.plugins.packs:  # actions in Python may set what they like
        yield from _odd_follows(table)


def _wrongly_used(table: EpicTable) -> Iterator[str]:
    """Yield planets that can't have been used in this turn (EFFECT-4, EFFECT-5)."""
    for number, empire in enumerate(table.empires):
        for planet in empire.used:
            action, who = table.rules.planets[planet].action, f"{table.rules.keys[planet]} was used by empire {number}"
            if not action.once or empire.used.count(planet) > 1:
                yield f"{who}: expected planets that work once per turn, each once (EFFECT-5)"
            elif action.own_turn and number != table.active:
                yield f"{who}, and works in the own turn only (EFFECT-4)"


def _odd_follows(table: EpicTable) -> Iterator[str]:
    """Yield a price or a gain of follows that no planet brings (FOLLOW-2, CLARIFY-4, CLARIFY-7)."""
    deeds = [deed for planet in table.rules.planets for deed in planet.action.deeds if table.players > 1]
    gains = [deed for deed in deeds if isinstance(deed, FollowGain)]
    prices = {1, *(deed.culture for deed in deeds if isinstance(deed, FollowPrice))}
    for what, value, expected in (
        ("culture that a follow costs", table.follow_price, prices),
        ("energy that a follow brings", table.follow_gain[0], {0, *(deed.energy for deed in gains)}),
        ("culture that a follow brings", table.follow_gain[1], {0, *(deed.culture for deed in gains)}),
    ):
        if value not in expected:
            yield f"{what}: expected {' or '.join(map(str, sorted(expected)))}; found {value}"
