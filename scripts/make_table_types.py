"""Write the TypeScript types of what the server of the table tells, from its schemas.

python -m scripts.make_table_types          write them
python -m scripts.make_table_types --check  change nothing; fail if they are not up to date
"""

from pathlib import Path

from scripts.generated import write
from starcup.wire.typescript_types import module_of
from starcup_web.documents import messages

FILE = Path(__file__).resolve().parents[1] / "packages" / "web" / "table" / "src" / "told-types.ts"


if __name__ == "__main__":
    write("make_table_types", __doc__, {FILE: module_of(messages(), "Told", "scripts/make_table_types.py")})
