"""The check of sampled worlds: whole games that fit what a seat knows."""

from __future__ import annotations

from starcup.kernel.chance import Rng
from starcup.kernel.view import View
from starcup.testing.bench import Bench
from starcup.testing.checks.secrets import looks
from starcup.testing.findings import Finding
from starcup.testing.walking import Spot, play_on


def check_worlds(bench: Bench) -> list[Finding]:
    """A world sampled from what a seat knows looks the same to it, asks it the same, and can be played to the end.

    Games that do not say how worlds are sampled have none.
    """
    findings: list[Finding] = []
    for spot, rng in bench.sample(12, games=2, tables=22, purpose="worlds"):
        for viewer in range(spot.game.table.players):
            bench.forget()
            view = spot.game.view(viewer)
            if not hasattr(view, "sample_world") or (isinstance(view, View) and not view.ruleset.samples_worlds):
                return findings
            if what := _world(bench, spot, viewer, rng):
                findings.append(bench.finding("worlds", f"a world sampled for seat {viewer} {what}", spot))
    return findings


def _world(bench: Bench, spot: Spot, viewer: int, rng: Rng) -> str:
    """Return the fault of a world that is sampled for a seat; empty if there is none."""
    game, faults = spot.game, bench.ruleset.faults
    try:
        world = game.view(viewer).sample_world(rng)
        if wrong := faults(world.table):
            return f"is unsound: {'; '.join(wrong)}"
        # If nobody has a choice there, seats that answer at once are done, which only a seat that is asked can tell.
        fits = game.table.lanes is None or game.decision(viewer) is not None
        if fits and (what := looks(game, world, viewer)):
            return f"does not fit: {what}"
        if viewer == spot.decision.seat:
            play_on(world, rng, bench.most, bench.pick)
            if not world.finished:
                return f"does not end: {bench.most} choices were made"
            if wrong := faults(world.table):
                return f"ends unsound: {'; '.join(wrong)}"
    except Exception as error:  # the game's own code may raise anything
        return f"fails: {bench.error_text(error)}"
    return ""
