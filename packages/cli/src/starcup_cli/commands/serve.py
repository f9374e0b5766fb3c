"""``starcup serve``: games for front ends in any language."""

from __future__ import annotations

import click


@click.command("serve", short_help="Serve games to a front end, over JSON lines.")
@click.option("--stdio", is_flag=True, help="Talk over standard input and output (the only way there is).")
def command(stdio: bool) -> int:
    """Serve games to a front end in any language: a JSON object a line, requests in and answers out.

    \b
    {"id": 1, "method": "new", "seats": ["client", "greedy"]}
    {"id": 2, "method": "view", "game": "g1", "seat": 0}
    {"id": 3, "method": "submit", "game": "g1", "seat": 0, "choice": "..."}

    An answer has the request's id and either its "result" or an "error" with a
    code, a message, rule ids and the nearest valid thing. Bots answer by
    themselves. A front end sees the seats that it asked to play, and no other.
    The input's end, or the method "bye", ends the server with exit code 0.

    Methods and messages: the page "Writing a UI" of the documentation; their
    JSON Schemas: docs/schemas.
    """
    if not stdio:
        raise click.UsageError("say how to talk: --stdio")
    import sys

    from starcup_cli.alone import output_alone
    from starcup_cli.errors import Failed
    from starcup_cli.server.lines import serve

    if sys.stdin is None or sys.stdout is None:  # started without
        raise Failed("standard input and output should be open")
    with output_alone() as out:
        serve(sys.stdin.buffer, out.buffer)
    return 0
