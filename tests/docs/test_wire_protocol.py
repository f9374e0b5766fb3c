"""The page on the wire protocol tells the truth: methods, their fields, schemas, and the transcript."""

from __future__ import annotations

import re

from attrs import NOTHING, fields

from scripts import make_tables
from scripts.make_schemas import FOLDER
from scripts.make_transcript import PAGE, transcript, updated
from starcup import Game, Rng
from starcup.roll import RollRuleset
from starcup.wire.codec import read_answer, read_request
from starcup.wire.requests import BY_METHOD


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_the_transcript_is_what_the_server_says() -> None:
    assert updated(page()) == page(), "run python -m scripts.make_transcript"


def test_the_transcript_consists_of_messages() -> None:
    whole = re.sub(r"\n   ", "", transcript())
    spoken = re.findall(r"^([CS]): (.*)$", whole, flags=re.MULTILINE)
    assert len(spoken) > 12
    for speaker, line in spoken:
        read = read_request if speaker == "C" else read_answer
        read(line)


def test_every_method_is_described_with_its_fields() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", page(), flags=re.MULTILINE)
    described = {method: told for method, told in rows if method in BY_METHOD}
    assert list(described) == list(BY_METHOD)
    for method, told in described.items():
        needed, _, optional = told.partition("[")
        attributes = fields(BY_METHOD[method])
        assert set(re.findall(r"`(\w+)`", told)) == {attribute.name for attribute in attributes}, method
        left_out = {attribute.name for attribute in attributes if attribute.default is not NOTHING}
        assert left_out >= set(re.findall(r"`(\w+)`", optional)), method
        if method != "load":  # which needs one of three
            assert left_out == set(re.findall(r"`(\w+)`", optional)), method
            assert not left_out & set(re.findall(r"`(\w+)`", needed)), method


def test_every_schema_is_named() -> None:
    pages = page(), *(PAGE.with_name(f"{other}.md").read_text(encoding="utf-8") for other in ("race", "planet-packs"))
    named = {name for text in pages for name in re.findall(r"<schemas/([\w.-]+)>", text)}
    assert named == {path.name for path in FOLDER.glob("*.schema.json")}


def test_the_tables_are_what_the_code_says() -> None:
    for path in make_tables.TABLES:
        assert make_tables.updated(path) == path.read_text(encoding="utf-8"), "run python -m scripts.make_tables"


def test_every_code_is_described() -> None:
    rows = re.findall(r"^\| (`[a-z`, -]+`)[^|]*\|[^|]*\|$", page().partition("## Errors")[2], flags=re.MULTILINE)
    described = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    assert make_tables.server_codes() - {"bad-answer"} <= described  # that one is of clients, for what they read
    assert len(described) > 60


def test_every_kind_of_question_that_is_asked_is_listed() -> None:
    roll = PAGE.with_name("roll.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `([\w:-]+)` \| [^|]+\?", roll, flags=re.MULTILINE))
    rules, rng = RollRuleset.load(["base"]), Rng(1)
    for seed in range(6):
        game = Game.new(rules, 3, seed)
        while waiting := game.waiting():
            assert waiting[0].kind in listed
            game.submit(waiting[0].seat, rng.choice(waiting[0].legal))
