"""The ``starcup`` command: play, watch, simulate, replay and look things up in a terminal.

A front end like any other: it uses only the public API of ``starcup`` and
``starcup_bots``. Nothing heavy is imported before a command asks for it.

What can't be done for a user is raised as :class:`~starcup_cli.errors.WrongUse`
if it can't be at all, and as :class:`~starcup_cli.errors.Failed` if it failed
here; functions say so only where there is more to it.
"""

DEFAULT_GAME = "roll"
"""The key of the game that is meant if none is named and it is there."""
GAMES = (DEFAULT_GAME, "race", "tiny-epic")
"""The keys of the games that are extras of this distribution."""
