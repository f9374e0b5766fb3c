"""Worlds that fit a view: the missions that the viewer can't know are dealt anew, and the deck is known (SECRET)."""

from __future__ import annotations

from starcup import Rng
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.setup import missions_in_deck
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import MISSIONS_DEALT, NOTHING
from starcup_tiny_epic._rules.view import EmpireView, EpicView


def deal_hidden(table: EpicTable, view: EpicView, rng: Rng) -> None:
    """Deal the missions of others anew; while missions are chosen, the others have not chosen yet.

    Which planets are in the deck is known, since each is there once.
    """
    table.rekey(view.turn)
    extensions = view.rules.extensions
    held = {mission for hook in extensions.held_missions for mission in hook(table)}
    unseen = rng.shuffled(mission for mission in unseen_missions(view) if mission not in held)
    for number, (empire, shown) in enumerate(zip(table.empires, view.empires, strict=True)):
        _deal_missions(empire, shown, view, unseen if number != view.seat and view.players > 1 else None)
    table.missions = tuple(sorted(unseen))
    table.deck = _deck(view, {planet for hook in extensions.held_planets for planet in hook(table)})


def _deck(view: EpicView, held: set[int]) -> list[int]:
    """Return the planets of the deck: those that lie nowhere else."""
    seen = {*view.row, *view.removed, *view.under, *held}
    for empire in view.empires:
        seen.update(empire.colonies)
    return [planet for planet in range(len(view.rules.planets)) if planet not in seen]


def unseen_missions(view: EpicView) -> list[int]:
    """Return the missions that the viewer has not seen, and that are in the game."""
    if view.players == 1:
        return []
    me, missions = view.me, [empire.mission for empire in view.empires]
    seen = {mission for mission in (*me.dealt, me.discarded, *missions) if mission is not None}
    return [mission for mission in missions_in_deck(view.rules, view.players) if mission not in seen]


def _deal_missions(empire: Empire, shown: EmpireView, view: EpicView, unseen: list[int] | None) -> None:
    """Set the missions of an empire; those of another player are random."""
    empire.dealt = tuple(mission for mission in shown.dealt if mission is not None)
    empire.mission = NOTHING if shown.mission is None else shown.mission
    empire.discarded = NOTHING if shown.discarded is None else shown.discarded
    if unseen is not None and (shown.dealt or view.me.mission == NOTHING):  # missions are not kept yet
        empire.dealt = tuple(sorted(unseen.pop() for _ in shown.dealt))
        empire.mission = empire.discarded = NOTHING
    elif unseen is not None:
        assert MISSIONS_DEALT == 2
        empire.dealt = ()
        empire.mission = unseen.pop() if shown.mission is None else shown.mission
        empire.discarded = unseen.pop()
