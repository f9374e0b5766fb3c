"""A player that samples worlds from its view and plays them on. It measures best per second of what was tried."""

from starcup_bots.hard.bot import HardBot
from starcup_bots.hard.settings import Settings, settings

__all__ = ["HardBot", "Settings", "settings"]
