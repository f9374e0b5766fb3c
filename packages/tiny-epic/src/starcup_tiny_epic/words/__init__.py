"""Tiny Epic Galaxies in words: the board, choices, events, planets, missions and rebel boards."""

from starcup_tiny_epic.words.epic_words import EpicWords

__all__ = ["EpicWords"]
