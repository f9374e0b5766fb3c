"""The page on notation lists every choice of the game with its pattern, and examples that fit."""

from __future__ import annotations

import inspect
import re

from starcup import Choice
from starcup.packed import PowerChoice
from starcup.roll import choices
from tests.docs.pages import ROOT


def rows() -> dict[str, str]:
    """The examples of the table of choices, by pattern."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| ", text, re.MULTILINE))


def patterns() -> list[str]:
    kinds = [kind for kind in vars(choices).values() if inspect.isclass(kind) and issubclass(kind, Choice)]
    return [kind.pattern for kind in kinds if kind not in (Choice, PowerChoice)]


def test_every_choice_is_listed_in_the_order_of_the_code() -> None:
    assert list(rows()) == patterns()


def test_the_examples_fit_their_patterns() -> None:
    for pattern, example in rows().items():
        words = re.sub(r"\\\{items\\\}", r"[\\w@ ]+", re.escape(pattern))
        fits = re.sub(r"\\\{\w+\\\}", r"\\w+", words)
        assert re.fullmatch(fits, example), pattern
