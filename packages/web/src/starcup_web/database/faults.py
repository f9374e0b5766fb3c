"""Errors of databases in words, without passwords and without what stood in the games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError

from starcup import StarcupError
from starcup_web.database.protocol import Unavailable

if TYPE_CHECKING:
    from starcup_web.database.addresses import Address


class DatabaseError(StarcupError):
    """An error: the database can't be used as it was named, or as it is."""


_OUT_OF_REACH = (OperationalError, InterfaceError, InternalError)
"""What drivers raise when the server, the disk or a lock is the reason; a read-only standby is an ``InternalError``."""


@contextmanager
def translated(address: Address) -> Iterator[None]:
    """Raise our own errors for those of SQLAlchemy and the driver within this.

    Raises:
        Unavailable: the database can't be reached, or was lost on the way.
        DatabaseError: it is reached, but is not as expected.
    """
    try:
        yield
    except DBAPIError as error:
        reason = address.scrubbed(_first_line(error.orig or error))
        if error.connection_invalidated or isinstance(error, _OUT_OF_REACH):
            raise Unavailable(f"the database {address} can't be used now: {reason}") from None
        raise DatabaseError(f"the database {address} is not as expected: {reason}") from None
    except SQLAlchemyError as error:  # no connection of the pool became free
        reason = address.scrubbed(_first_line(error))
        raise Unavailable(f"the database {address} can't be used now: {reason}") from None


def _first_line(error: BaseException) -> str:
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__
