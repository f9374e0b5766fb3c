"""Datasets: games between bots as Parquet files, a row for each decision, written while they are played.

This module needs pyarrow: install the extra ``parquet``. The page "Datasets" of the documentation describes the
columns.

>>> from starcup_bots.datasets import game_at, record_games
>>> (recorded,) = record_games([], ["greedy", "random"], players=2, seeds=[7], game="race")
>>> recorded.rows.num_rows == recorded.result.decisions
True
>>> game = game_at(recorded.rows, 20)
>>> game.waiting()[0].kind == recorded.rows["kind"][20].as_py()
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from starcup import Game, Pack, Ruleset
from starcup_bots.code_stamps import code_stamps, pack_stamps
from starcup_bots.discovery import DEFAULT_GAME
from starcup_bots.entrants import entrants
from starcup_bots.guard import LIMIT_MS
from starcup_bots.protocol import BotError, check_kind, whole
from starcup_bots.simulation import Order, in_order, order_of, played

try:
    import pyarrow as pa
except ModuleNotFoundError as _error:
    _message = "datasets need pyarrow, which is not installed: pip install pyarrow"
    raise ModuleNotFoundError(_message, name=_error.name) from _error

from starcup_bots.dataset_file import (
    FORMAT,
    DatasetInfo,
    DatasetWriter,
    RecordedGame,
    described,
    info_of,
    read_info,
)
from starcup_bots.dataset_rows import MOST_SEED, GameRows, Recording

__all__ = ["DatasetInfo", "DatasetWriter", "RecordedGame", "game_at", "read_info", "record_games"]


def record_games(
    packs: Sequence[str | Pack],
    bot_names: Sequence[str],
    players: int,
    seeds: Iterable[int],
    workers: int = 1,
    *,
    rotate: bool = False,
    without: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    limit_ms: int = LIMIT_MS,
    game: str = DEFAULT_GAME,
    observations: bool = False,
) -> Iterator[RecordedGame]:
    """Play one game for each seed, and yield the games with their rows, in the order of ``seeds``.

    The rows of a game stay in memory only as long as you keep them. They do not depend on the number of workers. Their
    schema describes them; ``DatasetWriter`` and ``pyarrow.Table.from_batches`` preserve it.

    Args:
        packs: as for :func:`starcup_bots.simulate`, like most arguments.
        bot_names: the bots, by seat.
        players: the number of seats.
        seeds: the seeds of the games, of at most 63 bits; may be endless.
        workers: the number of processes; 1: play in this process.
        rotate: move everyone one seat on in the game with the next seed.
        without: the keys of powers to leave out.
        options: settings of packs, by ``pack.option``.
        limit_ms: the time limit of a bot for one question, in milliseconds; the rows of a game end where a bot fails.
        game: the key of the game.
        observations: whether to add positions as the seats saw them, by ``starcup.features.layout_of``.

    Raises:
        StarcupError: as for :func:`starcup_bots.simulate`, or a seed has more than 63 bits.
    """
    check_kind(seeds, Iterable, "seeds", "whole numbers, one for each game")
    order = order_of(
        packs, bot_names, players, rotate=rotate, without=without, options=options, limit_ms=limit_ms, game=game
    )
    job = partial(_recorded, observations=observations)
    metadata = described(_info(order, _recording(order, observations=observations)))
    recorded = in_order(order, job, enumerate(map(_seed, seeds)), workers)
    # Metadata are added here, so that workers need not send them with each game.
    return (RecordedGame(played.result, played.rows.replace_schema_metadata(metadata)) for played in recorded)


def _seed(seed: int) -> int:
    if not 0 <= whole(seed, "seed") <= MOST_SEED:
        raise BotError(f"seed {seed}: expected one from 0 to {MOST_SEED}, as a dataset has room for")
    return seed


@lru_cache(maxsize=4)
def _recording(order: Order, *, observations: bool) -> Recording:
    return Recording.of(order.ruleset(), len(order.labels), observations=observations)


def _recorded(order: Order, job: tuple[int, int], *, observations: bool) -> RecordedGame:
    number, seed = job
    rows = GameRows(_recording(order, observations=observations))
    result = played(order, seed, rows.watching)
    return RecordedGame(result, rows.built(number, result))


def _info(order: Order, recording: Recording) -> DatasetInfo:
    rules, layout = recording.ruleset, recording.layout
    return DatasetInfo(
        format=FORMAT,
        game=order.game,
        packs=pack_stamps(rules),
        options=dict(rules.options),
        players=len(order.labels),
        bots=order.labels,
        rotate=order.rotate,
        limit_ms=order.limit_ms,
        code=code_stamps(entrants(list(dict.fromkeys(order.names)), order.game), rules),
        actions=None if recording.actions is None else len(recording.actions),
        observation=() if layout is None else layout.fields,
    )


def game_at(
    rows: pa.Table | pa.RecordBatch, row: int, ruleset: Ruleset[Any, Any] | None = None, *, log: bool = False
) -> Game:
    """Return the game of a row in the position of its decision, by replaying the game up to there.

    Args:
        rows: rows of a dataset, including the earlier rows of the game in the order in which they were recorded, which
            :class:`DatasetWriter` keeps.
        row: the index of the row in ``rows``, from 0.
        ruleset: the ruleset; None: the ruleset of the dataset, with the installed packs.
        log: whether to keep events.

    Raises:
        StarcupError: earlier rows of the game are missing, or the rules have changed.
    """
    row = whole(row, "row")
    if not 0 <= row < rows.num_rows:
        raise BotError(f"row {row}; expected 0 to {rows.num_rows - 1}")
    rules = info_of(rows.schema.metadata, "rows").ruleset() if ruleset is None else ruleset
    number, decision = rows["game_number"][row].as_py(), rows["decision"][row].as_py()
    first = row - decision
    before = rows.slice(max(first, 0), min(decision, row)).select(["game_number", "seat", "choice"]).to_pylist()
    if first < 0 or any(record["game_number"] != number for record in before):
        raise BotError(
            f"row {row} is decision {decision} of game {number}; expected those before it in the rows before"
        )
    game: Game = Game.new(rules, rows["players"][row].as_py(), rows["seed"][row].as_py(), log=log)
    for record in before:
        game.submit(record["seat"], record["choice"])
    return game
