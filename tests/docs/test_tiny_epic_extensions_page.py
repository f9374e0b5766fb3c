"""The page on extensions of Tiny Epic Galaxies tells the truth: hooks, lists of steps, numbers; its example works."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from attrs import fields

from starcup import Pack
from starcup_tiny_epic import EpicRuleset, Numbers
from starcup_tiny_epic._rules import extension_hooks
from starcup_tiny_epic.testing import Scenario
from tests.docs.hooks_told import declared, described, unused
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "tiny-epic-extensions.md").read_text(encoding="utf-8")
SHOWING = ("tests/tiny_epic/extensions/*", "examples/slipstream/src/*")


def test_every_hook_is_described_with_its_signature_in_the_order_of_the_code() -> None:
    assert described(PAGE) == declared(extension_hooks)


def test_every_hook_is_used_by_a_pack_that_shows_it() -> None:
    files = [file for folder in SHOWING for file in ROOT.glob(f"{folder}/extensions/*.py")]
    assert unused([extension_hooks], files) == set()


def test_the_lists_of_steps_are_those_of_the_game() -> None:
    rules = EpicRuleset.load()
    rows = dict(re.findall(r"^\| (set-up|turn|rebel) \| (.*) \|$", PAGE, flags=re.MULTILINE))
    lists = {"set-up": rules.setup_steps, "turn": rules.turn_steps, "rebel": rules.rebel_steps}
    for name, steps in lists.items():
        assert re.findall(r"`([\w-]+)`", rows[name]) == [step.kind for step in steps]


def test_the_smallest_extension_works_with_the_numbers_of_the_page(tmp_path: Path) -> None:
    (source,) = re.findall(r"^```python\n(from .*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    (manifest,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    (tmp_path / "extensions").mkdir()
    (tmp_path / "extensions" / "tribute.py").write_text(source, encoding="utf-8")
    (tmp_path / "pack.toml").write_text(manifest, encoding="utf-8")
    rules = EpicRuleset.load(["tiny-epic-base", Pack.from_folder(tmp_path)])
    assert set(tomllib.loads(manifest)["numbers"]) == {field.name for field in fields(Numbers)}
    assert max(rules.seats) == 6
    track = ("economy", "diplomacy")[rules.planet("jakks").track]
    game = Scenario(rules).row("jakks").empire(0, ships="jakks.orbit 1").empire(1, energy=0, culture=0)
    played = game.turn(0, track).begin()
    played.submit(0, f"activate {track}")
    assert played.table.empires[1].energy == 1


def test_packs_that_are_named_exist() -> None:
    names = set(re.findall(r"the test pack `(\w+)`", PAGE))
    assert names == {path.parent.name for path in ROOT.glob("tests/tiny_epic/extensions/*/pack.toml")} - {"ledger"}
