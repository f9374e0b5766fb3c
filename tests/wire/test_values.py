"""Every value on the wire, against an account of its own: the saved position, read as its format is described."""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, cast

import pytest

from starcup import Game, Rng, StarcupError, wire
from starcup.roll import RollGame, RollRuleset, choices, events
from starcup.roll.testing import Scenario
from starcup.roll.wire import RollWire
from starcup.roll.wire.views import view_of
from starcup.wire import codec, journals
from starcup.wire.parts import Refusal
from tests.engine.random_play import somewhere, step
from tests.rules.helpers import play

Json = Any  # the JSON of a position, and of what is sent
SEEN: dict[str, set[str]] = defaultdict(set)
PHASES = ("explore", "develop", "settle", "produce", "ship")


@cache
def data(name: str, what: str) -> list[Json]:
    """The tables of a file of the base pack, in their order."""
    found = tomllib.loads(resources.files("starcup_tiles_base").joinpath(f"{name}.toml").read_text("utf-8"))
    return cast("list[Json]", found[what])


def tile(number: int) -> str:
    return str(data("tiles", "tile")[number]["id"])


def face(number: int) -> str:
    """Faces are numbered by tiles, the development first; then the halves of factions, then home worlds."""
    sides = [entry[side]["key"] for entry in data("tiles", "tile") for side in ("development", "world")]
    halves = [half["key"] for faction in data("factions", "faction") for half in faction["halves"]]
    return str([*sides, *halves, *(world["key"] for world in data("home_worlds", "home_world"))][number])


def dice(packed: str) -> dict[str, int]:
    """Hexadecimal, two digits a colour, the first colour last; behind the colours their imaginary workers."""
    colours = [str(die["key"]) for die in data("colours", "die")]
    names = [*colours, *(f"imaginary_{colour}" for colour in colours)]
    padded = packed.zfill(2 * len(names))
    numbers = [int(padded[at : at + 2], 16) for at in range(len(padded) - 2, -1, -2)]
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def columns(packed: list[str]) -> dict[str, dict[str, int]]:
    return dict(zip(PHASES, map(dice, packed), strict=True))


def named(names: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else names[number]


def expected(game: RollGame, viewer: int) -> Json:
    """What a seat is sent, out of the saved position."""
    saved = json.loads(game.save())
    return {
        "seat": viewer,
        "players": saved["players"],
        "round": saved["round"],
        "phase": named(PHASES, saved["phase"]),
        "occurring": [PHASES[phase] for phase in saved["occurring"]],
        "at_once": saved["lanes"] is not None,
        "order": saved["order"],
        "bag": len(saved["bag"]),
        "supply": dice(saved["supply"]),
        "pool": saved["pool"],
        "beyond": saved["beyond"],
        "box": list(map(tile, saved["box"])),
        "scores": saved["scores"],
        "winners": saved["winners"],
        "extensions": {},
        "seats": [expected_seat(game, saved, number, viewer) for number in range(saved["players"])],
    }


def expected_seat(game: RollGame, saved: Json, number: int, viewer: int) -> Json:
    seat, own = saved["seats"][number], number == viewer

    def stack(name: str, side: int) -> list[str | None]:
        lying = seat.get(name, [])
        return [face(2 * tile_number + side) if own or not place else None for place, tile_number in enumerate(lying)]

    def cost(name: str, side: int) -> int | None:
        lying = seat.get(name, [])
        return game.table.cost_now(number, game.table.rules.faces[2 * lying[0] + side]) if lying else None

    def ids(name: str) -> list[str | None]:
        return [tile(tile_number) if own else None for tile_number in seat.get(name, [])]

    return {
        "seat": number,
        "faction": data("factions", "faction")[seat["faction"]]["id"] if seat["faction"] >= 0 else None,
        "home_world": data("home_worlds", "home_world")[seat["home"]]["key"] if seat["home"] >= 0 else None,
        "credits": seat["credits"],
        "chips": seat.get("chips", 0),
        "squares": seat.get("squares", 0),
        "cup": dice(seat.get("cup", "0")),
        "citizenry": dice(seat.get("citizenry", "0")),
        "behind_screen": dice(seat.get("behind_screen", "0")),
        "selected": named(PHASES, seat.get("selected", -1)),
        "columns": columns(seat["columns"]),
        "development_stack": stack("development_stack", 0),
        "development_cost": cost("development_stack", 0),
        "developers": dice(seat.get("developers", "0")),
        "world_stack": stack("world_stack", 1),
        "world_cost": cost("world_stack", 1),
        "settlers": dice(seat.get("settlers", "0")),
        "tableau": [
            {"face": face(index), "goods": dice(goods)}
            for index, goods in zip(seat.get("tableau", []), seat.get("goods", []), strict=True)
        ],
        "drawn": ids("drawn"),
        "draft": [list(map(tile, part)) for part in seat["draft"]] if own and seat.get("draft") else None,
        "abandoned": ids("abandoned"),
        "tallies": dict(seat.get("tallies", [])),
        "resources": dict(seat.get("resources", [])),
        "extensions": {},
    }


def compare(game: RollGame) -> None:
    """Hold every field that every seat is sent against the saved position; sheets and the spare die apart."""
    for viewer in range(game.table.players):
        sent = json.loads(json.dumps(wire.to_json(view_of(game.view(viewer)))))
        sheets = [seat.pop("sheet") for seat in sent["seats"]]
        owners = [viewer] if game.table.seats[viewer].behind_screen else []
        assert [number for number, sheet in enumerate(sheets) if sheet is not None] == owners
        spare = sent.pop("spare")
        shown = game.table.rules.phases_shown(game.table.spare) if game.table.spare >= 0 else ()
        assert spare == ("+".join(PHASES[phase] for phase in shown) or None)
        wanted = expected(game, viewer)
        assert sent.keys() == wanted.keys()
        for name in wanted.keys() - {"seats"}:
            assert sent[name] == wanted[name], name
            SEEN[name].add(json.dumps(sent[name]))
        for seat, other in zip(sent["seats"], wanted["seats"], strict=True):
            assert seat.keys() == other.keys()
            for name in other:
                assert seat[name] == other[name], name
                SEEN[f"seats.{name}"].add(json.dumps(seat[name]))


def odd_tables(rules: RollRuleset) -> Iterator[RollGame]:
    """Tables with what random games seldom show."""
    yield Game.new(rules, 2, 7)
    arranging = Scenario(rules).seat(0, tableau=["advanced_logistics"], develop=["public_works", "conscription"])
    game = arranging.phases("explore").begin()
    play(game, 0, "arrange advanced_logistics", "turn advanced_logistics conscription")
    assert game.table.seats[0].draft
    yield game
    yield (
        Scenario(rules)
        .seat(0, workers={"explore": "home"}, tableau=["alien_research_ship"])
        .phases("explore", "develop", "ship")
        .begin()
    )
    consumed = Scenario(rules, 2).pool(0).seat(0, tableau=["gem_world"], goods={"gem_world": "home"})
    game = consumed.seat(0, workers={"ship": "home"}).phases("ship").begin()
    play(game, 0, next(choice.text for choice in game.waiting()[0].legal if choice.text.startswith("consume")))
    yield game


def test_every_value_of_a_view_is_that_of_the_position(rules: RollRuleset) -> None:
    SEEN.clear()
    homes, several, ended = set(), 0, 0
    for seed in range(24):
        game = somewhere(rules, seed)
        compare(game)
        homes |= {seat.home for seat in game.table.seats}
        several += len(game.table.occurring) > 1
        if not seed % 8:
            rng = Rng(seed)
            while game.waiting():
                step(game, rng)
            compare(game)
            ended += 1
    for game in odd_tables(rules):
        compare(game)
    assert 0 in homes and several and ended, "the first home world, several phases that occur, and the end were there"
    once = {name for name, values in SEEN.items() if len(values) < 2}
    assert once == {"box", "extensions", "seats.resources", "seats.extensions"}, "packs only"


def test_each_faction_and_each_home_world_is_called_by_its_name(rules: RollRuleset) -> None:
    factions, homes = set(), set()
    for seed in range(8):
        game = Game.new(rules, 5, seed)
        compare(game)
        factions |= {seat.faction for seat in game.table.seats}
        homes |= {seat.home for seat in game.table.seats}
    assert factions == homes == set(range(9))


def sheet(game: RollGame) -> Json:
    return wire.to_json(view_of(game.view(0)).seats[0].sheet)


def test_each_value_of_a_sheet(rules: RollRuleset) -> None:
    rolled = "military.wild military.wild home.explore genes.explore genes.settle consumption.ship"
    game = Scenario(rules).seat(0, tableau=["executive_power"], rolled=rolled).assign().begin()
    explore = {"home": 1, "genes": 1}
    columns = {"explore": explore, "develop": {}, "settle": {"genes": 1}, "produce": {}, "ship": {"consumption": 1}}
    wild: Json = {"colour": "military", "face": "wild", "phases": list(PHASES), "count": 2}
    now: Json = {"columns": columns, "loose": [wild], "selected": None, "selector": None}
    now |= {"dictated": {}, "used": [], "moving": []}
    assert sheet(game) == now
    play(game, 0, "select ship consumption.ship")
    columns["ship"] = {}
    now |= {"selected": "ship", "selector": "consumption"}
    assert sheet(game) == now
    play(game, 0, "assign military explore")
    columns["explore"] = explore = {"home": 1, "military": 1, "genes": 1}
    wild["count"] = 1
    assert sheet(game) == now
    play(game, 0, "assign military develop")
    columns["develop"] = {"military": 1}
    now["loose"] = []
    assert sheet(game) == now
    play(game, 0, "reassign executive_power home explore>ship")
    del explore["home"]
    now |= {"used": ["executive_power"], "moving": [{"colour": "home", "phase": "ship"}]}
    assert sheet(game) == now
    play(game, 0, "reassign executive_power genes explore>ship")
    del explore["genes"]
    columns["ship"] = {"home": 1, "genes": 1}
    now["moving"] = []
    assert sheet(game) == now
    play(game, 0, "dictate genes settle", "reassign dictate genes ship>produce")
    columns |= {"settle": {}, "produce": {"genes": 1}, "ship": {"home": 1}}
    now |= {"dictated": {"genes": 1}, "used": ["executive_power", "dictate"]}
    assert sheet(game) == now


def test_there_is_a_sheet_from_the_roll_to_reveal(rules: RollRuleset) -> None:
    """It says what face each die shows that may select a phase."""
    game = Game.new(rules, players=2, seed=1)
    assert sheet(game) is None
    while game.table.round < 1 or game.table.phase < 0:
        for decision in game.waiting():
            if decision.seat == 0 and decision.kind == "select":
                sent = view_of(game.view(0)).seats[0].sheet
                assert sent is not None
                shown = {(colour, phase) for phase, dice in sent.columns.items() for colour in dice}
                shown |= {(loose.colour, loose.face) for loose in sent.loose}
                assert shown == {
                    (choice.colour, choice.face) for choice in decision.legal if isinstance(choice, choices.Select)
                }
            if decision.seat == 0 and decision.kind == "reassign":
                assert sheet(game) is not None
            game.submit(decision.seat, decision.legal[0])
    assert game.table.phase >= 0
    assert sheet(game) is None


def test_each_value_of_a_journal(rules: RollRuleset) -> None:
    some = RollRuleset.load(["base"], options={"without": "space_piracy,conscription"})
    game = Game.new(some, 3, (1 << 70) + 1)
    first = game.waiting()[0]
    text = first.legal[0].text
    game.submit(first.seat, text)
    game.undo(first.seat)
    sent = journals.journal_of(game, {"bots": "easy"})
    header = [line.split(" ", 1) for line in game.journal_text().partition("\n\n")[0].splitlines()]
    told = {words: rest for words, rest in header if words not in ("pack", "option", "note")}
    assert (sent.format, sent.seats, sent.seed) == (1, 3, "1180591620717411303425")
    assert told["seed"] == sent.seed
    (pack,) = sent.packs
    assert [words for name, words in header if name == "pack"] == [f"{pack.name} {pack.version} {pack.digest}"]
    assert sent.options == {"without": "conscription,space_piracy"}
    assert ["option", "without conscription,space_piracy"] in header
    assert (sent.notes, journals.journal_of(game).notes, sent.position, sent.game) == ({"bots": "easy"}, {}, "", "roll")
    kinds = [(entry.kind, entry.seat, entry.text) for entry in sent.entries[-2:]]
    assert kinds == [("choice", first.seat, text), ("undo", first.seat, "")]
    for entry in sent.entries[:-2]:
        assert (entry.kind, entry.seat, bool(entry.draw), bool(entry.text)) == ("chance", None, True, True)
    later = journals.journal_of(Game.load(rules, somewhere(rules, 3).save()))
    assert json.loads(later.position)["players"] == later.seats
    assert later.entries == ()


def test_each_value_of_a_question_and_of_its_choices(rules: RollRuleset) -> None:
    for seed in range(12):
        game = somewhere(rules, seed)
        for decision in game.waiting():
            sent = wire.to_json(RollWire(rules).decision(decision, game.allowed(decision.seat)))
            assert isinstance(sent, dict)
            for name in ("seat", "number", "kind", "question"):
                assert sent[name] == getattr(decision, name), name
            for message, choice in zip(cast("list[Json]", sent["choices"]), decision.legal, strict=False):
                assert message.pop("text") == choice.text
                assert message.pop("kind") == choice.text.split()[0]
                words = [word for value in message.values() for word in (value if isinstance(value, list) else [value])]
                for word in words:
                    assert str(word) in re.split("[ >.]", choice.text), choice.text


def test_each_value_of_an_event(rules: RollRuleset) -> None:
    told = Scenario(rules).seat(0, credits=1, citizenry="home", workers={"explore": "home"}).phases("explore").begin()
    play(told, 0, "stock home")
    sent = [wire.to_json(RollWire(rules).event(event)) for event in told.events(1)]
    assert {"kind": "stocked", "seat": 0, "worker": "home", "phase": "explore"} in sent
    assert {"kind": "credits-gained", "seat": 0, "credits": 2, "source": "stock"} in sent
    assert len(sent) == len(told.events(1)) and events.Stocked(0, "home", "explore") in told.events(1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{}", "expected id, method and result, or id and error; found nothing"),
        ('{"id": 1}', "found id"),
        ('{"id": 1, "method": "games"}', "found id, method"),
        ('{"id": 1, "method": "games", "result": {}, "x": 1}', "found id, method, result, x"),
        ('{"id": 1, "method": [], "result": {}}', "expected the name of a method, found []"),
        ('{"id": 1, "method": "gamse", "result": {}}', 'expected the name of a method, found "gamse"'),
        ('{"id": {}, "method": "games", "result": {"games": []}}', "'id' should be a whole number or a text, found {}"),
        ('{"id": null, "method": "games", "result": {"games": []}}', "found nothing"),
        ('{"id": true, "error": {"code": "a", "message": "b"}}', "found true"),
        ('{"id": 1, "error": null}', "expected an object, found nothing"),
        ('{"id": 1, "error": {}}', "the field 'code' is missing"),
        ('{"id": 1, "method": "games", "result": {"games": 3}}', "games: expected a list, found 3"),
        ("[]", "expected a JSON object, found []"),
        ("", "this is no JSON"),
    ],
)
def test_what_is_no_answer_is_refused_in_words(line: str, said: str) -> None:
    with pytest.raises(StarcupError) as caught:
        codec.read_answer(line)
    assert isinstance(caught.value, wire.BadMessage)
    assert said in str(caught.value)


def test_an_answer_comes_with_its_id() -> None:
    games = '"method": "games", "result": {"games": []}'
    for written, id in (("1", 1), ("1.0", 1), ('"a"', "a")):
        assert codec.read_answer(f'{{"id": {written}, {games}}}') == codec.Answer(id, wire.results.Games(()))
    refused = '{"id": null, "error": {"code": "malformed", "message": "no"}}'
    assert codec.read_answer(refused) == codec.Answer(None, None, Refusal("malformed", "no"))


ODD: list[Json] = [None, True, 3, "x", [], {}, [1], {"a": 1}, [[1]], 1.5]
PYTHON = ("' object", "attribute", "iterable", "argument", "typing", "<class", "constructor")


def spoilt(value: Json) -> Iterator[None]:
    """Put every odd value in every place of a message, one at a time (of lists, in their first two places)."""
    places = list(value) if isinstance(value, dict) else range(min(2, len(value))) if isinstance(value, list) else []
    for place in places:
        right = value[place]
        for odd in ODD:
            if type(odd) is not type(right) or (isinstance(odd, list | dict) and odd):
                value[place] = odd
                yield
        value[place] = right
        yield from spoilt(right)


def test_whatever_is_wrong_with_a_part_is_said_in_words(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, 7)
    parts = [
        view_of(game.view(0)),
        RollWire(rules).decision(game.waiting()[0]),
        journals.journal_of(game),
        Refusal("a", "b"),
    ]
    refused = 0
    for part in parts:
        whole: list[Json] = [json.loads(json.dumps(wire.to_json(part)))]
        for _ in spoilt(whole):
            try:
                wire.from_json(whole[0], type(part))
            except wire.BadMessage as error:
                refused += 1
                said = str(error)
                assert any(word in said for word in ("expected", "missing", "unknown")), said
                assert not any(word in said for word in PYTHON), said
    assert refused > 1_000
