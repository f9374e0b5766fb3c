"""The facet *scene* of Race for the Galaxy."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar

from attrs import evolve

from starcup import Choice, Decision, Event, IllegalChoice, SeatScore
from starcup.messages import NOTHING, Message
from starcup.packed import PowerChoice
from starcup.scene import Item, Lookup, Option, Path, Reach, Space, Tally, Weight
from starcup_race import choices, events
from starcup_race._rules import powers as rule_powers
from starcup_race._rules.cards import Card
from starcup_race._rules.consume import UseConsumePowers, lacking
from starcup_race._rules.refusals import good_named, named
from starcup_race._rules.rounds import end_reasons
from starcup_race._rules.view import RaceView
from starcup_race.scene import details, spaces
from starcup_race.scene.beats import RaceBeats
from starcup_race.scene.questions import RaceQuestions

_POWER = re.compile(r" ?(?:\b(?:by|from|of|with) )?\{power\}")
"""The name of a power in the pattern of its choices."""
_TABLEAU = "seat-{seat}.tableau"
_PASSING = (choices.Pass, choices.Later, choices.Done)


class RaceScene(RaceQuestions, RaceBeats):
    """The facet ``scene`` of Race for the Galaxy."""

    reaches: ClassVar[Mapping[type[Choice], Reach]] = MappingProxyType(
        {
            choices.ChooseAction: Reach("seat-{seat}.action-cards/{action}", "seat-{seat}.actions"),
            choices.ChooseTwo: Reach("seat-{seat}.action-cards/{items}", "seat-{seat}.actions"),
            choices.Keep: Reach("seat-{seat}.looking/{items}", "seat-{seat}.hand"),
            choices.Develop: Reach("seat-{seat}.hand/{card}", _TABLEAU),
            choices.Settle: Reach("seat-{seat}.hand/{card}", _TABLEAU),
            choices.Using: Reach(by=f"{_TABLEAU}/{{items}}"),
            choices.Pay: Reach("seat-{seat}.hand/{items}", "discards"),
            choices.Discard: Reach("seat-{seat}.hand/{items}", "discards"),
            choices.SellGood: Reach(f"{_TABLEAU}/{{world}}", "discards"),
            choices.UsePower: Reach(by=f"{_TABLEAU}/{{card}}"),
            choices.ConsumeGoods: Reach(f"{_TABLEAU}/{{items}}", "discards"),
            choices.Guess: Reach("supply"),
            choices.ProduceOn: Reach(to=f"{_TABLEAU}/{{world}}", by=f"{_TABLEAU}/{{source}}"),
        }
    )
    paths: ClassVar[Mapping[type[Event], Path | tuple[Path, ...]]] = MappingProxyType(
        {
            events.StartWorld: Path("card", "{world}", "", _TABLEAU),
            events.CardPlaced: Path("card", "{card}", "seat-{seat}.hand", _TABLEAU),
            events.LeftTableau: Path("card", "{card}", _TABLEAU, "discards"),
            events.TakenOver: Path("card", "{card}", "seat-{owner}.tableau", _TABLEAU),
            events.Reshuffled: Path("card", "", "discards", "supply", "number"),
            events.ChipsGained: Path("chip", "", "pool", "seat-{seat}.chips", "amount"),
        }
    )
    weights: ClassVar[Mapping[type[Event], Weight]] = MappingProxyType(
        {
            events.RoundBegan: "heading",
            events.PhaseBegan: "heading",
            events.GameEnded: "heading",
            events.PowerUsed: "detail",
            events.Reshuffled: "detail",
        }
    )
    # The table.

    def spaces(self, view: RaceView) -> Sequence[Space]:
        seats = [spaces.of_seat(self, view, tally) for tally in self.scores(view)]
        return [*spaces.common(self, view), *seats]

    def status(self, view: RaceView) -> Message:
        if view.finished:
            return Message("race-status-over", reasons=self.reasons(end_reasons(view)))
        if not view.round:
            return Message("race-status-set-up")
        if view.phase < 0:
            return Message("race-status-choosing", round=view.round)
        return Message("race-status", round=view.round, phase=self.name("phase", view.phase_key))

    def tally(self, score: SeatScore, *, winner: bool) -> Tally:
        known = self._scoring
        lines = [
            (named(known[line]) if line in known else self.name("score", line), points) for line, points in score.lines
        ]
        return evolve(super().tally(score, winner=winner), lines=tuple(lines))

    @cached_property
    def _scoring(self) -> Mapping[str, Card]:
        """Return the cards that may have a line of their own in a score, by the name that the line has."""
        return {card.name: card for card in self.rules.cards if card.rows.score or card.index in self.rules.own}

    # Questions.

    def option(self, view: RaceView, decision: Decision, choice: Choice, lookup: Lookup, final: bool = False) -> Option:
        passing = isinstance(choice, _PASSING)
        return evolve(super().option(view, decision, choice, lookup, final and not passing), passing=passing)

    def label(self, view: RaceView, choice: Choice) -> Message:
        message = super().label(view, choice)
        if isinstance(choice, choices.Using) and not choice.items:
            return Message("race-choice-using-none")
        if isinstance(choice, choices.SellGood | choices.ProduceOn):
            return Message(message.id, **dict(message.args), good=good_named(self.card(choice.world).good))
        if isinstance(choice, PowerChoice):
            words = _POWER.sub("", choice.pattern).replace("_", " ") or "use"
            return Message(message.id, f"{{power}}: {words}", **dict(message.args))
        return message

    def detail(self, view: RaceView, choice: Choice) -> Message:
        message = details.detail(self, view, choice)
        if message is not None:
            return message
        return NOTHING if type(choice) in self.reaches else super().detail(view, choice)

    def is_final(self, view: RaceView, choice: Choice) -> bool:
        draws = isinstance(choice, choices.UsePower) and choice.act == rule_powers.DRAW
        return draws or isinstance(choice, choices.SellGood | choices.Guess)

    def refusal(self, view: RaceView, decision: Decision, choice: Choice) -> IllegalChoice | None:
        if isinstance(decision.step, UseConsumePowers) and isinstance(choice, choices.UsePower):
            use = details.use_of(view, choice.card, choice.act)
            return None if use is None else lacking(view, view.seat, use)
        return decision.step.refuse(view, choice)

    def item_detail(self, view: RaceView, decision: Decision, item: str) -> Message:
        if item in self.rules.plan.action_index:
            return details.action_detail(view, item)
        if decision.kind == "consume-goods":
            return Message("race-item-good", good=good_named(self.card(item).good))
        return NOTHING  # the card in the hand has it all

    def item(
        self, view: RaceView, decision: Decision, item: str, lookup: Lookup, count: int = 1, together: int | None = None
    ) -> Item:
        entry = super().item(view, decision, item, lookup, count, together)
        where = {"keep": "looking", "action": "action-cards", "consume-goods": "tableau"}.get(decision.kind, "hand")
        return evolve(entry, touches=lookup.find(f"seat-{view.seat}.{where}/{item}", count))
