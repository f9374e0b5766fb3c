"""Errors of databases in words, without passwords and without what stood in the games."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError

from starcup.host import Unavailable
from starcup_web.database.addresses import Address, DatabaseError

_OUT_OF_REACH = (OperationalError, InterfaceError, InternalError)
"""What drivers raise when the server, the disk or a lock is the reason; a read-only standby is an ``InternalError``."""


_log = logging.getLogger(__name__)


@contextmanager
def translated(address: Address) -> Iterator[None]:
    """Raise our own errors for those of SQLAlchemy and the driver within this."""
    try:
        yield
    except SQLAlchemyError as error:
        fault = _sentence(error, address)
        if not _out_of_reach(error):
            raise DatabaseError(fault) from None
        _log.warning("%s", fault)
        raise Unavailable("the database can't be used now") from None


@contextmanager
def translated_at_start(address: Address) -> Iterator[None]:
    """Raise one clear error for those of SQLAlchemy and the driver within this, to the user who named the database."""
    try:
        yield
    except SQLAlchemyError as error:
        raise DatabaseError(_sentence(error, address)) from None


def _out_of_reach(error: SQLAlchemyError) -> bool:
    if not isinstance(error, DBAPIError):  # no connection of the pool became free
        return True
    return error.connection_invalidated or isinstance(error, _OUT_OF_REACH)


def _sentence(error: SQLAlchemyError, address: Address) -> str:
    reason = address.scrubbed(_first_line((error.orig if isinstance(error, DBAPIError) else None) or error))
    kind = "can't be used now" if _out_of_reach(error) else "is not as expected"
    return f"the database {address} {kind}: {reason}"


def _first_line(error: BaseException) -> str:
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__
