"""The tables of games and lines, and what numbers the appends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import CreateSequence

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "game",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.Column("sequence", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "line",
        sa.Column("game", sa.Text, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(CreateSequence(sa.Sequence("append")))
        return
    counter = op.create_table("counter", sa.Column("value", sa.BigInteger, nullable=False))
    op.bulk_insert(counter, [{"value": 0}])
    # For those who look which games changed. PostgreSQL tells them, and would have to mend the index at each append.
    op.create_index("game_sequence", "game", ["sequence"])
