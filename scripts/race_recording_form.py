"""The form of recorded games of Race for the Galaxy: what a line of a file has to hold."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from jsonschema_rs import Draft202012Validator

CARDS = 114
"""The number of cards in the box: a card is its place among them."""
ACTIONS = 1, 2, 3, 5, 7, 8, 9
"""The numbers of the action cards."""

Schema = dict[str, object]


def _list(items: Schema, least: int = 0, most: int | None = None) -> Schema:
    found: dict[str, object] = {"type": "array", "items": items, "minItems": least}
    return found if most is None else {**found, "maxItems": most}


def _all(**fields: Schema) -> Schema:
    return {"type": "object", "properties": fields, "required": list(fields)}


def _event(*parts: Schema) -> Schema:
    return {"type": "array", "prefixItems": list(parts), "minItems": len(parts), "maxItems": len(parts)}


def _word(*words: str) -> Schema:
    return {"enum": list(words)}


INT: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0}
CARD: Schema = {"type": "integer", "minimum": 0, "maximum": CARDS - 1}


def _ask(seat: Schema, seats: int, kind: str) -> Schema:
    """Return the form of a question of one kind."""
    cards, numbers = _list(CARD), _list(INT)
    fields: dict[str, Schema] = {
        "args": _list(INT, 3, 3),
        "options": cards,
        "special": cards if kind == "payment" else numbers,
        "result": INT,
        "answer": cards,
        "answer_special": cards if kind == "payment" else numbers,
        "action": INT,
        "vp": _list(COUNT, seats, seats),
        "hands": _list(COUNT, seats, seats),
        "pool": INT,
    }
    if kind == "action":
        fields["answer"] = {"type": "array", "prefixItems": [{"enum": list(ACTIONS)}], "minItems": 1, "items": INT}
    elif kind == "place":
        fields["result"] = {"type": "integer", "minimum": -1, "maximum": CARDS - 1}
    elif kind == "payment":
        fields["args"] = {"type": "array", "prefixItems": [CARD], "minItems": 1, "items": INT}
    elif kind == "goods":
        fields["special"] = {"type": "array", "prefixItems": [CARD], "minItems": 1, "items": INT}
    elif kind == "trade":
        fields["answer"] = _list(CARD, 1, 1)
    return _event(_word("ask"), seat, _word(kind), _all(**fields))


KINDS = (
    "action", "discard", "place", "payment", "trade", "consume_power", "goods", "consume_hand", "windfall", "lucky",
)  # fmt: skip
"""The kinds of questions."""


def _events(seats: int) -> dict[str, Schema]:
    """Return the form of each event, by its name; that of questions by their kind."""
    seat: Schema = {"type": "integer", "minimum": 0, "maximum": seats - 1}
    owner: Schema = {"type": "integer", "minimum": -1, "maximum": seats - 1}
    hand = _all(seat=seat, vp=COUNT, hand=_list(CARD), tableau=_list(CARD), goods=_list(_list(CARD, 2, 2)))
    state = _all(round=COUNT, pool=INT, supply=COUNT, discard=COUNT, seats=_list(hand, seats, seats))
    return {
        "begin": _event(_word("begin")),
        "reshuffle": _event(_word("reshuffle")),
        "good": _event(_word("good"), CARD, seat, CARD),
        "move to a seat": _event(_word("move"), CARD, seat, _word("hand", "tableau")),
        "move to a pile": _event(_word("move"), CARD, owner, _word("discard", "supply")),
        "state": _event(_word("state"), state),
        **{kind: _ask(seat, seats, kind) for kind in KINDS},
    }


_EVENTS = {seats: {name: Draft202012Validator(form) for name, form in _events(seats).items()} for seats in (2, 3, 4)}
_GAMES = {
    seats: Draft202012Validator(
        _all(
            players=INT,
            rounds=COUNT,
            scores=_list(INT, seats, seats),
            winners=_list({"enum": [0, 1]}, seats, seats),
            events=_list({"type": "array", "minItems": 1}),
        )
    )
    for seats in _EVENTS
}


def _no_fraction(text: str) -> NoReturn:
    raise ValueError(f"every number is whole; found {text}")


def read(line: str) -> dict[str, Any]:
    """Return the game that stands in a line.

    Args:
        line: JSON.

    Raises:
        ValueError: it is no recorded game; says what and where.
    """
    try:
        game = json.loads(line, parse_float=_no_fraction, parse_constant=_no_fraction)
    except RecursionError:
        raise ValueError("no JSON: nested too deep") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"no JSON: {error}") from None
    players = game.get("players") if isinstance(game, dict) else None
    if type(players) is not int or players not in _GAMES:
        raise ValueError(f"players: expected 2, 3 or 4; found {players!r}")
    _check(_GAMES[players], game, "")
    found: dict[str, Any] = game
    for number, event in enumerate(found["events"]):
        _check(_EVENTS[players][_name(event)], event, f"events/{number}/")
        if event[0] == "ask" and event[2] == "consume_power":
            _check_powers(event[3], f"events/{number}/3/")
    return found


def _name(event: list[object]) -> str:
    """Return the name of the form that an event ought to have."""
    name = event[0]
    if name == "ask" and len(event) > 2:
        name = event[2]
    elif name == "move":
        return "move to a seat" if event[-1] in ("hand", "tableau") else "move to a pile"
    known = (*KINDS, "begin", "reshuffle", "good", "state")
    if not isinstance(name, str) or name not in known:
        raise ValueError(f"an event {name!r}: expected {', '.join(known)} or move")
    return name


def _check(form: Draft202012Validator, found: object, place: str) -> None:
    """Raise if something has not its form."""
    for error in form.iter_errors(found):
        at = place + "/".join(str(step) for step in error.instance_path)
        raise ValueError(f"{at}: {error.message}" if at else error.message)


def _check_powers(ask: Mapping[str, list[int]], place: str) -> None:
    """Raise unless each card of a question about powers has the number of its power."""
    for cards, numbers in (("options", "special"), ("answer", "answer_special")):
        if len(ask[cards]) != len(ask[numbers]):
            raise ValueError(f"{place}{numbers}: expected as many as {cards}, {len(ask[cards])}")
