"""Logs of games in a database: a file of SQLite, or PostgreSQL for several servers.

What this imports is SQLAlchemy alone: Alembic is asked for when a database has to be brought up to date, and a driver
of PostgreSQL when one is named.
"""

from __future__ import annotations

from starcup.host import Overtaken, Storage, Unavailable
from starcup_web.database.addresses import DatabaseError
from starcup_web.database.store import Database

__all__ = ["Database", "DatabaseError", "Overtaken", "Storage", "Unavailable"]
