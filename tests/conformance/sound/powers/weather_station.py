"""Weather Station: a roll of its own when Explore is done, an imaginary explorer, a gift when it is placed."""

from starcup.roll import Grant, RollTable, hookimpl

FAIR = (0, 0, 1, 2)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.gain_credits(seat, table.draw(f"weather {seat}", FAIR, seat + 1), "weather_station")


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("home",)


@hookimpl
def immediate() -> tuple[Grant, ...]:
    return (Grant(dice=2, colour="home", to="citizenry"),)
