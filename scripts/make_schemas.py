"""Write the JSON Schemas of messages and files, from the attrs classes, into docs/schemas.

All are written of Roll for the Galaxy; of the other games those of the files of packs.

python scripts/make_schemas.py          write them
python scripts/make_schemas.py --check  change nothing; fail if one is out of date
"""

import argparse
import json
import sys
from pathlib import Path

from starcup import games
from starcup.packed import PackedRuleset
from starcup.wire import file_schemas, schemas_of, wire_of

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"


def texts() -> dict[Path, str]:
    """Return the expected text of each file."""
    files = dict(schemas_of(wire_of(games.find("roll").load())))
    for game in ("race", "tiny-epic"):
        ruleset = games.find(game).load()
        assert isinstance(ruleset, PackedRuleset)
        files |= {f"{game}-{name}": schema for name, schema in file_schemas(ruleset).items()}
    return {
        FOLDER / f"{name}.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in files.items()
    }


def outdated() -> list[Path]:
    """Return the files that are missing, differ, or belong to nothing any more."""
    wanted = texts()
    there = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.schema.json")}
    return sorted(path for path in wanted.keys() | there.keys() if wanted.get(path) != there.get(path))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if one is out of date")
    options = parser.parse_args()
    old = outdated()
    if options.check:
        if old:
            sys.exit("out of date, run `uv run scripts/make_schemas.py`: " + ", ".join(path.name for path in old))
        return
    wanted = texts()
    FOLDER.mkdir(exist_ok=True)
    for path in old:
        if path in wanted:
            path.write_text(wanted[path], encoding="utf-8")
        else:
            path.unlink()
        print(path.name)


if __name__ == "__main__":
    main()
