"""The facet *scene* of Race for the Galaxy: its table, questions and events as data."""

from starcup_race.scene.presenter import RaceScene

__all__ = ["RaceScene"]
