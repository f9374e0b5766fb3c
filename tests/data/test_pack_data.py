"""The data files of the base pack and the rule statements, against facts written down here a second time."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.data.box import CHAPTERS, FACTIONS, HOME_WORLDS, IMMEDIATE, TILES

PACKAGES = Path(__file__).resolve().parents[2] / "packages"
TILES_BASE = PACKAGES / "tiles-base" / "src" / "starcup_tiles_base"
CORE_RULES = PACKAGES / "core" / "src" / "starcup" / "roll" / "rules.toml"

Table = dict[str, Any]


@cache
def read(path: Path) -> Table:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def base(name: str) -> Table:
    return read(TILES_BASE / f"{name}.toml")


def powers() -> dict[str, Table]:
    """The files of powers by the keys of their developments."""
    return {path.stem: read(path) for path in (TILES_BASE / "powers").glob("*.toml")}


def texts() -> dict[str, Table]:
    """What people read, of developments and worlds."""
    return powers() | base("texts")


def tiles() -> list[Table]:
    return list(base("tiles")["tile"])


def faction_halves(side: str) -> list[Table]:
    return [half for faction in base("factions")["faction"] for half in faction["halves"] if half["side"] == side]


def developments() -> list[Table]:
    return [tile["development"] for tile in tiles()] + faction_halves("development")


def worlds() -> list[Table]:
    return [tile["world"] for tile in tiles()] + faction_halves("world") + list(base("home_worlds")["home_world"])


def dice() -> dict[str, Table]:
    return {die["key"]: die for die in base("colours")["die"]}


def rules() -> dict[str, Table]:
    return dict(read(CORE_RULES)["rules"]) | dict(base("rules")["rules"])


def spelled(grants: list[Table]) -> str:
    """The grants of a world in the notation of the tables above."""
    parts = []
    for grant in grants:
        match grant:
            case {"credits": credits, **rest} if not rest:
                parts.append(f"${credits}")
            case {"start_credits": credits, **rest} if not rest:
                parts.append(f"start ${credits}")
            case {"lose": lost, **rest} if not rest:
                parts.append(f"-{lost}")
            case {"dice": number, "colour": colour, "to": "good" | "cup" | "citizenry" as place, **rest} if not rest:
                parts.append(f"{number} {colour} {place}")
            case _:
                raise AssertionError(f"no such grant: {grant}")
    return "; ".join(parts)


def by_cost(costs: Iterator[int]) -> list[int]:
    count = Counter(costs)
    assert set(count) <= set(range(1, 7))
    return [count[cost] for cost in range(1, 7)]


def test_tiles_1_every_tile_is_the_one_written_down_here() -> None:
    assert [
        (
            tile["development"]["name"],
            tile["development"]["cost"],
            ", ".join(tile["development"]["phases"]),
            tile["world"]["name"],
            tile["world"]["cost"],
            tile["world"]["colour"],
            spelled(tile["world"]["grants"]),
        )
        for tile in tiles()
    ] == TILES


def test_tiles_1_55_tiles_with_two_sides_each() -> None:
    assert [tile["id"] for tile in tiles()] == [f"t{number:02}" for number in range(1, 56)]
    for tile in tiles():
        assert set(tile) == {"id", "development", "world"}


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("novelty", [5, 6, 4, 0, 0, 0]),
        ("rare_elements", [0, 5, 6, 2, 0, 0]),
        ("genes", [0, 0, 3, 4, 2, 0]),
        ("alien_technology", [0, 0, 0, 2, 2, 3]),
        ("grey", [2, 3, 2, 2, 1, 1]),
    ],
)
def test_tiles_2_world_distribution(colour: str, expected: list[int]) -> None:
    assert by_cost(tile["world"]["cost"] for tile in tiles() if tile["world"]["colour"] == colour) == expected


@pytest.mark.parametrize(
    ("kind", "expected"),
    [("reassign", [4, 5, 6, 1, 1, 1]), ("other", [5, 5, 8, 3, 4, 9]), ("immediate", [0, 0, 1, 2, 0, 0])],
)
def test_tiles_3_development_distribution(kind: str, expected: list[int]) -> None:
    def kind_of(development: Table) -> str:
        if development.get("reassign"):
            return "reassign"
        return "other" if development["phases"] else "immediate"

    sides = [tile["development"] for tile in tiles()]
    assert by_cost(side["cost"] for side in sides if kind_of(side) == kind) == expected


def test_tiles_4_the_two_sides_do_not_add_up_to_a_constant() -> None:
    assert sum(tile["world"]["cost"] for tile in tiles()) == 169
    assert sum(tile["development"]["cost"] for tile in tiles()) == 183
    assert Counter(tile["development"]["cost"] + tile["world"]["cost"] for tile in tiles()) == {6: 36, 7: 16, 8: 3}


def test_tiles_5_race_diff_4_every_development_and_world_exists_once() -> None:
    faces = developments() + worlds()
    assert len(developments()) == 63
    assert len(worlds()) == 74
    assert len({face["key"] for face in faces}) == len({face["name"] for face in faces}) == 137


def test_keys_are_the_names_in_lower_case() -> None:
    for face in developments() + worlds():
        assert face["key"] == re.sub(r"\W+", "_", face["name"].lower().replace("'", "")).strip("_")


def test_tiles_6_the_ten_plus_developments_are_those_of_cost_6() -> None:
    plus = [development for development in developments() if development.get("plus")]
    assert len(plus) == 10
    assert plus == [development for development in developments() if development["cost"] == 6]


def test_tiles_7_factions_are_the_nine_written_down_here() -> None:
    factions = base("factions")["faction"]
    assert [(faction["id"], faction["number"]) for faction in factions] == [(f"f{n}", n) for n in range(1, 10)]

    def row(half: Table) -> tuple[object, ...]:
        if half["side"] == "development":
            return (half["name"], half["cost"], ", ".join(half["phases"]))
        assert half["side"] == "world"
        return (half["name"], half["cost"], half["colour"], spelled(half["grants"]))

    assert [[row(half) for half in faction["halves"]] for faction in factions] == FACTIONS


def test_tiles_7_home_worlds_are_the_nine_written_down_here() -> None:
    homes = base("home_worlds")["home_world"]
    assert [home["id"] for home in homes] == [f"h{number}" for number in range(1, 10)]
    assert [(home["name"], home["cost"], home["colour"], spelled(home["grants"])) for home in homes] == HOME_WORLDS


def test_end_3_squares() -> None:
    assert {faction["squares"] for faction in base("factions")["faction"]} == {2}
    assert {home["squares"] for home in base("home_worlds")["home_world"]} == {1}


def test_dice_1_counts() -> None:
    assert {key: die["count"] for key, die in dice().items()} == {
        "home": 25,
        "military": 22,
        "consumption": 9,
        "novelty": 20,
        "rare_elements": 14,
        "genes": 12,
        "alien_technology": 9,
    }
    assert sum(die["count"] for die in dice().values()) == 111


def test_dice_1_dice_2_faces() -> None:
    columns = ("explore", "develop", "settle", "produce", "ship", "wild")
    assert {key: [die["faces"].count(face) for face in columns] for key, die in dice().items()} == {
        "home": [2, 1, 1, 1, 1, 0],
        "military": [1, 2, 2, 0, 0, 1],
        "consumption": [1, 1, 0, 0, 3, 1],
        "novelty": [1, 0, 0, 2, 2, 1],
        "rare_elements": [1, 2, 0, 1, 1, 1],
        "genes": [1, 0, 2, 1, 0, 2],
        "alien_technology": [0, 1, 1, 1, 0, 3],
    }
    assert {len(die["faces"]) for die in dice().values()} == {6}


def test_dice_6_all_grants_of_the_box_together() -> None:
    granted: Counter[str] = Counter({"home": 5 * 5})
    for world in worlds():
        for grant in world["grants"]:
            if "dice" in grant:
                granted[grant["colour"]] += grant["dice"]
    for number in IMMEDIATE.values():
        granted.update(number)
    assert granted == {key: die["count"] for key, die in dice().items()} | {"novelty": 19}


def test_dice_7_what_costs_a_die_gives_one_back() -> None:
    costly = [world for world in worlds() if {"lose": 1} in world["grants"]]
    assert len(costly) + len(IMMEDIATE) == 6
    for world in costly:
        assert world["grants"][0] == {"lose": 1}
        assert sum(grant.get("dice", 0) for grant in world["grants"]) >= 1


def test_ship_3_race_diff_7_trade_values() -> None:
    assert {world["key"]: world.get("trade") for world in base("colours")["world"]} == {
        "novelty": 3,
        "rare_elements": 4,
        "genes": 5,
        "alien_technology": 6,
        "grey": None,
    }


def test_produce_1_grey_worlds_hold_no_goods() -> None:
    assert [world["key"] for world in base("colours")["world"] if not world.get("holds_goods", True)] == ["grey"]
    for world in worlds():
        assert world["colour"] != "grey" or all(grant.get("to") != "good" for grant in world["grants"])


def test_ship_8_ship_10_matching_colours() -> None:
    coloured = ["novelty", "rare_elements", "genes", "alien_technology"]
    expected: dict[str, list[str]] = {"home": [], "military": [], "consumption": coloured}
    assert {key: die["matches"] for key, die in dice().items()} == expected | {key: [key] for key in coloured}


def test_immed_2_every_world_of_the_bag_gives_a_die() -> None:
    for tile in tiles():
        assert any("dice" in grant for grant in tile["world"]["grants"])


def test_immed_3_three_developments_have_no_phase() -> None:
    assert [development["name"] for development in developments() if not development["phases"]] == list(IMMEDIATE)


def test_assign_12_the_18_reassign_developments_are_optional() -> None:
    reassign = [development for development in developments() if development.get("reassign")]
    assert len(reassign) == 18
    assert reassign == [development for development in developments() if "assign" in development["phases"]]
    assert all(development["optional"] for development in reassign)
    assert not any("reassign" in half for half in faction_halves("development"))


def test_power_4_three_other_powers_are_optional() -> None:
    optional = [face["name"] for face in developments() if face.get("optional") and not face.get("reassign")]
    assert optional == ["Advanced Logistics", "Galactic Bankers", "Improved Reconnaissance"]


def test_setup_17_setup_18_exceptions_of_the_set_up() -> None:
    assert [world["name"] for world in worlds() if not any("dice" in grant for grant in world["grants"])] == [
        "Doomed World"
    ]
    two_worlds = [
        faction["number"]
        for faction in base("factions")["faction"]
        if all(half["side"] == "world" for half in faction["halves"])
    ]
    assert two_worlds == [9]


def test_fields_and_references() -> None:
    """No field is misspelt, every colour and phase exists, flags are only written when true."""
    colours = {world["key"] for world in base("colours")["world"]}
    phases = {"assign", "explore", "develop", "settle", "produce", "ship"}
    for development in developments():
        assert set(development) - {"side", "reassign", "plus", "optional"} == {"key", "name", "cost", "phases"}
        assert set(development["phases"]) <= phases
        assert all(development[flag] is True for flag in ("reassign", "plus", "optional") if flag in development)
    for world in worlds():
        assert set(world) - {"side", "id", "squares"} == {"key", "name", "cost", "colour", "grants"}
        assert world["colour"] in colours
        assert all(grant["colour"] in dice() for grant in world["grants"] if "dice" in grant)


def test_every_tile_has_a_text() -> None:
    """Worlds in one file, each development with its power."""
    assert set(base("texts")) == {face["key"] for face in worlds()}
    assert set(powers()) == {face["key"] for face in developments()}
    for world in worlds():
        assert set(base("texts")[world["key"]]) - {"rules"} == {"text"}
    for development in developments():
        text = powers()[development["key"]]
        assert set(text) - {"bonus", "notes", "power"} == {"text", "rules"}
        assert ("bonus" in text) == development.get("plus", False)
        assert text["rules"]
    for text in texts().values():
        assert set(text.get("rules", ())) <= set(rules())


FORMULA = re.compile(r"[=*/<>^%+{}]|\b(?:ceil|floor|sum|max|min)\b|\b[B-HJ-Z]\b|\d ?x\b|\d-\d|\bx ?\d", re.MULTILINE)


def test_texts_speak_to_the_player_and_not_in_formulas() -> None:
    for key, entry in texts().items():
        for text in (entry["text"], entry.get("bonus", ""), *entry.get("notes", ())):
            assert not FORMULA.search(text), (key, text)
            assert not re.search(r"\b(?:he|his|him|owner|owner's)\b", text, re.IGNORECASE), (key, text)
            assert text == text.strip() and "  " not in text
            assert not text or text[0].isupper() or text[0] in "$123456789", (key, text)
            assert not text or text.endswith("."), (key, text)
    for key, entry in powers().items():
        assert re.search(r"\byou", f"{entry['text']} {entry.get('bonus', '')}", re.IGNORECASE), key


def test_texts_say_may_where_a_power_is_optional() -> None:
    """All Reassign powers are (ASSIGN-12), and three others (POWER-4)."""
    optional = {face["key"] for face in developments() if face.get("optional")}
    assert {face["key"] for face in developments() if face.get("reassign")} < optional
    assert {key for key, entry in powers().items() if re.search(r"\bmay\b", entry["text"])} - {
        "galactic_reserves"
    } == optional


def test_power_18_to_power_44_notes_are_listed_with_their_tiles() -> None:
    for number in range(18, 45):
        rule = f"POWER-{number}"
        subject = rules()[rule]["text"].partition(": ")[0]
        named = [face for face in developments() + worlds() if face["name"] in subject]
        assert named
        for face in named:
            assert rule in texts()[face["key"]]["rules"], (rule, face["key"])


def test_rules_are_complete() -> None:
    core, pack = read(CORE_RULES)["rules"], base("rules")["rules"]
    assert not set(core) & set(pack)
    assert set(rules()) == {f"{chapter}-{n + 1}" for chapter, count in CHAPTERS.items() for n in range(count)}
    assert len(rules()) == 263
    assert list(read(CORE_RULES)["chapters"]) == list(CHAPTERS)
    for statement in rules().values():
        assert set(statement) - {"example"} == {"text", "basis"}
        assert statement["basis"] in {"printed", "inferred", "ruling"}


def test_rules_refer_to_rules_that_exist() -> None:
    for identifier, statement in rules().items():
        for text in (statement["text"], statement.get("example", "")):
            named = set(re.findall(r"\b(?:RACE-DIFF|[A-Z]{3,})-\d+\b", text))
            assert named <= set(rules()) - {identifier}


def names() -> re.Pattern[str]:
    spellings = {face[field] for face in developments() + worlds() for field in ("key", "name")}
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(spellings)))})(?!\w)", re.IGNORECASE)


def test_the_pack_states_the_rules_that_name_a_tile_and_no_others() -> None:
    for identifier, statement in base("rules")["rules"].items():
        assert names().search(statement["text"]), identifier


@pytest.mark.parametrize("package", ["core", "bots", "cli"])
def test_no_tile_is_named_outside_the_pack(package: str) -> None:
    """The engine works for any pack: no name and no key of a tile stands in these packages."""
    directory = PACKAGES / package
    assert (directory / "pyproject.toml").is_file()
    pattern = names()
    places = []
    for path in sorted(directory.rglob("*")):
        inside = path.relative_to(directory)
        if not path.is_file() or {"__pycache__", "build", "dist"} & set(inside.parts):
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        places += [f"{inside}: {match[0]}" for match in pattern.finditer(f"{inside}\n{text}")]
    assert places == []
