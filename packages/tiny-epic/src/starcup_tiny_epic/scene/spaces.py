"""The table as spaces with pieces: the planets of the row with the ships there, the dice, every empire, the rebel's."""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Iterable

from attrs import evolve

from starcup.messages import NOTHING, Arg, Message, Player
from starcup.scene import Counter, Piece, Space
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.colonising import upgrade_price
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, planet_of, space_of
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.rebel import dice_to_come
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.scoring import mission_vp, open_score
from starcup_tiny_epic._rules.terms import FACES, LEVEL_DICE, LEVEL_SHIPS, LEVEL_VP, REBEL, SHIPS, TOP_LEVEL
from starcup_tiny_epic._rules.view import EmpireView, EpicView
from starcup_tiny_epic.scene import texts

ROW, DECK, REMOVED = "table.row", "table.deck", "table.removed"
UNUSED, BAY, CONVERTER, GIVEN_UP = "table.unused", "table.bay", "table.converter", "table.given-up"


SHORT = 5
"""The most spaces of a track whose steps are drawn at the same heights at every planet."""


def step_face(planet: Planet, space: int) -> str:
    """Return the face of a ship at a planet: its step, with the length of the track if that is long."""
    if space == SURFACE:
        return "surface"
    return str(space) if planet.spaces <= SHORT else f"{space}of{planet.spaces}"


def titled(name: str, **args: Arg) -> Message:
    """Return the title of a space."""
    return Message(f"tiny-epic-space-{name}", **args)


def counter(name: str, value: int, most: int | None = None, because: tuple[Message, ...] = ()) -> Counter:
    """Return a number with its name."""
    return Counter(name, Message(f"tiny-epic-field-{name}"), value, most, because)


class Layout:
    """The spaces of one ruleset; what never changes is made once."""

    def __init__(self, rules: EpicRules) -> None:
        self._rules = rules
        self._planets = tuple([
            Piece(planet.key, "planet", naming.planet(planet), planet.key, badges=(texts.gist(planet, rules),))
            for planet in rules.planets
        ])  # fmt: skip
        self._row = tuple([
            Space(f"planet.{piece.key}", piece.title, pieces=(piece,), note=texts.facts(planet))
            for planet, piece in zip(rules.planets, self._planets, strict=True)
        ])  # fmt: skip
        vps = [Message("tiny-epic-vp", vp=planet.vp) for planet in rules.planets]
        pairs = list(zip(self._planets, vps, strict=True))
        self._own = tuple([evolve(piece, badges=(vp, *piece.badges)) for piece, vp in pairs])
        self._foreign = tuple([evolve(piece, badges=(vp,)) for piece, vp in pairs])

    def spaces(self, view: EpicView) -> list[Space]:
        """Return the whole table."""
        numbers = range(len(view.empires))
        own = view.seat if view.seat in numbers else 0
        empires = [self._empire(view, (own + number) % len(numbers)) for number in numbers]
        return [self._planets_of(view), *self._dice(view), *empires]

    # The common table.

    def _planets_of(self, view: EpicView) -> Space:
        ships: dict[int, tuple[Piece, ...]] = {}
        for number, empire in enumerate(view.empires):
            for place in empire.ships:
                if place != GALAXY:
                    planet = planet_of(place)
                    ships[planet] = (*ships.get(planet, ()), self._ship(number, place))
        there = [planet for planet in view.row if planet >= 0]
        row = [self._row[planet] for planet in there]
        planets = [
            evolve(space, pieces=ships[planet] + space.pieces) if planet in ships else space
            for planet, space in zip(there, row, strict=True)
        ]
        gaps = len(view.row) - len(there)
        stay = gaps and not view.deck  # the game may also end before a gap is filled
        note = Message("tiny-epic-gaps", gaps=gaps) if stay else NOTHING
        return Space(ROW, titled("row"), spaces=(self._deck(view), *planets), note=note)

    def _ship(self, number: int, place: int, count: int = 1) -> Piece:
        """Return a ship of an empire; its face is its step on the track of a planet."""
        key, entry = f"seat-{number}.ship.{self._rules.place_names[place]}", f"ship-{number}"
        if place == GALAXY:
            return Piece(key, "ship", Message("tiny-epic-ship-home"), entry, count=count)
        planet = self._rules.planets[planet_of(place)]
        step, face = texts.step_of(planet, place), step_face(planet, space_of(place))
        return Piece(key, "ship", Message("tiny-epic-ship-there", seat=Player(number), step=step), entry, face)

    def _deck(self, view: EpicView) -> Space:
        cards = len(view.deck)
        hidden = (Piece(f"{DECK}.?", "planet", Message("tiny-epic-hidden-planet"), count=cards, turned=True),)
        removed = (Space(REMOVED, titled("removed"), shape="pile", pieces=self._some(view.removed), folds=9),)
        pieces = (*(hidden if cards else ()), *self._some(view.under))
        return Space(
            DECK, titled("deck"), shape="stack", pieces=pieces, spaces=removed if view.removed else (), folds=9
        )

    def _some(self, planets: Iterable[int]) -> tuple[Piece, ...]:
        return tuple([self._foreign[planet] for planet in planets])

    def _dice(self, view: EpicView) -> tuple[Space, ...]:
        """Return the dice of the turn; none of them before the first and after the last one."""
        if view.active < 0 or view.scores:
            return ()
        rebel = view.active >= view.players
        counters = [counter("dice-to-come", dice_to_come(view.flow[0]))] if rebel else []
        if view.follow_price != 1:
            counters.append(counter("follow-price", view.follow_price))
        places = [Space(BAY, titled("bay"), pieces=_faces(BAY, view.bay))] if view.bay or not rebel else []
        places += [_spent(CONVERTER, "converter", view.spent)] if not rebel else []
        places += [_spent(GIVEN_UP, "given-up", view.given_up)] if view.given_up else []
        gain = Message("tiny-epic-follow-gain", gain=naming.amounts(*view.follow_gain))
        dice = Space(
            UNUSED,
            titled("dice-of", seat=Player(view.active)),
            shape="tray",
            pieces=_faces(UNUSED, view.unused),
            counters=tuple(counters),
            spaces=tuple(places),
            note=gain if any(view.follow_gain) else NOTHING,
        )
        return (dice,)

    # Empires.

    def _empire(self, view: EpicView, number: int) -> Space:
        empire, key, most, own = view.empires[number], f"seat-{number}", view.most(number), number == view.seat
        rebel = number >= view.players
        vp, levels, level = self._rebel(view, empire) if rebel else self._player(view, number)
        home, used = empire.ships.count(GALAXY), {self._rules.keys[planet] for planet in empire.used}
        known = self._own if own else self._foreign
        colonies = [evolve(known[planet], dimmed=known[planet].entry in used) for planet in empire.colonies]
        parts = [level, Space(f"{key}.colonies", titled("colonies"), number, pieces=tuple(colonies), folds=4)]
        if view.players > 1:
            missions = self._missions(view, number)
            parts.append(Space(f"{key}.missions", titled("missions"), number, pieces=missions, folds=3))
        return Space(
            key,
            level.pieces[0].title if rebel else titled("empire", seat=Player(number)),
            number,
            pieces=(self._ship(number, GALAXY, home),) if home else (),
            counters=(
                vp,
                counter("energy", empire.energy, most),
                counter("culture", empire.culture, most),
                counter("level", empire.level, levels),
                *([counter("fewer", empire.fewer)] if empire.fewer else ()),
            ),
            spaces=tuple(parts),
            folds=0 if own else 2,
        )

    def _player(self, view: EpicView, number: int) -> tuple[Counter, int, Space]:
        """Return the VP of a player's empire, its highest level, and what its level and the next one bring."""
        empire = view.empires[number]
        lines = open_score(self._rules, number, empire).lines
        because = tuple([Message(f"tiny-epic-vp-{line}", vp=points) for line, points in lines if points])
        numbers = (counter("dice", LEVEL_DICE[empire.level]), counter("to-earn", SHIPS - len(empire.ships)))
        note = next_level(view, number) if number == view.seat and not view.scores else NOTHING
        level = Space(f"seat-{number}.level", titled("level"), number, counters=numbers, note=note, folds=6)
        return counter("vp", empire.vp, None, because), TOP_LEVEL, level

    def _missions(self, view: EpicView, number: int) -> tuple[Piece, ...]:
        empire = view.empires[number]
        chosen = view.shown[number] if view.shown else empire.mission
        pieces: list[Piece] = []
        hidden = sum(mission is None for mission in empire.dealt) + (chosen is None and not empire.dealt)
        if hidden and (empire.dealt or view.turn):
            title = Message("tiny-epic-hidden-mission")
            pieces.append(Piece(f"seat-{number}.missions.?", "mission", title, count=hidden, turned=True))
        known = dict.fromkeys((*empire.dealt, chosen, empire.discarded if view.turn else None))
        for key in known:
            if key is not None and key >= 0:
                mission = self._rules.missions[key]
                badges = [texts.mission(mission)]
                if key == chosen and view.turn and (view.scores or not mission.ended):
                    points = mission_vp(view, number, mission)
                    badges.append(
                        Message("tiny-epic-mission-vp" if view.scores else "tiny-epic-mission-now", vp=points)
                    )
                title = naming.mission(mission)
                gone = key == empire.discarded
                badges = [Message("tiny-epic-mission-gone")] if gone else badges
                pieces.append(Piece(mission.key, "mission", title, mission.key, badges=tuple(badges), dimmed=gone))
        return tuple(pieces)

    def _rebel(self, view: EpicView, empire: EmpireView) -> tuple[Counter, int, Space]:
        """Return the VP of the rebel, its highest level, and its board with what its level does."""
        board = self._rules.board
        assert board is not None
        levels, skull = len(board.levels), empire.level > len(board.levels)
        now = board.levels[min(empire.level, levels) - 1]
        planets = sum(self._rules.planets[planet].vp for planet in empire.colonies)
        because = (Message("tiny-epic-vp-planets", vp=planets), Message("tiny-epic-vp-empire", vp=empire.vp - planets))
        title = Message("tiny-epic-board", name=naming.board(board), level=naming.difficulty(board))
        stand_ins = texts.stand_ins(board)
        attack = () if skull else (Message("tiny-epic-board-attack", attack=texts.attack(now.attack)),)
        mat = Piece(board.key, "board", title, board.key, badges=(*attack, *stand_ins))
        numbers = () if skull else (counter("dice", now.dice),)
        note = Message("tiny-epic-skull" if skull else "tiny-epic-to-skull", levels=levels + 1 - empire.level)
        level = Space(f"seat-{REBEL}.level", titled("level"), REBEL, pieces=(mat,), counters=numbers, note=note)
        return counter("vp", empire.vp, None, because + stand_ins), levels + 1, level


def _faces(key: str, faces: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple([
        Piece(f"{key}.{FACES[face]}", "die", naming.face(face), FACES[face], FACES[face], count)
        for face, count in Counts(faces).items()
    ])  # fmt: skip


def _spent(key: str, name: str, count: int) -> Space:
    dice = (Piece(f"{key}.die", "die", Message("tiny-epic-die"), count=count, turned=True),) if count else ()
    return Space(key, titled(name), shape="tray", pieces=dice, folds=4)


def next_level(view: EpicView, number: int, discount: int = 0) -> Message:
    """Return what the next level of an empire costs and brings."""
    level = view.empires[number].level
    if level >= TOP_LEVEL:
        return Message("tiny-epic-level-top")
    above = level + 1
    return Message(
        "tiny-epic-level-next",
        price=upgrade_price(view, number, discount),
        level=above,
        vp=LEVEL_VP[above],
        before=LEVEL_VP[level],
        dice=LEVEL_DICE[above] if LEVEL_DICE[above] > LEVEL_DICE[level] else 0,
        ships=LEVEL_SHIPS[above] - LEVEL_SHIPS[level],
    )
