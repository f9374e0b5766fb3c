"""What every pack has to stand: random games with all invariants, saves, replays, and nothing hidden shown."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice, Game, Rng
from starcup.lines import Lines, Style
from starcup.messages import language_of
from starcup.roll import RollGame, RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.scene import scene_of
from starcup.testing import soundness, walk
from starcup.testing.sets import otherwise

GAMES = 4
"""Random games in a test; test_at_length.py plays more."""
SAMPLE = 25
"""One decision in so many is looked at closely."""


def check(rules: RollRuleset, *, games: int = GAMES, players: Sequence[int] = (2, 3, 4, 5)) -> list[RollGame]:
    """Play random games to their end under watch, and return them."""
    return [played(rules, players[seed % len(players)], seed) for seed in range(games)]


def played(rules: RollRuleset, players: int, seed: int) -> RollGame:
    """One random game to its end; its journal tells it again, event for event."""
    rng = Rng(seed)
    game, known = Game.new(rules, players=players, seed=seed), dict[str, bool]()
    for _ in walk(game, rng):
        soundness.look(game, known)
        if not rng.below(SAMPLE):
            look(rules, game, rng)
    soundness.look_at_end(game)
    again = Game.replay(rules, game.journal_text())
    assert again.save() == game.save()
    assert again.all_events() == game.all_events()
    return game


def look(rules: RollRuleset, game: RollGame, rng: Rng) -> None:
    """A clone and a loaded save go on alike; what a seat can't know has no part in what it sees and may do."""
    loaded, twin = Game.load(rules, game.save()), game.clone()
    assert loaded.save() == twin.save() == game.save()
    for viewer in range(game.table.players):
        view = game.view(viewer)
        world = view.sample_world(rng)
        assert faults(world.table) == []
        assert world.view(viewer) == view
        assert texts(world, viewer) == texts(game, viewer)
    decision = rng.choice(game.waiting())
    choice = rng.choice(decision.legal)
    twin.submit(decision.seat, choice.text)
    loaded.submit(decision.seat, otherwise(decision.legal, choice, rng))
    assert loaded.save() == twin.save()
    seat = decision.seat
    if twin.can_undo(seat):
        twin.undo(seat)
        assert twin.save(numbered=False) == game.save(numbered=False)


def texts(game: RollGame, seat: int = 0) -> list[str]:
    """All that a seat may choose now, of very many sets some; empty when it is not asked."""
    decision = game.decision(seat)
    return [] if decision is None else decision.texts


def play(game: RollGame, seat: int, *choices: str | Choice) -> None:
    """One seat's choices, one after the other."""
    for choice in choices:
        game.submit(seat, choice)


def board_text(game: RollGame, seat: int) -> str:
    """The board as the terminal shows it to a seat."""
    lines = Lines(language_of(game.ruleset, you=seat), Style(200))
    return "\n".join(lines.board(scene_of(game, seat)))
