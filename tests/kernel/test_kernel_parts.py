"""Parts of the kernel on their own: visibility, plugins, chance, names, packs."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from types import ModuleType

import pytest
from attrs import define, field, frozen, make_class

from starcup import Choice, Pack, PackError, Rng, did_you_mean, nearest_name
from starcup.kernel.chance import MOST_BITS, SPENT, stream
from starcup.kernel.choices import parse_choice
from starcup.kernel.visibility import audiences, redacted
from starcup.making import Counted, Covered, Own, Public, Secret, Topped, UntilEnd
from starcup.packed import PluginManager, hookimpl
from starcup.packs.order import choose
from starcup.plugins.manager import hookspec
from tests.kernel.toy import ToyRules


@define
class Holding:
    open: Public[int]
    mine: Own[int]
    cards: Counted[tuple[int, ...]]
    pile: Topped[tuple[int, ...]]
    goods: Covered[tuple[int, ...]]
    hidden: Secret[int]


def test_what_may_be_seen_is_shown_and_nothing_else() -> None:
    holding = Holding(1, 2, (3, 4), (5, 6), (7, -1), 8)
    mine = {"open": 1, "mine": 2, "cards": (3, 4), "pile": (5, 6), "goods": (True, False)}
    assert redacted(holding, True) == mine
    assert redacted(holding, False) == mine | {"mine": None, "cards": (None, None), "pile": (5, None)}


@define
class Sealed:
    kept: UntilEnd[Own[int]]
    cards: UntilEnd[Counted[tuple[int, ...]]]
    thrown: Own[int]


def test_what_is_hidden_until_the_end_is_shown_to_all_then() -> None:
    sealed = Sealed(1, (2, 3), 4)
    assert redacted(sealed, True) == {"kept": 1, "cards": (2, 3), "thrown": 4}
    assert redacted(sealed, False) == {"kept": None, "cards": (None, None), "thrown": None}
    assert redacted(sealed, False, True) == {"kept": 1, "cards": (2, 3), "thrown": None}


@pytest.mark.parametrize("kind", [UntilEnd[Public[int]], UntilEnd[Secret[int]]])
def test_only_what_is_hidden_from_others_can_be_hidden_until_the_end(kind: type) -> None:
    odd = make_class("Odd", {"field": field(type=kind)})
    with pytest.raises(TypeError, match=r"Odd\.field: expected Own, Counted or Topped in UntilEnd\[...\]"):
        audiences(odd)


def test_a_field_that_says_nothing_is_an_error() -> None:
    @define
    class Careless:
        open: Public[int]
        forgotten: int

    with pytest.raises(TypeError, match=r"Careless\.forgotten does not say who may see it"):
        audiences(Careless)


def test_streams_are_keyed_by_seed_round_and_index() -> None:
    keys = {
        (seed, number, index): stream(seed, number, index)
        for seed in range(5)
        for number in range(20)
        for index in range(6)
    }
    assert len(set(keys.values())) == len(keys)
    assert all(SPENT <= value < 1 << MOST_BITS for value in keys.values())
    assert stream(2**200, 0, 0) != stream(2**200 + 1, 0, 0)


def test_the_generator_is_even_within_and_across_streams() -> None:
    within, across = Counter[int](), Counter[int]()
    table, faces = ToyRules().begin(2, 7), tuple(range(6))
    for number in range(60_000):
        within[table.draw("die", faces)] += 1
        table.streams[1] = stream(7, number, 1)
        across[table.draw("die", faces, 1)] += 1
    for counts in (within, across):
        chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
        assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand; the seed is fixed


def test_the_same_numbers_in_another_process() -> None:
    code = "from starcup import Rng; rng = Rng(42); print([rng.below(1000) for _ in range(20)])"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    rng = Rng(42)
    assert printed.strip() == str([rng.below(1000) for _ in range(20)])


def test_nearest_names() -> None:
    assert nearest_name("galactic reserve", ["Galactic Reserves", "Galactic Salon"]) == "Galactic Reserves"
    assert did_you_mean("zzzzzz", ["alpha"]) == ""


def test_choices_with_numbers_and_words_parse_back() -> None:
    @frozen(eq=False)
    class Bid(Choice):
        pattern = "bid {amount} on {what}"
        amount: int
        what: str

    found = parse_choice("bid 12 on gem_world", [Bid])
    assert isinstance(found, Bid) and (found.amount, found.what) == (12, "gem_world")
    assert parse_choice("bid x on gem_world", [Bid]) is None
    assert parse_choice("bid 12 on gem world", [Bid]) is None


def make_specs() -> ModuleType:
    specs = ModuleType("specs")

    @hookspec
    def income(seat: int, phase: str) -> int:
        raise NotImplementedError

    vars(specs)["income"] = income
    return specs


def make_plugin(source: str) -> ModuleType:
    plugin = ModuleType("plugin")
    exec(source, {"hookimpl": hookimpl}, vars(plugin))
    return plugin


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("@hookimpl\ndef incom(seat: int, phase: str) -> int: ...", "no hook 'incom' .did you mean 'income'"),
        ("@hookimpl\ndef income(seat: int) -> int: ...", r"expected the arguments \(seat, phase\), found \(seat\)"),
        ("@hookimpl\ndef income(phase: str, seat: int) -> int: ...", "expected the arguments"),
        (
            "@hookimpl\ndef income(seat: str, phase: str) -> int: ...",
            "'seat' should be of type int, found str",
        ),
        ("@hookimpl\ndef income(seat, phase: str) -> int: ...", "argument 'seat' should be of type int, found no type"),
        ("@hookimpl\ndef income(seat: int, phase: str): ...", "return type is missing"),
        ("@hookimpl(tryfirst=True)\ndef income(seat: int, phase: str) -> int: ...", "tryfirst is not supported"),
        ("@hookimpl(wrapper=True)\ndef income(seat: int, phase: str) -> int: yield", "wrapper is not supported"),
        ("def income(seat: int, phase: str) -> int: ...", "implements no hook"),
    ],
)
def test_faulty_plugins_are_refused(source: str, message: str) -> None:
    with pytest.raises(PackError, match=message):
        PluginManager(make_specs()).add(make_plugin(source), "my_power", "mine")


def test_plugins_give_plain_functions_by_name() -> None:
    manager = PluginManager(make_specs())
    plugin = make_plugin("@hookimpl\ndef income(seat: int, phase: str) -> int: return seat")
    manager.add(plugin, "my_power", "mine")
    assert manager.functions("my_power")["income"](3, "ship") == 3
    assert manager.functions("other") == {}
    assert manager.users("income") == ["my_power"]
    with pytest.raises(PackError, match="name is taken by a plugin of pack 'mine'"):
        manager.add(plugin, "my_power", "yours")


def test_unknown_and_foreign_packs() -> None:
    with pytest.raises(PackError, match=r"unknown pack 'bass' .did you mean 'base'"):
        choose(["bass"], "roll")
    with pytest.raises(PackError, match="for the game 'race'"):
        choose([Pack("x", "starcup", "race", "starcup")], "roll")
    with pytest.raises(PackError, match="named twice"):
        choose(["base", "base"], "roll")


def test_a_block_is_drawn_word_by_word_and_its_rest_is_the_key_of_the_next() -> None:
    table, options = ToyRules().begin(2, 7), tuple(range(1 << 16))
    block = table.streams[0] = stream(7, 1, 0)
    words = [table.draw("word", options) for _ in range(12)]
    assert words == [block >> 32 * place + 16 & 0xFFFF for place in range(12)]
    assert table.streams[0] == block >> 384 < SPENT
    table.draw("word", options)
    assert SPENT <= table.streams[0] < 1 << MOST_BITS
