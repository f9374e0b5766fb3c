"""The facet *scene* of Roll for the Galaxy."""

from __future__ import annotations

from starcup.roll.scene.beats import RollBeats
from starcup.roll.scene.options import RollOptions


class RollPresenter(RollOptions, RollBeats):
    """Describes a game of Roll for the Galaxy as data: its table, its questions, and what happens."""
