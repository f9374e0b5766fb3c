"""What processes of the tests do with a database."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext

from starcup_web.database import Database, Overtaken


def context() -> ForkServerContext:
    """Return what starts processes fast: they are forked from one that has imported all, and has no threads."""
    made = multiprocessing.get_context("forkserver")
    made.set_forkserver_preload(["tests.web.database.workers", "sqlalchemy.dialects.sqlite", "psycopg"])
    return made


def win(database: Database, game: str, name: str, times: int) -> list[int]:
    """Append one line so many times, each at the end that was last seen, and return the positions won."""
    won: list[int] = []
    known = len(database.read(game))
    while len(won) < times:
        try:
            database.append(game, known, [f"{name} {known}"], f"{known + 1}")
        except Overtaken:
            known = len(database.read(game))
        else:
            won.append(known)
            known += 1
    return won


def win_in_process(url: str, name: str, times: int, answer: Connection) -> None:
    """Tell that the database is open, wait for the word to go, and answer with the positions won."""
    database = Database(url)
    answer.send("ready")
    answer.recv()
    answer.send(win(database, "game", name, times))
    database.close()


def append_for_ever(url: str, answer: Connection) -> None:
    """Append three lines at a time, and answer with the new length after each."""
    database = Database(url)
    known = len(database.read("game"))
    while True:
        try:
            database.append("game", known, [str(known + more) for more in range(3)], str(known + 3))
        except Overtaken:
            known = len(database.read("game"))
        else:
            known += 3
            answer.send(known)


def append_when_told(url: str, answer: Connection) -> None:
    """Append a line to the game that is named, until none is."""
    database = Database(url)
    while game := answer.recv():
        database.append(game, len(database.read(game)), ["line"], "")
        answer.send(game)
    database.close()


def open_only(url: str, answer: Connection) -> None:
    """Open the database, and answer with what there is in it."""
    answer.send("ready")
    answer.recv()
    database = Database(url)
    answer.send(database.count())
    database.close()
