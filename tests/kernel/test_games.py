"""Games as plugins: found by their keys, loaded, their facets imported when they are first used."""

from __future__ import annotations

import pytest

from starcup import Game, GameError, Rng, games, journal_header, playout
from starcup.games import GameDefinition
from tests.kernel.toy import TOY, ToyRules


def test_roll_is_a_game_like_any_other() -> None:
    roll = games.find("roll")
    assert "roll" in games.installed()
    assert (roll.key, roll.title, roll.seats, roll.pack) == ("roll", "Roll for the Galaxy", range(2, 6), "base")
    ruleset = roll.load()
    assert games.definition_of(ruleset) is roll
    assert [stamp.name for stamp in roll.load(["base"], without=["free_trade_association"]).stamps()] == ["base"]


def test_the_header_of_a_journal_names_the_game() -> None:
    game = Game.new(games.find("roll").load(), players=2, seed=1)
    header = journal_header(game.journal_text({"seat-0": "Anna  B."}))
    assert (header.game, header.seats, header.seed) == ("roll", 2, 1)
    assert (header.packs, header.options) == (tuple(game.ruleset.stamps()), dict(game.ruleset.options))
    assert (header.notes, game.header.notes) == ({"seat-0": "Anna  B."}, {})
    assert games.game_of_journal(game.journal_text()) is games.find("roll")


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(GameError, match=r"unknown game 'rol' \(did you mean 'roll'\?\); installed: .*roll") as refused:
        games.find("rol")
    assert refused.value.nearest == "roll"


def test_a_game_that_is_being_written_is_registered_in_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", {})
    games.register(TOY)
    assert games.find("toy") is TOY
    assert "toy" in games.known()
    assert Game.new(TOY.load(), players=2, seed=1).waiting()


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ({"packs": ["base"]}, "A toy has no packs; expected no packs, found base"),
        ({"without": ["dare"]}, "A toy has no packs; expected no without, found dare"),
        ({"options": {"a.b": "c"}}, "A toy has no packs; expected no options, found a.b"),
    ],
)
def test_a_game_without_packs_takes_none(named: dict[str, list[str]], told: str) -> None:
    with pytest.raises(GameError, match=told):
        TOY.load(**named)  # type: ignore[arg-type]


class Base:
    """A facet for tests."""


class Own(Base):
    """Its own."""


@pytest.mark.parametrize("words", [Own, f"{__name__}:Own"])
def test_a_facet_is_a_class_or_names_one(words: object) -> None:
    assert GameDefinition("toy", "A toy", range(1, 4), ToyRules, words=words).facet("words", Base).__name__ == "Own"
    assert TOY.facet("words", Base) is Base


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("nowhere:Words", "game 'toy': its words 'nowhere:Words' can't be had: ModuleNotFoundError"),
        ("starcup:Word", "game 'toy': its words 'starcup:Word' can't be had: AttributeError"),
        (ToyRules, "game 'toy': words should be a subclass of Base, found"),
    ],
)
def test_a_facet_that_is_none_is_named(words: object, told: str) -> None:
    with pytest.raises(GameError, match=told):
        GameDefinition("toy", "A toy", range(1, 4), ToyRules, words=words).facet("words", Base)


def test_scores_and_winners_are_asked_of_the_ruleset() -> None:
    ruleset = games.find("roll").load()
    game = Game.new(ruleset, players=2, seed=1)
    playout(game, Rng(1))
    scores = ruleset.scores(game.table)
    assert [sum(points for _, points in score.lines) for score in scores] == [score.total for score in scores]
    assert ruleset.winners(game.table) == game.table.winners
    assert ruleset.end_reasons(game.table)
    assert game.round_number == game.table.round
    assert ruleset.faults(game.table) == []
