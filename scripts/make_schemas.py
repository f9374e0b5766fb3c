"""Write the JSON Schemas of messages and files, from the attrs classes, into docs/schemas.

All are written of Roll for the Galaxy; of the other games those of the files of packs.

python -m scripts.make_schemas          write them
python -m scripts.make_schemas --check  change nothing; fail if one is out of date
"""

import json
from pathlib import Path

from scripts.generated import write
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


def there() -> list[Path]:
    """Return the files that are there."""
    return list(FOLDER.glob("*.schema.json"))


if __name__ == "__main__":
    write("make_schemas", __doc__, texts(), there())
