"""Cares in which order the items of a set are named."""

from attrs import frozen

from starcup import Choice, Items, Picks
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "keeps_the_order_named"


@frozen(eq=False)
class Show(PowerChoice):
    """Show some colours."""

    pattern = "show {power} {items}"
    items: Items


class InOrder(Picks):
    """A set that is none."""

    def canonical(self, items: Items) -> Items:
        super().canonical(items)
        return items


@frozen
class Ask(SeatStep[RollTable]):
    """The question of this power."""

    kind = f"power:{KEY}"
    question = "Which colours do you show?"

    def run(self, table: RollTable) -> Legal | None:
        return InOrder(lambda items: Show.of(KEY, items), (("red", 1), ("green", 1), ("blue", 1)), 2, 3)

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Show)
        if choice.items[0] == "red":
            table.seats[self.seat].credits = 1


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
