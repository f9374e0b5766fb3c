"""Readings of the rules that packs' options choose; as they come, those that the rules reference takes."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.making import frozen


@frozen
class Rulings:
    """The readings that a game is played by.

    Args:
        all_missions: with two players the missions that compare players are in the deck, too (MISSIONS-4).
        useless_dice: a die whose action does nothing may be activated, and then followed (ACTIVATE-7).
        reroll_one: a re-roll is of one die (REROLL-4).
        trigger_ends: play goes on until the player in whose turn the end was triggered would begin another (END-3).
        once_for_all: a planet that works once per turn works once for all players together (EFFECT-6).
        chains: actions of planets that use planets may use each other (EFFECT-17).
        split_recall: a recall may bring both kinds of resources (CLARIFY-2).
        relocate_colonises: a relocated ship may reach the symbol space (CLARIFY-16).
        removed_under: a removed planet goes under the deck (CLARIFY-19).
        tied_lowest: an empire that shares the lowest level counts as the lowest (CLARIFY-29).
        fewer_targets: fewer ships than stated may be pushed back, for the full price (CLARIFY-9).
        landed_moves: the ship that has just landed may be moved by the action of its planet (CLARIFY-34).
        repeat_own_die: the die through which an action repeats a die may be the one that is repeated (CLARIFY-43).
        take_any_turn: actions that take from another player work in his turn as well (CLARIFY-12).
        others_must: players who may advance a ship in another's action have to (CLARIFY-48).
        board: the key of the rebel board of a solo game (SOLO-49).
        rebel_opponent: the rebel counts as another player for actions of planets (SOLO-58).
        rebel_rerolls: an unusable rebel die is rolled once more before it is discarded (SOLO-62).
        push_leader: an attack pushes back the most advanced ship, not one that the human chooses (SOLO-45).
        push_any: an attack may push back a ship on the start space, which stays there (SOLO-46).
        full_works: the rebel can use a die that only a full track, or a row without a free planet, stops (SOLO-16).
        idle_attacks: an attack that would change nothing is usable (SOLO-43).
        extra_rerolls: the human may force re-rolls in the rebel's extra turn (SOLO-37).
        extra_follows: the human may follow the dice of the rebel's extra turn (SOLO-36).
    """

    all_missions: bool = False
    useless_dice: bool = False
    reroll_one: bool = False
    trigger_ends: bool = False
    once_for_all: bool = False
    chains: bool = True
    split_recall: bool = False
    relocate_colonises: bool = True
    removed_under: bool = False
    tied_lowest: bool = False
    fewer_targets: bool = True
    landed_moves: bool = True
    repeat_own_die: bool = True
    take_any_turn: bool = False
    others_must: bool = True
    board: str = "artemis"
    rebel_opponent: bool = True
    rebel_rerolls: bool = False
    push_leader: bool = False
    push_any: bool = False
    full_works: bool = False
    idle_attacks: bool = True
    extra_rerolls: bool = True
    extra_follows: bool = False


TAKEN = Rulings()
"""The readings that the rules reference takes."""

OPTIONS: dict[str, tuple[str, str]] = {
    "two-player-missions": ("all_missions", "all"),
    "useless-dice": ("useless_dice", "allowed"),
    "re-roll": ("reroll_one", "one-die"),
    "last-turn": ("trigger_ends", "trigger"),
    "once-per-turn": ("once_for_all", "together"),
    "chains": ("chains", "refused"),
    "andellouxian": ("split_recall", "split"),
    "gort": ("relocate_colonises", "orbits"),
    "helios": ("removed_under", "under"),
    "mared": ("tied_lowest", "tied"),
    "brumbaugh": ("fewer_targets", "two"),
    "nagato": ("landed_moves", "other-ships"),
    "piedes": ("repeat_own_die", "other-dice"),
    "taking": ("take_any_turn", "any-turn"),
    "terra-bettia": ("others_must", "may"),
    "rebel-in-actions": ("rebel_opponent", "nobody"),
    "rebel-dice": ("rebel_rerolls", "rolled-again"),
    "rebel-push": ("push_leader", "leader"),
    "rebel-pushed-ship": ("push_any", "any-in-orbit"),
    "rebel-full-track": ("full_works", "activated"),
    "rebel-attacks": ("idle_attacks", "with-effect"),
    "rebel-extra-turn": ("extra_rerolls", "no-re-rolls"),
    "rebel-extra-follows": ("extra_follows", "allowed"),
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
