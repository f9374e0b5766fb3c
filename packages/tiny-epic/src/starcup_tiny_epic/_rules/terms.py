"""The faces of the dice, the resources, the kinds of tracks, and the numbers of the game (DICE-1, MAT-4, SETUP)."""

from __future__ import annotations

NOTHING = -1
"""The number for no planet, no mission, no seat."""

MOVE, ENERGY, CULTURE, ECONOMY, DIPLOMACY, COLONY = range(6)
FACES: tuple[str, ...] = ("move", "energy", "culture", "economy", "diplomacy", "colony")
"""The faces of a die by number (DICE-1)."""
ROLL: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
"""The outcomes of one die (DICE-2)."""

RESOURCES: tuple[str, ...] = ("energy", "culture")
"""The resources by number: 0 and 1 (TERM-8)."""
TRACKS: tuple[str, ...] = ("economy", "diplomacy")
"""The kinds of colony tracks by number: 0 and 1 (PLANETS-3)."""

MOST_PLAYERS = 5
DICE = 7
"""The number of action dice (DICE-1)."""
SHIPS = 4
"""The number of ships of each empire (SETUP-4)."""
MOST_RESOURCES = 7
"""The end of the resource track (MAT-3)."""
START_ENERGY, START_CULTURE = 2, 1
TOP_LEVEL = 6
LEVEL_DICE: tuple[int, ...] = (0, 4, 5, 5, 6, 6, 7)
"""The number of dice at each level (MAT-4)."""
LEVEL_SHIPS: tuple[int, ...] = (0, 2, 2, 3, 3, 4, 4)
"""The number of ships at each level (MAT-4)."""
LEVEL_VP: tuple[int, ...] = (0, 0, 1, 2, 3, 5, 8)
"""The VP of each level, not a sum (MAT-5)."""
ROW: tuple[int, ...] = (0, 4, 4, 5, 6, 6)
"""The number of planets in the row, by the number of players (SETUP-8)."""
MISSIONS_DEALT = 2
LAST_VP = 21
"""The public VP that trigger the end (END-1)."""
HUMAN, REBEL = 0, 1
"""The numbers of the empires in a solo game."""
EXTRA_DICE = 3
"""The dice of the rebel's extra turn (SOLO-32)."""
