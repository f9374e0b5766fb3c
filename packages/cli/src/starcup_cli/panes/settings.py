"""Settings of the panes, kept beside the saved games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType

from attrs import asdict, define, fields

from starcup_cli import files

NAME = "panes.json"
PACES: Mapping[str, float] = MappingProxyType({"off": 0.0, "fast": 0.25, "normal": 0.6, "slow": 1.5})
"""The seconds for each thing that happened, by the name of the pace."""


@define
class Settings:
    """What a person has chosen for all games: how fast is told what happened, and the colours."""

    pace: str = "fast"
    dark: bool = True

    @staticmethod
    def read() -> Settings:
        """Return the settings that were kept; those as they come where there are none, or none that can be read."""
        settings = Settings()
        with suppress(OSError, ValueError):
            values = json.loads((files.folder() / NAME).read_text(encoding="utf-8"))
            for part in fields(Settings):
                value = values.get(part.name) if isinstance(values, dict) else None
                if type(value) is type(getattr(settings, part.name)):
                    setattr(settings, part.name, value)
        if settings.pace not in PACES:
            settings.pace = Settings().pace
        return settings

    def change(self, **values: object) -> None:
        """Change settings, and keep them; that they can't be kept is no fault."""
        for name, value in values.items():
            setattr(self, name, value)
        with suppress(OSError):
            files.write(files.folder() / NAME, json.dumps(asdict(self)) + "\n")

    @property
    def theme(self) -> str:
        """The name of the theme."""
        return "textual-dark" if self.dark else "textual-light"
