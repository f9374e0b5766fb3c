"""powers, and what tile and packs say of them: each a plugin in a file of its own, perhaps replaced or left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from tests.cli.helpers import longest, refused, report, run
from tests.conformance.packs import write_pack

MINE = {
    "pack.toml": 'name = "mine"\ngame = "roll"\nneeds = ["base"]\n'
    '[replaces]\npowers = ["space_piracy"]\n[leaves_out]\npowers = ["public_works"]\n',
    "powers/space_piracy.toml": 'text = "At the end of every Ship phase you gain $9."\nrules = ["SHIP-3"]\n'
    "[power]\ncredits_at_end = 9\n",
}


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A pack that replaces one power of the base pack and leaves another out."""
    for name, text in MINE.items():
        (tmp_path / "mine" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "mine" / name).write_text(text, encoding="utf-8")
    return f"base,{tmp_path / 'mine'}"


def listed(*options: str, command: str = "powers") -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", report(command, *options))


def row(output: str, start: str) -> str:
    """The row of a power, its further lines included."""
    (found,) = [line for line in output.replace("\n ", " ").splitlines() if line.startswith(start)]
    return " ".join(found.split())


def test_all_powers_are_listed_aligned() -> None:
    result = run("powers")
    assert result.exit_code == 0
    head, *rows = result.output.splitlines()
    assert head == "## base: 63 powers, files in its folder powers"
    assert row(result.output, "space_piracy") == "space_piracy.toml Ship credits_at_end"
    assert row(result.output, "galactic_bankers") == "galactic_bankers.py Ship traded, bonus"
    assert row(result.output, "nanotechnology") == "nanotechnology.toml Assign reassign"
    files = [line.split()[0] for line in rows if not line.startswith(" ")]
    assert len(files) == len(set(files)) == 63
    assert longest(result.output) <= 80
    assert {line[28:30] for line in rows} == {line[46:48] for line in rows} == {"  "}


def test_powers_as_json() -> None:
    found = {power["key"]: power for power in listed()}
    assert len(found) == len(listed()) == 63
    team = found["alien_research_team"]
    assert (team["name"], team["pack"], team["file"]) == (
        "Alien Research Team",
        "base",
        "powers/alien_research_team.py",
    )
    assert (team["phases"], team["hooks"]) == (["explore"], ["tasks_done", "credits_at_end", "scouted"])
    assert (team["optional"], team["state"], team["by"], team["replaces"]) == (False, "active", None, None)
    assert team["text"] and team["rules"] and found["mining_league"]["bonus"]


def test_powers_of_a_phase_a_hook_and_a_pack(mine: str) -> None:
    assert {phase for power in listed("--phase", "ship") for phase in power["phases"]} == {"ship"}
    assert len(listed("--phase", "assign")) == 18
    assert {power["key"] for power in listed("--hook", "immediate")} == {
        "conscription",
        "information_tech",
        "space_marines",
    }
    assert [power["key"] for power in listed("--of", "mine", "--packs", mine)] == ["space_piracy"]


def test_what_is_not_there_is_refused_with_the_nearest() -> None:
    assert refused("powers", "--phase", "shp") == "starcup: unknown phase 'shp' (did you mean 'ship'?)"
    assert refused("powers", "--hook", "bonsu") == "starcup: unknown hook 'bonsu' (did you mean 'bonus'?)"
    assert refused("powers", "--of", "bse") == "starcup: unknown pack 'bse' (did you mean 'base'?)"


def test_what_is_replaced_and_left_out_is_told(mine: str) -> None:
    output = run("powers", "--packs", mine, "--without", "merchant_guild").output
    assert longest(output) <= 80
    base, own = output.split("## mine: 1 power, files in its folder powers\n")
    assert row(base, "space_piracy") == "space_piracy.toml Ship credits_at_end; replaced by pack mine"
    assert row(base, "merchant_guild") == "merchant_guild.toml Produce credits_at_end; left out"
    assert row(base, "public_works") == "public_works.toml Develop credits_on_completion; left out by pack mine"
    assert row(own, "space_piracy") == "space_piracy.toml Ship credits_at_end; replaces that of pack base"
    told = {(power["key"], power["pack"]): power for power in listed("--packs", mine)}
    old, new = told["space_piracy", "base"], told["space_piracy", "mine"]
    assert (old["state"], old["by"], new["state"], new["replaces"]) == ("replaced", "mine", "active", "base")
    assert (told["public_works", "base"]["state"], told["public_works", "base"]["by"]) == ("left-out", "mine")
    assert "$9" in new["text"] and "Military" in old["text"]


def test_a_tile_has_the_text_of_the_power_that_replaces_another(mine: str) -> None:
    output = " ".join(run("tile", "space", "piracy", "--packs", mine).output.split())
    assert "you gain $9." in output and "Military dice in your" not in output and "Rules: SHIP-3" in output
    assert "The power is that of pack mine; it replaces that of pack base." in output
    side = cast("dict[str, Any]", report("tile", "space", "piracy", "--packs", mine))["sides"][0]
    assert (side["replaces"], side["text"]) == ("base", "At the end of every Ship phase you gain $9.")
    output = " ".join(run("tile", "public", "works", "--packs", mine).output.split())
    assert "Its power is left out by pack mine: it is worth its VP and does nothing." in output


def test_a_tile_says_whether_its_power_is_optional() -> None:
    words = "Optional: its owner may use the power or not."
    for name, optional in (("nanotechnology", True), ("galactic_bankers", True), ("space_piracy", False)):
        assert (words in run("tile", name).output) is optional


def test_packs_name_what_they_replace_and_leave_out(mine: str) -> None:
    output = run("packs", "--packs", mine).output
    assert "  replaces powers: space_piracy of base\n" in output
    assert "  leaves out powers: public_works of base\n" in output
    base, own = listed("--packs", mine, command="packs")
    assert (base["replaced_powers"], base["left_out_powers"]) == ({}, {})
    assert (own["replaced_powers"], own["left_out_powers"]) == ({"space_piracy": "base"}, {"public_works": "base"})


def test_packs_name_the_pieces_that_they_leave_out(tmp_path: Path) -> None:
    where = str(write_pack(tmp_path, manifest='[leaves_out]\ntiles = ["t01"]\n'))
    assert "  leaves out tiles: t01\n" in run("packs", "--packs", where).output
    (own,) = listed("--packs", where, command="packs")
    assert (own["replaced_pieces"], own["left_out_pieces"]) == ({}, {"tiles": ["t01"]})


def test_a_heading_says_how_many_of_a_pack_are_shown(mine: str) -> None:
    lines = run("powers", "--phase", "develop", "--packs", mine).output.splitlines()
    assert [line for line in lines if line.startswith("## ")] == [
        "## base: 7 of 63 powers, files in its folder powers",
        "## mine: 0 of 1 power, files in its folder powers",
    ]
