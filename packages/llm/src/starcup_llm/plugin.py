"""The plugin for bots that ask an endpoint, as many as the environment sets up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from starcup_bots import BotKind, hookimpl
from starcup_llm.settings import EndpointSettings, settings_here

if TYPE_CHECKING:
    from starcup_llm.bot import EndpointBot


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return the bots that the environment sets up."""
    return [
        BotKind(
            name, f"Asks the model {settings.model} at an endpoint.", partial(endpoint_bot, settings, name), hears=True
        )
        for name, settings in settings_here().items()
    ]


def endpoint_bot(settings: EndpointSettings, name: str, seed: int) -> EndpointBot:
    """Return a bot that asks an endpoint."""
    from starcup_llm.bot import EndpointBot

    return EndpointBot(settings, seed, name)
