"""What happens in Roll: sentences, the pieces that move, and the powers behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from attrs import evolve

from starcup import Event, SeatEvent
from starcup.messages import NOTHING, Arg, Message, Player
from starcup.roll import RollRuleset
from starcup.roll import events as ev
from starcup.roll.scene.spaces import RollSpaces
from starcup.scene import Beat, Move, Path, Weight

SEAT = "seat-{seat}"
CUP, CITIZENRY, WORKERS = f"{SEAT}.cup", f"{SEAT}.citizenry", f"{SEAT}.workers.{{phase}}"
DRAWN, ABANDONED, STACK = f"{SEAT}.drawn", f"{SEAT}.abandoned", f"{SEAT}.{{stack}}s"

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
            ev.TilesSeen: Path("tile", "{tiles}", "table.bag", DRAWN),
            ev.TilesDrawn: Path("tile", "", "table.bag", DRAWN, "count"),
            ev.StacksBegun: (
                Path("tile", "{development}", DRAWN, f"{SEAT}.developments"),
                Path("tile", "{world}", DRAWN, f"{SEAT}.worlds"),
            ),
            ev.DiceRolled: Path("die", "{colours}", CUP, f"{SEAT}.screen"),
            ev.CreditsGained: Path("credit", "", "", SEAT, "credits"),
            ev.ChipsGained: Path("chip", "", "table.pool", SEAT, "chips"),
            ev.Scouted: Path("die", "{worker}", WORKERS, CITIZENRY),
            ev.Stocked: Path("die", "{worker}", WORKERS, CITIZENRY),
            ev.TileAbandoned: Path("tile", "", STACK, ABANDONED),
            ev.TilePlaced: Path("tile", "", DRAWN, STACK),
            ev.TileGivenUp: Path("tile", "", STACK, "table.bag"),
            ev.WorkersPlaced: Path("die", "{colours}", WORKERS, "{face}"),
            ev.DieKept: Path("die", "{colour}", CITIZENRY, CUP),
            ev.GoodProduced: Path("die", "{colour}", WORKERS, "{world}"),
            ev.GoodShipped: (Path("die", "{good}", "{world}", CITIZENRY), Path("die", "{worker}", WORKERS, CITIZENRY)),
            ev.Recruited: Path("die", "{colours}", CITIZENRY, CUP),
        }
    )

    def beat(self, event: Event, position: int, events: Sequence[Event]) -> Beat:
        told, better = super().beat(event, position, events), TOLD_BETTER.get(type(event))
        following = events[position + 1] if position + 1 < len(events) else None
        if better is None or not isinstance(following, better) or not isinstance(following, SeatEvent):
            return told
        if following.seat != told.seat:
            return told
        return evolve(told, text=NOTHING, moves=told.moves if isinstance(event, ev.DiceRolled) else ())

    def source(self, event: Event) -> str:
        key = str(getattr(event, "source", ""))
        return f"tile/{key}" if key in self.ruleset.face_index else ""

    # Sentences.

    def sentence(self, event: Event) -> Message:
        told = super().sentence(event)
        more: dict[str, Arg] = {}
        match event:
            case ev.Dealt():
                faction = next(one for one in self.ruleset.factions if one.number == event.faction)
                more = {"halves": tuple([self.name("tile", face.key) for face in faction.halves])}
            case ev.Revealed():
                return Message(told.id, seat=Player(event.seat), **self._revealed(event))
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
        return Message(told.id, "" if own else told.otherwise, **{**dict(told.args), **more})

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
        for move in (*super().moves(event), *self._others(event)):
            imaginary = move.kind == "die" and move.entry.startswith("imaginary_")
            yield evolve(move, to="") if imaginary else move

    def _others(self, event: Event) -> Iterator[Move]:
        """Return the moves whose places are not in patterns."""
        match event:
            case ev.Dealt():
                faction = next(one for one in self.ruleset.factions if one.number == event.faction)
                keys = [*(face.key for face in faction.halves), event.home_world]
                yield from (Move("tile", key, "", f"seat-{event.seat}.tableau") for key in keys)
            case ev.Revealed():
                yield from self._to_columns(event)
            case ev.WorkersReturned():
                yield from self._of(event.colours, self.place(event.seat, event.place), f"seat-{event.seat}.cup")
            case ev.BagRefilled():
                for seat, number in enumerate(event.seats):
                    if number:
                        yield Move("tile", "", f"seat-{seat}.abandoned", "table.bag", number)
            case ev.TileMoved():
                yield Move("tile", event.face, self.place(event.seat, event.start), self.place(event.seat, event.to))
            case ev.Completed():
                side = "developments" if (face := self.face(event.face)) is not None and not face.is_world else "worlds"
                yield from self._of(event.colours, event.face, f"seat-{event.seat}.citizenry")
                yield Move("tile", event.face, f"seat-{event.seat}.{side}", f"seat-{event.seat}.tableau")
            case ev.TilePlayed():
                yield Move("tile", event.face, self.place(event.seat, event.source), f"seat-{event.seat}.tableau")
            case ev.TileLeft():
                yield Move("tile", event.face, f"seat-{event.seat}.tableau", self.place(event.seat, event.to))
            case ev.TilesShown():
                passed = event.tiles[:-1] if event.found else event.tiles
                for tile in event.tiles:
                    where = "abandoned" if tile in passed else "drawn"
                    yield Move("tile", tile, "table.bag", f"seat-{event.seat}.{where}")
            case ev.DiceGained():
                yield from self._of(event.colours, "table.supply", self.place(event.seat, event.place))
            case ev.DieLost():
                yield Move("die", event.colour, self.place(event.seat, event.place), "table.supply")
            case ev.Recalled():
                yield Move("die", event.colour, self.place(event.seat, event.place), f"seat-{event.seat}.cup")
            case ev.DieExchanged():
                place = self.place(event.seat, event.place)
                yield Move("die", event.given, place, "table.supply")
                yield Move("die", event.taken, "table.supply", place)
            case ev.GoodPlaced():
                yield Move("die", event.good, self.place(event.seat, event.source), event.world)

    def _to_columns(self, event: ev.Revealed) -> Iterator[Move]:
        screen = f"seat-{event.seat}.screen"
        for key, dice in zip(self.ruleset.phase_keys, event.columns, strict=True):
            selector = (event.selector,) if key == event.selected else ()
            yield from self._of((*dice, *selector), screen, f"seat-{event.seat}.workers.{key}")

    def _of(self, colours: Sequence[str], start: str, to: str) -> Iterator[Move]:
        for colour in dict.fromkeys(colours):
            yield Move("die", colour, start, to, colours.count(colour))

    def place(self, seat: int, place: str) -> str:
        """Return the key of a space or piece by the name that events and choices have for a place.

        Args:
            seat: the number of the seat that it belongs to.
            place: such as ``cup``, a phase, a world, a stack by its side.
        """
        if place in self.ruleset.phase_index:
            return f"seat-{seat}.workers.{place}"
        if place in self.ruleset.face_index:
            return place
        if place in ("bag", "box", "supply"):
            return f"table.{place}"
        named = {"development": "developments", "world": "worlds", "dictate": "screen"}
        return f"seat-{seat}.{named.get(place, place)}" if place else ""
