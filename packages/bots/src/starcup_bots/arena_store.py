"""The folder of an arena: ``plan.json``, and ``games.jsonl`` with a line for each game, written when it is over.

Each line is written by one call. So only the last one may be damaged: it is cut off, and its game played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TypeVar

from attrs import evolve, field, frozen

from starcup import wire
from starcup_bots.arena import Plan
from starcup_bots.arena_game import GameRecord
from starcup_bots.protocol import BotError

PLAN, GAMES = "plan.json", "games.jsonl"
FORMAT = 2

T = TypeVar("T")


@frozen
class _PlanFile:
    format: int
    plan: Plan


@frozen
class Store:
    """The folder of an arena; made by :meth:`create` or :meth:`open`."""

    folder: Path
    plan: Plan
    records: dict[int, GameRecord] = field(factory=dict)
    cut: str = ""
    """A description of the fault of the last line, if it was cut off."""

    @classmethod
    def create(cls, folder: Path, plan: Plan) -> Store:
        """Create the folder of a new arena."""
        if (folder / PLAN).exists() or (folder / GAMES).exists():
            raise BotError(f"{folder} holds an arena already; --resume goes on with it")
        folder.mkdir(parents=True, exist_ok=True)
        store = cls(folder, plan)
        store._write_plan()
        return store

    @classmethod
    def open(cls, folder: Path, deals: int | None = None) -> Store:
        """Return the arena in a folder, to continue it; with more ``deals`` than before, if wanted."""
        plan = cls.plan_of(folder)
        if deals is not None and deals != plan.deals:
            if deals < plan.deals:
                raise BotError(f"{folder} is an arena of {plan.deals} deals; expected as many or more, found {deals}")
            plan = evolve(plan, deals=deals)
        store = cls(folder, plan)
        cut = store._read_games()
        store._write_plan()
        return evolve(store, cut=cut)

    @staticmethod
    def plan_of(folder: Path) -> Plan:
        """Return the plan of the arena in a folder."""
        path = folder / PLAN
        if not path.is_file():
            raise BotError(f"{folder} holds no arena: {PLAN} is missing")
        file = _read(path.read_bytes(), _PlanFile, str(path))
        if file.format != FORMAT:
            raise BotError(f"{path}: format {file.format}, expected {FORMAT}")
        return file.plan

    def with_plan(self, plan: Plan) -> Store:
        """Return the same games under another plan, which is written down."""
        store = evolve(self, plan=plan)
        store._write_plan()
        return store

    def append(self, record: GameRecord) -> None:
        """Append a game; it is in the file when this returns."""
        line = json.dumps(wire.to_json(record), separators=(",", ":"), ensure_ascii=True).encode() + b"\n"
        file = os.open(self.folder / GAMES, os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        try:
            if os.write(file, line) != len(line):
                raise BotError(f"{self.folder / GAMES}: the disk is full; --resume goes on when there is room")
        finally:
            os.close(file)
        self.records[record.game] = record

    def _write_plan(self) -> None:
        text = json.dumps(wire.to_json(_PlanFile(FORMAT, self.plan)), indent=2) + "\n"
        new = self.folder / f"{PLAN}.new"
        try:
            new.write_text(text, encoding="utf-8")
            new.replace(self.folder / PLAN)
        finally:
            new.unlink(missing_ok=True)

    def _read_games(self) -> str:
        """Read all lines; cut the last one off if it is damaged, and return a description of the damage."""
        path = self.folder / GAMES
        data = path.read_bytes() if path.exists() else b""
        start, number = 0, 0
        while start < len(data):
            number += 1
            end = data.find(b"\n", start) + 1 or len(data)
            try:
                self._take(data[start:end], f"{path}, line {number}")
            except BotError as error:
                if end < len(data):
                    raise BotError(f"{error}; only a damaged last line can be mended") from None
                with path.open("rb+") as file:
                    file.truncate(start)
                return f"{error}; it was cut off, and its game is played again"
            start = end
        return ""

    def _take(self, line: bytes, where: str) -> None:
        if not line.endswith(b"\n"):
            raise BotError(f"{where}: the line has no end")
        record, plan = _read(line, GameRecord, where), self.plan
        deal, place = divmod(record.game, len(plan.line_ups()) * plan.turns)
        if not 0 <= record.game < plan.games:
            raise BotError(f"{where}: game {record.game}; the plan has {plan.games}")
        if (
            record.seed != plan.seed_of((deal, place // plan.turns), place % plan.turns)
            or len(record.seats) != plan.players
        ):
            raise BotError(f"{where}: game {record.game} is not the one of the plan")
        if self.records.setdefault(record.game, record) != record:
            raise BotError(f"{where}: game {record.game} is there twice, and differs")


def _read(data: bytes, kind: type[T], where: str) -> T:
    try:
        return wire.from_json(json.loads(data.decode()), kind)
    except UnicodeDecodeError:
        raise BotError(f"{where}: this is no text") from None
    except (ValueError, RecursionError) as error:
        raise BotError(f"{where}: this is no JSON: {error}") from None
    except wire.BadMessage as error:
        raise BotError(f"{where}: {error}") from None
