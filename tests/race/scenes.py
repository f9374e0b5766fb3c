"""Tables laid out for a rule: tableaus, hands and goods by key, and the actions that are chosen then."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Game
from starcup_race import RaceRuleset
from starcup_race.testing import RaceGame, Scenario
from starcup_race.testing.scenario import chosen

__all__ = [
    "RULES", "RaceGame", "act", "answer", "chips", "hand", "kinds", "legal", "loaded", "new", "passes", "refusal",
    "scene", "tableau", "variant",
]  # fmt: skip

RULES = RaceRuleset.load()


def scene(
    tableaus: Sequence[str],
    hands: Sequence[str] = (),
    *,
    goods: str = "",
    chips: Sequence[int] = (),
    supply: str | None = None,
    discards: str = "",
    pool: int | None = None,
    rules: RaceRuleset = RULES,
) -> RaceGame:
    """Return a game at the beginning of a round.

    Args:
        tableaus: the cards before each seat, the oldest first.
        hands: the cards in each hand.
        goods: the worlds on which goods lie.
        chips: the VP in chips of each seat.
        supply: the cards that are in the supply; None: all that lie nowhere else.
        discards: those on the discard pile.
        pool: the VP left in the pool; None: those that nobody has.
        rules: those of a variant.
    """
    scenario = Scenario(rules, len(tableaus))
    for number, cards in enumerate(tableaus):
        mine = cards.split()
        scenario.seat(
            number,
            tableau=cards,
            hand=hands[number] if number < len(hands) else "",
            goods=[world for world in goods.split() if world in mine],
            chips=chips[number] if number < len(chips) else 0,
        )
    scenario.discards(*discards.split())
    if supply is not None:
        scenario.supply(*supply.split(), others="gone")
    if pool is not None:
        scenario.pool(pool)
    return scenario.begin()


def variant(*, first_game: bool = False, actions: int = 1) -> RaceRuleset:
    """Return the rules of a variant."""
    options = {
        "race-base.start": "first-game" if first_game else "usual",
        "race-base.actions": "two" if actions == 2 else "one",
    }
    return RaceRuleset.load(options=options)


def new(seed: int, players: int | None = None, rules: RaceRuleset = RULES) -> RaceGame:
    """Return a new game, of 2 to 4 players by its seed."""
    return Game.new(rules, players or (2 + seed % 3 if rules.seats == RULES.seats else rules.seats[0]), seed)


def passes(game: RaceGame, *seats: int) -> RaceGame:
    """Let seats place nothing, all if none is named, and return the game."""
    return [answer(game, seat, "pass") for seat in seats or range(game.table.players)][-1]


def act(game: RaceGame, *actions: str) -> RaceGame:
    """Choose an action for each seat, and return the game."""
    return chosen(game, actions)


def answer(game: RaceGame, seat: int, *texts: str) -> RaceGame:
    """Give answers of one seat, and return the game."""
    for text in texts:
        game.submit(seat, text)
    return game


def legal(game: RaceGame, seat: int = 0) -> list[str]:
    """Return the texts of the legal choices of a seat; empty if it is asked nothing."""
    decision = game.decision(seat)
    return [] if decision is None else [choice.text for choice in decision.legal]


def kinds(game: RaceGame) -> list[str]:
    """Return the kinds of the open questions."""
    return [decision.kind for decision in game.waiting()]


def hand(game: RaceGame, seat: int = 0) -> list[str]:
    """Return the cards in a hand."""
    return list(RULES.names(game.table.seats[seat].hand))


def tableau(game: RaceGame, seat: int = 0) -> list[str]:
    """Return the cards in a tableau."""
    return list(RULES.names(game.table.seats[seat].tableau))


def loaded(game: RaceGame, seat: int = 0) -> list[str]:
    """Return the worlds of a seat that have a good."""
    return list(RULES.names(game.table.seats[seat].loaded()))


def chips(game: RaceGame, seat: int = 0) -> int:
    """Return the VP in chips of a seat."""
    return game.table.seats[seat].chips


def refusal(game: RaceGame, seat: int, text: str) -> tuple[str, str]:
    """Return code and rule of the refusal of a choice; two empty texts if it is legal."""
    found = game.why(seat, text)
    return ("", "") if found is None else (found.code, found.rule)
