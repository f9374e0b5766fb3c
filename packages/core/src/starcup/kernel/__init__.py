"""The kernel: the parts that all games share, independent of any single game.

Chance, step stack, decisions, choices, journal, undo, events, views and codec.
A game brings a :class:`~starcup.kernel.table.Table` subclass,
its steps, choices and events, and a :class:`~starcup.kernel.ruleset.Ruleset`.
"""
