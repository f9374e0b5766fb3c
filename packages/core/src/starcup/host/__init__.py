"""Games kept open for front ends in Python: seats by secret links, bots, a log that is only appended to, subscribers.

:class:`Host` is what a server stands on (``starcup_web`` does): it keeps games in a :class:`Storage`, tells those who
look on, and has the bots of a :class:`Bots` answer (``starcup_bots.hosting`` brings them).
"""

from starcup.host.bots import Bots, Course, Failed, NoBots
from starcup.host.host import Host
from starcup.host.hosted_game import HostedGame
from starcup.host.later import Later
from starcup.host.links import Link
from starcup.host.log import Clock
from starcup.host.new_games import NewGame
from starcup.host.refused import Refused
from starcup.host.seen import Mine, Opened, Replayed, TableSeen
from starcup.host.storage import MemoryStorage, Overtaken, Storage, Unavailable
from starcup.kernel.journal_lines import JournalLines

__all__ = [
    "Bots",
    "Clock",
    "Course",
    "Failed",
    "Host",
    "HostedGame",
    "JournalLines",
    "Later",
    "Link",
    "MemoryStorage",
    "Mine",
    "NewGame",
    "NoBots",
    "Opened",
    "Overtaken",
    "Refused",
    "Replayed",
    "Storage",
    "TableSeen",
    "Unavailable",
]
