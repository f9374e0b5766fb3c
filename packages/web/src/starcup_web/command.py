"""The command that opens the table in the browser, or serves it to others."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import click

DATABASE = "STARCUP_DATABASE"
"""The variable of the environment that names the database, so that its password is in no list of processes."""


def default_database() -> str:
    """Return the address of the database in the user's data folder."""
    from platformdirs import user_data_path

    folder = os.environ.get("STARCUP_SAVES")
    place = Path(folder) if folder else user_data_path("starcup", appauthor=False)
    return f"sqlite:///{place / 'games.sqlite'}"


@click.command("web", short_help="Open a game table in the browser.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 is all.")
@click.option("--port", type=click.IntRange(0, 65_535), help="The port.  [default: 8720, or a free one]")
@click.option("--database", envvar=DATABASE, metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
@click.option("--game", "games", multiple=True, metavar="KEY", help="Offer this game only; repeat for several.")
@click.option("--allow-host", "hosts", multiple=True, metavar="NAME", help="A name that the server is asked for under.")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy whose X-Forwarded-For is believed.")
@click.option("--rate", type=click.FloatRange(min=1), default=30.0, show_default=True, help="Requests a second.")
@click.option("--connections", type=click.IntRange(min=1), default=64, show_default=True, help="WebSockets an address.")
@click.option("--log", type=click.Choice(["debug", "info", "warning", "error"]), default="warning", show_default=True)
@click.option("--no-browser", is_flag=True, help="Open no browser.")
def command(
    host: str,
    port: int | None,
    database: str | None,
    games: Sequence[str],
    hosts: Sequence[str],
    proxies: Sequence[str],
    rate: float,
    connections: int,
    log: str,
    no_browser: bool,
) -> None:
    """Open a game table in the browser: alone against bots, several at one screen, or friends by secret links.

    Without options it listens on this machine alone, and keeps games in your data folder. For friends far apart, give
    --host 0.0.0.0 behind a proxy with HTTPS. The address is told on standard output.
    """
    import gc

    import uvicorn

    from starcup import StarcupError
    from starcup_web.app import application
    from starcup_web.building import TableError, table
    from starcup_web.database import Database
    from starcup_web.guards import LOOPBACK, Limits
    from starcup_web.observing import logger

    try:
        built = table()
        storage = Database(database or default_database())
    except (TableError, StarcupError) as error:
        raise click.ClickException(str(error)) from error
    listening = _listening(host, port)
    local = host in LOOPBACK
    app = application(
        storage,
        games=games,
        table=built,
        limits=Limits(rate=rate, burst=4 * rate, connections=connections),
        hosts=(*hosts, *(LOOPBACK if local else ())) if local or hosts else (),
        log=logger(log),
        warm=True,
    )
    number = listening.getsockname()[1]
    name = f"[{host}]" if ":" in host else host
    address = f"http://{'localhost' if host in ('0.0.0.0', '::') else name}:{number}/"
    click.echo(address)
    sys.stdout.flush()
    if local and not no_browser and sys.stdout.isatty():
        webbrowser.open(address)
    # Games are many objects that live long: looking through all of them again and again holds everybody up.
    gc.set_threshold(50_000, 20, 50)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # paths of feeds have keys in them
        proxy_headers=bool(proxies),
        forwarded_allow_ips=",".join(proxies),
        ws_max_size=16_384,
        ws="websockets-sansio",
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    try:
        uvicorn.Server(config).run([listening])
    finally:
        storage.close()


USUAL_PORT = 8720


def _listening(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens at an address; at a free port if none is named and the usual one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in (USUAL_PORT, 0) if port is None else (port,):
        # asyncio has answers sent without waiting only on sockets that say that they are of TCP: else 40 ms for each.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen()  # from the moment its address is told
        except OSError as error:
            listening.close()
            if port is None and number:
                continue
            raise click.ClickException(f"--host {host} --port {number}: {error.strerror}") from error
        return listening
    raise click.ClickException(f"--host {host}: no free port")


def main() -> None:
    """Run the command."""
    command(prog_name="python -m starcup_web")
