"""Ask the registries which weaknesses are known in what the packages and the table depend on.

python scripts/audit.py   fails if there is one; says what could not be asked, which is no failure
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from starcup_web import building

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = "pip-audit==2.10.1"


def npm_audit() -> bool:
    """Ask npm about what the table brings into the browser, and tell; return whether no weakness is known."""
    command = [*building.npm(), "audit", "--omit=dev", "--json"]
    told = subprocess.run(command, cwd=building.SOURCES, capture_output=True, text=True, check=False)
    try:
        found = json.loads(told.stdout)
    except ValueError:
        found = {}
    if "auditReportVersion" not in found:
        why = f"it answers {found['statusCode']}" if "statusCode" in found else last_line(told.stderr)
        print(f"SKIPPED: npm's registry can't be asked about the table: {why}")
    elif told.returncode:
        print(f"npm knows weaknesses in what the table depends on:\n{told.stdout}")
    else:
        print("npm knows no weakness in what the table depends on")
    return not found.get("vulnerabilities")


def pip_audit() -> bool:
    """Ask about what the packages depend on, with the versions that are pinned; return whether no weakness is known."""
    uv = os.environ.get("UV", "uv")
    options = ("--no-dev", "--all-packages", "--all-extras", "--no-emit-workspace", "--no-hashes", "--no-header")
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "requirements.txt")
        export = (uv, "export", "--quiet", "--frozen", "--no-annotate", *options, "--output-file", str(listed))
        subprocess.run(export, cwd=ROOT, check=True)
        command = (uv, "tool", "run", "--quiet", "--from", PIP_AUDIT, "pip-audit", "--requirement", str(listed))
        how = ("--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off")
        told = subprocess.run([*command, *how], cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        found = json.loads(told.stdout)["dependencies"]
    except ValueError:
        print(f"SKIPPED: nobody can be asked about Python packages: {last_line(told.stderr)}")
        return True
    asked = [one for one in found if "vulns" in one]
    weak = [one for one in asked if one["vulns"]]
    if len(asked) < len(found):
        print(f"SKIPPED: nothing is told here about {len(found) - len(asked)} of {len(found)} Python packages")
    if weak:
        print(f"weaknesses are known in Python packages:\n{json.dumps(weak, indent=2)}")
    elif asked:
        print(f"no weakness is known in {len(asked)} Python packages")
    return not weak


def last_line(text: str) -> str:
    """Return the last line of what a program printed."""
    return "".join(text.strip().splitlines()[-1:])


if __name__ == "__main__":
    sys.exit(0 if all([npm_audit(), pip_audit()]) else 1)
