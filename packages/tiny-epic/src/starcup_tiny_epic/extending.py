"""The public API of extensions of Tiny Epic Galaxies: what they do to a table beyond its own methods.

What extensions of any game import is in :mod:`starcup.extensions`.
"""

from starcup_tiny_epic._rules.acting import act, possible
from starcup_tiny_epic._rules.colonising import (
    advance,
    colonise,
    fit_ships,
    go_back,
    last_vp,
    leave_row,
    orbiting,
    points_changed,
)
from starcup_tiny_epic._rules.following import window
from starcup_tiny_epic._rules.moving import arrived, choose_move, free_places, move_ship
from starcup_tiny_epic._rules.places import GALAXY, orbit, surface
from starcup_tiny_epic._rules.terms import FACES, NOTHING, RESOURCES, TRACKS
from starcup_tiny_epic._rules.using import land

__all__ = [
    "FACES",
    "GALAXY",
    "NOTHING",
    "RESOURCES",
    "TRACKS",
    "act",
    "advance",
    "arrived",
    "choose_move",
    "colonise",
    "fit_ships",
    "free_places",
    "go_back",
    "land",
    "last_vp",
    "leave_row",
    "move_ship",
    "orbit",
    "orbiting",
    "points_changed",
    "possible",
    "surface",
    "window",
]
