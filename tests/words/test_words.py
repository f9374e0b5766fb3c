"""Words of a game that says nothing of its own, and what those of Roll promise through the same methods."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from attrs import define, evolve, frozen

from starcup import Arrangements, Choice, Event, Game, Items, Rng, SeatEvent, SeatScore, games, playout
from starcup.games import GameDefinition
from starcup.words import Piece, Words, event_sentence, grid, live, of_round, rows, words_of, wrap
from starcup.words.plain import fields_board, score_table
from tests.kernel.missions import MISSIONS, MissionRules, MissionView
from tests.kernel.toy import CardSeen, PlayCard, Shown, ToyRules


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(GameDefinition("toy", "A toy", range(1, 4), ToyRules))


@pytest.fixture
def game() -> Game:
    return Game.new(ToyRules(), 2, 1)


def test_a_game_without_words_has_those_of_any(game: Game) -> None:
    words = words_of(game.ruleset, ["Ann", "Bob"], 0)
    assert type(words) is Words
    assert [words.seat(0), words.seat(1), words.at(1).seat(0), words.at(None).seat(1)] == ["You", "Bob", "Ann", "Bob"]
    assert words_of(game.ruleset).seat(1) == "Seat 1"


def test_a_view_is_shown_field_by_field(game: Game) -> None:
    words = words_of(game.ruleset, ["Ann", "Bob"], 0)
    view = game.view(0)
    shown = words.board(game.table, [view, view])
    hand = ", ".join(
        f"{card} x{view.seats[0].hand.count(card)}" if view.seats[0].hand.count(card) > 1 else str(card)
        for card in dict.fromkeys(view.seats[0].hand)
    )
    assert shown == [
        "  At stake      0",
        "## You",
        f"  Hand          {hand}",
        "  Played        -",
        "  Score         0",
        "## Bob",
        "  Hand          hidden",
        "  Played        hidden",
        "  Score         0",
    ]
    assert words.overview(game.table, view) == shown
    referee = words_of(game.ruleset, ["Ann", "Bob"]).board(game.table, [game.view(0), game.view(1)])
    assert not any("hidden" in line for line in referee)


def test_a_view_that_is_a_plain_object() -> None:
    class View:
        def __init__(self) -> None:
            self.cards_left, self._secret, self.open = 3, 5, False

    assert fields_board([View()], ["Ann"]) == ["  Cards left    3", "  Open          no"]


def test_a_question_and_its_choices(game: Game) -> None:
    words = words_of(game.ruleset, ["Ann", "Bob"], 0)
    decision = game.waiting()[0]
    assert words.question(game.table, decision, decision.legal) == "Which card do you play?"
    assert words.choices(game.table, 0, decision.legal)[0].split() == ["1", "play", decision.legal[0].text.split()[1]]
    game.submit(0, decision.legal[0])
    confirm = game.decision(0)
    assert confirm is not None
    assert words.question(game.table, confirm, confirm.legal) == "Confirm?"
    assert words.going_on(confirm.legal) is None and words.going_on(confirm.legal[:1]) is confirm.legal[0]


@frozen(eq=False)
class Explained(Choice):
    """Pay `amount` for `what`.

    More of it.
    """

    pattern = "pay {amount} {what}"
    amount: int
    what: str


@frozen(eq=False)
class Passed(Choice):
    pattern = "pass"
    passing = True


def test_a_choice_says_what_the_first_line_of_its_class_says(game: Game) -> None:
    words = words_of(game.ruleset)
    assert words.choice(game.table, 0, Explained(3, "rare_ore")) == "Pay 3 for rare ore"
    assert words.choice(game.table, 0, PlayCard(3)) == ""
    assert [one.text for one in words.order(game.table, [Passed(), PlayCard(3)])] == ["pass", "play 3"]


def test_what_happened_in_a_sentence_each(game: Game) -> None:
    words = words_of(game.ruleset, ["Ann", "Bob"], 0)
    assert words.event(CardSeen(1, 7)) == "Bob: card seen (card 7)"
    assert words.telling().lines([CardSeen(0, 7), Shown((3, 3, 5))]) == [
        "  You: card seen (card 7).",
        "  Shown (cards 3 x2, 5).",
    ]


@frozen
class Begun(Event):
    number: int


class Rounds(Words):
    """Headings and silence."""

    def event(self, event: Event) -> str:
        if isinstance(event, Begun):
            return f"--- Round {event.number} ---"
        return "" if isinstance(event, CardSeen) else super().event(event)

    def round_begun(self, event: Event) -> int | None:
        return event.number if isinstance(event, Begun) else None


def test_headings_silence_and_rounds(game: Game) -> None:
    words = Rounds(game.ruleset, ["Ann", "Bob"])
    events = [CardSeen(0, 1), Begun(1), Shown((1,)), Begun(2), Shown((2,))]
    assert words.telling().lines(events) == [
        "",
        "--- Round 1 ---",
        "  Shown (cards 1).",
        "",
        "--- Round 2 ---",
        "  Shown (cards 2).",
    ]
    assert of_round(events, 2, words.round_begun) == events[3:]
    assert of_round(events, 0, words.round_begun) == events[:1]
    assert of_round(events[2:3], 5, words.round_begun) == events[2:3]  # nothing divides them
    assert live(events, 3) == events[3:]


def test_scores_are_a_table_with_their_named_lines() -> None:
    scores = [SeatScore(0, 12, 3, (("cards", 10), ("bonus", 2))), SeatScore(1, 9, 0, (("cards", 9),))]
    assert score_table(scores, ["Ann", "Bob"], [0]) == [
        "Player  cards  bonus  total  tie-break",
        "Ann        10      2     12          3  winner",
        "Bob         9      0      9          0",
    ]
    long = [SeatScore(0, 3, 0, tuple((f"a rather long name {number}", 1) for number in range(3)))]
    lines = score_table(long, ["Ann"], [])
    assert lines[0].startswith("Ann: 3 (a rather long name 0 1, ") and max(map(len, lines)) <= 78


class Unscored(ToyRules):
    """Keeps no scores."""

    def scores(self, table: object) -> tuple[SeatScore, ...]:
        return ()


def test_the_end_of_a_game_without_scores() -> None:
    game = Game.new(Unscored(), 2, 1)
    words = words_of(game.ruleset, ["Ann", "Bob"])
    assert words.score(game.table, game.view(0)) == ["No scores are told before the end."]
    playout(game, Rng(1))
    assert words.score(game.table, game.view(0)) == ["The game is over."]


class Lost(ToyRules):
    """A lone player who loses."""

    def scores(self, table: object) -> tuple[SeatScore, ...]:
        return (SeatScore(0, 3),)

    def winners(self, table: object) -> tuple[int, ...]:
        return ()


def test_nobody_wins() -> None:
    game = Game.new(Lost(), 1, 1)
    words = words_of(game.ruleset, ["Ann"])
    playout(game, Rng(1))
    assert words.score(game.table, game.view(0)) == ["Player  total", "Ann         3", "Nobody wins."]


class Counting(MissionRules):
    """Tells chips, and the viewer's own mission, while the game goes on."""

    def current_scores(self, view: MissionView) -> tuple[SeatScore, ...]:
        each = [one.chips + (one.mission or 0) for one in view.seats]
        return tuple(SeatScore(seat, total) for seat, total in enumerate(each))


def test_scores_are_those_that_a_seat_may_know_until_the_end() -> None:
    games.register(evolve(MISSIONS, loader=Counting))
    game = Game.new(Counting(), 2, 1)
    game.submit(0, "take 2")
    mine, other = (one.mission for one in game.table.seats)
    assert [[one.total for one in game.scores(seat)] for seat in (0, 1)] == [[2 + mine, 0], [2, other]]
    words = words_of(game.ruleset, ["Ann", "Bob"])
    assert words.score(game.table, game.view(1)) == ["Player  total", "Ann         2", f"Bob         {other}"]
    assert game.round_number == 1
    playout(game, Rng(1))
    assert game.scores(0) == game.scores(1) == game.ruleset.scores(game.table)
    assert "winner" in "".join(words.score(game.table, game.view(1)))


@frozen(eq=False)
class Lay(Choice):
    pattern = "lay {items}"
    items: Items


def test_items_and_arrangements(game: Game) -> None:
    words = words_of(game.ruleset)
    assert words.items(("red_card", "red_card", "ace")) == "red card x2, ace"
    assert words.items(()) == "nothing"
    answers = Arrangements(Lay, (("a", "a_down"), ("b", "b_down")))
    assert words.arrangement(answers) == [(1, "a", ""), (2, "or a down", ""), (3, "b", ""), (4, "or b down", "")]
    assert words.phrase(game.table, 0, Lay(("a_down", "b"))) == "lay a down, b"
    assert words.phrase(game.table, 0, Lay(())) == "lay nothing"
    assert words.phrase(game.table, 0, PlayCard(3)) == "play 3"
    assert words.thing(("a", "a_down")) == "a / a down"


def test_nothing_to_look_up(game: Game) -> None:
    words = words_of(game.ruleset)
    assert not any((words.rules(), words.glossary(), words.pieces(), words.legend(), words.phases(), words.hooks()))
    assert words.piece_lines(Piece("ace", "Ace", "Takes all.")) == ["Ace [ace]", "    Takes all."]
    assert words.explained("ace") is None


@define
class Inner:
    ore: int
    _hidden: int = 0


@frozen
class Odd(SeatEvent):
    stock: Mapping[str, int]
    part: Inner
    nobody: int | None
    who_knows: bool


def test_values_of_every_kind_are_told() -> None:
    assert event_sentence(Odd(0, {"gold_bar": 2}, Inner(3), None, True)) == (
        "odd (stock gold bar 2, part ore 3, nobody hidden, who knows yes)"
    )


def test_layouts() -> None:
    assert rows([(1, "a", "first"), (12, "bc", "")]) == ["   1  a   first", "  12  bc"]
    assert grid("row", {"x": {"b": "2"}, "y": {"a": "1"}}, ["a", "b", "c"]) == [
        "  row   a   b",
        "  x     -   2",
        "  y     1   -",
    ]
    assert (
        grid("row", {"x": {f"column {number}": "1" for number in range(20)}}, [f"column {n}" for n in range(20)])
        is None
    )
    assert wrap("") == [""]


def test_roll_has_what_is_looked_up_in_its_facet() -> None:
    words = words_of(games.find("roll").load())
    assert words.rules()["SHIP-3"].chapter and words.glossary() and words.legend() and words.pieces()
    assert words.lessons is not None and words.lessons.welcome in words.lessons.keys
