"""Undo, again and again: what comes back, what never does, and what it costs."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starcup import CannotUndo, Choice, Game, IllegalChoice, JournalError, Rng, StaleChoice, Table, playout
from starcup.kernel import past, rebuilding
from starcup.kernel.journal import undone
from starcup.kernel.journal_text import digest
from tests.kernel.test_toy_game import RULES, ToyGame, new, play_on, to_push
from tests.kernel.toy import ToyTable


def at_the_end(seed: int = 1) -> tuple[ToyGame, int]:
    """A game that was ended by a choice, and the seat that made it."""
    while True:
        game, rng = new(seed), Rng(seed)
        while game.waiting():
            decision = rng.choice(game.waiting())
            game.submit(decision.seat, "stop" if decision.kind == "push" else decision.legal[0])
        who = game.journal[-1][0]
        if isinstance(who, int) and game.table.undoable(who):
            return game, who
        seed += 1


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    game, seat = at_the_end()
    before, text = game.save(), game.journal_text()
    assert game.finished and not game.can_undo(seat)
    with pytest.raises(CannotUndo, match="the game is over"):
        game.undo(seat)
    assert (game.save(), game.journal_text()) == (before, text)


def test_a_journal_with_an_undo_behind_the_end_is_refused_with_its_line() -> None:
    game, seat = at_the_end()
    lines = game.journal_text().splitlines()[:-1]
    text = "\n".join([*lines, f"{seat} undo", ""])
    with pytest.raises(JournalError, match=rf"line {len(lines) + 1}: 'undo' does not fit the game: the game is over"):
        Game.replay(RULES, text, trust=True)


def test_the_number_of_a_question_never_comes_back() -> None:
    game = to_push()
    game = Game.load(RULES, game.save())
    while game.finished or not game.can_undo(game.waiting()[0].seat):
        decision = game.waiting()[0]
        game.submit(decision.seat, decision.legal[0])
    other = game.waiting()[0]
    seat = next(seat for seat in range(2) if game.can_undo(seat))
    number = other.number
    game.undo(seat)
    again = game.waiting()[0]
    assert again.number not in (number, number - 1)
    with pytest.raises(StaleChoice, match="was answered or withdrawn"):
        game.submit(other.seat, other.legal[0], number)


def test_a_late_answer_to_a_withdrawn_question_does_not_pass_for_one_to_its_successor() -> None:
    game = new()
    first = game.waiting()[0]
    game.submit(0, first.legal[0], first.number)
    confirm = game.decision(0)
    assert confirm is not None
    game.undo(0)
    fresh = game.decision(0)
    assert fresh is not None and fresh.kind == first.kind
    assert len({first.number, confirm.number, fresh.number}) == 3
    for late in (first, confirm):
        with pytest.raises(StaleChoice):
            game.submit(0, first.legal[0], late.number)
    game.submit(0, first.legal[0], fresh.number)


def test_while_seats_work_at_once_the_others_questions_keep_their_numbers() -> None:
    game = new(players=3)
    for seat in (0, 1):
        game.submit(seat, game.waiting()[seat].legal[0])
    before = [decision.number for decision in game.waiting()]
    game.undo(0)
    after = [decision.number for decision in game.waiting()]
    assert after[1:] == before[1:] and after[0] > before[0]


def test_a_number_from_the_future_is_told_from_one_that_was_answered() -> None:
    game = new()
    first = game.waiting()[0]
    for number in (first.number + 1, 10**30):
        with pytest.raises(IllegalChoice, match="was never asked question") as refusal:
            game.submit(0, first.legal[0], number)
        assert refusal.value.code == "no-such-question"
    game.submit(0, first.legal[0])
    game.submit(0, "stop")
    with pytest.raises(IllegalChoice) as refusal:
        game.submit(0, "stop", game.table.answered[0] + 1)
    assert refusal.value.code == "no-such-question"
    with pytest.raises(StaleChoice):
        game.submit(0, "stop", 1)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 99), plan=st.integers(0, 2**32), players=st.integers(2, 4))
def test_undo_any_number_of_times_gives_what_a_game_without_undo_has(seed: int, plan: int, players: int) -> None:
    """The same choices without those taken back lead to the same table; numbers count up; journals tell all of it."""
    game, rng = new(seed, players), Rng(plan)
    used: set[tuple[int, int]] = set()
    answered: list[int] = game.table.answered[:]
    for _ in range(60):
        if not game.waiting():
            break
        for decision in game.waiting():
            assert decision.number == game.table.answered[decision.seat]
        seats = [seat for seat in range(players) if game.can_undo(seat)]
        if seats and rng.below(2):
            game.undo(rng.choice(seats))
        else:
            decision = rng.choice(game.waiting())
            assert (decision.seat, decision.number) not in used
            used.add((decision.seat, decision.number))
            game.submit(decision.seat, rng.choice(decision.legal), decision.number)
        assert all(now >= before for now, before in zip(game.table.answered, answered, strict=True))
        answered = game.table.answered[:]
        if not rng.below(5):
            game = rng.choice([game, game.clone(), Game.replay(RULES, game.journal_text())])
    assert Game.replay(RULES, game.journal_text()).save() == game.save()
    plain = new(seed, players)
    gone = undone(game.journal)
    for place, (who, what) in enumerate(game.journal):
        if place not in gone and isinstance(who, int) and what is not None:
            plain.submit(who, str(what))
    assert plain.save(numbered=False) == game.save(numbered=False)


def with_pairs(pairs: int) -> str:
    """The journal of a game in which a seat changed its mind so many times."""
    game = new()
    game.submit(0, game.waiting()[0].legal[0])
    game.undo(0)
    *lines, choice, undo, _ = game.journal_text().splitlines()
    body = "\n".join([*lines, *[choice, undo] * pairs]) + "\n"
    return f"{body}end {body.count('~ ') + 2 * pairs} {digest(body)}\n"


def test_thousands_of_undos_rebuild_the_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, answer = [0], rebuilding.answer

    def counted(table: Table, seat: int, choice: Choice) -> None:
        answers[0] += 1
        answer(table, seat, choice)

    monkeypatch.setattr(past, "answer", counted)
    game = Game.replay(RULES, with_pairs(4_000))
    assert game.waiting()[0].number == game.table.answered[0] == 8_000
    assert answers[0] == 0, "nothing was played again but what leads to the first of them"


def test_a_journal_with_too_many_undos_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "MOST_UNDOS", 50)
    assert Game.replay(RULES, with_pairs(50)).waiting()
    with pytest.raises(JournalError, match="50 choices were taken back"):
        Game.replay(RULES, with_pairs(51))


def test_playouts_and_games_without_undo_copy_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[Table] = []
    clone = ToyTable.clone

    def counted(table: ToyTable) -> ToyTable:
        copies.append(table)
        return clone(table)

    monkeypatch.setattr(ToyTable, "clone", counted)
    game = new(3)
    play_on(game, Rng(3), 8)
    playout(game, Rng(1))
    assert game.finished and not copies


@pytest.mark.parametrize(
    ("old", "new_text", "fault"),
    [
        ("seed 1", "seed -1", "below 0"),
        ("seed 1", "seed " + "9" * 200, "512 bits"),
        ("seed 1", "seed " + "9" * 6000, "no whole number"),
        ("\n\n", "\n\n" + "1" * 6000 + " stop\n", "expected '~ OUTCOME' or 'SEAT CHOICE'"),
        ("\n\n", "\n\n\u0663 stop\n", "expected '~ OUTCOME' or 'SEAT CHOICE'"),
        ("\n\n", "\n\n77 undo\n", "there is no seat 77"),
        ("\n\n", "\n\n" + "# nothing\n" * 1_000_001, "no journal has more than"),
    ],
    ids=["negative", "large", "endless", "digits", "other digits", "seat", "long"],
)
def test_absurd_journals_are_refused(old: str, new_text: str, fault: str) -> None:
    text = new().journal_text()
    assert old in text
    with pytest.raises(JournalError, match=fault):
        Game.replay(RULES, text.replace(old, new_text, 1), trust=True)
