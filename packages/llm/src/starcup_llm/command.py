"""The command that serves a seat to a language model over the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from mcp.server import Server

    from starcup_llm.hosted_seat import HostedSeat, NewSeat

CLIENT = "client"
FILE = click.Path(dir_okay=False, path_type=Path)
USUAL_PORT = 8730
INTERRUPTED, TERMINATED = 130, 143
"""The exit codes after Ctrl-C and after a termination signal."""


@click.command("mcp", short_help="Serve a seat to a language model (MCP).")
@click.option("--game", metavar="KEY", help="'games' lists them.  [default: roll, or the only one]")
@click.option("--seats", metavar="NAME,NAME", help="Who plays, seat by seat: client once, and bots.")
@click.option("--players", type=click.IntRange(min=1), metavar="N", help="How many play, where --seats is not given.")
@click.option("--packs", metavar="PACK[,PACK]", help="The packs to play with.  [default: the game's box]")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="PACK.NAME=VALUE",
    help="A choice that a pack offers; 'packs' lists them.",
)
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Same seed, same game; else drawn.")
@click.option("--language", metavar="TAG", help="The language of all texts, such as es.  [default: en]")
@click.option("--no-options", is_flag=True, help="Don't list the legal choices.")
@click.option("--report", type=FILE, metavar="FILE", help="Write a report here, as JSON, after every call.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep the game here, and go on with it if it is there.")
@click.option("--http", is_flag=True, help="Serve over HTTP on this machine, not over standard input and output.")
@click.option("--port", type=click.IntRange(0, 65_535), default=USUAL_PORT, show_default=True, help="With --http.")
def command(
    game: str | None,
    seats: str | None,
    players: int | None,
    packs: str | None,
    options: Sequence[str],
    seed: int | None,
    language: str | None,
    no_options: bool,
    report: Path | None,
    save: Path | None,
    http: bool,
    port: int,
) -> None:
    """Serve one seat of a game to a language model, by the Model Context Protocol.

    \b
    starcup mcp --game race --seats client,normal

    A client of the protocol starts this command, and speaks with it over standard input and output; bots have the other
    seats. The model sees the table, the question to it and its legal choices as text, answers, asks why something is
    not possible, looks up rules and pieces, and keeps notes. It never gets what its seat may not know.

    The file of --save has the seed and all that is hidden, so keep it where the model can't read it. A report that is
    there already is left alone: the new one gets a number.
    """
    import sys
    from functools import partial

    from starcup import EngineError, StarcupError
    from starcup.host import Refused
    from starcup_llm.hosted_seat import ENGLISH, HostedSeat, NewSeat

    try:
        key = _game(game)
        new_seat = NewSeat(
            seats=_seats(key, seats, players),
            game=key,
            packs=None if packs is None else tuple(_names(packs)),
            options=_options(options),
            seed=seed,
            language=language or ENGLISH,
            lists_choices=not no_options,
        )
        seat = HostedSeat(new_seat, _saved(save, new_seat))
    except EngineError:
        raise
    except (Refused, StarcupError) as error:
        raise click.UsageError(str(error)) from error
    keep = partial(_keep, report=None if report is None else _free(report), save=save)
    try:
        keep(seat)
    except OSError as error:
        raise click.UsageError(f"{error.filename}: {error.strerror}") from error
    from starcup_llm.server import server_of

    def keep_or_warn(seat: HostedSeat) -> None:
        try:
            keep(seat)
        except OSError as error:  # the game goes on
            click.echo(f"starcup mcp: not kept: {error}", err=True)

    server = server_of(seat, keep_or_warn)
    if not http and (sys.stdin is None or sys.stdout is None):
        raise click.UsageError("standard input and output should be open")
    try:
        if http:
            _serve_http(server, port)
        else:
            _serve_stdio(server, seat.close)
    finally:
        seat.close()


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _game(key: str | None) -> str:
    """Return the key of the game to play."""
    from starcup import games
    from starcup_bots.discovery import DEFAULT_GAME

    known = games.known()
    if key is None and DEFAULT_GAME not in known and len(known) != 1:
        raise click.UsageError(f"--game is missing: expected one of {', '.join(known) or 'none'}")
    return games.find(key or (DEFAULT_GAME if DEFAULT_GAME in known else known[0])).key


def _seats(game: str, seats: str | None, players: int | None) -> tuple[str, ...]:
    """Return who plays: as named, else the model first and the usual bot at the other seats."""
    from starcup import games
    from starcup_bots import available

    if seats is not None:
        if players is not None and players != len(_names(seats)):
            raise click.UsageError(f"--players {players}: --seats names {len(_names(seats))}")
        return tuple(_names(seats))
    taken = games.find(game).seats
    total = players or (2 if 2 in taken else taken[0])
    return (CLIENT, *["greedy" if "greedy" in available(game) else "random"] * (total - 1))


def _options(texts: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise click.UsageError(f"--option: an option is written PACK.NAME=VALUE, not {text!r}")
        if name in values:
            raise click.UsageError(f"--option: {name!r} is given twice")
        values[name] = value
    return values


def _saved(save: Path | None, new_seat: NewSeat) -> str | None:
    """Return the journal of a saved game to resume; None for a new game."""
    from starcup import journal_header

    if save is None or not save.exists():
        return None
    try:
        text = save.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise click.UsageError(f"--save {save}: can't be read: {error}") from error
    header = journal_header(text)
    if header.game != new_seat.game or header.seats != len(new_seat.seats):
        saved = f"a game of {header.game} with {header.seats} players"
        raise click.UsageError(
            f"--save {save}: expected one of {new_seat.game} with {len(new_seat.seats)}, found {saved}"
        )
    return text


def _free(path: Path) -> Path:
    """Return a path that does not exist, with a number added if need be."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _keep(seat: HostedSeat, report: Path | None, save: Path | None) -> None:
    from starcup_llm.files import write, write_json

    if save is not None:
        write(save, seat.journal())
    if report is not None:
        write_json(report, seat.report.data())


def _serve_stdio(server: Server[Any], close: Callable[[], None]) -> None:
    """Serve until the input ends or a signal ends the process."""
    import anyio
    from mcp.server.stdio import stdio_server

    async def serve() -> None:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(_end_at_signals, close)
            async with stdio_server() as (read, write):
                await server.run(read, write, server.create_initialization_options())
            tasks.cancel_scope.cancel()

    anyio.run(serve)


async def _end_at_signals(close: Callable[[], None]) -> None:
    """End the process on Ctrl-C and similar signals: the thread that waits for input can't be stopped otherwise."""
    import os
    import signal

    import anyio

    if os.name != "posix":  # event loops have no signal handlers there
        return
    with anyio.open_signal_receiver(signal.SIGINT, signal.SIGTERM, signal.SIGHUP) as signals:
        async for number in signals:
            close()
            os._exit(INTERRUPTED if number == signal.SIGINT else TERMINATED)


def _serve_http(server: Server[Any], port: int) -> None:
    """Serve on a port of this machine, and print the address to standard output."""
    import socket

    import uvicorn

    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(("127.0.0.1", port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise click.ClickException(f"--port {port}: {error.strerror}") from error
    click.echo(f"http://127.0.0.1:{listening.getsockname()[1]}/mcp")
    app = server.streamable_http_app()
    config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=3)
    uvicorn.Server(config).run([listening])


def main() -> None:
    """Run the command."""
    command(prog_name="python -m starcup_llm")
