"""Addresses of databases: what a user wrote, checked, and shown again without its password."""

from __future__ import annotations

from pathlib import Path

from attrs import field, frozen
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from starcup import StarcupError, brief

EXPECTED = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
_SQLITE = ("sqlite", "sqlite+pysqlite")
_POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")
_SECRET = ("password", "sslpassword")


class DatabaseError(StarcupError):
    """An error: the database can't be used as it was named, or as it is."""


@frozen
class Address:
    """The address of a database; ``str(address)`` shows it without password and options."""

    url: URL = field(repr=False)
    """As SQLAlchemy wants it, with the driver."""
    file: Path | None
    """The file of SQLite; None for PostgreSQL."""

    @classmethod
    def of(cls, text: str) -> Address:
        """Return the address that a user wrote."""
        # The text may hold a password wherever its author has put it, so that no error repeats more than its scheme.
        scheme = text.partition("://")[0] if "://" in text else ""
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            rest = f", found {brief(scheme)} and something else" if scheme else ""
            raise DatabaseError(f"this is no address of a database: {EXPECTED}{rest}") from None
        if url.drivername in _SQLITE:
            return _file(url)
        if url.drivername in _POSTGRESQL:
            return _server(url)
        raise DatabaseError(f"a database of another kind: {EXPECTED}, found {brief(scheme)}")

    def scrubbed(self, text: str) -> str:
        """Return a text of a driver without the password, if that should be in it."""
        for secret in filter(None, (self.url.password, *map(self.url.query.get, _SECRET))):
            for part in (secret,) if isinstance(secret, str) else secret:
                text = text.replace(part, "***")
        return text

    def __str__(self) -> str:
        if self.file is not None:
            return f"sqlite:///{self.file}"
        hosts = {name: value for name, value in self.url.query.items() if name == "host"}
        url = self.url.set(drivername="postgresql", query=hosts)
        return url._replace(password=None).render_as_string()  # ``set`` takes None for "as it is"


def _file(url: URL) -> Address:
    if url.host or url.username or url.password or url.port:
        raise DatabaseError("a file has three slashes, or four if its path begins with one: expected sqlite:///FILE")
    if url.query:
        raise DatabaseError("a file of SQLite has no options here: expected sqlite:///FILE")
    if not url.database or url.database.startswith(":"):
        raise DatabaseError("games in memory would end with the server: expected sqlite:///FILE")
    path = Path(url.database).expanduser().absolute()
    return Address(URL.create("sqlite", database=str(path)), path)


def _server(url: URL) -> Address:
    if "@" in f"{url.host}{url.database}":
        hint = "characters such as @ / : ? in a password are written %40 %2F %3A %3F"
        raise DatabaseError(f"an address of PostgreSQL that can be read in two ways: {EXPECTED}; {hint}")
    return Address(url.set(drivername="postgresql+psycopg"), None)
