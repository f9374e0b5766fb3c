"""The players of Race at the command line: who plays and who advises if nobody is named, and what tables show."""

from __future__ import annotations

from typing import cast

from tests.cli.helpers import longest, report, run


def test_greedy_plays_and_hard_advises_if_nobody_is_named() -> None:
    result = run("play", "--game", "race", "--seed", "5", typed=["hint", "discard none", "hint planner", "quit"])
    assert result.exit_code == 0, result.output
    assert "You, Greedy" in result.stdout
    assert "hint: " in result.stdout
    assert longest(result.stdout) <= 80


def test_a_simulation_counts_chips_cards_and_bonuses() -> None:
    found = report("sim", "--game", "race", "--games", "4", "--bots", "normal,random", "--json")
    first = cast(dict[str, list[dict[str, float]]], found)["bots"][0]
    assert first["wins"] == 4
    assert first["score"] == first["chips"] + first["cards"] + first["bonus"]


def test_bots_of_the_same_name_are_those_of_the_game() -> None:
    for game in ("roll", "race"):
        result = run("sim", "--game", game, "--games", "2", "--bots", "easy,greedy")
        assert result.exit_code == 0, result.output
    assert "no bot" in run("sim", "--game", "race", "--bots", "shipper").output.replace("unknown bot", "no bot")
