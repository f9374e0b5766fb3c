"""Readings of the rules that packs' options choose; as they come, those that the rules reference takes."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, fields

from starcup.making import frozen


def _reading(option: str, taken: bool, other: str) -> bool:
    """Return the field of a reading: whether it is taken, and the value of the option that chooses the other one."""
    return field(default=taken, metadata={"option": option, "other": other})


@frozen
class Rulings:
    """The readings that a game is played by."""

    all_missions: bool = _reading("two-player-missions", False, "all")
    """With two players the missions that compare players are in the deck, too (MISSIONS-4)."""
    useless_dice: bool = _reading("useless-dice", False, "allowed")
    """A die whose action does nothing may be activated, and then followed (ACTIVATE-7)."""
    reroll_one: bool = _reading("re-roll", False, "one-die")
    """A re-roll is of one die (REROLL-4)."""
    trigger_ends: bool = _reading("last-turn", False, "trigger")
    """Play goes on until the player in whose turn the end was triggered would begin another (END-3)."""
    once_for_all: bool = _reading("once-per-turn", False, "together")
    """A planet that works once per turn works once for all players together (EFFECT-6)."""
    chains: bool = _reading("chains", True, "refused")
    """Actions of planets that use planets may use each other (EFFECT-17)."""
    split_recall: bool = _reading("andellouxian", False, "split")
    """A recall may bring both kinds of resources (CLARIFY-2)."""
    relocate_colonises: bool = _reading("gort", True, "orbits")
    """A relocated ship may reach the symbol space (CLARIFY-16)."""
    removed_under: bool = _reading("helios", False, "under")
    """A removed planet goes under the deck (CLARIFY-19)."""
    tied_lowest: bool = _reading("mared", False, "tied")
    """An empire that shares the lowest level counts as the lowest (CLARIFY-29)."""
    fewer_targets: bool = _reading("brumbaugh", True, "two")
    """Fewer ships than stated may be pushed back, for the full price (CLARIFY-9)."""
    landed_moves: bool = _reading("nagato", True, "other-ships")
    """The ship that has just landed may be moved by the action of its planet (CLARIFY-34)."""
    repeat_own_die: bool = _reading("piedes", True, "other-dice")
    """The die through which an action repeats a die may be the one that is repeated (CLARIFY-43)."""
    take_any_turn: bool = _reading("taking", False, "any-turn")
    """Actions that take from another player work in his turn as well (CLARIFY-12)."""
    others_must: bool = _reading("terra-bettia", True, "may")
    """Players who may advance a ship in another's action have to (CLARIFY-48)."""
    board: str = "artemis"
    """The key of the rebel board of a solo game (SOLO-49)."""
    rebel_opponent: bool = _reading("rebel-in-actions", True, "nobody")
    """The rebel counts as another player for actions of planets (SOLO-58)."""
    rebel_rerolls: bool = _reading("rebel-dice", False, "rolled-again")
    """An unusable rebel die is rolled once more before it is discarded (SOLO-62)."""
    push_leader: bool = _reading("rebel-push", False, "leader")
    """An attack pushes back the most advanced ship, not one that the human chooses (SOLO-45)."""
    push_any: bool = _reading("rebel-pushed-ship", False, "any-in-orbit")
    """An attack may push back a ship on the start space, which stays there (SOLO-46)."""
    full_works: bool = _reading("rebel-full-track", False, "activated")
    """The rebel can use a die that only a full track, or a row without a free planet, stops (SOLO-16)."""
    idle_attacks: bool = _reading("rebel-attacks", True, "with-effect")
    """An attack that would change nothing is usable (SOLO-43)."""
    extra_rerolls: bool = _reading("rebel-extra-turn", True, "no-re-rolls")
    """The human may force re-rolls in the rebel's extra turn (SOLO-37)."""
    extra_follows: bool = _reading("rebel-extra-follows", False, "allowed")
    """The human may follow the dice of the rebel's extra turn (SOLO-36)."""


TAKEN = Rulings()
"""The readings that the rules reference takes."""

OPTIONS: dict[str, tuple[str, str]] = {
    reading.metadata["option"]: (reading.name, reading.metadata["other"])
    for reading in fields(Rulings)
    if "option" in reading.metadata
}
"""The options that choose a reading: the field of each, and the value for the reading that is not taken."""
REBEL = "rebel"
"""The option that chooses the rebel board."""


def rulings_of(settings: Mapping[str, str]) -> Rulings:
    """Return the readings that options choose."""
    chosen = {
        field: not getattr(TAKEN, field) for name, (field, other) in OPTIONS.items() if settings.get(name) == other
    }
    return Rulings(**chosen, board=settings.get(REBEL, TAKEN.board))
