"""The pytest plugin: fixtures and options for testing tile packs. pytest loads it by itself where starcup is installed.

A package of its own beside ``starcup``, so that test runs that have nothing to
do with Starcup don't import the engine: everything is imported when it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Protocol

    from starcup import Pack
    from starcup.roll import RollGame, Ruleset
    from starcup.roll.testing import PackBench, Scenario

    class MakeScenario(Protocol):
        """What :func:`scenario` gives."""

        def __call__(self, players: int = 2, seed: int = 0) -> Scenario: ...

    class FixedDice(Protocol):
        """What :func:`fixed_dice` gives."""

        def __call__(self, *outcomes: str, players: int = 2, seed: int = 0) -> RollGame: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options; the pack can also be named in the configuration file."""
    group = parser.getgroup("starcup", "tile packs for Starcup")
    pack = "the pack that the fixtures are for: an installed one, a folder, or module:attribute (default: base)"
    group.addoption("--starcup-pack", metavar="PACK", help=pack)
    group.addoption(
        "--starcup-games", metavar="N", type=int, help="whole games that each check of starcup_check plays at most"
    )
    parser.addini("starcup_pack", pack)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes ``starcup_check`` is run once for each check."""
    if "starcup_check" in metafunc.fixturenames:
        from starcup.roll.testing import CHECKS

        metafunc.parametrize("starcup_check", list(CHECKS), indirect=True)


@pytest.fixture(scope="session")
def starcup_pack(pytestconfig: pytest.Config) -> Pack:
    """The pack named by ``--starcup-pack`` or ``starcup_pack`` in the configuration; override it to give your own."""
    return named_pack(str(pytestconfig.getoption("--starcup-pack") or pytestconfig.getini("starcup_pack") or "base"))


def named_pack(name: str) -> Pack:
    """Return an installed pack by its name, one in a folder, or one that a module holds, as ``module:attribute``.

    Args:
        name: of the pack, of the folder, or of the module and the attribute.

    Raises:
        pytest.UsageError: there is none; one line that says what is.
    """
    from starcup import Pack, PackError, installed_packs, load_pack

    module, colon, attribute = name.partition(":")
    try:
        if Path(name).is_dir():
            return Pack.from_folder(name)
        if not colon:
            return load_pack(name)
        found = getattr(import_module(module), attribute)
    except (PackError, ImportError, AttributeError) as error:
        known = ", ".join(sorted(installed_packs())) or "none"
        raise pytest.UsageError(f"--starcup-pack {name}: {error} (installed: {known})") from None
    if not isinstance(found, Pack):
        raise pytest.UsageError(f"--starcup-pack {name}: expected a starcup.Pack, found {type(found).__name__}")
    return found


@pytest.fixture(scope="session")
def starcup_ruleset(starcup_pack: Pack) -> Ruleset:
    """The base game with the pack."""
    from starcup.roll import Ruleset

    return Ruleset.load(["base"] if starcup_pack.name == "base" else ["base", starcup_pack])


@pytest.fixture
def scenario(starcup_ruleset: Ruleset) -> Iterator[MakeScenario]:
    """Lay out tables by hand: ``scenario(players=2, seed=0)`` is a bare one, to be laid out and begun.

    The test fails at its end if rolls or draws that it told have not come.
    """
    from starcup.roll.testing import Scenario

    made: list[Scenario] = []

    def make(players: int = 2, seed: int = 0) -> Scenario:
        made.append(Scenario(starcup_ruleset, players, seed))
        return made[-1]

    yield make
    for one in made:
        one.done()


@pytest.fixture
def fixed_dice(starcup_ruleset: Ruleset) -> FixedDice:
    """New games whose first rolls and draws are told: ``fixed_dice("faction 0 3", ..., players=2, seed=0)``."""
    from starcup.roll.testing import fixed_game

    def make(*outcomes: str, players: int = 2, seed: int = 0) -> RollGame:
        return fixed_game(starcup_ruleset, *outcomes, players=players, seed=seed)

    return make


@pytest.fixture(scope="session")
def starcup_bench(starcup_pack: Pack, pytestconfig: pytest.Config) -> PackBench:
    """The bench that ``starcup_check`` works on; override it to have more played."""
    from starcup import PackError
    from starcup.roll.testing import PackBench

    games = pytestconfig.getoption("--starcup-games")
    try:
        return PackBench.of(starcup_pack) if games is None else PackBench.of(starcup_pack, games=int(games))
    except PackError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def starcup_check(
    request: pytest.FixtureRequest, starcup_bench: PackBench, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], None]:
    """One check of the conformance kit, to be called: it fails with the report of what it found."""
    from starcup.roll.testing import assert_check_ok

    def check() -> None:
        __tracebackhide__ = True
        assert_check_ok(str(request.param), starcup_bench, tmp_path_factory.mktemp("starcup"))

    return check
