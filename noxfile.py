"""Every check of the workspace, in one list.

    uv run --dev nox           all default checks (with CI set, the slow tests and the other Pythons too)
    uv run nox -t ci           the same with the slow tests and the other Pythons, whatever the environment says
    uv run nox -s tests -- -x  one session; what follows `--` goes to its tool

The sessions share the environment that `uv run` has just synchronised instead of building one each: the packages are
installed there in editable form, every tool is pinned there, and nothing is resolved or installed twice. Some sessions
make their own: `pythons` and `mutants` (another Python), `bench` (one more dependency), `public_types`, `packages` and
`examples` (empty environments, away from the checkout).
"""

import atexit
import contextlib
import email
import functools
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import nox

ROOT = Path(__file__).resolve().parent
PACKAGES = ("core", "tiles-base", "race", "tiny-epic", "bots", "web", "rl", "llm", "cli")
MODULES = (
    "starcup", "starcup_pytest", "starcup_tiles_base", "starcup_race", "starcup_tiny_epic", "starcup_bots",
    "starcup_web", "starcup_rl", "starcup_micro", "starcup_llm", "starcup_cli",
)  # fmt: skip
EXAMPLES = sorted(file.parent for file in ROOT.glob("examples/*/pyproject.toml"))
BASES = {"roll": "base", "race": "race-base", "tiny-epic": "tiny-epic-base", "harbour": "harbour-base"}
"""The games that examples have packs for, each with its own pack."""
GAMES = {"roll": "tiles-base", "race": "race", "tiny-epic": "tiny-epic"}
"""The games that are extras of the command line, each with the package that the extra adds."""
# No command of the command line writes a position.
SAVE_AND_LOAD = """
from starcup import Game
from starcup.roll import RollRuleset
game = Game.new(RollRuleset.load(["base"]), players=3, seed=1)
assert Game.load(game.ruleset, game.save()).save() == game.save()
"""
SERVE = """
import os, subprocess, sys, urllib.request
os.environ["STARCUP_DATABASE"] = f"sqlite:///{os.path.abspath('games.sqlite')}"
command = (sys.executable, "-m", "starcup_web", "--port", "0", "--no-browser")
with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
    address = server.stdout.readline().strip()
    pages = [urllib.request.urlopen(address + path).read() for path in ("", "api/games")]
    server.terminate()
assert b"<script" in pages[0] and b"roll" in pages[1], pages
"""
LEARN = """
import gymnasium, starcup_rl
env = gymnasium.make("starcup/race-v0")
_, info = env.reset(seed=1)
env.step(env.action_space.sample(info["action_mask"]))
"""
SITE = ROOT / "docs" / "_build" / "html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NODE_MODULES = ("playwright-core@1.65.1", "axe-core@4.14.1")
TYPESCRIPT = "typescript@7.0.2"
TABLE = ("python", "-m", "starcup_web.building")
"""Builds the table in the browser, unless it is up to date; ``run SCRIPT`` runs a script of its package.json."""
USUAL = ("-n", "auto", "--dist", "worksteal", "--ignore=tests/perft", "--ignore=tests/docs")
"""What pytest runs, without the slow tests: all but what no Python changes and has a session of its own."""
SAME_EVERYWHERE = tuple(
    f"--ignore=tests/{name}" for name in ("rules", "powers", "race", "tiny_epic", "scene", "data", "panes")
)
"""What other Pythons leave out: the rules of the games, which golden games try there, and how they are shown."""
SLOW = ("-m", "slow and not browser", "-n", "2", "--dist", "worksteal")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")

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


def uv() -> str:
    """The uv that started us: it need not be on the PATH."""
    path = os.environ.get("UV") or shutil.which("uv")
    if path is None:
        raise RuntimeError("uv not found; start the checks with `uv run --dev nox`")
    return path


@nox.session(tags=["ci"])
def lint(session: nox.Session) -> None:
    """Style, formatting, borders between the packages, dependencies pinned, JSON Schemas and pictures up to date."""
    tool(session, "ruff", "check")
    tool(session, "ruff", "format", "--check")
    tool(session, "lint-imports")
    tool(session, "python", "scripts/pin.py", "--check")
    tool(session, "python", "scripts/make_schemas.py", "--check")
    tool(session, "python", "scripts/make_table_types.py", "--check")
    tool(session, "python", "-m", "scripts.pictures", "--check")


@nox.session(tags=["ci"])
def types(session: nox.Session) -> None:
    """mypy, strict, over packages, tests, examples, benchmarks and scripts (the list is in pyproject.toml)."""
    tool(session, "mypy", *session.posargs)


@nox.session(tags=["ci"])
def table(session: nox.Session) -> None:
    """The table in the browser: its types, its own tests; built, for the sessions that follow."""
    tool(session, *TABLE, "run", "check")
    tool(session, *TABLE, "run", "test")
    tool(session, *TABLE)
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
    tool(session, *TABLE)
    which = "browser" if os.environ.get("CI") else "browser and not slow"
    tool(session, "pytest", "tests/web/browser", "-m", which, "-n", "2", "--durations=10", *session.posargs)


@nox.session(tags=["ci"])
def public_types(session: nox.Session) -> None:
    """pyright on the installed wheels: every public name has a type, and those that users meet are the right ones."""
    # Its node comes in a wheel: nothing is downloaded when it runs.
    python = interpreter(PYTHONS[0]) or sys.executable
    with installed(python, (*own_wheels(), "pyright[nodejs]", "pytest", "numpy"), "--constraint", pins()) as run:
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
@nox.parametrize("version", [nox.param(version, id=version) for version in PYTHONS])
def pythons(session: nox.Session, version: str) -> None:
    """The golden games on each of the other Pythons that are here, and the tests but for the rules, each on one."""
    own = "{}.{}".format(*sys.version_info)
    if version == own:
        session.skip(f"the other sessions run on this Python {version}")
    python = python_of(version, session)
    others = [other for other in PYTHONS if other != own and interpreter(other) is not None]
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
    tool(session, "pytest", *SLOW, "--durations=20", *session.posargs)


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
    tool(session, "python", "scripts/make_transcript.py", "--check")
    tool(session, "python", "scripts/make_tables.py", "--check")
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
    python = next(filter(None, map(interpreter, PYTHONS[:0:-1])), None)
    if python is None:
        session.error("expected a Python 3.12 or newer: older ones can't tell cheaply which test runs which line")
    run_in("mutants", session, "--python", python, "python", "-m", "scripts.mutants", *session.posargs)


@nox.session(tags=["ci"])
@nox.parametrize("version", [nox.param(version, id=version) for version in PYTHONS])
def packages(session: nox.Session, version: str) -> None:
    """The wheels work as a stranger gets them: installed with what they declare and nothing else, away from here."""
    python = python_of(version, session)
    play_installed(session, python, "--constraint", pins())
    if version == PYTHONS[0]:
        session.log("once more, with the oldest versions that the packages say they work with")
        # What fluent.runtime, SQLAlchemy, Alembic and mcp ask for, they bound by versions for Python 2, or not at all.
        bounds = (
            "babel>=2.12", "cffi>=1.17", "cryptography>=42", "greenlet>=3", "mako>=1.2", "pytz>=2020.1",
            "typing-extensions>=4.6", "wrapt>=1.16",
        )  # fmt: skip
        oldest = built().parent / "oldest.txt"
        oldest.write_text("\n".join(bounds), encoding="utf-8")
        play_installed(session, python, "--resolution", "lowest", "--constraint", str(oldest))
        for extra, package in GAMES.items():
            session.log(f"starcup-cli[{extra}]: the command with one game, and without the others")
            (cli,) = (built() / "cli").glob("*.whl")
            wheels = [wheel for name in ("core", "bots", package) for wheel in (built() / name).glob("*.whl")]
            with installed(python, (*wheels, f"starcup-cli[{extra}] @ {cli.as_uri()}"), "--constraint", pins()) as run:
                run("starcup", "sim", "--games", "2", "--bots", "random", "--seed", "1")


def run_in(environment: str, session: nox.Session, *command: str) -> None:
    """Give a command, after options, to `uv run`, in an environment of the workspace's own beside the checkout's."""
    env = {"UV_PROJECT_ENVIRONMENT": str(ROOT / ".nox" / environment), "VIRTUAL_ENV": None}
    session.run(uv(), "run", "--dev", *command, env=env, external=True)


def python_of(version: str, session: nox.Session) -> str:
    """An installed Python of this version; without one the session is skipped."""
    python = interpreter(version)
    if python is None:
        session.skip(f"there is no Python {version} on the PATH, of uv's or of pyenv's")
    return python


def interpreter(version: str) -> str | None:
    """An installed Python of this version, if there is one: on the PATH, of uv's or of pyenv's; none is downloaded."""
    # pyenv's own commands on the PATH run only the versions that are chosen there, if they are on the PATH at all.
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    folders = [os.environ.get("PATH", os.defpath), *map(str, sorted(pyenv.glob("versions/*/bin"), reverse=True))]
    env = os.environ | {"PATH": os.pathsep.join(folders)}
    command = [uv(), "python", "find", "--system", "--no-project", "--no-python-downloads", version]
    answer = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    return answer.stdout.strip() if answer.returncode == 0 else None


@functools.cache
def built() -> Path:
    """Build the wheels once for all versions, each out of its source distribution, and return their directory."""
    temporary = Path(tempfile.mkdtemp(prefix="starcup-wheels-"))
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]["constraint-dependencies"]
    (temporary / "pins.txt").write_text("\n".join(pins), encoding="utf-8")
    wheels = temporary / "wheels"
    # Here are the tools for it; where a wheel is made there are none.
    subprocess.run([sys.executable, *TABLE[1:]], cwd=ROOT, check=True)
    for package in PACKAGES:
        directory = ROOT / "packages" / package
        subprocess.run([uv(), "build", "--quiet", "--out-dir", wheels / package, directory], check=True)
        (wheel,) = (wheels / package).glob("*.whl")
        check_complete(wheel, directory / "src")
        check_metadata(wheel)
    return wheels


def check_complete(wheel: Path, source: Path) -> None:
    """Modules, data files and the workspace's licence: nothing was left behind on the way into the wheel."""
    files = {path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        licences = [archive.read(name) for name in names if name.endswith(".dist-info/licenses/LICENSE")]
    if missing := {path.relative_to(source).as_posix() for path in files} - names:
        raise RuntimeError(f"{wheel.name} lacks {sorted(missing)}")
    if licences != [(ROOT / "LICENSE").read_bytes()]:
        raise RuntimeError(f"{wheel.name} does not carry the workspace's LICENSE")


def check_metadata(wheel: Path) -> None:
    """Refuse what an index would show wrongly: untested Pythons, places that aren't there, siblings of any series."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(archive.read(name))
        typed = any(name.endswith("/py.typed") for name in archive.namelist())
    series = str(told["Version"]).rsplit(".", 1)[0]
    major, minor = series.split(".")
    siblings = [one for one in told.get_all("Requires-Dist", []) if one.startswith("starcup")]
    shown = told.get_all("Classifier", [])
    tested = [f"Programming Language :: Python :: {version}" for version in PYTHONS]
    wrong = [
        *(f"its licence: {one}" for one in [told["License-Expression"]] if one != "MIT"),
        *(f"the Pythons: {one}" for one in {*tested} ^ {one for one in shown if ":: Python :: 3." in one}),
        *(f"an address: {one}" for one in [*told.get_all("Project-URL", []), told["Home-page"]] if one),
        *(f"a sibling of any version: {one}" for one in siblings if f"<{major}.{int(minor) + 1},>={series}" not in one),
        *(f"not said to be typed: {typed}" for typed in [typed] if typed != ("Typing :: Typed" in shown)),
        *(f"without {field}" for field in ("Summary", "Keywords", "Requires-Python", "Author") if not told[field]),
    ]
    if wrong:
        raise RuntimeError(f"{wheel.name}: {'; '.join(wrong)}")


@nox.session(tags=["ci"])
def examples(session: nox.Session) -> None:
    """The examples as strangers' wheels beside ours: their own tests, bots' games, and base games as they were."""
    python = interpreter(PYTHONS[0]) or sys.executable
    options = ("--players", "3", "--seed", "1")
    new: list[tuple[str, ...]] = [(game, "--games", "4") for example in EXAMPLES for game in offered(example, "games")]
    for game, base in BASES.items():
        own = [example for example in EXAMPLES if played_in(example) == game]
        groups = [(*needed(example), *offered(example, "packs")) for example in own]
        groups.append(tuple(pack for group in groups for pack in group))
        new += [(game, "--games", "2", "--packs", ",".join(dict.fromkeys((base, *group)))) for group in groups]
    with installed(python, (*own_wheels(), *example_wheels(), "pytest"), "--constraint", pins()) as run:

        def played_by_bots(chosen: tuple[str, ...]) -> None:
            session.log(f"bots play {' '.join(chosen)}")
            run("starcup", "sim", "--game", *chosen, *options)

        def tested(tests: Path) -> None:
            session.log(f"pytest {tests.relative_to(ROOT)}")
            run("pytest", "-q", "-W", "error", "-p", "no:cacheprovider", "--rootdir", ".", "-c", os.devnull, tests)

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(played_by_bots, new))
            list(pool.map(tested, [*(example / "tests" for example in EXAMPLES), ROOT / "tests" / "golden"]))


def offered(example: Path, what: str) -> list[str]:
    """The names of the games or packs that an example offers."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["entry-points"].get(f"starcup.{what}", ()))


def played_in(example: Path) -> str:
    """The key of the game that the pack of an example is for; empty if the example is a game itself."""
    if offered(example, "games"):
        return ""
    return str(manifest_of(example)["game"])


def needed(example: Path) -> list[str]:
    """The packs that the pack of an example needs, without that of the box."""
    names = [need.partition(">")[0] for need in manifest_of(example).get("needs", ())]
    return [name for name in names if name not in BASES.values()]


def manifest_of(example: Path) -> dict[str, Any]:
    """The ``pack.toml`` of an example."""
    (manifest,) = example.glob("src/*/pack.toml")
    return tomllib.loads(manifest.read_text(encoding="utf-8"))


def example_wheels() -> list[Path]:
    """The wheels of the examples, beside our own."""
    wheels = built().parent / "examples"
    for example in EXAMPLES:
        subprocess.run([uv(), "build", "--quiet", "--out-dir", wheels, example], check=True)
    return sorted(wheels.glob("*.whl"))


def own_wheels() -> list[Path]:
    """The wheels of the workspace."""
    return sorted(built().glob("*/*.whl"))


def pins() -> str:
    """A file with the versions that CI tests."""
    return str(built().parent / "pins.txt")


def play_installed(session: nox.Session, python: str, *options: str) -> None:
    """Install the wheels as a stranger would, and play."""
    with installed(python, own_wheels(), *options) as run:
        for arguments in (
            ("--version",),
            ("packs",),
            ("sim", "--games", "2", "--players", "3", "--seed", "1"),
            ("play", "--watch", "--seed", "1"),
        ):
            session.log(f"starcup {' '.join(arguments)}")
            run("starcup", *arguments)
        session.log("the table is served")
        run("python", "-c", SERVE)
        session.log("a learner acts")
        run("python", "-c", LEARN)
        session.log("a model's seat is asked for help")
        run("starcup", "mcp", "--help")
        session.log("a game is saved and loaded")
        run("python", "-c", SAVE_AND_LOAD)


@contextlib.contextmanager
def installed(python: str, what: Iterable[str | Path], *options: str) -> Iterator[Callable[..., None]]:
    """An empty environment outside the checkout with these wheels; yields what runs its commands there."""
    with tempfile.TemporaryDirectory(prefix="starcup-packages-") as name:
        elsewhere = Path(name).resolve()
        venv = elsewhere / "venv"
        # Neither the checkout's environment nor the user's own saves and settings reach in.
        hidden = ("VIRTUAL_ENV", "PYTHONPATH", "UV_PROJECT_ENVIRONMENT", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
        env = {key: value for key, value in os.environ.items() if key not in hidden}

        def call(*command: str | Path, **more: str) -> None:
            # A command that asks something fails at once instead of waiting for an answer.
            subprocess.run(command, cwd=elsewhere, env=env | more, stdin=subprocess.DEVNULL, timeout=300, check=True)

        call(uv(), "venv", "--quiet", "--no-project", "--python", python, venv)
        call(uv(), "pip", "install", "--quiet", "--python", venv, *options, *what)
        call(uv(), "pip", "check", "--quiet", "--python", venv)
        scripts = next(path for path in (venv / "bin", venv / "Scripts") if path.is_dir())

        def run(command: str, *arguments: str | Path) -> None:
            path = os.pathsep.join((str(scripts), os.environ.get("PATH", os.defpath)))
            call(scripts / command, *arguments, HOME=name, PATH=path)

        yield run
