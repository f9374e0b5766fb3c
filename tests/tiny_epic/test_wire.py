"""Tiny Epic Galaxies on the wire: every message is as its schema says, in the game's own names."""

from __future__ import annotations

import json

import jsonschema
import pytest

from starcup import Decision, Rng
from starcup.wire import schemas_of, to_json
from starcup_tiny_epic.wire import EpicWire
from tests.random_games import play
from tests.tiny_epic.scenes import RULES, answer, new, scene, solo

WIRE = EpicWire(RULES)
SCHEMAS = {name: jsonschema.Draft202012Validator(schema) for name, schema in schemas_of(WIRE).items()}


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_views_questions_and_events_are_as_their_schemas_say(seed: int) -> None:
    game = new(seed)
    looked = Rng(seed)

    def check(decision: Decision) -> None:
        if not looked.below(12 * game.table.players):
            SCHEMAS["view"].validate(as_sent(WIRE.view(game.view(decision.seat))))
            SCHEMAS["decision"].validate(as_sent(WIRE.decision(decision, game.allowed(decision.seat))))
            SCHEMAS["position"].validate(json.loads(game.save()))

    play(game, Rng(seed), check)
    SCHEMAS["view"].validate(as_sent(WIRE.view(game.view(0))))
    for event in game.events(0)[:: 5 * game.table.players]:
        SCHEMAS["event"].validate(as_sent(WIRE.event(event)))


def as_sent(part: object) -> object:
    """A part of a message as it is read."""
    message: object = json.loads(json.dumps(to_json(part)))
    return message


def test_the_box_holds_everything() -> None:
    box = as_sent(WIRE.catalogue())
    SCHEMAS["catalogue"].validate(box)
    assert isinstance(box, dict)
    kinds = [piece["kind"] for piece in box["pieces"]]
    assert [kinds.count(kind) for kind in ("planet", "mission", "board", "level")] == [40, 12, 5, 6]
    assert box["pieces"][-1]["fields"] == {"level": 6, "dice": 7, "ships": 4, "vp": 8, "price": 6}
    helios = next(piece for piece in box["pieces"] if piece["key"] == "helios")
    assert (helios["title"], helios["fields"]["track"], helios["fields"]["spaces"]) == ("Helios", "diplomacy", 2)
    assert all(piece["text"] for piece in box["pieces"] if piece["kind"] != "level")


def test_a_view_names_places_and_dice() -> None:
    table = (
        scene()
        .row("helios jakks - -")
        .deck("", others="removed")
        .empire(0, ships="helios.orbit 2, galaxy", colonies="gort")
    )
    game = table.empire(1, ships="jakks.surface").turn(0, "move energy", bay="culture", rerolls=1).begin()
    view = WIRE.view(game.view(1))
    mine = view.empires[0]

    assert view.row == ("helios", "jakks", None, None)
    assert [(ship.place, ship.planet, ship.space) for ship in mine.ships] == [
        ("galaxy", None, None),
        ("helios.orbit", "helios", 2),
    ]
    assert [(ship.place, ship.space) for ship in view.empires[1].ships] == [("galaxy", None), ("jakks.surface", None)]
    assert (view.dice.unused, view.dice.bay, view.dice.reroll_price) == (("move", "energy"), ("culture",), 1)
    assert (mine.colonies, mine.mission, mine.dealt) == (("gort",), None, ())
    assert view.empires[1].mission is not None
    assert (view.rebel, view.ended_by, view.active) == (None, None, 0)


def test_a_solo_view_shows_the_rebel() -> None:
    scenario = solo("hades").turn(0, "move move")
    view = EpicWire(scenario.rules).view(scenario.begin().view(0))

    assert (view.rebel, [empire.rebel for empire in view.empires]) == ("hades", [False, True])
    assert view.empires[1].most == 5
    assert len(view.empires[1].ships) == 4


def test_choices_keep_their_names_on_the_wire() -> None:
    game = scene().row("helios jakks").turn(0, "move energy").begin()
    decision = game.decision(0)
    assert decision is not None
    sent = WIRE.decision(decision)
    assert (sent.choices[0].kind, sent.choices[0].text) == ("activate", "activate move")
    answer(game, 0, "activate move")
    decision = game.decision(0)
    assert decision is not None
    assert WIRE.decision(decision).choices[0].text == "move galaxy to helios.orbit"
