"""Powers in Python of a phase that an extension adds."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from starcup import Pack, PackError
from starcup.pictures import drawing, svg_of
from starcup_race import RaceRuleset
from starcup_race.testing import Scenario
from tests.cli.helpers import run

SOUNDINGS = Path(__file__).parent / "soundings"


def load(folder: Path = SOUNDINGS, options: Mapping[str, str] | None = None) -> RaceRuleset:
    return RaceRuleset.load(["race-base", Pack.from_folder(folder)], options=options)


def phases_of_the_power(rules: RaceRuleset) -> tuple[str, ...]:
    return next(power.phases for power in rules.powers if power.key == "lead_line")


def test_a_power_works_in_a_phase_of_an_extension() -> None:
    """POWER-3."""
    rules = load()
    game = Scenario(rules).seat(0, tableau="lead_line").begin("sound", "sound")
    assert [len(seat.hand) for seat in game.table.seats] == [1, 0]
    assert phases_of_the_power(rules) == ("sound",)


def test_its_page_and_its_picture_name_the_phase(tmp_path: Path) -> None:
    told = run("pack", "preview", str(SOUNDINGS), "--svg", str(tmp_path))
    assert told.exit_code == 0, told.output
    assert "Sounding: Draw a card when the phase ends" in run("pack", "preview", str(SOUNDINGS)).output
    assert "Sounding" in (tmp_path / "lead_line.svg").read_text(encoding="utf-8")


def test_a_phase_with_the_initial_of_a_sign_of_the_box_has_a_tab_of_its_own(tmp_path: Path) -> None:
    """The tab of Explore says I."""
    folder = Path(shutil.copytree(SOUNDINGS, tmp_path / "soundings"))
    module, power = folder / "extensions" / "sound.py", folder / "powers" / "lead_line.toml"
    module.write_text(module.read_text(encoding="utf-8").replace('"Sounding"', '"Inspection"'), encoding="utf-8")
    power.write_text(power.read_text(encoding="utf-8") + "[power]\nexplore.draw = 1\n", encoding="utf-8")
    drawn = svg_of(drawing(load(folder)).picture("card/lead_line", "print"), "Lead Line")
    assert ">Explore<" in drawn and ">Inspection<" in drawn


def test_a_power_of_an_extension_that_is_off_does_nothing() -> None:
    rules = load(options={"soundings.sound": "off"})
    assert phases_of_the_power(rules) == ()
    game = Scenario(rules).seat(0, tableau="lead_line").begin("develop", "settle")
    game.submit(0, "pass")
    game.submit(1, "pass")
    assert [len(seat.hand) for seat in game.table.seats] == [0, 0]


def test_a_misspelt_phase_is_refused_with_the_nearest(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(SOUNDINGS, tmp_path / "soundings"))
    file = folder / "powers" / "lead_line.toml"
    file.write_text('text = "Draw a card."\nphases = ["sonud"]\n', encoding="utf-8")
    with pytest.raises(PackError, match=r"lead_line\.toml.*did you mean 'sound'"):
        load(folder)
