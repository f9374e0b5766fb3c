"""Files of words: French signs, and the comparison of a language with English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from starcup.messages import compare
from starcup.messages.checking import nodes
from tests.random_games import PLAYED
from tests.scene.test_roll_scene import BASE
from tests.scene.test_spanish_and_french import SPACE, write_words

FRENCH_FILES = sorted(Path(__file__).parents[2].glob("packages/*/src/**/locales/fr/*.ftl"))


PRINTED = "Galactic Survey: SETI"
"""A name with a sign as it is printed."""


@pytest.mark.parametrize("file", FRENCH_FILES, ids=lambda file: file.stem)
def test_french_signs_have_no_break_spaces(file: Path) -> None:
    """Placeables are no text of the file, nor is what is typed; what stands behind a placeable is."""
    entries = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    typed = [node.value for node in nodes(entries) if isinstance(node, ast.Attribute) and node.id.name == "also"]
    for pattern in (node for node in nodes(entries) if isinstance(node, ast.Pattern) and node not in typed):
        parts = (part.value if isinstance(part, ast.TextElement) else "\0" for part in pattern.elements)
        text = re.sub(r"\b[a-z]+:(//|[A-Z])\S*", "", "".join(parts)).replace(PRINTED, "")
        assert not re.findall(rf"(?<![{SPACE}!?\"])[:;!?»]|«(?!{SPACE})", text), text


@pytest.mark.parametrize("code", ["es", "fr"])
def test_the_words_fit_the_english_ones(code: str) -> None:
    for rules in (BASE, *(played.rules for played in PLAYED.values())):
        found = compare(rules, code)
        assert found.faultless, found
        assert not [name for name in found.missing if name.startswith((f"{rules.game}-", "starcup-"))]


def test_english_lacks_nothing() -> None:
    found = compare(BASE, "en")
    assert found.faultless and not found.missing


def test_planted_faults_are_found(tmp_path: Path) -> None:
    write_words(
        tmp_path,
        "roll-event-scoutted = { $seat } reconoce\n"
        "die-militray = dado Militar\n"
        "roll-space-bag = Bolsa de { $owner }\n"
        "roll-choice-stock = Proveer con { $worker-indefinte }\n"
        "phase-ship = Transportar\n    .noum = transporte\n"
        "roll-space-cup = { $cup\n",
    )
    found = compare(BASE, "es", [tmp_path])
    assert set(found.unused) == {"roll-event-scoutted", "die-militray", "phase-ship.noum"}
    assert found.arguments == {"roll-space-bag": ("owner",), "roll-choice-stock": ("worker-indefinte",)}
    assert found.broken == ("roll-space-cup",)
    assert "roll-choice-stock.detail" in found.missing and not found.faultless
