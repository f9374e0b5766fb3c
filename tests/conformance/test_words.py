"""The words that a pack brings: what is wrong in them is found with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.testing import check_pack

CONFIRM = "roll-question-confirm-start"
CASES = {
    "no equals sign": ("en", "bright-star shines\n", 1, "expected token: \"=\"; found 'bright-star shines'"),
    "no end": ("en", "# ours\nodd-star = { $many ->\n", 2, 'expected at least one variant after "->"'),
    "words that are not there": ("en", "odd-star = { roll-choice-redy }\n", 1, "no words for 'roll-choice-redy'"),
    "terms that are not there": ("en", "odd-star = Under\n    .detail = { -sky }\n", 2, "no words for '-sky'"),
    "a circle": ("en", "odd-a = { odd-b }\nodd-b = { odd-a }\n", 1, "refer to themselves: odd-a, odd-b, odd-a"),
    "words that nothing asks for": ("es", "tile-nowhere = Ahí\n", 1, "tile-nowhere: nothing asks for these words"),
    "an argument that nothing gives": (
        "es",
        f"\n{CONFIRM} = ¿{{ $cuando }}?\n",
        2,
        f"{CONFIRM}: nothing gives $cuando",
    ),
    "no UTF-8": ("es", f"{CONFIRM} = ¿Ya?\n".encode("latin-1"), 0, "expected UTF-8, found byte 0xbf"),
}
"""Words by what is wrong in them: the language, the file, the line, and what is told."""


def with_words(folder: Path, language: str, words: str | bytes) -> Pack:
    """A pack that brings no tiles, with a file of words."""
    (folder / "locales" / language).mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "odd"\ngame = "roll"\n', encoding="utf-8")
    data = words if isinstance(words, bytes) else words.encode()
    (folder / "locales" / language / "odd.ftl").write_bytes(data)
    return Pack.from_folder(folder)


@pytest.mark.parametrize(("language", "words", "line", "what"), CASES.values(), ids=CASES)
def test_what_is_wrong_in_words_is_found_with_its_line(
    tmp_path: Path, language: str, words: str | bytes, line: int, what: str
) -> None:
    (found,) = check_pack(with_words(tmp_path, language, words), checks=["words"])
    assert found.is_fault and what in found.what
    assert (found.file, found.line) == (f"locales/{language}/odd.ftl", line)


def test_sound_words_of_several_languages_have_no_findings(tmp_path: Path) -> None:
    english = "# What we add.\n-sky = sky\nodd-star = A star in the { -sky } of { roll-question-confirm-start }\n"
    pack = with_words(tmp_path, "en", english)
    (tmp_path / "locales" / "es").mkdir()
    (tmp_path / "locales" / "es" / "odd.ftl").write_text("odd-star = Una estrella\n", encoding="utf-8")
    (tmp_path / "locales" / "es" / "later.ftl").write_text("# Still to come.\n", encoding="utf-8")
    (tmp_path / "locales" / "README.txt").write_text("Words of the pack.\n", encoding="utf-8")
    assert check_pack(pack, checks=["words"]) == []


def test_a_pack_without_words_has_no_findings() -> None:
    assert check_pack("base", checks=["words"]) == []
