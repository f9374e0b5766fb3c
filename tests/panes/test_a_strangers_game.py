"""A stranger's game in the panes: no line of Starcup knows of it, and it is played to the end like any other."""

from __future__ import annotations

import pytest

from starcup_cli.panes.app import PanesApp
from tests.examples.conftest import installed  # noqa: F401  # a fixture
from tests.panes.app import SMALL, WIDE, Somebody, drive, session
from tests.same_journal import at_random


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("key", "size"), [("harbour", SMALL), ("salvage", WIDE)], ids=str)
def test_a_strangers_game_is_played_to_the_end(key: str, size: tuple[int, int]) -> None:
    answer = at_random(5)
    game = session(key, ("human", "random"), seed=5)

    async def somebody(person: Somebody) -> None:
        while not game.game.finished:
            asked = person.table.asked
            assert asked is not None
            scene = asked.scene
            text = person.text()
            assert person.table.language.text(asked.prompt.text)[:20] in text
            assert all(person.table.language.player(seat) in text for seat in range(scene.players))
            await person.answer_by_keys(answer(asked.decision))
            assert game.game.decision(0) is not asked.decision
        assert "The game is over" in person.text() and "winner" in person.text()

    drive(PanesApp(game), somebody, size)
