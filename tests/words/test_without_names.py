"""Words of the three games without the names of players: every kind of event, and the table, tell of "Seat 0"."""

from __future__ import annotations

import pytest

from starcup import Event, Game, Rng, Undone, games
from starcup.roll import events as roll
from starcup.testing.walking import play_on
from starcup.words import words_of
from starcup_race import events as race
from starcup_tiny_epic import events as epic

PLAYERS = {"roll": (2, 3), "race": (2, 4), "tiny-epic": (1, 3, 4)}

SELDOM: dict[str, list[Event]] = {
    "roll": [
        roll.ResourceChanged(1, "ore", 1, 2),
        roll.TilePlayed(1, "space_docks"),
        roll.TileLeft(1, "space_docks", "bag"),
        roll.TilesShown(1, ("space_docks",)),
        roll.DieExchanged(1, "home", "genes", "cup"),
        roll.TileGivenUp(1, "world"),
        roll.DieKept(1, "home", "space_docks"),
        roll.GoodPlaced(1, "gem_world", "novelty", "space_docks"),
    ],
    "race": [race.CardFlipped(1, 3, "gem_world", True)],
    "tiny-epic": [
        epic.DieTurned(1, "energy", "culture"),
        epic.DieRepeated(1, "energy"),
        epic.ActionChosen(1, "energy"),
        epic.ShipRelocated(1, "birkomius", "bisschop", 1),
        epic.PlanetRemoved("birkomius"),
        epic.DiceTakenAway(1, 2),
        epic.MissionsShown(("charger", "elder"), (2, 0)),
    ],
}
"""Events that don't occur in the games played here."""


@pytest.mark.parametrize("you", [None, 0])
@pytest.mark.parametrize("key", PLAYERS)
def test_every_kind_of_event_and_the_table_are_told_without_names(key: str, you: int | None) -> None:
    ruleset = games.find(key).load()
    words, kinds = words_of(ruleset, (), you), set[type[Event]]()
    for players in PLAYERS[key]:
        game = Game.new(ruleset, players, seed=players)
        play_on(game, Rng(players), 500)
        table, views = game.table, [game.view(seat) for seat in range(players)]
        events = [*game.all_events(), *SELDOM[key], Undone(1, 0)]
        kinds.update(map(type, events))
        sentences = [words.event(event) for event in events]
        lines = [*words.telling().lines(events), *words.telling().lines(words.heard(game, None))]
        lines += [*words.board(table, views), *words.overview(table, views[0])]
        lines += [*words.status(table, views[0]), *words.score(table, views[0]), str(words.data(table, views, ()))]
        told = "\n".join((*sentences, *lines))
        assert ("You" if you == 0 else "Seat 0") in told
        assert players == 1 or "Seat 1" in told
    assert kinds >= set(ruleset.event_kinds)
