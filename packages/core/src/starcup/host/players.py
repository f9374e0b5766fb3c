"""Who sits at the seats: names of players, and the notes of a journal that say who plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starcup.kernel.ruleset import Ruleset
from starcup.packed.ruleset import PackedRuleset

CLIENT = "client"
"""The player of a seat that a front end plays."""
HUMAN = "human"
"""The player of the same seat in the notes of a journal; a name may follow: ``human:Anna``."""
_NAMED = f"{HUMAN}:"
SEAT_NOTE = "seat-"
FOLDER_NOTE = "folder-"
"""Notes that name the folder of a pack that is not installed."""


def is_human(player: str) -> bool:
    """Return whether a player is a person and no bot."""
    return player == HUMAN or player.startswith(_NAMED)


def at_client(player: str) -> bool:
    """Return whether a player is at the front end, and no bot."""
    return player == CLIENT or is_human(player)


def called(name: str) -> str:
    """Return the player that stands for a person of that name."""
    return f"{_NAMED}{name}"


def name_of(player: str) -> str:
    """Return the name of a player: a person's own name, or the kind of player."""
    return player.removeprefix(_NAMED)


def names_of_seats(players: Sequence[str]) -> list[str]:
    """Return names to tell seats apart, from the kinds of players: equal ones are numbered.

    >>> names_of_seats(["human:Anna", "human", "greedy", "greedy"])
    ['Anna', 'Human', 'Greedy 1', 'Greedy 2']
    """
    counts: Counter[str] = Counter()
    result = []
    for name in players:
        counts[name] += 1
        called = name_of(name)
        title = called if called != name else name[:1].upper() + name[1:]
        result.append(f"{title} {counts[name]}" if players.count(name) > 1 else title)
    return result


def notes_of(players: Sequence[str], rules: Ruleset) -> dict[str, str]:
    """Return the notes for a journal's header: the players by seat, and the folders of packs that are not installed."""
    seats = {f"{SEAT_NOTE}{seat}": HUMAN if name == CLIENT else name for seat, name in enumerate(players)}
    packs = rules.packs if isinstance(rules, PackedRuleset) else ()
    return {**seats, **{f"{FOLDER_NOTE}{pack.name}": str(pack.folder) for pack in packs if pack.folder is not None}}
