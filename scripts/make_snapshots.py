"""Draw every kind of question in the panes anew, as text: only after a change that is meant to change what is seen.

python -m scripts.make_snapshots               draw the positions that are kept anew
python -m scripts.make_snapshots --game race   only those of one folder
python -m scripts.make_snapshots --find        look for positions anew, in games at random; takes minutes
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from attrs import field, frozen

from starcup import Decision, Game, games
from starcup.scene import presenter_of, scene_of
from starcup_cli.panes.app import PanesApp, seats_for
from starcup_cli.records.saved_file import SavedFile
from starcup_cli.table.session import Session
from tests.panes.app import SMALL, WIDE, Somebody, drive, lines_of
from tests.same_journal import at_random

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "panes" / "snapshots"
SIZES = (SMALL, WIDE)
ORDERS = "orders"
"""The name of the snapshots of standing orders, instead of the kind of a question."""
BOT = "greedy"
"""Who sits at the other seats. Nobody answers: positions are those of games at random."""


@frozen
class Table:
    """Games at random that are searched: of which game, for how many, with which options."""

    game: str
    players: int
    options: Mapping[str, str] = field(factory=dict)
    seeds: int = 300


TABLES: Mapping[str, Sequence[Table]] = {
    "roll": [Table("roll", players) for players in (2, 3, 4, 5)],
    "race": [
        Table("race", 2),
        Table("race", 4),
        Table("race", 2, {"race-base.actions": "two"}, 10),
    ],
    "tiny-epic": [Table("tiny-epic", players) for players in (2, 3, 5)],
    "tiny-epic-solo": [
        Table("tiny-epic", 1),
        Table("tiny-epic", 1, {"tiny-epic-base.rebel": "hades"}),
    ],
}
"""The games that are searched, by folder."""


@frozen
class Position:
    """A question in a game at random: after so many choices, to a seat."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: int
    after: int
    seat: int

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game} {self.players} players seed {self.seed} after {self.after} seat {self.seat}{options}"

    @classmethod
    def read(cls, line: str) -> Position:
        """Return the position that the first line of a file tells."""
        match = re.fullmatch(r"(\S+) (\d+) players seed (\d+) after (\d+) seat (\d+)((?: \S+=\S+)*)", line)
        assert match is not None, line
        options = dict(one.split("=") for one in match[6].split())
        return cls(match[1], int(match[2]), options, int(match[3]), int(match[4]), int(match[5]))

    def reached(self) -> Game[Any, Any]:
        """Return the game at the position."""
        game: Game[Any, Any] = Game.new(
            games.find(self.game).load(options=self.options), players=self.players, seed=self.seed
        )
        answer = at_random(self.seed)
        for _ in range(self.after):
            decision = game.waiting()[0]
            game.submit(decision.seat, answer(decision))
        return game

    def session(self) -> Session:
        """Return the game with a person at the seat, and bots at the others."""
        players = seats_for([BOT] * self.players, self.seat, self.game)
        path = Path(os.environ["STARCUP_SAVES"]) / "snapshot.starcup"
        path.unlink(missing_ok=True)
        return Session(self.reached(), players, SavedFile(path))


@frozen
class Snapshot:
    """What is seen at a position: a text to keep, and pictures by their names."""

    text: str
    pictures: Mapping[str, str]


def snapshot(position: Position, kind: str) -> Snapshot:
    """Return what is seen at a position, in every size, in colour and in grey."""
    pictures = {
        f"{width}x{height}-{look}": _picture(position, (width, height), kind, look == "grey")
        for width, height in SIZES
        for look in ("colour", "grey")
    }
    parts = [f"{position}\n"]
    for width, height in SIZES:
        colour, grey = (pictures[f"{width}x{height}-{look}"] for look in ("colour", "grey"))
        assert lines_of(colour, width, height) == lines_of(grey, width, height)
        parts.append(f"== {width}x{height}\n")
        parts += [f"|{line}\n" for line in lines_of(colour, width, height)]
        parts += [f"colour {_digest(colour)}\n", f"grey {_digest(grey)}\n"]
    return Snapshot("".join(parts), pictures)


def _digest(picture: str) -> str:
    return hashlib.sha256(picture.encode()).hexdigest()


def _picture(position: Position, size: tuple[int, int], kind: str, grey: bool) -> str:
    pictures: list[str] = []

    async def look(person: Somebody) -> None:
        if kind == ORDERS:
            await person.press("o")
        pictures.append(person.picture())

    session = position.session()
    if grey:
        os.environ["NO_COLOR"] = "1"
    try:
        app = PanesApp(session, BOT, resumed=True)
    finally:
        os.environ.pop("NO_COLOR", None)
    drive(app, look, size)
    return pictures[0]


# Positions.


def kind_of(game: Game[Any, Any], decision: Decision) -> str:
    """Return the kind of a question by the words in which it is put; one thing to pick is another kind than several.

    Empty if nobody is asked: there is one answer alone.
    """
    prompt = scene_of(game, decision.seat).prompt
    assert prompt is not None
    if len(prompt.options) == 1 and not prompt.last_word and not prompt.options[0].final:
        return ""
    single = "-one" if prompt.pick is not None and prompt.pick.least == prompt.pick.most == 1 else ""
    return prompt.text.id.removeprefix(f"{game.ruleset.game}-question-") + single


def positions(folder: str) -> dict[str, Position]:
    """Return for every kind of question in games at random the position that is reached first."""
    first: dict[str, Position] = {}
    for table in TABLES[folder]:
        for seed in range(1, table.seeds + 1):
            for kind, position in kinds_in(table, seed):
                if (kind not in first or position.after < first[kind].after) and _is_put(position, kind):
                    first[kind] = position
    start = next(position for position in first.values() if not position.after)
    return {**first, ORDERS: start}


def kinds_in(table: Table, seed: int) -> Iterator[tuple[str, Position]]:
    """Yield the kinds of questions in a game, each with the first position at which it is put."""
    game = Position(table.game, table.players, table.options, seed, 0, 0).reached()
    presenter = presenter_of(game.ruleset)
    answer = at_random(seed)
    seen: set[tuple[str, bool]] = set()
    kinds: set[str] = set()
    number = 0
    while not game.finished:
        for decision in game.waiting():
            question = presenter.question(game.view(decision.seat), decision).id
            single = getattr(decision.answers, "least", 0) == getattr(decision.answers, "most", 0) == 1
            if (question, single) in seen:
                continue
            if (kind := kind_of(game, decision)) and kind not in kinds:
                seen.add((question, single))
                kinds.add(kind)
                yield kind, Position(table.game, table.players, table.options, seed, number, decision.seat)
        decision = game.waiting()[0]
        game.submit(decision.seat, answer(decision))
        number += 1


def _is_put(position: Position, kind: str) -> bool:
    """Return whether the question is put to a person there: no standing order answers it."""
    session = position.session()
    decision = session.game.decision(position.seat)
    return decision is not None and kind_of(session.game, decision) == kind


def kept(folder: str) -> dict[str, Position]:
    """Return the positions in the files of a folder."""
    return {path.stem: position_in(path) for path in sorted((FOLDER / folder).glob("*.txt"))}


def position_in(path: Path) -> Position:
    """Return the position in a file."""
    return Position.read(path.read_text(encoding="utf-8").partition("\n")[0])


@contextmanager
def folder_of_saves() -> Iterator[None]:
    """Keep games in a folder that is gone afterwards; nothing is told slowly, and all is told in English."""
    with tempfile.TemporaryDirectory() as saves:
        Path(saves, "panes.json").write_text('{"pace": "off"}', encoding="utf-8")
        os.environ.update(STARCUP_SAVES=saves, LC_ALL="C")
        yield


def main() -> None:
    """Draw each position, and write what is seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(TABLES), help="only those of one folder (default: all)")
    parser.add_argument("--find", action="store_true", help="look for positions anew")
    chosen = parser.parse_args()
    for folder in TABLES if chosen.game is None else (chosen.game,):
        with folder_of_saves():
            found = positions(folder) if chosen.find else kept(folder)
            (FOLDER / folder).mkdir(parents=True, exist_ok=True)
            for path in (FOLDER / folder).glob("*.txt"):
                if path.stem not in found:
                    path.unlink()
            for kind, position in found.items():
                path = FOLDER / folder / f"{kind}.txt"
                path.write_text(snapshot(position, kind).text, encoding="utf-8")


if __name__ == "__main__":
    main()
