"""The file of a dataset: written group by group under a temporary name, with metadata that describe it."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pyarrow as pa
from attrs import frozen
from pyarrow import parquet as pq

from starcup import Pack, Ruleset, games, wire
from starcup.features import ArrayField
from starcup_bots.code_stamps import pack_stamps
from starcup_bots.interruptions import uninterrupted
from starcup_bots.protocol import BotError
from starcup_bots.runner import Result

FORMAT = 1
SETTINGS, EXTENT = b"starcup.dataset", b"starcup.games"
"""The keys of the metadata: the settings of all games, known from the start; and which games the file has."""
OF_EXTENT = ("games", "decisions", "first_seed", "last_seed", "complete")
"""The fields that say which games a file has, known only when it is closed."""
ROWS = 1 << 16
"""The rows of a row group; one group is in memory at a time."""
GROUP_BYTES = 1 << 25
"""The most bytes of observations in a group, which then has fewer rows."""
PART = ".starcup-part"
"""The suffix of a file that is being written."""


@frozen
class RecordedGame:
    """A game of a dataset: its result, and a row for each of its decisions."""

    result: Result
    rows: pa.RecordBatch


@frozen
class DatasetInfo:
    """The description of a dataset in its file.

    Args:
        format: the version of the columns.
        game: the key of the game.
        packs: the name, version and digest of each pack, as one text.
        options: the settings of packs, and under ``without`` the powers that were left out.
        players: the number of seats.
        bots: the names of the bots, by seat in the games whose seed is a multiple of their number.
        rotate: whether everyone moves one seat on in the game with the next seed.
        limit_ms: the time limit of a bot for one question, in milliseconds.
        code: the name, version and digest of each package that played, as one text.
        actions: the number of actions of the game; None if its choices are not numbered.
        observation: the fields of an observation, in order; empty if there are no observations.
        games: the number of games.
        decisions: the number of rows.
        first_seed: the seed of the first game.
        last_seed: the seed of the last game.
        complete: whether all requested games are there; False if writing was interrupted.
    """

    format: int
    game: str
    packs: tuple[str, ...]
    options: dict[str, str]
    players: int
    bots: tuple[str, ...]
    rotate: bool
    limit_ms: int
    code: tuple[str, ...]
    actions: int | None
    observation: tuple[ArrayField, ...] = ()
    games: int = 0
    decisions: int = 0
    first_seed: int = 0
    last_seed: int = 0
    complete: bool = False

    def ruleset(self, packs: Sequence[str | Pack] = ()) -> Ruleset[Any, Any]:
        """Return the ruleset of the games, for ``Actions`` and for replaying them.

        Args:
            packs: the packs, if some are not installed; none: the installed packs of the same names.

        Raises:
            StarcupError: the game or a pack is missing, or a pack has changed.
        """
        definition, names = games.find(self.game), [stamp.partition(" ")[0] for stamp in self.packs]
        rules = definition.load(packs or names, options=self.options) if definition.pack else definition.load()
        stamps = pack_stamps(rules)
        if stamps != self.packs:
            raise BotError(f"the dataset is of packs {', '.join(self.packs)}; found {', '.join(stamps) or 'none'}")
        return rules


def info_of(metadata: Mapping[bytes, bytes] | None, where: str) -> DatasetInfo:
    """Return the description of a dataset from metadata; ``where`` names their place in errors."""
    if metadata is None or SETTINGS not in metadata:
        raise BotError(f"{where}: this is no dataset of games")
    try:
        data = json.loads(metadata[SETTINGS])
        version = data["format"]
        if version != FORMAT:
            raise BotError(f"{where}: a dataset of format {version}, expected {FORMAT}")
        return wire.from_json(data | json.loads(metadata.get(EXTENT, b"{}")), DatasetInfo)
    except (ValueError, KeyError, TypeError, wire.BadMessage) as error:
        raise BotError(f"{where}: this is no dataset of games: {error}") from None


def read_info(path: str | os.PathLike[str]) -> DatasetInfo:
    """Return the description of a dataset from its file, without reading the rows.

    Args:
        path: the path of the file.

    Raises:
        BotError: the file is not a dataset.
        OSError: the file can't be read.
    """
    try:
        return info_of(pq.read_metadata(path).metadata, str(path))
    except pa.ArrowInvalid:
        raise BotError(f"{path}: this is no Parquet file") from None


class DatasetWriter:
    """A writer of a new file with the rows of games, used while they are played.

    At most some ten thousand rows are in memory. The file has a temporary name until the writer is closed. If an
    exception, Ctrl-C included, ends the ``with`` block, the file has the games added before, and is marked as not
    complete. Without any game there is no file.

    Args:
        path: the path of the file, which must not exist.

    Raises:
        BotError: the path exists, or its folder does not.

    >>> import tempfile
    >>> from starcup_bots.datasets import DatasetWriter, read_info, record_games
    >>> path = Path(tempfile.mkdtemp(), "race.parquet")
    >>> with DatasetWriter(path) as writer:
    ...     for game in record_games([], ["greedy", "random"], players=2, seeds=range(3), game="race"):
    ...         writer.add(game)
    >>> read_info(path).games
    3
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path: Path = Path(path)
        self.games: int = 0
        self._part: Path | None = None
        self._writer: pq.ParquetWriter | None = None
        self._schema: pa.Schema | None = None
        self._pending: list[pa.RecordBatch] = []
        self._rows = self._group = self._written = self._first = self._last = 0
        self._sound = True
        self._check_free()
        if not self.path.parent.is_dir():
            raise BotError(f"{self.path.parent}: there is no such folder")

    def _check_free(self) -> None:
        if os.path.lexists(self.path):
            raise BotError(f"{self.path} exists already: choose another name")

    def __enter__(self) -> Self:
        try:  # so that a read-only folder is noticed before games are played
            handle, name = tempfile.mkstemp(prefix=".", suffix=PART, dir=self.path.parent)
        except OSError as error:
            error.filename = str(self.path)
            raise
        os.close(handle)
        self._part = Path(name)
        self._part.chmod(0o644)  # as usual for new files; temporary ones are readable by their owner alone
        return self

    def add(self, game: RecordedGame) -> None:
        """Add a game. Signals such as Ctrl-C wait until it has been added as a whole.

        Args:
            game: a game from :func:`record_games`.

        Raises:
            BotError: the writer is not open; use it in a ``with`` block.
        """
        if self._part is None:
            raise BotError(f"{self.path} is not open: a DatasetWriter writes inside a `with` block")
        with uninterrupted():
            if not self.games:
                self._first, self._schema = game.result.seed, game.rows.schema
                self._group = _group_rows(self._schema)
            self._last = game.result.seed
            self._pending.append(game.rows.replace_schema_metadata(None))  # each game's rows have metadata of their own
            self._rows += game.rows.num_rows
            self.games += 1
            if self._rows >= self._group:
                self._flush()

    def _flush(self) -> None:
        """Write the games in memory as a group; after a failure the file is discarded."""
        self._sound = False
        assert self._schema is not None
        table = pa.Table.from_batches(self._pending).combine_chunks().replace_schema_metadata(self._schema.metadata)
        if self._writer is None:
            self._writer = pq.ParquetWriter(self._part, table.schema, compression="zstd")
        self._writer.write_table(table, row_group_size=max(1, table.num_rows))
        self._written += table.num_rows
        self._pending, self._rows, self._sound = [], 0, True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        with uninterrupted():
            try:
                if self.games and self._sound:
                    self._close(complete=kind is None)
            finally:
                if self._writer is not None and self._writer.is_open:
                    with suppress(OSError, pa.ArrowException):
                        self._writer.close()
                if self._part is not None:
                    self._part.unlink(missing_ok=True)
                    self._part = None

    def _close(self, *, complete: bool) -> None:
        if self._pending:
            self._flush()
        assert self._writer is not None and self._part is not None
        extent = (self.games, self._written, self._first, self._last, complete)
        self._writer.add_key_value_metadata({EXTENT: json.dumps(dict(zip(OF_EXTENT, extent, strict=True)))})
        self._writer.close()
        with self._part.open("rb") as file:
            os.fsync(file.fileno())
        self._check_free()
        self._part.rename(self.path)


def _group_rows(schema: pa.Schema) -> int:
    """Return the number of rows of a group; it depends only on the columns, so that equal games make equal files."""
    width = sum(
        kind.list_size * kind.value_type.byte_width for kind in schema.types if pa.types.is_fixed_size_list(kind)
    )
    return min(ROWS, GROUP_BYTES // max(1, int(width)))


def described(info: DatasetInfo) -> dict[bytes, bytes]:
    """Return the settings of a dataset as metadata of a schema."""
    settings = wire.to_json(info)
    assert isinstance(settings, dict)
    settings = {name: value for name, value in settings.items() if name not in OF_EXTENT}
    return {SETTINGS: json.dumps(settings, ensure_ascii=False).encode()}
