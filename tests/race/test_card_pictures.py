"""Pictures of the cards: everything is on them, within the card, and no words lie upon others."""

from __future__ import annotations

import pytest

from starcup.messages import PSEUDO, language_of
from starcup.pictures import Disc, Picture, PlainCard, Rectangle, TextLine, pictures, width_of
from starcup_race import RaceRuleset
from starcup_race.packs.painting import WIDTH, Painter
from starcup_race.scene import cards
from tests.race.scenes import RULES


def drawn(key: str) -> Picture:
    return Painter(RULES).draw(RULES.cards[RULES.index[key]], f"Race for the Galaxy - {key}")


def test_signs_name_keywords_in_the_language_of_the_reader() -> None:
    svg = pictures(RULES, "screen", language_of(RULES, PSEUDO))["card/galactic_imperium"]
    assert "+4 " in svg and "Rebel" not in svg


def test_a_good_lies_on_its_world() -> None:
    book = pictures(RULES)
    for card in RULES.cards:
        assert (f"card/{card.key}/good" in book) == (card.good >= 0)
    plain, laden = book["card/comet_zone"], book["card/comet_zone/good"]
    assert len(laden) > len(plain) and "good" in laden.partition("</title>")[0]


def words_of(picture: Picture) -> list[TextLine]:
    return [mark for mark in picture.marks if isinstance(mark, TextLine)]


def area(words: TextLine) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a line: capitals are 0.73 of the size, letters hang down by 0.21."""
    width = width_of(words.text, words.size, bold=words.bold)
    left = words.x - {"start": 0.0, "middle": width / 2, "end": width}[words.at]
    return left, words.y - 0.73 * words.size, left + width, words.y + 0.21 * words.size


@pytest.mark.parametrize("key", [card.key for card in RULES.cards])
def test_every_line_fits_and_none_lies_upon_another(key: str) -> None:
    picture = drawn(key)
    assert (picture.width, picture.height) == (WIDTH, PlainCard.height)
    areas = [(word.text, area(word)) for word in words_of(picture)]
    for text, (left, top, right, bottom) in areas:
        assert 0 < left < right < WIDTH, text
        assert 0 < top < bottom < PlainCard.height, text
    for at, (text, (left, top, right, bottom)) in enumerate(areas):
        for other, (x, y, far, low) in areas[at + 1 :]:
            assert right <= x or far <= left or bottom <= y or low <= top, (text, other)


@pytest.mark.parametrize("key", [card.key for card in RULES.cards])
def test_every_power_is_on_the_card_in_full(key: str) -> None:
    text = " ".join(word.text for word in words_of(drawn(key))).lower()
    for phase, effect in cards.powers(RULES.cards[RULES.index[key]], RULES):
        assert str(cards.heading(phase, RULES)).lower() in text and str(effect).lower() in text


def test_words_are_readable() -> None:
    for card in RULES.cards:
        assert min(word.size for word in words_of(drawn(card.key))) >= 1.7


def test_what_a_card_is_can_be_seen_without_colours() -> None:
    def texts(key: str) -> list[str]:
        return [word.text for word in words_of(drawn(key))]

    assert {"Rebel military world", "Rare Elements production", "R"} <= set(texts("rebel_miners"))
    assert {"World", "Rare Elements windfall; start world 2"} <= set(texts("alpha_centauri"))
    assert {"Development", "?"} <= set(texts("trade_league"))
    rims = {
        key: sum(isinstance(mark, Disc) and mark.y < PlainCard.band for mark in drawn(key).marks)
        for key in ("old_earth", "new_sparta")
    }
    assert rims == {"old_earth": 1, "new_sparta": 2}
    dark = [mark for mark in drawn("new_sparta").marks if isinstance(mark, Rectangle) and mark.fill == "#1d2330"]
    assert [mark.height > 5 for mark in dark if mark.round] == [True], "one phase has a dark tab"


def test_the_rules_draw_all_designs() -> None:
    assert isinstance(RULES, RaceRuleset)
    assert len({drawn(card.key) for card in RULES.cards}) == 95
