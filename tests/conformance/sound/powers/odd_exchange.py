"""Odd Exchange: a die for $2 after a Trade; reassigns two, discounts dear worlds, scores odd counts."""

from attrs import evolve, frozen

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Dictate, Discount, Face, Reassign, RollTable
from starcup.roll.dice import ONE, Dice, kinds, total

KEY = "odd_exchange"


@frozen(eq=False)
class Sell(PowerChoice):
    """Give a die of the Citizenry back to the supply for $2."""

    pattern = "sell {power} {colour}"
    colour: str


@frozen(eq=False)
class Hold(PowerChoice):
    """Sell nothing."""

    pattern = "hold {power}"


HOLD = Hold(KEY)
MOVE = Reassign(up_to=2, source="explore", together=True)


@frozen
class OfferSale(SeatStep[RollTable]):
    """A good has been Traded: the owner may sell a die."""

    kind = f"power:{KEY}"
    question = "Sell a die of your Citizenry for $2?"

    def run(self, table: RollTable) -> Legal | None:
        citizenry = table.seats[self.seat].citizenry
        if total(table.dice_owned(self.seat)) < 3 or not citizenry:
            return None
        return (HOLD, *(Sell.of(KEY, table.rules.die_keys[kind]) for kind in kinds(citizenry)))

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Sell):
            die = ONE[table.rules.die_index[choice.colour]]
            owner = table.seats[self.seat]
            owner.citizenry = Dice(owner.citizenry - die)
            table.supply = Dice(table.supply + die)
            table.gain_credits(self.seat, 2, KEY)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Sell):
            return IllegalChoice("no-die", "POWER-4", f"no {choice.colour} die lies in your Citizenry.")
        return IllegalChoice("sell-first", "POWER-4", "say first whether you sell a die.")


@hookimpl
def traded(table: RollTable, seat: int, world: Face) -> None:
    table.push(OfferSale(seat))


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    return MOVE if len(table.worlds(seat)) % 2 else None


@hookimpl
def dictate(terms: Dictate) -> Dictate:
    return evolve(terms, workers=terms.workers + 1)


@hookimpl
def discount(face: Face) -> Discount | None:
    return Discount(2, floor=2) if face.is_world and face.cost > 4 else None


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return len(table.tableau(seat)) % 2 * 3
