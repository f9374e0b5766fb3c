"""The server: requests in, answers out. It does not depend on pipes or sockets."""

from __future__ import annotations

import queue
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import metadata
from pathlib import Path

from click import ClickException

from starcup import Game, Rng, Ruleset, brief, journal_header
from starcup.host.later import Later
from starcup.host.open_game import OpenGame
from starcup.host.players import CLIENT, is_human
from starcup.host.refused import Refused, refusal_of_error, unknown
from starcup.host.shelf import catalogue, pictures, rule_texts
from starcup.host.tracebacks import one_line
from starcup.wire import PROTOCOL
from starcup.wire import game_requests as g
from starcup.wire import requests as q
from starcup.wire import results as r
from starcup.wire.codec import BadMessage, read_request, write_error, write_result
from starcup.wire.journals import journal_of
from starcup.wire.parts import Refusal
from starcup.wire.request_fields import Request, Show
from starcup.wire.requests import BY_METHOD
from starcup_bots.game_bots import check_seats
from starcup_bots.hosting import SeatedBots, sampled
from starcup_cli import files
from starcup_cli.errors import UnknownName, WrongUse
from starcup_cli.records import Overtaken, SavedFile, players_of
from starcup_cli.server.loading import at_position, check_end, check_rewinding, choices_in, path_of, restored, text_of
from starcup_cli.server.shelf import ShelfWithFolders
from starcup_cli.server.waiting import Waiting

MOST_LINE = 4_000_000
"""The longest request, in bytes: a journal of a whole game takes some ten thousand."""
MOST_GAMES = 1_000
SEED_BITS = 128
"""The size of the seeds that the server takes."""


class Server:
    """The open games of one client, and its requests.

    All work is done in the thread that calls these methods. Input from other threads,
    lines and answers of bots that think, waits in the inbox until :meth:`turn`.
    """

    def __init__(self, offered: Sequence[str] = ()) -> None:
        self.over: bool = False
        self._last = False
        self._games: dict[str, OpenGame] = {}
        self._files: dict[str, SavedFile] = {}
        self._opened = 0
        self._inbox: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._bots = SeatedBots(self._inbox.put)
        self._shelf = ShelfWithFolders(offered, self._bots)
        self._waits: list[Waiting] = []
        self._unanswered = 0
        files.tidy(files.folder())

    # Lines.

    def put(self, action: Callable[[], None]) -> None:
        """Schedule a call for a later turn; from any thread."""
        self._inbox.put(action)

    def receive(self, line: str | bytes, send: Callable[[str], None]) -> None:
        """Answer a line, now or at a later turn; every line gets an answer, and a refused request changes nothing."""
        try:
            asked = read_request(line)
        except BadMessage as error:
            send(write_error(error.id, error.refusal))
            return

        def tell(answer: object) -> None:
            self._unanswered -= 1
            try:
                line = "" if isinstance(answer, Exception) else write_result(asked.id, asked.request.method, answer)
            except Exception as error:  # a choice of this game holds a value that has no form on the wire
                answer = error
            send(write_error(asked.id, _refusal_of(answer)) if isinstance(answer, Exception) else line)

        self._unanswered += 1
        try:
            answer = self.handle(asked.request, asked.language)
        except Exception as error:
            tell(error)
        else:
            if isinstance(answer, Later):
                answer.then(tell)
            else:
                tell(answer)
        self._tell_waiting()

    def answer(self, line: str | bytes) -> str:
        """Return the line that answers a line, waiting for it if it takes time."""
        answers: list[str] = []
        self.receive(line, answers.append)
        while not answers:
            self.turn()
        return answers[0]

    def turn(self) -> None:
        """Wait until something is to be done or the time of something is up, and do it."""
        now = time.monotonic()
        until = min([wait.until for wait in self._waits] + ([now + 1] if self._bots.busy else []), default=None)
        try:
            self._inbox.get(timeout=None if until is None else max(until - now, 0))()
        except queue.Empty:
            self._bots.check()
        self._tell_waiting()

    def end_of_input(self) -> None:
        """Note that no further request comes: the server is over when the pending ones are answered."""
        self._last = True
        self._tell_waiting()

    def close(self) -> None:
        """End the processes in which bots think."""
        self._bots.close()

    def _tell_waiting(self) -> None:
        self._waits = [wait for wait in self._waits if not wait.over(last=self._last)]
        self.over = self.over or (self._last and not self._unanswered)

    def handle(self, request: Request, language: str) -> object:
        """Return the result of a request in a language, or a promise of it."""
        match request:
            case q.Hello():
                return self._hello(request)
            case q.Packs():
                return self._shelf.packs()
            case q.Catalogue():
                return catalogue(self._rules(request.game, request.packs, request.options), language)
            case q.PicturesOf():
                return pictures(self._rules(request.game, request.packs, request.options), request, language)
            case q.RuleTexts():
                return rule_texts(self._rules(request.game, request.packs), request.ids, language)
            case q.New():
                return self._new(request, language)
            case q.Load():
                return self._load(request, language)
            case q.Games():
                return self._shelf.on_offer()
            case q.OpenGames():
                return r.OpenGames(tuple(map(_brief, self._games.values())))
            case q.Bye():
                for game in list(self._games.values()):
                    self._close(game)
                self.over = True
                return r.Nothing()
            case g.OfGame():
                return self._of_game(request, self._find(request.game), language)
        raise Refused("unknown-method", f"the server can't do {request.method!r}")

    def _of_game(self, request: g.OfGame, game: OpenGame, language: str) -> object:
        game.teller.language(language)  # which refuses languages that are not there before anything is done
        match request:
            case g.Waiting():
                return game.status(request.seat, language, request.show)
            case g.Wait():
                return self._wait(request, game, language)
            case g.SceneOf():
                return game.scene(request.seat, language)
            case g.ViewOf():
                return game.view(request.seat)
            case g.Submit():
                game.check_show(request.show)
                game.submit(request.seat, request.choice, request.number, language)
                return game.after(request.seat, language, request.show)
            case g.Why(choice=str(choice)):
                return game.why(request.seat, choice, language)
            case g.Why():
                return game.why_of(request.seat, request.key or "", language)
            case g.ComesTo():
                return game.comes_to(request.seat, request.items, language)
            case g.HintFor():
                return game.hint(request.seat, request.bot, request.number, language)
            case g.Undo():
                game.check_show(request.show)
                game.undo(request.seat, language)
                return game.after(request.seat, language, request.show)
            case g.OrdersOf():
                return game.orders(request.seat, language)
            case g.GiveOrder():
                game.order(request.seat, request.choice, request.until, request.kind or "", language)
            case g.StopOrders():
                game.stop_orders(request.seat, request.kind or "", language)
            case g.Events():
                return game.events(request.seat, request.since, language, everything=request.all)
            case g.Save():
                return self._save(game, request.file)
            case g.JournalOf():
                game.check_open("the journal", or_finished=True)
                return r.JournalResult(game.text(), journal_of(game.game, game.notes()))
            case g.PositionOf():
                game.check_open("the position")
                return r.PositionResult(game.game.save().decode())
            case g.Replay():
                return self._replay(request, game, language)
            case g.Clone():
                game.check_open("a clone")
                return self._open_further(game.game.clone(), request.seats, language)
            case g.Sample():
                return self._sample(request, game, language)
            case g.Resolve():
                game.resolve(request.outcome, None, language)
            case g.Close():
                self._close(game)
                return r.Nothing()
        return game.status(None, language)

    # One by one.

    def _hello(self, request: q.Hello) -> r.Hello:
        if request.protocol != PROTOCOL:
            raise Refused("protocol", f"this server speaks protocol {PROTOCOL}, not {request.protocol}", str(PROTOCOL))
        return r.Hello(
            protocol=PROTOCOL,
            server="starcup",
            version=_version(),
            games=self._shelf.games,
            game=self._shelf.usual,
            languages=self._shelf.languages(),
            methods=tuple(BY_METHOD),
            bots=self._shelf.bots_on_offer(),
            packs=tuple(pack.name for pack in self._shelf.packs().packs if pack.fault is None),
            most_line=MOST_LINE,
            most_games=MOST_GAMES,
        )

    def _new(self, request: q.New, language: str) -> r.Status:
        if request.outside_chance and not request.omniscient:
            raise Refused("hidden", "who rolls for all seats sees what is hidden: outside_chance needs omniscient")
        self._check_room()
        definition = self._shelf.game(request.game)
        self._check_names(request.seats, definition.key)
        rules = self._shelf.ruleset(definition, request.packs, request.options)
        check_seats(definition, rules, len(request.seats))
        seed = secrets.randbits(SEED_BITS) if request.seed is None else int(request.seed)
        game = Game.new(rules, len(request.seats), seed, outside_chance=request.outside_chance)
        return self._begin(game, request.seats, request, language)

    def _load(self, request: q.Load, language: str) -> r.Status:
        self._check_room()
        if request.position is not None:
            game = at_position(request.position, request, self._shelf)
            return self._begin(game, self._seats(request.seats, game), request, language)
        path = None if request.file is None else path_of(request.file)
        text = text_of(path) if path is not None else str(request.journal)
        game = restored(text, request, self._shelf)
        check_end(request.at, game)
        if request.at is not None and request.at < choices_in(text):
            check_rewinding(request, game)
        noted = [CLIENT if is_human(name) else name for name in players_of(journal_header(text))]
        status = self._begin(game, self._seats(request.seats or tuple(noted), game), request, language)
        if path is not None and request.at is None:
            self._files[status.game] = SavedFile(path, text)
        return status

    def _replay(self, request: g.Replay, source: OpenGame, language: str) -> r.Status:
        source.check_open("a replay", or_finished=True)
        self._check_room()
        game = Game.replay(source.rules, source.text(), at=request.at)
        check_end(request.at, game)
        return self._open_further(game, request.seats, language)

    def _sample(self, request: g.Sample, game: OpenGame, language: str) -> r.Status:
        game.check_own(request.seat)
        self._check_room()
        return self._open_further(sampled(game.game, request.seat, Rng(request.seed)), request.seats, language)

    def _save(self, game: OpenGame, name: str | None) -> r.Saved:
        path = None if name is None else path_of(name)
        file = self._files.get(game.key)
        if file is None or path not in (None, file.path):
            file = SavedFile(files.new_path(None) if path is None else _free(path))
        files.tidy(file.path.parent)
        try:
            file.write(game.text())
        except Overtaken as error:
            self._files[game.key] = file
            raise Refused("overtaken", str(error)) from error
        self._files[game.key] = file
        return r.Saved(str(file.path.absolute()))

    def _wait(self, request: g.Wait, game: OpenGame, language: str) -> Later:
        if request.seat is not None:
            game.check_seen(request.seat)
        game.check_show(request.show)
        wait = Waiting(game, request, language)
        self._waits.append(wait)
        return wait.answer

    # Open games.

    def _begin(self, game: Game, players: Sequence[str], request: q.New | q.Load, language: str) -> r.Status:
        """Open a game as a request has it."""
        if request.names is not None and len(request.names) != len(players):
            raise Refused("refused", f"names: expected {len(players)}, found {len(request.names)}")
        opened = self._made(game, players, omniscient=request.omniscient, names=request.names or ())
        opened.teller.language(language)
        opened.check_show(request.show)
        return self._opening(opened, language, request.show)

    def _open_further(self, game: Game, seats: Sequence[str] | None, language: str) -> r.Status:
        """Open a game that was made from an open one."""
        return self._opening(self._made(game, self._seats(seats, game), omniscient=True), language)

    def _made(self, game: Game, players: Sequence[str], *, omniscient: bool, names: Sequence[str] = ()) -> OpenGame:
        self._check_room()
        return OpenGame(f"g{self._opened + 1}", game, players, self._bots, omniscient=omniscient, names=names)

    def _opening(self, game: OpenGame, language: str, show: Show | None = None) -> r.Status:
        self._opened += 1
        game.go_on()
        self._games[game.key] = game
        return game.after(None, language, show)

    def _close(self, game: OpenGame) -> None:
        del self._games[game.key]
        self._files.pop(game.key, None)
        game.close()
        self._waits = [wait for wait in self._waits if not wait.end(game.key)]

    def _rules(self, key: str | None, packs: Sequence[str] | None, options: Mapping[str, str] | None = None) -> Ruleset:
        return self._shelf.ruleset(self._shelf.game(key), packs, options)

    def _find(self, key: str) -> OpenGame:
        if key not in self._games:
            raise unknown("game", key, list(self._games))
        return self._games[key]

    def _check_room(self) -> None:
        if len(self._games) >= MOST_GAMES:
            raise Refused("too-many-games", f"{MOST_GAMES} games are open: close some")

    def _check_names(self, seats: Sequence[str], game: str) -> None:
        bots = self._shelf.bots(game)
        for name in seats:
            if name != CLIENT and name not in bots:
                raise unknown("player", name, (CLIENT, *bots))

    def _seats(self, seats: Sequence[str] | None, game: Game) -> Sequence[str]:
        """Return the players of a resumed game; all seats are the client's if it does not say."""
        players: int = game.table.players
        if seats is None:
            return (CLIENT,) * players
        if len(seats) != players:
            raise Refused("refused", f"seats: expected {players}, found {len(seats)}")
        self._check_names(seats, game.ruleset.game)
        return tuple(seats)


def _refusal_of(error: Exception) -> Refusal:
    """Return any error as a refusal, those of the command line's own among them."""
    if isinstance(error, UnknownName):
        return Refusal(f"unknown-{error.kind}", one_line(error.message), (), error.nearest)
    if isinstance(error, ClickException):
        return Refusal("refused", one_line(error.message))
    return refusal_of_error(error)


def _brief(game: OpenGame) -> r.OpenGame:
    return r.OpenGame(game.key, game.rules.game, game.players, game.omniscient, game.game.finished)


@cache
def _version() -> str:
    return metadata.version("starcup-cli")


def _free(path: Path) -> Path:
    """Return the path, if no file is there."""
    try:
        return files.free(path)
    except WrongUse as error:
        message = f"{brief(str(path))} is there already, and is no save of this game: name another file"
        raise Refused("bad-file", message) from error
