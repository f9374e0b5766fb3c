"""Race for the Galaxy on the wire: every view is as its schema says, and holds no more than the seat may know."""

from __future__ import annotations

import json

import jsonschema
import pytest

from starcup import Decision, Game, Rng
from starcup.wire import schemas_of, to_json
from starcup_race import RaceRuleset, RaceTable
from starcup_race.wire import RaceWire
from tests.race.scenes import RULES, new, scene
from tests.race.test_secrets import hide_otherwise
from tests.random_games import play

WIRE = RaceWire(RULES)
SCHEMAS = {name: jsonschema.Draft202012Validator(schema) for name, schema in schemas_of(WIRE).items()}


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_views_questions_and_events_are_as_their_schemas_say(seed: int) -> None:
    game = new(seed)

    def check(decision: Decision) -> None:
        SCHEMAS["view"].validate(as_sent(WIRE.view(game.view(decision.seat))))
        SCHEMAS["decision"].validate(as_sent(WIRE.decision(decision)))
        SCHEMAS["position"].validate(json.loads(game.save()))

    play(game, Rng(seed), check)
    for event in game.events(0):
        SCHEMAS["event"].validate(as_sent(WIRE.event(event)))


def as_sent(part: object) -> object:
    """A part of a message as it is read."""
    found: object = json.loads(json.dumps(to_json(part)))
    return found


def test_the_box_holds_every_card() -> None:
    box = as_sent(WIRE.catalogue())
    SCHEMAS["catalogue"].validate(box)
    assert isinstance(box, dict)
    assert len(box["pieces"]) == 95
    gambling = next(card for card in box["pieces"] if card["key"] == "gambling_world")
    assert gambling["fields"]["powers"] == [
        "Consume: 1 good for 1 VP",
        "Consume: name a number from 1 to 7, turn a card up, and keep it if that is its cost or defense",
    ]


def test_a_view_holds_keys_of_what_the_seat_knows() -> None:
    """SECRET-7."""
    game = scene(("old_earth gem_world", "new_sparta"), ("rebel_base comet_zone", "drop_ships"), goods="gem_world")
    game.submit(0, "choose develop")
    mine, theirs = (WIRE.view(game.view(0)).seats[seat] for seat in (0, 1))
    assert mine.hand == ("comet_zone", "rebel_base")
    assert [(card.card, card.good) for card in mine.tableau] == [("old_earth", False), ("gem_world", True)]
    assert (mine.answer, WIRE.view(game.view(1)).seats[0].answer) == (("develop",), None)
    assert (theirs.hand, theirs.using) == ((None,), None)
    game.submit(1, "choose produce")
    assert WIRE.view(game.view(0)).phase == "develop"


def test_a_view_says_what_cards_cost_and_why_one_cannot_be_placed() -> None:
    """PAY-1, MILITARY-2, TRADE-2, TRADE-5, SECRET-7: a front end needs no rules of its own."""
    hands = ("new_earth pirate_world gem_world", "drop_ships plague_world")
    game = scene(("new_sparta colony_ship spice_world", "old_earth"), hands, goods="spice_world")
    for action in ("develop", "settle"):
        game.submit(0 if action == "develop" else 1, f"choose {action}")
    game.submit(0, "pass")
    game.submit(1, "pass")
    sent = as_sent(WIRE.view(game.view(0)))
    SCHEMAS["view"].validate(sent)
    assert isinstance(sent, dict)
    offers = {offer["card"]: offer for offer in sent["offers"]}
    assert offers["gem_world"] == {
        "card": "gem_world", "cost": 2, "defense": None, "military": None, "why": None,
        "ways": [{"using": [], "discarded": [], "cost": 2},
                 {"using": ["colony_ship"], "discarded": ["colony_ship"], "cost": 0}],
    }  # fmt: skip
    pirates = offers["pirate_world"]
    assert (pirates["cost"], pirates["defense"], pirates["military"], pirates["ways"]) == (None, 3, 2, [])
    assert "needs military 3" in pirates["why"] and "[MILITARY-2]" in pirates["why"]
    mine, theirs = sent["seats"]
    assert (mine["military"], theirs["military"]) == (2, 0)
    assert [card["price"] for card in mine["tableau"]] == [None, None, 4]  # 2, and 2 by its own power
    assert {offer.card for offer in WIRE.view(game.view(1)).offers} == {"drop_ships", "plague_world"}


@pytest.mark.parametrize("options", [{}, {"race-base.actions": "two"}, {"race-base.start": "first-game"}])
def test_messages_to_a_seat_are_the_same_whatever_is_hidden_from_it(options: dict[str, str]) -> None:
    """SECRET-1 to SECRET-7, GOODS-5: views and questions, byte for byte."""
    rules = RaceRuleset.load(options=options)
    wire, rng, game = RaceWire(rules), Rng(11), Game.new(rules, 2, 11)

    def sent(table: RaceTable, seat: int) -> str:
        found: list[object] = [wire.view(rules.view(table, seat))]
        asked = game.decision(seat)
        if asked is not None:
            legal = asked.step.run(table)
            assert legal is not None
            found.append(wire.decision(Decision(seat, asked.step, legal, asked.number)))
        return json.dumps(to_json(found))

    def check(_: Decision) -> None:
        for seat in range(2):
            other = game.table.clone()
            hide_otherwise(other, seat, rng)
            assert sent(other, seat) == sent(game.table.clone(), seat)

    play(game, Rng(11), check)
