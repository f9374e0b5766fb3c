"""The tables: a row for each game, and one for each line of its log."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import BigInteger, Column, DateTime, ForeignKey, Integer, MetaData, Sequence, Table, Text
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

REVISION = "0001"
"""The newest revision in ``migrations``: a database that has it is used without asking Alembic."""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite keeps no zone, and PostgreSQL answers in that of the session."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC))


metadata = MetaData()

games = Table(
    "game",
    metadata,
    Column("id", Text, primary_key=True),
    Column("length", Integer, nullable=False),
    Column("snapshot", Text, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("sequence", BigInteger, nullable=False),
)

lines = Table(
    "line",
    metadata,
    Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

# Where the numbers in ``game.sequence`` come from. In SQLite it is a row: the highest number in use would be given once
# more after its game was deleted, and be missed by those who look for higher ones.
appends = Sequence("append")
counter = Table("counter", metadata, Column("value", BigInteger, nullable=False))
