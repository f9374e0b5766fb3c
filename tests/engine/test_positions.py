"""Saved positions: other languages can read them, and faults are told with their place."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from starcup import Game, JournalError
from starcup.roll import RollGame, RollRuleset
from tests.engine.random_play import somewhere


def numbers(value: object) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from numbers(item)
    elif isinstance(value, int):
        yield value


def test_every_number_in_a_position_is_safe_in_every_language(rules: RollRuleset) -> None:
    for seed in range(20):
        assert max(numbers(json.loads(somewhere(rules, seed).save()))) < 1 << 53


def test_a_seed_may_be_of_any_size(rules: RollRuleset) -> None:
    game: RollGame = Game.new(rules, players=2, seed=1 << 80)
    copy: RollGame = Game.load(rules, game.save())
    assert copy.table.seed == 1 << 80
    assert copy.save() == game.save()


@pytest.mark.parametrize("wrong", ["0x5", "05", "A", " 5", "-5", "1_0", "", "home", None, [], 0.5, True])
def test_dice_that_are_no_dice_are_refused_with_their_place(rules: RollRuleset, wrong: object) -> None:
    positions = (json.loads(somewhere(rules, seed).save()) for seed in range(3, 30))
    raw = next(raw for raw in positions if "cup" in raw["seats"][1])  # what is nothing is left out
    seat = raw["seats"][1]
    for holder, key, where in (
        (seat, "cup", "seats[1].cup"),
        (seat["columns"], 2, "seats[1].columns[2]"),
        (raw, "supply", "supply"),
    ):
        kept, holder[key] = holder[key], wrong
        with pytest.raises(JournalError, match=r"damaged: .*hexadecimal text") as refusal:
            Game.load(rules, json.dumps(raw).encode())
        assert f"found {wrong!r}" in str(refusal.value)
        assert f"at {where}" in str(refusal.value)
        holder[key] = kept


@pytest.mark.parametrize("field", ["answered", "bag", "occurring", "players", "round", "outside_chance"])
def test_numbers_are_numbers(rules: RollRuleset, field: str) -> None:
    raw = json.loads(somewhere(rules, 3).save())
    inside = isinstance(raw[field], list)
    wrongs: tuple[object, ...] = ("5", 0.5, None, [])
    for wrong in wrongs:
        with pytest.raises(JournalError, match=rf"damaged: .*at {field}"):
            Game.load(rules, json.dumps({**raw, field: [wrong] if inside else wrong}).encode())


@pytest.mark.parametrize(
    "wrong",
    ["produce", 3, None, [], ["produce"], ["nonsense", {}], ["produce", {}, 1], [["produce"], {}], {"produce": {}}],
    ids=str,
)
def test_steps_are_a_kind_and_its_fields(rules: RollRuleset, wrong: object) -> None:
    raw = json.loads(somewhere(rules, 3).save())
    raw["stack"].append(wrong)
    with pytest.raises(JournalError, match=r"damaged: expected a step as \[kind, fields\]") as refusal:
        Game.load(rules, json.dumps(raw).encode())
    assert f"found {wrong!r} at stack[{len(raw['stack']) - 1}]" in str(refusal.value)


def test_dice_that_are_not_there_are_refused(rules: RollRuleset) -> None:
    raw = json.loads(somewhere(rules, 3).save())
    raw["seats"][0]["cup"] = "ff"
    with pytest.raises(JournalError, match="impossible: dice"):
        Game.load(rules, json.dumps(raw).encode())


@pytest.mark.parametrize("data", [b"[" * 1_020 + b"]" * 1_020, b"[" * 90_000, b'{"format":3,"format"', b"\xff", b"NaN"])
def test_what_is_no_json_is_refused(rules: RollRuleset, data: bytes) -> None:
    with pytest.raises(JournalError, match=r"damaged|no saved position"):
        Game.load(rules, data)
    for field in (b'"seed":', b'"bag":'):
        with pytest.raises(JournalError, match="damaged"):
            Game.load(rules, somewhere(rules, 3).save().replace(field, field + data + b","))
