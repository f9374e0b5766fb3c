"""The schemas of the files of packs say what is read: data, texts, rules, powers, pack.toml."""

from __future__ import annotations

import tomllib
from contextlib import nullcontext
from importlib import resources
from pathlib import Path

import pytest

from starcup import Pack, PackError
from starcup.packed import Document
from starcup.packed.ruleset import rule_statements
from starcup.packs import Fault
from starcup.packs.texts import check_texts
from starcup.roll import RollRuleset
from tests.wire.test_schemas import check, fits, without

EXAMPLES = [
    path
    for path in sorted(Path(__file__).parents[2].glob("examples/*/src/*/pack.toml"))
    if tomllib.loads(path.read_text())["game"] != "harbour"  # its schemas are not published: tests/examples
]
FILES = ("pack", "cards", "colours", "tiles", "factions", "home_worlds", "texts", "rules")


def schema_of(name: str) -> str:
    return "pack" if name == "pack" else f"pack-{name.replace('_', '-')}"


@pytest.mark.parametrize("name", ["colours", "tiles", "factions", "home_worlds"])
def test_data_files_of_the_base_pack_fit(rules: RollRuleset, name: str) -> None:
    data = rules.packs[0].read(f"{name}.toml")
    schema = f"pack-{name.replace('_', '-')}"
    assert data
    assert fits(schema, data)
    assert not fits(schema, {**data, "mountain": []})
    for key, rows in data.items():
        assert isinstance(rows, list)
        assert not fits(schema, {**data, key: [{**rows[0], "colours": 1}]})
        assert not fits(schema, {**data, key: [{}]})


def test_what_the_base_pack_says_about_itself_fits(rules: RollRuleset) -> None:
    data = rules.packs[0].read("pack.toml")
    assert fits("pack", data)
    assert not fits("pack", without(data, "name"))
    assert not fits("pack", {**data, "game": "two words"})


@pytest.mark.parametrize("pack", EXAMPLES, ids=lambda path: path.parent.name)
def test_files_of_the_example_packs_fit(pack: Path) -> None:
    found = {name: tomllib.loads(path.read_text()) for name in FILES if (path := pack.parent / f"{name}.toml").exists()}
    assert "pack" in found
    prefix = "" if found["pack"]["game"] == "roll" else f"{found['pack']['game']}-"
    for name, data in found.items():
        check(prefix + schema_of(name), data)
    for path in pack.parent.glob("powers/*.toml"):
        check(f"{prefix}pack-power", tomllib.loads(path.read_text()))


def test_powers_of_the_base_pack_fit(rules: RollRuleset) -> None:
    documents = rules.packs[0].documents("powers", [])
    assert len(documents) == 63
    for document in documents.values():
        check("pack-power", document.data)


def test_texts_and_rules_of_the_base_pack_and_of_core_fit(rules: RollRuleset) -> None:
    pack = rules.packs[0]
    for name in ("texts", "rules"):
        check(schema_of(name), pack.read(f"{name}.toml"))
    check("pack-rules", tomllib.loads(resources.files("starcup.roll").joinpath("rules.toml").read_text("utf-8")))


@pytest.mark.parametrize(
    "text", ["[mint]\ntext = 'x'\nnotes = ['y']\nrules = ['SHIP-3']", "[mint]", "[mint]\nbonus = 'x'"]
)
def test_what_texts_may_say_the_schema_allows(text: str) -> None:
    assert fits("pack-texts", tomllib.loads(text))
    assert faults_of_texts(text) == []


@pytest.mark.parametrize(
    "text", ["mint = 'x'", "[mint]\ntxt = 'x'", "[mint]\nnotes = 4", "[mint]\nrules = 'SHIP-3'", "[mint]\nnotes = [1]"]
)
def test_what_texts_may_not_say_the_schema_refuses(text: str) -> None:
    assert not fits("pack-texts", tomllib.loads(text))
    assert faults_of_texts(text)


def faults_of_texts(text: str) -> list[str]:
    """What the reader says of a ``texts.toml``."""
    faults: list[Fault] = []
    check_texts(Document("mine", "texts.toml", text, faults))
    return [str(fault) for fault in faults]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("[chapters]\nBANK = 'Bank'\n[rules.BANK-1]\ntext = 'x'\nbasis = 'printed'\nexample = 'y'", True),
        ("[rules.BANK-1]\ntext = 'x'\nbasis = 'ruling'", True),
        ("", True),
        ("[rules.BANK-1]\ntext = 'x'", False),
        ("[rules.BANK-1]\ntext = 'x'\nbasis = 'guess'", False),
        ("[rules.BANK-1]\ntext = 'x'\nbasis = 'ruling'\nexampel = 'y'", False),
        ("[chapters]\nBANK = 1", False),
        ("[rule.BANK-1]\ntext = 'x'\nbasis = 'ruling'", False),
    ],
)
def test_the_schema_of_rules_says_what_the_reader_says(text: str, right: bool, tmp_path: Path) -> None:
    assert fits("pack-rules", tomllib.loads(text)) is right
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "roll"\n')
    (tmp_path / "rules.toml").write_text(text)
    rules = RollRuleset.load(["base", Pack.from_folder(tmp_path)])
    with nullcontext() if right else pytest.raises(PackError, match=r"pack 'mine', rules.toml"):
        rule_statements(rules)


@pytest.mark.parametrize(
    "power",
    [
        "bonus = 3",
        'bonus = { each = "world", colour = "grey" }',
        'bonus = [1, { each = "die", in = "cup", per = 2 }, { flat = -1, when = { each = "chip", at_least = 5 } }]',
        'bonus = { each = "world", thresholds = [1, 3], at_most = 9 }',
        'extra_workers = ["home"]',
        'reassign = { to = "selected", up_to = 2 }',
        'reassign = [{ to = ["ship", "settle"], when = { each = "credit", rank = "most" } }, {}]',
        "dictate = { unlimited = true }",
        'discount = [{ amount = 1, side = "world" }, { amount = 1, floor = 0 }]',
        'trade_credits = [1, { amount = 2, other_than = ["alien_technology"] }]',
    ],
)
def test_what_a_power_may_say_the_schema_allows(power: str, tmp_path: Path) -> None:
    assert fits("pack-power", tomllib.loads(f"[power]\n{power}"))
    assert faults_of(power, tmp_path) == []


@pytest.mark.parametrize(
    "power",
    [
        "",
        "bonsu = 3",
        "bonus = 1000",
        "bonus = []",
        "bonus = true",
        'bonus = { each = "moon" }',
        'bonus = { each = "die", in_ = "cup" }',
        'bonus = { each = "world", per = 0 }',
        'bonus = { each = "chip", colour = "grey" }',
        'bonus = { flat = 1, when = { each = "chip", rank = "least" } }',
        'extra_workers = "home"',
        "reassign = { to = 3 }",
        "reassign = []",
        "reassign = { up_to = -1 }",
        "discount = { floor = 1 }",
        "scouts_on_top = 1",
        "tasks_done = 1",
    ],
)
def test_what_a_power_may_not_say_the_schema_refuses(power: str, tmp_path: Path) -> None:
    assert not fits("pack-power", tomllib.loads(f"[power]\n{power}"))
    assert faults_of(power, tmp_path)


def faults_of(power: str, folder: Path) -> list[str]:
    """What the reader says of a power, in a pack of one tile."""
    (folder / "pack.toml").write_text('name = "mine"\ngame = "roll"\n')
    (folder / "tiles.toml").write_text(
        """
        [[tile]]
        id = "x1"
        world = { key = "rock", name = "Rock", cost = 1, colour = "grey", grants = [] }
        [tile.development]
        key = "station"
        name = "Station"
        cost = 6
        phases = ["explore", "ship"]
        plus = true
        reassign = true
        """
    )
    (folder / "powers").mkdir()
    (folder / "powers" / "station.toml").write_text(f"[power]\n{power}\n")
    return [str(fault) for fault in RollRuleset.check_pack(Pack.from_folder(folder), ["base"])]


def test_what_pack_toml_may_say(rules: RollRuleset) -> None:
    data: dict[str, object] = {"name": "mine", "game": "roll"}
    option = {"values": ["on", "off"], "default": "on"}
    for right in (
        {"options": {"rent": option}},
        {"options": {"rent": {**option, "text": "Rent is paid."}}},
        {"numbers": {"most_credits": 16, "spare_die_players": [2, 3]}},
        {"leaves_out": {"powers": ["space_piracy"]}, "needs": ["base>=0.1"]},
    ):
        assert fits("pack", {**data, **right}), right
    for wrong in (
        {"options": {"rent": {"values": ["on", "off"]}}},
        {"options": {"rent": {**option, "values": "on"}}},
        {"options": {"rent": {**option, "txt": "Rent is paid."}}},
        {"numbers": {"most_credit": 16}},
        {"numbers": {"most_credits": "16"}},
        {"leaves_out": {"power": ["space_piracy"]}},
        {"needs": "base"},
    ):
        assert not fits("pack", {**data, **wrong}), wrong
