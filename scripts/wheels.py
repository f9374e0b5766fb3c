"""The wheels of the workspace and of its examples: built, checked, and installed as a stranger gets them."""

from __future__ import annotations

import atexit
import contextlib
import email
import functools
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("core", "tiles-base", "race", "tiny-epic", "bots", "web", "rl", "llm", "cli")
EXAMPLES = sorted(file.parent for file in ROOT.glob("examples/*/pyproject.toml"))
BASES = {"roll": "base", "race": "race-base", "tiny-epic": "tiny-epic-base", "harbour": "harbour-base"}
"""The games that examples have packs for, each with its own pack."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")

TABLE = ("python", "-m", "starcup_web.building")
"""Builds the table in the browser, unless it is up to date; ``run SCRIPT`` runs a script of its package.json."""
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


def uv() -> str:
    """The uv that started us: it need not be on the PATH."""
    path = os.environ.get("UV") or shutil.which("uv")
    if path is None:
        raise RuntimeError("uv not found; start the checks with `uv run --dev nox`")
    return path


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
        metadata = email.message_from_bytes(archive.read(name))
        typed = any(name.endswith("/py.typed") for name in archive.namelist())
    series = str(metadata["Version"]).rsplit(".", 1)[0]
    major, minor = series.split(".")
    siblings = [need for need in metadata.get_all("Requires-Dist", []) if need.startswith("starcup")]
    classifiers = metadata.get_all("Classifier", [])
    tested = [f"Programming Language :: Python :: {version}" for version in PYTHONS]
    named = {line for line in classifiers if ":: Python :: 3." in line}
    near = f"<{major}.{int(minor) + 1},>={series}"
    wrong = [
        *(f"its licence: {licence}" for licence in [metadata["License-Expression"]] if licence != "MIT"),
        *(f"the Pythons: {python}" for python in {*tested} ^ named),
        *(f"an address: {url}" for url in [*metadata.get_all("Project-URL", []), metadata["Home-page"]] if url),
        *(f"a sibling of any version: {need}" for need in siblings if near not in need),
        *(f"not said to be typed: {typed}" for typed in [typed] if typed != ("Typing :: Typed" in classifiers)),
        *(f"without {field}" for field in ("Summary", "Keywords", "Requires-Python", "Author") if not metadata[field]),
    ]
    if wrong:
        raise RuntimeError(f"{wheel.name}: {'; '.join(wrong)}")


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


@contextlib.contextmanager
def installed(python: str, what: Iterable[str | Path], *options: str) -> Iterator[Callable[..., None]]:
    """An empty environment outside the checkout with these wheels, by default with the versions that CI tests.

    Yields what runs its commands there.
    """
    options = options or ("--constraint", str(built().parent / "pins.txt"))
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


def play_installed(log: Callable[[str], None], python: str, *options: str) -> None:
    """Install the wheels as a stranger would, and play."""
    with installed(python, own_wheels(), *options) as run:
        for arguments in (
            ("--version",),
            ("packs",),
            ("sim", "--games", "2", "--players", "3", "--seed", "1"),
            ("play", "--watch", "--seed", "1"),
        ):
            log(f"starcup {' '.join(arguments)}")
            run("starcup", *arguments)
        log("the table is served")
        run("python", "-c", SERVE)
        log("a learner acts")
        run("python", "-c", LEARN)
        log("a model's seat is asked for help")
        run("starcup", "mcp", "--help")
        log("a game is saved and loaded")
        run("python", "-c", SAVE_AND_LOAD)
