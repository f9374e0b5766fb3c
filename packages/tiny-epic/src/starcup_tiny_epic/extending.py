"""The public API of extensions of Tiny Epic Galaxies: what they do to a table beyond its own methods.

What extensions of any game import is in :mod:`starcup.extensions`.
"""

from starcup_tiny_epic._rules.acting import act, possible
from starcup_tiny_epic._rules.colonising import advance, colonise, fit_ships, leave_row, orbiting, points_changed
from starcup_tiny_epic._rules.moving import arrived, free_places, move_ship
from starcup_tiny_epic._rules.places import GALAXY, orbit, surface
from starcup_tiny_epic._rules.rebel import rebel_acts
from starcup_tiny_epic._rules.scoring import mission_vp
from starcup_tiny_epic._rules.terms import FACES, NOTHING

__all__ = [
    "FACES",
    "GALAXY",
    "NOTHING",
    "act",
    "advance",
    "arrived",
    "colonise",
    "fit_ships",
    "free_places",
    "leave_row",
    "mission_vp",
    "move_ship",
    "orbit",
    "orbiting",
    "points_changed",
    "possible",
    "rebel_acts",
    "surface",
]
