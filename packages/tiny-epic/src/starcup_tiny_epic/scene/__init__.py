"""Tiny Epic Galaxies as scenes: its spaces, its questions and what happens, as data for every front end."""

from starcup_tiny_epic.scene.presenter import EpicPresenter

__all__ = ["EpicPresenter"]
