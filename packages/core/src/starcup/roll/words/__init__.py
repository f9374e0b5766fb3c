"""The words of Roll for the Galaxy: board, questions, choices and events for people."""

from starcup.roll.words.roll_words import RollWords

__all__ = ["RollWords"]
