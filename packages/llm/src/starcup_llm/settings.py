"""The settings of bots that ask an endpoint, from the environment or from a TOML file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from urllib.parse import urlsplit

from attrs import field, fields_dict, frozen

from starcup import did_you_mean
from starcup_bots import BotError

PREFIX = "STARCUP_LLM_"
FILE = "STARCUP_LLM"
"""The environment variable that names a TOML file with settings."""
KEY = "STARCUP_LLM_API_KEY"
"""The environment variable that has the API key, unless the settings name another."""
USUAL_NAME = "llm"
"""The name of the bot if the settings give none."""
FALLBACKS = ("random", "fault")
LEAST: Mapping[str, float] = {"timeout_seconds": 0.001, "retries": 0, "backoff_seconds": 0, "tries": 1, "lookups": 0}
"""The least values of settings that are numbers."""
FITTING: Mapping[str, tuple[type | tuple[()], str]] = {
    "str": (str, "a text"),
    "bool": (bool, "true or false"),
    "int": (int, "a whole number"),
    "float": ((), "a number"),
    "Path": ((), "a folder"),
    "Mapping[str, object]": (dict, "a table"),
}
"""What fits a setting by the name of its type as it is, and what that is called; other types are made of what fits."""


@frozen
class EndpointSettings:
    """The settings of a bot that asks an OpenAI-compatible endpoint.

    Args:
        url: the address without ``/chat/completions``, such as ``http://127.0.0.1:8080/v1``.
        model: the name of the model.
        api_key_variable: the environment variable that has the API key; the key itself is not stored.
        timeout_seconds: the time limit of one request, in seconds.
        retries: how often a request without a proper answer is retried.
        backoff_seconds: the pause before the first retry, in seconds; it doubles each time.
        body: additional fields of every request, such as ``temperature`` or ``max_tokens``.
        tool_calls: whether the endpoint's function calling is used; else the model replies with JSON as text.
        language: the language tag of all texts.
        options: whether legal choices are listed.
        tries: the number of illegal or unreadable replies to one question after which the bot falls back.
        lookups: the number of other tool calls that the model may make at one question.
        fallback: ``random``: the bot makes a random legal choice; ``fault``: it loses the game.
        reports: the folder for reports, one file per game; None: no reports are written.
    """

    url: str
    model: str
    api_key_variable: str = KEY
    timeout_seconds: float = 60.0
    retries: int = 4
    backoff_seconds: float = 1.0
    body: Mapping[str, object] = field(factory=lambda: MappingProxyType({}))
    tool_calls: bool = False
    language: str = "en"
    options: bool = True
    tries: int = 3
    lookups: int = 8
    fallback: str = "random"
    reports: Path | None = None

    def __attrs_post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BotError(f"url: expected an address such as http://127.0.0.1:8080/v1, found {self.url[:80]!r}")
        if parts.username is not None or parts.password is not None or parts.query:
            raise BotError(f"url: expected an address without a key in it; the key is that of {self.api_key_variable}")
        if not self.model:
            raise BotError("model: expected the name of a model")
        if self.fallback not in FALLBACKS:
            near = did_you_mean(self.fallback, FALLBACKS)
            raise BotError(f"fallback: expected {' or '.join(FALLBACKS)}, found {self.fallback[:40]!r}{near}")
        for name, least in LEAST.items():
            if getattr(self, name) < least:
                raise BotError(f"{name}: expected {least} or more, found {getattr(self, name)}")

    @property
    def api_key(self) -> str:
        """The API key, read from the environment each time; empty if there is none."""
        return os.environ.get(self.api_key_variable, "")


KINDS: Mapping[str, str] = {
    name: str(attribute.type).removesuffix(" | None") for name, attribute in fields_dict(EndpointSettings).items()
}
"""The name of the type of each setting."""
WORDS = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


def settings_here(environment: Mapping[str, str] | None = None) -> dict[str, EndpointSettings]:
    """Return the settings of the bots that the environment sets up, by name; empty if it sets up none.

    Args:
        environment: the environment variables; None: those of this process.

    Raises:
        BotError: a setting is unknown, missing or wrong; the message says where.
    """
    variables = os.environ if environment is None else environment
    if file := variables.get(FILE):
        return settings_in(Path(file))
    settings = {
        name.removeprefix(PREFIX).lower(): value for name, value in variables.items() if name.startswith(PREFIX)
    }
    settings.pop(KEY.removeprefix(PREFIX).lower(), None)
    if not settings:
        return {}
    try:
        return {USUAL_NAME: _settings({name: _typed(name, text) for name, text in settings.items()})}
    except BotError as error:
        raise BotError(f"{PREFIX}*: {error}") from error


def settings_in(path: Path) -> dict[str, EndpointSettings]:
    """Return the settings of the bots in a TOML file, by name: one for each table ``[bots.NAME]``, else ``llm`` alone.

    Settings outside these tables apply to all bots.

    Args:
        path: the file.

    Raises:
        BotError: the file can't be read, or a setting is unknown, missing or wrong.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BotError(f"{path}: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BotError(f"{path}: {error}") from error
    bots = data.pop("bots", {USUAL_NAME: {}})
    if not isinstance(bots, dict) or not all(isinstance(own, dict) for own in bots.values()) or not bots:
        raise BotError(f"{path}: bots: expected tables [bots.NAME]")
    settings = {}
    for name, own in bots.items():
        try:
            settings[name] = _settings({**data, **own})
        except BotError as error:
            raise BotError(f"{path}: {f'[bots.{name}] ' if own else ''}{error}") from error
    return settings


def _settings(values: Mapping[str, object]) -> EndpointSettings:
    for name in values:
        if name not in KINDS:
            raise BotError(f"{name[:40]}: no such setting{did_you_mean(name, KINDS)}; there are: {', '.join(KINDS)}")
    for name in ("url", "model"):
        if name not in values:
            raise BotError(f"{name} is missing")
    return EndpointSettings(**{name: _fitting(name, value) for name, value in values.items()})  # type: ignore[arg-type]  # checked


def _fitting(name: str, value: object) -> object:
    """Return a value converted to the type of its setting."""
    kind = KINDS[name]
    if kind == "float" and isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    if kind == "Path" and isinstance(value, str) and value:
        return Path(value).expanduser()
    fitting, expected = FITTING[kind]
    if isinstance(value, fitting) and isinstance(value, bool) == (kind == "bool"):
        return value
    raise BotError(f"{name}: expected {expected}, found {str(value)[:40]!r}")


def _typed(name: str, text: str) -> object:
    """Return the value of an environment variable in the type of its setting; text that does not parse stays text."""
    kind = KINDS.get(name, "str")
    try:
        if kind in ("int", "float"):
            return int(text) if kind == "int" else float(text)
    except ValueError:
        return text
    return WORDS.get(text.lower(), text) if kind == "bool" else text
