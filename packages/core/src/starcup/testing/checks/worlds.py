"""A check on worlds that are sampled from views, as bots that look ahead do it."""

from __future__ import annotations

from starcup.kernel.chance import Rng
from starcup.testing.bench import Bench
from starcup.testing.checks.copies import ON
from starcup.testing.checks.secrets import looks
from starcup.testing.findings import Finding
from starcup.testing.walking import Spot, play_on


def check_worlds(bench: Bench) -> list[Finding]:
    """A world sampled from what a seat knows looks the same to it, is sound, and can be played."""
    findings = []
    for spot, rng in bench.sample(12, games=1, tables=22, purpose="worlds"):
        for viewer in range(spot.game.table.players):
            bench.forget()
            if what := _world(bench, spot, viewer, rng):
                findings.append(bench.finding("worlds", f"a world sampled for seat {viewer} {what}", spot))
    return findings


def _world(bench: Bench, spot: Spot, viewer: int, rng: Rng) -> str:
    """Return the fault of a world that is sampled for a seat; empty if there is none, or views can't be sampled."""
    sample_world = getattr(spot.game.view(viewer), "sample_world", None)
    if sample_world is None:
        return ""
    try:
        world = sample_world(rng)
        for after in (0, ON):
            play_on(world, rng, after, bench.pick)
            if wrong := bench.ruleset.faults(world.table):
                return f"is unsound {after} choices on: {'; '.join(wrong)}"
            if not after and (what := looks(spot.game, world, viewer)):
                return f"looks otherwise to it: {what}"
    except Exception as error:  # a pack may raise anything
        return f"fails: {bench.told(error)}"
    return ""
