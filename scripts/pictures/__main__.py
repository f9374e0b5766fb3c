"""Draw the pictures in docs/_static/pictures.

python -m scripts.pictures          write them
python -m scripts.pictures --check  change nothing; fail if one is out of date
"""

from pathlib import Path

from scripts.generated import write
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


if __name__ == "__main__":
    write("pictures", __doc__, {FOLDER / name: text for name, text in pictures().items()}, FOLDER.glob("*.svg"))
