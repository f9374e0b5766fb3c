"""Booby Trap: a die that was Reassigned and is used goes back to the supply, for 1 VP in chips."""

from starcup.packed import hookimpl
from starcup.roll import RollTable, Worker


@hookimpl
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    if not worker.has("reassigned"):
        return ""
    table.gain_chips(seat, 1, "booby_trap")
    return "supply"
