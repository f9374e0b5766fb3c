"""Plugins: declaration and checks of hooks, extensions, and attribution of failures.

A game declares its hooks by :func:`hook` in a module, and gives that to a :class:`PluginManager`.
"""

from starcup.plugins.extension_state import State
from starcup.plugins.extensions import ExtensionSet
from starcup.plugins.hooks import hook, hooks_of
from starcup.plugins.manager import PluginManager, hookimpl

__all__ = [
    "ExtensionSet",
    "PluginManager",
    "State",
    "hook",
    "hookimpl",
    "hooks_of",
]
