"""tile, rules, packs: what they find, in words and as JSON, and what they say when there is nothing."""

from __future__ import annotations

import pytest

from tests.cli.helpers import longest, refused, report, run


@pytest.mark.parametrize("name", ["Space Piracy", "space_piracy", "SPACE PIRACY", "hidden fortress", "f1"])
def test_tile_by_name_key_or_id_of_any_side(name: str) -> None:
    result = run("tile", name)
    assert result.exit_code == 0
    assert "Space Piracy [space_piracy]: development" in result.output
    assert "Hidden Fortress [hidden_fortress]: Grey world, cost 2" in result.output
    assert "POWER-43" in result.output
    assert longest(result.output) <= 80


def test_tile_as_several_words() -> None:
    assert run("tile", "gem", "world").output == run("tile", "gem_world").output


def test_tile_as_json() -> None:
    found = report("tile", "gem world")
    assert isinstance(found, dict)
    assert (found["kind"], found["pack"]) == ("tile", "base")
    sides = found["sides"]
    assert isinstance(sides, list)
    development, world = sides
    assert isinstance(development, dict) and isinstance(world, dict)
    assert (development["key"], development["power"]) == ("conscription", True)
    assert (world["key"], world["cost"], world["colour"], world["power"]) == ("gem_world", 2, "novelty", None)


def test_unknown_tile_names_the_nearest() -> None:
    assert refused("tile", "gem wrld") == "starcup: unknown tile 'gem wrld' (did you mean 'Gem World'?)"


def test_tile_needs_a_name() -> None:
    assert "Missing argument" in refused("tile")


def test_a_rule() -> None:
    result = run("rules", "assign-10")
    assert result.output.startswith("ASSIGN-10  Dictate")
    assert longest(result.output) <= 80


@pytest.mark.parametrize("name", ["ship", "SHIP", "Ship"])
def test_a_chapter(name: str) -> None:
    output = run("rules", name).output
    assert "SHIP-1 " in output and "SHIP-18" in output and "SETTLE-1 " not in output


def test_chapter_by_its_title() -> None:
    assert run("rules", "manage", "empire").output == run("rules", "MANAGE").output


def test_rules_alone_lists_the_chapters() -> None:
    output = run("rules").output
    assert "ASSIGN" in output and "Manage Empire" in output


def test_rules_as_json() -> None:
    (found,) = [report("rules", "POWER-43")]
    assert isinstance(found, list)
    (rule,) = found
    assert isinstance(rule, dict)
    assert (rule["id"], rule["chapter"], rule["basis"]) == ("POWER-43", "Powers", "printed")


def test_unknown_rule_says_how_far_the_chapter_goes() -> None:
    assert "ASSIGN-1 to ASSIGN-26" in refused("rules", "ASSIGN-99")


def test_unknown_chapter_names_the_nearest() -> None:
    assert "did you mean" in refused("rules", "asign-3")


@pytest.mark.slow
def test_packs() -> None:
    result = run("packs")
    assert result.exit_code == 0
    assert "base" in result.output and "55 tiles, 9 factions, 9 home worlds" in result.output


def test_packs_as_json() -> None:
    found = report("packs")
    assert isinstance(found, list)
    base = next(pack for pack in found if isinstance(pack, dict) and pack["name"] == "base")
    assert base["tiles"] == 55 and base["fault"] is None
    with_power, without = base["with_power"], base["without_power"]
    assert isinstance(with_power, int) and isinstance(without, list)
    assert with_power + len(without) == base["developments"] == 63


def test_unknown_pack_names_the_nearest() -> None:
    for command in (["tile", "x"], ["rules"], ["play"], ["sim"]):
        assert "unknown pack 'bsae' (did you mean 'base'?)" in refused(*command, "--packs", "bsae")


def test_pack_named_twice() -> None:
    assert "named twice" in refused("rules", "--packs", "base,base")


def test_rules_that_use_a_word() -> None:
    output = run("rules", "dictate").output
    assert "ASSIGN-10 " in output and "ASSIGN-24 " in output and "SETUP-14" not in output
    found = report("rules", "area")
    assert isinstance(found, list)
    assert "ASSIGN-24" in {rule["id"] for rule in found if isinstance(rule, dict)}
    assert "unknown rule or chapter 'xy'" in refused("rules", "xy")


def test_rule_number_after_a_blank() -> None:
    assert run("rules", "assign", "10").output == run("rules", "ASSIGN-10").output


def test_the_nouns_of_installed_games_are_those_of_their_words() -> None:
    from starcup import games
    from starcup.words import Words
    from starcup_cli.group import piece_nouns

    nouns = piece_nouns()
    assert {"tile", "card"} <= set(nouns)
    for noun, keys in nouns.items():
        for key in keys:
            words = games.find(key).facet("words", Words)
            assert noun in (words.piece, *words.other_pieces)
