"""How a database is named and opened, and what is said when it can't be."""

from __future__ import annotations

import logging
import os
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest
from sqlalchemy import make_url

from starcup_web.database import Database, DatabaseError
from starcup_web.database.addresses import Address
from tests.web.postgres import PASSWORD, USER, Cluster

Opener = Callable[[str], Database]
POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows has no such modes of files")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@POSIX
def test_a_file_is_its_owners_alone(tmp_path: Path, opened: Opener) -> None:
    before = os.umask(0)
    try:
        database = opened(f"sqlite:///{tmp_path}/new/games.db")
        database.append("game", 0, ["a"], "")
    finally:
        os.umask(before)
    assert mode(tmp_path / "new") == 0o700
    made = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert made == ["games.db", "games.db-shm", "games.db-wal"]
    assert {mode(tmp_path / "new" / name) for name in made} == {0o600}


@POSIX
def test_modes_of_what_was_there_are_left(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "games").mkdir(mode=0o755)
    (tmp_path / "games" / "games.db").touch(mode=0o640)
    opened(f"sqlite:///{tmp_path}/games/games.db").append("game", 0, ["a"], "")
    assert mode(tmp_path / "games") == 0o755
    assert mode(tmp_path / "games" / "games.db") == 0o640


def test_what_was_committed_to_a_file_is_on_the_disk(tmp_path: Path, opened: Opener) -> None:
    database = opened(f"sqlite:///{tmp_path}/games.db")
    with database._engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2]  # 2 is FULL


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("games.db", "no address of a database: expected sqlite:///FILE or postgresql://"),
        ("", "no address of a database"),
        ("mysql://u:topsecret@h/d", "of another kind: expected sqlite:///FILE or postgresql://.*, found 'mysql'"),
        ("postgresql+asyncpg://u:topsecret@h/d", r"found 'postgresql\+asyncpg'"),
        ("sqlite://games.db", "three slashes"),
        ("sqlite://", "games in memory would end with the server"),
        ("sqlite:///:memory:", "games in memory would end with the server"),
        ("sqlite:///games.db?mode=memory", "no options"),
        ("postgresql://u:topsecret@h:port/d", "no address of a database"),
        ("postgresql://u:top@topsecret@h/d", "are written %40"),
        ("postgresql://h/topsecret@h/d", "are written %40"),
    ],
)
def test_a_wrong_address(url: str, message: str) -> None:
    with pytest.raises(DatabaseError, match=message) as raised:
        Database(url)
    assert "topsecret" not in "".join(traceback.format_exception(raised.value))


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("sqlite:////var/games.db", "sqlite:////var/games.db"),
        ("sqlite:///games.db", f"sqlite:///{Path.cwd() / 'games.db'}"),
        ("sqlite:///~/games.db", f"sqlite:///{Path.home() / 'games.db'}"),
        ("postgresql://u:secret@h:5433/d", "postgresql://u@h:5433/d"),
        ("postgres://u:secret@h/d?sslmode=require&sslpassword=secret", "postgresql://u@h/d"),
        ("postgresql+psycopg://u@/d?host=/run/here&password=secret", "postgresql://u@/d?host=%2Frun%2Fhere"),
        ("postgresql://[::1]/d", "postgresql://[::1]/d"),
    ],
)
@POSIX
def test_an_address_is_shown_without_its_secrets(url: str, shown: str) -> None:
    address = Address.of(url)
    assert str(address) == shown
    assert "secret" not in repr(address)


@pytest.mark.parametrize(
    "url",
    ["postgresql://u:a%2Fsecret@h/d", "postgresql://h/d?password=a/secret", "postgresql://h/d?sslpassword=a/secret"],
)
def test_a_driver_that_repeats_a_password_is_not_repeated(url: str) -> None:
    assert Address.of(url).scrubbed("no entry for a/secret of u") == "no entry for *** of u"


def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is a text, and not a database" * 100, encoding="utf-8")
    with pytest.raises(DatabaseError, match=r"text\.db can't be used: file is not a database"):
        Database(f"sqlite:///{tmp_path}/text.db")
    with pytest.raises(DatabaseError, match="can't be used"):
        Database(f"sqlite:///{tmp_path}")
    with pytest.raises(DatabaseError, match="can't be made: "):
        Database(f"sqlite:///{tmp_path}/text.db/games.db")


def test_a_file_of_another_program_is_kept(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE game (name)")
        connection.commit()
    with pytest.raises(DatabaseError, match="table game already exists"):
        Database(f"sqlite:///{tmp_path}/other.db")
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("game",)]


def test_a_driver_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(DatabaseError, match=r"install starcup-web\[postgresql\]"):
        Database("postgresql://u:topsecret@h/d")


def test_nothing_is_imported_before_it_is_needed(tmp_path: Path) -> None:
    Database(f"sqlite:///{tmp_path}/games.db").close()
    program = f"""
import sys
from starcup_web.database import Database
def there():
    return sorted({{"alembic", "psycopg"}} & set(sys.modules))
assert there() == [], there()
Database("sqlite:///{tmp_path}/games.db").close()  # it has its tables
assert there() == [], there()
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.slow
def test_a_password_is_nowhere(server: Cluster, caplog: pytest.LogCaptureFixture, opened: Opener) -> None:
    caplog.set_level(logging.DEBUG)
    right = server.url()
    mine = server.create()
    database = opened(mine)
    hidden = "the tiles in a hand"
    database.append("game", 0, [hidden], hidden)
    wrong = [
        server.url(password="topsecret"),
        server.url("nowhere"),
        right.replace(USER, "nobody", 1),
        f"{right}&sslmode=sometimes",
        f"{right}&nonsense=topsecret",
        "postgresql://u:topsecret@127.0.0.1:1/d",
    ]
    said = repr(database)
    for url in wrong:
        with pytest.raises(DatabaseError) as raised:
            Database(url)
        said += "".join(traceback.format_exception(raised.value))
    server.execute("DROP TABLE line", str(make_url(mine).database))
    with pytest.raises(DatabaseError, match='"line" does not exist') as raised:
        database.append("game", 1, [hidden], hidden)
    said += "".join(traceback.format_exception(raised.value)) + caplog.text
    for secret in (PASSWORD, quote(PASSWORD, safe=""), "topsecret", hidden):
        assert secret not in said
