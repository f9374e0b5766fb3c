"""What is told about a pack that was examined: between the two processes, on the screen, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import asdict, field, frozen

from starcup import Pack, Ruleset
from starcup.roll import Ruleset as RollRuleset
from starcup.roll import settings_of

LOAD, QUICK, NORMAL, FULL = "load", "quick", "normal", "full"


@frozen
class Trouble:
    """One thing that is wrong, or ``untried``: then nothing is known to be wrong, but no game got there.

    ``check`` is ``data``, ``load``, or the name of one of the conformance kit's checks.
    """

    check: str
    file: str
    line: int
    field: str
    expected: str
    found: str
    nearest: str
    told: str
    warning: bool = False
    untried: bool = False

    @property
    def is_fault(self) -> bool:
        """Whether the pack can't be played because of it."""
        return not (self.warning or self.untried)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.file and self.line else f"{self.file}: " if self.file else ""
        kind = "warning, " if self.warning else "not tried, " if self.untried else ""
        if self.told:
            return f"{place}{kind}{self.check}: {self.told}"
        meant = f" (did you mean {self.nearest!r}?)" if self.nearest else ""
        inner = f"{self.field}: " if self.field else ""
        return f"{place}{inner}expected {self.expected}, found {self.found}{meant}"


def told(
    check: str, message: str, file: str = "", line: int = 0, *, warning: bool = False, untried: bool = False
) -> Trouble:
    """Something wrong of which only a sentence is known."""
    return Trouble(check, file, line, "", "", "", "", " ".join(message.split()), warning, untried)


@frozen
class Examined:
    """What came of examining a pack. ``contents`` are numbers for people; ``left_out`` the checks not made."""

    name: str
    version: str
    digest: str
    troubles: tuple[Trouble, ...] = ()
    contents: Mapping[str, object] = field(factory=dict)
    made: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the pack can be played: warnings are no faults, nor is what could not be tried."""
        return not any(trouble.is_fault for trouble in self.troubles)

    def data(self) -> dict[str, object]:
        """For ``--json``."""
        return {**asdict(self), "ok": self.ok, "contents": dict(self.contents)}


def contents_of(rules: Ruleset, pack: Pack) -> dict[str, object]:
    """What a pack brings to a ruleset, in numbers; nothing is known of other games than Roll."""
    if not isinstance(rules, RollRuleset):
        return {}
    developments = [face for face in rules.faces if face.pack == pack.name and not face.is_world]
    return {
        "tiles": sum(tile.development.pack == pack.name for tile in rules.tiles),
        "factions": sum(faction.halves[0].pack == pack.name for faction in rules.factions),
        "home_worlds": sum(home.face.pack == pack.name for home in rules.home_worlds),
        "developments": len(developments),
        "with_power": sum(face.key in rules.plugins.packs for face in developments),
        "without_power": [face.key for face in developments if face.key not in rules.plugins.packs],
        "replaced_powers": {one.key: one.replaces for one in rules.powers if one.pack == pack.name and one.replaces},
        "left_out_powers": {
            one.key: one.pack for one in rules.powers if one.by == pack.name and one.state == "left-out"
        },
        "extensions": pack.extensions(),
        "options": {
            one.name: {"values": list(one.values), "default": one.default, "text": one.text}
            for one in settings_of(pack)
        },
    }
