"""The pytest plugin: fixtures and options for testing tile packs. pytest loads it wherever starcup is installed.

It is a package of its own beside ``starcup``, so that test runs that don't use
Starcup don't import the engine: everything is imported when it is used.
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
    from starcup.testing import Bench, Scenario

    class MakeScenario(Protocol):
        """The type of the function that the fixture :func:`scenario` gives."""

        def __call__(self, players: int = 2, seed: int = 0) -> Scenario: ...

    class FixedDice(Protocol):
        """The type of the function that the fixture :func:`fixed_dice` gives."""

        def __call__(self, *outcomes: str, players: int = 2, seed: int = 0) -> RollGame: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options; the pack can also be named in the configuration file."""
    group = parser.getgroup("starcup", "tile packs for Starcup")
    pack = "the pack that the fixtures are for: an installed one, a folder, or module:attribute (default: base)"
    group.addoption("--starcup-pack", metavar="PACK", help=pack)
    group.addoption(
        "--starcup-games", metavar="N", type=int, help="whole games that each check of starcup_check plays at most"
    )
    parser.addini("starcup_pack", pack)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes ``starcup_check`` once for each check."""
    if "starcup_check" in metafunc.fixturenames:
        from starcup.testing import CHECKS

        metafunc.parametrize("starcup_check", list(CHECKS), indirect=True)


@pytest.fixture(scope="session")
def starcup_pack(pytestconfig: pytest.Config) -> Pack:
    """The pack named by ``--starcup-pack`` or ``starcup_pack`` in the configuration; override it to give your own."""
    return named_pack(str(pytestconfig.getoption("--starcup-pack") or pytestconfig.getini("starcup_pack") or "base"))


def named_pack(name: str) -> Pack:
    """Return a pack: an installed one by its name, one in a folder, or one in a module, as ``module:attribute``.

    Args:
        name: the name of the pack, the path of the folder, or the module and the attribute.

    Raises:
        pytest.UsageError: there is no such pack; the message lists the installed ones.
    """
    from starcup import Pack, PackError, installed_packs
    from starcup.testing import find_pack

    module, colon, attribute = name.partition(":")
    try:
        if Path(name).is_dir():
            return Pack.from_folder(name)
        if not colon:
            return find_pack(name)
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
    """Make scenarios: ``scenario(players=2, seed=0)`` returns one with a bare table, to be laid out and begun.

    The test fails at its end if it set outcomes of rolls or draws that did not occur.
    """
    from starcup.testing import Scenario

    made: list[Scenario] = []

    def make(players: int = 2, seed: int = 0) -> Scenario:
        made.append(Scenario(starcup_ruleset, players, seed))
        return made[-1]

    yield make
    for one in made:
        one.done()


@pytest.fixture
def fixed_dice(starcup_ruleset: Ruleset) -> FixedDice:
    """Make games with given first rolls and draws: ``fixed_dice("faction 0 3", ..., players=2, seed=0)``."""
    from starcup.testing import fixed_game

    def make(*outcomes: str, players: int = 2, seed: int = 0) -> RollGame:
        return fixed_game(starcup_ruleset, *outcomes, players=players, seed=seed)

    return make


@pytest.fixture(scope="session")
def starcup_bench(starcup_pack: Pack, pytestconfig: pytest.Config) -> Bench:
    """The bench that ``starcup_check`` uses; override it to play more games."""
    from starcup import PackError
    from starcup.testing import Bench

    games = pytestconfig.getoption("--starcup-games")
    try:
        return Bench.of(starcup_pack) if games is None else Bench.of(starcup_pack, games=int(games))
    except PackError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def starcup_check(
    request: pytest.FixtureRequest, starcup_bench: Bench, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], None]:
    """A check of the conformance kit, as a function; it fails with a report of the faults found."""
    from starcup.testing import assert_check_ok

    def check() -> None:
        __tracebackhide__ = True
        assert_check_ok(str(request.param), starcup_bench, tmp_path_factory.mktemp("starcup"))

    return check
