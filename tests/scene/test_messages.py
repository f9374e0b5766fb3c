"""Messages and languages: what is brought along, what is missing, what is written wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import GameError
from starcup.messages import PSEUDO, Language, Message, Player, verbatim


def test_names_from_data_may_have_braces() -> None:
    for name in ("The {Void}", "One {", "} two", "{seat.__class__}", "{0}"):
        assert Language().text(Message("tile-void", name)) == name
        assert str(Message("tile-void", name)) == name


def test_words_that_come_along_with_arguments_may_have_stray_braces() -> None:
    paid = Message("pips-choice-pay.detail", "Pay {cards} of { these } or {", cards=3)
    assert Language().text(paid) == "Pay 3 of { these } or {"
    assert Language().text(Message("pips-paid", "{seat} paid {cards}", seat=Player(1), cards=3)) == "Seat 1 paid 3"


def test_words_in_a_file_that_are_no_fluent_are_passed_over_or_told(tmp_path: Path) -> None:
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "pips.ftl").write_text("pips-wrong = { $card\npips-lacks = Pay { $cards }\npips-right = Pay.\n")
    assert Language(homes=[tmp_path]).text(Message("pips-right")) == "Pay."
    for name in ("pips-wrong", "pips-lacks"):
        assert Language(homes=[tmp_path]).text(Message(name)) == name.replace("-", " ")
        with pytest.raises(GameError, match=name):
            Language(homes=[tmp_path], strict=True).text(Message(name))


def test_numbers_and_texts_are_told_whatever_they_are() -> None:
    for value, told in ((10**30, str(10**30)), (-(1 << 53), str(-(1 << 53))), ("a\nb", "a\nb"), ("", "")):
        assert Language().text(Message("starcup-text", text=value)) == told
    assert Language(PSEUDO).text(verbatim("meadow")) == "⟦meadow⟧"


def test_texts_may_be_longer_than_fluent_takes() -> None:
    contents = "Space Marines, " * 300
    told = Language(strict=True).text(Message("starcup-lines-holds", place="Bag", contents=contents))
    assert told == f"Bag: {contents}"


def test_a_name_with_a_full_stop_ends_a_sentence_by_itself() -> None:
    told = Language(strict=True).text(Message("starcup-undo-too-late", choice="Designer Species, Ltd.", reason="No"))
    assert "Ltd. No, " in told


@pytest.mark.parametrize("code", ["", "../..", "en/../../..", "e n", "en\0", "x" * 200])
def test_a_language_is_a_tag(code: str) -> None:
    with pytest.raises(GameError, match="expected a language tag"):
        Language(code)


def test_words_in_another_encoding_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "pips.ftl").write_bytes(b"pips-right = Caf\xe9.\n")
    with pytest.raises(GameError, match=r"pips.ftl: expected UTF-8, found byte 0xe9"):
        Language(homes=[tmp_path])
