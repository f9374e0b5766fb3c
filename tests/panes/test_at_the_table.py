"""What can be done at a table in panes, besides answering: pointing, taking back, hints, look-ups, orders, leaving."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from textual import events

from scripts.make_snapshots import FOLDER, position_in
from starcup.scene import Pointed, meaning, scene_of
from starcup_cli.packs import chosen_rules
from starcup_cli.table import starting
from starcup_cli.table.session import Session
from tests.panes.app import LARGE, ONE_OF_THREE, SMALL, WIDE, Somebody, play, session
from tests.same_journal import entries


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize("way", ["list", "number", "line", "mouse", "cursor"])
def test_however_it_is_given_an_answer_is_the_same(way: str) -> None:
    """The first question of Tiny Epic Galaxies: one of two secret missions."""

    async def answer(person: Somebody) -> None:
        asked = person.table.asked
        assert asked is not None
        choice, piece = asked.prompt.options[1].choice, asked.prompt.options[1].touches.take[0]
        if way == "list":
            await person.press("down", "enter")
        elif way == "number":
            await person.press("2", "enter")
        elif way == "line":
            await person.press(":")
            await person.type(choice)
        elif way == "mouse":
            assert await person.click_piece(piece)
        else:
            await person.press("tab")
            person.table.board.move_to(piece)
            await person.press("enter")
        assert choice in person.journal

    play(session("tiny-epic"), answer)


@pytest.mark.parametrize("key", ONE_OF_THREE)
def test_the_cursor_reaches_everything_and_lights_what_may_be_pointed_at(key: str) -> None:
    game = session(key)

    async def walk(person: Somebody) -> None:
        board = person.table.board
        scene = scene_of(game.game, 0)
        assert scene.prompt is not None
        means = meaning(scene.prompt, Pointed())
        keys = [cell.key for _, cell in board.cells()]
        for pane in board.panes.values():
            assert pane.lit == means.lit
        assert {key for key in means.lit if not key.startswith("starcup")} <= {*keys}
        await person.press("tab")
        seen = {board.cursor}
        for _ in keys:
            await person.press("right")
            seen.add(board.cursor)
        assert seen == {*keys}

    play(game, walk, WIDE)


def test_a_choice_is_taken_back_and_made_again() -> None:
    async def undo(person: Somebody) -> None:
        await person.press("r")
        assert "There is nothing to make again" in person.notes()[-1]
        await person.press("enter")  # Roll asks whether the tiles are ready to be shown: so far they can be taken back
        once = entries(person.journal)
        await person.press("u")
        assert "undo" in entries(person.journal)[-1]
        assert "redo" in person.text()
        await person.press("r")
        assert entries(person.journal)[:1] == once[:1]
        assert entries(person.journal)[-1] == once[-1]

    play(session("roll"), undo)


def test_what_can_not_be_taken_back_is_told_with_its_reason() -> None:
    async def undo(person: Somebody) -> None:
        await person.press("u")
        assert "you have not chosen anything yet" in person.notes()[-1]
        await person.press("1", "enter", "2", "enter", "c")  # the discards are shown, and cards are drawn
        journal = person.journal
        await person.press("u")
        assert person.journal == journal
        assert len(person.notes()) == 2

    play(session("race"), undo)


def test_a_hint_is_shown_with_its_reasons_and_points_at_its_choice() -> None:
    async def hint(person: Somebody) -> None:
        journal = person.journal
        await person.press("h")
        await person.table.workers.wait_for_complete()
        await person.settle()
        assert "Hint" in person.text() and "hint:" in person.text()
        assert len(person.table.pointed.items) == 2  # two cards to discard, picked and seen before they are confirmed
        assert person.journal == journal
        await person.press("c")
        assert person.journal != journal

    play(session("race"), hint, WIDE)


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("line", ["xyzzy", "99", "why xyzzy", "[/]", "[b", "what xyzzy", "rules NONE-1", "\\", "redo"])
def test_a_wrong_line_is_told_and_changes_nothing(line: str) -> None:
    async def wrong(person: Somebody) -> None:
        journal = person.journal
        await person.press(":")
        await person.type(line)
        assert len(person.app.screen_stack) > 2 or person.notes()
        assert person.journal == journal
        assert person.table.asked is not None

    play(session("race"), wrong)


def test_things_are_looked_at_closely_with_what_is_possible_and_what_is_not() -> None:
    async def look(person: Somebody) -> None:
        board = person.table.board
        await person.press("tab")
        piece = next(cell.key for pane, cell in board.cells() if cell.key in pane.lit)
        board.move_to(piece)
        await person.settle()
        assert "▸" in person.text()
        await person.press("d")
        assert "Esc closes" in person.text()
        await person.press("escape", "s")
        assert "total" in person.text()
        await person.press("escape", "question_mark")
        assert "Keys" in person.text() and "undo" in person.text()

    play(session("tiny-epic"), look, WIDE)


def test_words_pieces_and_rules_are_looked_up() -> None:
    async def look_up(person: Somebody) -> None:
        for typed, said in (("windfall", "Windfall"), ("gem world", "Gem World"), ("PAY-3", "PAY-3"), ("", "Tableau")):
            await person.press("b")
            await person.type(typed)
            assert said in person.text(), typed
            await person.press("escape")

    play(session("race"), look_up, WIDE)


def test_a_sentence_of_the_log_leads_to_its_piece() -> None:
    async def follow(person: Somebody) -> None:
        story = person.table.story
        story.focus()
        place = next(place for place, source in enumerate(story._sources) if source.startswith("card/"))
        await person.click_option(story, place)
        assert "Esc closes" in person.text()

    play(session("race"), follow, WIDE)


def test_orders_are_given_and_stopped_and_kept_with_the_game(saves: Path) -> None:
    game = session("tiny-epic", ("human", "greedy", "greedy"))

    async def order(person: Somebody) -> None:
        await person.press("o")
        assert "[ ]" in person.text()
        await person.press("enter")
        assert "[x]" in person.text()
        await person.press("escape")

    play(game, order, WIDE)
    kept = starting.loaded_session(str(game.file.path))
    (given,) = [order for order in kept.standing_orders.of(0) if not kept.standing_orders.is_at_first(order)]
    assert given.kind == "follow"


def test_while_a_bot_thinks_nothing_is_ordered_or_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session("tiny-epic")
    thinks, answer = threading.Event(), game.answer_by_bot
    thinks.set()
    monkeypatch.setattr(game, "answer_by_bot", lambda: thinks.wait(60) and answer())

    async def hurry(person: Somebody) -> None:
        thinks.clear()
        table = person.table
        while (asked := table.asked) is not None:
            table.answer(asked.decision.legal[-1].text)
            await person.pause(0.01)
        for key in "ou":
            before = len(person.notes())
            person.app.post_message(events.Key(key, key))
            while len(person.notes()) == before:
                await person.pause(0.01)
            assert person.notes()[-1] == "Somebody is thinking: wait a moment."
        assert person.screen is table
        thinks.set()
        await person.settle()
        assert table.asked is not None

    play(game, hurry, WIDE)


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=["80x24", "120x40"])
def test_the_curtain_hides_the_table(size: tuple[int, int]) -> None:
    game = session("race", ("human:Ann", "human:Ben"))

    async def pass_on(people: Somebody) -> None:
        secret = [piece.entry for _, piece in scene_of(game.game, 0).pieces() if piece.entry]
        assert "Ann" in people.text()
        names = [game.game.ruleset.cards[game.game.ruleset.index[key]].name for key in secret]  # type: ignore[attr-defined]  # Race's
        assert not any(name in people.text() for name in names)
        await people.press("enter")
        assert any(name in people.text() for name in names)
        await people.press("1", "enter", "2", "enter", "c")
        assert "Ben" in people.text()
        assert not any(name in people.text() for name in names)

    play(game, pass_on, size)


@pytest.mark.slow
@pytest.mark.parametrize("key", ONE_OF_THREE)
def test_another_size_keeps_the_question(key: str) -> None:
    async def resize(person: Somebody) -> None:
        names = list(person.table.question.names)
        for size in (LARGE, SMALL, WIDE):
            await person.resize(*size)
            assert person.table.question.names == names
            lines = person.lines()
            assert len(lines) == size[1]
            question = person.table.question.options.content_region
            for line in lines[question.y : question.y + question.height]:
                assert len(line) <= size[0]
        assert any(pane.display and pane.size.height for pane in person.table.board.panes.values())

    play(session(key), resize)


def test_without_colours_signs_and_letters_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def look(person: Somebody) -> None:
        await person.press("enter")
        text = person.text()
        assert "[x]" in text and "▸" in text and "◆" in text

    play(session("race"), look, WIDE)


def test_a_game_is_left_and_taken_up_where_it_was() -> None:
    game = session("race")

    async def leave(person: Somebody) -> None:
        await person.press("1", "enter", "2", "enter", "c", "q")
        assert "Leave the game?" in person.text()
        await person.press("escape", "q", "enter")

    play(game, leave)
    kept = starting.loaded_session(str(game.file.path))
    assert entries(kept.text()) == entries(game.text())

    async def resume(person: Somebody) -> None:
        assert person.table.asked is not None
        assert entries(person.journal) == entries(game.text())

    play(kept, resume, resumed=True)


def test_lessons_stand_beside_the_board_or_above_it() -> None:
    def guided() -> Session:
        _, seed, options = starting.guided("race", False, "1", "greedy", None, ())
        return starting.new_session(["human", "greedy"], seed, chosen_rules(None, options, "", "race"), None, True)

    async def beside(person: Somebody) -> None:
        assert "Lesson" in person.text() and "You build an empire" in person.text()
        await person.press("1", "enter")
        assert "You build an empire" not in person.text()

    async def above(person: Somebody) -> None:
        assert "Esc closes" in person.text() and "You build an empire" in person.text()
        await person.press("escape")
        assert person.table.asked is not None

    play(guided(), beside, WIDE)
    play(guided(), above, SMALL)


def test_after_an_item_is_picked_the_next_number_begins_anew() -> None:
    """Of twelve cards the first two are discarded: 1, Enter, 2, Enter is not 12."""
    game = position_in(FOLDER / "race" / "discard-limit.txt").session()

    async def pick(person: Somebody) -> None:
        names = person.table.question.names
        assert len(names) >= 12
        await person.press("1", "enter", "2", "enter")
        assert person.table.pointed.items == tuple(names[:2])
        await person.press("1", "1")
        assert person.table.question.highlighted == names[10]

    play(game, pick, resumed=True)
