"""The page on extensions tells the truth: hooks, signatures and how they combine; lists of steps; its examples load."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from starcup import Pack
from starcup.packed import common_hooks
from starcup.roll import Numbers, RollRuleset
from starcup.roll._rules import extension_hooks
from starcup.roll.testing import Scenario

PAGE = Path(__file__).parents[2] / "docs" / "extensions.md"
PACKS = Path(__file__).parents[1] / "packs"


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def declared() -> list[tuple[str, str, str]]:
    """Each hook as the code has it: name, signature, how it combines."""
    found = []
    for module in (common_hooks, extension_hooks):
        assert module.__file__ is not None
        for node in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.decorator_list:
                assert node.returns is not None
                signature = f"def {node.name}({ast.unparse(node.args)}) -> {ast.unparse(node.returns)}: ..."
                found.append((node.name, signature, getattr(module, node.name).combines))
    return found


def test_every_hook_is_described_with_its_signature_in_the_order_of_the_code() -> None:
    pattern = r"^#### `(\w+)`\n\n```python\n(.*?)\n```\n\n.*?\(\*(\w+)\*\)$"
    assert re.findall(pattern, page(), flags=re.DOTALL | re.MULTILINE) == declared()


def test_every_hook_is_used_by_a_pack_that_shows_it() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in PACKS.glob("*/extensions/*.py"))
    used = set(re.findall(r"^@hookimpl\ndef (\w+)", texts, flags=re.MULTILINE))
    assert {name for name, _, _ in declared()} - used == set()


def test_the_lists_of_steps_are_those_of_the_game() -> None:
    rules = RollRuleset.load(["base"])
    rows = dict(re.findall(r"^\| (set-up|round) \| (.*) \|$", page(), flags=re.MULTILINE))
    setup = [kind for kind in re.findall(r"`([\w-]+)`", rows["set-up"]) if not kind.startswith("deal-")]
    assert setup == [step.kind for step in rules.setup_steps]
    assert re.findall(r"`([\w-]+)`", rows["round"]) == [step.kind for step in rules.round_steps]


def test_the_smallest_extension_works_and_the_manifest_is_read(tmp_path: Path) -> None:
    (source,) = re.findall(r"^```python\n(from .*?)^```$", page(), flags=re.DOTALL | re.MULTILINE)
    (manifest,) = re.findall(r"^```toml\n(.*?)^```$", page(), flags=re.DOTALL | re.MULTILINE)
    folder = tmp_path / "cities_of_the_page"
    (folder / "extensions").mkdir(parents=True)
    (folder / "extensions" / "rent.py").write_text(source, encoding="utf-8")
    (folder / "pack.toml").write_text('name = "cities"\ngame = "roll"\n', encoding="utf-8")
    rules = RollRuleset.load(["base", Pack.from_folder(folder)])
    game = Scenario(rules).seat(0, credits=3, cup="home home").seat(1, cup="home").manage().go_on().begin()
    assert (game.table.round, game.table.seats[0].credits) == (2, 4)
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    read = Pack.from_folder(folder).manifest
    assert read.needs == ("base>=0.1",)
    assert set(read.numbers) <= {name for name in dir(Numbers()) if not name.startswith("_")}
