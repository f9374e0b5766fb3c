"""Bots for a :class:`starcup.host.Host`: at once in its process, or thinking in processes of their own."""

from starcup_bots.hosting.seated import SeatedBots
from starcup_bots.hosting.thinking import sampled

__all__ = ["SeatedBots", "sampled"]
