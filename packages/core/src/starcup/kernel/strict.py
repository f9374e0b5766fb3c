"""Reading a pack's files strictly into attrs classes, with cattrs: every fault is noted with its place.

A field of an attrs class is a key of the table; a name that Python reserves has
an underscore behind it (``in_`` for ``in``). Unknown keys, missing keys and
wrong types are faults; nothing is converted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs import errors

from starcup.kernel.faults import Document, Shown, Wrong, choose_one
from starcup.kernel.suggest import nearest
from starcup.kernel.toml_places import Place

T = TypeVar("T")
Check = Callable[[object], "Wrong | None"]

_WORDS: dict[object, str] = {int: "a whole number", str: "a text", bool: "true or false"}


class Reader:
    """Reads tables into attrs classes. Named types (``NewType``) get checks of their own."""

    def __init__(self) -> None:
        self._converter = cattrs.Converter(forbid_extra_keys=True)
        self._words = dict(_WORDS)
        for kind in (int, str, bool):
            self._converter.register_structure_hook(kind, self._exactly(kind))
        self._converter.register_structure_hook_func(_is_literal, _one_of)
        self._converter.register_structure_hook_factory(_is_tuple, self._list_hook)
        self._converter.register_structure_hook_factory(_is_dict, self._table_hook)
        self._converter.register_structure_hook_factory(attrs.has, self._class_hook)

    def read(self, document: Document, value: object, kind: type[T], place: Place = ()) -> T | None:
        """``value``, which stands at ``place`` of the document, as ``kind``; None if there was a fault, noted there."""
        try:
            return self._converter.structure(value, kind)
        except Exception as error:  # cattrs gathers what hooks raised; all of it is the file's fault
            self._note(document, place, error, kind)
            return None

    def check(self, kind: object, what: str, test: Check) -> None:
        """Have values of a named type pass ``test``; ``what`` is expected where one is missing."""
        self._words[kind] = what

        def hook(value: object, _: object) -> object:
            error = test(value)
            if error is not None:
                raise error
            return value

        self._converter.register_structure_hook(kind, hook)

    def names(self, kind: object, what: str, known: Sequence[str], let_pass: Sequence[str] = ()) -> None:
        """Values of a named type are one of the names known; ``let_pass`` are not complained about either."""
        self.check(kind, what, lambda value: None if value in let_pass else choose_one(value, known, what))

    def numbers(self, kind: object, least: int, most: int) -> None:
        """Values of a named type are whole numbers within limits."""
        what = f"a whole number from {least} to {most}"
        self.check(
            kind, what, lambda value: None if type(value) is int and least <= value <= most else Wrong(what, value)
        )

    def choose(self, kind: object, which: Callable[[object], object]) -> None:
        """A type that is read as the one that ``which`` finds for the value."""

        def hook(value: object, _: object) -> object:
            return self._structure(value, which(value))

        self._converter.register_structure_hook_func(lambda asked: asked is kind, hook)

    def several(self, kind: object, item: object, number_is: str = "") -> None:
        """A named type that is read from a list of items, or from a single one.

        ``number_is`` is the field that a number means which stands in the place of an item's table.
        """

        def spelled(value: object) -> object:
            return {number_is: value} if number_is and type(value) is int else value

        def hook(value: object, _: object) -> object:
            if not isinstance(value, list):
                return (self._structure(spelled(value), item),)
            if not value:
                raise Wrong("a list with something in it", value)
            return self._structure([spelled(one) for one in value], tuple[item, ...])  # type: ignore[valid-type]

        self._converter.register_structure_hook_func(lambda asked: asked is kind, hook)

    def _structure(self, value: object, kind: Any) -> object:
        return self._converter.structure(value, kind)

    @staticmethod
    def _exactly(kind: type) -> Callable[[object, object], object]:
        def hook(value: object, _: object) -> object:
            if type(value) is not kind:
                raise Wrong(_WORDS[kind], value)
            return value

        return hook

    def _list_hook(self, kind: Any) -> Callable[[object, object], object]:
        inner = get_args(kind)[0]

        def hook(value: object, _: object) -> object:
            if not isinstance(value, list):
                raise Wrong("a list", value)
            found, wrong = [], []
            for index, item in enumerate(value):
                try:
                    found.append(self._converter.structure(item, inner))
                except Exception as error:
                    error.add_note(errors.IterableValidationNote("", index, inner))
                    wrong.append(error)
            if wrong:
                raise errors.IterableValidationError("list", wrong, kind)
            return tuple(found)

        return hook

    def _table_hook(self, kind: Any) -> Callable[[object, object], object]:
        inner = get_args(kind)[1]

        def hook(value: object, _: object) -> object:
            if not isinstance(value, dict):
                raise Wrong("a table", value)
            found, wrong = {}, []
            for key, item in value.items():
                try:
                    found[key] = self._converter.structure(item, inner)
                except Exception as error:
                    error.add_note(errors.IterableValidationNote("", key, inner))
                    wrong.append(error)
            if wrong:
                raise errors.IterableValidationError("table", wrong, kind)
            return found

        return hook

    def _class_hook(self, kind: Any) -> Callable[[object, object], object]:
        # cattrs would compile a function for each class: 30 ms at every start, for tables that are read once.
        attrs.resolve_types(kind)
        parts = [(one.name, toml_name(one.name), one) for one in attrs.fields(kind) if one.init]
        keys = {key for _, key, _ in parts}

        def hook(value: object, _: object) -> object:
            if not isinstance(value, dict):
                raise Wrong("a table", value)
            found: dict[str, object] = {}
            wrong: list[Exception] = []
            for name, key, part in parts:
                if key not in value and part.default is not attrs.NOTHING:
                    continue
                try:
                    found[name] = self._structure(value[key], part.type)
                except Exception as error:
                    error.add_note(errors.AttributeValidationNote("", key, part.type))
                    wrong.append(error)
            if not value.keys() <= keys:
                wrong.append(errors.ForbiddenExtraKeysError(None, kind, value.keys() - keys))
            if not wrong:
                try:
                    return kind(**found)
                except Exception as error:
                    wrong.append(error)
            raise errors.ClassValidationError("table", wrong, kind)

        return hook

    def _note(self, document: Document, place: Place, error: BaseException, kind: object) -> None:
        if isinstance(error, errors.BaseValidationError):
            for inner in error.exceptions:
                note = _note_of(inner)
                if note is None:
                    self._note(document, place, inner, error.cl)
                else:
                    key = note.index if isinstance(note, errors.IterableValidationNote) else note.name
                    self._note(document, (*place, key), inner, note.type)
        elif isinstance(error, errors.ForbiddenExtraKeysError):
            names = fields_of(error.cl)
            for key in sorted(error.extra_fields):
                expected = f"only {', '.join(names)} here"
                document.fault((*place, key), expected, Shown(f"unknown field {key!r}"), nearest(key, names))
        elif isinstance(error, Wrong):
            document.wrong(place, error)
        elif isinstance(error, KeyError):
            document.fault(place, self._words.get(kind, "a value"), Shown("nothing"))
        else:
            document.fault(place, "a value that fits", Shown(f"one that does not: {error}"))


def toml_name(name: str) -> str:
    """The key in a file that an attribute is read from."""
    return name.removesuffix("_")


def fields_of(kind: type) -> list[str]:
    """The keys of the table that a class is read from."""
    return [toml_name(one.name) for one in attrs.fields(kind) if one.init]


def _is_literal(kind: Any) -> bool:
    return get_origin(kind) is Literal


def _one_of(value: object, kind: object) -> object:
    known = get_args(kind)
    error = choose_one(value, known, "one of these")
    if error is not None:
        raise error
    return value


def _is_tuple(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _is_dict(kind: Any) -> bool:
    return get_origin(kind) is dict


def _note_of(error: BaseException) -> errors.AttributeValidationNote | errors.IterableValidationNote | None:
    """The place that cattrs noted last on an error: the innermost groups carry their own."""
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, errors.AttributeValidationNote | errors.IterableValidationNote):
            return note
    return None
