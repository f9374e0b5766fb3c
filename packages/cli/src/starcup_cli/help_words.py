"""Help and usage errors in other languages: English is in the code, as click wants it, and other words in catalogues.

An entry is called after its command, ``command-pack-new``, with ``.help`` and an attribute for each option, such as
``.seed``; those that many commands share are attributes of ``command-any``. What click itself says is ``click-…``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from inspect import cleandoc
from string import Formatter
from types import MappingProxyType
from typing import Any

import click
from click import core, decorators, exceptions, formatting, parser, types

from starcup.messages import Arg, Language, Message
from starcup_cli.examples import EXAMPLE, FOR_PROGRAMS, SEE_ALSO
from starcup_cli.language_choice import command_language

ROOT = "starcup"
SHARED = "command-any"
HEADINGS: Mapping[str, str] = MappingProxyType({EXAMPLE: "example", SEE_ALSO: "see-also"})
"""The headings in help, with the ids of them behind ``help-``."""
CLICK: Mapping[str, str] = MappingProxyType(
    {
        "Usage:": "usage",
        "Options": "options",
        "Commands": "commands",
        "Show this message and exit.": "help",
        "Show the version and exit.": "version",
        "default: {default}": "default",
        "env var: {var}": "variable",
        "required": "required",
        "Invalid value: {message}": "invalid",
        "Invalid value for {param_hint}: {message}": "invalid-for",
        "Missing argument": "missing-argument",
        "Missing option": "missing-option",
        "Missing parameter": "missing-argument",
        "Missing command.": "missing-command",
        "Choose from:\n\t{choices}": "choose",
        "No such option {name!r}.": "no-option",
        "Did you mean {possibility}?": "near",
        "(Did you mean one of: {possibilities}?)": "near-several",
        "No such command {name!r}.": "no-command",
        "Got unexpected extra argument ({args})": "unexpected",
        "Option {name!r} requires an argument.": "no-value",
        "Option {name!r} does not take a value.": "takes-no-value",
        "{value!r} is not a valid {number_type}.": "no-number",
        "{value} is not in the range {range}.": "not-in-range",
        "{value!r} is not {choice}.": "no-choice",
        "{value!r} is not one of {choices}.": "no-choices",
    }
)
"""What click says and people see, with the ids of it behind ``click-``."""
_MODULES = (core, decorators, exceptions, formatting, parser, types)


class _Translated(str):
    """A text of click in another language, which gets its parts by ``format`` as the English one would."""

    def __new__(cls, text: str, language: Language, name: str) -> _Translated:
        instance = super().__new__(cls, text)
        instance.language, instance.name = language, name
        return instance

    language: Language
    name: str

    def format(self, *args: object, **parts: object) -> str:
        quoted = {field: conversion for _, field, _, conversion in Formatter().parse(self) if field}
        values = {field: repr(value) if quoted.get(field) else str(value) for field, value in parts.items()}
        return self.language.text(Message(self.name, **values))


def heading(english: str) -> str:
    """Return a heading of help in the language that is spoken, as far as there are words for it."""
    name, language = f"help-{HEADINGS[english]}", command_language()
    return language.text(Message(name)) if language.has(name, own=True) else english


@contextmanager
def click_in(language: Language) -> Iterator[None]:
    """Let click speak a language within this; what has no words in it stays English."""

    def translated(text: str) -> str:
        name = f"click-{CLICK.get(text, '')}"
        if text not in CLICK or not language.has(name, own=True):
            return text
        is_whole = not any(field for _, field, _, _ in Formatter().parse(text))
        return language.text(Message(name)) if is_whole else _Translated(text, language, name)

    def counted(single: str, several: str, number: int) -> str:
        return translated(single if number == 1 or several not in CLICK else several)

    english = [
        (module, name, vars(module)[name]) for module in _MODULES for name in ("_", "ngettext") if name in vars(module)
    ]
    for module, name, _ in english:
        setattr(module, name, translated if name == "_" else counted)
    try:
        yield
    finally:
        for module, name, value in english:
            setattr(module, name, value)


def in_language(command: click.Command, path: Sequence[str], language: Language, **args: Arg) -> click.Command:
    """Return a command whose help is in a language, as far as there are words in it."""
    name = f"command-{'-'.join(path)}"

    def translated(part: str, english: str) -> str:
        known = (entry for entry in (f"{name}{part}", f"{SHARED}{part}") if language.has(entry, own=True))
        entry = next(known, "")
        return language.text(Message(entry, **args)) if entry else english

    translation: Any = copy(command)
    # Click keeps the option that shows the help, in the language in which it was first shown.
    translation._help_option = None
    translation.short_help = translated("", command.short_help or "") or None
    if command.help:
        english = cleandoc(command.help)
        translation.help = _with_keys(translated(".help", english), english)
    translation.params = [_parameter(param, translated, language) for param in command.params]
    translation.options_metavar = _typed(command.options_metavar, language)
    if isinstance(command, click.Group):
        translation.subcommand_metavar = _typed(command.subcommand_metavar, language)
        translation.commands = {
            key: in_language(inner, (*path, key), language) for key, inner in command.commands.items()
        }
    assert isinstance(translation, click.Command)
    return translation


def _with_keys(text: str, english: str) -> str:
    """Return help with the paragraphs of the English one that are for programs."""
    parts = (part for part in english.split("\n\n") if FOR_PROGRAMS in part)
    return text if text == english else "\n\n".join((text, *parts))


def _parameter(param: click.Parameter, translated: Callable[[str, str], str], language: Language) -> click.Parameter:
    if isinstance(param, click.Option):
        return _option(param, translated, language)
    return _argument(param, language) if isinstance(param, click.Argument) else param


def _option(option: click.Option, translated: Callable[[str, str], str], language: Language) -> click.Option:
    clone = copy(option)
    if option.help:
        clone.help = translated(f".{option.opts[0].lstrip('-')}", option.help)
    of_its_type = None if option.is_flag or isinstance(option.type, click.Choice) else option.type.name.upper()
    clone.metavar = _typed(option.metavar or (of_its_type and of_its_type.removesuffix(" RANGE")), language)
    return clone


def _argument(argument: click.Argument, language: Language) -> click.Argument:
    clone = copy(argument)
    name = f"{(argument.name or '').upper()}{'...' * (argument.nargs != 1)}"
    clone.metavar = _typed(argument.metavar or (name if argument.required else f"[{name}]"), language)
    return clone


def _typed(metavar: str | None, language: Language) -> str | None:
    """Return a sign for what is typed with its words in a language: ``PACK[,PACK]``, ``[OPTIONS]``."""
    if metavar is None:
        return None

    def word(match: re.Match[str]) -> str:
        name = f"metavar-{match[0].lower()}"
        return language.text(Message(name)) if language.has(name, own=True) else match[0]

    return re.sub(r"[A-Z]+", word, metavar)
