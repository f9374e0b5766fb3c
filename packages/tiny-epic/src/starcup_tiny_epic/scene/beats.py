"""What events move from where to where, and their sentences where the fields alone don't make one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from starcup import Event
from starcup.messages import NOTHING, Arg, Message, Player
from starcup.scene import Move, Path, Weight
from starcup_tiny_epic import events
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import RESOURCES
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.scene.spaces import BAY, CONVERTER, DECK, GIVEN_UP, REMOVED, ROW, UNUSED

_EMPIRE, _SHIP = "seat-{seat}", "ship-{seat}"
PATHS: Mapping[type[Event], Path | tuple[Path, ...]] = MappingProxyType(
    {
        events.RowLaidOut: Path("planet", "{planets}", DECK, ROW),
        events.MissionsDealt: Path("mission", "{missions}", "", "seat-{seat}.missions"),
        events.DiceRolled: Path("die", "{faces}", "", UNUSED),
        events.DiceRerolled: (Path("die", "{before}", UNUSED), Path("die", "{after}", "", UNUSED)),
        events.DiceConverted: (
            Path("die", "{spent}", UNUSED, CONVERTER),
            Path("die", "{face}", UNUSED),
            Path("die", "{other}", "", UNUSED),
        ),
        events.DieTurned: (Path("die", "{face}", UNUSED), Path("die", "{other}", "", UNUSED)),
        events.DiceGivenUp: Path("die", "{faces}", UNUSED, GIVEN_UP),
        events.DieActivated: Path("die", "{face}", UNUSED, BAY),
        events.RebelDieRolled: Path("die", "{face}", "", UNUSED),
        events.RebelDieDiscarded: Path("die", "{face}", UNUSED),
        events.Followed: Path("resource", "culture", _EMPIRE, count="price"),
        events.ResourcesGained: tuple([Path("resource", name, "", _EMPIRE, name) for name in RESOURCES]),
        events.ResourcesLost: tuple([Path("resource", name, _EMPIRE, "", name) for name in RESOURCES]),
        events.PlanetColonised: Path("planet", "{planet}", ROW, "seat-{seat}.colonies"),
        events.PlanetTurnedUp: Path("planet", "{planet}", DECK, ROW),
        events.EmpireRaised: (
            Path("level", "{level}", "", _EMPIRE),
            Path("ship", _SHIP, "", _EMPIRE, "ships"),
        ),
    }
)
"""What events move; those that are not here move nothing, or see :func:`moves`."""
WEIGHTS: Mapping[type[Event], Weight] = MappingProxyType(
    {
        events.TurnBegan: "heading",
        events.MissionsShown: "heading",
        events.GameEnded: "heading",
        events.RebelExtraTurn: "heading",
        events.ShipsSentHome: "detail",
        events.DieActivated: "detail",
        events.ResourcesLost: "detail",
        events.ActionChosen: "detail",
    }
)


def moves(event: Event) -> Iterator[Move]:
    """Return the pieces that an event moved where that depends on more than its fields; else nothing."""
    match event:
        case events.ShipMoved(seat, ship, place):
            yield Move("ship", f"ship-{seat}", _spot(seat, ship), _spot(seat, place))
        case events.ShipAdvanced(seat, planet) | events.ShipPushedBack(seat, planet):
            yield Move("ship", f"ship-{seat}", f"planet.{planet}", f"planet.{planet}")
        case events.ShipRelocated(seat, planet, target):
            yield Move("ship", f"ship-{seat}", f"planet.{planet}", f"planet.{target}")
        case events.ShipsSentHome(planet, ships):
            for seat, count in enumerate(ships):
                if count:
                    yield Move("ship", f"ship-{seat}", f"planet.{planet}", f"seat-{seat}", count)
        case events.PlanetRemoved(planet, under):
            yield Move("planet", planet, ROW, DECK if under else REMOVED)
        case _:
            pass


def source(event: Event, rules: EpicRules) -> str:
    """Return the planet, or the rebel board, that brought an event about, as ``KIND/KEY``; empty if none did."""
    key = event.planet if isinstance(event, events.PlanetUsed) else getattr(event, "source", "")
    if isinstance(event, events.RebelAttacked | events.DiceTakenAway) or key == "attack":
        return f"board/{rules.board.key}" if rules.board is not None else ""
    return f"planet/{key}" if key in rules.index else ""


def sentence(event: Event, args: Mapping[str, Arg], rules: EpicRules) -> Message | None:
    """Return an event as a sentence; None if its fields alone make it."""
    match event:
        case events.ShipMoved(_, ship, place):
            key, _, part = place.partition(".")
            planet_args = {"planet": naming.planet(rules.planet(key))} if part else {}
            return _event(f"ship-moved-{part or key}", **args, **planet_args, home=int(ship == GALAXY_NAME))
        case events.ShipAdvanced(_, planet, space) | events.ShipPushedBack(_, planet, space):
            kind = "ship-advanced" if isinstance(event, events.ShipAdvanced) else "ship-pushed-back"
            return _event(kind, **args, step=texts.reached(rules.planet(planet), space))
        case events.ShipRelocated(_, _, target, space):
            return _event("ship-relocated", **args, step=texts.reached(rules.planet(target), space))
        case events.PlanetColonised(_, planet):
            return _event("planet-colonised", **args, points=rules.planet(planet).vp)
        case events.PlanetTurnedUp(planet):
            return _event("planet-turned-up", **args, facts=texts.facts(rules.planet(planet)))
        case events.PlanetRemoved(_, under):
            return _event("planet-removed", planet=args["planet"], under=int(under))
        case events.ResourcesGained(_, energy, culture):
            return _event("resources-gained", **args, gained=naming.amounts(energy, culture))
        case events.ResourcesLost(_, energy, culture, source):
            if source == "extra-turn" or (source == "re-roll" and not culture):
                return NOTHING  # told by the extra turn, by the re-roll
            kind = source if source in ("attack", "upgrade", "re-roll") else "planet"
            return _event(f"resources-lost-{kind}", **args, lost=naming.amounts(energy, culture))
        case events.ShipsSentHome(_, ships):
            sent = tuple([
                Message("tiny-epic-sent-home", seat=Player(seat), ships=count)
                for seat, count in enumerate(ships) if count
            ])  # fmt: skip
            return _event("ships-sent-home", planet=args["planet"], sent=sent) if len(sent) > 1 else NOTHING
        case events.EmpireRaised(_, level):
            top = len(rules.board.levels) if rules.board is not None else 0
            return _event("empire-raised", **args, skull=int(level > top))
        case events.RebelAttacked(_, level):
            board = rules.board
            levels = board.levels if board is not None else ()
            attack = texts.attack(levels[level - 1].attack) if level <= len(levels) else NOTHING
            return _event("rebel-attacked", **args, attack=attack)
        case events.EndTriggered():
            return _event("end-triggered", **args, most=rules.numbers.last_vp)
        case events.MissionsShown(missions, vp):
            names = [naming.mission(rules.mission(key)) for key in missions]
            parts = tuple([
                Message("tiny-epic-mission-shown", seat=Player(seat), mission=name, vp=points)
                for seat, (name, points) in enumerate(zip(names, vp, strict=True))
            ])  # fmt: skip
            return _event("missions-shown", shown=parts)
        case events.GameEnded(_, winners):
            return _event("game-ended", winners=tuple(map(Player, winners)), number=len(winners))
        case events.DiceRolled(_, faces) | events.DiceGivenUp(_, faces):
            kind = "dice-rolled" if isinstance(event, events.DiceRolled) else "dice-given-up"
            return _event(kind, **args, number=len(faces))
        case _:
            return None


def _spot(seat: int, place: str) -> str:
    """Return the key of the space for a place of a ship."""
    return f"seat-{seat}" if place == GALAXY_NAME else f"planet.{place.partition('.')[0]}"


def _event(kind: str, **args: Arg) -> Message:
    return Message(f"tiny-epic-event-{kind}", **args)
