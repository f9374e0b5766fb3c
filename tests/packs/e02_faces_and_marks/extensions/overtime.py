"""Overtime: whoever it is, a worker that shows a star brings 1 VP in chips when it is used."""

from starcup.packed import hookimpl
from starcup.roll import RollTable, Worker


@hookimpl
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    if worker.has("star"):
        table.gain_chips(seat, 1, "overtime")
    return ""
