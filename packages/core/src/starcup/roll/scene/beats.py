"""What happens in Roll: sentences, the pieces that move, and the powers behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from attrs import evolve

from starcup import Event, SeatEvent
from starcup.messages import NOTHING, Arg, Message, Player
from starcup.roll import Faction, RollRuleset
from starcup.roll import events as ev
from starcup.roll.scene.spaces import RollSpaces
from starcup.scene import Beat, Move, Path, Weight

TOLD_BETTER: Mapping[type[Event], type[Event]] = MappingProxyType(
    {
        ev.TilesDrawn: ev.TilesSeen,
        ev.DiceRolled: ev.FacesSeen,
        ev.TileAbandoned: ev.TileMoved,
        ev.TilePlaced: ev.TileMoved,
        ev.TileGivenUp: ev.TileMoved,
    }
)
"""Events that the next one tells with more detail, if the viewer hears it."""


class RollBeats(RollSpaces):
    """Describes what happened."""

    silent: ClassVar[frozenset[type[Event]]] = frozenset((ev.RoundEnded,))
    weights: ClassVar[Mapping[type[Event], Weight]] = MappingProxyType(
        {
            ev.RoundBegan: "heading",
            ev.PhaseBegan: "heading",
            ev.GameEnded: "heading",
            ev.WorkersReturned: "detail",
            ev.BagRefilled: "detail",
        }
    )
    paths: ClassVar[Mapping[type[Event], Path | tuple[Path, ...]]] = MappingProxyType(
        {
            ev.TilesSeen: Path("tile", "{tiles}", "bag", "drawn"),
            ev.TilesDrawn: Path("tile", "", "bag", "drawn", "count"),
            ev.StacksBegun: (
                Path("tile", "{development}", "drawn", "development"),
                Path("tile", "{world}", "drawn", "world"),
            ),
            ev.DiceRolled: Path("die", "{colours}", "cup", "screen"),
            ev.WorkersReturned: Path("die", "{colours}", "{place}", "cup"),
            ev.CreditsGained: Path("credit", "", "", "seat-{seat}", "credits"),
            ev.ChipsGained: Path("chip", "", "pool", "seat-{seat}", "chips"),
            ev.Scouted: Path("die", "{worker}", "{phase}", "citizenry"),
            ev.Stocked: Path("die", "{worker}", "{phase}", "citizenry"),
            ev.TileAbandoned: Path("tile", "", "{stack}", "abandoned"),
            ev.TilePlaced: Path("tile", "", "drawn", "{stack}"),
            ev.TileGivenUp: Path("tile", "", "{stack}", "bag"),
            ev.TileMoved: Path("tile", "{face}", "{start}", "{to}"),
            ev.WorkersPlaced: Path("die", "{colours}", "{phase}", "{face}"),
            ev.Completed: Path("die", "{colours}", "{face}", "citizenry"),
            ev.DiceGained: Path("die", "{colours}", "supply", "{place}"),
            ev.DieLost: Path("die", "{colour}", "{place}", "supply"),
            ev.DieKept: Path("die", "{colour}", "citizenry", "cup"),
            ev.GoodProduced: Path("die", "{colour}", "{phase}", "{world}"),
            ev.GoodShipped: (
                Path("die", "{good}", "{world}", "citizenry"),
                Path("die", "{worker}", "{phase}", "citizenry"),
            ),
            ev.Recruited: Path("die", "{colours}", "citizenry", "cup"),
            ev.Recalled: Path("die", "{colour}", "{place}", "cup"),
            ev.TilePlayed: Path("tile", "{face}", "{source}", "tableau"),
            ev.TileLeft: Path("tile", "{face}", "tableau", "{to}"),
            ev.DieExchanged: (
                Path("die", "{given}", "{place}", "supply"),
                Path("die", "{taken}", "supply", "{place}"),
            ),
            ev.GoodPlaced: Path("die", "{good}", "{source}", "{world}"),
        }
    )
    """The ways of pieces, between places as events name them."""

    def beat(self, event: Event, position: int, events: Sequence[Event]) -> Beat:
        beat, better = super().beat(event, position, events), TOLD_BETTER.get(type(event))
        following = events[position + 1] if position + 1 < len(events) else None
        if better is None or not isinstance(following, better) or not isinstance(following, SeatEvent):
            return beat
        if following.seat != beat.seat:
            return beat
        return evolve(beat, text=NOTHING, moves=beat.moves if isinstance(event, ev.DiceRolled) else ())

    def source(self, event: Event) -> str:
        key = str(getattr(event, "source", ""))
        return f"tile/{key}" if key in self.ruleset.face_index else ""

    # Sentences.

    def sentence(self, event: Event) -> Message:
        message = super().sentence(event)
        more: dict[str, Arg] = {}
        match event:
            case ev.Dealt():
                more = {"halves": tuple([self.name("tile", face.key) for face in self._faction(event).halves])}
            case ev.Revealed():
                return Message(message.id, seat=Player(event.seat), **self._revealed(event))
            case ev.PhaseBegan():
                more = {"phase": self.numbered_phase(event.phase)}
            case ev.PhasesChosen():
                more = {"phases": tuple(map(self.numbered_phase, event.phases)), "count": len(event.phases)}
            case ev.Completed():
                face = self.face(event.face)
                more = {"points": 0 if face is None else face.cost}
            case ev.DiceGained() | ev.DieLost():
                more = {"on": "world" if event.place in self.ruleset.face_index else "place"}
            case ev.Recruited():
                more = {"credits": len(event.colours) * self.ruleset.numbers.recruit_cost}
            case ev.CreditsGained():
                more = {"from": event.source if event.source == "stock" else "other"}
            case ev.ResourceChanged():
                more = {"by": abs(event.by), "way": "more" if event.by > 0 else "fewer"}
        own = type(event) in RollRuleset.event_kinds
        return Message(message.id, "" if own else message.otherwise, **{**dict(message.args), **more})

    def _faction(self, event: ev.Dealt) -> Faction:
        return next(faction for faction in self.ruleset.factions if faction.number == event.faction)

    def _revealed(self, event: ev.Revealed) -> dict[str, Arg]:
        seat = Player(event.seat)
        columns = [
            Message("roll-column", phase=self.name("phase", key), dice=tuple([self.name("die", die) for die in dice]))
            for key, dice in zip(self.ruleset.phase_keys, event.columns, strict=True)
            if dice
        ]
        parts = [Message("roll-revealed-nothing", seat=seat)]
        if event.selected:
            parts = [Message("roll-revealed-selected", seat=seat, **self._named(event, "selected", "selector"))]
        if event.dictated:
            parts.append(Message("roll-revealed-dictated", seat=seat, **self._named(event, "dictated")))
        if used := tuple([self.name("source", key) for key in event.powers if key != "dictate"]):
            parts.append(Message("roll-revealed-used", seat=seat, powers=used))
        return {"parts": tuple(parts), "columns": tuple(columns), "filled": len(columns)}

    def _named(self, event: Event, *names: str) -> dict[str, Arg]:
        """Return some of the arguments of an event."""
        args = self.args(event)
        return {name: args[name] for name in names}

    # Pieces that move.

    def moves(self, event: Event) -> Iterable[Move]:
        seat = event.seat if isinstance(event, SeatEvent) else 0
        for move in (*super().moves(event), *self._others(event)):
            imaginary = move.kind == "die" and move.entry.startswith("imaginary_")
            to = "" if imaginary else self.place(seat, move.to)
            yield evolve(move, start=self.place(seat, move.start), to=to)

    def _others(self, event: Event) -> Iterator[Move]:
        """Return the moves that are not in patterns."""
        match event:
            case ev.Dealt():
                for key in (*(half.key for half in self._faction(event).halves), event.home_world):
                    yield Move("tile", key, "", f"seat-{event.seat}.tableau")
            case ev.Revealed():
                yield from self._to_columns(event)
            case ev.BagRefilled():
                for seat, number in enumerate(event.seats):
                    if number:
                        yield Move("tile", "", f"seat-{seat}.abandoned", "table.bag", number)
            case ev.Completed():
                face = self.face(event.face)
                side = "development" if face is not None and not face.is_world else "world"
                yield Move("tile", event.face, side, "tableau")
            case ev.TilesShown():
                for tile in event.tiles:
                    wanted = event.found and tile == event.tiles[-1]
                    yield Move("tile", tile, "bag", "drawn" if wanted else "abandoned")

    def _to_columns(self, event: ev.Revealed) -> Iterator[Move]:
        for key, dice in zip(self.ruleset.phase_keys, event.columns, strict=True):
            there = (*dice, event.selector) if key == event.selected else dice
            yield from (Move("die", die, "screen", key, there.count(die)) for die in dict.fromkeys(there))

    def place(self, seat: int, place: str) -> str:
        """Return the key of a space or piece by the name that events and choices have for a place."""
        if place in self.ruleset.phase_index:
            return f"seat-{seat}.workers.{place}"
        if not place or place in self.ruleset.face_index or place.startswith("seat-"):
            return place
        if place in ("bag", "box", "supply", "pool"):
            return f"table.{place}"
        named = {"development": "developments", "world": "worlds", "dictate": "screen"}
        return f"seat-{seat}.{named.get(place, place)}"
