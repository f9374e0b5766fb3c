"""The pages on extensions tell the truth: hooks, signatures and how they combine; lists of steps; numbers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from starcup.packed import common_hooks
from starcup.roll import Numbers, RollRuleset
from starcup.roll._rules import extension_hooks
from tests.docs.hooks_told import declared, described, unused

DOCS = Path(__file__).parents[2] / "docs"
GENERAL, OF_ROLL = "extensions", "roll-extensions"
PACKS = Path(__file__).parents[1] / "packs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "module"), [(GENERAL, common_hooks), (OF_ROLL, extension_hooks)])
def test_every_hook_is_described_with_its_signature_in_the_order_of_the_code(name: str, module: ModuleType) -> None:
    assert described(page(name)) == declared(module)


def test_every_hook_is_used_by_a_pack_that_shows_it() -> None:
    assert unused([common_hooks, extension_hooks], PACKS.glob("*/extensions/*.py")) == set()


def test_the_lists_of_steps_are_those_of_the_game() -> None:
    rules = RollRuleset.load(["base"])
    rows = dict(re.findall(r"^\| (set-up|round) \| (.*) \|$", page(OF_ROLL), flags=re.MULTILINE))
    setup = [kind for kind in re.findall(r"`([\w-]+)`", rows["set-up"]) if not kind.startswith("deal-")]
    assert setup == [step.kind for step in rules.setup_steps]
    assert re.findall(r"`([\w-]+)`", rows["round"]) == [step.kind for step in rules.round_steps]


def test_the_numbers_are_those_of_the_game() -> None:
    (manifest,) = re.findall(r"^```toml\n(.*?)^```$", page(OF_ROLL), flags=re.DOTALL | re.MULTILINE)
    assert set(tomllib.loads(manifest)["numbers"]) <= {name for name in dir(Numbers()) if not name.startswith("_")}
