"""Another game than Roll at the terminal: one that says nothing of its own, and one with a dozen lines of words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starcup import Choice, Decision, Game, SeatScore, games
from starcup.games import GameDefinition
from starcup.words import Entry, Lessons, Words
from tests.cli.helpers import longest, only_save, refused, report, run
from tests.kernel.missions import MISSIONS
from tests.kernel.test_a_question_of_sets import Market
from tests.kernel.toy import ToyRules, ToyTable, ToyView


class PlainRules(ToyRules):
    """The toy game without scores."""

    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return ()


class ScoredRules(ToyRules):
    """The toy game with scores and rounds."""

    game = "scored"


class ToyWords(Words[ToyTable, ToyView]):
    """A dozen lines."""

    piece = "card"

    def pieces(self) -> list[Entry]:
        return [Entry(str(number), f"Card {number}", f"Beats all below {number}.", "card") for number in range(1, 10)]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(GameDefinition("toy", "A toy", range(1, 4), PlainRules))
    games.register(GameDefinition("scored", "Scored toy", range(1, 4), ScoredRules, words=ToyWords))


TYPED = ["help", "board", "score", "log", "hint", "why play 44", "undo", *["1"] * 60]


def test_a_game_that_says_nothing_is_played_to_the_end(saves: Path) -> None:
    result = run("play", "--game", "toy", "--seed", "4", typed=TYPED)
    assert result.exit_code == 0, result.output
    shown = result.stdout
    assert "New game of A toy: You, Random; seed 4." in shown
    assert "Which card do you play?" in shown
    assert "There is no hint: no bot gives advice on A toy" in " ".join(shown.split())
    assert "you have not got that card" in shown
    assert "No scores are told before the end." in shown
    assert "You: card seen (card" in shown
    assert "Random: card seen" not in shown  # private events of others
    assert longest(shown) <= 80
    assert "Look back with:" in shown
    assert only_save(saves).read_text().startswith("starcup journal ")


def test_a_private_mission_is_told_when_the_game_is_over() -> None:
    games.register(MISSIONS)
    typed = ["score", "board", "1", "score", *["1"] * 10]
    result = run("play", "--game", "missions", "--seed", "4", typed=typed)
    assert result.exit_code == 0, result.output
    played, _, ended = result.stdout.rpartition("> ")
    assert played.count("No scores are told before the end.") == 2
    columns = ["chips", "mission", "treasure", "total"]
    tables = [line.lower().split() == columns for line in result.stdout.splitlines()]
    assert tables.count(True) == 1
    assert "Mission: hidden" in played and "hidden" not in ended


def test_words_of_its_own_are_used() -> None:
    shown = run(
        "play", "--game", "scored", "--seed", "4", typed=["help", "card 7", "card 77", "tile 7", *["1"] * 60]
    ).stdout
    assert "card NAME" in shown and "what a card does" in shown
    assert "Card 7 [7]" in shown and "Beats all below 7." in shown
    assert "unknown card '77'" in shown


class ToyLessons(Lessons[ToyTable, ToyView]):
    keys = ("welcome", "card", "dare")
    seed = 4
    farewell = "over"

    def text(self, key: str) -> str:
        return {
            "welcome": "Cards are shown at once.",
            "card": "The highest card wins: {suggested}.",
            "dare": "Dare, or not.",
            "over": "That was all.",
        }[key]

    def occurring(self, game: Game[ToyTable, ToyView], decision: Decision) -> list[str]:
        return ["card"] if decision.kind == "pick" else ["dare"]

    def suggested(self, game: Game[ToyTable, ToyView], decision: Decision) -> Choice:
        return decision.legal[-1]


class TaughtWords(ToyWords):
    lessons = ToyLessons()


def test_a_guided_first_game_of_another_game(saves: Path) -> None:
    games.register(GameDefinition("scored", "Scored toy", range(1, 4), ScoredRules, words=TaughtWords))
    shown = run("play", "--game", "scored", "--first-game", typed=["1", "hint", "guide off", "guide on", "quit"]).stdout
    assert "New game of Scored toy: You, Random; seed 4." in shown
    for lesson in ("| Cards are shown at once.", "| The highest card wins: type 3.", "| Dare, or not."):
        assert shown.count(lesson) == 1
    assert "note guide on welcome,card,dare" in only_save(saves).read_text()
    again = run("play", "--load", "last", typed=["1"] * 60).stdout
    assert "| Dare" not in again and "| That was all." in again


def test_a_game_without_something_says_so() -> None:
    typed = ["legend", "packs", "rules", "rules x", "what", "what x", "guide on", "piece x", "tile x", "quit"]
    shown = " ".join(run("play", "--game", "toy", "--seed", "4", typed=typed).stdout.split())
    for said in (
        "A toy has no legend",
        "A toy has no packs.",
        "A toy states no rules to look up",
        "A toy has no glossary",
        "unknown word 'x'",
        "A toy has no guided first game.",
        "A toy has no pieces to look up",
        '"tile x" is no choice',
    ):
        assert said in shown, said


def test_a_game_is_saved_and_taken_up_again(saves: Path) -> None:
    first = run("play", "--game", "toy", "--seed", "4", typed=["1", "quit"])
    assert first.exit_code == 0
    path = only_save(saves)
    text = path.read_text()
    assert "game toy" in text
    again = run("play", "--load", "last", typed=["1"] * 60)
    assert again.exit_code == 0, again.output
    assert "Going on with A toy: You, Random" in again.stdout
    assert path.read_text().startswith(text.partition("\n\n")[0])
    assert refused("play", "--load", "last", "--game", "toy").endswith("is for new games; a saved game keeps its own")


def test_a_file_of_a_game_that_is_not_here(saves: Path) -> None:
    run("play", "--game", "toy", "--seed", "4", typed=["1", "quit"])
    path = only_save(saves)
    del games._KNOWN["toy"]
    for asked in (
        ["play", "--load", str(path)],
        ["replay", str(path)],
        ["play", "--load", str(path), "--hints", "random"],
    ):
        said = refused(*asked)
        assert f"{path}: unknown game 'toy'; installed: " in said


def test_a_lone_player(saves: Path) -> None:
    result = run("play", "--game", "toy", "--players", "1", "--seed", "2", typed=["1"] * 60)
    assert result.exit_code == 0, result.output
    assert "New game of A toy: You; seed 2." in result.stdout


def test_several_people_at_one_keyboard() -> None:
    typed = ["", *["1", "1", "", "1", "1", ""] * 20]
    shown = run("play", "--game", "toy", "--humans", "Anna,Ben", "--seed", "4", typed=typed).stdout
    assert "=== Pass the keyboard to Anna: press Enter ===" in shown
    assert "=== Pass the keyboard to Ben: press Enter ===" in shown
    assert shown.count("You: card seen") >= 2  # each hears of the own cards
    assert "Anna: card seen" not in shown and "Ben: card seen" not in shown


def test_bots_alone_and_looking_back(saves: Path) -> None:
    shown = run("play", "--game", "toy", "--watch", "--players", "3", "--seed", "4").stdout
    assert "Shown (cards" in shown
    assert "Random 3: card seen" in shown
    back = run("replay", "last", "--game", "toy").stdout
    assert "Shown (cards" in back and "Random 1" in back
    found = report("replay", "last")
    assert isinstance(found, dict)
    assert found["game"] == "toy" and found["finished"] is True and found["scores"] is None
    assert json.dumps(found["scene"])
    assert refused("replay", "last", "--game", "scored").endswith("expected a game of Scored toy, found A toy")


def test_games_are_listed() -> None:
    shown = run("games").stdout
    assert "Roll for the Galaxy: 2 to 5 players; packs: base" in shown
    assert "## toy\n  A toy: 1 to 3 players\n" in shown
    listed = report("games")
    assert isinstance(listed, list)
    (toy,) = (game for game in listed if isinstance(game, dict) and game["key"] == "toy")
    known = {"key": "toy", "title": "A toy", "seats": [1, 2, 3], "packs": []}
    assert toy == {**known, "needs": None, "version": None, "fault": None}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "--game", "rol"), "unknown game 'rol' (did you mean 'roll'?)"),
        (("rules", "--game", "rol"), "unknown game 'rol'"),
        (("tile", "x", "--game", "rol"), "unknown game 'rol'"),
        (("powers", "--game", "toy"), "A toy has no packs"),
        (("packs", "--game", "rol"), "unknown game 'rol'"),
        (("what", "--game", "rol"), "unknown game 'rol'"),
        (("play", "--game", "toy", "--players", "4"), "4 players: A toy is for 1 to 3"),
        (("play", "--game", "toy", "--players", "0"), "expected --players 1 or more"),
        (("play", "--game", "toy", "--packs", "base"), "--packs base: A toy has no packs"),
        (("play", "--game", "toy", "--option", "a.b=c"), "--option a.b=c: A toy has no packs"),
        (("play", "--game", "toy", "--without", "x"), "--without x: A toy has no packs"),
        (("play", "--game", "toy", "--bots", "greedy"), "unknown bot 'greedy'"),
        (("play", "--game", "toy", "--hints", "greedy"), "unknown bot 'greedy'"),
        (("play", "--game", "toy", "--first-game"), "--first-game: A toy has no guided first game"),
        (("rules", "--game", "toy"), "A toy states no rules to look up"),
        (("tile", "x", "--game", "toy"), "A toy has no pieces to look up"),
    ],
)
def test_what_can_t_be_is_refused(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(*arguments)


def test_pieces_and_words_of_another_game() -> None:
    assert "Beats all below 3." in run("tile", "3", "--game", "scored").stdout
    assert report("tile", "card 3", "--game", "scored") == {
        "key": "3",
        "name": "Card 3",
        "text": "Beats all below 3.",
        "kind": "card",
        "also": [],
        "keys": [],
        "pack": "",
    }
    assert "Beats all below 3." in run("what", "card", "3", "--game", "scored").stdout
    assert report("what", "--game", "scored") == []


class MoonWords(ToyWords):
    """Two kinds of pieces, and own ones."""

    other_pieces = ("moon",)
    own_command = "hand"

    def pieces(self) -> list[Entry]:
        return [*super().pieces(), Entry("titan", "Titan", "Orange.", "moon"), Entry("rhea", "Rhea", "Icy.", "moon")]

    def own_pieces(self, table: ToyTable, view: ToyView) -> list[Entry]:
        return [piece for piece in self.pieces() if piece.key == "titan"]

    def piece_now(self, table: ToyTable, view: ToyView, piece: Entry) -> list[str]:
        return [f"  Now it is at stake with {view.at_stake}."] if piece.kind == "moon" else []


def test_each_kind_of_piece_has_a_command() -> None:
    games.register(GameDefinition("scored", "Scored toy", range(1, 4), ScoredRules, words=MoonWords))
    typed = ["help", "moon", "moon tit", "moon card 3", "card 3", "card titan", "hand", "what rhea", "quit"]
    shown = run("play", "--game", "scored", "--seed", "4", typed=typed).stdout
    assert "moon NAME" in shown and "your own, with everything that they do" in shown
    assert "moon WHICH?" in shown and "Rhea" in shown
    assert "Titan [titan]\n    Orange.\n  Now it is at stake with 0." in shown
    assert "unknown moon 'card 3'" in shown and "unknown card 'titan'" in shown
    assert "Beats all below 3." in shown
    assert "Titan: Orange." in shown
    assert "Rhea [rhea]" in shown


class MarketRules(Market):
    """Payments of nine cards."""

    game = "market"

    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return ()


def test_sets_of_cards_are_chosen_in_any_order() -> None:
    games.register(GameDefinition("market", "A market", range(1, 3), MarketRules))
    typed = ["1 2 3 joker joker", "joker", "-card0", "card4 card5", "6 7 8", "why pay joker", "", "undo", "hint random"]
    typed += ["pay " + " ".join(f"card{number}" for number in range(9)), "ok", "ok"]
    result = run("play", "--game", "market", "--players", "1", "--seed", "1", typed=typed)
    assert result.exit_code == 0, result.output
    shown = " ".join(result.stdout.split())
    assert "joker x2" in shown
    assert "Choose 9 in any order, such as '1 2'; 'ok' confirms." in shown
    assert "Chosen so far: card0, card1, card2, joker x2. 4 more to choose" in shown
    assert "There are only 2 joker." in shown
    assert "[TOY-7]" in shown
    assert "hint: " in shown
    assert "The game is over" in shown
    assert longest(result.stdout) <= 80
