"""Explanations of choices, shown beside their texts."""

from __future__ import annotations

import re

from starcup import Choice, Decision
from starcup.packed import PowerChoice
from starcup.roll import RollTable, consume_value, trade_value
from starcup.roll import choices as c
from starcup.roll.dice import count, kinds
from starcup.roll.words.gists import Gists
from starcup.roll.words.item_words import ItemWords, items_of
from starcup.roll.words.names import Names
from starcup.roll.words.questions import STEPS
from starcup.words import counted

DICTATE = "dictate"


class Describer(ItemWords):
    """Explains the choices of one seat. The table is the game's own; only facts that the seat knows are told."""

    def __init__(self, table: RollTable, seat: int, names: Names, gists: Gists | None = None) -> None:
        super().__init__(names, gists)
        self.table = table
        self.seat = seat

    def step(self, decision: Decision) -> str:
        """Return the phase or step of the round that a question belongs to; empty during the set-up."""
        if self.table.phase >= 0:
            return self.names.numbered_phase(self.names.rules.phase_keys[self.table.phase])
        return STEPS.get(decision.kind, "")

    def context(self, decision: Decision) -> str:
        """Return the subject of a question where its text does not name it; empty if it does."""
        first, names = decision.legal[0], self.names
        if isinstance(first, c.Build | c.Spend):
            return self._building(first.face)
        if isinstance(first, c.Move | c.Enough) and decision.kind == "reassign-more":
            return names.thing(first.power)
        if decision.kind == "confirm-start":
            develop, settle, *_ = (names.rules.tiles[tile] for tile in self.table.seats[self.seat].drawn)
            return f"to develop: {develop.development.name}; to settle: {settle.world.name}"
        if isinstance(first, c.Assign) and decision.kind == "assign":
            rules, loose = names.rules, self.table.seats[self.seat].sheet_loose
            left = (rules.loose[kind] for kind in kinds(loose) for _ in range(count(loose, kind)))
            return counted(names.shown(f"{rules.dice[one.colour].key}.{one.face}") for one in left)
        return ""

    def _building(self, key: str) -> str:
        face = self.names.face(key)
        if face is None:
            return ""
        needed = self.table.cost_now(self.seat, face)
        seat = self.table.seats[self.seat]
        lying = seat.settlers if face.is_world else seat.developers
        return f"{face.name}: {self.names.progress(lying, needed)}"

    def explain(self, choice: Choice) -> str:
        """Return a choice in a few words, to stand beside its text."""
        names = self.names
        match choice:
            case c.Start():
                sides = (choice.development, choice.world)
                return " / ".join(f"{names.thing(key)}: {self._meaning(key)}" for key in sides)
            case c.Select():
                return (
                    f"select {names.phase(choice.phase)} with the {names.die(choice.colour)} die showing {choice.face}"
                )
            case c.Assign():
                return f"{names.die(choice.colour)} under {names.phase(choice.phase)}"
            case c.DictateWith():
                return "give up this die, to move another one"
            case c.Move():
                path = f"from {names.phase(choice.source)} to {names.phase(choice.target)}"
                return f"{names.die(choice.colour)} {path}"
            case c.Enough():
                return f"move no more dice by {names.thing(choice.power)}"
            case c.Ready():
                return "show your dice to all, and go on"
            case c.Scout():
                return "draw a tile to build, more if you abandon some"
            case c.Stock():
                return f"take ${self._stock(choice.worker)}"
            case c.GiveUp():
                return self._meaning(choice.face)
        return self._explain_work(choice)

    def _explain_work(self, choice: Choice) -> str:
        names = self.names
        match choice:
            case c.Abandon():
                return f"{self.items(choice.items)}; then draw {len(choice.items) + 1}"
            case c.Place(items=(item,)):
                return self.item(item)
            case c.Build() | c.Spend() | c.Recruit() | c.Recall() | c.Place():
                return self.items(choice.items)
            case c.Lose():
                return f"{names.die(choice.colour)} die: {names.thing(choice.place)}"
            case c.Produce():
                return f"a good{', matching the world' if self.matches(choice) else ''}"
            case c.LeaveEmpty():
                return "no (further) good here"
            case c.Trade():
                return f"sell it for ${self.brings(choice)}"
            case c.Consume():
                return f"use it up for {self._consume(choice)}"
            case c.Keep():
                return "ship no (further) such good"
            case c.Done():
                return "nothing more"
            case PowerChoice() if (items := items_of(choice)) is not None:
                return f"{self.items(items)} ({names.thing(choice.power)})"
            case PowerChoice():
                return self._purpose(choice) or names.thing(choice.power)
        return ""

    def by_power(self, key: str) -> str:
        """Return the effect of a power that moves dice, after its name; empty if nothing is known of it."""
        if key == DICTATE:
            return f"{self.names.thing(key)}: give up one die, and move another one to any phase."
        face = self.names.face(key)
        gist = "" if face is None else self.gists.of(face)
        return f"{self.names.thing(key)}: {gist}" if gist else ""

    def _purpose(self, choice: Choice) -> str:
        """Return the purpose of a power's choice: the first line of its class's docstring, named fields filled in."""

        def value(found: re.Match[str]) -> str:
            return self.names.thing(str(getattr(choice, found.group(1), found.group(1))))

        first = (type(choice).__doc__ or "").strip().partition("\n")[0].rstrip(".")
        return re.sub(r"`+(\w+)`+", value, first)

    # Numbers.

    def _stock(self, worker: str) -> int:
        rules = self.names.rules
        colour = rules.workers[rules.worker_index[worker]].colour_key
        amount = rules.numbers.stock_credits
        for fold in self.table.seats[self.seat].powers.stock_credits:
            amount = fold(colour, amount)
        return amount

    def brings(self, choice: c.Trade | c.Consume) -> int:
        """Return the credits that a Trade brings, or the VP that a Consume brings."""
        rules, face = self.names.rules, self.names.face(choice.world)
        if face is None:
            return 0
        if isinstance(choice, c.Trade):
            return trade_value(self.table, self.seat, face)
        good, worker = rules.worker_index[choice.good], rules.worker_index[choice.worker]
        return consume_value(self.table, self.seat, face, good, worker)

    def _consume(self, choice: c.Consume) -> str:
        face = self.names.face(choice.world)
        if face is None:
            return ""
        chips = self.brings(choice)
        gained = sum(hook(face) for hook in self.table.seats[self.seat].powers.consume_credits)
        return f"{chips} VP and ${gained}" if gained else f"{chips} VP"

    def matches(self, choice: c.Produce) -> bool:
        """Return whether the producer has the colour of the world."""
        rules, face = self.names.rules, self.names.face(choice.world)
        if face is None or face.colour is None:
            return False
        return face.colour.key in rules.workers[rules.worker_index[choice.worker]].matches_as_good
