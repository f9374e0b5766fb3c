"""A game that asks for payments of many cards, on the bare kernel: sets as answers, in journals, undone and refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from attrs import frozen

from starcup import Choice, Decision, Game, IllegalChoice, Items, Picks, Rng, playout
from starcup.making import AnyStep, Legal, SeatStep
from starcup.messages import Message
from tests.kernel.toy import Dare, ToyRules, ToyTable, ToyView

HAND = (*((f"card{number}", 1) for number in range(17)), ("joker", 2))
COST = 9


@frozen(eq=False)
class Pay(Choice):
    pattern = "pay {items}"
    items: Items


DONE = Dare("done")


@frozen
class Buy(SeatStep[ToyTable]):
    """Pay with nine cards of nineteen, two of which are the same."""

    kind = "buy"
    question = "Which cards do you pay with?"

    def run(self, table: ToyTable) -> Legal | None:
        return Picks(Pay.of, HAND, COST, COST)

    def take(self, table: ToyTable, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        table.seats[self.seat].score = choice.items.count("joker")
        table.push(LastWord(self.seat))

    def refuse(self, table: ToyTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Pay):
            return self.refuse_items(table, choice.items, "TOY-7", Message("toy-no-card", "you have no {item}."))
        return IllegalChoice("pay-first", "TOY-7", "pay first.")


@frozen
class LastWord(SeatStep[ToyTable]):
    """A question with one answer, asked all the same."""

    kind = "last-word"
    always_asks = True

    def run(self, table: ToyTable) -> Legal | None:
        return (DONE,)

    def take(self, table: ToyTable, choice: Choice) -> None:
        """The next seat buys."""


class Market(ToyRules):
    choice_kinds = (Pay, Dare)
    step_kinds: Mapping[str, type[AnyStep]] = {step.kind: step for step in (Buy, LastWord)}

    def begin(self, players: int, seed: int) -> ToyTable:
        table = super().begin(players, seed)
        table.stack = [Buy(seat) for seat in reversed(range(players))]
        return table


RULES = Market()


def new() -> Game[ToyTable, ToyView]:
    return Game.new(RULES, players=2, seed=1)


def test_a_question_with_tens_of_thousands_of_answers_is_asked_in_no_time() -> None:
    decision = new().waiting()[0]
    # Nine of the others; eight and a joker; seven and both: C(17, 9) + C(17, 8) + C(17, 7).
    assert len(decision.legal) == 24_310 + 24_310 + 19_448
    assert decision.answers is not None
    assert len(decision.texts) == 100
    assert repr(decision) == "Decision(seat=0, kind='buy', number=0, 68068 legal)"


def test_a_set_is_named_in_any_order_by_text_or_choice_and_written_in_one() -> None:
    items = ["joker", *(f"card{number}" for number in (3, 1, 4, 15, 9, 2, 6)), "joker"]
    written = "pay card1 card2 card3 card4 card6 card9 card15 joker joker"
    for answer in (f"pay {' '.join(items)}", f"PAY {', '.join(reversed(items))}", Pay(tuple(items))):
        game = new()
        game.submit(0, answer)
        assert f"0 {written}\n" in game.journal_text()
        assert game.view(0).seats[0].score == 2
        again = Game.replay(RULES, game.journal_text())
        assert again.save() == game.save()


def test_one_undo_takes_the_whole_set_back_until_the_next_seat_has_answered() -> None:
    game = new()
    decision = game.waiting()[0]
    game.submit(0, decision.legal[68_067])
    assert [decision.kind for decision in game.waiting()] == ["last-word"]
    game.undo(0)
    assert game.view(0).seats[0].score == 0
    game.submit(0, game.waiting()[0].legal[-1])
    game.submit(0, "done")
    assert game.can_undo(0)
    game.submit(1, game.waiting()[0].legal[0])
    assert not game.can_undo(0)


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("pay card1 card2", "too-few", "expected 9 of "),
        (f"pay {' '.join(item for item, _ in HAND[:10])}", "too-many", "; found 10."),
        ("pay joker joker joker card1 card2 card3 card4 card5 card6", "twice", "'joker' was named 3 times"),
        ("pay ace card1 card2 card3 card4 card5 card6 card7 card8", "not-offered", "you have no ace."),
        ("done", "pay-first", "pay first."),
    ],
)
def test_what_is_no_payment_is_refused_and_changes_nothing(text: str, code: str, said: str) -> None:
    game = new()
    before = game.save()
    with pytest.raises(IllegalChoice) as refused:
        game.submit(0, text)
    assert refused.value.code == code
    assert said in str(refused.value)
    assert game.save() == before
    why = game.why(0, text)
    assert why is not None
    assert why.code == code


def test_random_play_pays_with_every_card_about_as_often() -> None:
    """Each set is as likely as any other: a card is in 9 of 19, but for the jokers, which stand for each other."""
    paid = dict.fromkeys((item for item, _ in HAND), 0)
    rng = Rng(5)
    for _ in range(2_000):
        game = new()
        playout(game, rng, most=1)
        choice = game.journal[0][1]
        assert isinstance(choice, Pay)
        for item in choice.items:
            paid[item] += 1
    plain = [number for item, number in paid.items() if item != "joker"]
    expected = 2_000 * (9 * 24_310 + 8 * 24_310 + 7 * 19_448) / 17 / 68_068
    assert all(abs(number - expected) < 6 * 2_000**0.5 / 2 for number in plain)


def test_listed_sets_are_named_in_any_order_too() -> None:
    listed = (Pay.of(("card1", "card2")), Pay.of(("card1", "joker", "joker")), DONE)
    decision = Decision(0, LastWord(0), listed, 0)
    assert decision.find("pay card2, card1") is listed[0]
    assert decision.find("pay joker card1 joker") is listed[1]
    for text in ("pay card1", "pay card2 joker", "pay card1 card1 card2", "card1 pay card2", "pay", ""):
        assert decision.find(text) is None
