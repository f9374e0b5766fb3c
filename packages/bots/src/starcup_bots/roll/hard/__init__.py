"""A player that samples worlds from its view and plays them on."""

from starcup_bots.roll.hard.bot import HardBot
from starcup_bots.roll.hard.settings import Settings, settings

__all__ = ["HardBot", "Settings", "settings"]
