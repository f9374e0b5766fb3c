"""Race for the Galaxy in words: the board, choices, events and cards."""

from starcup_race.words.race_words import RaceWords

__all__ = ["RaceWords"]
