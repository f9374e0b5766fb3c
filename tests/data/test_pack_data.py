"""The data files of the base pack and the rule statements, against facts written down here a second time."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

PACKAGES = Path(__file__).resolve().parents[2] / "packages"
TILES_BASE = PACKAGES / "tiles-base" / "src" / "starcup_tiles_base"
CORE_RULES = PACKAGES / "core" / "src" / "starcup" / "roll" / "rules.toml"

Table = dict[str, Any]

# Development, cost, phases; world, cost, colour, what settling it gives ("-1": one own die lost).
TILES = [
    ("Advanced Logistics", 1, "explore", "Designer Species, Ultd.", 5, "genes", "$1; 1 genes good"),
    ("Alien Research Ship", 5, "explore", "Spice World", 2, "novelty", "1 novelty cup"),
    (
        "Alien Research Team",
        3,
        "explore",
        "Rebel Warrior Race",
        3,
        "genes",
        "-1; 1 military citizenry; 1 genes citizenry",
    ),
    ("Alien Uplift Blueprints", 3, "settle", "Information Hub", 3, "novelty", "1 novelty good"),
    ("Backup Planning", 1, "assign", "Galactic Trendsetters", 6, "grey", "$2; 2 consumption citizenry"),
    ("Colonial Affinity", 2, "assign", "Malevolent Lifeforms", 4, "genes", "1 genes good"),
    ("Conscription", 4, "", "Gem World", 2, "novelty", "1 novelty cup"),
    ("Diversification", 1, "assign", "Lost Species Ark World", 5, "genes", "$1; 1 genes good"),
    ("Executive Power", 3, "assign", "Trading World", 3, "grey", "1 consumption citizenry"),
    ("Export Duties", 2, "ship", "Silicon World", 4, "rare_elements", "$1; 1 rare_elements good"),
    ("Free Trade Association", 6, "ship", "Sentient Robots", 2, "grey", "1 military cup"),
    ("Free Trade Zone", 3, "settle", "Galactic Resort", 3, "novelty", "1 novelty good"),
    ("Galactic Bankers", 6, "ship", "Former Penal Colony", 1, "novelty", "-1; 1 military cup"),
    ("Galactic Demand", 2, "ship", "Deserted Alien Outpost", 4, "alien_technology", "1 alien_technology good"),
    ("Galactic Exchange", 6, "settle", "Star Nomad Lair", 1, "novelty", "1 novelty citizenry"),
    ("Galactic Federation", 6, "develop", "Artist Colony", 1, "novelty", "1 novelty citizenry"),
    (
        "Galactic Influence",
        3,
        "assign",
        "Blaster Gem Mines",
        3,
        "rare_elements",
        "1 military citizenry; 1 rare_elements citizenry",
    ),
    ("Galactic Investors", 5, "develop", "New Vinland", 2, "novelty", "1 novelty cup"),
    ("Galactic Mandate", 3, "assign", "Mining World", 3, "rare_elements", "1 rare_elements good"),
    (
        "Galactic Recycling",
        2,
        "develop, settle",
        "Alien Robot Scout Ship",
        4,
        "alien_technology",
        "$1; 1 alien_technology cup",
    ),
    ("Galactic Renaissance", 6, "ship", "Fifth Column", 1, "grey", "1 military cup"),
    ("Galactic Reserves", 6, "produce", "Rebel Hideout", 2, "grey", "2 military citizenry"),
    ("Galactic Salon", 4, "ship", "Runaway Robots", 2, "rare_elements", "1 military cup"),
    ("Homeworld Patriotism", 3, "assign", "Plague World", 3, "genes", "1 genes cup"),
    ("Hydroponics Guild", 1, "assign", "Alien Sentinels", 6, "alien_technology", "$3; 1 alien_technology cup"),
    ("Information Tech", 4, "", "Pirate World", 2, "novelty", "1 military citizenry"),
    ("Investment Credits", 4, "develop", "Galactic Survey Headquarters", 2, "novelty", "1 novelty cup"),
    ("Isolation Policy", 3, "assign", "Planetary Nebula", 3, "rare_elements", "1 rare_elements good"),
    ("Jumpdrive Research", 1, "ship", "Deserted Alien Library", 6, "alien_technology", "$2; 1 alien_technology good"),
    ("Local Subsidies", 2, "assign", "Distant World", 4, "genes", "$1; 1 genes cup"),
    ("Mad Scientists", 3, "assign", "Gateway Station", 3, "grey", "1 consumption citizenry"),
    ("Major Research Labs", 3, "explore", "Galactic Fuel Depot", 3, "rare_elements", "1 rare_elements good"),
    ("Merchant Guild", 3, "produce", "Jumpdrive Fuel Refinery", 3, "rare_elements", "1 rare_elements good"),
    ("Mining League", 6, "produce", "New Survivalists", 1, "novelty", "1 novelty citizenry"),
    ("Minor Research Labs", 2, "ship", "Transport Hub", 4, "grey", "$1; 1 consumption citizenry"),
    ("Nanotechnology", 5, "assign", "Radioactive World", 2, "rare_elements", "1 rare_elements cup"),
    ("New Economy", 6, "ship", "High-Gravity World", 1, "grey", "1 military cup"),
    ("New Galactic Order", 6, "settle", "Secluded World", 1, "novelty", "1 novelty citizenry"),
    ("Operations Affinity", 2, "assign", "Tourist World", 4, "grey", "$1; 1 consumption citizenry"),
    ("Organic Shipyards", 5, "ship", "Outlaw World", 2, "grey", "1 military cup"),
    ("Propaganda Campaign", 4, "assign", "Ore-Rich World", 2, "rare_elements", "1 rare_elements cup"),
    ("Public Works", 1, "develop", "Lost Alien Warship", 5, "alien_technology", "$2; 1 alien_technology cup"),
    ("Replicant Robots", 4, "settle", "Space Port", 2, "novelty", "1 novelty cup"),
    ("Robot Surveyors", 5, "settle", "Asteroid Belt", 2, "rare_elements", "1 rare_elements cup"),
    ("Shipping Affinity", 2, "assign", "Deep Space Symbionts, Ltd.", 4, "genes", "$1; 1 genes cup"),
    ("Space Docks", 2, "ship", "Armaments World", 4, "rare_elements", "$1; 1 rare_elements good"),
    ("Space Marines", 3, "", "Prosperous World", 3, "novelty", "1 novelty good"),
    ("Space Mercenaries", 1, "assign", "Lost Alien Battle Fleet", 6, "alien_technology", "$3; 1 alien_technology cup"),
    ("Space Refineries", 3, "ship", "Uplift Overseers", 3, "genes", "1 genes cup"),
    ("Space Tourism", 3, "ship", "Universal Exports", 3, "novelty", "1 novelty good"),
    ("System Diversification", 6, "assign", "Rebel Miners", 2, "rare_elements", "-1; 2 military citizenry"),
    ("Technology Affinity", 2, "assign", "Jungle World", 4, "genes", "1 genes good"),
    (
        "Technology Unions",
        1,
        "explore, produce",
        "Deserted Alien Colony",
        5,
        "alien_technology",
        "$1; 1 alien_technology good",
    ),
    ("Terraforming Robots", 1, "settle", "Terraformed World", 5, "grey", "$2; 1 consumption citizenry"),
    ("Trade Levies", 3, "ship", "Comet Zone", 3, "rare_elements", "1 rare_elements good"),
]

# By number: each half with its cost, and phases or colour and grant.
FACTIONS = [
    [("Space Piracy", 0, "ship"), ("Hidden Fortress", 2, "grey", "1 military citizenry")],
    [("Alien Archaeology", 1, "explore"), ("Alien Rosetta Stone World", 1, "grey", "1 alien_technology citizenry")],
    [("Consumer Markets", 3, "produce"), ("Space Mall", 0, "novelty", "1 novelty cup")],
    [("Improved Reconnaissance", 2, "explore"), ("Wormhole Station", 3, "rare_elements", "1 rare_elements cup")],
    [("Genetics Lab", 2, "produce"), ("The Last of the Gnarssh", 0, "genes", "1 genes citizenry")],
    [("Galactic Religion", 2, "develop"), ("Pilgrimage World", 3, "novelty", "1 novelty good")],
    [("Biological Adaptation", 2, "develop"), ("Aquatic Uplift World", 2, "grey", "1 genes cup")],
    [("Mining Industry", 2, "ship"), ("Meteorite Planet", 1, "rare_elements", "1 rare_elements citizenry")],
    [
        ("Destroyed Colony", 0, "grey", "1 consumption cup"),
        ("Awakened Alien Outpost", 3, "alien_technology", "1 military citizenry"),
    ],
]

HOME_WORLDS = [
    ("Alpha Centauri", 1, "rare_elements", "1 rare_elements good"),
    ("Ancient Race", 0, "genes", "1 genes good"),
    ("Damaged Alien Factory", 1, "alien_technology", "1 alien_technology citizenry"),
    ("Doomed World", 0, "grey", "start $8"),
    ("Earth's Lost Colony", 2, "novelty", "1 novelty good"),
    ("Epsilon Eridani", 2, "grey", "1 novelty citizenry; 1 military citizenry"),
    ("New Sparta", 2, "grey", "2 military citizenry"),
    ("Old Earth", 3, "grey", "1 consumption citizenry"),
    ("Separatist Colony", 2, "grey", "1 military cup"),
]

IMMEDIATE = {"Conscription": {"military": 2}, "Information Tech": {"novelty": 2}, "Space Marines": {"military": 1}}

CHAPTERS = {
    "TERM": 7,
    "DICE": 7,
    "TILES": 9,
    "SETUP": 20,
    "ROUND": 5,
    "ROLL": 3,
    "ASSIGN": 26,
    "REVEAL": 7,
    "PHASE": 12,
    "EXPLORE": 20,
    "DEVELOP": 12,
    "SETTLE": 8,
    "IMMED": 8,
    "PRODUCE": 7,
    "SHIP": 18,
    "MANAGE": 13,
    "END": 7,
    "SCORE": 11,
    "TIMING": 4,
    "SECRET": 7,
    "POWER": 44,
    "RACE-DIFF": 8,
}


@cache
def read(path: Path) -> Table:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def base(name: str) -> Table:
    return read(TILES_BASE / f"{name}.toml")


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
    texts = base("texts")
    assert set(texts) == {face["key"] for face in developments() + worlds()}
    for world in worlds():
        assert set(texts[world["key"]]) - {"rules"} == {"text"}
    for development in developments():
        text = texts[development["key"]]
        assert set(text) - {"bonus"} == {"text", "notes", "rules"}
        assert ("bonus" in text) == development.get("plus", False)
        assert text["rules"]
    for text in texts.values():
        assert set(text.get("rules", ())) <= set(rules())


def test_power_18_to_power_44_notes_are_listed_with_their_tiles() -> None:
    texts = base("texts")
    for number in range(18, 45):
        rule = f"POWER-{number}"
        subject = rules()[rule]["text"].partition(": ")[0]
        named = [face for face in developments() + worlds() if face["name"] in subject]
        assert named
        for face in named:
            assert rule in texts[face["key"]]["rules"], (rule, face["key"])


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
            found = set(re.findall(r"\b(?:RACE-DIFF|[A-Z]{3,})-\d+\b", text))
            assert found <= set(rules()) - {identifier}


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
    found = []
    for path in sorted(directory.rglob("*")):
        inside = path.relative_to(directory)
        if not path.is_file() or {"__pycache__", "build", "dist"} & set(inside.parts):
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{inside}: {match[0]}" for match in pattern.finditer(f"{inside}\n{text}")]
    assert found == []
