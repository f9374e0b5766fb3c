"""What a choice means, in words: the explanation beside its text."""

from __future__ import annotations

from starcup import Choice, Decision
from starcup.roll import PowerChoice, RollTable, consume_value, trade_value
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
            return f"a {names.die(first.colour)} die that may go to several columns"
        for choice in decision.legal:
            if isinstance(choice, c.Produce | c.Trade | c.Consume):
                same = {getattr(one, "world", None) for one in decision.legal}
                return names.thing(choice.world) if len(same) == 1 else ""
            if isinstance(choice, c.Build | c.Spend):
                return self._building(choice.face)
            if isinstance(choice, c.Move) and decision.kind == "reassign-more":
                return names.thing(choice.power)
        return ""

    def _building(self, key: str) -> str:
        face = self.names.face(key)
        if face is None:
            return ""
        needed = self.table.cost(self.seat, face)
        seat = self.table.seats[self.seat]
        lying = seat.settlers if face.is_world else seat.developers
        return f"{face.name} needs {needed}; on it: {self.names.dice(lying)}"

    def explain(self, choice: Choice) -> str:
        """A choice in a few words."""
        names = self.names
        match choice:
            case c.Start():
                development, world = names.face(choice.development), names.face(choice.world)
                if development is None or world is None:
                    return ""
                return (
                    f"to develop: {development.name} ({names.brief(development)}); "
                    f"to settle: {world.name} ({names.brief(world)})"
                )
            case c.Select():
                return f"select {names.phase(choice.phase)} with the {names.shown(f'{choice.colour}.{choice.face}')}"
            case c.Assign():
                return f"put the {names.die(choice.colour)} die under {names.phase(choice.phase)}"
            case c.DictateWith():
                return f"pay with {names.die(choice.colour)} ({names.phase(choice.source)}), then move another"
            case c.Move():
                path = f"from {names.phase(choice.source)} to {names.phase(choice.target)}"
                return f"{names.thing(choice.power)}: {names.die(choice.colour)} {path}"
            case c.Enough():
                return f"no more by {names.thing(choice.power)}"
            case c.Ready():
                return "use no (more) Reassign power"
            case c.Scout():
                return "abandon tiles if you like, then draw one more than that"
            case c.Stock():
                return f"gain ${self._stock(choice.worker)}"
            case c.Abandon() | c.GiveUp():
                face = names.face(choice.face)
                return f"{face.name} ({names.brief(face)})" if face is not None else ""
            case c.DrawTiles():
                return "abandon no more, and draw"
            case c.Place():
                face = names.face(choice.face)
                return f"{face.name} ({names.brief(face)})" if face is not None else ""
        return self._explain_work(choice)

    def _explain_work(self, choice: Choice) -> str:
        names = self.names
        match choice:
            case c.Build():
                return f"place the {names.die(choice.worker)} worker on {names.thing(choice.face)}"
            case c.Spend():
                return f"the {names.die(choice.worker)} die goes to Citizenry"
            case c.Lose():
                return f"give the {names.die(choice.colour)} die ({names.thing(choice.place)}) back to the supply"
            case c.Produce():
                return f"the {names.die(choice.worker)} producer becomes a good there{self._match(choice)}"
            case c.LeaveEmpty():
                return f"no (further) good on {names.thing(choice.world)}; your producers go elsewhere"
            case c.Trade():
                return f"Trade with {names.die(choice.worker)}: ${self._trade(choice)}"
            case c.Consume():
                return f"Consume with {names.die(choice.worker)}: {self._consume(choice)}"
            case c.Keep():
                return f"ship no (further) {names.die(choice.good)} good of {names.thing(choice.world)}"
            case c.Recruit():
                price = self.names.rules.numbers.recruit_cost
                return f"a {names.die(choice.colour)} die from Citizenry to the cup for ${price}"
            case c.Recall():
                face = names.face(choice.place)
                what = f"the good on {face.name}" if face is not None else f"from {names.thing(choice.place)}"
                return f"{names.die(choice.colour)}, {what}, back into the cup"
            case c.Done():
                return "nothing more"
            case PowerChoice():
                purpose = (type(choice).__doc__ or "").strip().splitlines()
                what = purpose[0].rstrip(".") if purpose else ""
                return f"{names.thing(choice.power)}: {what}" if what else names.thing(choice.power)
        return ""

    # Numbers.

    def _stock(self, worker: str) -> int:
        rules = self.names.rules
        colour = rules.die_keys[rules.worker_index[worker] % rules.colours]
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
        good, worker = rules.die_index[choice.good], rules.worker_index[choice.worker] % rules.colours
        chips = consume_value(self.table, self.seat, face, good, worker)
        gained = sum(hook(face) for hook in self.table.seats[self.seat].powers.consume_credits)
        return f"{chips} VP and ${gained}" if gained else f"{chips} VP"

    def _match(self, choice: c.Produce) -> str:
        rules, face = self.names.rules, self.names.face(choice.world)
        if face is None or face.colour is None:
            return ""
        die = rules.dice[rules.worker_index[choice.worker] % rules.colours]
        return " (matches: +1 VP if Consumed)" if face.colour.key in die.matches else ""
