"""The published schemas: up to date, and true of everything that is sent, saved and written in packs."""

from __future__ import annotations

import json
from functools import cache
from typing import cast

import jsonschema_rs
import pytest
from attrs import NOTHING, fields, frozen
from jsonschema import Draft202012Validator

from scripts.generated import outdated
from scripts.make_schemas import FOLDER, texts, there
from starcup import Rng, SeatEvent, wire
from starcup.packed import PowerChoice
from starcup.roll import RollRuleset
from starcup.roll.wire import RollWire
from starcup.roll.wire.views import View, view_of
from starcup.wire import codec, parts
from starcup.wire import results as r
from tests.cli.serving import Client
from tests.engine.random_play import somewhere
from tests.wire.answering import answer

NAMES = sorted(path.name.removesuffix(".schema.json") for path in FOLDER.glob("*.schema.json"))


@cache
def document(name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads((FOLDER / f"{name}.schema.json").read_text(encoding="utf-8"))
    return found


@cache
def quick(name: str) -> jsonschema_rs.Draft202012Validator:
    """For whole games: a hundred times as fast as the plain one."""
    return jsonschema_rs.Draft202012Validator(document(name))


@cache
def plain(name: str) -> Draft202012Validator:
    """The reference implementation, for single messages."""
    return Draft202012Validator(document(name))


def check(name: str, value: object) -> None:
    error = next(quick(name).iter_errors(value), None)
    assert error is None, f"{name}: {error.instance_path}: {error.message[:300]}"


def fits(name: str, value: object) -> bool:
    found = bool(plain(name).is_valid(value))
    assert found == quick(name).is_valid(value)
    return found


def test_the_files_are_what_the_classes_say() -> None:
    assert outdated(texts(), there()) == [], "run python -m scripts.make_schemas"


@pytest.mark.parametrize("name", NAMES)
def test_every_file_is_a_schema(name: str) -> None:
    Draft202012Validator.check_schema(document(name))


class Watched(Client):
    """A client that holds every line, there and back, against the schemas."""

    def send(self, line: str | bytes) -> codec.Answer:
        answer = super().send(line)
        raw = json.loads(self.lines.pop())
        check("response", raw)
        if answer.error is None or answer.error.code != "bad-request":
            check("request", json.loads(line))
        return answer


def seats_of(seed: int) -> list[str]:
    """Mostly one client and a greedy bot, which ends games soon; now and then a full table of clients."""
    if seed % 25 == 24:
        return ["client"] * (2 + seed // 25 % 4)
    return ["client", "random" if seed % 5 == 4 else "greedy"]


def play_watched(seed: int) -> int:
    """A whole random game, every kind of message in it; returns how many were held against the schemas."""
    client, rng = Watched(), Rng(seed)
    sent = 0

    def ask(method: str, **values: object) -> object:
        nonlocal sent
        sent += 1
        return client.exchange(method, **values).result

    status = cast(r.Status, ask("new", seats=seats_of(seed), seed=seed, omniscient=seed % 3 == 0))
    game, heard = status.game, 0
    while status.waiting:
        decision = rng.choice(status.waiting)
        seat = decision.seat
        ask("view", game=game, seat=seat)
        if rng.below(4) == 0:
            told = cast(r.Events, ask("events", game=game, seat=0, since=heard))
            heard = told.next
        if status.undo and rng.below(8) == 0:
            status = cast(r.Status, ask("undo", game=game, seat=status.undo[0]))
            continue
        if rng.below(8) == 0:
            ask("why", game=game, seat=seat, choice="scout nobody")
            ask("submit", game=game, seat=seat, choice="scout nobody", number=decision.number)
        if rng.below(8) == 0:
            ask("hint", game=game, seat=seat, bot=rng.choice(("planner", "greedy", "easy", "random")))
        text = answer(decision, rng)
        status = cast(r.Status, ask("submit", game=game, seat=seat, choice=text, number=decision.number))
    assert status.outcome is not None
    ask("events", game=game, seat=0)
    journal = cast(r.JournalResult, ask("journal", game=game))
    check("journal", json.loads(json.dumps(wire.to_json(journal.journal))))
    early = cast(r.Status, ask("replay", game=game, at=rng.below(100)))
    position = cast(r.PositionResult, ask("position", game=early.game))
    check("position", json.loads(position.position))
    for method in ("clone", "waiting", "close"):
        ask(method, game=early.game)
    return sent


def test_every_message_of_random_games_fits() -> None:
    assert sum(map(play_watched, range(2))) > 300


@pytest.mark.slow
@pytest.mark.parametrize("first", [20, pytest.param(45, marks=pytest.mark.thorough)])
def test_every_message_of_many_random_games_fits(first: int) -> None:
    assert sum(map(play_watched, range(first, first + 25))) > 3_400


# What does not fit.


@frozen(eq=False)
class Bribe(PowerChoice):
    """A choice that a pack brings along."""

    pattern = "bribe {power} {seat}"
    seat: int


@frozen
class BribeTaken(SeatEvent):
    """An event that a pack brings along."""

    takers: tuple[tuple[str, ...], ...]


def test_choices_and_events_of_packs_fit_the_open_variant(rules: RollRuleset) -> None:
    choice = wire.to_json(RollWire(rules).choice(Bribe("bribery", 1)))
    event = wire.to_json(RollWire(rules).event(BribeTaken(0, (("a", "b"), ()))))
    assert isinstance(choice, dict)
    assert isinstance(event, dict)
    assert fits("choice", choice)
    assert fits("event", event)
    assert not fits("choice", {**choice, "kind": "bribe"})
    assert not fits("choice", {**choice, "seat": None})
    assert not fits("event", {**event, "kind": "bribe-taken"})
    assert not fits("event", {**event, "seat": "first"})


def without(raw: dict[str, object], name: str) -> dict[str, object]:
    return {key: value for key, value in raw.items() if key != name}


def test_what_strict_reading_refuses_the_schema_refuses(rules: RollRuleset) -> None:
    game = somewhere(rules, 3)
    view = json.loads(json.dumps(wire.to_json(view_of(game.view(0)))))
    decision = json.loads(json.dumps(wire.to_json(RollWire(rules).decision(game.waiting()[0]))))
    for name, raw, kind in (("view", view, View), ("decision", decision, parts.Decision)):
        assert fits(name, raw)
        wire.from_json(raw, kind)
        optional = {field.name for field in fields(kind) if field.default is not NOTHING}
        broken = [without(raw, key) for key in raw if key not in optional]
        broken += [{**raw, key: {"a": "b"}} for key in raw]
        broken.append({**raw, "more": 1})
        for message in broken:
            if message == raw:
                continue
            with pytest.raises(wire.BadMessage):
                wire.from_json(message, kind)
            assert not fits(name, message), sorted(message)


def test_requests_need_what_has_no_default() -> None:
    assert fits("request", {"id": 1, "method": "new", "seats": ["client", "greedy"]})
    assert fits("request", {"id": "a", "method": "events", "game": "g1"})
    assert not fits("request", {"id": 1, "method": "new"})
    assert not fits("request", {"method": "hello"})
    assert not fits("request", {"id": 1, "method": "hallo"})
    assert not fits("request", {"id": 1, "method": "view", "game": "g1", "seat": "0"})
    assert not fits("request", {"id": 1, "method": "view", "game": "g1", "seat": 0, "more": 1})


def test_positions_and_the_catalogue_fit(rules: RollRuleset) -> None:
    for seed in range(40):
        check("position", json.loads(somewhere(rules, seed).save()))
    position = json.loads(somewhere(rules, 1).save())
    assert fits("position", position)
    assert not fits("position", without(position, "bag"))
    assert not fits("position", {**position, "game": "chess"})
    assert fits("catalogue", json.loads(json.dumps(wire.to_json(RollWire(rules).catalogue()))))
