"""The facet *scene* of Roll: questions, choices with what they bring and touch, and what is out of reach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from starcup import Arrangements, Choice, Decision, IllegalChoice, Items, Picks
from starcup.messages import NOTHING, Arg, Message
from starcup.packed import PowerChoice
from starcup.roll import RollRuleset, RollView, consume_value, trade_value
from starcup.roll import choices as c
from starcup.roll.dice import NONE, kinds, total, unpacked
from starcup.roll.scene.beats import RollBeats
from starcup.roll.scene.names import AT_TOP
from starcup.scene import Item, Lookup, Option, Reach, Touches

SEAT = "seat-{seat}"
SCREEN, WORKERS = f"{SEAT}.screen", f"{SEAT}.workers"
ONLY_READY = (c.READY,)
MANY_GOODS = 12
"""The number of ways to ship from which on Trades and Consumes are listed apart; fewer go world by world."""
OWN = frozenset(RollRuleset.choice_kinds)
"""The choices for which there are words."""
MOST_LABELS = 1 << 12


class RollPresenter(RollBeats):
    """Describes a game of Roll for the Galaxy as data: its table, its questions, and what happens."""

    reaches: ClassVar[Mapping[type[Choice], Reach]] = MappingProxyType(
        {
            c.Select: Reach(
                (f"{SCREEN}.{{face}}.{{colour}}", f"{SCREEN}.loose.{{colour}}.{{face}}"), f"{SCREEN}.{{phase}}"
            ),
            c.Assign: Reach(f"{SCREEN}.loose/{{colour}}", f"{SCREEN}.{{phase}}"),
            c.DictateWith: Reach(f"{SCREEN}.{{source}}/{{colour}}", f"{SCREEN}.dictate"),
            c.Move: Reach(f"{SCREEN}.{{source}}/{{colour}}", f"{SCREEN}.{{target}}", "{power}"),
            c.Enough: Reach(by="{power}"),
            c.Ready: Reach(),
            c.Done: Reach(),
            c.Scout: Reach(to="table.bag", by=f"{WORKERS}/{{worker}}"),
            c.Stock: Reach(to=SEAT, by=f"{WORKERS}/{{worker}}"),
            c.GiveUp: Reach("{face}", "table.bag"),
            c.Build: Reach(f"{WORKERS}/{{items}}", "{face}"),
            c.Spend: Reach((f"{SEAT}.developers/{{items}}", f"{SEAT}.settlers/{{items}}"), f"{SEAT}.citizenry"),
            c.Lose: Reach(
                (
                    f"{SEAT}.{{place}}.{{colour}}",
                    f"{WORKERS}.{{place}}.{{colour}}",
                    f"{SEAT}.goods.{{place}}.{{colour}}",
                ),
                "table.supply",
            ),
            c.Produce: Reach(to="{world}", by=f"{WORKERS}/{{worker}}"),
            c.LeaveEmpty: Reach(to="{world}"),
            c.Trade: Reach(f"{SEAT}.goods.{{world}}.{{good}}", SEAT, f"{WORKERS}/{{worker}}"),
            c.Consume: Reach(f"{SEAT}.goods.{{world}}.{{good}}", "table.pool", f"{WORKERS}/{{worker}}"),
            c.Keep: Reach(f"{SEAT}.goods.{{world}}.{{good}}"),
            c.Recruit: Reach(f"{SEAT}.citizenry/{{items}}", f"{SEAT}.cup"),
        }
    )

    follow_ups: ClassVar[Mapping[type[Choice], str]] = MappingProxyType({c.DictateWith: "reassign-more"})

    def __init__(self, ruleset: RollRuleset) -> None:
        super().__init__(ruleset)
        self._labels: dict[Choice, Message] = {}

    # The question.

    def question(self, view: RollView, decision: Decision) -> Message:
        answers, kind = decision.answers, decision.kind
        if kind == "place" and isinstance(answers, Arrangements) and len(answers.things) <= 1:
            return Message("roll-question-place-one")
        if kind == "recruit" and isinstance(answers, Picks):
            return Message("roll-question-recruit", most=answers.most, price=self.ruleset.numbers.recruit_cost)
        if kind == "reassign" and decision.legal == ONLY_READY:
            return Message("roll-question-reassign-ready")
        asked = super().question(view, decision)
        return Message(asked.id) if kind in RollRuleset.step_kinds else asked

    def subject(self, view: RollView, decision: Decision) -> Message:
        first, me = decision.legal[0], view.seats[decision.seat]
        match first:
            case c.Build() | c.Spend() if (face := self.face(first.face)) is not None:
                table = self.known_table(view)
                lying = table.lying_on(decision.seat, face)
                name, needed = self.name("tile", face.key), table.cost_now(decision.seat, face)
                args: dict[str, Arg] = {"lying": total(lying), "needed": needed, "dice": self.dice(lying)}
                return Message("roll-subject-building", tile=name, **args)
            case c.Move() | c.Enough() if decision.kind == "reassign-more":
                return self._about_power(first.power)
            case c.Assign() if decision.kind == "assign":
                loose = me.sheet_loose or NONE
                sides = [self.ruleset.loose[kind] for kind in unpacked(loose)]
                keys = [f"{self.ruleset.die_keys[side.colour]}.{side.face}" for side in sides]
                return Message("roll-subject-loose", dice=tuple([self.name("rolled", key) for key in keys]))
        if decision.kind == "confirm-start":
            develop, settle = [self.ruleset.tiles[tile] for tile in me.drawn if tile is not None][:2]
            begun = self.name("tile", develop.development.key), self.name("tile", settle.world.key)
            return Message("roll-subject-start", development=begun[0], world=begun[1])
        return NOTHING

    def _about_power(self, key: str) -> Message:
        face = self.face(key)
        if face is None:
            return Message("roll-subject-dictate")
        return Message("roll-subject-power", power=self.name("source", key), meaning=self.meaning(face))

    def order(self, view: RollView, choices: Sequence[Choice]) -> Sequence[Choice]:
        many = sum(isinstance(choice, c.Trade | c.Consume) for choice in choices) > MANY_GOODS
        groups: dict[object, int] = {}
        worlds: dict[str, int] = {}
        for choice in choices:
            worlds.setdefault(getattr(choice, "world", ""), len(worlds))
            groups.setdefault(_group(choice, many), len(groups))

        def place(choice: Choice) -> tuple[int, ...]:
            return int(choice.passing), groups[_group(choice, many)], *self._rank(choice, worlds)

        return sorted(choices, key=place)

    def _rank(self, choice: Choice, worlds: Mapping[str, int]) -> tuple[int, ...]:
        """Return the place of a choice among those of its kind."""
        phase, worker = self.ruleset.phase_index, self.ruleset.worker_index
        match choice:
            case c.Assign():
                return worker[choice.colour], phase[choice.phase]
            case c.DictateWith():
                return phase[choice.source], worker[choice.colour]
            case c.Move():
                return phase[choice.source], worker[choice.colour], phase[choice.target]
            case c.Produce():
                return worlds[choice.world], worker[choice.worker]
            case c.Trade() | c.Consume():
                way = int(isinstance(choice, c.Consume))
                return worlds[choice.world], worker[choice.good], way, worker[choice.worker]
        return ()

    # Choices.

    def option(self, view: RollView, decision: Decision, choice: Choice, lookup: Lookup, final: bool = False) -> Option:
        done = choice is c.DONE and decision.step.always_asks
        return super().option(view, decision, choice, lookup, final or done)

    def is_final(self, view: RollView, choice: Choice) -> bool:
        return choice is c.READY

    def label(self, view: RollView, choice: Choice) -> Message:
        label = self._labels.get(choice)
        if label is None:
            if len(self._labels) > MOST_LABELS:
                self._labels.clear()
            message, own = super().label(view, choice), type(choice) in OWN
            args = dict(message.args)
            label = Message(message.id, "" if own else message.otherwise.replace(" {power}", ""), **args)
            if not own and isinstance(choice, PowerChoice):
                label = Message("roll-choice-of-power", what=label, power=args["power"])
            self._labels[choice] = label
        return label

    def detail(self, view: RollView, choice: Choice) -> Message:
        rules = self.ruleset
        match choice:
            case c.Start():
                sides = {"development": choice.development, "world": choice.world}
                meanings = {
                    name: self.meaning(face) for name, key in sides.items() if (face := self.face(key)) is not None
                }
                return Message("roll-choice-start.detail", **meanings)
            case c.Stock():
                return Message("roll-choice-stock.detail", credits=self._stock(view, choice.worker))
            case c.GiveUp() if (face := self.face(choice.face)) is not None:
                return self.meaning(face)
            case c.Place() if len(choice.items) == 1:
                return self.item_meaning(choice.items[0])
            case c.Produce() if (face := self.face(choice.world)) is not None and face.colour is not None:
                worker = rules.workers[rules.worker_index[choice.worker]]
                return Message("roll-matches") if face.colour.key in worker.matches_as_good else NOTHING
            case c.Trade() | c.Consume() if (face := self.face(choice.world)) is not None:
                table = self.known_table(view)
                if isinstance(choice, c.Trade):
                    return Message("roll-choice-trade.detail", credits=trade_value(table, view.seat, face))
                good, shipper = rules.worker_index[choice.good], rules.worker_index[choice.worker]
                chips = consume_value(table, view.seat, face, good, shipper)
                gained = sum(hook(face) for hook in table.seats[view.seat].powers.consume_credits)
                return Message("roll-choice-consume.detail", chips=chips, credits=gained)
            case PowerChoice():
                return super().detail(view, choice)
        kind = TOLD.get(type(choice), "")
        return Message(f"roll-choice-{kind}.detail") if kind else NOTHING

    def _stock(self, view: RollView, worker: str) -> int:
        rules = self.ruleset
        colour = rules.workers[rules.worker_index[worker]].colour_key
        amount = rules.numbers.stock_credits
        for fold in self.known_table(view).seats[view.seat].powers.stock_credits:
            amount = fold(colour, amount)
        return amount

    def touches(self, view: RollView, choice: Choice, lookup: Lookup) -> Touches:
        match choice:
            case c.Start():
                return Touches((*self._tile_of(choice.development, lookup), *self._tile_of(choice.world, lookup)))
            case c.Place():
                return Touches(tuple([key for item in choice.items for key in self._tile_of(item, lookup)]))
            case c.Recall():
                keys = [key for item in choice.items for key in self._lying_at(view.seat, item, lookup)]
                return Touches(tuple(dict.fromkeys(keys)), f"seat-{view.seat}.cup")
            case c.Assign():
                touches = super().touches(view, choice, lookup)
                return Touches(self._loose_for(view, choice, lookup), touches.to)
            case PowerChoice():
                touches, by = super().touches(view, choice, lookup), lookup.find(choice.power)
                return Touches(tuple([key for key in touches.take if key not in by]), touches.to, by)
        return super().touches(view, choice, lookup)

    def _tile_of(self, item: str, lookup: Lookup) -> tuple[str, ...]:
        """Return the key of the drawn tile that has a side."""
        face = self.face(item.removesuffix(AT_TOP))
        return () if face is None else lookup.find(self.ruleset.tiles[face.index // 2].id)

    def _lying_at(self, seat: int, item: str, lookup: Lookup) -> tuple[str, ...]:
        die, _, place = item.partition("@")
        where = f"goods.{place}" if place in self.ruleset.face_index else place
        return lookup.find(f"seat-{seat}.{where}.{die}")

    def _loose_for(self, view: RollView, choice: c.Assign, lookup: Lookup) -> tuple[str, ...]:
        """Return the die behind the screen that has the colour and may go under the phase."""
        rules, loose = self.ruleset, view.seats[view.seat].sheet_loose or NONE
        fitting: list[str] = []
        others: list[str] = []
        for kind in kinds(loose):
            die = rules.loose[kind]
            if rules.die_keys[die.colour] == choice.colour:
                fits = rules.phase_index.get(choice.phase) in die.phases
                (fitting if fits else others).append(f"seat-{view.seat}.screen.loose.{choice.colour}.{die.face}")
        return next((keys for key in (*fitting, *others) if (keys := lookup.find(key))), ())

    # Several things.

    def item(
        self, view: RollView, decision: Decision, item: str, lookup: Lookup, count: int = 1, together: int | None = None
    ) -> Item:
        seat = f"seat-{decision.seat}"
        match decision.kind:
            case "place":
                keys = self._tile_of(item, lookup)
            case "recall":
                keys = self._lying_at(decision.seat, item, lookup)
            case "construct":
                keys = lookup.find(f"{seat}.workers/{item}")
            case "spend":
                face = self.face(str(getattr(decision.legal[0], "face", "")))
                place = "settlers" if face is not None and face.is_world else "developers"
                keys = lookup.find(f"{seat}.{place}.{item}")
            case "recruit" | "retain-spent":
                keys = lookup.find(f"{seat}.citizenry.{item}")
            case _:
                keys = lookup.find(item)
        return Item(item, self.name("item", item), self.item_detail(view, decision, item), count, keys, together)

    def item_detail(self, view: RollView, decision: Decision, item: str) -> Message:
        return self.item_meaning(item)

    def item_meaning(self, item: str) -> Message:
        """Return the meaning of a side of a tile; nothing for dice."""
        face = self.face(item.removesuffix(AT_TOP))
        return NOTHING if face is None else self.meaning(face)

    def comes_to(self, view: RollView, decision: Decision, items: Items) -> Message:
        number, me, answers = len(items), view.seats[decision.seat], decision.answers
        match decision.kind:
            case "recruit":
                credits = me.credits - number * self.ruleset.numbers.recruit_cost
                left = total(me.citizenry) - number
                return Message("roll-sum-recruit", dice=number, left=left, credits=credits)
            case "construct" | "spend" if isinstance(answers, Picks):
                face = self.face(str(getattr(decision.legal[0], "face", "")))
                there = total(self.known_table(view).lying_on(decision.seat, face)) if face is not None else 0
                before = there if decision.kind == "construct" else 0
                return Message("roll-sum-build", dice=before + number, needed=before + answers.most)
            case "abandon":
                return Message("roll-sum-abandon", tiles=number, drawn=number + 1)
            case "recall":
                return Message("roll-sum-recall", dice=number, cup=total(me.cup) + number)
            case "place" if isinstance(answers, Arrangements):
                return Message("roll-sum-place", tiles=number, of=len(answers.things))
        return NOTHING

    # Out of reach.

    def reached_for(self, view: RollView, decision: Decision) -> Iterable[Choice]:
        rules, me, kind = self.ruleset, view.seats[decision.seat], decision.kind
        if kind == "assign":
            for die in {rules.loose[loose] for loose in kinds(me.sheet_loose or NONE)}:
                yield from (c.Assign.of(rules.die_keys[die.colour], phase) for phase in rules.phase_keys)
        elif kind == "reassign":
            for index, column in enumerate(me.sheet_columns or ()):
                dice = [rules.worker_names[worker] for worker in kinds(column)]
                yield from (c.DictateWith.of(die, rules.phase_keys[index]) for die in dice)
            selected, selector = me.sheet_selected or 0, me.sheet_selector
            if selector is not None and selector >= 0:
                yield c.DictateWith.of(rules.worker_names[selector], rules.phase_keys[selected])
        elif kind == "construct":
            yield from self._other_tiles(view, decision)
        elif kind in ("produce", "ship") and view.phase >= 0:
            worker = next((rules.worker_names[worker] for worker in kinds(me.columns[view.phase])), "")
            for index, goods in zip(me.tableau, me.goods, strict=True):
                face = rules.faces[index]
                if kind == "produce" and face.is_world:
                    yield c.Produce.of(face.key, worker)
                for good in kinds(goods) if kind == "ship" else ():
                    yield c.Trade.of(face.key, rules.worker_names[good], worker)

    def _other_tiles(self, view: RollView, decision: Decision) -> Iterable[Choice]:
        """Return the choices to place a worker on the other tiles of the zone."""
        first = decision.legal[0]
        offered = decision.answers.offered if decision.answers is not None else getattr(first, "items", ())
        for face in (*view.developments(decision.seat), *view.worlds(decision.seat)):
            if face is not None and offered and face.key != getattr(first, "face", ""):
                yield c.Build.of(face.key, offered[:1])

    def refusal(self, view: RollView, decision: Decision, choice: Choice) -> IllegalChoice | None:
        table = self.known_table(view)
        return None if choice in decision.step.allowed(table) else decision.step.refuse(table, choice)


def _group(choice: Choice, many: bool) -> object:
    """Return the key of a choice's group: a few goods go by world; of many, Trades and Consumes are apart."""
    if isinstance(choice, c.Trade | c.Consume) and not many:
        return "ship"
    return type(choice), choice.power if isinstance(choice, c.Move | PowerChoice) else ""


TOLD: Mapping[type[Choice], str] = MappingProxyType(
    {c.DictateWith: "dictate-with", c.Ready: "ready", c.Scout: "scout", c.LeaveEmpty: "leave-empty", c.Keep: "keep"}
)
"""The choices whose details are the same words each time."""
