"""A PostgreSQL of the tests' own: started in a temporary folder, reached by a socket there, gone with the tests."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

USER, PASSWORD = "starcup", "s3cret/of:the@tests"
_FOLDERS = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")
_QUICK = {"fsync": "off", "full_page_writes": "off"}
"""Settings for tests that don't take away the power."""


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs; None if they are not here."""
    on_path = shutil.which("initdb")
    found = [path for name in _FOLDERS for path in Path(name).glob("**/bin/initdb")]
    found.sort(key=lambda path: (len(str(path)), str(path)))  # version 9 before 15
    if on_path:
        found.append(Path(on_path).resolve())  # a link, on some systems, without the other programs beside it
    return next((path.parent for path in reversed(found) if (path.parent / "postgres").exists()), None)


def missing() -> str:
    """Return why no PostgreSQL can be started here; empty if one can be."""
    if os.name != "posix":
        return "PostgreSQL is started for tests only where there are Unix sockets"
    if programs() is None:
        return "PostgreSQL's programs (initdb, postgres) are not here"
    if os.geteuid() == 0 and (shutil.which("setpriv") is None or not _has_user("postgres")):
        return "PostgreSQL doesn't run as root, and there is no other user for it (postgres, by setpriv)"
    return ""


class Cluster:
    """A PostgreSQL server with databases of tests.

    Args:
        folder: an empty folder with a short path, for the databases, the socket and the log.
        settings: of postgresql.conf, beside or instead of those that make it quick and not durable.
    """

    def __init__(self, folder: Path, settings: Mapping[str, str] = _QUICK) -> None:
        found = programs()
        assert found is not None, missing()
        self.folder = folder
        self._programs = found
        self._settings = settings
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0

    def make(self) -> None:
        """Make the folder of the databases."""
        password = self.folder / "password"
        password.write_text(PASSWORD, encoding="utf-8")
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
            shutil.chown(password, "postgres")
        options = ("--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--no-locale", "-U", USER)
        call = [
            *self._as_user(),
            str(self._programs / "initdb"),
            "-D",
            str(self._data),
            f"--pwfile={password}",
            *options,
        ]
        done = subprocess.run(call, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server, and return when it answers."""
        own = {"listen_addresses": "", "unix_socket_directories": str(self.folder), **self._settings}
        options = [part for name, value in own.items() for part in ("-c", f"{name}={value}")]
        call = [*self._as_user(), str(self._programs / "postgres"), "-D", str(self._data), *options]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(call, cwd=self.folder, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while not self._answers():
            text = (self.folder / "log").read_text(encoding="utf-8", errors="replace")
            assert self._server.poll() is None and time.monotonic() < end, text
            time.sleep(0.02)

    def stop(self, *, at_once: bool = False) -> None:
        """Stop the server; ``at_once`` as by a crash, so that it has to recover when it is started again."""
        if self._server is None:
            return
        self._server.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
        self._server.wait(60)
        self._server = None

    def restart(self, *, at_once: bool = False) -> None:
        """Stop the server and start it again."""
        self.stop(at_once=at_once)
        self.start()

    def url(self, database: str = "postgres", password: str = PASSWORD) -> str:
        """Return the address of a database."""
        secret = quote(password, safe="")
        return f"postgresql://{USER}:{secret}@/{database}?host={quote(str(self.folder), safe='')}"

    def create(self) -> str:
        """Make a new database, and return its address."""
        self._made += 1
        name = f"test_{self._made}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Carry out a statement as the owner of all, and return its rows."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def end_connections(self) -> int:
        """End all connections to the server but the one that says so, and return how many there were."""
        ended = self.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        return len(ended)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _answers(self) -> bool:
        call = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(call, check=False).returncode == 0

    def _as_user(self) -> list[str]:
        """Return what a command begins with, so that it doesn't run as root, and not longer than the tests."""
        setpriv = shutil.which("setpriv")
        if setpriv is None:
            return []
        user = ["--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
        return [setpriv, *user, "--pdeathsig", "INT"]


@contextmanager
def cluster(settings: Mapping[str, str] = _QUICK) -> Iterator[Cluster]:
    """Yield a server that runs, and leave nothing of it."""
    # Not in pytest's folder: that is its user's alone, and the path of a socket has to be short.
    with tempfile.TemporaryDirectory(prefix="starcup-pg-") as name:
        made = Cluster(Path(name), settings)
        made.make()
        try:
            made.start()
            yield made
        finally:
            made.stop()


def _has_user(name: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
