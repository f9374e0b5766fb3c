"""Draw the pictures in docs/_static/pictures.

python -m scripts.pictures          write them
python -m scripts.pictures --check  change nothing; fail if one is out of date
"""

import argparse
import sys
from pathlib import Path

from scripts.pictures import panes, rooms, terminal, tiles, turn

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "_static" / "pictures"


def pictures() -> dict[str, str]:
    """Return every picture as the text of its file, by the file's name."""
    return {
        **tiles.pictures(),
        **panes.pictures(),
        "turn.svg": turn.picture(),
        "rooms.svg": rooms.picture(),
        "session.svg": terminal.picture(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if one is out of date")
    options = parser.parse_args()
    wanted = {FOLDER / name: text for name, text in pictures().items()}
    there = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    if options.check and there != wanted:
        old = sorted(path.name for path in {*there, *wanted} if there.get(path) != wanted.get(path))
        sys.exit(f"pictures out of date, run `uv run python -m scripts.pictures`: {', '.join(old)}")
    for path in there.keys() - wanted.keys():
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
