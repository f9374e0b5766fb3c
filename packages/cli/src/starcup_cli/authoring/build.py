"""Building a pack's wheel with ``build``, the standard front end, and hatchling, which packs name as their back end."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from starcup_cli.errors import Failed, WrongUse

PYPROJECT = "pyproject.toml"


def project_of(folder: Path) -> Path:
    """Return the folder with the pack's pyproject.toml: this one, or one around it.

    Raises:
        WrongUse: there is none.
    """
    for one in (folder, folder.parent, folder.parent.parent):
        if (one / PYPROJECT).is_file():
            return one
    raise WrongUse(f"{folder}: expected a {PYPROJECT} there (starcup pack new makes one)")


def require_tools() -> None:
    """Refuse early if the build tools are not installed.

    Raises:
        Failed: it isn't.
    """
    missing = [name for name in ("build", "hatchling") if find_spec(name) is None]
    if missing:
        raise Failed(f"to build a wheel {' and '.join(missing)} must be installed: pip install {' '.join(missing)}")


def build(project: Path, out: Path) -> list[Path]:
    """Build wheel and source distribution; return the files made.

    Nothing is downloaded: the back end of this environment is used (``--no-isolation``).

    Raises:
        Failed: the back end refused; its last words.
    """
    before = {path: path.stat().st_mtime_ns for path in out.glob("*")} if out.is_dir() else {}
    run = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(project)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        words = [line.strip() for line in f"{run.stdout}\n{run.stderr}".splitlines() if line.strip()]
        raise Failed(f"{project}: the build failed: {words[-1] if words else 'no message'}")
    made = [path for path in sorted(out.glob("*")) if before.get(path) != path.stat().st_mtime_ns]
    return sorted(made, key=lambda path: path.suffix != ".whl")
