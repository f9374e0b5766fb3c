"""What holds for all tests: how long one may take, what is thorough, and what Hypothesis does in CI."""

import os
import zlib
from collections import Counter
from collections.abc import Callable

import pytest

Often = Callable[[int, int], int]
"""How often a slow test does something: in CI, and when it is to be thorough."""
# Whatever language this machine speaks: what is read in tests is English, unless they ask for another.
for _name in ("LC_ALL", "LANGUAGE"):
    os.environ.pop(_name, None)
os.environ["LC_MESSAGES"] = "C"

SLOW_SECONDS = 900
"""A slow test may take so long; others what ``timeout`` in pyproject.toml says."""

try:
    from hypothesis import settings
except ModuleNotFoundError:
    pass  # the golden games also run where nothing but pytest and our wheels is installed
else:
    # The same examples in every run of CI: a red build is red again when somebody looks. Those that fail are printed
    # as a decorator that reproduces them elsewhere. At home every run tries others.
    settings.register_profile("starcup-ci", derandomize=True, print_blob=True, database=None, deadline=None)
    if os.environ.get("CI"):
        settings.load_profile("starcup-ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", default="1/1", metavar="N/OF", help="run one of so many equal shares of the tests")
    parser.addoption("--thorough", action="store_true", help="run what CI has no time for: more seeds, games and kills")


@pytest.hookimpl(tryfirst=True)  # before slow tests are left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number, shares = map(int, config.getoption("--share").split("/"))
    items[:] = [item for item in items if _is_in(item.nodeid, number, shares)]
    _leave_out_thorough(config, items)
    cases: Counter[str] = Counter()
    for item in items:
        if sampled := item.get_closest_marker("sampled"):
            name = item.nodeid.partition("[")[0]
            _put(item, cases[name], **sampled.kwargs)
            cases[name] += 1
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_SECONDS))
    _leave_out_thorough(config, items)


def _leave_out_thorough(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--thorough"):
        left = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left)


def _put(item: pytest.Item, number: int, *, default: int = 0, ci: int = 1) -> None:
    """Put a case of a test among the default, the slow or the thorough tests, by its number."""
    if not default or number % default:
        item.add_marker(pytest.mark.slow)
        if number % ci:
            item.add_marker(pytest.mark.thorough)


def _is_in(name: str, number: int, shares: int) -> bool:
    """Whether a test is in a share; whole games that have to be the same everywhere are in all."""
    return name.startswith("tests/golden/") or zlib.crc32(name.encode()) % shares == number - 1


@pytest.fixture(scope="session")
def often(pytestconfig: pytest.Config) -> Often:
    """Chooses how often a slow test does something: so many times in CI, or as many as ``--thorough`` asks for."""
    return lambda in_ci, thorough: thorough if pytestconfig.getoption("--thorough") else in_ci
