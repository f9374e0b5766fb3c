"""Discovery: bots that other distributions offer, and what goes wrong with them."""

import pytest

import starcup_bots
from starcup import GameError, StarcupError
from starcup.games import GameDefinition
from starcup_bots import Bot, BotError, BotKind, available, make
from starcup_bots.discovery import broken
from starcup_bots.roll import plugin
from tests.bots.conftest import Install
from tests.kernel.toy import ToyTable, ToyView

FIRST = """
import starcup_bots

class First:
    needs_view = False
    def __init__(self, seed): pass
    def choose(self, decision, view): return decision.legal[0]

@starcup_bots.hookimpl
def bots():
    return [starcup_bots.BotKind({name!r}, "Always takes the first choice.", First, game={game!r})]
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


def test_the_plugins_of_the_package_offer_what_plays_any_game_and_the_players_of_roll() -> None:
    assert [(kind.name, kind.game) for kind in starcup_bots.plugin.bots()] == [("random", "")]
    names = ["easy", "normal", "hard", "expert", "greedy", "planner", "shipper", "builder"]
    assert [(kind.name, kind.game) for kind in plugin.bots()] == [(name, "roll") for name in names]


def test_an_installed_distribution_adds_its_bots(install: Install) -> None:
    install("others", "others_first", FIRST.format(name="first", game=""))
    kinds = available()
    assert {"first", "random", "greedy"} <= set(kinds)
    assert kinds["first"].summary == "Always takes the first choice."
    assert isinstance(make("first", 3), Bot)


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(BotError, match=r"unknown bot 'gredy' \(did you mean 'greedy'\?\); available: .*random") as info:
        make("gredy", 1)
    assert isinstance(info.value, StarcupError)


@pytest.mark.parametrize("game", ["", "roll"])
def test_two_plugins_with_one_name_are_both_named(install: Install, game: str) -> None:
    install("others", "others_twin", FIRST.format(name="greedy", game=game))
    with pytest.raises(BotError, match="two plugins offer a bot 'greedy'") as info:
        available()
    assert "'others_bots (others)'" in str(info.value)
    assert "'roll (starcup-bots)'" in str(info.value)


def test_two_games_may_have_bots_of_one_name(install: Install, toy: GameDefinition[ToyTable, ToyView]) -> None:
    install("others", "others_of_toy", FIRST.format(name="greedy", game="toy"))
    assert list(available("toy")) == ["greedy", "random"]
    assert (type(make("greedy", 1, "toy")).__name__, type(make("greedy", 1)).__name__) == ("First", "GreedyBot")
    assert available()["greedy"].game == "roll"


def test_a_bot_of_another_game_is_unknown(toy: GameDefinition[ToyTable, ToyView]) -> None:
    with pytest.raises(BotError, match=r"unknown bot 'randm' of A toy \(did you mean 'random'\?\); available: random$"):
        make("randm", 1, "toy")
    with pytest.raises(BotError, match=r"unknown bot 'greedy' of A toy; available: random$"):
        make("greedy", 1, "toy")


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(GameError, match=r"unknown game 'rol' \(did you mean 'roll'\?\)"):
        available("rol")
    with pytest.raises(BotError, match="game: expected the key of a game, found a NoneType"):
        make("random", 1, None)  # type: ignore[arg-type]


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
