"""What every pack of this folder is put through: whole random games under watch, saved, loaded, replayed, and bots."""

from __future__ import annotations

from starcup import Game, Pack, Rng
from starcup.roll import Ruleset
from starcup.testing import RollGame, faults
from starcup_bots import Bot, make


def with_base(*packs: Pack) -> Ruleset:
    """The base game with packs of ours."""
    return Ruleset.load(["base", *packs])


def random_games(rules: Ruleset, games: int = 20) -> list[RollGame]:
    """Random games, each invariant checked after every choice, some positions saved and loaded, all replayed."""
    return [_random_game(rules, 2 + seed % 4, seed) for seed in range(1, games + 1)]


def _random_game(rules: Ruleset, players: int, seed: int) -> RollGame:
    game, rng = Game.new(rules, players=players, seed=seed, log=bool(seed % 2)), Rng(seed)
    choices = 0
    while waiting := game.waiting():
        decision = rng.choice(waiting)
        assert len({choice.text for choice in decision.legal}) == len(decision.legal) > 1, decision
        game.submit(decision.seat, rng.choice(decision.legal).text)
        assert faults(game.table) == [], (seed, choices)
        if choices % 97 == 0:
            saved = game.save()
            assert Game.load(rules, saved).save() == game.clone().save() == saved
            fits = game.view(decision.seat).sample_world(Rng(seed))
            assert faults(fits.table) == []
        choices += 1
        assert choices < 20_000, "no end"
    assert game.finished
    assert Game.replay(rules, game.journal_text()).save() == game.save()
    if seed % 2:
        assert all(str(event) for event in game.events())
    return game


def bot_game(rules: Ruleset, players: int, seed: int, bot: str = "greedy") -> RollGame:
    """A whole game of bots."""
    game = Game.new(rules, players=players, seed=seed)
    bots: list[Bot] = [make(bot, seed + number) for number in range(players)]
    while waiting := game.waiting():
        decision = waiting[0]
        game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)))
        assert faults(game.table) == []
    assert game.finished
    return game


def texts(game: RollGame, seat: int = 0) -> list[str]:
    """The legal choices of a seat, as texts."""
    return [choice.text for decision in game.waiting() if decision.seat == seat for choice in decision.legal]


def play(game: RollGame, *choices: str, seat: int = 0) -> None:
    """Answer for a seat, one choice after the other."""
    for choice in choices:
        game.submit(seat, choice)
