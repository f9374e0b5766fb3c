"""The page on the vocabulary tells the truth: every field with its type and default; and its examples load."""

from __future__ import annotations

import re
import types
from pathlib import Path
from typing import Literal, Union, get_args, get_origin

import attrs
import pytest

from starcup import Pack
from starcup.roll import RollRuleset
from starcup.roll._rules import hookspecs, term_words, terms, vocabulary
from starcup.terms import words as any_words

PAGE = Path(__file__).parents[2] / "docs" / "vocabulary.md"
WORDS: dict[object, str] = {
    bool: "true or false",
    term_words.DieKey: "die colour",
    term_words.WorldKey: "world colour",
    term_words.PhaseKey: "phase",
    term_words.FaceKey: "tile",
    term_words.Target: '`"any"`, `"selected"` or phase',
    any_words.Whole: f"0 to {any_words.LIMIT}",
    any_words.Positive: f"1 to {any_words.LIMIT}",
    any_words.Signed: f"-{any_words.LIMIT} to {any_words.LIMIT}",
    any_words.Condition: "*condition*",
    any_words.Amount: "number or *amount*",
    terms.ReassignTerm: "*Reassign term*",
    terms.DictateTerm: "*Dictate term*",
    terms.StockTerm: "*Stock term*",
    terms.ScoutGain: "*Scout gain*",
    terms.DiscountTerm: "*discount*",
    terms.FaceAmount: "number or *tile amount*",
    terms.RetainTerm: "*Retain term*",
    terms.GrantTerm: "*grant*",
    terms.LimitTerm: "*limit*",
    terms.WorldAmount: "number or *world amount*",
    terms.TradeGain: "*Trade gain*",
}


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def tables() -> dict[str, list[list[str]]]:
    """The rows of each table, by the class that it is about."""
    found = {}
    for name, body in re.findall(r"<!-- term: (\w+) -->\n\n((?:\|.*\n)+)", page()):
        rows = [[cell.strip() for cell in line.strip("|\n").split(" | ")] for line in body.splitlines()]
        assert rows[0] == ["field", "holds", "if left out", "meaning"]
        found[name] = rows[2:]
    return found


def kinds() -> dict[str, type]:
    """Every class of the vocabulary that has fields of its own."""
    found = [
        value
        for value in (*vars(any_words).values(), *vars(term_words).values(), *vars(terms).values())
        if isinstance(value, type) and issubclass(value, any_words.Term)
    ]
    return {kind.__name__: kind for kind in found if own(kind)}


def own(kind: type) -> list[attrs.Attribute[object]]:
    attrs.resolve_types(kind)
    return [field for field in attrs.fields(kind) if not field.inherited]


def holds(kind: object) -> str:
    """A type in the words of the page."""
    if kind in WORDS:
        return WORDS[kind]
    if get_origin(kind) in {Union, types.UnionType}:
        (inner,) = [argument for argument in get_args(kind) if argument is not type(None)]
        return holds(inner)
    if get_origin(kind) is Literal:
        return ", ".join(f'`"{value}"`' for value in get_args(kind))
    if get_origin(kind) is tuple:
        inner = holds(get_args(kind)[0])
        return (
            f"list of {inner[:-1]}s*" if inner.endswith("*") else f"list of {inner}{'' if inner[-1].isdigit() else 's'}"
        )
    several = getattr(kind, "__supertype__")  # noqa: B009 -- typing has no public name for it
    return f"{holds(get_args(several)[0])}, or a list"


def test_every_class_has_a_table_and_every_field_a_row() -> None:
    assert set(tables()) == set(kinds())
    for name, kind in kinds().items():
        fields = [field.name.removesuffix("_") for field in own(kind)]
        assert [row[0] for row in tables()[name]] == [f"`{field}`" for field in fields], name


@pytest.mark.parametrize("name", sorted(kinds()))
def test_types_and_defaults_are_those_of_the_code(name: str) -> None:
    for row, field in zip(tables()[name], own(kinds()[name]), strict=True):
        assert row[1] == holds(field.type), f"{name}.{field.name}"
        default = field.default
        if default is attrs.NOTHING:
            assert row[2] == "—", f"{name}.{field.name}"
        elif default is None:
            assert row[2] in {"all", "any", "always", "nothing", "as it was"}, f"{name}.{field.name}"
        elif default is False:
            assert row[2] == "false", f"{name}.{field.name}"
        else:
            assert row[2] == (f'`"{default}"`' if isinstance(default, str) else f"`{default}`"), f"{name}.{field.name}"
        assert len(row[3]) > 5, f"{name}.{field.name}: what does it mean?"


def test_every_hook_is_a_term_or_needs_a_module() -> None:
    hooks = {name for name, value in vars(hookspecs).items() if hasattr(value, "combines")}
    assert {field.name for field in own(terms.PowerTable)} | set(vocabulary.PYTHON_ONLY) == hooks
    for hook in vocabulary.PYTHON_ONLY:
        assert f"`{hook}`" in page()


def examples() -> dict[str, str]:
    """The files of the examples by the keys of their tiles: each begins with its path."""
    blocks = "\n".join(re.findall(r"^```toml\n(.*?)^```$", page(), flags=re.DOTALL | re.MULTILINE))
    (empty, *found) = re.split(r"^# powers/(\w+)\.toml\n", blocks, flags=re.MULTILINE)
    assert not empty
    return dict(zip(found[::2], found[1::2], strict=True))


def tile(number: int, key: str, hooks: str) -> str:
    phases = (
        '["explore", "ship"]' if "extra_workers" in hooks else '["explore", "develop", "settle", "produce", "ship"]'
    )
    return f"""
[[tile]]
id = "x{number}"
development = {{ key = "{key}", name = "{key}", cost = 1, phases = {phases} }}
world = {{ key = "rock_{number}", name = "Rock {number}", cost = 1, colour = "grey" }}
"""


def test_every_example_loads(tmp_path: Path) -> None:
    stated = examples()
    assert len(stated) > 25
    (tmp_path / "pack.toml").write_text('name = "page"\ngame = "roll"', encoding="utf-8")
    (tmp_path / "powers").mkdir()
    for key, text in stated.items():
        (tmp_path / "powers" / f"{key}.toml").write_text(text, encoding="utf-8")
    tiles = "".join(tile(number, key, text) for number, (key, text) in enumerate(stated.items()))
    (tmp_path / "tiles.toml").write_text(tiles, encoding="utf-8")
    pack = Pack.from_folder(tmp_path)
    assert [str(fault) for fault in RollRuleset.check_pack(pack, ["base"])] == []
    assert set(stated) <= set(RollRuleset.load(["base", pack]).plugins.packs)


def test_every_field_stands_in_an_example() -> None:
    """Every word of the vocabulary is shown at work at least once, here or in the base pack."""
    base = (PAGE.parents[1] / "packages/tiles-base/src/starcup_tiles_base/powers").glob("*.toml")
    text = "\n".join((*examples().values(), *(file.read_text(encoding="utf-8") for file in base)))
    rare = {"cost_at_most", "uses", "more", "phase"}
    words = {field.name.removesuffix("_") for kind in kinds().values() for field in own(kind)} - rare
    assert [word for word in sorted(words) if not re.search(rf"\b{word} = ", text)] == []
