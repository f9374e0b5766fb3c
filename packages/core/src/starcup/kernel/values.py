"""Frozen classes like those of attrs, made in a fraction of the time: every start makes hundreds of them.

attrs writes and compiles code for each class. Here classes with equal fields share one
``__init__``, and all classes share the methods that compare, hash, show and pickle them. attrs
makes its attributes of a class when they are first used, so ``attrs.fields``, ``evolve`` and
attrs classes that derive from these work as usual. Classes that are not plain (with an
``attrs.field``, a ``super()``) are made by attrs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from inspect import get_annotations
from operator import attrgetter
from reprlib import recursive_repr
from types import CodeType, FunctionType, MemberDescriptorType
from typing import TYPE_CHECKING

import attrs
from attrs import NOTHING, AttrsInstance, fields

__all__ = ["arguments_of", "frozen", "is_frozen"]

if TYPE_CHECKING:
    from attrs import frozen
else:

    def frozen(kind=None, **options):
        """Make a frozen class, as ``attrs.frozen`` does; type checkers see that function instead.

        Fields are compared by ``==``; there is no ``eq=key``.

        Args:
            kind: the class; None: return a decorator with the options.
            options: ``eq``, ``slots`` and ``kw_only``, as those of attrs.
        """
        return partial(_frozen, **options) if kind is None else _frozen(kind, **options)


_Arguments = dict[str, tuple[object, object]]
"""The arguments of an ``__init__``: the default and the type of each field."""
_ARGUMENTS: dict[type, _Arguments] = {}


def arguments_of(kind: type[AttrsInstance]) -> dict[str, object]:
    """Return the arguments of the ``__init__`` of an attrs class, each with its default."""
    if kind in _ARGUMENTS:
        return {name: default for name, (default, _) in _ARGUMENTS[kind].items()}
    return {field.name: field.default for field in fields(kind) if field.init}


@attrs.frozen
class _Frozen:
    """A source of the ``__setattr__`` by which attrs recognises frozen classes."""


def is_frozen(kind: type) -> bool:
    """Whether objects of a class refuse to be changed, as those of ``frozen`` classes do."""
    setters: tuple[object, object] = kind.__setattr__, _Frozen.__setattr__
    return setters[0] is setters[1]


class AskedLater:
    """A descriptor for the attrs attributes of a class, made when they are first used."""

    def __init__(self, make: Callable[[], type[AttrsInstance]]) -> None:
        self._make = make

    @cached_property
    def _attributes(self) -> object:
        return fields(self._make())

    def __get__(self, instance: object, owner: type) -> object:
        return self._attributes


def _frozen(kind: type, *, eq: bool = True, slots: bool = True, kw_only: bool = False) -> type:
    body = {name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    body["__qualname__"] = kind.__qualname__
    by_attrs = partial(attrs.frozen, eq=False, repr=False, slots=slots, kw_only=kw_only)
    shared = _compared_and_shown(body, eq)
    own = _own_fields(body, get_annotations(kind))
    arguments = None if own is None else _arguments(kind, own, kw_only)
    if own is None or arguments is None:
        finished: type = by_attrs(_with(kind, shared))
        return finished
    shared["__match_args__"] = () if kw_only else tuple(arguments)
    shared["__setattr__"], shared["__delattr__"] = _Frozen.__setattr__, _Frozen.__delattr__
    shared["__attrs_attrs__"] = AskedLater(lambda: by_attrs(_class_like(kind, body)))
    if slots:
        weak = any(hasattr(base, "__weakref__") for base in kind.__bases__)
        shared["__slots__"] = (*own, *(() if weak else ("__weakref__",)))
        shared["__getstate__"], shared["__setstate__"] = _get_state, _set_state
        finished = _class_like(kind, {name: value for name, value in body.items() if name not in own} | shared)
    else:
        for name in own.keys() & body.keys():
            delattr(kind, name)
        finished = _with(kind, shared)
    setattr(finished, "__init__", _init(finished, arguments, kw_only))  # noqa: B010 - it needs the slots of the class
    _ARGUMENTS[finished] = arguments
    return finished


def _with(kind: type, shared: Mapping[str, object]) -> type:
    for name, value in shared.items():
        setattr(kind, name, value)
    return kind


def _class_like(kind: type, body: dict[str, object]) -> type:
    """Return a new class like ``kind`` with another body, since an existing class can't get slots."""
    own = {"__annotations__": get_annotations(kind)}  # not shared: a hook of the new class may add to them
    new: type = type(kind)(kind.__name__, kind.__bases__, body | own)
    return new


def _compared_and_shown(body: Mapping[str, object], eq: bool) -> dict[str, object]:
    """Return the shared methods that compare, hash and show, without those that the class defines itself."""
    shared: dict[str, object] = {}
    if eq and "__eq__" not in body:
        shared["__eq__"] = _equal
        if body.get("__hash__") is None:
            shared["__hash__"] = _hash
    if "__repr__" not in body:
        shared["__repr__"] = _show
    return shared


def _own_fields(body: Mapping[str, object], declared: Mapping[str, object]) -> _Arguments | None:
    """Return the fields that a class declares; None if they have more than names, types and defaults."""
    for value in body.values():
        function = getattr(value, "fget", None) or getattr(value, "__func__", value)
        within = getattr(getattr(function, "__code__", None), "co_freevars", ())
        if type(value) is _FIELD or isinstance(value, cached_property) or "__class__" in within:
            return None
    return {
        name: (body.get(name, NOTHING), kind)
        for name, kind in declared.items()
        if not str(kind).partition("[")[0].endswith("ClassVar")
    }


_FIELD: type = type(attrs.field())


def _arguments(kind: type, own: _Arguments, kw_only: bool) -> _Arguments | None:
    """Return the arguments of the ``__init__`` of a class; None if attrs has to make the class."""
    arguments: _Arguments = {}
    for base in reversed(kind.__mro__[1:]):
        if base in _ARGUMENTS:
            arguments |= _ARGUMENTS[base]
        elif "__attrs_attrs__" in vars(base) and any(field.init for field in fields(base)):
            return None
    if any(name.startswith("_") for name in own):
        return None
    arguments = {name: argument for name, argument in arguments.items() if name not in own} | own
    given = [default is NOTHING for default, _ in arguments.values()]
    return arguments if kw_only or given == sorted(given, reverse=True) else None


def _init(kind: type, arguments: _Arguments, kw_only: bool) -> FunctionType:
    defaults = {name: default for name, (default, _) in arguments.items() if default is not NOTHING}
    slots = {name: getattr(kind, name, None) for name in arguments}
    setters: dict[str, object] = {
        f"_set_{name}": slot.__set__ for name, slot in slots.items() if isinstance(slot, MemberDescriptorType)
    }
    direct = len(setters) == len(arguments)
    code = _code(tuple(arguments), kw_only, hasattr(kind, "__attrs_post_init__"), direct)
    names = setters if direct else {"_setter": object.__setattr__.__get__}
    init = FunctionType(code, names, "__init__", tuple(defaults.values()))
    if kw_only:
        init.__defaults__, init.__kwdefaults__ = None, defaults
    init.__annotations__ = {name: kind for name, (_, kind) in arguments.items()} | {"return": None}
    init.__qualname__, init.__module__ = f"{kind.__qualname__}.__init__", kind.__module__
    return init


@cache
def _code(names: tuple[str, ...], kw_only: bool, post: bool, direct: bool) -> CodeType:
    """Return the code of an ``__init__`` for fields of these names, which sets their slots if they are ``direct``."""
    taken = ", ".join(("self", *(["*"] if kw_only and names else ()), *names))
    if direct:
        lines = [f"_set_{name}(self, {name})" for name in names]
    else:
        lines = ["_set = _setter(self)", *(f"_set({name!r}, {name})" for name in names)]
    lines.append("self.__attrs_post_init__()" if post else "pass")
    source = f"def __init__({taken}):\n    " + "\n    ".join(lines)
    code = compile(source, "<starcup.kernel.values>", "exec").co_consts[0]
    assert isinstance(code, CodeType)
    return code


def _equal(self: AttrsInstance, other: object) -> object:
    kind = type(self)
    if type(other) is not kind:
        return NotImplemented
    content = _content(kind)
    return content(self) == content(other)


def _hash(self: AttrsInstance) -> int:
    kind = type(self)
    return hash((kind, _content(kind)(self)))


@recursive_repr("...")
def _show(self: AttrsInstance) -> str:
    kind = type(self)
    shown = ", ".join(f"{field.name}={_value_text(getattr(self, field.name))}" for field in fields(kind) if field.repr)
    return f"{kind.__qualname__.rpartition('>.')[2]}({shown})"


def _value_text(value: object) -> str:
    """Return the text of a field's value in a ``repr``; a function is shown by its name."""
    name = None if isinstance(value, type) else getattr(value, "__qualname__", None)
    return repr(value) if name is None else str(name)


@cache
def _content(kind: type[AttrsInstance]) -> Callable[[object], object]:
    """Return the function that gets the values by which objects of a class are compared."""
    names = list(_ARGUMENTS[kind]) if kind in _ARGUMENTS else [field.name for field in fields(kind) if field.eq]
    return attrgetter(*names) if names else lambda _: ()


def _get_state(self: AttrsInstance) -> dict[str, object]:
    return {field.name: getattr(self, field.name) for field in fields(type(self))}


def _set_state(self: AttrsInstance, state: Mapping[str, object]) -> None:
    for name, value in state.items():
        object.__setattr__(self, name, value)
