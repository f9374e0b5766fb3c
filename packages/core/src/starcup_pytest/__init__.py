"""The pytest plugin: fixtures and options for testing games and packs. pytest loads it by itself where starcup is.

A package of its own beside ``starcup``, so that test runs that have nothing to
do with Starcup don't import the engine: everything is imported when it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from starcup import Pack
    from starcup.games import AnyGame
    from starcup.testing import Finding
    from starcup.testing.bench import Bench


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options; game and pack can also be named in the configuration file."""
    group = parser.getgroup("starcup", "games and packs for Starcup")
    game = "the game that the fixtures are for: the key of an installed one, or module:attribute (default: roll)"
    pack = "the pack that the fixtures are for: an installed one, a folder, or module:attribute (default: the game's)"
    group.addoption("--starcup-game", metavar="GAME", help=game)
    group.addoption("--starcup-pack", metavar="PACK", help=pack)
    group.addoption(
        "--starcup-games", metavar="N", type=int, help="whole games that each check of starcup_check plays at most"
    )
    parser.addini("starcup_game", game)
    parser.addini("starcup_pack", pack)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes ``starcup_check`` or ``starcup_game_check`` is run once for each check."""
    if "starcup_check" in metafunc.fixturenames:
        from starcup.testing import checks_of_packs

        game = named_game(_said(metafunc.config, "game"))
        metafunc.parametrize("starcup_check", list(checks_of_packs(game)) if game.pack else [], indirect=True)
    if "starcup_game_check" in metafunc.fixturenames:
        from starcup.testing import GAME_CHECKS

        metafunc.parametrize("starcup_game_check", list(GAME_CHECKS), indirect=True)


def _said(config: pytest.Config, name: str) -> str:
    """What the command line or the configuration file says; empty if neither does."""
    return str(config.getoption(f"--starcup-{name}") or config.getini(f"starcup_{name}") or "")


def _games(config: pytest.Config) -> int | None:
    number: int | None = config.getoption("--starcup-games")
    return number


# Games.


@pytest.fixture(scope="session")
def starcup_game(pytestconfig: pytest.Config) -> AnyGame:
    """The game named by ``--starcup-game``, or ``starcup_game`` in the configuration; override it to give your own."""
    return named_game(_said(pytestconfig, "game"))


def named_game(name: str) -> AnyGame:
    """Return the definition of an installed game by its key, or one that a module holds, as ``module:attribute``."""
    from starcup import GameError, games
    from starcup.games import GameDefinition

    module, colon, attribute = name.partition(":")
    try:
        if not colon:
            return games.find(name or "roll")
        game = getattr(import_module(module), attribute)
    except (GameError, ImportError, AttributeError) as error:
        raise pytest.UsageError(f"--starcup-game {name}: {error}") from None
    if not isinstance(game, GameDefinition):
        raise pytest.UsageError(
            f"--starcup-game {name}: expected a starcup.games.GameDefinition, found {type(game).__name__}"
        )
    return game


@pytest.fixture(scope="session")
def starcup_game_bench(starcup_game: AnyGame, pytestconfig: pytest.Config) -> Bench:
    """The bench that ``starcup_game_check`` works on; override it to have more played, or with other packs."""
    from starcup import GameError
    from starcup.testing.games import game_bench

    try:
        return game_bench(starcup_game, games=_games(pytestconfig))
    except GameError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def starcup_game_check(
    request: pytest.FixtureRequest, starcup_game_bench: Bench, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], None]:
    """One check of a game, to be called: it fails with the report of what it found."""
    from starcup.testing import GAME_CHECKS

    return _checking(GAME_CHECKS[str(request.param)], starcup_game_bench, tmp_path_factory)


def _checking(
    check: Callable[[Any], list[Finding]], bench: Bench, folders: pytest.TempPathFactory
) -> Callable[[], None]:
    from starcup.testing.findings import check_findings

    def checking() -> None:
        __tracebackhide__ = True
        check_findings(bench.subject, check(bench), folders.mktemp("starcup"))

    return checking


# Packs.


@pytest.fixture(scope="session")
def starcup_pack(pytestconfig: pytest.Config, starcup_game: AnyGame) -> Pack:
    """The pack named by ``--starcup-pack`` or ``starcup_pack`` in the configuration; override it to give your own."""
    return named_pack(_said(pytestconfig, "pack") or starcup_game.pack)


def named_pack(name: str) -> Pack:
    """Return a pack: an installed one by its name, one in a folder, or one in a module, as ``module:attribute``."""
    from starcup import Pack, PackError, installed_packs, load_pack

    module, colon, attribute = name.partition(":")
    try:
        if Path(name).is_dir():
            return Pack.from_folder(name)
        if not colon:
            return load_pack(name)
        pack = getattr(import_module(module), attribute)
    except (PackError, ImportError, AttributeError) as error:
        known = ", ".join(sorted(installed_packs())) or "none"
        raise pytest.UsageError(f"--starcup-pack {name}: {error} (installed: {known})") from None
    if not isinstance(pack, Pack):
        raise pytest.UsageError(f"--starcup-pack {name}: expected a starcup.Pack, found {type(pack).__name__}")
    return pack


@pytest.fixture(scope="session")
def starcup_ruleset(starcup_game: AnyGame, starcup_pack: Pack) -> Any:
    """The ruleset of the game with the pack, and with those that it is played with."""
    return starcup_game.load([*starcup_pack.companions(starcup_game.pack), starcup_pack])


@pytest.fixture
def scenario(starcup_game: AnyGame, starcup_ruleset: Any) -> Iterator[Callable[..., Any]]:
    """Lay out tables by hand: ``scenario(players=2, seed=0)`` is a bare ``Scenario`` of the game, to be laid out.

    The test fails at its end if rolls or draws that it told have not come.
    """
    from starcup.testing import GameKit, GameScenario

    kind = starcup_game.facet("testing", GameKit)(starcup_ruleset).scenario
    if kind is None:
        pytest.fail(f"game {starcup_game.key!r} has no tables laid out by hand (GameKit.scenario)", pytrace=False)
    begun: list[GameScenario[Any, Any]] = []

    def make(players: int = 2, seed: int = 0) -> Any:
        begun.append(kind(starcup_ruleset, players, seed))
        return begun[-1]

    yield make
    for laid in begun:
        laid.done()


@pytest.fixture
def fixed_dice(starcup_ruleset: Any) -> Callable[..., Any]:
    """New games whose first rolls and draws are told: ``fixed_dice("faction 0 3", ..., players=2, seed=0)``."""
    from starcup.testing import fixed_game

    def make(*outcomes: str, players: int = 2, seed: int = 0) -> Any:
        return fixed_game(starcup_ruleset, *outcomes, players=players, seed=seed)

    return make


@pytest.fixture(scope="session")
def starcup_bench(starcup_pack: Pack, starcup_game: AnyGame, pytestconfig: pytest.Config) -> Any:
    """What ``starcup_check`` works on, as the game makes it; override it to have more played."""
    from starcup import GameError, PackError
    from starcup.testing import bench_of_pack

    try:
        return bench_of_pack(starcup_pack, games=_games(pytestconfig))
    except (GameError, PackError) as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def starcup_check(
    request: pytest.FixtureRequest,
    starcup_bench: Any,
    starcup_game: AnyGame,
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[], None]:
    """One check of a pack, to be called: it fails with the report of what it found."""
    from starcup.testing import checks_of_packs

    return _checking(checks_of_packs(starcup_game)[str(request.param)], starcup_bench, tmp_path_factory)
