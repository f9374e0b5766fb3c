"""Positions of a game that keeps texts: whatever is in them, a position is one line and comes back as it was."""

from __future__ import annotations

import json

import pytest
from attrs import define
from cattrs import Converter

from starcup import JournalError, Table
from starcup.kernel.codec import PositionCodec, make_converter
from starcup.making import Public
from tests.kernel.toy import ToyRules


@define(eq=False)
class Talk(Table):
    said: Public[tuple[str, ...]] = ()
    loud: Public[bool] = False


def converter(detailed: bool) -> Converter:
    return make_converter({}, detailed=detailed)


CODEC = PositionCodec(Talk, converter, (), "talk", [])


def talk(*said: str, seed: int = 1) -> Talk:
    return Talk(ruleset=ToyRules(), players=2, seed=seed, streams=[seed], said=said)


@pytest.mark.parametrize("said", ["plain", "é", "\u2028", "\x85", "\n", "\ud800", '"\\', "\U0001f3b2"])
@pytest.mark.parametrize("seed", [1, 1 << 90])
def test_texts_come_back_and_a_position_is_one_line(said: str, seed: int) -> None:
    data = CODEC.encode(talk(said, seed=seed))
    assert len(data.decode("ascii").splitlines()) == 1
    found = CODEC.decode(data)
    assert (found["said"], found["seed"], found["streams"]) == ((said,), seed, [seed])


def test_a_fault_is_told_in_our_words_and_with_its_place() -> None:
    data = CODEC.encode(talk("one", "two"))
    for old, new, fault in (
        (b'"two"', b"2", r"expected str, found 2 at said\[1\]"),
        (b'["one","two"]', b'"one"', r"expected a list, found 'one' at said"),
        (b'["one","two"]', b"{}", r"expected a list, found {} at said"),
        (b'"answered":[]', b'"answered":{}', r"expected a list, found {} at answered"),
        (b'"loud":false', b'"loud":0', r"expected bool, found 0 at loud"),
        (b'"seed":"1"', b'"seed":"-1"', r"expected a whole number as hexadecimal text, found '-1' at seed"),
        (b'"seed":"1"', b'"seed":1e0', r"expected a whole number as hexadecimal text, found 1.0 at seed"),
        (b'"streams":["1"]', b'"streams":["g"]', r"expected a whole number as hexadecimal text, found 'g' at streams"),
    ):
        assert old in data
        with pytest.raises(JournalError, match=f"damaged: .*{fault}"):
            CODEC.decode(data.replace(old, new))


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (["box 1", "option box.a x"], "other packs or options (expected 'option box.b y'; found none)"),
        (["box 2", "option box.a x", "option box.b y"], "other packs or options (expected 'box 1'; found 'box 2')"),
        (["option box.b y", "option box.a x", "box 1"], "(expected 'box 1', 'option box.a x', 'option box.b y'; found"),
        ([], "(expected 'box 1', 'option box.a x', 'option box.b y'; found none)"),
        (list("abcdefg"), "; found 'a', 'b', 'c', 'd', 3 more)"),
        ("box 1", "; found \"'box 1'\")"),
    ],
)
def test_only_the_packs_and_options_that_differ_are_told(found: object, said: str) -> None:
    codec = PositionCodec(Talk, converter, (), "talk", ["box 1", "option box.a x", "option box.b y"])
    document = json.loads(codec.encode(talk("one")))
    with pytest.raises(JournalError) as refused:
        codec.decode(json.dumps({**document, "packs": found}).encode())
    assert said in str(refused.value)
