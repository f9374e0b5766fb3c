"""The table of Roll as spaces: what lies in the middle, and what each player has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from attrs import evolve

from starcup.messages import NOTHING, Message, Player
from starcup.roll import Face, RollRuleset, RollTable, RollView, SeatView
from starcup.roll.dice import NONE, Dice, count, kinds, total
from starcup.roll.scene.names import RollNames
from starcup.scene import Counter, Layout, Piece, Space

Hidden = Sequence[Face | None]


class RollSpaces(RollNames):
    """Describes the table."""

    def __init__(self, ruleset: RollRuleset) -> None:
        super().__init__(ruleset)
        self.lying: Callable[[str, Dice], tuple[Piece, ...]] = lru_cache(maxsize=1 << 12)(self._lying)
        """The dice of a place as pieces, by the key of the place."""
        self._card = cache(self._tile)

    def spaces(self, view: RollView) -> Sequence[Space]:
        table = self.known_table(view)
        return [self._middle(view), *[self._seat(view, table, number) for number in range(view.players)]]

    def status(self, view: RollView) -> Message:
        if view.finished:
            return Message("starcup-over")
        if not view.round:
            return Message("roll-status-set-up")
        if view.phase >= 0:
            key = self.ruleset.phase_keys[view.phase]
            return Message("roll-status-phase", round=view.round, phase=self.numbered_phase(key))
        return Message("roll-status-assign" if view.at_once else "roll-status-manage", round=view.round)

    def numbered_phase(self, key: str) -> Message:
        """Return the name of a phase with its numeral."""
        phase = self.ruleset.phases[self.ruleset.phase_index[key]]
        return Message("roll-numbered", numeral=self.name("numeral", phase.numeral), phase=self.name("phase", key))

    # The middle.

    def _middle(self, view: RollView) -> Space:
        phases = [self._phase(view, index) for index in range(len(self.ruleset.phases))]
        numerals = tuple([self.name("numeral", self.ruleset.phases[index].numeral) for index in view.occurring])
        occurring = Message("roll-note-phases", phases=numerals, count=len(numerals))
        begun = self.ruleset.numbers.pool_per_player * view.players
        badges = () if view.pool == begun else (Message("roll-badge-begun", chips=begun),)
        chips = Piece("table.pool.chip", "chip", Message("roll-chips"), count=view.pool, badges=badges)
        beyond = (Counter("beyond", Message("roll-field-beyond"), view.beyond),) if view.beyond else ()
        inner = [
            _space("table.phases", None, phases, "track", note=occurring, folds=3),
            _space("table.pool", None, (chips,) if view.pool else (), "pile", counters=beyond),
            _space("table.bag", None, _hidden("table.bag", len(view.bag)), "pile", folds=5),
            _space("table.supply", None, self.lying("table.supply", view.supply), folds=6),
        ]
        if view.box:
            inner.append(_space("table.box", None, map(self._pair, view.box), "pile", folds=4))
        order = tuple([Player(seat) for seat in view.order])
        note = Message("roll-note-order", seats=order) if order else NOTHING
        return Space("table", Message("starcup-table"), spaces=tuple(inner), note=note)

    def _phase(self, view: RollView, index: int) -> Piece:
        key = self.ruleset.phase_keys[index]
        seats = tuple([Player(number) for number, seat in enumerate(view.seats) if seat.selected == index])
        badges = [Message("roll-badge-now")] if index == view.phase else []
        badges += [Message("roll-badge-selected", seats=seats)] if seats else []
        spare = self.ruleset.phases_shown(view.spare) if view.spare >= 0 else ()
        badges += [Message("roll-badge-spare")] if index in spare else []
        passed = bool(view.occurring) and index not in view.occurring
        return Piece(f"phase.{key}", "phase", self.numbered_phase(key), key, badges=tuple(badges), dimmed=passed)

    def _pair(self, tile: int) -> Piece:
        """Return a tile of which both sides count."""
        both = self.ruleset.tiles[tile]
        badges = [
            Message("roll-badge-side", tile=self.name("tile", face.key), meaning=self.meaning(face))
            for face in (both.development, both.world)
        ]
        return Piece(both.id, "tile", self.name("tile", both.id), both.id, badges=tuple(badges))

    # A seat.

    def _seat(self, view: RollView, table: RollTable, number: int) -> Space:
        seat, key = view.seats[number], f"seat-{number}"
        inner = [
            _space(f"{key}.{place}", number, self.lying(f"{key}.{place}", dice), folds=folds)
            for place, dice, folds in (("cup", seat.cup, 2), ("citizenry", seat.citizenry, 3))
        ]
        if seat.behind_screen:
            inner.append(self._screen(f"{key}.screen", number, seat))
        inner += self._workers(f"{key}.workers", number, seat.columns)
        inner += [self._tableau(f"{key}.tableau", number, seat), *self._goods(f"{key}.goods", number, seat)]
        for name, place, stack in (
            ("developments", "developers", view.developments(number)),
            ("worlds", "settlers", view.worlds(number)),
        ):
            dice = self.lying(f"{key}.{place}", getattr(seat, place))
            on = (_space(f"{key}.{place}", number, dice, folds=4),) if dice else ()
            inner.append(self._stack(f"{key}.{name}", number, stack, table, on))
        for name, tiles in (("drawn", seat.drawn), ("abandoned", seat.abandoned)):
            known = [self._pair(tile) for tile in tiles if tile is not None]
            hidden = _hidden(f"{key}.{name}", len(tiles) - len(known))
            inner += [_space(f"{key}.{name}", number, (*known, *hidden))] if tiles else []
        if seat.draft:
            rows = [
                _space(f"{key}.draft.{name}", number, self._drafted(key, tiles, side), "stack")
                for side, (name, tiles) in enumerate(zip(("developments", "worlds"), seat.draft, strict=True))
            ]
            inner.append(_space(f"{key}.draft", number, (), "columns", spaces=tuple(rows)))
        counters, title = self._counters(table, number, seat), Message("starcup-of-seat", seat=Player(number))
        return Space(key, title, number, "row", (), counters, tuple(inner))

    def _drafted(self, key: str, tiles: Sequence[int], side: int) -> list[Piece]:
        return [evolve(self._card(tile * 2 + side), key=f"{key}.draft.{tile}") for tile in tiles]

    def _counters(self, table: RollTable, number: int, seat: SeatView) -> tuple[Counter, ...]:
        return (
            Counter("credits", Message("roll-field-credits"), seat.credits, table.most_credits(number)),
            Counter("chips", Message("roll-field-chips"), seat.chips),
            Counter("squares", Message("roll-field-squares"), seat.squares, table.end_squares(number)),
            *[Counter(name, self.name("source", name), value) for name, value in seat.resources],
            *[Counter(f"tally {name}", title, value) for name, value in seat.tallies if (title := self._tally(name))],
        )

    def _tally(self, name: str) -> Message:
        first, _, rest = name.partition(" ")
        if first == "cost" and rest in self.ruleset.face_index:
            return Message("roll-field-cheaper", tile=self.name("tile", rest))
        is_memory = first in self.ruleset.face_index and rest  # of a power, for itself
        return NOTHING if is_memory else self.name("source", name)

    def _lying(self, where: str, dice: Dice) -> tuple[Piece, ...]:
        names = [(self.ruleset.worker_names[kind], count(dice, kind)) for kind in kinds(dice)]
        pieces = [Piece(f"{where}.{name}", "die", self.name("die", name), name, count=number) for name, number in names]
        return tuple(pieces)

    def _column(self, where: str, owner: int, key: str, pieces: Iterable[Piece]) -> Space:
        """Return the column of a phase."""
        return Space(f"{where}.{key}", self.name("phase", key), owner, "tray", tuple(pieces))

    def _workers(self, where: str, owner: int, columns: Sequence[Dice]) -> list[Space]:
        """Return the workers by phase, if there are any."""
        rows = [
            self._column(where, owner, key, self.lying(f"{where}.{key}", column))
            for key, column in zip(self.ruleset.phase_keys, columns, strict=True)
            if column
        ]
        return [_space(where, owner, (), "columns", spaces=tuple(rows))] if rows else []

    def _screen(self, where: str, owner: int, seat: SeatView) -> Space:
        """Return the dice behind a screen: for their owner by columns, for others by colour alone."""
        if seat.sheet_columns is None:
            return _space(where, owner, [evolve(die, turned=True) for die in self.lying(where, seat.behind_screen)])
        marked = [(target, kind, "moving") for target, kind in seat.sheet_moving or ()]
        if seat.sheet_selector is not None and seat.sheet_selector >= 0 and seat.sheet_selected is not None:
            marked.insert(0, (seat.sheet_selected, seat.sheet_selector, "selector"))
        rows = []
        for index, (key, column) in enumerate(zip(self.ruleset.phase_keys, seat.sheet_columns, strict=True)):
            others = [self._marked(f"{where}.{key}.{mark}", kind, mark) for at, kind, mark in marked if at == index]
            rows.append(self._column(where, owner, key, (*self.lying(f"{where}.{key}", column), *others)))
        if loose := self._loose(f"{where}.loose", seat.sheet_loose or NONE):
            rows.append(_space(f"{where}.loose", owner, loose))
        rows.append(_space(f"{where}.dictate", owner, self.lying(f"{where}.dictate", seat.sheet_dictated or NONE)))
        return Space(where, Message("roll-space-sheet"), owner, "columns", spaces=tuple(rows))

    def _marked(self, key: str, kind: int, mark: str) -> Piece:
        name = self.ruleset.worker_names[kind]
        return Piece(key, "die", self.name("die", name), name, badges=(Message(f"roll-badge-{mark}"),), dimmed=True)

    def _loose(self, where: str, loose: Dice) -> list[Piece]:
        """Return the dice that are in no column yet, by colour and side."""
        pieces = []
        for kind in kinds(loose):
            die = self.ruleset.loose[kind]
            colour = self.ruleset.die_keys[die.colour]
            title = self.name("rolled", f"{colour}.{die.face}")
            pieces.append(Piece(f"{where}.{colour}.{die.face}", "die", title, colour, die.face, count(loose, kind)))
        return pieces

    # Tiles.

    def _tile(self, index: int) -> Piece:
        """Return the side of a tile with what is printed on it."""
        face = self.ruleset.faces[index]
        badges = [Message("roll-badge-world", colour=self.name("colour", face.colour.key))] if face.colour else []
        badges += [Message("roll-badge-points", points=face.cost), *self.powers(face)]
        return Piece(face.key, "tile", self.name("tile", face.key), face.key, face.side, badges=tuple(badges))

    def _tableau(self, where: str, owner: int, seat: SeatView) -> Space:
        pieces = []
        for index, goods in zip(seat.tableau, seat.goods, strict=True):
            piece = self._card(index)
            badges = [Message("roll-badge-goods", goods=self.dice(goods), count=total(goods))] if goods else []
            badges += [Message("roll-badge-used")] if index in (seat.sheet_used or ()) else []
            pieces.append(evolve(piece, badges=(*piece.badges, *badges)) if badges else piece)
        return _space(where, owner, pieces, "row", folds=1)

    def _goods(self, where: str, owner: int, seat: SeatView) -> list[Space]:
        """Return the goods as dice, if there are any; the worlds show them as well."""
        pieces = [
            evolve(piece, title=self.name("item", f"{piece.entry}@{key}"))
            for index, goods in zip(seat.tableau, seat.goods, strict=True)
            for key in (self.ruleset.faces[index].key,)
            for piece in self.lying(f"{where}.{key}", goods)
        ]
        return [_space(where, owner, pieces, folds=4)] if pieces else []

    def _stack(self, where: str, owner: int, stack: Hidden, table: RollTable, on: tuple[Space, ...]) -> Space:
        """Return a stack from the top: dice on the top tile out of those that it needs, what the tiles below need."""
        pieces = list[Piece]()
        for number, face in enumerate(stack):
            if face is None:
                continue
            needed, piece = table.cost_now(owner, face), self._card(face.index)
            badge = Message("roll-badge-needs", needed=needed)
            if not number:
                lying = table.lying_on(owner, face)
                badge = Message("roll-badge-progress", lying=total(lying), needed=needed, dice=self.dice(lying))
            printed = () if needed == face.cost else (Message("roll-badge-printed", cost=face.cost),)
            pieces.append(evolve(piece, badges=(badge, *printed, *piece.badges)))
        pieces += _hidden(where, sum(face is None for face in stack))
        return _space(where, owner, pieces, "stack", spaces=on, folds=1)


def _space(
    key: str,
    owner: int | None,
    pieces: Iterable[Piece],
    shape: Layout = "tray",
    *,
    counters: tuple[Counter, ...] = (),
    spaces: tuple[Space, ...] = (),
    note: Message = NOTHING,
    folds: int = 0,
) -> Space:
    """Return a space whose title goes by the end of its key."""
    title = Message(f"roll-space-{key.rpartition('.')[2]}")
    return Space(key, title, owner, shape, tuple(pieces), counters, spaces, note, folds)


def _hidden(where: str, number: int) -> tuple[Piece, ...]:
    """Return tiles that lie face down."""
    return (Piece(f"{where}.?", "tile", Message("starcup-hidden"), count=number, turned=True),) if number else ()
