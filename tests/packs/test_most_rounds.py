"""The number ``most_rounds`` of each game: it ends after so many rounds, and says so."""

from pathlib import Path

import pytest

from starcup import Game, Pack, PackError, Rng, Ruleset, games, playout
from starcup.messages import language_of
from starcup.scene import beats_of, scene_of

OWN = {"roll": "base", "race": "race-base", "tiny-epic": "tiny-epic-base"}


def rules_with(folder: Path, game: str, rounds: int) -> Ruleset:
    """Return the rules of the box and of a pack that limits the rounds."""
    (folder / "pack.toml").write_text(f'name = "short"\ngame = "{game}"\n[numbers]\nmost_rounds = {rounds}\n', "utf-8")
    return games.find(game).load([OWN[game], Pack.from_folder(folder)])


@pytest.mark.parametrize(
    ("key", "players", "language", "told"),
    [
        ("roll", 2, "en", "the last round has been played"),
        ("race", 2, "es", "se ha jugado la última ronda"),
        ("tiny-epic", 2, "fr", "le dernier round a été joué"),
        ("tiny-epic", 1, "en", "the last round has been played"),
    ],
)
def test_a_game_ends_after_its_last_round(tmp_path: Path, key: str, players: int, language: str, told: str) -> None:
    rules = rules_with(tmp_path, key, 2)
    game = Game.new(rules, players, seed=1)
    playout(game, Rng(1))
    assert game.finished
    assert game.round_number == 2
    assert rules.end_reasons(game.table) == ("rounds",)
    speech, texts = language_of(rules, language), (scene_of(game, 0).status, *(beat.text for beat in beats_of(game)))
    assert any(told in speech.text(text) for text in texts)


@pytest.mark.parametrize("key", OWN)
def test_without_a_limit_it_goes_on(tmp_path: Path, key: str) -> None:
    rules = rules_with(tmp_path, key, 0)
    game = Game.new(rules, 2, seed=1)
    playout(game, Rng(1))
    assert game.round_number > 3
    assert "rounds" not in rules.end_reasons(game.table)


@pytest.mark.parametrize("key", OWN)
def test_a_limit_below_0_is_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(PackError, match=r"line 4, numbers.most_rounds: expected a number from 0 to 999, found -1"):
        rules_with(tmp_path, key, -1)
