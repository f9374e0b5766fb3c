"""A fast player with a readable evaluation: terms that are named, weighed by a personality, all in VP."""

from starcup_bots.roll.planner.bot import PlannerBot
from starcup_bots.roll.planner.personality import Personality, personality, read_personality

__all__ = ["Personality", "PlannerBot", "personality", "read_personality"]
