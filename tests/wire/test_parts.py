"""Views, questions, choices, events and journals on the wire: nothing lost, nothing told, strict both ways."""

from __future__ import annotations

import json
import re

import pytest
from attrs import fields, frozen

from starcup import Choice, Event, Game, IllegalChoice, Rng, SeatEvent, wire
from starcup.packed import PowerChoice
from starcup.roll import RollGame, RollRuleset, choices, events
from starcup.roll.wire import RollWire
from starcup.roll.wire.views import Seat, Sheet, View, view_of
from starcup.testing.sets import spread
from starcup.wire import journals, parts
from tests.engine.random_play import somewhere, step
from tests.engine.test_hidden_information import change_hidden
from tests.wire.answering import answer

NOT_SENT = {"seat_extensions", "flow", "rules", "ruleset"}
"""Fields of views that are for Python only: the steps to come, and what the numbers stand for."""

CALLED = {
    "faction": "faction",
    "home": "home_world",
    "goods": "tableau",
    "sheet_columns": "sheet",
    "sheet_loose": "sheet",
    "sheet_selected": "sheet",
    "sheet_selector": "sheet",
    "sheet_dictated": "sheet",
    "sheet_used": "sheet",
    "sheet_moving": "sheet",
}


def as_line(part: object) -> str:
    return json.dumps(wire.to_json(part))


def games(rules: RollRuleset, count: int) -> list[RollGame]:
    return [somewhere(rules, seed, log=True) for seed in range(count)]


def test_every_part_comes_back_as_it_went(rules: RollRuleset) -> None:
    for game in games(rules, 12):
        for seat in range(game.table.players):
            view = view_of(game.view(seat))
            assert wire.from_json(json.loads(as_line(view)), View) == view
            for event in map(RollWire(rules).event, game.events(seat)):
                assert wire.from_json(json.loads(as_line(event)), parts.Event) == event
        for decision in map(RollWire(rules).decision, game.waiting()):
            assert wire.from_json(json.loads(as_line(decision)), parts.Decision) == decision
        journal = journals.journal_of(game)
        assert wire.from_json(json.loads(as_line(journal)), journals.Journal) == journal


def test_the_journal_as_json_holds_what_its_text_holds(rules: RollRuleset) -> None:
    for game in games(rules, 10):
        lines = game.journal_text().partition("\n\n")[2].splitlines()[:-1]
        written = [
            f"~ {entry.draw} {entry.text}" if entry.kind == "chance" else f"{entry.seat} {entry.text or 'undo'}"
            for entry in journals.journal_of(game).entries
        ]
        assert written == lines


def test_every_field_of_a_view_is_sent(rules: RollRuleset) -> None:
    view = type(games(rules, 1)[0].view(0))
    part = type(games(rules, 1)[0].view(0).me)
    seat = {CALLED.get(attribute.name, attribute.name) for attribute in fields(part)}
    assert seat <= {attribute.name for attribute in fields(Seat)}
    sheet = {attribute.name for attribute in fields(Sheet)}
    assert {a.name.removeprefix("sheet_") for a in fields(part) if a.name.startswith("sheet_")} == sheet
    assert {attribute.name for attribute in fields(view)} - NOT_SENT == {a.name for a in fields(View)}


def test_hidden_changes_never_show_on_the_wire(rules: RollRuleset) -> None:
    changed = 0
    for seed, game in enumerate(games(rules, 16)):
        for viewer in range(game.table.players):
            twin = game.clone()
            changed += change_hidden(twin.table, viewer, Rng(seed))
            assert as_line(view_of(twin.view(viewer))) == as_line(view_of(game.view(viewer)))
    assert changed > 32


def test_a_view_says_names_where_the_engine_has_numbers(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=7)
    view = view_of(game.view(0))
    mine, other = view.seats
    assert (mine.faction, mine.home_world) == ("f9", "earths_lost_colony")
    assert mine.cup == {"home": 3, "consumption": 1}
    assert mine.drawn == ("t27", "t03")
    assert other.drawn == (None, None)
    assert other.sheet is None
    assert mine.sheet is None, "nothing is rolled yet"
    assert [tile.face for tile in mine.tableau][-1] == "earths_lost_colony"
    assert list(mine.columns) == ["explore", "develop", "settle", "produce", "ship"]


def test_kinds_of_choices_and_events_are_all_different(rules: RollRuleset) -> None:
    known = [RollWire(rules).choice(kind(*(["x"] * (len(fields(kind)) - 1)))).kind for kind in choices.ALL]
    assert len(set(known)) == len(known)
    names = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert len({name.__name__ for name in names}) == len(names)


@frozen(eq=False)
class Bribe(PowerChoice):
    """A choice that a pack brings along."""

    pattern = "bribe {power} {seat} {credits}"
    seat: int
    credits: int


@frozen
class BribeTaken(SeatEvent):
    """An event that a pack brings along."""

    takers: tuple[str, ...]
    in_secret: bool


def test_choices_and_events_of_packs_travel_too(rules: RollRuleset) -> None:
    bribe = RollWire(rules).choice(Bribe("bribery", 1, 3))
    assert wire.to_json(bribe) == {
        "kind": "foreign",
        "text": "bribe bribery 1 3",
        "name": "bribe",
        "fields": {"power": "bribery", "seat": 1, "credits": 3},
    }
    taken = RollWire(rules).event(BribeTaken(0, ("a", "b"), True))
    told = {"seat": 0, "takers": ["a", "b"], "in_secret": True}
    assert wire.to_json(taken) == {"kind": "foreign", "name": "bribe-taken", "fields": told}
    assert wire.from_json(wire.to_json(bribe), parts.Choice) == bribe
    assert wire.from_json(wire.to_json(taken), parts.Event) == taken


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"kind": "ready", "text": 3}, "expected an object with a 'text', a text, found 3"),
        ({"text": "ready"}, "expected an object with a 'kind'"),
        ("ready", "expected an object with a 'kind'"),
        ({"kind": "foreign", "text": "x", "name": "y"}, "an object as 'fields', and nothing else, found nothing"),
        ({"kind": "foreign", "text": "x", "name": "y", "fields": {}, "z": 1}, 'and nothing else, found {"z": 1}'),
        ({"kind": "x", "text": "x", "y": None}, "found nothing"),
        ({"kind": "recall", "text": "recall x", "items": ["x", 1]}, "a text, a number or a list of texts as 'items'"),
    ],
)
def test_faulty_choices_are_refused_with_what_is_wrong(value: object, said: str) -> None:
    with pytest.raises(wire.BadMessage, match=re.escape(said)) as caught:
        wire.from_json(value, parts.Choice)
    assert caught.value.refusal.code == "bad-request"


def test_a_faulty_view_is_refused_with_the_place(rules: RollRuleset) -> None:
    raw = json.loads(as_line(view_of(Game.new(rules, 2, 7).view(0))))
    raw["seats"][1]["credits"] = "many"
    with pytest.raises(wire.BadMessage, match=r'seats\[1\]\.credits: expected a whole number, found "many"'):
        wire.from_json(raw, View)
    raw["seats"][1]["credits"] = 1
    raw["seats"][1]["hand"] = 1
    with pytest.raises(wire.BadMessage, match="hand"):
        wire.from_json(raw, View)


def test_a_refusal_carries_code_rule_and_the_nearest_choice(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, 7)
    text = "start investment_credits rebel_warrior_rac"
    error = game.why(0, text)
    assert isinstance(error, IllegalChoice)
    refusal = parts.refusal_of(error, text, game.decision(0))
    assert refusal.code == "not-drawn"
    assert refusal.rules == ("SETUP-11",)
    assert refusal.nearest == "start investment_credits rebel_warrior_race"


def test_events_from_a_place_on_are_the_rest_of_all(rules: RollRuleset) -> None:
    rng = Rng(3)
    for seed in range(6):
        game = Game.new(rules, players=3, seed=seed)
        for _ in range(150):
            if not game.waiting():
                break
            undoable = [seat for seat in range(3) if game.can_undo(seat)]
            if undoable and rng.below(4) == 0:
                game.undo(rng.choice(undoable))
            else:
                step(game, rng)
        for seat in (None, 0, 1, 2):
            heard = game.all_events() if seat is None else game.events(seat)
            for since in range(0, len(heard) + 2, 7):
                rest = game.all_events(since) if seat is None else game.events(seat, since)
                assert rest == heard[since:]


def test_choices_of_several_things_are_sent_and_read_with_their_items(rules: RollRuleset) -> None:
    for choice in (choices.Build.of("gem_world", ("home", "genes")), choices.Recall.of(())):
        sent = RollWire(rules).choice(choice)
        assert sent.fields["items"] == choice.items
        assert wire.from_json(json.loads(as_line(sent)), parts.Choice) == sent
    with pytest.raises(wire.BadMessage):
        wire.from_json({"kind": "recall", "text": "recall 1", "items": [1]}, parts.Choice)


def test_texts_are_the_ones_that_the_game_takes(rules: RollRuleset) -> None:
    for game in games(rules, 20):
        for decision in game.waiting():
            sent = RollWire(rules).decision(decision, game.allowed(decision.seat))
            for text in (answer(sent, Rng(number)) for number in range(9)):
                assert game.why(decision.seat, text) is None, text
            if decision.answers is None:
                assert [choice.text for choice in sent.choices] == [choice.text for choice in decision.legal]
                further = decision.step.allowed(game.table)
                assert [choice.text for choice in sent.further] == [choice.text for choice in further]
                assert (sent.pick, sent.arrange) == (None, None)
            else:
                assert (sent.choices, sent.further) == ((), ())
                (asked,) = (question for question in (sent.pick, sent.arrange) if question is not None)
                assert asked.ways == len(decision.legal)
                assert asked.text == decision.answers.prefix
            for choice in spread(decision.legal, 30):
                assert isinstance(choice, Choice)
                shown = RollWire(rules).choice(choice)
                for word in shown.fields.values():
                    assert (" ".join(word) if isinstance(word, tuple) else str(word)) in shown.text
