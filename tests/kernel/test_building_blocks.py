"""Decks, deals, questions to several seats and elimination: what games are put together from."""

from __future__ import annotations

import pytest

from starcup import Choice, EngineError, Game, JournalError
from starcup.making import Deck, DrawStep, Step, frozen
from starcup.testing.soundness import look
from starcup_bots import play
from starcup_bots.random_bot import RandomBot
from tests.kernel.knockout import (
    CARDS,
    CHANGE,
    DECK,
    KEEP,
    CardsPlayed,
    ChangeHands,
    Deal,
    KnockoutRules,
    KnockoutTable,
    PlayCard,
    PlayCards,
    Show,
)

RULES = KnockoutRules()


def bare(players: int = 3) -> KnockoutTable:
    """Return a table with nothing to do."""
    table = RULES.begin(players, seed=1)
    table.stack.clear()
    return table


# Decks.


def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    table = bare()
    table.deck, table.pile = ("shot", "stone"), ("sword", "stick")
    table.log = []
    deck = Deck[KnockoutTable, str]("deck", "pile", CardsPlayed)
    first, owed = deck.draw(table, 2, "card")
    assert (sorted(first), owed, len(table.deck), len(table.pile)) == (["shot", "stone"], 0, 0, 2)
    second, owed = deck.draw(table, 1, "card")
    assert (len(table.deck), len(table.pile), owed) == (1, 0, 0)
    assert sorted([*second, *table.deck]) == ["stick", "sword"]
    assert table.log == [(CardsPlayed, 2)]


def test_at_once_they_become_the_deck_with_its_last_card() -> None:
    table = bare()
    table.deck, table.pile = ("shot",), ("sword", "stick")
    assert Deck[KnockoutTable, str]("deck", "pile", at_once=True).draw(table, 1, "card") == (["shot"], 0)
    assert (sorted(table.deck), len(table.pile)) == (["stick", "sword"], 0)


def test_what_deck_and_discards_lack_is_not_owed() -> None:
    table = bare()
    table.deck, table.pile = ("shot",), ("sword",)
    assert DECK.draw(table, 5, "card") == (["shot", "sword"], 0)
    assert DECK.draw(table, 1, "card") == ([], 0)
    assert DECK.draw(table, -1, "card") == ([], 0)
    table.deck, table.pile = ("shot",), ("sword",)
    assert Deck[KnockoutTable, str]("deck").draw(table, 2, "card") == (["shot"], 0)


def test_draws_are_journaled_by_name_and_replayed() -> None:
    game = Game.new(RULES, 2, seed=3)
    journal = game.journal_text()
    assert any(line.startswith("~ card 0 ") and line.split()[3] in CARDS for line in journal.splitlines())
    assert Game.replay(RULES, journal).save() == game.save()
    with pytest.raises(JournalError, match=r"'shto' is no outcome of 'card 0'.*did you mean 'shot'"):
        RULES.outcome_value("card 0", "shto")


def test_a_text_that_is_no_outcome_is_refused() -> None:
    table = bare()
    table.deck = ("shot", "sword", "sward")
    table.push(Deal())
    wanted = r"step 'deal': 'sward' was to come out of 'card 0'; .*KnockoutRules.outcomes\['card'\] .*mean 'sword'"
    with pytest.raises(EngineError, match=wanted):
        Game.at(RULES, table)


def test_a_deal_waits_for_cards_from_outside() -> None:
    game = Game.new(RULES, 2, seed=1, outside_chance=True)
    for seat, card in ((0, "shot"), (0, "stone"), (1, "shot"), (1, "shot")):
        assert game.chance is not None
        assert game.chance.kind == f"card {seat}"
        game.resolve(RULES.outcome_value("card", card))
    assert [fighter.hand for fighter in game.table.seats] == [("shot", "stone"), ("shot", "shot")]
    assert [decision.kind for decision in game.waiting()] == ["play", "play"]


# Questions to several seats.


def test_seats_are_asked_at_once_or_in_turn() -> None:
    table = bare()
    table.pile = CARDS[:1]
    table.push(ChangeHands((2, 0)))
    game = Game.at(RULES, table)
    assert [(decision.kind, decision.seat) for decision in game.waiting()] == [("change", 2)]
    assert table.stack == [ChangeHands((0,))]
    game.submit(2, KEEP)
    assert [decision.seat for decision in game.waiting()] == [0]
    assert game.table.stack == []


def test_who_has_nothing_to_answer_is_not_asked() -> None:
    table = bare()
    table.push(ChangeHands((1, 2)))  # nobody is asked while the pile is empty
    assert Game.at(RULES, table).finished


# Elimination.


@frozen
class Toss(DrawStep[KnockoutTable, int]):
    kind = "toss"
    seat: int


def test_no_step_works_for_a_seat_that_is_out() -> None:
    table = bare(4)
    table.then(PlayCard(1), Toss(1), Show(), PlayCard(2))
    table.eliminate(1)
    table.then(PlayCard(1), PlayCard(3))
    table.push(Toss(1))
    assert table.stack == [PlayCard(2), Show(), PlayCard(3)]
    assert (table.out, table.playing, table.others(0), table.others(1)) == ((1,), (0, 2, 3), (2, 3), (2, 3, 0))
    table.then(Deal(), PlayCards())
    game = Game.at(RULES, table)
    assert [decision.seat for decision in game.waiting()] == [0, 2, 3]
    assert game.view(1).out == (1,)
    with pytest.raises(EngineError, match="seat 2 dropped out while seats work at once"):
        table.eliminate(2)


def test_a_seat_drops_out_once() -> None:
    table = bare(2)
    table.eliminate(1)
    with pytest.raises(EngineError, match=r"eliminate\(\) expects a seat that is playing, 0; found 1"):
        table.eliminate(1)


def test_the_kit_notices_a_question_to_a_seat_that_is_out() -> None:
    @frozen
    class AskTheDead(Step[KnockoutTable]):
        kind = "ask-the-dead"

        @property
        def asks(self) -> int:
            return 1

        def run(self, table: KnockoutTable) -> tuple[Choice, ...]:
            return (KEEP, CHANGE)

    table = bare(2)
    table.eliminate(1)
    table.push(AskTheDead())
    with pytest.raises(EngineError, match="asks a seat that is out"):
        look(Game.at(RULES, table), {})


def test_bots_play_on_when_seats_are_out() -> None:
    played = [play(RULES, [RandomBot(seat) for seat in range(4)], seed=seed) for seed in range(4)]
    assert all(game.finished for game in played)
    assert any(len(game.table.out) == 3 for game in played)
