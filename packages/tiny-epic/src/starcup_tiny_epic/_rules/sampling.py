"""Sampling of a whole table that fits a view: everything that the viewer can't know is dealt anew (SECRET)."""

from __future__ import annotations

from typing import TypeVar

from attrs import fields

from starcup import Rng, Ruleset
from starcup.making import AnyStep, SeatStep, check_kind, stream
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.seen import EmpireView, Seen
from starcup_tiny_epic._rules.setup import missions_in_deck
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import MISSIONS_DEALT, NOTHING

ViewT = TypeVar("ViewT")

_HIDDEN = ("dealt", "mission", "discarded")
_OPEN = tuple(one.name for one in fields(Empire) if one.name not in _HIDDEN)
_SHARED = tuple(one.name for one in fields(Seen) if one.init and one.name not in ("players", "deck", "missions"))


def sample(view: Seen, ruleset: Ruleset[EpicTable, ViewT], rng: Rng) -> EpicTable:
    """Return a table that the viewer can't tell from the real one.

    The missions of others are dealt anew; while missions are chosen, the others have not chosen yet. The chance to come
    is new. Which planets are in the deck is known, since each is there once.

    Args:
        view: that of the seat.
        ruleset: the rules.
        rng: where everything is drawn from.

    Raises:
        BadArgument: ``rng`` is none.
    """
    check_kind(rng, Rng, "rng", "a starcup.Rng")
    seed = rng.below(1 << 62)
    main, own, starts = view._flow
    table = EpicTable(
        ruleset=ruleset,
        players=view.players,
        seed=seed,
        streams=[stream(seed, view.turn, index) for index in range(view.players + 1)],
        answered=[0] * view.players,
        stack=list(main),
        **{name: getattr(view, name) for name in _SHARED},
    )
    unseen = rng.shuffled(_unseen_missions(view))
    table.empires = [_empire(shown, number, view, unseen) for number, shown in enumerate(view.empires)]
    table.missions = tuple(sorted(unseen))
    table.deck = _deck(view)
    if view._at_once:
        table.together([_start(number, starts) for number in range(view.players)])
        assert table.lanes is not None
        table.lanes[view.seat] = list(own)
        table.halted = False
    return table


def _start(number: int, starts: tuple[AnyStep, ...]) -> AnyStep | None:
    return next((step for step in starts if isinstance(step, SeatStep) and step.seat == number), None)


def _deck(view: Seen) -> list[int]:
    """Return the planets of the deck: those that lie nowhere else."""
    seen = {*view.row, *view.removed, *view.under}
    for empire in view.empires:
        seen.update(empire.colonies)
    return [planet for planet in range(len(view.rules.planets)) if planet not in seen]


def _unseen_missions(view: Seen) -> list[int]:
    """Return the missions that the viewer has not seen, and that are in the game."""
    if view.players == 1:
        return []
    me, kept = view.me, [empire.mission for empire in view.empires]
    seen = {mission for mission in (*me.dealt, me.discarded, *kept) if mission is not None}
    return [mission for mission in missions_in_deck(view.rules, view.players) if mission not in seen]


def _empire(shown: EmpireView, number: int, view: Seen, unseen: list[int]) -> Empire:
    """Return an empire with everything that the viewer knows of it, and random missions for the rest."""
    known = {name: getattr(shown, name) for name in _OPEN}
    if number == view.seat or view.players == 1:
        dealt = tuple(mission for mission in shown.dealt if mission is not None)
        mine = shown.mission, shown.discarded
        mission, discarded = (NOTHING if one is None else one for one in mine)
        return Empire(dealt=dealt, mission=mission, discarded=discarded, **known)
    if shown.dealt or not view.turn:
        taken = sorted(unseen.pop() for _ in range(len(shown.dealt)))
        return Empire(dealt=tuple(taken), **known)
    mission = unseen.pop() if shown.mission is None else shown.mission
    assert MISSIONS_DEALT == 2
    return Empire(mission=mission, discarded=unseen.pop(), **known)
