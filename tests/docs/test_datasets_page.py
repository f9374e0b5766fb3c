"""The page on datasets has the columns that datasets have."""

from __future__ import annotations

import re

import pyarrow as pa

from starcup_bots.datasets import record_games
from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "datasets.md"


def spelled(kind: pa.DataType) -> str:
    """A type as the page spells it; the length of observations is that of a game."""
    if pa.types.is_fixed_size_list(kind):
        return f"fixed_size_list<{kind.value_type}>"
    return f"list<{kind.value_type}>" if pa.types.is_list(kind) else str(kind)


def test_the_table_has_the_columns_of_the_schema() -> None:
    (game,) = record_games([], ["random"], 2, [1], game="race", observations=True)
    columns = re.findall(r"^\| `(\w+)` \| `(.+?)` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    schema = game.rows.schema
    assert columns == [(field.name, spelled(field.type), field.metadata[b"description"].decode()) for field in schema]
