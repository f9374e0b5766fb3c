"""Far Borders: the owner ends the game with 15 squares only."""

from starcup.packed import hookimpl


@hookimpl
def end_squares(squares: int) -> int:
    return squares + 3
