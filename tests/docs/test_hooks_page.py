"""The page on hooks tells the truth: hooks, signatures, how they combine, who uses them; and its snippets run."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from attrs import frozen

from starcup import Pack
from starcup.roll import RollGame, RollRuleset
from starcup.roll._rules import hookspecs
from starcup.roll._rules.powers import BY_PHASE
from starcup.roll.testing import Scenario, all_pairs, pair_games
from starcup.roll.testing.situations import SITUATIONS
from tests.pairs.conftest import MakePack

PAGE = Path(__file__).parents[2] / "docs" / "hooks.md"


@frozen
class Described:
    """One hook as the page has it."""

    name: str
    signature: str
    fires: str
    combines: str
    asked: str
    users: tuple[str, ...]


@frozen
class Declared:
    """One hook as the code has it."""

    name: str
    signature: str
    combines: str
    bound: str


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page(), flags=re.DOTALL | re.MULTILINE)


def signature_of(function: ast.FunctionDef) -> str:
    assert function.returns is not None
    return f"{function.name}({ast.unparse(function.args)}) -> {ast.unparse(function.returns)}"


def only_function(source: str) -> ast.FunctionDef:
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.FunctionDef)
    return node


def described() -> list[Described]:
    found = []
    for name, body in re.findall(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", page(), flags=re.DOTALL | re.MULTILINE):
        code = re.search(r"```python\n(.*?)```", body, flags=re.DOTALL)
        assert code is not None, f"{name} has no signature"
        entries = dict(re.findall(r"^- \*\*([^*]+):\*\* (.*?)(?=^- \*\*|\Z)", body, flags=re.DOTALL | re.MULTILINE))
        assert list(entries) == ["Fires", "Combines", "Asked", "Used by"], f"{name} lists {list(entries)}"
        users = tuple(re.findall(r"`(\w+)`", entries["Used by"]))
        signature = signature_of(only_function(code[1]))
        found.append(Described(name, signature, entries["Fires"], entries["Combines"], entries["Asked"].strip(), users))
    return found


def declared() -> list[Declared]:
    assert hookspecs.__file__ is not None
    tree = ast.parse(Path(hookspecs.__file__).read_text(encoding="utf-8"))
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            (mark,) = node.decorator_list
            function = getattr(hookspecs, node.name)
            assert isinstance(mark, ast.Call)
            found.append(Declared(node.name, signature_of(node), function.combines, function.bound))
    return found


def test_every_hook_is_described_once_in_the_order_of_the_code(rules: RollRuleset) -> None:
    assert [hook.name for hook in described()] == [hook.name for hook in declared()] == list(rules.plugins.hooks)


def test_signatures_and_combinations_are_those_of_the_code() -> None:
    for there, here in zip(declared(), described(), strict=True):
        assert here.signature == there.signature
        assert re.split(r"[\s:]", here.combines)[0] == there.combines, here.name
        assert len(here.fires.split()) > 8, f"{here.name}: when does it fire?"


def test_the_words_for_combining_are_explained() -> None:
    explained = re.findall(r"^\| (\w+) \|", page(), flags=re.MULTILINE)
    assert {hook.combines for hook in declared()} == set(explained) - {"word"}


def test_when_a_hook_is_asked_is_how_it_is_compiled_and_what_its_users_print(rules: RollRuleset) -> None:
    by_key = {face.key: face for face in rules.faces}
    names = {phase.name: phase.key for phase in rules.phases}
    for there, here in zip(declared(), described(), strict=True):
        if there.bound == "always":
            assert here.asked.startswith("always"), here.name
            continue
        if there.bound == "phase":
            assert here.asked == "in the printed phases", here.name
            assert here.name in BY_PHASE
            able = set(names.values())
        else:
            named = here.asked.removeprefix("in ").split(" and ")
            able = {names[name] for name in named}
            assert "+".join(names[name] for name in named) == there.bound, here.name
            assert len(able) == 1 or here.name in BY_PHASE
        assert all(able & set(by_key[user].phases) for user in here.users), here.name


def test_the_powers_that_use_a_hook_are_named(rules: RollRuleset) -> None:
    for hook in described():
        assert list(hook.users) == rules.plugins.users(hook.name), hook.name


# The snippets.


def modules() -> dict[str, str]:
    """The power modules of the page, by the key of the development, which is their docstring's first words."""
    found = {}
    for source in blocks("python"):
        title = re.match(r'"""([\w ]+): ', source)
        if title is not None:
            found[title[1].lower().replace(" ", "_")] = source
    return found


def tile(number: int, key: str, phases: str) -> str:
    (example,) = blocks("toml")
    text = example.replace("toll_station", key).replace("Toll Station", key).replace('["ship"]', phases)
    return (
        text.replace("x01", f"x{number:02}")
        .replace("bare_rock", f"rock_{number}")
        .replace("Bare Rock", f"Rock {number}")
    )


PHASES = {"charity": '["ship"]', "recruiting_drive": "[]", "star_charts": '["explore"]', "toll_station": '["ship"]'}


@pytest.fixture
def ours(make_pack: MakePack) -> RollRuleset:
    """The base game with all powers of the page."""
    tiles = "\n".join(tile(number, key, PHASES[key]) for number, key in enumerate(sorted(modules())))
    return RollRuleset.load(["base", make_pack("page", tiles, modules())])


def texts(game: RollGame) -> list[str]:
    return [choice.text for decision in game.waiting() for choice in decision.legal]


def test_every_snippet_is_a_power_or_a_signature_or_the_last_test() -> None:
    assert set(modules()) == set(PHASES)
    assert len(blocks("python")) == len(declared()) + len(modules()) + 1


def test_the_smallest_power_pays(make_pack: MakePack) -> None:
    (toml,) = blocks("toml")
    rules = RollRuleset.load(["base", make_pack("smallest", toml, {"toll_station": modules()["toll_station"]})])
    game = Scenario(rules).seat(0, tableau=["toll_station"], credits=3).phases("ship").begin()
    assert game.table.seats[0].credits == 4


def test_the_power_that_asks_is_asked_and_may_be_declined(ours: RollRuleset) -> None:
    for answer, credits, chips in (("give charity", 2, 1), ("give-nothing charity", 3, 0)):
        game = Scenario(ours).seat(0, tableau=["charity"], credits=3).phases("ship").begin()
        assert texts(game) == ["give-nothing charity", "give charity"]
        game.submit(0, answer)
        assert (game.table.seats[0].credits, game.table.seats[0].chips) == (credits, chips)
        assert game.finished
    assert Scenario(ours).seat(0, tableau=["charity"], credits=0).phases("ship").begin().finished


def test_the_immediate_effect_takes_and_gives(ours: RollRuleset) -> None:
    game = (
        Scenario(ours)
        .seat(0, develop=["recruiting_drive"], workers={"develop": "home genes"})
        .phases("develop")
        .begin()
    )
    while game.waiting():
        game.submit(0, next((text for text in texts(game) if text.startswith("lose genes")), texts(game)[0]))
    seat = game.table.seats[0]
    assert game.view(0).dice(seat.citizenry) == {"home": 1, "military": 2}
    assert seat.credits == 3


def test_the_tally_counts_scouts(ours: RollRuleset) -> None:
    scenario = Scenario(ours).seat(0, tableau=["star_charts"], workers={"explore": "home home home"})
    game = scenario.phases("explore").begin()
    while game.waiting():
        game.submit(0, next((text for text in texts(game) if text.startswith(("scout", "draw"))), texts(game)[0]))
    assert game.table.seats[0].credits == 1 + 2


def test_the_powers_of_the_page_get_along_with_others(ours: RollRuleset) -> None:
    new = set(modules())
    pairs = [pair for pair in all_pairs(ours) if new & set(pair)][::12]
    assert [result.fault for result in pair_games(ours, pairs, SITUATIONS[::3]) if result.fault] == []


def test_the_last_snippet_is_a_test_that_runs(ours: RollRuleset, monkeypatch: pytest.MonkeyPatch) -> None:
    source = blocks("python")[-1]
    space: dict[str, object] = {}
    exec(compile(source, str(PAGE), "exec"), space)
    pairs = all_pairs(ours)

    def some_pairs(rules: RollRuleset) -> list[tuple[str, str]]:
        return [pair for pair in pairs if "charity" in pair][::20]  # all would take a while

    space["all_pairs"] = some_pairs
    test = space["test_my_powers_get_along_with_all_others"]
    assert callable(test)
    (pack,) = [pack for pack in ours.packs if pack.name != "base"]
    assert isinstance(pack, Pack)
    test(pack)
