"""Improved Reconnaissance: Scouted tiles may go on top of a stack (EXPLORE-11)."""

from starcup.roll import hookimpl


@hookimpl
def scouts_on_top() -> bool:
    return True
