"""``starcup serve``: games for front ends in any language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click


@click.command("serve", short_help="Serve games to a front end, over JSON lines.")
@click.option("--stdio", is_flag=True, help="Talk over standard input and output (the only way there is).")
@click.option(
    "--game",
    "keys",
    multiple=True,
    metavar="KEY",
    help="Offer this game only (repeat for several); the first is meant where none is named.  [default: all installed]",
)
@click.option(
    "--schemas",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write the JSON Schemas of the game's messages into this folder, and end.",
)
@click.option(
    "--typescript",
    "types",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write TypeScript types of the game's messages into this folder, and end.",
)
def command(stdio: bool, keys: tuple[str, ...], folder: Path | None, types: Path | None) -> int:
    """Serve games to a front end in any language: a JSON object a line, requests in and answers out.

    \b
    {"id": 1, "method": "new", "seats": ["client", "greedy"]}
    {"id": 2, "method": "view", "game": "g1", "seat": 0}
    {"id": 3, "method": "submit", "game": "g1", "seat": 0, "choice": "..."}

    An answer has the request's id and either its "result" or an "error" with a
    code, a message, rule ids and the nearest valid thing. Bots answer by
    themselves. A front end sees the seats that it asked to play, and no other.
    The input's end, or the method "bye", ends the server with exit code 0.

    Every installed game can be played: "games" lists them, and "new" takes the
    key of one as its "game". What a view, an event and the like hold differs from
    game to game: --schemas writes down what --game sends, --typescript the same as
    types. Scenes are the same for all games.

    Methods and messages: the page "The wire protocol" of the documentation; the JSON
    Schemas of Roll for the Galaxy: docs/schemas.
    """
    if stdio + (folder is not None) + (types is not None) != 1:
        raise click.UsageError("say how to talk: --stdio; or where to write: --schemas DIR, --typescript DIR")
    _check(keys)
    if folder is not None or types is not None:
        return _write(keys, folder, types)
    import sys

    from starcup_cli.alone import output_alone
    from starcup_cli.errors import Failed
    from starcup_cli.language_choice import ENGLISH, asked_for
    from starcup_cli.server import serve

    if sys.stdin is None or sys.stdout is None:  # started without
        raise Failed("standard input and output should be open")
    # Programs read what is refused; what people read of it is in the language that a request names.
    with output_alone() as out, asked_for(ENGLISH):
        serve(sys.stdin.buffer, out.buffer, keys)
    return 0


def _check(keys: Sequence[str]) -> None:
    """Refuse games that are unknown, named twice, or can't be loaded."""
    from starcup_cli.errors import WrongUse
    from starcup_cli.packs import find_game

    for key in keys:
        find_game(key)
        if keys.count(key) > 1:
            raise WrongUse(f"--game {key}: named twice")


def _write(keys: Sequence[str], folder: Path | None, types: Path | None) -> int:
    """Write the schemas of one game into a folder, or TypeScript types made from them."""
    import json

    from starcup.wire import schemas_of, typescript, wire_of
    from starcup_cli import files
    from starcup_cli.errors import WrongUse
    from starcup_cli.packs import chosen_rules

    if len(keys) > 1:
        raise WrongUse(f"{'--typescript' if folder is None else '--schemas'}: of one game, found {', '.join(keys)}")
    schemas = schemas_of(wire_of(chosen_rules(None, (), "", keys[0] if keys else None)))
    if folder is not None:
        texts = {name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in schemas.items()}
        files.write_all({folder / f"{name}.schema.json": text for name, text in texts.items()})
        click.echo(f"{len(schemas)} schemas in {folder}")
    if types is not None:
        modules = typescript(schemas)
        files.write_all({types / name: text for name, text in modules.items()})
        click.echo(f"{' and '.join(modules)} in {types}")
    return 0
