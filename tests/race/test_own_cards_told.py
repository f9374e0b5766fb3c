"""Cards with powers in Python tell what they do wherever cards are told: in hands, lists of choices, on pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game
from starcup.pictures import pictures
from starcup.scene import scene_of
from starcup.words import words_of
from tests.race.probes import BONUS, CARD, laid_out, rules_with

TEXT = 'bonus = "1 VP for each card in your tableau."\n'
SIX = CARD.replace("cost = 1", "cost = 5\nvp = 0")
COUNTS = BONUS.format("return len(table.seats[seat].tableau)")
HIDDEN = BONUS.format("return len(table.seats[1 - seat].draft)")


def in_hand(folder: Path, code: str = COUNTS) -> Game:
    """Return a game in which seat 0 has the card in hand, and may place it."""
    hand = "probe gem_world spice_world pirate_world comet_zone lost_species_ark_world"
    return laid_out(rules_with(folder, code, TEXT, SIX), "public_works", "develop", "produce", hand=hand)


def test_what_it_scores_is_told_in_the_list_of_choices(tmp_path: Path) -> None:
    """SCORE-6: the text of its file."""
    prompt = scene_of(in_hand(tmp_path), 0).prompt
    assert prompt is not None
    (option,) = (option for option in prompt.options if option.choice == "develop probe")
    assert str(option.detail).endswith("VP at the end, 1 VP for each card in your tableau")


def test_what_it_scores_now_is_on_the_table(tmp_path: Path) -> None:
    """SCORE-6."""
    game = laid_out(rules_with(tmp_path, COUNTS, TEXT, SIX), "public_works probe", "develop", "produce")
    pieces = [piece for _, piece in scene_of(game, 1).pieces() if piece.key == "seat-0.probe"]
    badges = [str(badge) for piece in pieces for badge in piece.badges]
    assert "VP at the end, now 2" in badges


@pytest.mark.parametrize(("code", "told"), [(COUNTS, "2 VP"), (HIDDEN, "")])
def test_its_page_tells_what_it_would_count(tmp_path: Path, code: str, told: str) -> None:
    """SCORE-6: but not what goes by hidden cards."""
    game = in_hand(tmp_path, code)
    pages = words_of(game.ruleset)
    (entry,) = (entry for entry in pages.every_piece if entry.key == "probe")
    page = "\n".join(pages.piece_now(game.table, game.view(0), entry))
    assert (told in page) if told else "VP" not in page


def test_its_pictures_have_a_question_mark(tmp_path: Path) -> None:
    """SCORE-6: for its VP, as a development has that scores by terms."""
    rules = rules_with(tmp_path, COUNTS, TEXT, SIX)
    for size in ("screen", "print"):
        assert ">?<" in pictures(rules, size)["card/probe"]
