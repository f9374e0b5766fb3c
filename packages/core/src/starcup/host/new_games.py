"""New games: what is wished for, whether it can be had, and the links."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from attrs import field

from starcup.host.links import Token, new_token
from starcup.host.log import Clock, Setting, link_name
from starcup.host.players import CLIENT
from starcup.host.refused import Refused, unknown
from starcup.kernel.suggest import brief
from starcup.kernel.values import frozen

LONGEST_NAME = 40
MOST_SECONDS = 60 * 24 * 60 * 60
"""The longest time for an answer: sixty days."""


@frozen
class NewGame:
    """A wish for a new game: its rules, and who plays.

    Args:
        seats: who plays, seat by seat: ``client`` for a person with a link, or a bot.
        game: the key of the game; None: the host's first.
        packs: names of installed packs; None: the game's own.
        options: settings of packs, by ``pack.option``.
        names: what the players are called, seat by seat; empty: by their seats.
        seed: None for one of 128 bits that nobody knows before the end.
        outside_chance: whether rolls and draws are made at a real table and told by its people.
        clock: how long a seat may take, and who answers then; None: as long as it likes.
    """

    seats: tuple[str, ...]
    game: str | None = None
    packs: tuple[str, ...] | None = None
    options: Mapping[str, str] = field(factory=dict)
    names: tuple[str, ...] = ()
    seed: int | None = None
    outside_chance: bool = False
    clock: Clock | None = None


def check_players(asked: NewGame, bots: Collection[str]) -> None:
    """Refuse players, names or a clock that a game can't have."""
    for player in (*asked.seats, *((asked.clock.bot,) if asked.clock else ())):
        if player != CLIENT and player not in bots:
            raise unknown("player", player, (CLIENT, *bots))
    if asked.clock is not None and (asked.clock.bot == CLIENT or not 0 < asked.clock.seconds <= MOST_SECONDS):
        raise Refused("refused", f"clock: expected 1 to {MOST_SECONDS} seconds and a bot that answers then")
    if asked.names and len(asked.names) != len(asked.seats):
        raise Refused("refused", f"names: expected {len(asked.seats)}, found {len(asked.names)}")
    for name in asked.names:
        if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
            expected = f"1 to {LONGEST_NAME} printable characters"
            raise Refused("refused", f"names: expected {expected}, found {brief(name)}")


def new_tokens(game: str, players: Sequence[str]) -> dict[str, Token]:
    """Return the tokens of a new game, by what each opens: the seats of people, the view of all, the settings."""
    seats = [link_name("seat", seat) for seat, player in enumerate(players) if player == CLIENT]
    return {name: new_token(game) for name in (*seats, "watch", "host")}


def setting_of(asked: NewGame, tokens: Mapping[str, Token]) -> Setting:
    """Return what a game is set up with besides its rules."""
    return Setting(
        tuple(asked.seats),
        tuple(asked.names),
        {name: token.digest for name, token in tokens.items()},
        {name: token.feed.digest for name, token in tokens.items()},
        asked.outside_chance,
        asked.clock,
    )
