"""A fast player with a readable evaluation: terms that are named, weighed by a personality, all in VP."""

from starcup_bots.roll.planner.bot import PlannerBot, evaluate
from starcup_bots.roll.planner.personality import Personality, personality, read_personality

__all__ = ["PlannerBot", "Personality", "evaluate", "personality", "read_personality"]
