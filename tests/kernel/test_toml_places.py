"""Lines of keys and elements, against texts whose lines are known, and against what tomllib reads."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starcup.packs.toml_places import DataPath, places

PACK = Path(__file__).parents[2] / "packages" / "tiles-base" / "src" / "starcup_tiles_base"


def all_places(value: object, place: DataPath = ()) -> set[DataPath]:
    found: set[DataPath] = {place} if place else set()
    if isinstance(value, dict):
        for key, inner in value.items():
            found |= all_places(inner, (*place, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found |= all_places(inner, (*place, index))
    return found


TRICKY = """# a [comment] = "x"
"quoted key" = 'it''s'.a
"""
TEXT = """
title = "a # no comment" # [one]
[a."b.c".'d'] # dotted
text = \"\"\"
[not] = "a table"
  \\\\"\"\" \"\"\"\"\"
'literal' = '''
x = 1 ''' # end
e.f.g = [ # a list
  [1, 2], # nested
  { h = "]}", i = { j = [] } },
  1979-05-27 07:32:00,
]
[[t.u]]
v = 1
[t.u.w]
x = +1.5e3
[[t.u]]
[[t.u.y]]
z = true
"""


def sound() -> str:
    return TEXT.replace('  \\\\"""', "  \\\\")


def test_lines_of_a_tricky_text() -> None:
    text = sound()
    data, found = tomllib.loads(text), places(text)
    lines = text.splitlines()
    for place, line in found.items():
        last = place[-1]
        if isinstance(last, str):
            assert last in lines[line - 1], place
    lists = {place[:-1] for place in found if isinstance(place[-1], int)}
    # Tables that no line names by themselves, such as [a] of [a.b], have no line of their own.
    assert all_places(data) - set(found) - lists == {("a",), ("a", "b.c"), ("t",), ("t", "u", 1, "y")} - lists
    assert found[("a", "b.c", "d", "e", "f", "g", 2)] == lines.index("  1979-05-27 07:32:00,") + 1
    assert found[("t", "u", 1, "y", 0, "z")] == len(lines)


@pytest.mark.parametrize("file", sorted(PACK.glob("*.toml")), ids=lambda file: file.name)
def test_every_value_of_the_base_pack_has_its_line(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found, lines = places(text), text.splitlines()
    for place in all_places(tomllib.loads(text)):
        if place in found and isinstance(place[-1], str):
            assert place[-1] in lines[found[place] - 1]
        else:
            assert place in found or any(other[: len(place)] == place for other in found)


KEYS = st.text("abc-1", min_size=1, max_size=4)
SCALARS = st.one_of(
    st.integers(-9, 9).map(str), st.sampled_from(["true", '"#]"', "'}'", '"""\n]"""', "'''a\n'''", "1.5"])
)


def render(value: object, pretty: bool) -> str:
    gap = "\n  " if pretty else " "
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {render(inner, False)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return f"[{gap}" + f",{gap}".join(render(inner, pretty) for inner in value) + f"{gap}]"
    return str(value)


VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)


@given(st.dictionaries(KEYS, st.dictionaries(KEYS, VALUES, max_size=3), max_size=4), st.booleans())
def test_every_value_is_found_in_ascending_order(tables: dict[str, dict[str, object]], pretty: bool) -> None:
    text = ""
    for name, table in tables.items():
        text += f"# [{name}]\n[{name}]\n" + "".join(
            f"{key} = {render(value, pretty)}\n" for key, value in table.items()
        )
    found = places(text)
    assert set(found) == all_places(tomllib.loads(text))
    assert list(found.values()) == sorted(found.values())
