"""What a choice means, in words: the explanation beside its text."""

from __future__ import annotations

import re

from starcup import Choice, Decision
from starcup.roll import PowerChoice, RollTable, consume_value, kinds, trade_value
from starcup.roll import choices as c
from starcup_cli.names import Names


class Describer:
    """Explains the choices of one seat. The table is the game's own; only what the seat knows is told."""

    def __init__(self, table: RollTable, seat: int, names: Names) -> None:
        self.table = table
        self.seat = seat
        self.names = names

    def context(self, decision: Decision) -> str:
        """What the question is about, where its words alone don't say; empty if they do."""
        first = decision.legal[0]
        names = self.names
        if decision.kind == "assign" and isinstance(first, c.Assign):
            return f"{names.die(first.colour)}, which fits several"
        if decision.kind == "recruit":
            return self._later_colours(decision)
        for choice in decision.legal:
            if isinstance(choice, c.Produce | c.Trade | c.Consume):
                same = {getattr(one, "world", None) for one in decision.legal}
                return names.thing(choice.world) if len(same) == 1 else ""
            if isinstance(choice, c.Build | c.Spend):
                return self._building(choice.face)
            if isinstance(choice, c.Move) and decision.kind == "reassign-more":
                return names.thing(choice.power)
        return ""

    def _later_colours(self, decision: Decision) -> str:
        """Dice are recruited in the order of their colours: those that can only follow are not among the choices."""
        rules, offered = self.names.rules, {getattr(choice, "colour", "") for choice in decision.legal}
        lying = [rules.die_keys[kind] for kind in kinds(self.table.seats[self.seat].citizenry)]
        later = [key for key in lying[max(map(lying.index, offered)) :] if key not in offered]
        return f"then {' or '.join(map(self.names.die, later))}" if later else ""

    def _building(self, key: str) -> str:
        face = self.names.face(key)
        if face is None:
            return ""
        needed = self.table.cost_now(self.seat, face)
        seat = self.table.seats[self.seat]
        lying = seat.settlers if face.is_world else seat.developers
        return f"{face.name} needs {needed}; on it: {self.names.dice(lying)}"

    def explain(self, choice: Choice) -> str:
        """A choice in a few words, to stand beside its text."""
        names = self.names
        match choice:
            case c.Start():
                return f"{self._brief(choice.development)}; {self._brief(choice.world)}"
            case c.Select():
                return (
                    f"select {names.phase(choice.phase)} with the {names.die(choice.colour)} die showing {choice.face}"
                )
            case c.Assign():
                return f"{names.die(choice.colour)} under {names.phase(choice.phase)}"
            case c.DictateWith():
                return "pay with it, and move another worker"
            case c.Move():
                path = f"from {names.phase(choice.source)} to {names.phase(choice.target)}"
                return f"{names.die(choice.colour)} {path}"
            case c.Enough():
                return f"no more by {names.thing(choice.power)}"
            case c.Ready():
                return "use no (more) Reassign power"
            case c.Scout():
                return "abandon tiles or not, then draw"
            case c.Stock():
                return f"gain ${self._stock(choice.worker)}"
            case c.Abandon() | c.Place():
                return "; ".join(map(self.item, choice.items)) or "nothing"
            case c.GiveUp():
                return self._brief(choice.face)
        return self._explain_work(choice)

    def _explain_work(self, choice: Choice) -> str:
        names = self.names
        match choice:
            case c.Build() | c.Spend() | c.Recruit() | c.Recall():
                return ", ".join(map(self.item, choice.items)) or "nothing"
            case c.Lose():
                return f"{names.die(choice.colour)} die: {names.thing(choice.place)}"
            case c.Produce():
                return f"{names.die(choice.worker)} as a good{self._match(choice)}"
            case c.LeaveEmpty():
                return "no (further) good here"
            case c.Trade():
                return f"Trade: ${self._trade(choice)}"
            case c.Consume():
                return f"Consume: {self._consume(choice)}"
            case c.Keep():
                return "ship no (further) such good"
            case c.Done():
                return "nothing more"
            case PowerChoice():
                return self._purpose(choice) or names.thing(choice.power)
        return ""

    def item(self, item: str) -> str:
        """One of several things that are picked: a tile, a die, or a die at its place."""
        names = self.names
        what, _, where = item.partition("@")
        if names.face(what) is not None:
            return f"{self._brief(what)}{', on top' if where else ''}"
        if not where:
            return names.die(what)
        face = names.face(where)
        return f"{names.die(what)} {f'good on {face.name}' if face is not None else f'from {names.thing(where)}'}"

    def _brief(self, key: str) -> str:
        face = self.names.face(key)
        return self.names.brief(face) if face is not None else key

    def _purpose(self, choice: Choice) -> str:
        """What a power's choice is for: the first line of its class's docstring, fields named in it filled in."""

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

    def _trade(self, choice: c.Trade) -> int:
        face = self.names.face(choice.world)
        return trade_value(self.table, self.seat, face) if face is not None else 0

    def _consume(self, choice: c.Consume) -> str:
        rules, face = self.names.rules, self.names.face(choice.world)
        if face is None:
            return ""
        good, worker = rules.worker_index[choice.good], rules.worker_index[choice.worker]
        chips = consume_value(self.table, self.seat, face, good, worker)
        gained = sum(hook(face) for hook in self.table.seats[self.seat].powers.consume_credits)
        return f"{chips} VP and ${gained}" if gained else f"{chips} VP"

    def _match(self, choice: c.Produce) -> str:
        rules, face = self.names.rules, self.names.face(choice.world)
        if face is None or face.colour is None:
            return ""
        worker = rules.workers[rules.worker_index[choice.worker]]
        return ", matching" if face.colour.key in worker.matches_as_good else ""
