"""The facet *scene* of Tiny Epic Galaxies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar

from attrs import evolve

from starcup import Choice, Decision, Event, Items, Picks, Ruleset
from starcup.extensions import FurtherChoice
from starcup.making import AnyStep
from starcup.messages import NOTHING, Arg, Message, Player
from starcup.packed import PowerChoice
from starcup.scene import Beat, Item, Lookup, Move, Option, Path, Presenter, Prompt, Reach, Space, Touches, Weight
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.acting import acquired
from starcup_tiny_epic._rules.colonising import ChooseAdvance, upgrade_price
from starcup_tiny_epic._rules.following import AskFollow, can_follow, follow_price
from starcup_tiny_epic._rules.rebel import AskForce, dice_to_come, end_reasons, is_useless
from starcup_tiny_epic._rules.resource_deeds import ChooseAmount, ChooseMixture, ChooseResource, ChooseVictim
from starcup_tiny_epic._rules.rounds import further_reasons
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.ship_deeds import ChooseGain, ChoosePulledBack, ChoosePushed
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import CULTURE, ENERGY, FACES, TRACKS
from starcup_tiny_epic._rules.turn import ChooseReroll, TakeTurn, reroll_price
from starcup_tiny_epic._rules.using import Landing
from starcup_tiny_epic._rules.view import EmpireView, EpicView
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.events import MissionKept, PlanetUsed, ResourcesLost
from starcup_tiny_epic.scene import beats, texts
from starcup_tiny_epic.scene.beats import PATHS, WEIGHTS
from starcup_tiny_epic.scene.options import REACHES, Chooser, foreign_ship
from starcup_tiny_epic.scene.spaces import UNUSED, Layout

_PASSING = (choices.Pass, choices.Decline, choices.LetStand, choices.EndTurn)
_NAMED = ("follow", "landing", "turn")
"""Kinds of questions that name the planet that they are about, or are about none."""
_TIE_LINES: Mapping[str, Callable[[EmpireView], int]] = {
    "colonies": lambda empire: len(empire.colonies),
    "level": lambda empire: empire.level,
    "resources": lambda empire: empire.energy + empire.culture,
}
"""What decides between equal scores, in this order (TIE)."""


class EpicPresenter(Presenter[EpicTable, EpicView]):
    """Describes a game of Tiny Epic Galaxies as data."""

    reaches: ClassVar[Mapping[type[Choice], Reach]] = REACHES
    paths: ClassVar[Mapping[type[Event], Path | tuple[Path, ...]]] = PATHS
    weights: ClassVar[Mapping[type[Event], Weight]] = WEIGHTS
    silent: ClassVar[frozenset[type[Event]]] = frozenset((MissionKept,))
    conserved: ClassVar[frozenset[str]] = frozenset(("ship",))
    draws: ClassVar[Mapping[str, str]] = MappingProxyType({"die": "face", "rebel-die": "face", "first": "seat"})

    def __init__(self, ruleset: Ruleset[EpicTable, EpicView]) -> None:
        super().__init__(ruleset)
        self._last: Chooser | None = None

    @cached_property
    def _rules(self) -> EpicRuleset:
        assert isinstance(self.ruleset, EpicRuleset)
        return self.ruleset

    @cached_property
    def _layout(self) -> Layout:
        return Layout(self._rules)

    def _chooser(self, view: EpicView) -> Chooser:
        """Return what knows the viewer's choices, made once for each view."""
        if self._last is None or self._last.view is not view:
            steps = reversed((*view.flow[0], *view.flow[1]))
            step: AnyStep | None = next((step for step in steps if getattr(step, "seat", None) == view.seat), None)
            self._last = Chooser(view, step)
        return self._last

    # The table.

    def spaces(self, view: EpicView) -> Sequence[Space]:
        return self._layout.spaces(view)

    def status(self, view: EpicView) -> Message:
        if view.finished:
            return self._ended(view)
        if not view.turn:
            return Message("tiny-epic-status-set-up")
        args: dict[str, Arg] = {"round": view.round, "seat": Player(view.active), "first": Player(max(view.first, 0))}
        if view.ended_by >= 0:
            return Message(
                "tiny-epic-status-last", **args, ended=Player(view.ended_by), most=self._rules.numbers.last_vp
            )
        return Message("tiny-epic-status-solo" if view.players == 1 else "tiny-epic-status-turn", **args)

    def _ended(self, view: EpicView) -> Message:
        """Return how the game ended, and what decided between equal scores."""
        board, winners = self._rules.board, tuple(map(Player, view.winners))
        known = {"rounds": Message("tiny-epic-end-rounds")}
        reasons = tuple([known.get(reason) or self.said(reason) for reason in further_reasons(view)])
        if not winners and (view.players > 1 or view.ended_by < 0):
            return Message("tiny-epic-status-lost", reasons=reasons, given=len(reasons))
        if reasons and view.ended_by < 0:
            return Message("tiny-epic-status-further", reasons=reasons, winners=winners)
        if view.players == 1 and board is not None:
            (reason,) = end_reasons(view) or ("points",)
            return Message(f"tiny-epic-status-{reason}", board=naming.board(board), most=self._rules.numbers.last_vp)
        best = max(view.scores)
        tied = [seat for seat, total in enumerate(view.scores) if total == best]
        if len(tied) < 2 or set(view.winners) - set(tied):
            return Message("tiny-epic-status-won", winners=winners, vp=best)
        for line, count in _TIE_LINES.items():
            counts = [count(view.empires[seat]) for seat in tied]
            if len(set(counts)) > 1:
                numbers = tuple(
                    [Message("starcup-entry", key=Player(s), value=n) for s, n in zip(tied, counts, strict=True)]
                )
                return Message(f"tiny-epic-status-tie-{line}", winners=winners, vp=best, numbers=numbers)
        return Message("tiny-epic-status-shared", winners=winners, vp=best)

    # Names.

    def name(self, things: str, key: str) -> Message:
        at, _, part = key.partition(".")
        if things == "place" and part:
            return Message(f"place-{part}", planet=super().name("planet", at))
        if things == "foreign-ship":
            return Message("tiny-epic-foreign-ship", seat=Player(int(at)), planet=super().name("planet", part))
        if things == "level":
            return Message("tiny-epic-level", level=int(key))
        return naming.face(FACES.index(key)) if things == "die" else super().name(things, key)

    def english_name(self, things: str, key: str) -> str:
        if things == "score":
            return key
        named = ("planet", "mission", "board", "word", "source")
        return super().english_name(things, key) if things in named else ""

    def things(self, kind: type, name: str, hint: object) -> str:
        of_planet = name == "power" and issubclass(kind, PowerChoice) and not issubclass(kind, FurtherChoice)
        return "planet" if of_planet else super().things(kind, name, hint)

    # Questions.

    def prompt(
        self, view: EpicView, decision: Decision, allowed: Sequence[Choice], lookup: Lookup, *, final: bool = False
    ) -> Prompt:
        # Up to 200 sets of dice, each of which the question after `re-roll` or `convert` asks for as well.
        listed = [choice for choice in allowed if not self.is_shortcut(view, choice)]
        return super().prompt(view, decision, listed, lookup, final=final)

    def question(self, view: EpicView, decision: Decision) -> Message:
        args = self._asked(view, decision)
        message = super().question(view, decision)
        return message if args is None else Message(message.id, message.otherwise, **args)

    def _asked(self, view: EpicView, decision: Decision) -> dict[str, Arg] | None:
        """Return what a question is about; None if its words need nothing."""
        step, answers, seat = decision.step, decision.answers, decision.seat
        most = answers.most if isinstance(answers, Picks) else 0
        match step:
            case AskFollow():
                return self._follow(view, step)
            case Landing(_, planet):
                landed = self._rules.planets[planet]
                return {"planet": naming.planet(landed), "gist": texts.gist(landed, self._rules)}
            case ChooseAdvance():
                return {"steps": step.steps, "track": TRACKS[step.track] if step.track >= 0 else "any"}
            case ChoosePushed():
                return {"ships": most, "steps": step.steps}
            case ChoosePulledBack():
                return {"steps": step.steps}
            case ChooseAmount():
                return {"give": naming.resource(step.give), "get": naming.resource(1 - step.give)}
            case ChooseVictim():
                return {"resources": naming.amounts(step.energy, step.culture)}
            case ChooseGain():
                return {"amount": step.amount}
            case ChooseResource() | ChooseMixture():
                level = view.empires[seat].level + 1
                return {"level": level, "price": upgrade_price(view, seat, step.discount)}
            case AskForce():
                (face,) = view.unused
                return {"face": naming.face(face), "useless": int(is_useless(view)), "left": dice_to_come(view.flow[0])}
            case ChooseReroll():
                return {"price": reroll_price(view)}
            case _:
                return {"number": most} if most else None

    def _follow(self, view: EpicView, step: AskFollow) -> dict[str, Arg]:
        price = follow_price(view, step.seat, step.free)
        gained = 0
        if step.face in (ENERGY, CULTURE):
            empire = view.empires[step.seat]
            has = empire.energy if step.face == ENERGY else empire.culture - price
            gained = min(acquired(view, step.seat, step.face), view.most(step.seat) - has)
        face = naming.face(step.face)
        return {"leader": Player(step.leader), "face": face, "price": price, "gained": gained, "free": int(step.free)}

    def subject(self, view: EpicView, decision: Decision) -> Message:
        if not view.in_use or view.in_use[-1][0] != decision.seat or decision.kind in _NAMED:
            return NOTHING
        return Message("tiny-epic-subject", planet=naming.planet(self._rules.planets[view.in_use[-1][1]]))

    def option(self, view: EpicView, decision: Decision, choice: Choice, lookup: Lookup, final: bool = False) -> Option:
        option = super().option(view, decision, choice, lookup, final)
        return evolve(option, passing=True) if isinstance(choice, _PASSING) else option

    def label(self, view: EpicView, choice: Choice) -> Message:
        message = super().label(view, choice)
        if not isinstance(choice, PowerChoice):
            message = Message(message.id, **dict(message.args))
        match choice:
            case choices.Activate(face):
                dice = view.unused.count(FACES.index(face))
                return Message(message.id, **dict(message.args), dice=dice)
            case choices.Move(ship, place):
                key, _, part = place.partition(".")
                if ship == GALAXY_NAME:
                    return Message(f"{message.id}-{part}", planet=self.name("planet", key))
                origin = self.name("place", ship)
                if not part:
                    return Message(f"{message.id}-{GALAXY_NAME}", ship=origin)
                return Message(f"{message.id}-{part}-from", planet=self.name("planet", key), ship=origin)
            case _:
                return message

    def detail(self, view: EpicView, choice: Choice) -> Message:
        detail = self._chooser(view).detail(choice)
        return super().detail(view, choice) if detail is None else detail

    def touches(self, view: EpicView, choice: Choice, lookup: Lookup) -> Touches:
        reach = self._chooser(view).reach(choice)
        return super().touches(view, choice, lookup) if reach is None else reach.touches(choice, view.seat, lookup)

    def is_final(self, view: EpicView, choice: Choice) -> bool:
        match choice:
            case choices.Reroll() | choices.EndTurn() | choices.ForceReroll() | choices.LetStand():
                return True
            case choices.RemovePlanet() | choices.KeepMission():
                return True
            case choices.Activate(face):  # the others are asked at once
                number = FACES.index(face)
                others = [other for other in view.others(view.seat) if other < view.players]
                return number in (ENERGY, CULTURE) and any(
                    can_follow(view, other, view.seat, number) for other in others
                )
            case choices.Advance(planet):
                return self._chooser(view).colonises(self._rules.planet(planet))  # another planet is turned up
            case _:
                return False

    def is_shortcut(self, view: EpicView, choice: Choice) -> bool:
        return isinstance(choice, choices.Reroll | choices.PutIn) and isinstance(self._chooser(view).step, TakeTurn)

    def reached_for(self, view: EpicView, decision: Decision) -> Iterable[Choice]:
        return self._chooser(view).reached_for()

    def item(
        self, view: EpicView, decision: Decision, item: str, lookup: Lookup, count: int = 1, together: int | None = None
    ) -> Item:
        plain = super().item(view, decision, item, lookup, count, together)
        keys = {"push-back": foreign_ship(item), "give": f"seat-{view.seat}"}
        return evolve(plain, touches=lookup.find(keys.get(decision.kind, f"{UNUSED}.{item}")) or plain.touches)

    def item_detail(self, view: EpicView, decision: Decision, item: str) -> Message:
        return self._chooser(view).item(item)

    def comes_to(self, view: EpicView, decision: Decision, items: Items) -> Message:
        answers = decision.answers
        if not isinstance(answers, Picks) or len(items) == answers.most:
            return NOTHING
        most = 0 if answers.least == answers.most else answers.most
        return Message("tiny-epic-comes-to", number=len(items), least=answers.least, most=most)

    # Events.

    def beat(self, event: Event, position: int, events: Sequence[Event]) -> Beat:
        beat = super().beat(event, position, events)
        if not isinstance(event, ResourcesLost) or event.source not in self._rules.index:
            return beat
        before = (events[number] for number in range(position - 1, -1, -1))
        user = next(
            (use.seat for use in before if isinstance(use, PlanetUsed) and use.planet == event.source), event.seat
        )
        taken = Message("tiny-epic-event-resources-lost-taken", **dict(beat.text.args))
        return beat if user == event.seat else evolve(beat, text=taken)

    def sentence(self, event: Event) -> Message:
        sentence = beats.sentence(event, self.args(event), self._rules)
        return super().sentence(event) if sentence is None else sentence

    def source(self, event: Event) -> str:
        return beats.source(event, self._rules)

    def moves(self, event: Event) -> Iterable[Move]:
        yield from super().moves(event)
        yield from beats.moves(event)
