"""Tiny Epic Galaxies in words: planets, missions and rebel boards that are looked up, and the guided first game."""

from starcup_tiny_epic.words.epic_words import EpicWords

__all__ = ["EpicWords"]
