"""A check of what travels: the questions, views, events and scores of a game as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from starcup.kernel.events import Event as GameEvent
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.walking import Spot
from starcup.wire import GameWire, schemas_of, to_json
from starcup.wire.codec import from_json
from starcup.wire.game_wire import AnyWire
from starcup.wire.parts import Decision, Event

EVERY = 6
"""Of so many decisions one is looked at."""


def check_wire(bench: Bench) -> list[Finding]:
    """Questions, views, events and scores can be sent as JSON and read again, and have schemas."""
    findings: list[Finding] = []
    try:
        wire: AnyWire = bench.definition.facet("wire", GameWire)(bench.ruleset)
        json.dumps(schemas_of(wire))
    except Exception as error:  # whatever a game's own wire may raise is what is looked for
        return [bench.finding("wire", f"its schemas can't be made: {bench.error_text(error)}", error=error)]
    for start in (*bench.whole_games(log=True), *bench.tables_laid(bench.games)):
        seen = 0
        for spot in bench.walk(start):
            if spot.number % EVERY:
                continue
            game, seat = spot.game, spot.decision.seat
            events = game.events(seat, seen)
            seen += len(events)
            sent = [
                ("a question", partial(_sent_question, wire, spot)),
                ("a view", partial(_sent_view, wire, spot)),
                ("a score", partial(_sent_scores, wire, spot)),
                *(("an event", partial(_sent_event, wire, event)) for event in events),
            ]
            faults = [
                fault
                for what, send in sent
                for fault in bench.tried("wire", f"{what} can't be sent as JSON", spot, partial(_written, send))
            ]
            findings += faults
            if faults:
                break
    return findings


def _sent_question(wire: AnyWire, spot: Spot) -> object:
    return _again(wire.decision(spot.decision, spot.game.allowed(spot.decision.seat)), Decision)


def _sent_view(wire: AnyWire, spot: Spot) -> object:
    return to_json(wire.view(spot.game.view(spot.decision.seat)))


def _sent_scores(wire: AnyWire, spot: Spot) -> object:
    return [to_json(score) for score in wire.scores(spot.game.table)]


def _sent_event(wire: AnyWire, event: GameEvent) -> object:
    return _again(wire.event(event), Event)


def _again(sent: object, kind: type[object]) -> object:
    """Return a message as JSON, if what is read from that is the same."""
    written = to_json(sent)
    read: object = from_json(json.loads(json.dumps(written)), kind)
    if read != sent:
        raise ValueError("it is another one when it is read again")
    return written


def _written(send: Callable[[], object]) -> None:
    """Write a message as JSON, which raises if it can't be."""
    json.dumps(send(), allow_nan=False)
