"""No false alarms: sound packs pass, and what the kit says of others reads well."""

from __future__ import annotations

import gc
import time
from pathlib import Path
from shutil import copyfile

import pytest

from starcup import Pack
from starcup.roll import RollRuleset
from starcup.roll.testing import CHECKS
from starcup.roll.testing.packs import PackBench
from starcup.testing import Finding, assert_pack_ok, check_pack, report
from tests.conformance.careless import ASKS, HEAD, NOTHING
from tests.conformance.packs import write_pack
from tests.conformance.sound_packs import SOUND as SOUND_PACKS
from tests.conformance.sound_packs import write_sound
from tests.conftest import Often
from tests.pairs.conftest import MakePack

QUICKLY = ("data", "play", "surroundings", "core", "hidden", "asked", "texts")
SOUND = Path(__file__).parent / "sound"
PLANTED = Path(__file__).parent / "planted"


@pytest.fixture
def odd(make_pack: MakePack) -> Pack:
    """Three odd tiles that keep all promises."""
    powers = {file.stem: file.read_text(encoding="utf-8") for file in SOUND.glob("powers/*.py")}
    pack = make_pack("odd", (SOUND / "tiles.toml").read_text(encoding="utf-8"), powers)
    for file in SOUND.glob("powers/*.toml"):
        copyfile(file, Path(str(pack.files)) / "powers" / file.name)
    return pack


@pytest.mark.slow
def test_a_pack_in_a_folder_is_checked_as_it_lies_there(odd: Pack) -> None:
    folder = Path(str(odd.files))
    (folder / "pack.toml").write_text('name = "odd"\ngame = "roll"\n', encoding="utf-8")
    found = check_pack(Pack.from_folder(folder), games=0, tables=2, checks=["data", "replay", "asked"], pairs=8)
    assert [finding for finding in found if finding.is_fault] == []


@pytest.mark.parametrize("name", [*SOUND_PACKS][::8])
def test_an_unusual_pack_that_is_sound_passes(tmp_path: Path, name: str) -> None:
    found = check_pack(Pack.from_folder(write_sound(tmp_path, name)), games=0, tables=2, pairs=1, checks=QUICKLY)
    assert [finding for finding in found if finding.is_fault] == []


@pytest.mark.sampled(ci=7)
@pytest.mark.parametrize("name", SOUND_PACKS)
def test_an_unusual_pack_that_is_sound_passes_all_checks(tmp_path: Path, name: str, often: Often) -> None:
    pack = Pack.from_folder(write_sound(tmp_path, name))
    found = check_pack(pack, games=1, tables=often(3, 5), pairs=often(1, 2))
    assert [finding for finding in found if not finding.warning] == []


@pytest.mark.slow
def test_what_the_collector_calls_while_a_pack_works_is_not_the_packs(tmp_path: Path) -> None:
    def looking_at_the_clock(phase: str, info: object) -> None:
        time.perf_counter()

    where = write_pack(tmp_path, {"planted": f"import gc\n{HEAD}gc.collect()\n{NOTHING}"})
    gc.callbacks.append(looking_at_the_clock)
    try:
        assert check_pack(Pack.from_folder(where), games=0, tables=1, checks=["surroundings"]) == []
    finally:
        gc.callbacks.remove(looking_at_the_clock)


def test_what_no_game_gets_to_is_not_tried_and_not_wrong(tmp_path: Path) -> None:
    source = ASKS.replace("    table.push", "    if table.round > 500:\n        table.push")
    pack = Pack.from_folder(write_pack(tmp_path, {"planted": source}))
    found = check_pack(pack, games=0, tables=2, pairs=0, checks=["play", "asked"])
    assert {(finding.check, finding.untried, finding.is_fault) for finding in found} == {("asked", True, False)}
    assert_pack_ok(pack, games=0, tables=1, pairs=0, checks=["asked"])
    assert report("pack 'plants'", found).startswith("pack 'plants': no faults, no warnings, 2 not tried")


@pytest.mark.slow
def test_a_sound_pack_passes_all_checks(odd: Pack, often: Often) -> None:
    assert_pack_ok(odd, games=often(2, 6), tables=often(12, 66), pairs=often(8, 48), seed=1)


@pytest.mark.slow
def test_the_base_pack_passes(often: Often) -> None:
    assert check_pack("base", games=1, tables=often(11, 66), pairs=often(5, 20)) == []


def test_all_checks_have_a_line_that_says_what_holds() -> None:
    assert all((check.__doc__ or "").strip() for check in CHECKS.values())


def test_an_unknown_check_is_refused_with_the_nearest_name(odd: Pack) -> None:
    with pytest.raises(ValueError, match=r"no check 'hiden' \(did you mean 'hidden'\?\)"):
        check_pack(odd, checks=["hiden"])


def test_a_pack_that_does_not_load_is_one_finding(make_pack: MakePack) -> None:
    pack = make_pack("broken", '[[tile]]\nid = "x"\n', {})
    (finding,) = check_pack(pack)
    assert (finding.check, finding.where) == ("load", "pack 'broken'")
    assert "tiles.toml" in finding.what


def test_a_development_without_power_or_text_is_a_warning_and_passes(make_pack: MakePack) -> None:
    tiles = (SOUND / "tiles.toml").read_text(encoding="utf-8")
    pack = make_pack("bare", tiles, {})
    found = check_pack(pack, checks=["data", "texts"])
    assert len(found) == 6
    assert all(finding.warning for finding in found)
    assert_pack_ok(pack, checks=["data", "texts"])


def test_the_report_is_complete_and_the_journal_leads_to_the_fault(make_pack: MakePack, tmp_path: Path) -> None:
    tile = (
        '[[tile]]\nid = "p01"\n'
        'development = { key = "loses_a_die", name = "Planted", cost = 1, phases = ["ship"] }\n'
        'world = { key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }\n'
    )
    pack = make_pack("plants", tile, {"loses_a_die": (PLANTED / "loses_a_die.py").read_text(encoding="utf-8")})
    with pytest.raises(AssertionError) as failure:
        assert_pack_ok(pack, games=1, tables=4, checks=["play"], journals=tmp_path)
    text = str(failure.value)
    assert text.startswith("pack 'plants': 1 fault, no warnings")
    for part in ("play", "power 'loses_a_die', tasks_done(), seat 0", "dice:", "choice ", "to reproduce: "):
        assert part in text
    (file,) = tmp_path.glob("*.journal")
    assert str(file) in text
    assert file.read_text(encoding="utf-8").startswith("starcup journal 1")


def test_what_was_never_asked_or_offered_is_told(odd: Pack) -> None:
    bench = PackBench.of_pack(odd, games=0, tables=0, pairs=0)
    found = CHECKS["asked"](bench)
    assert "pack 'odd', power 'odd_exchange', bonus()" in {finding.where for finding in found}
    assert len(found) == sum(len(bench.rules.plugins.functions(power)) for power in bench.own) - 1 + 3
    assert [finding.where for finding in found[-3:]] == [
        "pack 'odd', power 'odd_exchange', choice Sell",
        "pack 'odd', power 'odd_exchange', choice Hold",
        "pack 'odd', power 'spy_ring', choice Spy",
    ]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_findings(make_pack: MakePack) -> None:
    tile = (
        '[[tile]]\nid = "p01"\n'
        'development = { key = "makes_a_die", name = "Planted", cost = 1, phases = ["ship"] }\n'
        'world = { key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }\n'
    )
    pack = make_pack("plants", tile, {"makes_a_die": (PLANTED / "makes_a_die.py").read_text(encoding="utf-8")})
    findings, other = (check_pack(pack, games=1, tables=4, checks=["play"], seed=5) for _ in range(2))
    assert findings == other != []


def test_warnings_stand_behind_faults_in_a_report() -> None:
    found = [Finding("play", "pack 'x'", "fails", "game 1"), Finding("texts", "pack 'x'", "none", warning=True)]
    assert report("pack 'x'", found).splitlines() == [
        "pack 'x': 1 fault, 1 warning",
        "",
        "1. play: pack 'x'",
        "   fails",
        "   to reproduce: game 1",
        "",
        "2. warning, texts: pack 'x'",
        "   none",
    ]


def test_rulesets_of_others_are_not_watched(odd: Pack) -> None:
    PackBench.of_pack(odd)
    assert (
        RollRuleset.load(["base", odd]).plugins.functions("spy_ring")["explore_choices"].__module__.endswith("spy_ring")
    )
