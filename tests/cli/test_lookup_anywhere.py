"""what, rules and the commands for pieces find the game, and the installed pack, that has what is asked for."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from starcup_cli import terminal
from starcup_cli.lookup import anywhere
from tests.cli.helpers import COMMAND, refused, report, run

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("command", "head"),
    [
        (("what", "orbit"), "Orbit\n"),
        (("rules", "FOLLOW-9"), "FOLLOW-9 "),
        (("rules", "SETTLE-9"), "SETTLE-9 "),  # Roll has this chapter, but not so many rules
        (("rebel", "hades"), "Hades: "),
    ],
)
def test_a_word_of_one_game(command: tuple[str, ...], head: str) -> None:
    result = run(*command)
    assert result.exit_code == 0
    assert result.stdout.startswith(head)


def test_where_it_was_found_is_told_to_people() -> None:
    assert run("what", "orbit").stderr == "(in Tiny Epic Galaxies: --game tiny-epic)\n"
    assert run("what", "orbit", "--language", "es").stderr == "(en Pequeñas Grandes Galaxias: --game tiny-epic)\n"
    assert run("what", "orbit", "--json").stderr == ""
    assert report("what", "orbit") == report("what", "orbit", "--game", "tiny-epic")


def test_a_game_that_is_named_is_the_only_one() -> None:
    assert refused("what", "orbit", "--game", "race").startswith("starcup: unknown word 'orbit'")
    assert refused("rules", "FOLLOW-9", "--game", "race").startswith("starcup: unknown rule or chapter 'FOLLOW-9'")


def test_the_usual_game_goes_first() -> None:
    plain = run("what", "settle")
    assert plain.stdout == run("what", "settle", "--game", "roll").stdout
    assert plain.stderr == ""  # nobody looks


def test_a_person_who_looks_is_told_of_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anywhere, "somebody_looks", lambda: True)
    assert run("what", "settle").stderr.startswith("(also in Race for the Galaxy (--game race), ")
    assert run("rules", "ASSIGN-10").stderr == ""
    assert run("what", "settle", "--json").stderr == ""
    assert not terminal.somebody_looks()


def test_a_word_in_two_games_neither_of_which_is_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anywhere, "playable_games", lambda: iter(["race", "tiny-epic"]))
    told = (
        "is in several places; choose one by --game race (Race for the Galaxy); --game tiny-epic (Tiny Epic Galaxies)"
    )
    assert refused("what", "set-up") == f"starcup: 'set-up' {told}"
    assert refused("rules", "SETUP-1") == f"starcup: 'SETUP-1' {told}"
    assert run("what", "orbit").stdout.startswith("Orbit\n")


def test_a_word_in_none_names_the_nearest_of_all_games() -> None:
    assert refused("what", "orbti") == "starcup: unknown word 'orbti' (did you mean 'orbit'?)"
    assert refused("rebel", "hadse") == "starcup: unknown rebel 'hadse' (did you mean 'Hades'?)"
    assert "chapter FOLLOW has the rules FOLLOW-1 to FOLLOW-22" in refused("rules", "FOLLOW-99")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder on the path with an installed pack of data alone: a planet of the box under another name."""
    box = ROOT / "packages/tiny-epic/src/starcup_tiny_epic/box"
    package = tmp_path / "second_sky"
    (package / "powers").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "pack.toml").write_text(
        'name = "second-sky"\ntitle = "Second sky"\ngame = "tiny-epic"\n', encoding="utf-8"
    )
    planet = (box / "planets.toml").read_text(encoding="utf-8").split("[[planet]]")[1]
    planet = planet.replace("birkomius", "zyzzyva").replace("Birkomius", "Zyzzyva")
    (package / "planets.toml").write_text(f"[[planet]]{planet}", encoding="utf-8")
    power = (box / "powers" / "birkomius.toml").read_text(encoding="utf-8")
    (package / "powers" / "zyzzyva.toml").write_text(power, encoding="utf-8")
    info = tmp_path / "second_sky-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: second-sky\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[starcup.packs]\nsecond-sky = second_sky\n", encoding="utf-8")
    return tmp_path


def test_a_pack_that_is_installed_and_not_played_with(site: Path) -> None:
    for command in (["planet"], ["what"]):
        done = subprocess.run(
            [*COMMAND, *command, "zyzzyva"],
            env={**os.environ, "PYTHONPATH": str(site)}, capture_output=True, text=True, timeout=110, check=False,
        )  # fmt: skip
        assert done.stdout.startswith("Zyzzyva"), done.stderr
        assert done.stderr == "(in second-sky: --game tiny-epic --packs tiny-epic-base,second-sky)\n"
        assert done.returncode == 0
