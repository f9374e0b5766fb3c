"""Weather Station: a roll of its own when Explore is done, an imaginary explorer, a gift when it is placed."""

from attrs import frozen

from starcup.making import Legal, SeatStep
from starcup.packed import hookimpl
from starcup.roll import Grant, RollTable

KEY = "weather_station"
FAIR = (0, 0, 1, 2)


@frozen
class Forecast(SeatStep[RollTable]):
    """Roll for the weather; the outcome may have to come from outside."""

    kind = f"power:{KEY}"

    def run(self, table: RollTable) -> Legal | None:
        weather = table.draw(f"weather {self.seat}", FAIR, self.seat + 1)
        if weather < 0:
            table.push(self)
        else:
            table.gain_credits(self.seat, weather, KEY)
        return None


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Forecast(seat))


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("home",)


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=2, colour="home", to="citizenry"),)
