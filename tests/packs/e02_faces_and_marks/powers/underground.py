"""Underground: Home dice used in Ship return to the cup; a worker that shows a star brings $1."""

from starcup.packed import hookimpl
from starcup.roll import RollTable, Worker


@hookimpl
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    if worker.has("star"):
        table.gain_credits(seat, 1, "underground")
    return "cup" if phase == "ship" and worker.colour_key == "home" else ""
