"""JSON lines to messages and back, both strict: unknown fields and wrong types are errors that name their place."""

from __future__ import annotations

import json
from typing import TypeVar, cast

import cattrs
from attrs import fields

from starcup.kernel.errors import StarcupError
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.kernel.values import frozen
from starcup.messages import ENGLISH
from starcup.wire.converter import CONVERTER, shown, whole
from starcup.wire.parts import Refusal
from starcup.wire.request_fields import Request
from starcup.wire.requests import BY_METHOD

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
    json_value: Json = CONVERTER.unstructure(message)
    return json_value


def write_result(id: Id, method: str, result: object) -> str:
    """Return the line that answers a request."""
    return _JSON.encode({"id": id, "method": method, "result": CONVERTER.unstructure(result)})


def write_error(id: Id | None, refusal: Refusal) -> str:
    """Return the line that refuses a request."""
    return _JSON.encode({"id": id, "error": CONVERTER.unstructure(refusal)})


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
        return CONVERTER.structure(value, cast("type[object]", kind))
    except Exception as error:  # cattrs raises several kinds, all of them faults of the data
        raise BadMessage("bad-request", _faults(error)) from error


def read_request(line: str | bytes) -> Asked:
    """Return the request in a line."""
    raw = _object(line)
    id = whole(raw.pop("id", None))
    if type(id) is not int and type(id) is not str:
        raise BadMessage("bad-request", f"'id' should be a whole number or a text, found {shown(id)}")
    if isinstance(id, str) and len(id) > MOST_ID:
        raise BadMessage("bad-request", f"'id' should have {MOST_ID} characters or less, found {len(id)}")
    method = raw.pop("method", None)
    kind = BY_METHOD.get(method) if isinstance(method, str) else None
    if kind is None:
        if not isinstance(method, str):
            raise BadMessage("bad-request", f"'method' should be a text, found {shown(method)}", id=id)
        near = nearest_name(method, BY_METHOD)
        raise BadMessage("unknown-method", f"unknown method {brief(method)}{did_you_mean(method, BY_METHOD)}", near, id)
    language = raw.pop("language", ENGLISH)
    if not isinstance(language, str) or len(language) > MOST_ID:
        raise BadMessage("bad-request", f"'language' should be a tag such as 'en', found {shown(language)}", id=id)
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
    """Return the response in a line: for clients in Python, and tests."""
    raw = _object(line)
    kind = None
    if raw.keys() == {"id", "method", "result"}:
        kind = BY_METHOD.get(raw["method"]) if isinstance(raw["method"], str) else None
        if kind is None:
            raise BadMessage("bad-answer", f"expected the name of a method, found {shown(raw['method'])}")
    elif raw.keys() != {"id", "error"}:
        names = ", ".join(raw) or "nothing"
        raise BadMessage("bad-answer", f"expected id, method and result, or id and error; found {names}")
    id = whole(raw["id"])
    if not (type(id) is int or type(id) is str or (id is None and kind is None)):
        raise BadMessage("bad-answer", f"'id' should be a whole number or a text, found {shown(id)}")
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
        raise BadMessage("malformed", f"expected a JSON object, found {shown(raw)}")
    return raw


def _no_constant(name: str) -> float:
    """Refuse NaN and Infinity, which Python's reader accepts although they are no JSON."""
    raise ValueError(f"{name} is no number")


def _faults(error: Exception) -> str:
    faults = []
    for fault in cattrs.transform_error(error, path="", format_exception=_words):
        words, _, place = fault.rpartition(" @ ")
        place = place.lstrip(".")
        if words == _MISSING:
            faults.append(f"the field {place!r} is missing")
        else:
            faults.append(f"{place}: {words}" if place else words)
    return "; ".join(faults)


_MISSING = "missing"


def _words(error: BaseException, _: type | None) -> str:
    if isinstance(error, cattrs.ForbiddenExtraKeysError):
        return f"unknown fields: {', '.join(sorted(error.extra_fields))}"
    return _MISSING if isinstance(error, KeyError) else str(error)


_JSON = json.JSONEncoder(separators=(",", ":"))
