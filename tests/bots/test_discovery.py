"""Discovery: bots that other distributions offer, and what goes wrong with them."""

import pytest

import starcup_bots
from starcup import StarcupError
from starcup_bots import Bot, BotError, BotKind, available, broken, make
from tests.bots.conftest import Install

FIRST = """
import starcup_bots

class First:
    needs_view = False
    def __init__(self, seed): pass
    def choose(self, decision, view): return decision.legal[0]

@starcup_bots.hookimpl
def bots():
    return [starcup_bots.BotKind({name!r}, "Always takes the first choice.", First)]
"""


def test_the_package_offers_random_and_greedy() -> None:
    kinds = available()
    assert {"random", "greedy"} <= set(kinds)
    assert list(kinds) == sorted(kinds)
    for name in ("random", "greedy"):
        assert isinstance(kinds[name], BotKind)
        assert kinds[name].name == name
        assert kinds[name].summary.endswith(".")
        assert isinstance(make(name, 1), Bot)
    assert not broken()


def test_the_plugin_of_the_package_is_the_one_that_its_entry_point_names() -> None:
    names = [kind.name for kind in starcup_bots.plugin.bots()]
    assert names == ["random", "greedy", "easy", "normal", "shipper", "builder", "hard", "hard-fast"]


def test_an_installed_distribution_adds_its_bots(install: Install) -> None:
    install("others", "others_first", FIRST.format(name="first"))
    kinds = available()
    assert {"first", "random", "greedy"} <= set(kinds)
    assert kinds["first"].summary == "Always takes the first choice."
    assert isinstance(make("first", 3), Bot)


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(BotError, match=r"unknown bot 'gredy' \(did you mean 'greedy'\?\); available: .*random") as info:
        make("gredy", 1)
    assert isinstance(info.value, StarcupError)


def test_two_plugins_with_one_name_are_both_named(install: Install) -> None:
    install("others", "others_twin", FIRST.format(name="greedy"))
    with pytest.raises(BotError, match="two plugins offer a bot 'greedy'") as info:
        available()
    assert "'others_bots (others)'" in str(info.value)
    assert "'standard (starcup-bots)'" in str(info.value)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise RuntimeError('no licence')", "RuntimeError: no licence"),
        ("import does_not_exist_at_all", "ModuleNotFoundError: No module named 'does_not_exist_at_all'"),
        ("x = 1", "it implements no hook 'bots'"),
        ("import starcup_bots\n@starcup_bots.hookimpl\ndef bots(): return ['me']", "should give BotKind objects"),
        ("import starcup_bots\n@starcup_bots.hookimpl\ndef bots(): return 1 / 0", "ZeroDivisionError"),
        ("import starcup_bots\n@starcup_bots.hookimpl\ndef bot(): return []", "unknown hook 'bot'"),
    ],
    ids=["raises", "import", "no-hook", "no-kinds", "hook-raises", "misspelt"],
)
def test_a_broken_plugin_is_named_and_the_others_still_work(install: Install, source: str, why: str) -> None:
    module = f"faulty_{abs(hash(source))}"
    install("faulty", module, source)
    assert {"random", "greedy"} <= set(available())
    assert list(broken()) == ["faulty_bots (faulty)"]
    assert why in broken()["faulty_bots (faulty)"]
    assert isinstance(make("random", 1), Bot)
    with pytest.raises(BotError, match=r"plugin 'faulty_bots \(faulty\)' can't be used") as info:
        make("mine", 1)
    assert why in str(info.value)
