"""A pack that consists of data is found, loaded and played without importing or running anything of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from starcup import Game, Pack, PackError, Rng, load_pack
from starcup.roll import RollRuleset
from tests.packs.conftest import TILE

POWER = """
[power]
credits_at_end = { each = "die", in = "cup", per = 2 }
bonus = { each = "chip", growing = true }
"""

PLAY = """
import importlib.metadata, json, sys
sys.path.insert(0, sys.argv[1])

import random, starcup, starcup.testing
from starcup import Game, Pack, load_pack
from starcup.roll import RollRuleset

def played(*packs):
    game = Game.new(RollRuleset.load(["base", *packs]), players=2, seed=5)
    rng = random.Random(5)
    while game.waiting():
        decision = game.waiting()[0]
        game.submit(decision.seat, rng.choice(decision.legal))
    Game.replay(game.ruleset, game.journal_text())
    return game

played()  # whatever Starcup and the standard library import, compile and open late
seen = []

def watch(event, arguments):
    if event in ("import", "exec", "compile", "open", "subprocess.Popen", "os.system"):
        seen.append((event, str(arguments[0])))

sys.addaudithook(watch)
game = played(load_pack("mine") if len(sys.argv) == 2 else Pack.from_folder(sys.argv[2]))
power = "mint" in game.ruleset.plugins.packs
loaded = [name for name in sys.modules if name.startswith("tiles_of_mine") or name == "mine"]
print(json.dumps({"seen": seen, "loaded": loaded, "scores": game.table.scores, "power": power}))
"""


def written(site: Path) -> Path:
    """A distribution with a pack of data, as an installer leaves it; its Python files would stop everything."""
    package = site / "tiles_of_mine"
    (package / "inner").mkdir(parents=True)
    for init in (package, package / "inner"):
        (init / "__init__.py").write_text("raise SystemExit('imported')", encoding="utf-8")
    files = {"pack": 'name = "mine"\ngame = "roll"\nversion = "7"', "tiles": TILE, "powers/mint": POWER}
    (package / "inner" / "powers").mkdir()
    for name, text in files.items():
        (package / "inner" / f"{name}.toml").write_text(text, encoding="utf-8")
    info = site / "tiles_of_mine-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiles-of-mine\nVersion: 1.2\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[starcup.packs]\nmine = tiles_of_mine.inner\n", encoding="utf-8")
    return package / "inner"


@pytest.mark.parametrize("by_folder", [False, True])
def test_nothing_of_the_pack_is_imported_or_run(tmp_path: Path, by_folder: bool) -> None:
    folder = written(tmp_path)
    arguments = [str(tmp_path), *([str(folder)] if by_folder else [])]
    run = subprocess.run([sys.executable, "-c", PLAY, *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert told["power"] and len(told["scores"]) == 2
    assert told["loaded"] == []
    touched = [(event, what) for event, what in told["seen"] if "tiles_of_mine" in what]
    assert {event for event, _ in touched} == {"open"}
    # The digest in a journal is that of all files, code included: read as bytes, and that is all.
    assert {Path(what).suffix for _, what in touched} <= {".toml", ".txt", ".py", ""}
    assert [what for event, what in told["seen"] if event == "compile"] == []
    assert [what for event, what in told["seen"] if event in ("subprocess.Popen", "os.system")] == []


def test_version_and_manifest_of_an_installed_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    pack = load_pack("mine")
    assert (pack.name, pack.game, pack.package, pack.version) == ("mine", "roll", "tiles_of_mine.inner", "1.2")
    assert pack.manifest.version == "7"


def test_a_folder_has_the_version_of_its_manifest(tmp_path: Path) -> None:
    pack = Pack.from_folder(written(tmp_path))
    assert (pack.name, pack.version) == ("mine", "7")
    assert pack.stamp().version == "7"


def test_words_are_not_in_the_digest_and_terms_are(tmp_path: Path) -> None:
    pack = Pack.from_folder(written(tmp_path))
    assert pack.folder is not None
    file, before = pack.folder / "powers" / "mint.toml", pack.stamp().digest
    file.write_text(f"# Mint\ntext = 'Other words.'\nrules = ['SHIP-4']\n{POWER}", encoding="utf-8")
    assert pack.stamp().digest == before
    file.write_text(POWER.replace("per = 2", "per = 3"), encoding="utf-8")
    assert pack.stamp().digest != before
    file.unlink()
    assert pack.stamp().digest != before


def test_the_same_pack_plays_the_same_from_either_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = written(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert load_pack("mine").stamp().digest == Pack.from_folder(folder).stamp().digest

    def play(pack: Pack) -> tuple[int, ...]:
        game = Game.new(RollRuleset.load(["base", pack]), players=3, seed=2)
        rng = Rng(3)
        while pending := game.waiting():
            game.submit(pending[0].seat, rng.choice(pending[0].legal))
        return game.table.scores

    assert play(load_pack("mine")) == play(Pack.from_folder(folder))


def test_what_is_wrong_with_an_installed_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = written(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    manifest = folder / "pack.toml"
    manifest.write_text('name = "other"\ngame = "roll"', encoding="utf-8")
    with pytest.raises(PackError, match=r"pack 'mine': its pack.toml should have the name of its entry point"):
        load_pack("mine")
    manifest.write_text('name = "mine"\ngam = "roll"', encoding="utf-8")
    with pytest.raises(PackError, match=r"pack 'mine', pack.toml line 2, gam: expected only name, game, .*mean 'game'"):
        load_pack("mine")
    manifest.unlink()
    with pytest.raises(PackError, match=r"^pack 'mine': expected a file pack.toml, found none$"):
        load_pack("mine")
    info = tmp_path / "tiles_of_mine-1.2.dist-info" / "entry_points.txt"
    info.write_text("[starcup.packs]\nmine = tiles_of_mine.outer\n", encoding="utf-8")
    with pytest.raises(
        PackError, match=r"expected an import package 'tiles_of_mine.outer', found nothing of that name"
    ):
        load_pack("mine")


def test_a_package_without_init_or_in_a_zip_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import shutil

    folder = written(tmp_path / "site")
    (folder / "__init__.py").unlink()
    archive = shutil.make_archive(str(tmp_path / "packed"), "zip", tmp_path / "site", "tiles_of_mine")
    (folder / "__init__.py").write_text("raise SystemExit('imported')", encoding="utf-8")
    zipped = shutil.make_archive(str(tmp_path / "whole"), "zip", tmp_path / "site", "tiles_of_mine")
    plain = Pack("mine", "tiles_of_mine.inner", "roll")
    monkeypatch.syspath_prepend(zipped)
    assert plain.manifest.version == "7"
    assert "mint" in RollRuleset.load(["base", plain]).plugins.packs
    assert Path(archive).is_file()


def test_faults_of_a_folder(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"expected a folder with a pack, found nothing at .*nowhere"):
        Pack.from_folder(tmp_path / "nowhere")
    with pytest.raises(PackError, match=r"expected a file pack.toml there, found none"):
        Pack.from_folder(tmp_path)
    folder = written(tmp_path / "src")
    assert Pack.from_folder(folder.parent).name == "mine"


EDITED = '''
"""Mint: VP."""
from starcup.roll import RollTable
from starcup.packed import hookimpl
from {package}.powers._shared import VP

@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return VP
'''


def test_power_modules_of_a_folder_are_imported_from_there_and_anew_when_edited(tmp_path: Path) -> None:
    folder = tmp_path / "my-own"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "mine"\ngame = "roll"', encoding="utf-8")
    (folder / "tiles.toml").write_text(TILE, encoding="utf-8")
    (folder / "powers" / "mint.py").write_text(EDITED.format(package="my_own"), encoding="utf-8")
    for vp in (3, 12):
        (folder / "powers" / "_shared.py").write_text(f"VP = {vp}\n", encoding="utf-8")
        rules = RollRuleset.load(["base", Pack.from_folder(folder)])
        bonus = rules.plugins.functions("mint")["bonus"]
        assert bonus(Game.new(rules, players=2, seed=1).table, 0) == vp
