"""Building a pack's wheel with ``build``, the standard front end, and hatchling, which packs name as their back end."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from starcup_cli.errors import Failed, WrongUse
from starcup_cli.files import write_all

PYPROJECT = "pyproject.toml"


def project_of(folder: Path) -> Path:
    """Return the folder with the pack's pyproject.toml: this one, or one around it."""
    for place in (folder, folder.parent, folder.parent.parent):
        if (place / PYPROJECT).is_file():
            return place
    raise WrongUse(f"{folder}: expected a {PYPROJECT} there (starcup pack new makes one)")


def build_wheel(project: Path, out: Path) -> list[Path]:
    """Build wheel and source distribution; return the files made.

    Nothing is downloaded: the back end of this environment is used (``--no-isolation``).
    """
    with tempfile.TemporaryDirectory(prefix="starcup-build-") as folder:
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, str(project)]
        run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if run.returncode:
            words = [line.strip() for line in f"{run.stdout}\n{run.stderr}".splitlines() if line.strip()]
            raise Failed(f"{project}: the build failed: {words[-1] if words else 'no message'}")
        built = sorted(Path(folder).iterdir(), key=lambda path: path.suffix != ".whl")
        contents = {out / path.name: path.read_bytes() for path in built}
    write_all(contents)
    return list(contents)
