"""The converter between messages and JSON values: strict, each fault in words for whoever sent the message."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Literal, cast, get_args, get_origin

import cattrs
from attrs import has
from cattrs.gen import make_mapping_structure_fn

from starcup.wire.limits import limits_of
from starcup.wire.parts import FOREIGN, Choice, Event, Kept, Word
from starcup.wire.plain import plain
from starcup.wire.results import View
from starcup.wire.scene_json import SCENE_PARTS


def whole(value: object) -> object:
    """Return the whole number for a number such as 1.0, which JSON does not distinguish from 1; else the value."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def shown(value: object) -> str:
    """Return a value as errors show it: as JSON, cut if it is long."""
    if value is None:
        return "nothing"
    text = json.dumps(value)
    return text if len(text) < 60 else f"{text[:56]}..."


def _exactly(kind: type) -> Callable[[object, object], object]:
    words = {int: "a whole number", str: "a text", bool: "true or false"}[kind]

    def check(value: object, _: object) -> object:
        if kind is int:
            value = whole(value)
        if type(value) is not kind:
            raise TypeError(f"expected {words}, found {shown(value)}")
        return value

    return check


def _load_number(value: object, _: object) -> float:
    """Return a number as a float; other languages write whole numbers without a point."""
    if type(value) not in (int, float) or not isinstance(value, int | float) or not isfinite(value):
        raise TypeError(f"expected a number, found {shown(value)}")
    return float(value)


def _load_names(value: object, _: object) -> tuple[str | None, ...]:
    """Return a list of names; cattrs alone would take a text for a list of letters."""
    if not isinstance(value, list):
        raise TypeError(f"expected a list of texts, found {shown(value)}")
    for index, name in enumerate(value):
        if type(name) is not str and name is not None:
            raise TypeError(f"expected a text at place {index}, found {shown(name)}")
    return tuple(value)


def _load_number_or_digits(value: object, _: object) -> int | str:
    value = whole(value)
    if type(value) not in (int, str) or not isinstance(value, int | str):
        raise TypeError(f"expected a whole number, or its digits as text, found {shown(value)}")
    return value


def _load_texts(value: object, kind: object) -> tuple[str | None, ...]:
    texts = _load_names(value, kind)
    if None in texts:
        raise TypeError(f"expected a text at place {texts.index(None)}, found nothing")
    return texts


def _dump_choice(part: Choice) -> object:
    sent = {name: plain(word) for name, word in part.fields.items()}
    own = {"name": part.name, "fields": sent} if part.kind == FOREIGN else sent
    return {"kind": part.kind, "text": part.text, **own}


def _dump_event(part: Event) -> object:
    return {"kind": part.kind, **({"name": part.name, "fields": part.fields} if part.kind == FOREIGN else part.fields)}


def _parts(value: object, *own: str) -> tuple[list[str], dict[str, object], str]:
    """Return the texts of a choice or event that have a meaning of their own, its fields, and its name if foreign."""
    if not isinstance(value, dict):
        raise TypeError(f"expected an object with a 'kind', found {shown(value)}")
    rest = dict(value)
    texts = [_text_in(rest, name) for name in own]
    if texts[0] != FOREIGN:
        return texts, rest, ""
    name, fields_of = _text_in(rest, "name"), rest.pop("fields", None)
    if rest or not isinstance(fields_of, dict):
        raise TypeError(f"expected an object as 'fields', and nothing else, found {shown(rest or fields_of)}")
    return texts, fields_of, name


def _text_in(value: dict[str, object], name: str) -> str:
    text = value.pop(name, None)
    if not isinstance(text, str):
        raise TypeError(f"expected an object with a {name!r}, a text, found {shown(text)}")
    return text


def _load_choice(value: object, _: object) -> Choice:
    (kind, text), rest, name = _parts(value, "kind", "text")
    return Choice(kind, text, {name: _load_word(name, word) for name, word in rest.items()}, name)


def _load_word(name: str, value: object) -> Word | tuple[str, ...]:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    if type(value) not in (int, str):
        raise TypeError(f"expected a text, a number or a list of texts as {name!r}, found {shown(value)}")
    return cast("Word", value)


def _load_event(value: object, _: object) -> Event:
    (kind,), rest, name = _parts(value, "kind")
    return Event(kind, rest, name)


def _load_fields(value: object, _: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected an object, found {shown(value)}")
    return value


def _load_kept(value: object, _: object) -> Kept:
    if not isinstance(value, dict) or not all(isinstance(fields, dict) for fields in value.values()):
        raise TypeError(f"expected an object of objects, found {shown(value)}")
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
            raise TypeError(f"expected {words}, found {shown(value)}")
        return read(value, kind)

    return load


def _is_literal(kind: object) -> bool:
    return get_origin(kind) == Literal


def _one_of(kind: type[object], _: cattrs.Converter) -> Callable[[object, object], object]:
    """Return a reader of one of a few words."""
    known = get_args(kind)

    def load(value: object, _: object) -> object:
        if not isinstance(value, str) or value not in known:
            raise TypeError(f"expected {' or '.join(map(repr, known))}, found {shown(value)}")
        return value

    return load


def _limited(kind: object, converter: cattrs.Converter) -> Callable[[object, object], object]:
    """Return a reader of a type that is marked with limits."""
    base, limits = get_args(kind)[0], limits_of(kind)
    read = converter.get_structure_hook(base)

    def load(value: object, _: object) -> object:
        checked = read(value, base)
        for limit in limits:
            limit.check(checked)
        return checked

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
    converter.register_structure_hook_func(lambda kind: kind is View or kind in SCENE_PARTS, lambda value, _: value)
    converter.register_unstructure_hook_func(lambda kind: kind is View, converter.unstructure)
    converter.register_unstructure_hook_func(lambda kind: kind in SCENE_PARTS or kind == _FIELDS, lambda value: value)
    converter.register_structure_hook_func(lambda kind: kind == _FIELDS, _load_fields)
    converter.register_structure_hook_factory(lambda kind: bool(limits_of(kind)), _limited)
    return converter


_FIELDS = Mapping[str, object]
"""The type of objects with any fields."""
CONVERTER = _converter()
"""The converter of all messages."""
