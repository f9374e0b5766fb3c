"""The kernel: what every game on it shares, and no word of any game.

Chance, step stack, decisions, choices, journal, undo, events, views, codec and
plugin manager. A game brings a :class:`~starcup.kernel.table.Table` subclass,
its steps, choices and events, and a :class:`~starcup.kernel.ruleset.Ruleset`.
"""
