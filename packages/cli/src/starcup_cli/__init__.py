"""The ``starcup`` command: play, watch, simulate, replay and look things up in a terminal.

A front end like any other: it uses only the public API of ``starcup`` and
``starcup_bots``. Nothing heavy is imported before a command asks for it.
"""

DEFAULT_GAME = "roll"
"""The key of the game that is meant if none is named: here, so that help texts import no game."""
