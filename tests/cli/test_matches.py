"""sim, arena and balance with --game: the toy, installed with a bot of its own that has the name of one of Roll's."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest
from attrs import evolve

from starcup import games
from starcup.games import GameDefinition
from tests.bots.conftest import Install, install, toy
from tests.cli.helpers import Json, longest, refused, report, run
from tests.kernel.toy import ToyTable, ToyView

__all__ = ["install", "toy"]

GREEDY = """
import starcup_bots

class Last:
    needs_view = False
    def __init__(self, seed): pass
    def choose(self, decision, view): return decision.legal[-1]

@starcup_bots.hookimpl
def bots():
    return [starcup_bots.BotKind("greedy", "Takes what comes last.", Last, game="toy")]
"""

ToyGame = GameDefinition[ToyTable, ToyView]


@pytest.fixture(autouse=True)
def installed(toy: ToyGame, install: Install) -> ToyGame:
    """The toy and its greedy."""
    install("toys", "greedy_of_toy", GREEDY)
    return toy


def test_sim_sums_up_another_game() -> None:
    found = cast(dict[str, Json], report("sim", "--game", "toy", "--games", "6"))
    assert (found["game"], found["players"], found["packs"], found["options"]) == ("toy", 2, [], {})
    assert found["end_reasons"] == {"over": 6}
    bots = cast(list[dict[str, Json]], found["bots"])
    assert sorted(str(bot["bot"]) for bot in bots) == ["greedy", "random"]
    keys = ["bot", "seats", "wins", "win_rate", "score", "dared", "faults"]
    assert all(list(bot) == keys and bot["dared"] == bot["score"] for bot in bots)


def test_the_table_of_sim_has_the_lines_of_the_game() -> None:
    result = run("sim", "--game", "toy", "--games", "3", "--players", "3")
    assert result.exit_code == 0, result.output
    assert "A toy: 3 games, 3 players, first seed 0" in result.stdout and longest(result.stdout) <= 80
    assert "Rounds" not in result.stdout, "it has none"
    assert re.search(r"score +dared\n", result.stdout) and "chips" not in result.stdout


def test_roll_is_what_is_played_without_a_name() -> None:
    found = cast(dict[str, Json], report("sim", "--games", "1"))
    assert "game" not in found and "chips" in cast(list[dict[str, Json]], found["bots"])[0]


def test_an_arena_goes_on_with_its_game(tmp_path: Path) -> None:
    folder = str(tmp_path / "arena")
    assert run("arena", "--game", "toy", "--games", "2", "--out", folder).exit_code == 0
    plan = json.loads((tmp_path / "arena" / "plan.json").read_text())["plan"]
    assert (plan["game"], plan["bots"], plan["packs"]) == ("toy", ["greedy", "random"], [])
    found = cast(dict[str, Json], report("arena", "--resume", folder, "--games", "4"))
    assert (found["game"], found["games"]) == ("toy", 8)
    assert "begun with another --game: 'toy', not 'roll'" in refused("arena", "--resume", folder, "--game", "roll")
    head, *rows = (tmp_path / "arena" / "seats.csv").read_text().splitlines()
    assert "score,dared,tie_break,built,rounds" in head and len(rows) == 16


def test_an_arena_of_one_seat() -> None:
    result = run("arena", "--game", "toy", "--games", "5", "--players", "1")
    assert result.exit_code == 0, result.output
    assert "A toy: 10 games of 10, 1 player," in result.stdout and longest(result.stdout) <= 80


def test_balance_counts_the_pieces_of_the_game(installed: ToyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    result = run("balance", "--game", "toy", "--games", "40", "--players", "3")
    assert result.exit_code == 0, result.output
    assert " card " in result.stdout
    assert "expected 2 players or more" in refused("balance", "--game", "toy", "--players", "1")
    monkeypatch.setattr(games, "_KNOWN", {"toy": evolve(installed, bots=None)})
    assert refused("balance", "--game", "toy") == ("starcup: A toy names no pieces whose balance could be looked at")


@pytest.mark.parametrize("command", ["sim", "arena", "balance"])
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--packs", "base"), "A toy has no packs"),
        (("--without", "space_piracy"), "A toy has no packs"),
        (("--option", "base.order=1"), "A toy has no packs"),
        (("--bots", "greedi,random"), "unknown bot 'greedi' (did you mean 'greedy'?)"),
        (("--bots", "normal,random"), "unknown bot 'normal'; there are: greedy, random"),
        (("--players", "9"), "9 players: A toy is for 1 to 3"),
        (("--game", "toi"), "unknown game 'toi' (did you mean 'toy'?)"),
    ],
)
def test_what_the_game_has_not_is_refused_in_one_line(command: str, options: tuple[str, ...], told: str) -> None:
    assert told in refused(command, "--game", "toy", *options)


SEARCH = """
import starcup_bots

@starcup_bots.hookimpl
def bots():
    return [starcup_bots.search_kind("toy", budget=starcup_bots.SearchBudget(playouts=60, seconds=0))]
"""


def test_hints_are_of_the_bots_of_the_game(install: Install) -> None:
    """Both games have a greedy: that of the toy takes what comes last. A search tells odds."""
    install("searchers", "search_of_toy", SEARCH)
    typed = ["hint", "hint search", "quit"]
    shown = " ".join(run("play", "--game", "toy", "--seed", "4", "--hints", "greedy", typed=typed).stdout.split())
    assert "hint: 3, Play 9. greedy gives no reasons." in shown
    assert re.search(r"hint: \d, Play \d\. .*(Next best|Nearly as good): \d, Play \d\.", shown), shown
