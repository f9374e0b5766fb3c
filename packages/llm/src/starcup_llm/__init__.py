"""A seat at Starcup's games for a language model.

:func:`server_of` returns a Model Context Protocol server for a :class:`HostedSeat`; ``starcup mcp`` runs it.
:class:`EndpointBot` is a bot that asks an OpenAI-compatible endpoint, with the same texts and tools. With the settings
that :func:`settings_here` reads, it plays wherever bots do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starcup_llm.bot import EndpointBot
    from starcup_llm.endpoint import EndpointError
    from starcup_llm.hosted_seat import HostedSeat, NewSeat
    from starcup_llm.report import Report
    from starcup_llm.server import server_of
    from starcup_llm.settings import EndpointSettings, settings_here, settings_in

__all__ = [
    "EndpointBot",
    "EndpointError",
    "EndpointSettings",
    "HostedSeat",
    "NewSeat",
    "Report",
    "server_of",
    "settings_here",
    "settings_in",
]

_HOMES = {
    "starcup_llm.bot": ("EndpointBot",),
    "starcup_llm.endpoint": ("EndpointError",),
    "starcup_llm.hosted_seat": ("HostedSeat", "NewSeat"),
    "starcup_llm.report": ("Report",),
    "starcup_llm.server": ("server_of",),
    "starcup_llm.settings": ("EndpointSettings", "settings_here", "settings_in"),
}


def __getattr__(name: str) -> object:
    """Return a public name, imported on first use, so that command-line help loads none of them."""
    from importlib import import_module

    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
