"""The facet *scene* of Roll for the Galaxy: table, questions and events as data."""

from starcup.roll.scene.presenter import RollPresenter

__all__ = ["RollPresenter"]
