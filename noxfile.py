"""Every check of the workspace, in one list.

    uv run --dev nox           all default checks (with CI set, the slow tests and the other Pythons too)
    uv run nox -t ci           the same with the slow tests and the other Pythons, whatever the environment says
    uv run nox -s tests -- -x  one session; what follows `--` goes to its tool

The sessions share the environment that `uv run` has just synchronised instead of building one each: the packages are
installed there in editable form, every tool is pinned there, and nothing is resolved or installed twice. Some sessions
make their own: `pythons` and `mutants` (another Python), `bench` (one more dependency), `public_types`, `packages` and
`examples` (empty environments, away from the checkout).
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nox

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # the command runs from its environment
from scripts import wheels  # noqa: E402

MODULES = (
    "starcup", "starcup_pytest", "starcup_tiles_base", "starcup_race", "starcup_tiny_epic", "starcup_bots",
    "starcup_web", "starcup_rl", "starcup_micro", "starcup_llm", "starcup_cli",
)  # fmt: skip
GAMES = {"roll": "tiles-base", "race": "race", "tiny-epic": "tiny-epic"}
"""The games that are extras of the command line, each with the package that the extra adds."""
SITE = ROOT / "docs" / "_build" / "html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NODE_MODULES = ("playwright-core@1.65.1", "axe-core@4.14.1")
TYPESCRIPT = "typescript@7.0.2"
USUAL = ("-n", "auto", "--dist", "worksteal", "--ignore=tests/perft", "--ignore=tests/docs")
"""What pytest runs, without the slow tests: all but what no Python changes and has a session of its own."""
SAME_EVERYWHERE = tuple(
    f"--ignore=tests/{name}" for name in ("rules", "powers", "race", "tiny_epic", "scene", "data", "panes")
)
"""What other Pythons leave out: the rules of the games, which golden games try there, and how they are shown."""
SLOW = ("-m", "slow and not browser", "-n", "2", "--dist", "worksteal")
# Hundreds of tests start processes: compiling all modules anew in each takes longer than what they are started for.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

nox.needs_version = ">=2025.2.9"
nox.options.default_venv_backend = "none"
# The table comes early: it is built there, and tests want it built.
nox.options.sessions = [
    "lint", "types", "table", "audit", "public_types", "tests", "web",
    "perft", "golden", "docs", "packages", "examples",
]  # fmt: skip
if os.environ.get("CI"):
    nox.options.sessions[7:7] = ["pythons", "slow", "typescript"]


def tool(session: nox.Session, name: str, *arguments: str) -> None:
    """Run a tool of the environment that nox itself runs in, never another of the same name on the PATH."""
    path = shutil.which(name, path=sysconfig.get_path("scripts"))
    if path is None:
        session.error(f"{name} is not installed beside nox; start the checks with `uv run --dev nox`")
    session.run(path, *arguments, external=True)


@nox.session(tags=["ci"])
def lint(session: nox.Session) -> None:
    """Style, formatting, borders between the packages, dependencies pinned, JSON Schemas and pictures up to date."""
    tool(session, "ruff", "check")
    tool(session, "ruff", "format", "--check")
    tool(session, "lint-imports")
    tool(session, "python", "scripts/pin.py", "--check")
    tool(session, "python", "-m", "scripts.make_schemas", "--check")
    tool(session, "python", "-m", "scripts.make_table_types", "--check")
    tool(session, "python", "-m", "scripts.pictures", "--check")


@nox.session(tags=["ci"])
def types(session: nox.Session) -> None:
    """mypy, strict, over packages, tests, examples, benchmarks and scripts (the list is in pyproject.toml)."""
    tool(session, "mypy", *session.posargs)


@nox.session(tags=["ci"])
def table(session: nox.Session) -> None:
    """The table in the browser: its types, its own tests; built, for the sessions that follow."""
    tool(session, *wheels.TABLE, "run", "check")
    tool(session, *wheels.TABLE, "run", "test")
    tool(session, *wheels.TABLE)
    tool(session, "pytest", "tests/web/test_table_sources.py", "tests/web/test_built_table.py")


@nox.session(tags=["ci"])
def audit(session: nox.Session) -> None:
    """Known weaknesses of what the packages and the table depend on, as far as the registries tell of them here."""
    tool(session, "python", "scripts/audit.py")


@nox.session(tags=["ci"])
def web(session: nox.Session) -> None:
    """The table against its server in a browser, by mouse, keys and touch; with CI set, whole games too."""
    if not any(map(shutil.which, BROWSERS)):
        session.skip(f"needs one of {', '.join(BROWSERS)}, and none is here")
    tool(session, *wheels.TABLE)
    which = "browser" if os.environ.get("CI") else "browser and not slow"
    tool(session, "pytest", "tests/web/browser", "-m", which, "-n", "2", "--durations=10", *session.posargs)


@nox.session(tags=["ci"])
def public_types(session: nox.Session) -> None:
    """pyright on the installed wheels: every public name has a type, and those that users meet are the right ones."""
    # Its node comes in a wheel: nothing is downloaded when it runs.
    python = wheels.interpreter(wheels.PYTHONS[0]) or sys.executable
    with wheels.installed(python, (*wheels.own_wheels(), "pyright[nodejs]", "pytest", "numpy")) as run:
        for module in MODULES:
            if module == "starcup_rl":  # derives from classes of PettingZoo and OpenSpiel, which state no types
                continue
            session.log(f"pyright --verifytypes {module}")
            run("pyright", "--ignoreexternal", "--verifytypes", module)
        run("pyright", ROOT / "tests" / "types")


@nox.session(tags=["ci"])
def tests(session: nox.Session) -> None:
    """The tests without the slow ones and without those that have a session of their own; a process for each core."""
    tool(session, "pytest", *(session.posargs or (*USUAL, "--ignore=tests/golden")))


@nox.session(tags=["ci"])
@nox.parametrize("version", [nox.param(version, id=version) for version in wheels.PYTHONS])
def pythons(session: nox.Session, version: str) -> None:
    """The golden games on each of the other Pythons that are here, and the tests but for the rules, each on one."""
    own = "{}.{}".format(*sys.version_info)
    if version == own:
        session.skip(f"the other sessions run on this Python {version}")
    python = python_of(version, session)
    others = [other for other in wheels.PYTHONS if other != own and wheels.interpreter(other) is not None]
    share = f"--share={others.index(version) + 1}/{len(others)}"
    run_in(
        f"tests-{version}",
        session,
        "--python",
        python,
        "pytest",
        *(session.posargs or (*USUAL, *SAME_EVERYWHERE, share)),
    )


@nox.session(tags=["ci"])
def slow(session: nox.Session) -> None:
    """The long tests, on two processes; without those in a browser, which have a session of their own."""
    tool(session, "pytest", *SLOW, "--durations=80", *session.posargs)


@nox.session
def thorough(session: nox.Session) -> None:
    """The long tests with more seeds, games and kills of servers than CI has time for: an hour and more."""
    tool(session, "pytest", *SLOW, "--thorough", *session.posargs)


@nox.session(tags=["ci"])
def perft(session: nox.Session) -> None:
    """Exact counts of legal lines."""
    tool(session, "pytest", "tests/perft", *session.posargs)


@nox.session(tags=["ci"])
def golden(session: nox.Session) -> None:
    """Whole games, replayed."""
    tool(session, "pytest", "tests/golden", *session.posargs)


@nox.session(tags=["ci"])
def docs(session: nox.Session) -> None:
    """Every example in docstrings, README and docs is run; then the pages are built, warnings being errors."""
    tool(session, "pytest", "-n", "2", "--doctest-modules", "packages")
    tool(session, "pytest", "-n", "2", "tests/docs")
    tool(session, "python", "-m", "scripts.make_transcript", "--check")
    tool(session, "python", "-m", "scripts.make_tables", "--check")
    built_site(session)


@nox.session
def site(session: nox.Session) -> None:
    """The built site in a browser: phones, axe, light and dark, the search; where Chromium and Node.js are."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None or shutil.which("node") is None or shutil.which("npm") is None:
        session.skip(f"needs node, npm and one of {', '.join(BROWSERS)}, which are not all here")
    built_site(session)
    modules = npm_installed(session, "site", *NODE_MODULES)
    pages = session.posargs  # all, if none is named
    session.run("node", "scripts/check_site.mjs", str(SITE), str(modules), browser, *pages, external=True)


@nox.session(tags=["ci"])
def typescript(session: nox.Session) -> None:
    """The types that the server makes and the board of the examples, compiled; where npm is."""
    if shutil.which("npm") is None:
        session.skip("needs npm, which is not here")
    modules = npm_installed(session, "tsc", TYPESCRIPT)
    session.env["PATH"] = os.pathsep.join((str(modules / "node_modules" / ".bin"), os.environ["PATH"]))
    tool(session, "pytest", "tests/examples/test_ui_board.py")


def npm_installed(session: nox.Session, folder: str, *modules: str) -> Path:
    """Install modules of Node.js, by npm, into a folder of the session's own, and return that."""
    place = ROOT / ".nox" / folder
    quiet = ("--silent", "--no-save", "--no-package-lock", "--no-audit", "--no-fund")
    session.run("npm", "install", *quiet, "--prefix", str(place), *modules, external=True)
    return place


def built_site(session: nox.Session) -> None:
    """Build all pages, warnings being errors; the search would forget entries of pages that are not written anew."""
    tool(session, "sphinx-build", "-W", "--keep-going", "-q", "-a", "-j", "auto", "-b", "html", "docs", str(SITE))


@nox.session
def bench(session: nox.Session) -> None:
    """Benchmarks against other engines; not a check, so run by hand."""
    run_in("bench", session, "--group", "bench", "python", "benchmarks/run.py", *session.posargs)


@nox.session
def mutants(session: nox.Session) -> None:
    """Small changes, at random: does a test notice? Not a check, for it takes an hour; see docs/mutants.md."""
    python = next(filter(None, map(wheels.interpreter, wheels.PYTHONS[:0:-1])), None)
    if python is None:
        session.error("expected a Python 3.12 or newer: older ones can't tell cheaply which test runs which line")
    run_in("mutants", session, "--python", python, "python", "-m", "scripts.mutants", *session.posargs)


@nox.session(tags=["ci"])
@nox.parametrize("version", [nox.param(version, id=version) for version in wheels.PYTHONS])
def packages(session: nox.Session, version: str) -> None:
    """The wheels work as a stranger gets them: installed with what they declare and nothing else, away from here."""
    python = python_of(version, session)
    wheels.play_installed(session.log, python)
    if version == wheels.PYTHONS[0]:
        session.log("once more, with the oldest versions that the packages say they work with")
        # What fluent.runtime, SQLAlchemy, Alembic and mcp ask for, they bound by versions for Python 2, or not at all.
        bounds = (
            "babel>=2.12", "cffi>=1.17", "cryptography>=42", "greenlet>=3", "mako>=1.2", "pytz>=2020.1",
            "typing-extensions>=4.6", "wrapt>=1.16",
        )  # fmt: skip
        oldest = wheels.built().parent / "oldest.txt"
        oldest.write_text("\n".join(bounds), encoding="utf-8")
        wheels.play_installed(session.log, python, "--resolution", "lowest", "--constraint", str(oldest))
        for extra, package in GAMES.items():
            session.log(f"starcup-cli[{extra}]: the command with one game, and without the others")
            (cli,) = (wheels.built() / "cli").glob("*.whl")
            chosen = [wheel for name in ("core", "bots", package) for wheel in (wheels.built() / name).glob("*.whl")]
            with wheels.installed(python, (*chosen, f"starcup-cli[{extra}] @ {cli.as_uri()}")) as run:
                run("starcup", "sim", "--games", "2", "--bots", "random", "--seed", "1")


def run_in(environment: str, session: nox.Session, *command: str) -> None:
    """Give a command, after options, to `uv run`, in an environment of the workspace's own beside the checkout's."""
    env = {"UV_PROJECT_ENVIRONMENT": str(ROOT / ".nox" / environment), "VIRTUAL_ENV": None}
    session.run(wheels.uv(), "run", "--dev", *command, env=env, external=True)


def python_of(version: str, session: nox.Session) -> str:
    """An installed Python of this version; without one the session is skipped."""
    python = wheels.interpreter(version)
    if python is None:
        session.skip(f"there is no Python {version} on the PATH, of uv's or of pyenv's")
    return python


@nox.session(tags=["ci"])
def examples(session: nox.Session) -> None:
    """The examples as strangers' wheels beside ours: their own tests, bots' games, and base games as they were."""
    python = wheels.interpreter(wheels.PYTHONS[0]) or sys.executable
    options = ("--players", "3", "--seed", "1")
    new: list[tuple[str, ...]] = [
        (game, "--games", "4") for example in wheels.EXAMPLES for game in wheels.offered(example, "games")
    ]
    for game, base in wheels.BASES.items():
        own = [example for example in wheels.EXAMPLES if wheels.played_in(example) == game]
        groups = [(*wheels.needed(example), *wheels.offered(example, "packs")) for example in own]
        groups.append(tuple(pack for group in groups for pack in group))
        new += [(game, "--games", "2", "--packs", ",".join(dict.fromkeys((base, *group)))) for group in groups]
    with wheels.installed(python, (*wheels.own_wheels(), *wheels.example_wheels(), "pytest")) as run:

        def played_by_bots(chosen: tuple[str, ...]) -> None:
            session.log(f"bots play {' '.join(chosen)}")
            run("starcup", "sim", "--game", *chosen, *options)

        def tested(tests: Path) -> None:
            session.log(f"pytest {tests.relative_to(ROOT)}")
            run("pytest", "-q", "-W", "error", "-p", "no:cacheprovider", "--rootdir", ".", "-c", os.devnull, tests)

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(played_by_bots, new))
            list(pool.map(tested, [*(example / "tests" for example in wheels.EXAMPLES), ROOT / "tests" / "golden"]))
