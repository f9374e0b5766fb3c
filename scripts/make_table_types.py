"""Write the TypeScript types of what the server of the table tells, from its schemas.

python scripts/make_table_types.py          write them
python scripts/make_table_types.py --check  change nothing; fail if they are not up to date
"""

import sys
from pathlib import Path

from starcup.wire.typescript_types import module_of
from starcup_web.documents import told

FILE = Path(__file__).resolve().parents[1] / "packages" / "web" / "table" / "src" / "told-types.ts"


def main() -> None:
    text = module_of(told(), "Told", "scripts/make_table_types.py")
    if sys.argv[1:] == ["--check"]:
        if not FILE.is_file() or FILE.read_text(encoding="utf-8") != text:
            sys.exit(f"{FILE.name} is not up to date: run `uv run scripts/make_table_types.py`")
        return
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
