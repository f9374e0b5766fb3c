"""JSON lines to messages and back, both strict: unknown fields and wrong types are errors that name their place."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Literal, TypeVar, cast, get_args, get_origin

import cattrs
from attrs import fields, has
from cattrs.gen import make_mapping_structure_fn

from starcup.kernel.errors import StarcupError
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.kernel.values import frozen
from starcup.messages import ENGLISH
from starcup.wire.limits import limits_of
from starcup.wire.parts import FOREIGN, Choice, Event, Kept, Refusal, Word
from starcup.wire.plain import plain
from starcup.wire.requests import BY_METHOD, Request
from starcup.wire.results import View
from starcup.wire.told import TOLD

T = TypeVar("T")
Id = int | str
Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None

PROTOCOL = 3
MOST_ID = 200
"""The largest number of characters of an id, and of the tag of a language."""


class BadMessage(StarcupError):
    """The error for a line that is no message of the protocol.

    ``id`` is that of the request, if it could be read; ``refusal`` is what the client is told: ``code``, ``message``
    and ``near``, the nearest valid name.
    """

    def __init__(self, code: str, message: str, near: str | None = None, id: Id | None = None) -> None:
        super().__init__(message)
        self.id = id
        self.refusal: Refusal = Refusal(code, message, (), near)


@frozen
class Answer:
    """A response as read: the ``result`` of a request, or the ``error`` that stands in its place."""

    id: Id | None
    result: object = None
    error: Refusal | None = None


@frozen
class Asked:
    """A request as read, with the ``id`` that the client chose and the ``language`` of the answer."""

    id: Id
    request: Request
    language: str = ENGLISH


# Writing.


def to_json(message: object) -> Json:
    """Return a message, or a part of one, as JSON values.

    Args:
        message: an object of this package.
    """
    found: Json = _CONVERTER.unstructure(message)
    return found


def write_result(id: Id, method: str, result: object) -> str:
    """Return the line that answers a request.

    Args:
        id: that of the request.
        method: that of the request.
        result: one of :mod:`starcup.wire.results`.
    """
    return _JSON.encode({"id": id, "method": method, "result": _CONVERTER.unstructure(result)})


def write_error(id: Id | None, refusal: Refusal) -> str:
    """Return the line that refuses a request.

    Args:
        id: that of the request; None if none could be read.
        refusal: why.
    """
    return _JSON.encode({"id": id, "error": _CONVERTER.unstructure(refusal)})


# Reading.


def from_json(value: object, kind: type[T]) -> T:
    """Return a message, or a part of one, from JSON values.

    Args:
        value: as ``json.loads`` gives it.
        kind: the class that is expected.

    Raises:
        BadMessage: unknown or missing fields, wrong types; every fault with its place.
    """
    return cast("T", _read(value, kind))


def _read(value: object, kind: object) -> object:
    try:
        return _CONVERTER.structure(value, cast("type[object]", kind))
    except Exception as error:  # cattrs raises several kinds, all of them faults of the data
        raise BadMessage("bad-request", _faults(error)) from error


def read_request(line: str | bytes) -> Asked:
    """Return the request in a line.

    Args:
        line: one line, with or without its line break.

    Raises:
        BadMessage: no JSON object, no id, an unknown method, wrong fields; with the nearest valid name.
    """
    raw = _object(line)
    id = _whole(raw.pop("id", None))
    if type(id) is not int and type(id) is not str:
        raise BadMessage("bad-request", f"'id' should be a whole number or a text, found {_found(id)}")
    if isinstance(id, str) and len(id) > MOST_ID:
        raise BadMessage("bad-request", f"'id' should have {MOST_ID} characters or less, found {len(id)}")
    method = raw.pop("method", None)
    kind = BY_METHOD.get(method) if isinstance(method, str) else None
    if kind is None:
        if not isinstance(method, str):
            raise BadMessage("bad-request", f"'method' should be a text, found {_found(method)}", id=id)
        near = nearest_name(method, BY_METHOD)
        raise BadMessage("unknown-method", f"unknown method {brief(method)}{did_you_mean(method, BY_METHOD)}", near, id)
    language = raw.pop("language", ENGLISH)
    if not isinstance(language, str) or len(language) > MOST_ID:
        raise BadMessage("bad-request", f"'language' should be a tag such as 'en', found {_found(language)}", id=id)
    known = [attribute.name for attribute in fields(kind)]
    for name in raw:
        if name not in known:
            expected = f"; {method!r} takes {', '.join(known) or 'no fields'}"
            near = nearest_name(name, known)
            raise BadMessage(
                "bad-request", f"unknown field {brief(name)}{did_you_mean(name, known)}{expected}", near, id
            )
    try:
        request = from_json(raw, kind)
    except BadMessage as error:
        error.id = id
        raise
    if fault := request.fault():
        raise BadMessage("bad-request", fault, id=id)
    return Asked(id, request, language)


def read_answer(line: str | bytes) -> Answer:
    """Return the response in a line: for clients in Python, and tests.

    Args:
        line: one line, with or without its line break.

    Raises:
        BadMessage: it is none.
    """
    raw = _object(line)
    kind = None
    if raw.keys() == {"id", "method", "result"}:
        kind = BY_METHOD.get(raw["method"]) if isinstance(raw["method"], str) else None
        if kind is None:
            raise BadMessage("bad-answer", f"expected the name of a method, found {_found(raw['method'])}")
    elif raw.keys() != {"id", "error"}:
        found = ", ".join(raw) or "nothing"
        raise BadMessage("bad-answer", f"expected id, method and result, or id and error; found {found}")
    id = _whole(raw["id"])
    if not (type(id) is int or type(id) is str or (id is None and kind is None)):
        raise BadMessage("bad-answer", f"'id' should be a whole number or a text, found {_found(id)}")
    if kind is None:
        return Answer(id, error=from_json(raw["error"], Refusal))
    return Answer(id, _read(raw["result"], kind.result))


def _object(line: str | bytes) -> dict[str, Json]:
    if not isinstance(line, str | bytes | bytearray):
        raise BadMessage("malformed", f"expected a line of text, found a {type(line).__name__}")
    try:
        raw: Json = json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:  # UnicodeDecodeError is a ValueError
        raise BadMessage("malformed", f"this is no JSON: {error}") from None
    if not isinstance(raw, dict):
        raise BadMessage("malformed", f"expected a JSON object, found {_found(raw)}")
    return raw


def _no_constant(name: str) -> float:
    """Refuse NaN and Infinity, which Python's reader accepts although they are no JSON."""
    raise ValueError(f"{name} is no number")


def _whole(value: object) -> object:
    """Return the whole number for a number such as 1.0, which JSON does not distinguish from 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _found(value: object) -> str:
    if value is None:
        return "nothing"
    text = json.dumps(value)
    return text if len(text) < 60 else f"{text[:56]}..."


def _faults(error: Exception) -> str:
    found = []
    for fault in cattrs.transform_error(error, path="", format_exception=_words):
        words, _, place = fault.rpartition(" @ ")
        place = place.lstrip(".")
        if words == _MISSING:
            found.append(f"the field {place!r} is missing")
        else:
            found.append(f"{place}: {words}" if place else words)
    return "; ".join(found)


_MISSING = "missing"


def _words(error: BaseException, _: type | None) -> str:
    if isinstance(error, cattrs.ForbiddenExtraKeysError):
        return f"unknown fields: {', '.join(sorted(error.extra_fields))}"
    return _MISSING if isinstance(error, KeyError) else str(error)


# The converter.


def _exactly(kind: type) -> Callable[[object, object], object]:
    words = {int: "a whole number", str: "a text", bool: "true or false"}[kind]

    def check(value: object, _: object) -> object:
        if kind is int:
            value = _whole(value)
        if type(value) is not kind:
            raise TypeError(f"expected {words}, found {_found(value)}")
        return value

    return check


def _load_number(value: object, _: object) -> float:
    """Return a number as a float; other languages write whole numbers without a point."""
    if type(value) not in (int, float) or not isinstance(value, int | float) or not isfinite(value):
        raise TypeError(f"expected a number, found {_found(value)}")
    return float(value)


def _load_names(value: object, _: object) -> tuple[str | None, ...]:
    """Return a list of names; cattrs alone would take a text for a list of letters."""
    if not isinstance(value, list):
        raise TypeError(f"expected a list of texts, found {_found(value)}")
    for index, one in enumerate(value):
        if type(one) is not str and one is not None:
            raise TypeError(f"expected a text at place {index}, found {_found(one)}")
    return tuple(value)


def _load_number_or_digits(value: object, _: object) -> int | str:
    value = _whole(value)
    if type(value) not in (int, str) or not isinstance(value, int | str):
        raise TypeError(f"expected a whole number, or its digits as text, found {_found(value)}")
    return value


def _load_texts(value: object, kind: object) -> tuple[str | None, ...]:
    found = _load_names(value, kind)
    if None in found:
        raise TypeError(f"expected a text at place {found.index(None)}, found nothing")
    return found


def _dump_choice(part: Choice) -> object:
    found = {name: plain(one) for name, one in part.fields.items()}
    own = {"name": part.name, "fields": found} if part.kind == FOREIGN else found
    return {"kind": part.kind, "text": part.text, **own}


def _dump_event(part: Event) -> object:
    return {"kind": part.kind, **({"name": part.name, "fields": part.fields} if part.kind == FOREIGN else part.fields)}


def _parts(value: object, *own: str) -> tuple[list[str], dict[str, object], str]:
    """Return the texts of a choice or event that have a meaning of their own, its fields, and its name if foreign."""
    if not isinstance(value, dict):
        raise TypeError(f"expected an object with a 'kind', found {_found(value)}")
    rest = dict(value)
    texts = [_text_in(rest, name) for name in own]
    if texts[0] != FOREIGN:
        return texts, rest, ""
    name, fields_of = _text_in(rest, "name"), rest.pop("fields", None)
    if rest or not isinstance(fields_of, dict):
        raise TypeError(f"expected an object as 'fields', and nothing else, found {_found(rest or fields_of)}")
    return texts, fields_of, name


def _text_in(value: dict[str, object], name: str) -> str:
    found = value.pop(name, None)
    if not isinstance(found, str):
        raise TypeError(f"expected an object with a {name!r}, a text, found {_found(found)}")
    return found


def _load_choice(value: object, _: object) -> Choice:
    (kind, text), rest, name = _parts(value, "kind", "text")
    return Choice(kind, text, {name: _load_word(name, one) for name, one in rest.items()}, name)


def _load_word(name: str, value: object) -> Word | tuple[str, ...]:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    if type(value) not in (int, str):
        raise TypeError(f"expected a text, a number or a list of texts as {name!r}, found {_found(value)}")
    return cast("Word", value)


def _load_event(value: object, _: object) -> Event:
    (kind,), rest, name = _parts(value, "kind")
    return Event(kind, rest, name)


def _load_fields(value: object, _: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected an object, found {_found(value)}")
    return value


def _load_kept(value: object, _: object) -> Kept:
    if not isinstance(value, dict) or not all(isinstance(one, dict) for one in value.values()):
        raise TypeError(f"expected an object of objects, found {_found(value)}")
    return Kept(value)


def _is_structure(kind: object) -> bool:
    return has(kind) if isinstance(kind, type) else get_origin(kind) in (tuple, dict)


def _of_its_shape(kind: type[object], converter: cattrs.Converter) -> Callable[[object, object], object]:
    """Return a reader of objects from objects and tuples from lists; cattrs also takes a text or object for a list."""
    shape, words = (list, "a list") if get_origin(kind) is tuple else (dict, "an object")
    read: Callable[[object, object], object] = (
        make_mapping_structure_fn(kind, converter)  # type: ignore[assignment]  # of what it then gets, a dict
        if get_origin(kind) is dict  # the usual reader registers itself, and would come first the next time
        else converter.get_structure_hook(kind, cache_result=False)
    )

    def load(value: object, _: object) -> object:
        if not isinstance(value, shape):
            raise TypeError(f"expected {words}, found {_found(value)}")
        return read(value, kind)

    return load


def _is_literal(kind: object) -> bool:
    return get_origin(kind) == Literal


def _one_of(kind: type[object], _: cattrs.Converter) -> Callable[[object, object], object]:
    """Return a reader of one of a few words."""
    known = get_args(kind)

    def load(value: object, _: object) -> object:
        if not isinstance(value, str) or value not in known:
            raise TypeError(f"expected {' or '.join(map(repr, known))}, found {_found(value)}")
        return value

    return load


def _limited(kind: object, converter: cattrs.Converter) -> Callable[[object, object], object]:
    """Return a reader of a type that is marked with limits."""
    base, limits = get_args(kind)[0], limits_of(kind)
    read = converter.get_structure_hook(base)

    def load(value: object, _: object) -> object:
        found = read(value, base)
        for limit in limits:
            limit.check(found)
        return found

    return load


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True, unstruct_collection_overrides={tuple: list})
    inside = set[object]()

    def shaped(kind: type[object], converter: cattrs.Converter) -> Callable[[object, object], object]:
        inside.add(kind)  # so that its usual reader is found there
        try:
            return _of_its_shape(kind, converter)
        finally:
            inside.remove(kind)

    converter.register_structure_hook_factory(lambda kind: kind not in inside and _is_structure(kind), shaped)
    for primitive in (int, str, bool):
        converter.register_structure_hook(primitive, _exactly(primitive))
    converter.register_structure_hook(float, _load_number)
    converter.register_structure_hook_factory(_is_literal, _one_of)
    converter.register_structure_hook_func(lambda kind: kind == int | str, _load_number_or_digits)
    converter.register_structure_hook_func(lambda kind: kind == tuple[str, ...], _load_texts)
    converter.register_structure_hook_func(lambda kind: kind == tuple[str | None, ...], _load_names)
    converter.register_unstructure_hook(Choice, _dump_choice)
    converter.register_unstructure_hook(Event, _dump_event)
    converter.register_structure_hook(Choice, _load_choice)
    converter.register_structure_hook(Event, _load_event)
    converter.register_structure_hook_func(lambda kind: kind is Kept, _load_kept)
    converter.register_unstructure_hook_func(lambda kind: kind is Kept, plain)
    converter.register_structure_hook_func(lambda kind: kind is View or kind in TOLD, lambda value, _: value)
    converter.register_unstructure_hook_func(lambda kind: kind is View, converter.unstructure)
    converter.register_unstructure_hook_func(lambda kind: kind in TOLD or kind == _FIELDS, lambda value: value)
    converter.register_structure_hook_func(lambda kind: kind == _FIELDS, _load_fields)
    converter.register_structure_hook_factory(lambda kind: bool(limits_of(kind)), _limited)
    return converter


_FIELDS = Mapping[str, object]
"""The type of objects with any fields."""
_CONVERTER = _converter()
_JSON = json.JSONEncoder(separators=(",", ":"))
