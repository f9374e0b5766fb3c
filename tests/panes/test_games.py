"""The list of kept games, the form of a new one, and looking back."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Checkbox, Input, OptionList, Select

from starcup_cli.panes.app import PanesApp
from starcup_cli.panes.home import Home
from starcup_cli.panes.look_back import LookBack
from starcup_cli.panes.new_game import NewGame
from starcup_cli.panes.play_screen import PlayScreen
from starcup_cli.records.kept_games import kept_game, kept_games
from starcup_cli.table.session import Session
from tests.panes.app import ONE_OF_THREE, WIDE, Plan, Somebody, drive, session
from tests.same_journal import entries


def played(key: str, players: tuple[str, ...] = ("human", "greedy"), answers: int = 6) -> Session:
    """Return a game that was played a little, and saved."""
    game = session(key, players)
    for _ in range(answers):
        decision = game.game.decision(0)
        if decision is None:
            game.answer_by_bot()
        else:
            game.submit(0, decision.legal[0], decision.number)
    assert game.save()
    return game


def chosen(journal: str) -> list[str]:
    """Return what was chosen, without what was drawn."""
    return [line for line in entries(journal) if line[:1].isdigit()]


def at_home(plan: Plan) -> None:
    """Do as planned at the list of games."""
    drive(PanesApp(), plan, WIDE)


def test_games_are_listed_and_gone_on_with() -> None:
    game = played("race")

    async def go_on(person: Somebody) -> None:
        assert "Race for the Galaxy" in person.text() and "me, Greedy" in person.text()
        await person.press("down", "enter")
        assert isinstance(person.screen, PlayScreen)
        before = entries(game.text())
        assert entries(person.journal)[: len(before)] == before

    at_home(go_on)


def test_games_are_renamed_deleted_and_written_elsewhere(tmp_path: Path, saves: Path) -> None:
    game = played("roll")
    old = game.file.path

    async def change(person: Somebody) -> None:
        await person.press("down", "r")
        person.screen.query_one(Input).value = "evening"
        await person.press("enter")
        assert not old.exists() and (saves / "evening.starcup").exists()
        await person.press("r")
        person.screen.query_one(Input).value = "../outside"
        await person.press("enter")
        assert (saves / "evening.starcup").exists() and person.notes()
        await person.press("e")
        person.screen.query_one(Input).value = str(tmp_path / "copy.starcup")
        await person.press("enter")
        assert (tmp_path / "copy.starcup").read_text() == (saves / "evening.starcup").read_text()
        await person.press("e")
        person.screen.query_one(Input).value = str(tmp_path / "copy.starcup")
        await person.press("enter")
        assert "exists already" in person.notes()[-1]
        await person.press("d")
        assert "Delete the game evening?" in person.text()
        await person.press("escape")
        assert (saves / "evening.starcup").exists()
        await person.press("d", "enter")
        assert not (saves / "evening.starcup").exists()
        assert (tmp_path / "copy.starcup").exists()

    at_home(change)


def test_a_damaged_file_is_listed_or_left_out_and_never_a_crash(saves: Path) -> None:
    game = played("race")
    text = game.file.path.read_text()
    (saves / "edited.starcup").write_text(f"{text.rstrip()[:-4]}0000\n")
    (saves / "other.starcup").write_text(text.replace("game race", "game chess"))
    (saves / "noise.starcup").write_bytes(b"\xff\x00")
    assert {entry.path.stem for entry in kept_games()} == {game.file.path.stem, "edited", "other"}

    async def look(person: Somebody) -> None:
        assert "edited" in person.text() and "noise" not in person.text()
        place = next(at for at, entry in enumerate(person.screen.games, 1) if entry.path.stem == "edited")  # type: ignore[attr-defined]  # Home's
        person.screen.query_one(OptionList).highlighted = place
        await person.press("enter")
        assert isinstance(person.screen, Home)
        assert person.notes()

    at_home(look)


@pytest.mark.parametrize("key", ONE_OF_THREE)
def test_a_new_game_is_begun_from_lists(key: str) -> None:
    async def begin(person: Somebody) -> None:
        await person.press("n")
        form = person.screen
        assert isinstance(form, NewGame)
        form.query_one("#game", Select).value = key
        await person.settle()
        form.query_one("#seed", Input).value = "7"
        await person.press("ctrl+s")
        assert isinstance(person.screen, PlayScreen)
        game = person.screen.session.game
        assert (game.ruleset.game, game.table.seed, game.table.players) == (key, 7, 2)

    at_home(begin)


def test_several_people_with_names_and_options_sit_down() -> None:
    async def begin(person: Somebody) -> None:
        await person.press("n")
        form = person.screen
        form.query_one("#game", Select).value = "race"
        await person.settle()
        form.query_one("#seat-1", Select).value = "person"
        await person.settle()
        form.query_one("#name-0", Input).value = "Ann"
        form.query_one("#name-1", Input).value = "99"
        await person.press("ctrl+s")
        assert person.screen is form and "letters" in person.notes()[-1]
        form.query_one("#name-1", Input).value = "[/]Ben"
        option = next(at for at, setting in enumerate(form.options) if setting.name == "race-base.actions")  # type: ignore[attr-defined]  # the form's
        form.query_one(f"#option-{option}", Select).value = "two"
        await person.press("ctrl+s")
        await person.open_curtain()
        table = person.screen
        assert isinstance(table, PlayScreen)
        assert table.session.players == ("human:Ann", "human:[/]Ben")
        assert table.session.game.header.options["race-base.actions"] == "two"
        assert "[/]Ben" in person.text()

    at_home(begin)


@pytest.mark.slow
def test_one_plays_alone_and_explained() -> None:
    async def begin(person: Somebody) -> None:
        await person.press("n")
        form = person.screen
        form.query_one("#game", Select).value = "tiny-epic"
        await person.settle()
        form.query_one("#seat-1", Select).value = ""
        form.query_one("#lessons", Checkbox).value = True
        await person.press("ctrl+s")
        table = person.screen
        assert isinstance(table, PlayScreen)
        assert table.session.game.table.players == 1
        assert "Lesson" in person.text()

    at_home(begin)


def test_a_game_is_looked_back_at_and_played_on_from() -> None:
    game = played("race", answers=16)
    whole = entries(game.text())

    async def look(person: Somebody) -> None:
        screen = person.screen
        assert isinstance(screen, LookBack) and screen.at == 0
        await person.press("right", "right", "right")
        assert screen.at == 3
        await person.press("left")
        assert screen.at == 2
        everything = person.text()
        await person.press("e")
        assert person.text() != everything  # by the eyes of one seat
        await person.press("end")
        assert screen.at == screen.most
        await person.press("home", "right", "right", "x")
        table = person.screen
        assert isinstance(table, PlayScreen)
        branch = entries(person.journal)
        assert branch and branch[: len(branch)] == whole[: len(branch)]
        assert table.session.file.path != game.file.path

    drive(PanesApp(kept=kept_game(game.file.path)), look, WIDE)
    assert entries(game.file.path.read_text()) == whole


@pytest.mark.slow
def test_bots_are_watched_forwards_and_back() -> None:
    game = session("race", ("greedy", "greedy"))

    async def watch(person: Somebody) -> None:
        screen = person.screen
        assert isinstance(screen, LookBack)
        for _ in range(200):
            if screen.at > 20:
                break
            await person.pause(0.05)
        await person.press("space")
        at = screen.at
        assert at > 20
        await person.press("left", "left")
        assert screen.at == at - 2
        await person.press("x")  # and played on from there
        table = person.screen
        assert isinstance(table, PlayScreen) and len(table.session.humans) == 1
        whole, branch = chosen(game.text()), chosen(person.journal)
        assert len(branch) >= at - 2 and branch[: at - 2] == whole[: at - 2]

    drive(PanesApp(game), watch, WIDE)
    assert entries(game.file.path.read_text())


def test_the_record_says_what_it_is_about() -> None:
    async def look(person: Somebody) -> None:
        await person.press("t")
        assert "games for one player" in person.text()

    at_home(look)
