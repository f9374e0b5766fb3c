"""The table as spaces with pieces: the row with its tracks, the dice, every empire, the rebel's."""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Iterable

from attrs import evolve

from starcup.messages import NOTHING, Message, Player
from starcup.scene import Counter, Piece, Space
from starcup_tiny_epic._rules.colonising import upgrade_price
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, planet_of, space_of
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.rebel import dice_to_come
from starcup_tiny_epic._rules.rebel_terms import REBEL
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.scoring import mission_vp, open_score
from starcup_tiny_epic._rules.terms import (
    FACES,
    LEVEL_DICE,
    LEVEL_SHIPS,
    LEVEL_VP,
    SHIPS,
    TOP_LEVEL,
)
from starcup_tiny_epic._rules.turn import reroll_price
from starcup_tiny_epic._rules.view import EmpireView, EpicView
from starcup_tiny_epic.scene import texts

ROW, DECK, REMOVED, DICE, UNUSED, BAY = (
    "table.row",
    "table.deck",
    "table.removed",
    "table.dice",
    "table.unused",
    "table.bay",
)
CONVERTER, GIVEN_UP = "table.converter", "table.given-up"


def titled(name: str) -> Message:
    """Return the title of a space."""
    return Message(f"tiny-epic-space-{name}")


def counter(name: str, value: int, most: int | None = None, because: tuple[Message, ...] = ()) -> Counter:
    """Return a number with its name."""
    return Counter(name, Message(f"tiny-epic-field-{name}"), value, most, because)


class Layout:
    """The spaces of one ruleset; what never changes is made once.

    Args:
        rules: the planets, missions and the rebel board.
    """

    def __init__(self, rules: EpicRules) -> None:
        self._rules = rules
        self._planets = tuple([_planet(planet, rules) for planet in rules.planets])
        self._tracks = tuple([_track(planet) for planet in rules.planets])
        self._colonies = tuple([evolve(piece, badges=(piece.badges[0], piece.badges[-1])) for piece in self._planets])
        self._foreign = tuple([evolve(piece, badges=piece.badges[:1]) for piece in self._planets])

    def spaces(self, view: EpicView) -> list[Space]:
        """Return the whole table.

        Args:
            view: what the viewer may know.
        """
        found = [self._row(view), self._deck(view), self._dice(view)]
        numbers = range(len(view.empires))
        own = view.seat if view.seat in numbers else 0
        return found + [self._empire(view, (own + number) % len(numbers)) for number in numbers]

    # The common table.

    def _row(self, view: EpicView) -> Space:
        ships: dict[int, list[tuple[int, Piece]]] = {}
        for number, empire in enumerate(view.empires):
            for place in empire.ships:
                if place != GALAXY:
                    piece = self._ship(view, number, place)
                    ships.setdefault(planet_of(place), []).append((space_of(place), piece))
        there = [planet for planet in view.row if planet >= 0]
        gaps = len(view.row) - len(there)
        return Space(
            ROW,
            titled("row"),
            pieces=tuple([self._planets[planet] for planet in there]),
            spaces=tuple([_with_ships(self._tracks[planet], ships.get(planet, ())) for planet in there]),
            note=Message("tiny-epic-gaps", gaps=gaps) if gaps else NOTHING,
        )

    def _ship(self, view: EpicView, number: int, place: int) -> Piece:
        name = self._rules.place_names[place]
        title = Message("tiny-epic-ship", seat=Player(number))
        if place == GALAXY:
            return Piece(f"seat-{number}.ship.{name}", "ship", title, f"ship-{number}", count=0)
        planet = self._rules.planets[planet_of(place)]
        return Piece(
            f"seat-{number}.ship.{name}", "ship", title, f"ship-{number}", badges=(texts.step_of(planet, place),)
        )

    def _deck(self, view: EpicView) -> Space:
        cards, under = len(view.deck), len(view.under)
        hidden = (Piece(f"{DECK}.?", "planet", Message("tiny-epic-hidden-planet"), count=cards, turned=True),)
        removed = Space(REMOVED, titled("removed"), shape="pile", pieces=self._some(view.removed), folds=9)
        return Space(
            DECK,
            titled("deck"),
            shape="stack",
            pieces=(*(hidden if cards else ()), *self._some(view.under)),
            counters=(counter("deck", cards + under),),
            spaces=(removed,),
            folds=5,
        )

    def _some(self, planets: Iterable[int]) -> tuple[Piece, ...]:
        return tuple([self._foreign[planet] for planet in planets])

    def _dice(self, view: EpicView) -> Space:
        shown = view.active >= 0 and not view.scores
        counters = [counter("re-roll-price", reroll_price(view))] if shown and view.active < view.players else []
        if shown and view.follow_price != 1:
            counters.append(counter("follow-price", view.follow_price))
        if shown and view.active >= view.players:
            counters.append(counter("dice-to-come", dice_to_come(view.flow[0])))
        energy, culture = view.follow_gain
        places = (
            Space(UNUSED, titled("unused"), shape="tray", pieces=_dice(UNUSED, view.unused)),
            Space(BAY, titled("bay"), pieces=_dice(BAY, view.bay)),
            _spent(CONVERTER, "converter", view.spent),
            _spent(GIVEN_UP, "given-up", view.given_up),
        )
        return Space(
            DICE,
            Message("tiny-epic-space-dice-of", seat=Player(view.active)) if shown else titled("dice"),
            counters=tuple(counters),
            spaces=places,
            note=Message("tiny-epic-follow-gain", gain=texts.amounts(energy, culture))
            if energy or culture
            else NOTHING,
        )

    # Empires.

    def _empire(self, view: EpicView, number: int) -> Space:
        shown, key = view.empires[number], f"seat-{number}"
        if number >= view.players:
            return self._rebel(view, key, shown)
        lines = dict(open_score(self._rules, number, shown).lines)
        because = tuple([Message(f"tiny-epic-vp-{line}", vp=points) for line, points in lines.items() if points])
        counters = [counter("vp", shown.vp, None, because)]
        if shown.fewer:
            counters.append(counter("fewer", shown.fewer))
        level = Space(
            f"{key}.level",
            titled("level"),
            number,
            "track",
            counters=(
                counter("level", shown.level, TOP_LEVEL),
                counter("dice", LEVEL_DICE[shown.level]),
                counter("to-earn", SHIPS - len(shown.ships)),
            ),
            note=next_level(view, number) if number == view.seat else NOTHING,
        )
        missions = Space(f"{key}.missions", titled("missions"), number, pieces=self._missions(view, number))
        return self._whole(view, number, counters, (level,), (missions,) if view.players > 1 else ())

    def _whole(
        self, view: EpicView, number: int, counters: list[Counter], before: tuple[Space, ...], after: tuple[Space, ...]
    ) -> Space:
        """Return an empire or the rebel's: what both have, between what they have alone."""
        shown, key, most = view.empires[number], f"seat-{number}", view.most(number)
        pair = (counter("energy", shown.energy, most), counter("culture", shown.culture, most))
        home = shown.ships.count(GALAXY)
        ships = (evolve(self._ship(view, number, GALAXY), count=home),) if home else ()
        known = self._colonies if number == view.seat else self._foreign
        colonies = tuple([known[planet] for planet in shown.colonies])
        if shown.used:
            used = {self._rules.keys[planet] for planet in shown.used}
            colonies = tuple([evolve(piece, dimmed=piece.entry in used) for piece in colonies])
        spaces = (
            *before,
            Space(f"{key}.resources", titled("resources"), number, "track", counters=pair),
            Space(f"{key}.galaxy", titled("galaxy"), number, "tray", pieces=ships),
            Space(
                f"{key}.colonies", titled("colonies"), number, pieces=colonies, folds=1 if number == view.seat else 3
            ),
            *after,
        )
        title = Message("tiny-epic-space-empire", seat=Player(number))
        return Space(key, title, number, counters=tuple(counters), spaces=spaces, folds=0 if number == view.seat else 2)

    def _missions(self, view: EpicView, number: int) -> tuple[Piece, ...]:
        shown = view.empires[number]
        kept = view.shown[number] if view.shown else shown.mission
        found: list[Piece] = []
        hidden = sum(one is None for one in shown.dealt) + (kept is None and not shown.dealt)
        if hidden and (shown.dealt or view.turn):
            title = Message("tiny-epic-hidden-mission")
            found.append(Piece(f"seat-{number}.missions.?", "mission", title, count=hidden, turned=True))
        known = [one for one in shown.dealt if one is not None]
        if kept is not None and kept >= 0 and kept not in known:
            known.append(kept)
        if view.turn and shown.discarded is not None and shown.discarded >= 0:
            known.append(shown.discarded)
        for one in known:
            mission = self._rules.missions[one]
            badges = [texts.mission(mission)]
            if one == kept and view.turn and not mission.ended:
                points = mission_vp(view, number, mission)
                badges.append(Message("tiny-epic-mission-vp" if view.scores else "tiny-epic-mission-now", vp=points))
            title = Message(f"mission-{mission.key}", mission.name)
            gone = one == shown.discarded
            found.append(Piece(mission.key, "mission", title, mission.key, badges=tuple(badges), dimmed=gone))
        return tuple(found)

    def _rebel(self, view: EpicView, key: str, shown: EmpireView) -> Space:
        board = self._rules.board
        assert board is not None
        levels, skull = len(board.levels), shown.level > len(board.levels)
        now = board.levels[min(shown.level, levels) - 1]
        planets = sum(self._rules.planets[planet].vp for planet in shown.colonies)
        because = (Message("tiny-epic-vp-planets", vp=planets), Message("tiny-epic-vp-empire", vp=shown.vp - planets))
        stand_ins = tuple([Message(f"tiny-epic-stand-in-{name}") for name in board.stand_in])
        name, difficulty = Message(f"board-{board.key}", board.name), board.difficulty
        title = Message("tiny-epic-board", name=name, level=Message(f"{name.id}.difficulty", difficulty))
        badges = (Message("tiny-epic-board-attack", attack=texts.attack(now.attack)), *stand_ins)
        mat = Piece(board.key, "board", title, board.key, badges=stand_ins if skull else badges)
        level = Space(
            f"{key}.level",
            titled("level"),
            REBEL,
            "track",
            (mat,),
            (counter("level", shown.level, levels + 1), counter("dice", 0 if skull else now.dice)),
            note=Message("tiny-epic-skull" if skull else "tiny-epic-to-skull", levels=levels + 1 - shown.level),
        )
        return self._whole(view, REBEL, [counter("vp", shown.vp, None, because + stand_ins)], (level,), ())


def _planet(planet: Planet, rules: EpicRules) -> Piece:
    badges = (
        Message("tiny-epic-vp", vp=planet.vp),
        texts.resource(planet.resource),
        Message("tiny-epic-track", track=texts.track(planet.track), steps=planet.spaces + 1),
        texts.gist(planet, rules),
    )
    return Piece(planet.key, "planet", texts.planet_name(planet), planet.key, badges=badges)


def _track(planet: Planet) -> Space:
    """Return the places at a planet without ships: its surface, the start of its track, the spaces, the symbol."""
    key = f"planet.{planet.key}"
    names = ["surface", "orbit", *map(str, range(1, planet.spaces + 2))]
    titles = [titled("surface"), titled("orbit")]
    titles += [Message("", str(space)) for space in range(1, planet.spaces + 1)]
    titles.append(Message("tiny-epic-space-symbol"))
    places = [Space(f"{key}.{name}", title, shape="tray") for name, title in zip(names, titles, strict=True)]
    return Space(key, texts.planet_name(planet), shape="track", spaces=tuple(places))


def _with_ships(track: Space, ships: Iterable[tuple[int, Piece]]) -> Space:
    if not ships:
        return track
    places = list(track.spaces)
    for space, piece in ships:
        at = 0 if space == SURFACE else space + 1
        places[at] = evolve(places[at], pieces=(*places[at].pieces, piece))
    return evolve(track, spaces=tuple(places))


def _dice(key: str, faces: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple([
        Piece(f"{key}.{FACES[face]}", "die", texts.face(face), FACES[face], FACES[face], count)
        for face, count in Counts(faces).items()
    ])  # fmt: skip


def _spent(key: str, name: str, count: int) -> Space:
    dice = (Piece(f"{key}.die", "die", Message("tiny-epic-die"), count=count, turned=True),) if count else ()
    return Space(key, titled(name), shape="tray", pieces=dice, folds=4)


def next_level(view: EpicView, number: int, discount: int = 0) -> Message:
    """Return what the next level of an empire costs and brings.

    Args:
        view: what the viewer may know.
        number: that of the empire.
        discount: by how much it is cheaper.
    """
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
