"""Small words for scenario tests: play, look, and be refused."""

from collections.abc import Callable, Sequence

import pytest

from starcup import Choice, Game, IllegalChoice, Rng, testing
from starcup.roll import RollGame, RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.dice import Dice
from starcup.testing import at_random, walk
from starcup.testing.playing import MOST_LISTED


def play(game: RollGame, seat: int, *choices: str) -> None:
    """One seat's choices, one after the other."""
    for choice in choices:
        game.submit(seat, choice)


legal = testing.legal


def allowed(game: RollGame, seat: int = 0) -> set[str]:
    """The texts of all that the rules allow a seat now, in whatever order it thinks."""
    assert len(game.allowed(seat)) <= MOST_LISTED, f"{game.decision(seat)} is too much to be listed"
    return {choice.text for choice in game.allowed(seat)}


def all_ready(game: RollGame) -> None:
    """Every seat that may say so is ready."""
    for decision in game.waiting():
        if "ready" in legal(game, decision.seat):
            play(game, decision.seat, "ready")


def refused(game: RollGame, seat: int, text: str) -> str:
    """The id of the rule that forbids ``text``, after making sure that trying it changes nothing."""
    before, journal, open_questions = game.save(), list(game.journal), game.waiting()
    with pytest.raises(IllegalChoice) as refusal:
        game.submit(seat, text)
    assert game.save() == before, f"the refused {text!r} changed the state"
    assert list(game.journal) == journal
    assert game.waiting() == open_questions
    why = game.why(seat, text)
    assert why is not None
    assert (why.code, why.rule, why.message) == (refusal.value.code, refusal.value.rule, refusal.value.message)
    assert why.message
    assert "\n" not in why.message
    return why.rule


def dice(game: RollGame, lying: Dice) -> dict[str, int]:
    """Dice by colour key."""
    return game.view(0).dice(lying)


def column(game: RollGame, seat: int, phase: str) -> dict[str, int]:
    """The dice below a seat's strip during Assign, as its owner sees them."""
    view = game.view(seat)
    columns = view.me.sheet_columns
    assert columns is not None
    return view.dice(columns[game.table.rules.phase_index[phase]])


def tiles(game: RollGame, seat: int) -> tuple[list[str], list[str]]:
    """The keys of a construction zone: developments from the top, worlds from the top."""
    table = game.table
    all_tiles, owner = table.rules.tiles, table.seats[seat]
    return (
        [all_tiles[tile].development.key for tile in owner.development_stack],
        [all_tiles[tile].world.key for tile in owner.world_stack],
    )


def occurring(game: RollGame) -> list[str]:
    """The phases that occur this round."""
    return [game.table.rules.phase_keys[phase] for phase in game.table.occurring]


def resolve(game: RollGame, outcome: str) -> None:
    """Supply the awaited chance outcome by name, in a game with chance from outside."""
    node = game.chance
    assert node is not None
    game.resolve(game.ruleset.outcome_value(node.kind, outcome))


def tile_id(rules: RollRuleset, key: str) -> str:
    """The id of the tile that has a side of this key."""
    return rules.tiles[rules.face_index[key] // 2].id


def roll_all(game: RollGame, faces: dict[str, str], otherwise: str = "explore") -> None:
    """Supply rolls from outside until somebody is asked: a face by draw kind, else ``otherwise`` if the die has it."""
    while game.chance is not None:
        rules, kind = game.ruleset, game.chance.kind
        names = [rules.outcome_text(kind, value) for value in game.chance.options]
        face = faces.get(kind, otherwise)
        resolve(game, face if face in names else names[0])


def playout(
    game: RollGame,
    pick: Callable[[Rng, Sequence[Choice]], Choice] | None = None,
    *,
    seed: int = 0,
    rounds: int = 50,
    after: Callable[[RollGame], None] | None = None,
) -> None:
    """Play on at random (or as ``pick`` says) up to the beginning of a later round, checking invariants throughout."""
    rng = Rng(seed)
    chosen = at_random if pick is None else lambda decision, rng: pick(rng, decision.legal)
    for spot in walk(game, rng, pick=chosen, last_round=game.table.round + rounds - 1):
        assert faults(game.table) == []
        if after is not None and spot.number:
            after(game)
    assert faults(game.table) == []
    if after is not None:
        after(game)


def new_game(rules: RollRuleset, players: int = 3, seed: int = 0, *, outside_chance: bool = False) -> RollGame:
    """A game from the beginning."""
    return Game.new(rules, players, seed, outside_chance=outside_chance)


def deal(rules: RollRuleset, *hands: tuple[str, str, str, str]) -> RollGame:
    """A game dealt by hand: faction id, home world id and the keys of two tiles for each seat."""
    game = new_game(rules, len(hands), outside_chance=True)
    for faction, home, first, second in hands:
        for outcome in (faction, home, tile_id(rules, first), tile_id(rules, second)):
            resolve(game, outcome)
    return game
