"""The page on extensions of Race tells the truth: hooks, lists, numbers; packs show each hook, the example loads."""

from __future__ import annotations

import re
from pathlib import Path

from attrs import asdict

from starcup import Pack
from starcup_race import Numbers, RaceRuleset
from starcup_race._rules import extension_hooks
from starcup_race.testing import Scenario
from tests.docs.hooks_told import declared, described, unused
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "race-extensions.md").read_text(encoding="utf-8")
SHOWN = (*ROOT.glob("tests/race/extensions/*/extensions/*.py"), *ROOT.glob("examples/lanterns/src/*/extensions/*.py"))


def test_every_hook_is_described_with_its_signature_in_the_order_of_the_code() -> None:
    assert described(PAGE) == declared(extension_hooks)


def test_every_hook_is_used_by_a_pack_that_shows_it() -> None:
    assert unused([extension_hooks], SHOWN) == set()


def test_the_lists_are_those_of_the_box() -> None:
    rules = RaceRuleset.load()
    rows = dict(re.findall(r"^\| (set-up|round|phases|action cards) \| (.*) \|$", PAGE, flags=re.MULTILINE))
    found = {name: re.findall(r"`([\w-]+)`", row) for name, row in rows.items()}
    assert found == {
        "set-up": [step.kind for step in rules.setup_steps],
        "round": [step.kind for step in rules.round_steps],
        "phases": [*rules.plan.phase_keys],
        "action cards": [*rules.plan.action_keys],
    }


def test_the_numbers_are_those_of_the_box() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .* \| (\d+) \|$", PAGE, flags=re.MULTILINE)
    assert {name: int(number) for name, number in rows} == asdict(Numbers())


def test_the_smallest_extension_works(tmp_path: Path) -> None:
    (source,) = re.findall(r"^```python\n(from .*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    (numbers,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    folder = tmp_path / "temples_of_the_page"
    (folder / "extensions").mkdir(parents=True)
    (folder / "extensions" / "tithe.py").write_text(source, encoding="utf-8")
    (folder / "pack.toml").write_text(f'name = "temples"\ngame = "race"\n{numbers}', encoding="utf-8")
    rules = RaceRuleset.load(["race-base", Pack.from_folder(folder)])
    assert (rules.numbers.hand_limit, rules.seats[-1]) == (12, 5)
    hand = "alien_rosetta_stone_world gem_world comet_zone rebel_base"
    game = Scenario(rules).seat(0, hand=hand).begin("produce", "settle")
    game.submit(0, "settle alien_rosetta_stone_world")
    game.submit(1, "pass")
    assert len(game.table.seats[0].hand) == 0 + 1


def test_the_packs_that_it_names_are_there() -> None:
    for name in ("drafting", "raids", "alchemy", "archive", "tolls", "soundings"):
        assert f"`{name}`" in PAGE
        assert (ROOT / "tests" / "race" / "extensions" / name / "pack.toml").is_file()
