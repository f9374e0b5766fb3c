"""A strict reader of a pack's files into attrs classes, which notes each fault with its place.

A field of an attrs class is a key of the table; a keyword of Python gets an
underscore at its end (``in_`` for ``in``). Unknown keys, missing keys and wrong
types are faults; no value is converted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Protocol, TypeVar, Union, cast, get_args, get_origin

import attrs

from starcup.kernel.suggest import nearest_name
from starcup.packs.class_tables import is_made_of_nothing, parts_of
from starcup.packs.faults import Document, Unquoted, Wrong, choose_one, one_of
from starcup.packs.toml_places import DataPath

T = TypeVar("T")
Check = Callable[[object], "Wrong | None"]
Read = Callable[[object], object]
Form = dict[str, object]
"""What a value of a type looks like, as JSON Schema."""


class Forms(Protocol):
    """Gives the forms of the types that are parts of another one."""

    def of(self, kind: object) -> Form:
        """Return the form of a type."""


_WORDS: dict[object, str] = {int: "a whole number", str: "a text", bool: "true or false"}
MOST_TEXT = 4_000
"""The length of the longest text in a file, in characters."""


class _Misfit(Exception):
    """The error that a list or table has invalid values, each with its place within the list or table."""

    def __init__(self) -> None:
        self.wrong: list[tuple[DataPath, Wrong]] = []

    def add(self, key: str | int, error: Wrong | _Misfit) -> None:
        """Add an error of the value at a key or position."""
        within = error.wrong if isinstance(error, _Misfit) else [((), error)]
        self.wrong += [((key, *place), wrong) for place, wrong in within]

    def check(self) -> None:
        """Raise this error if any value is invalid."""
        if self.wrong:
            raise self


class Reader:
    """A reader of tables into attrs classes. Named types (``NewType``) can have checks of their own.

    What it is told of a type it also tells the schemas of files, as ``forms``.
    """

    def __init__(self) -> None:
        self._words = dict(_WORDS)
        self._readers: dict[object, Read] = {int: partial(_exactly, int), bool: partial(_exactly, bool), str: _text}
        self.forms: dict[object, Callable[[Forms], Form]] = {}
        """For each type with a check of its own, a function that returns its form."""

    def read(self, document: Document, value: object, kind: type[T], place: DataPath = ()) -> T | None:
        """Return the value at a place of a document, typed; None if it has faults, which are noted.

        Args:
            document: the file that it comes from, which gets the faults.
            value: what the file holds there.
            kind: the type to read it as.
            place: the keys and indices that lead there; faults are told with their line.
        """
        try:
            return cast(T, self._read(value, kind))
        except Wrong as error:
            document.wrong(place, error)
        except _Misfit as error:
            for inner, wrong in error.wrong:
                document.wrong((*place, *inner), wrong)
        return None

    def check(self, kind: object, what: str, test: Check, form: Form | None = None) -> None:
        """Check values of a named type with a function.

        Args:
            kind: the named type.
            what: its values in words, for the fault that one is missing.
            test: returns what is wrong with a value, or None.
            form: what a schema can say of the values; None: they are texts.
        """
        self._words[kind] = what
        stated = {"type": "string", "description": f"{what[:1].upper()}{what[1:]}."} if form is None else form
        self.forms[kind] = lambda _: dict(stated)
        self._readers[kind] = _checked(test)

    def names(
        self, kind: object, what: str, known: Sequence[str], let_pass: Sequence[str] = (), *, fixed: bool = False
    ) -> None:
        """Check that values of a named type are among known names.

        Args:
            kind: the named type.
            what: its values in words, for faults.
            known: the names there are.
            let_pass: values that are allowed besides, since they are faults elsewhere.
            fixed: whether no pack has others, so that a schema can list them.
        """
        form: Form | None = {"enum": list(known)} if fixed else None
        self.check(kind, what, lambda value: None if value in let_pass else choose_one(value, known, what), form)

    def keys(self, kind: object, what: str, known: Collection[str], let_pass: Collection[str] = ()) -> None:
        """Check that values of a named type are among known keys, too many to be listed in a fault.

        Args:
            kind: the named type.
            what: its values in words, for faults.
            known: the keys there are.
            let_pass: values that are allowed besides, since they are faults elsewhere.
        """

        def test(value: object) -> Wrong | None:
            fits = isinstance(value, str) and (value in known or value in let_pass)
            return None if fits else Wrong(what, value, nearest_name(cast(str, value), known) or "")

        self.check(kind, what, test)

    def numbered(self, kind: object, what: str, known: Mapping[str, int]) -> None:
        """Read values of a type from names, each as its number.

        Args:
            kind: the type to read.
            what: its values in words, for faults.
            known: the names there are, with their numbers.
        """
        self._words[kind] = what
        self.forms[kind] = lambda _: {"enum": list(known)}
        name = _checked(lambda value: choose_one(value, tuple(known), what))
        self._readers[kind] = lambda value: known[cast(str, name(value))]

    def named(self, kind: object, what: str, kinds: Mapping[str, type]) -> None:
        """Read values of a type as one of several classes: from a name, or a table with a name and its fields.

        Args:
            kind: the type to read.
            what: its values in words, for faults.
            kinds: the classes by the names in files.
        """
        self._words[kind] = what

        def form(forms: Forms) -> Form:
            tables: Form = {"type": "object", "properties": {name: forms.of(kind) for name, kind in kinds.items()}}
            alone: Form = {"enum": [name for name, kind in kinds.items() if is_made_of_nothing(kind)]}
            return {"anyOf": [alone, {**tables, "additionalProperties": False, "minProperties": 1, "maxProperties": 1}]}

        self.forms[kind] = form

        def chosen(value: object) -> object:
            table = {value: {}} if isinstance(value, str) else value
            if not isinstance(table, dict) or not table:
                raise Wrong(what, value)
            if len(table) > 1:
                raise Wrong(f"{what} alone", Unquoted(" and ".join(map(repr, table))))
            ((name, fields),) = table.items()
            if name not in kinds:
                raise Wrong(what, name, nearest_name(name, kinds) or "")
            misfit = _Misfit()
            read = self._part(misfit, name, fields, kinds[name])
            misfit.check()
            return read

        self._readers[kind] = chosen

    def numbers(self, kind: object, least: int, most: int, *, but: int | None = None) -> None:
        """Check that values of a named type are whole numbers in a range.

        Args:
            kind: the named type.
            least: the least of them.
            most: the greatest.
            but: one between that is not allowed.
        """
        what = f"a whole number from {least} to {most}{'' if but is None else f', not {but}'}"
        form: Form = {"type": "integer", "minimum": least, "maximum": most}

        def test(value: object) -> Wrong | None:
            return None if type(value) is int and least <= value <= most and value != but else Wrong(what, value)

        self.check(kind, what, test, form if but is None else {**form, "not": {"const": but}})

    def choose(self, kind: object, which: Callable[[object], object], among: Sequence[object]) -> None:
        """Read values of a type as another, which depends on the value.

        Args:
            kind: the type to read.
            which: returns the type that a value is read as.
            among: all types that it may return, for the schema.
        """
        self._readers[kind] = lambda value: self._read(value, which(value))
        self.forms[kind] = lambda forms: {"anyOf": [forms.of(kind) for kind in dict.fromkeys(among)]}

    def choose_by(
        self, kind: object, field: str, what: str, kinds: Mapping[str, type], otherwise: type | None = None
    ) -> None:
        """Read values of a type from tables, as the class that one of their fields names.

        Args:
            kind: the type to read.
            field: the field that names the class.
            what: its values in words, for faults.
            kinds: the classes, by the names in files.
            otherwise: the class of numbers, and of tables with fields of it that name no class; None: there is none.
        """

        def which(value: object) -> object:
            if not isinstance(value, dict):
                raise Wrong("a number or a table" if otherwise else "a table", value)
            if field in value:
                if error := choose_one(value[field], tuple(kinds), what):
                    error.field = field
                    raise error
                return kinds[value[field]]
            if otherwise is None or not value or set(value) - set(parts_of(otherwise)):
                near = nearest_name(field, value) or ""
                raise Wrong(f"{field} ({one_of(kinds)})", Unquoted("nothing"), near, field)
            return otherwise

        self.choose(kind, which, (*kinds.values(), *filter(None, (otherwise,))))

    def filled(self, kind: object, item: object) -> None:
        """Read values of a named type from a list of items that is not empty.

        Args:
            kind: the named type.
            item: the type of an item.
        """
        self._readers[kind] = partial(self._filled, item)
        self.forms[kind] = lambda forms: {"type": "array", "minItems": 1, "items": forms.of(item)}

    def several(self, kind: object, item: object, number_is: str = "") -> None:
        """Read values of a named type from a list of items, or from a single item.

        Args:
            kind: the named type.
            item: the type of an item.
            number_is: the field that a bare number in place of an item's table stands for; empty: none.
        """

        def spelled(value: object) -> object:
            return {number_is: value} if number_is and type(value) is int else value

        def listed(value: object) -> object:
            if isinstance(value, list):
                return self._filled(item, [spelled(part) for part in value])
            return (self._read(spelled(value), item),)

        def form(forms: Forms) -> Form:
            number = parts_of(cast("type[attrs.AttrsInstance]", item))[number_is][1] if number_is else None
            single = {"anyOf": [forms.of(number), forms.of(item)]} if number_is else forms.of(item)
            return {"anyOf": [single, {"type": "array", "minItems": 1, "items": single}]}

        self._readers[kind] = listed
        self.forms[kind] = form

    def fields(self, kind: type[attrs.AttrsInstance]) -> list[tuple[str, str, bool]]:
        """Return the keys of the table that a class is read from: name, what it holds, and whether it is required.

        Args:
            kind: an attrs class.
        """
        return [(key, self.described(inner), needed) for key, (_, inner, needed) in parts_of(kind).items()]

    def described(self, kind: object) -> str:
        """Return what a value of a type is, in words.

        Args:
            kind: a type that this reads.

        >>> Reader().described(tuple[int, ...]), Reader().described(Literal["a", "b"])
        ('a list, each a whole number', 'a or b')
        """
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in self._words:
            return self._words[kind]
        if origin is Literal:
            return one_of(arguments)
        if origin is tuple:
            return f"a list, each {self.described(arguments[0])}"
        if origin in (Union, UnionType):
            return self.described(next(kind for kind in arguments if kind is not NoneType))
        if isinstance(kind, NewType):
            return self.described(kind.__supertype__)
        return "a table"

    def _read(self, value: object, kind: object) -> object:
        read = self._readers.get(kind)
        if read is None:
            read = self._readers[kind] = self._reader(kind)
        return read(value)

    def _reader(self, kind: object) -> Read:
        """Return the reader of a type without checks of its own."""
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Literal:
            return _checked(lambda value: choose_one(value, arguments, "one of these"))
        if origin is tuple:
            return partial(self._list, arguments[0])
        if origin is dict:
            return partial(self._dict, arguments[1])
        if origin in (Union, UnionType):
            (only,) = (kind for kind in arguments if kind is not NoneType)  # TOML has no None
            return lambda value: self._read(value, only)
        if isinstance(kind, NewType):
            return lambda value: self._read(value, kind.__supertype__)
        return partial(self._table, cast("type[attrs.AttrsInstance]", kind))

    def _list(self, item: object, value: object) -> object:
        if not isinstance(value, list):
            raise Wrong("a list", value)
        return tuple(self._all(dict(enumerate(value)), item).values())

    def _filled(self, item: object, value: object) -> object:
        if value == []:
            raise Wrong("a list with something in it", value)
        return self._list(item, value)

    def _dict(self, item: object, value: object) -> object:
        if not isinstance(value, dict):
            raise Wrong("a table", value)
        return self._all(value, item)

    def _all(self, values: dict[Any, object], item: object) -> dict[Any, object]:
        misfit = _Misfit()
        read = {key: self._part(misfit, key, value, item) for key, value in values.items()}
        misfit.check()
        return read

    def _part(self, misfit: _Misfit, key: str | int, value: object, kind: object) -> object:
        """Read a part of a list or table; if it is invalid, its errors are added to those of the whole."""
        try:
            return self._read(value, kind)
        except (Wrong, _Misfit) as error:
            misfit.add(key, error)
            return None

    def _table(self, kind: type[attrs.AttrsInstance], value: object) -> object:
        if not isinstance(value, dict):
            raise Wrong("a table", value)
        arguments, misfit, parts = dict[str, object](), _Misfit(), parts_of(kind)
        for key, (name, inner, needed) in parts.items():
            if key in value:
                arguments[name] = self._part(misfit, key, value[key], inner)
            elif needed:
                misfit.add(key, Wrong(self._words.get(inner, "a value"), Unquoted("nothing")))
        for key in sorted(value.keys() - parts.keys()):
            expected = f"only {', '.join(parts)} here"
            misfit.add(key, Wrong(expected, Unquoted(f"unknown field {key!r}"), nearest_name(key, parts) or ""))
        misfit.check()
        try:
            return kind(**arguments)
        except Wrong:
            raise
        except Exception as error:  # of any kind: the class has checks of its own fields
            raise Wrong("a value that fits", Unquoted(f"one that does not: {error}")) from None


def _exactly(kind: type, value: object) -> object:
    if type(value) is not kind:
        raise Wrong(_WORDS[kind], value)
    return value


def _text(value: object) -> object:
    """Return a text if it is printable: escape sequences in it would take effect on a terminal."""
    if not isinstance(value, str):
        raise Wrong(_WORDS[str], value)
    if len(value) > MOST_TEXT:
        raise Wrong(f"a text of at most {MOST_TEXT:,} characters", Unquoted(f"one of {len(value):,}"))
    if not value.replace("\n", "").replace("\t", "").isprintable():
        raise Wrong("a text without characters that can't be seen", value)
    return value


def _checked(test: Check) -> Read:
    """Return the reader of values that stay as they are if a test finds nothing wrong with them."""

    def read(value: object) -> object:
        error = test(value)
        if error is not None:
            raise error
        return value

    return read
