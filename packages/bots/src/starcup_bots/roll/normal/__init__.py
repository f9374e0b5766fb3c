"""A fast player with a readable evaluation: terms that are named, weighed by a personality, all in VP."""

from starcup_bots.roll.normal.bot import NormalBot, evaluate
from starcup_bots.roll.normal.personality import Personality, personality, read_personality

__all__ = ["NormalBot", "Personality", "evaluate", "personality", "read_personality"]
