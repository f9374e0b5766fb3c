"""Events as sentences in the past tense, one sentence for each run of a seat's events."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, zip_longest

from attrs import evolve

from starcup import Decision, Event, SeatEvent
from starcup.roll import events as ev
from starcup.roll.words.names import Names
from starcup.roll.words.own_tiles import OwnAbandoned, OwnPlaced
from starcup.words import Telling, counted, sentence, several, wrap

INDENT = "  "
REASONS = {"pool": "the VP pool is empty", "squares": "a tableau has reached its full number of squares"}


class Commentary(Telling):
    """Puts the events of one game into words, in as many portions as the caller likes."""

    def __init__(self, names: Names) -> None:
        super().__init__(self.phrase)
        self.names = names
        self._managing = False
        self._phrases: dict[type[Event], Callable[..., str]] = {
            ev.Dealt: self._dealt,
            ev.TilesSeen: lambda e: f"drew {self._tiles(e.tiles)}",
            ev.TilesDrawn: lambda e: f"drew {several(e.count, 'tile')}",
            ev.StacksBegun: lambda e: f"began with {self._thing(e.development)} and {self._thing(e.world)}",
            ev.DiceRolled: lambda e: f"rolled {self._dice(e.colours)}",
            ev.FacesSeen: lambda e: f"rolled {counted(map(names.shown, e.faces))}",
            ev.Revealed: self._revealed,
            ev.WorkersReturned: lambda e: f"put {self._dice(e.colours)} back into the cup",
            ev.CreditsGained: self._gained,
            ev.ChipsGained: lambda e: f"gained {e.chips} VP ({self._thing(e.source)})",
            ev.Scouted: lambda e: f"Scouted with {names.die(e.worker)}",
            ev.Stocked: lambda e: f"Stocked with {names.die(e.worker)}",
            ev.TileGivenUp: lambda e: f"gave a tile of the {e.stack} stack back into the bag",
            ev.WorkersPlaced: lambda e: f"placed {self._dice(e.colours)} on {self._thing(e.face)}",
            ev.Completed: self._completed,
            ev.DiceGained: self._dice_gained,
            ev.DieLost: lambda e: f"gave {self._die(e.colour)} ({self._thing(e.place)}) back to the supply",
            ev.DieKept: lambda e: f"put {self._die(e.colour)} just spent into the cup ({self._thing(e.source)})",
            ev.GoodProduced: lambda e: f"made {self._die(e.colour)} a good on {self._thing(e.world)}",
            ev.GoodShipped: self._shipped,
            ev.Recruited: self._recruited,
        }
        self._sets: dict[type[Event], Callable[..., str]] = {
            ev.TileAbandoned: lambda run: f"abandoned {_tiles(run, 'of the {0.stack} stack')}",
            ev.TilePlaced: lambda run: f"put {_tiles(run, 'at the {0.where} of the {0.stack} stack')}",
            OwnAbandoned: lambda run: f"abandoned {' and '.join(names.thing(one.key) for one in run)}",
            OwnPlaced: lambda run: f"put {self._own_placed(run)}",
            ev.Recalled: self._recalled,
        }

    def lines(self, events: Iterable[Event]) -> list[str]:
        """Return all events as indented lines that fit the screen; rounds and phases are headings."""
        found: list[str] = []
        for (seat, managing), run in groupby(self._worth_telling(list(events)), key=_run):
            if seat is None:
                for event in run:
                    found += self._open(event)
                continue
            told = list(run)
            if managing:
                found += self.heading()
            for known, group in groupby(told, key=self._known):
                subject = f"{self.names.seat(seat)}{'' if known else ':'}"
                found += wrap(sentence(f"{subject} {', '.join(self._phrases_of(group))}"), INDENT, INDENT * 2)
        return found

    def before(self, decision: Decision) -> list[str]:
        return self.heading() if decision.kind in ("recruit", "recall") else []

    def heading(self) -> list[str]:
        """Return the heading of Manage Empire, which no event announces, unless it stands there already."""
        before, self._managing = self._managing, True
        return [] if before else ["Manage Empire:"]

    def phrase(self, event: Event) -> str:
        """Return a seat's event without its subject. Events of packs are named by their class."""
        known = self._phrases.get(type(event))
        if known is not None:
            return known(event)
        together = self._sets.get(type(event))
        if together is not None:
            return together([event])
        return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).lower()

    def _known(self, event: Event) -> bool:
        return type(event) in self._phrases or type(event) in self._sets

    def _phrases_of(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield the words for a seat's events; things picked together are told together."""
        for kind, run in groupby(events, key=type):
            together = self._sets.get(kind)
            if together is None:
                yield from map(self.phrase, run)
            else:
                yield together(list(run))

    def _worth_telling(self, events: Sequence[Event]) -> Iterator[Event]:
        """Leave out events that the next one tells better, and join those that came one by one."""
        events = merged(events)
        for event, following in zip_longest(events, events[1:]):
            if isinstance(event, ev.TilesDrawn) and isinstance(following, ev.TilesSeen):
                continue
            if isinstance(event, ev.DiceRolled) and isinstance(following, ev.FacesSeen):
                continue
            if isinstance(event, ev.RoundEnded | ev.TileMoved):
                continue
            yield event

    def _open(self, event: Event) -> list[str]:
        """Return the lines of an event about everyone."""
        names = self.names
        if isinstance(event, ev.RoundBegan):
            self._managing = False
            return ["", f"--- Round {event.number} ---"]
        if isinstance(event, ev.PhaseBegan):
            return [f"{names.numbered_phase(event.phase)}:"]
        if isinstance(event, ev.SpareDieRolled):
            shown = " and ".join(map(names.phase, event.face.split("+")))
            return [f"{INDENT}The spare die shows {shown}."]
        if isinstance(event, ev.PhasesChosen):
            phases = ", ".join(map(names.numbered_phase, event.phases)) or "none"
            return [f"{INDENT}Phases of this round: {phases}."]
        if isinstance(event, ev.BagRefilled):
            return [f"{INDENT}{several(event.count, 'abandoned tile')} went back into the bag."]
        if isinstance(event, ev.GameEnded):
            why = " and ".join(REASONS.get(reason, reason) for reason in event.reasons)
            return ["", *wrap(f"The game is over: {why}.")]
        return wrap(self.phrase(event), INDENT)

    # Single events.

    def _gained(self, event: ev.CreditsGained) -> str:
        """Return the source of the credits, unless the sentence has just named it."""
        return f"gained ${event.credits}" + ("" if event.source == "stock" else f" ({self._thing(event.source)})")

    def _recruited(self, event: ev.Recruited) -> str:
        paid = len(event.colours) * self.names.rules.numbers.recruit_cost
        return f"recruited {self._dice(event.colours)} for ${paid}"

    def _recalled(self, run: Sequence[ev.Recalled]) -> str:
        places = {event.place: [one.colour for one in run if one.place == event.place] for event in run}
        return "recalled " + ", ".join(f"{self._dice(dice)} from {self._thing(key)}" for key, dice in places.items())

    def _own_placed(self, run: Sequence[OwnPlaced]) -> str:
        places: dict[str, list[str]] = {}
        for one in run:
            places.setdefault(f"at the {one.where} of the {one.stack} stack", []).append(self._thing(one.key))
        return " and ".join(f"{', '.join(tiles)} {where}" for where, tiles in places.items())

    def _thing(self, key: str) -> str:
        return self.names.thing(key)

    def _die(self, key: str) -> str:
        return f"{self.names.die(key)} die"

    def _dice(self, keys: Iterable[str]) -> str:
        return self.names.workers(keys)

    def _tiles(self, ids: Iterable[str]) -> str:
        rules = self.names.rules
        tiles = [rules.tiles[rules.tile_index[one]] for one in ids]
        return ", ".join(f"{tile.development.name} / {tile.world.name}" for tile in tiles)

    def _dealt(self, event: ev.Dealt) -> str:
        faction = next(one for one in self.names.rules.factions if one.number == event.faction)
        halves = " / ".join(face.name for face in faction.halves)
        return f"got faction {event.faction} ({halves}) and {self._thing(event.home_world)}"

    def _revealed(self, event: ev.Revealed) -> str:
        names = self.names
        columns = [
            f"{names.phase(key)}: {names.workers(dice)}"
            for key, dice in zip(names.rules.phase_keys, event.columns, strict=True)
            if dice
        ]
        if event.selected:
            parts = [f"selected {names.phase(event.selected)} with {names.die(event.selector)}"]
        else:
            parts = ["selected nothing"]
        powers = [names.thing(key) for key in event.powers if key != "dictate"]
        if event.dictated:
            parts.append(f"Dictated with {names.workers(event.dictated)}")
        if powers:
            parts.append(f"used {counted(powers)}")
        others = f" ({'; '.join(columns)})" if columns else ""
        return ", ".join(parts) + others

    def _completed(self, event: ev.Completed) -> str:
        face = self.names.face(event.face)
        cost = f" ({face.cost} VP)" if face is not None else ""
        return f"completed {self._thing(event.face)}{cost}"

    def _dice_gained(self, event: ev.DiceGained) -> str:
        where = self._thing(event.place)
        place = f"into {where}" if self.names.face(event.place) is None else f"as a good on {where}"
        return f"took {self._dice(event.colours)} {place}"

    def _shipped(self, event: ev.GoodShipped) -> str:
        verb = "Traded" if event.traded else "Consumed"
        shipper = self.names.die(event.worker)
        return f"{verb} the {self.names.die(event.good)} good of {self._thing(event.world)} with {shipper}"


def merged(events: Sequence[Event]) -> list[Event]:
    """Return runs of dice placed, recruited or returned one by one, as one event each."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, ev.Recruited | ev.WorkersPlaced | ev.WorkersReturned) and isinstance(last, type(event)):
            together = evolve(last, colours=(*last.colours, *event.colours))
            if evolve(event, colours=together.colours) == together:
                found[-1] = together
                continue
        found.append(event)
    return found


def _tiles(run: Sequence[ev.TileAbandoned | ev.TilePlaced], where: str) -> str:
    """Return the number of tiles at each place, in the order of the places: ``2 tiles of the develop stack``."""
    places = Counter(where.format(event) for event in run)
    told = [
        f"{'a' if number == 1 else number} {'tile' if number == 1 else 'tiles'} {place}"
        for place, number in places.items()
    ]
    return " and ".join(told)


def _run(event: Event) -> tuple[int | None, bool]:
    """Return the common features of the events of one sentence: the seat, and whether they belong to Manage Empire."""
    seat = event.seat if isinstance(event, SeatEvent) else None
    return seat, isinstance(event, ev.Recruited | ev.Recalled)
