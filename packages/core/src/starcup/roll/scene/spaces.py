"""The table of Roll as spaces: what lies in the middle, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from attrs import evolve

from starcup.messages import NOTHING, Message, Player
from starcup.roll import Face, RollRuleset, RollTable, RollView, SeatView
from starcup.roll.dice import NONE, Dice, count, kinds, total
from starcup.roll.scene.names import RollNames
from starcup.scene import Counter, Layout, Piece, Space, Tally, space_of

NOT_CHOSEN = -1
Hidden = Sequence[Face | None]


class RollSpaces(RollNames):
    """Describes the table."""

    def __init__(self, ruleset: RollRuleset) -> None:
        super().__init__(ruleset)
        self.lying = cache(self._lying)
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

    def scores(self, view: RollView) -> tuple[Tally, ...]:
        rules = self.ruleset
        shown = rules.scores(self.known_table(view)) if view.finished else rules.current_scores(view)
        return tuple([self.tally(score, score.seat in view.winners) for score in shown])

    def numbered_phase(self, key: str) -> Message:
        """Return the name of a phase with its numeral.

        Args:
            key: that of the phase.
        """
        phase = self.ruleset.phases[self.ruleset.phase_index[key]]
        return Message("roll-numbered", numeral=self.name("numeral", phase.numeral), phase=self.name("phase", key))

    # The middle.

    def _middle(self, view: RollView) -> Space:
        numbers = self.ruleset.numbers
        phases = tuple([self._phase(view, index) for index in range(len(self.ruleset.phases))])
        beyond = (Counter("beyond", Message("roll-field-beyond"), view.beyond),) if view.beyond else ()
        chips = Piece("table.pool.chip", "chip", Message("roll-chips", chips=view.pool), count=view.pool)
        numerals = tuple([self.name("numeral", self.ruleset.phases[index].numeral) for index in view.occurring])
        occurring = Message("roll-note-phases", phases=numerals) if numerals else NOTHING
        inner = [
            Space("table.phases", Message("roll-space-phases"), shape="track", pieces=phases, note=occurring),
            Space(
                "table.pool",
                Message("roll-space-pool"),
                shape="pile",
                pieces=(chips,) if view.pool else (),
                counters=beyond,
                note=Message("roll-note-pool", left=view.pool, begun=numbers.pool_per_player * view.players),
            ),
            Space(
                "table.bag",
                Message("roll-space-bag"),
                shape="pile",
                pieces=_hidden("table.bag", len(view.bag)),
                folds=1,
            ),
            Space(
                "table.supply",
                Message("roll-space-supply"),
                None,
                "tray",
                self.lying("table.supply", view.supply),
                folds=3,
            ),
        ]
        if view.box:
            boxed = tuple([self._pair(tile) for tile in view.box])
            inner.append(Space("table.box", Message("roll-space-box"), shape="pile", pieces=boxed, folds=2))
        order = tuple([Player(seat) for seat in view.order])
        note = Message("roll-note-order", seats=order) if order else NOTHING
        extra = self._extensions("table", None, view.extensions)
        return Space("table", Message("starcup-table"), spaces=(*inner, *extra), note=note)

    def _phase(self, view: RollView, index: int) -> Piece:
        key = self.ruleset.phase_keys[index]
        badges = []
        if index == view.phase:
            badges.append(Message("roll-badge-now"))
        seats = tuple([Player(number) for number, seat in enumerate(view.seats) if seat.selected == index])
        if seats:
            badges.append(Message("roll-badge-selected", seats=seats))
        if view.spare >= 0 and index in self.ruleset.phases_shown(view.spare):
            badges.append(Message("roll-badge-spare"))
        passed = bool(view.occurring) and index not in view.occurring
        return Piece(f"phase.{key}", "phase", self.numbered_phase(key), key, badges=tuple(badges), dimmed=passed)

    def _pair(self, tile: int) -> Piece:
        """Return a tile of which both sides count."""
        both = self.ruleset.tiles[tile]
        badges = tuple(
            [
                Message("roll-badge-side", tile=self.name("tile", face.key), meaning=self.meaning(face))
                for face in (both.development, both.world)
            ]
        )
        return Piece(both.id, "tile", self.name("tile", both.id), both.id, badges=badges)

    def _extensions(self, key: str, owner: int | None, kept: Mapping[str, Mapping[str, object]]) -> list[Space]:
        """Return what extensions of packs keep, field by field."""
        return [
            space_of(self, f"{key}.{name}", self.name("source", name), owner, _rows(values))
            for name, values in kept.items()
            if values
        ]

    # A seat.

    def _seat(self, view: RollView, table: RollTable, number: int) -> Space:
        seat, key = view.seats[number], f"seat-{number}"
        inner = [
            Space(f"{key}.cup", Message("roll-space-cup"), number, "tray", self.lying(f"{key}.cup", seat.cup)),
            Space(
                f"{key}.citizenry",
                Message("roll-space-citizenry"),
                number,
                "tray",
                self.lying(f"{key}.citizenry", seat.citizenry),
            ),
        ]
        if seat.behind_screen:
            inner.append(self._screen(f"{key}.screen", number, seat))
        inner += self._columns(f"{key}.workers", "roll-space-workers", number, seat.columns)
        inner.append(self._tableau(f"{key}.tableau", number, view, seat))
        inner += self._goods(f"{key}.goods", number, seat)
        inner.append(self._zone(key, number, view, table))
        for name, tiles in (("drawn", seat.drawn), ("abandoned", seat.abandoned)):
            if tiles:
                inner.append(self._heap(f"{key}.{name}", Message(f"roll-space-{name}"), number, tiles))
        if seat.draft:
            stacks = enumerate(seat.draft)
            rows = [
                Space(
                    f"{key}.draft.{side}",
                    Message("roll-space-worlds" if side else "roll-space-developments"),
                    number,
                    "stack",
                    tuple([evolve(self._card(tile * 2 + side), key=f"{key}.draft.{tile}") for tile in tiles]),
                )
                for side, tiles in stacks
            ]
            inner.append(Space(f"{key}.draft", Message("roll-space-draft"), number, "columns", spaces=tuple(rows)))
        inner += self._extensions(key, number, seat.extensions)
        counters = self._counters(table, number, seat)
        note = self._dealt(seat)
        return Space(
            key, Message("starcup-of-seat", seat=Player(number)), number, "row", (), counters, tuple(inner), note
        )

    def _dealt(self, seat: SeatView) -> Message:
        if seat.faction < 0 or seat.home < 0:
            return NOTHING
        faction, home = self.ruleset.factions[seat.faction], self.ruleset.home_worlds[seat.home]
        return Message("roll-note-faction", faction=faction.number, home=self.name("tile", home.face.key))

    def _counters(self, table: RollTable, number: int, seat: SeatView) -> tuple[Counter, ...]:
        found = [
            Counter("credits", Message("roll-field-credits"), seat.credits, table.most_credits(number)),
            Counter("chips", Message("roll-field-chips"), seat.chips),
            Counter("squares", Message("roll-field-squares"), seat.squares, table.end_squares(number)),
        ]
        found += [Counter(name, self.name("source", name), value) for name, value in seat.resources]
        found += [Counter(f"tally {name}", self._tally(name), value) for name, value in seat.tallies]
        return tuple(found)

    def _tally(self, name: str) -> Message:
        first, _, rest = name.partition(" ")
        if first == "cost" and rest in self.ruleset.face_index:
            return Message("roll-field-cheaper", tile=self.name("tile", rest))
        return self.name("source", name)

    def _lying(self, where: str, dice: Dice) -> tuple[Piece, ...]:
        names = self.ruleset.worker_names
        return tuple(
            [
                Piece(
                    f"{where}.{names[kind]}", "die", self.name("die", names[kind]), names[kind], count=count(dice, kind)
                )
                for kind in kinds(dice)
            ]
        )

    def _columns(self, where: str, title: str, owner: int, columns: Sequence[Dice]) -> list[Space]:
        """Return the workers by phase, if there are any."""
        rows = [
            Space(f"{where}.{key}", self.name("phase", key), owner, "tray", self.lying(f"{where}.{key}", column))
            for key, column in zip(self.ruleset.phase_keys, columns, strict=True)
            if column
        ]
        return [Space(where, Message(title), owner, "columns", spaces=tuple(rows))] if rows else []

    def _screen(self, where: str, owner: int, seat: SeatView) -> Space:
        """Return the dice behind a screen: for their owner by columns, for others by colour alone."""
        if seat.sheet_columns is None:
            dice = tuple([evolve(piece, turned=True) for piece in self.lying(where, seat.behind_screen)])
            return Space(where, Message("roll-space-screen"), owner, "tray", dice)
        rules = self.ruleset
        rows = []
        for index, (key, column) in enumerate(zip(rules.phase_keys, seat.sheet_columns, strict=True)):
            pieces = self.lying(f"{where}.{key}", column)
            if index == seat.sheet_selected and seat.sheet_selector is not None and seat.sheet_selector >= 0:
                pieces = (*pieces, self._marked(f"{where}.{key}.selector", seat.sheet_selector, "roll-badge-selector"))
            for target, kind in seat.sheet_moving or ():
                if target == index:
                    pieces = (*pieces, self._marked(f"{where}.{key}.moving", kind, "roll-badge-moving"))
            rows.append(Space(f"{where}.{key}", self.name("phase", key), owner, "tray", pieces))
        loose = self._loose(f"{where}.loose", seat.sheet_loose or NONE)
        if loose:
            rows.append(Space(f"{where}.loose", Message("roll-space-loose"), owner, "tray", loose))
        dictated = self.lying(f"{where}.dictate", seat.sheet_dictated or NONE)
        rows.append(Space(f"{where}.dictate", Message("roll-space-dictate"), owner, "tray", dictated))
        return Space(where, Message("roll-space-sheet"), owner, "columns", spaces=tuple(rows))

    def _marked(self, key: str, kind: int, badge: str) -> Piece:
        name = self.ruleset.worker_names[kind]
        return Piece(key, "die", self.name("die", name), name, badges=(Message(badge),), dimmed=True)

    def _loose(self, where: str, loose: Dice) -> tuple[Piece, ...]:
        """Return the dice that are in no column yet, by colour and side."""
        found = []
        for kind in kinds(loose):
            one = self.ruleset.loose[kind]
            colour = self.ruleset.die_keys[one.colour]
            title = self.name("rolled", f"{colour}.{one.face}")
            found.append(Piece(f"{where}.{colour}.{one.face}", "die", title, colour, one.face, count(loose, kind)))
        return tuple(found)

    # Tiles.

    def _tile(self, index: int) -> Piece:
        """Return the side of a tile with what is printed on it."""
        face = self.ruleset.faces[index]
        badges = [Message("roll-badge-points", points=face.cost)]
        if face.colour is not None:
            badges.insert(0, Message("roll-badge-world", colour=self.name("colour", face.colour.key)))
        badges += self.powers(face)
        return Piece(face.key, "tile", self.name("tile", face.key), face.key, face.side, badges=tuple(badges))

    def _tableau(self, where: str, owner: int, view: RollView, seat: SeatView) -> Space:
        used = seat.sheet_used or ()
        pieces = []
        for index, goods in zip(seat.tableau, seat.goods, strict=True):
            piece = self._card(index)
            if goods:
                badge = Message("roll-badge-goods", goods=self.dice(goods), count=total(goods))
                piece = evolve(piece, badges=(*piece.badges, badge))
            if index in used:
                piece = evolve(piece, badges=(*piece.badges, Message("roll-badge-used")))
            pieces.append(piece)
        return Space(where, Message("roll-space-tableau"), owner, "row", tuple(pieces))

    def _goods(self, where: str, owner: int, seat: SeatView) -> list[Space]:
        """Return the goods as dice, if there are any; the worlds show them as well."""
        pieces: list[Piece] = []
        for index, goods in zip(seat.tableau, seat.goods, strict=True):
            if goods:
                key = self.ruleset.faces[index].key
                pieces += [
                    evolve(piece, title=self.name("item", f"{piece.entry}@{key}"))
                    for piece in self.lying(f"{where}.{key}", goods)
                ]
        return [Space(where, Message("roll-space-goods"), owner, "tray", tuple(pieces), folds=4)] if pieces else []

    def _zone(self, key: str, owner: int, view: RollView, table: RollTable) -> Space:
        seat = view.seats[owner]
        rows = [
            self._stack(f"{key}.developments", "roll-space-developments", owner, view.developments(owner), table),
            self._stack(f"{key}.worlds", "roll-space-worlds", owner, view.worlds(owner), table),
        ]
        for place, dice, row in (("developers", seat.developers, 0), ("settlers", seat.settlers, 1)):
            if dice:
                lying = self.lying(f"{key}.{place}", dice)
                tray = Space(f"{key}.{place}", self.name("place", place), owner, "tray", lying, folds=4)
                rows[row] = evolve(rows[row], spaces=(tray,))
        return Space(f"{key}.zone", Message("roll-space-zone"), owner, "columns", spaces=tuple(rows))

    def _stack(self, where: str, title: str, owner: int, stack: Hidden, table: RollTable) -> Space:
        """Return a stack from the top: dice on the top tile out of those that it needs, what the tiles below need."""
        pieces: list[Piece] = []
        shape: Layout = "stack"
        for place, face in enumerate(stack):
            if face is None:
                continue
            needed, piece = table.cost_now(owner, face), self._card(face.index)
            badge = Message("roll-badge-needs", needed=needed)
            if not place:
                lying = table.lying_on(owner, face)
                badge = Message("roll-badge-progress", lying=total(lying), needed=needed, dice=self.dice(lying))
            printed = () if needed == face.cost else (Message("roll-badge-printed", cost=face.cost),)
            pieces.append(evolve(piece, badges=(badge, *printed, *piece.badges)))
        pieces += _hidden(where, sum(face is None for face in stack))
        return Space(where, Message(title), owner, shape, tuple(pieces))

    def _heap(self, where: str, title: Message, owner: int, tiles: Sequence[int | None]) -> Space:
        known = [self._pair(tile) for tile in tiles if tile is not None]
        return Space(where, title, owner, "tray", (*known, *_hidden(where, sum(tile is None for tile in tiles))))


def _rows(values: Mapping[str, object]) -> list[tuple[str, object, str]]:
    """Return the fields of an extension, those with texts as names of things."""
    return [(name, value, "source" if _is_text(value) else "") for name, value in values.items()]


def _is_text(value: object) -> bool:
    """Return whether there are texts in a value."""
    if isinstance(value, Mapping):
        return any(map(_is_text, value))
    return isinstance(value, str) or (isinstance(value, tuple | list) and any(map(_is_text, value)))


def _hidden(where: str, number: int) -> tuple[Piece, ...]:
    """Return tiles that lie face down."""
    return (Piece(f"{where}.?", "tile", Message("starcup-hidden"), count=number, turned=True),) if number else ()
