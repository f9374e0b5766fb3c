"""Catalogues of words in Fluent, parsed entry by entry when their words are first needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from starcup.kernel.errors import GameError
from starcup.messages.pseudo import CLOSES, OPENS, accented

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_STOP_TWICE = re.compile(r"(?<=[\w)»])\.\.(?![.\w/])")
"""A full stop behind a name that has one of its own, such as ``Ltd.``."""
_LONGEST = 2500
"""The most characters that Fluent puts into words; longer texts are put there by us."""


class Catalogue:
    """The words of one language from several files; of entries with the same id the last one counts.

    Parsing takes a quarter of a millisecond an entry, and a session needs a fraction of them.

    Args:
        locale: the language tag, such as ``es``.
        folders: those of ``*.ftl`` files.
        pseudo: whether all words get accents and brackets.
    """

    def __init__(self, locale: str, folders: Iterable[Traversable], *, pseudo: bool = False) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._pseudo = pseudo
        self._sources: dict[str, tuple[str, str]] = {}
        self._parsed: dict[str, str] = {}  # what is wrong with each entry; empty if nothing
        self._variables: dict[str, frozenset[str]] = {}
        for folder in folders:
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl"):
                    self._read(file)

    def _read(self, file: Traversable) -> None:
        try:
            text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise GameError(f"{file}: expected UTF-8, found byte {error.object[error.start]:#x}") from error
        entries = [*_ENTRY.finditer(text)]
        ends = [entry.start() for entry in entries[1:]] + [len(text)]
        for entry, end in zip(entries, ends, strict=False):  # a file without entries has an end, too
            self._sources[entry.group(1)] = text[entry.start() : end], str(file)

    @property
    def ids(self) -> Mapping[str, str]:
        """The source text of each entry, by its id; private terms begin with ``-``."""
        return {name: source for name, (source, _) in self._sources.items()}

    def has(self, name: str) -> bool:
        """Return whether there are words for an id."""
        entry, _, attribute = name.partition(".")
        if entry not in self._sources:
            return False
        self._parse(entry)
        message = self._bundle.get_message(entry)
        return (attribute in message.attributes) if attribute else message.value is not None

    def variables(self, name: str) -> frozenset[str]:
        """Return the variables in an entry, its attributes and all that it refers to, without the ``$``."""
        entry = name.partition(".")[0]
        variables = self._variables.get(entry)
        if variables is None:
            sources: dict[str, str] = {}
            left = [entry]
            while left:
                reached = left.pop()
                if reached in self._sources and reached not in sources:
                    sources[reached] = self._sources[reached][0]
                    left += _REFERENCE.findall(sources[reached])
            variables = frozenset(_VARIABLE.findall("".join(sources.values())))
            self._variables[entry] = variables
        return variables

    def words(self, name: str, args: Mapping[str, object]) -> str:
        """Return the words of an id, with arguments filled in."""
        entry, _, attribute = name.partition(".")
        self._parse(entry)
        message = self._bundle.get_message(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        long = {key: value for key, value in args.items() if isinstance(value, str) and len(value) > _LONGEST}
        text, errors = self._bundle.format_pattern(pattern, {**args, **{key: f"\ue000{key}\ue001" for key in long}})
        if errors:
            raise GameError(f"{self._sources[entry][1]}: {name}: {errors[0]}")
        assert isinstance(text, str)
        for key, value in long.items():
            text = text.replace(f"\ue000{key}\ue001", value)
        text = _STOP_TWICE.sub(".", text)
        return f"{OPENS}{text}{CLOSES}" if self._pseudo else text

    def _parse(self, entry: str) -> None:
        """Parse an entry and all that it refers to."""
        if entry not in self._sources:
            return
        if entry in self._parsed:
            if fault := self._parsed[entry]:
                raise GameError(fault)
            return
        source, file = self._sources[entry]
        resource = FluentResource(source)
        if any(isinstance(part, ast.Junk) for part in resource.body):
            line = source.strip().partition("\n")[0]
            self._parsed[entry] = f"{file}: {entry}: expected a message in Fluent, found {line!r}"
            raise GameError(self._parsed[entry])
        self._parsed[entry] = ""
        if self._pseudo:
            _Accents().visit(resource)
        self._bundle.add_resource(resource, allow_overrides=True)
        for reference in _REFERENCE.findall(source):
            self._parse(reference)


class _Accents:
    """Puts accents on all texts of a resource."""

    def visit(self, node: object) -> None:
        if isinstance(node, ast.TextElement):
            node.value = accented(node.value)
        elif isinstance(node, ast.BaseNode):
            for value in list(vars(node).values()):
                self.visit(value)
        elif isinstance(node, list):
            for value in node:
                self.visit(value)
