"""The server: one request in, one answer out. It knows nothing of lines, pipes or sockets."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from starcup import Game, Rng, installed_packs
from starcup.roll import Ruleset
from starcup.wire import PROTOCOL, BadMessage, journal_of, read_request, write_error, write_result
from starcup.wire import requests as q
from starcup.wire import results as r
from starcup.wire.requests import BY_METHOD
from starcup_cli import files
from starcup_cli.saved_file import Overtaken, SavedFile
from starcup_cli.server.hinting import hint_for
from starcup_cli.server.open_game import CLIENT, OpenGame, RollGame
from starcup_cli.server.refused import Refused, refusal_of_error, unknown
from starcup_cli.server.shelf import Shelf
from starcup_cli.session import HUMAN, folders_of, options_of, packs_of, players_of, restore

MOST_LINE = 4_000_000
"""The longest request, in bytes: a journal of a whole game takes some ten thousand."""
MOST_GAMES = 1_000
SEED_BITS = 128
"""The size of the seeds that the server takes."""


class Server:
    """The open games of one client, and what it may ask."""

    def __init__(self) -> None:
        self.over = False
        self._shelf = Shelf()
        self._games: dict[str, OpenGame] = {}
        self._opened = 0

    def answer(self, line: str | bytes) -> str:
        """The line that answers a line. Whatever comes, an answer goes back, and what is refused changes nothing."""
        try:
            id, request = read_request(line)
        except BadMessage as error:
            return write_error(error.id, error.refusal)
        try:
            return write_result(id, request.method, self.handle(request))
        except Exception as error:
            return write_error(id, refusal_of_error(error))

    def handle(self, request: q.Request) -> object:
        """The result of a request.

        Raises:
            Refused: it can't be done; nothing has changed.
            StarcupError: the same.
        """
        match request:
            case q.Hello():
                return self._hello(request)
            case q.Packs():
                return self._shelf.packs()
            case q.Catalogue():
                return self._shelf.catalogue(request.packs, request.options)
            case q.RuleTexts():
                return self._shelf.rules(request.ids, request.packs)
            case q.New():
                return self._new(request)
            case q.Load():
                return self._load(request)
            case q.Games():
                return r.Games(tuple(map(_brief, self._games.values())))
            case q.Bye():
                self._games.clear()
                self.over = True
                return r.Nothing()
            case q.OfGame():
                return self._of_game(request, self._find(request.game))
        raise Refused("unknown-method", f"the server can't do {request.method!r}")

    def _of_game(self, request: q.OfGame, one: OpenGame) -> object:
        match request:
            case q.Waiting():
                pass
            case q.ViewOf():
                return one.view(request.seat)
            case q.Submit():
                one.submit(request.seat, request.choice, request.number)
            case q.Why():
                return one.why(request.seat, request.choice)
            case q.HintFor():
                return hint_for(one, request, self._shelf.bots)
            case q.Undo():
                one.undo(request.seat)
            case q.Events():
                return one.events(request.seat, request.since)
            case q.Save():
                return self._save(one, request.file)
            case q.JournalOf():
                one.check_open("the journal", or_finished=True)
                return r.JournalResult(one.text(), journal_of(one.game, one.notes()))
            case q.PositionOf():
                one.check_open("the position")
                return r.PositionResult(one.game.save().decode())
            case q.Replay():
                return self._replay(request, one)
            case q.Clone():
                one.check_open("a clone")
                return self._open(one.game.clone(), self._seats(request.seats, one.game), omniscient=True)
            case q.Sample():
                return self._sample(request, one)
            case q.Resolve():
                one.resolve(request.outcome)
            case q.Close():
                del self._games[one.key]
                return r.Nothing()
        return one.status()

    # One by one.

    def _hello(self, request: q.Hello) -> r.Hello:
        if request.protocol != PROTOCOL:
            raise Refused("protocol", f"this server speaks protocol {PROTOCOL}, not {request.protocol}", str(PROTOCOL))
        return r.Hello(
            protocol=PROTOCOL,
            server="starcup",
            version=metadata.version("starcup-cli"),
            games=(Ruleset.game,),
            methods=tuple(BY_METHOD),
            bots=tuple(r.BotOnOffer(kind.name, kind.summary) for kind in self._shelf.bots.values()),
            packs=tuple(pack.name for pack in self._shelf.packs().packs if pack.fault is None),
            most_line=MOST_LINE,
            most_games=MOST_GAMES,
        )

    def _new(self, request: q.New) -> r.Status:
        if request.outside_chance and not request.omniscient:
            raise Refused("hidden", "who rolls for all seats sees what is hidden: outside_chance needs omniscient")
        self._check_room()
        self._check_names(request.seats)
        rules = self._shelf.ruleset(request.packs, request.options)
        seed = secrets.randbits(SEED_BITS) if request.seed is None else int(request.seed)
        game = Game.new(rules, len(request.seats), seed, outside_chance=request.outside_chance)
        return self._open(game, request.seats, omniscient=request.omniscient)

    def _load(self, request: q.Load) -> r.Status:
        given = [name for name in ("journal", "file", "position") if getattr(request, name) is not None]
        if len(given) != 1:
            raise Refused(
                "bad-request", f"expected one of journal, file, position; found {' and '.join(given) or 'none'}"
            )
        if request.at is not None and (request.at < 0 or request.position is not None):
            raise Refused("bad-request", "at: expected 0 or more, and a journal or file to stop in")
        self._check_room()
        if request.position is not None:
            game = self._at_position(request.position, request)
            return self._open(game, self._seats(request.seats, game), omniscient=request.omniscient)
        path = Path("journal") if request.file is None else _path(request.file)
        text = request.journal if request.journal is not None else files.read(path)
        game = self._restored(text, path, request)
        if request.at is not None and not game.finished:
            self._check_rewinding(request)
        noted = [CLIENT if name == HUMAN else name for name in players_of(text, game.table.players)]
        status = self._open(game, self._seats(request.seats or tuple(noted), game), omniscient=request.omniscient)
        if request.file is not None and request.at is None:
            self._games[status.game].file = SavedFile(path, text)
        return status

    def _check_rewinding(self, request: q.Load) -> None:
        """Refuse to take a game up earlier than it stands where others play: the same dice would come again."""
        alone = request.seats is not None and all(name == CLIENT for name in request.seats)
        if not (alone or request.omniscient):
            raise Refused("hidden", "at: a game is taken up earlier by an omniscient client, or one that has all seats")

    def _at_position(self, text: str, request: q.Load) -> RollGame:
        rules = self._shelf.ruleset(request.packs or ("base",), request.options)
        return Game.load(rules, text.encode("utf-8", "replace"), log=True)

    def _restored(self, text: str, path: Path, request: q.Load) -> RollGame:
        """The game of a journal, under its own packs and options or those named."""
        options = options_of(text) if request.options is None else request.options
        if request.packs is not None:
            rules = self._shelf.ruleset(request.packs, options)
        elif request.file is not None:
            rules = self._shelf.ruleset_of_file(text, options)
        else:
            _refuse_folders(text)
            rules = self._shelf.ruleset(packs_of(text) or ["base"], options)
        return restore(text, path, at=request.at, rules=rules)

    def _replay(self, request: q.Replay, one: OpenGame) -> r.Status:
        one.check_open("a replay", or_finished=True)
        if request.at < 0:
            raise Refused("bad-request", f"at: expected 0 or more, found {request.at}")
        self._check_room()
        game = Game.replay(one.rules, one.text(), at=request.at)
        return self._open(game, self._seats(request.seats, game), omniscient=True)

    def _sample(self, request: q.Sample, one: OpenGame) -> r.Status:
        one.check_own(request.seat)
        self._check_room()
        game = one.game.view(request.seat).sample_world(Rng(request.seed))
        return self._open(game, self._seats(request.seats, game), omniscient=True)

    def _save(self, one: OpenGame, name: str | None) -> r.Saved:
        path = None if name is None else _path(name)
        file = one.file
        if file is None or path not in (None, file.path):
            file = SavedFile(files.new_path(None) if path is None else files.free(path))
        try:
            file.write(one.text())
        except Overtaken as error:
            one.file = file
            raise Refused("overtaken", str(error)) from error
        one.file = file
        return r.Saved(str(file.path.absolute()))

    # Open games.

    def _open(self, game: RollGame, players: Sequence[str], *, omniscient: bool) -> r.Status:
        self._check_room()
        self._opened += 1
        key = f"g{self._opened}"
        one = OpenGame(key, game, players, self._shelf.bots, omniscient=omniscient)
        one.let_bots_answer()
        self._games[key] = one
        return one.status()

    def _find(self, key: str) -> OpenGame:
        if key not in self._games:
            raise unknown("game", key, self._games)
        return self._games[key]

    def _check_room(self) -> None:
        if len(self._games) >= MOST_GAMES:
            raise Refused("too-many-games", f"{MOST_GAMES} games are open: close some")

    def _check_names(self, seats: Sequence[str]) -> None:
        for name in seats:
            if name != CLIENT and name not in self._shelf.bots:
                raise unknown("player", name, (CLIENT, *self._shelf.bots))

    def _seats(self, seats: Sequence[str] | None, game: RollGame) -> Sequence[str]:
        """Who plays on; all seats are the client's if it does not say."""
        players = game.table.players
        if seats is None:
            return (CLIENT,) * players
        if len(seats) != players:
            raise Refused("bad-request", f"seats: expected {players}, found {len(seats)}")
        self._check_names(seats)
        return seats


def _brief(one: OpenGame) -> r.OpenGame:
    return r.OpenGame(one.key, one.players, one.omniscient, one.game.finished)


def _refuse_folders(text: str) -> None:
    """A text may come from anywhere: what lies in a folder that only it names is not run."""
    for name, folder in folders_of(text).items():
        if name not in installed_packs():
            raise Refused("unknown-pack", f"pack {name!r} was in a folder: name that folder in packs", folder)


def _path(name: str) -> Path:
    if not name or "\0" in name or not name.isprintable():
        raise Refused("bad-file", f"expected the path of a file, found {name!r}")
    return Path(name)
