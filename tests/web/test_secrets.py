"""What a link's reader is told: the same, byte for byte, in two worlds that differ only in what is hidden from him."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, tzinfo
from itertools import count
from typing import Any

import pytest
from attrs import define

from starcup import Choice, Game, Rng, games
from starcup.host.links import Token
from starcup.kernel.view import ONLOOKER
from starcup.messages import PSEUDO
from starcup.testing import GameKit
from tests.host.playing import GAMES
from tests.web.asking import Json, Served, choice_of

AnyGame = Game[Any, Any]
BOTS = ("greedy", "random")
LANGUAGES = ("en", PSEUDO)
CLOSED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("journal", {}),
    ("replay", {"at": 0}),
    ("replay", {"at": 1, "seat": 1}),
    ("chances", {}),
    ("branch", {"at": 0, "seats": ["client", "client"]}),
)
"""What nobody may ask before the end."""


@define
class Names:
    """Ids and tokens of new games, so that two servers give the same."""

    game: int = 0
    token: int = 0

    def new_game_id(self) -> str:
        self.game, self.token = self.game + 1, 0
        return "".join("abcdefghij"[int(digit)] for digit in f"{self.game:010d}")

    def new_token(self, game: str) -> Token:
        self.token += 1
        return Token(game, f"{self.token:040x}")


class _Stopped:
    """Time that stands still."""

    def time_ns(self) -> int:
        return 1_900_000_000_000_000_000

    def monotonic(self) -> float:
        return 1e6

    def now(self, zone: tzinfo) -> datetime:
        return datetime(2030, 1, 1, tzinfo=UTC)

    def fromisoformat(self, text: str) -> datetime:
        return datetime.fromisoformat(text)


@define
class Twins:
    """Two servers that are asked the same about two games, and the next names of each."""

    servers: tuple[Served, Served]
    names: Names

    def compare(self, real: AnyGame, twin: AnyGame, viewer: int, texts: list[str]) -> None:
        """Load two games, ask all that can be asked with the links of a viewer, and compare the answers."""
        begun = self.names.game
        told = []
        for served, game in zip(self.servers, (real, twin), strict=True):
            self.names.game = begun
            told.append(dict(everything(served, game, viewer, texts)))
        assert told[0].keys() == told[1].keys(), f"viewer {viewer}"
        for asked, answer in told[0].items():
            other = told[1][asked]
            assert answer == other, f"viewer {viewer}, {asked}: {_difference(answer, other)}"


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> Iterator[Twins]:
    names = Names()
    monkeypatch.setattr("starcup.host.host.new_game_id", names.new_game_id)
    monkeypatch.setattr("starcup.host.new_games.new_token", names.new_token)
    monkeypatch.setattr("starcup.host.hosted_game.datetime", _Stopped())
    monkeypatch.setattr("starcup.host.hosted_game.time", _Stopped())
    with Served() as server, Served() as other:
        yield Twins((server, other), names)


def everything(served: Served, game: AnyGame, viewer: int, texts: list[str]) -> Iterator[tuple[str, bytes | None]]:
    """Yield all that a viewer can be told about a game, by what was asked."""
    players = game.table.players
    opened = served.done("load", journal=game.journal_text(), seats=["client"] * players)
    tokens = [opened["watch"], opened["host"]] if viewer == ONLOOKER else [opened["seats"][viewer]]
    for role, token in enumerate(tokens):

        def ask(method: str, /, *, token: str = token, role: int = role, **fields: Any) -> tuple[str, bytes]:
            answer = served.ask(method, token, **fields)
            assert answer.status < 500, answer
            return f"{role} {method} {fields}", b"%d %s" % (answer.status, answer.body)

        for language in LANGUAGES:
            yield ask("table", language=language)
        table: Json = json.loads(ask("table")[1][4:])
        number = (table["scene"]["prompt"] or {"number": 0})["number"]
        with served.reader(token) as reader:
            yield f"{role} live", reader.text().encode()
        yield "feed", served.get(served.done("feed", token)["path"]).body
        yield "mine", served.ask("mine", tokens=[token]).body
        for key in _keys(table["scene"]):
            yield ask("why", key=key)
        for text in texts:
            yield ask("why", choice=text)
            yield ask("order", choice=text, until="stopped")
            if not _is_legal(game, viewer, text):
                yield ask("submit", choice=text, number=number)
        for items in _items(table["scene"]["prompt"]):
            yield ask("comes_to", items=items)
        for bot in BOTS:
            yield ask("hint", bot=bot)
        for method in ("orders", "lessons", "glossary"):
            yield ask(method)
        yield ask("pictures", keys=_keys(table["scene"])[:20])
        for method, fields in CLOSED:
            if not game.finished:
                asked, answer = ask(method, **fields)
                assert answer.startswith(b"403 "), (asked, answer)
                yield asked, answer
        if role == 0 and viewer != ONLOOKER and table["undo"]["possible"] is False:
            yield ask("undo")
        yield ask("seat", player="client", seat=(viewer + 1) % players if viewer != ONLOOKER else 99)


def _is_legal(game: AnyGame, seat: int, text: str) -> bool:
    return seat != ONLOOKER and game.decision(seat) is not None and game.why(seat, text) is None


def _keys(scene: Json) -> list[str]:
    """Return the keys of all spaces and pieces of a scene."""
    found: dict[str, None] = {}

    def walk(part: Json) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("key"), str):
                found[part["key"]] = None
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(scene.get("spaces", scene))
    return list(found)


def _items(prompt: Json) -> list[list[str]]:
    if prompt is None or prompt["pick"] is None:
        return [[], ["nothing"]]
    names = [item["item"] for item in prompt["pick"]["items"]]
    return [[], names[:1], names[:2], names[-2:], names]


def _difference(answer: bytes | None, other: bytes | None) -> str:
    assert answer is not None and other is not None
    place = next(
        (at for at, (a, b) in enumerate(zip(answer, other, strict=False)) if a != b), min(len(answer), len(other))
    )
    return f"...{answer[max(0, place - 200) : place + 200]!r}, or ...{other[max(0, place - 20) : place + 200]!r}"


def in_mid_game(key: str, seed: int, players: int, most: int) -> Iterator[AnyGame]:
    """Yield a game of random play at some of its questions; the same object, which goes on."""
    rng = Rng(seed)
    game: AnyGame = Game.new(games.find(key).load(), players, seed)
    for number in count():
        if game.finished or number > most:
            return
        yield game
        for _ in range(1 + rng.below(30)):
            if not game.finished:
                decision = rng.choice(game.waiting())
                game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])


def other_worlds(kit: GameKit, game: AnyGame, viewer: int, rng: Rng) -> Iterator[AnyGame]:
    """Yield games that are the same for a viewer: hidden pieces, chance to come, secret answers differ."""
    twin = kit.other_world(game, viewer, rng)
    if twin is not None:
        yield twin
    chance = game.clone()
    chance.table.streams = [state ^ 2 for state in chance.table.streams]
    chance.table.seed += 1
    yield Game.load(game.ruleset, chance.save())
    if game.table.lanes is not None:
        secret, lanes = game.clone(), game.table.lanes
        for seat in range(game.table.players):
            decision = secret.decision(seat)
            if seat != viewer and decision is not None:
                trial = secret.clone()
                trial.submit(seat, rng.choice(decision.legal))
                if trial.table.lanes is not None and [question.seat for question in trial.waiting()] == [
                    question.seat for question in secret.waiting()
                ]:
                    secret = trial
        if secret.table.lanes != lanes:
            yield Game.load(game.ruleset, secret.save())


def texts_of(games_: tuple[AnyGame, AnyGame], rng: Rng, most: int = 6) -> list[str]:
    """Return texts of choices of all seats in both games, also such as name what is hidden from some."""
    found: dict[str, None] = {}
    for game in games_:
        for decision in game.waiting():
            for _ in range(most):
                choice: Choice = decision.legal[rng.below(len(decision.legal))]
                found[choice.text] = None
    words = [*{word for text in found for word in text.split()}]
    for text in list(found)[:most]:
        parts = text.split()
        parts[rng.below(len(parts))] = rng.choice(sorted(words))
        found[" ".join(parts)] = None
    return list(found)[: 3 * most]


SLOW, THOROUGH = pytest.mark.slow, (pytest.mark.slow, pytest.mark.thorough)
SPOTS = [(0, 1), pytest.param(1, 4, marks=SLOW), pytest.param(2, 8, marks=THOROUGH)]


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize(("seed", "most"), SPOTS)
@pytest.mark.parametrize("key", GAMES)
def test_two_worlds_that_differ_in_what_is_hidden_are_told_alike(twins: Twins, key: str, seed: int, most: int) -> None:
    definition = games.find(key)
    rules = definition.load()
    kit = definition.facet("testing", GameKit)(rules)
    for game in in_mid_game(key, seed + 100, 3, 60):
        kit.remember(game.table)
    rng, compared = Rng(seed), 0
    for game in in_mid_game(key, seed, 2 + seed % 2, most):
        real: AnyGame = Game.load(rules, game.save())
        viewers = (*range(game.table.players), ONLOOKER)
        for viewer in viewers if most > 1 else viewers[-2:]:
            for twin in other_worlds(kit, real, viewer, rng):
                twins.compare(real, twin, viewer, texts_of((real, twin), rng))
                compared += 1
    assert compared > 2


SEED = "98765432109876543210987654321098765432"


@pytest.mark.parametrize("key", ["race", *[pytest.param(key, marks=pytest.mark.slow) for key in ("roll", "tiny-epic")]])
def test_the_seed_is_told_at_the_end_alone(key: str) -> None:
    rng = Rng(1)
    with Served() as served:
        opened = served.new("client", "greedy", game=key, seed=SEED)
        token = opened.seats[0]
        table = served.done("table", token)
        for number in count():
            if number % 40 == 0:
                for asked in (opened.watch, opened.host, token):
                    assert SEED not in served.ask("table", asked).body.decode()
            answer = served.ask("submit", token, **choice_of(table, rng))
            assert answer.status == 200, answer
            table = answer.json
            if table["outcome"] is not None:
                break
            assert SEED not in answer.body.decode()
        assert table["outcome"]["seed"] == SEED
        with served.reader(opened.watch, since=None) as reader:
            assert reader.table()["outcome"]["seed"] == SEED
        for link in (token, opened.watch, opened.host):
            assert f"seed {SEED}\n" in served.done("journal", link)["text"]
        most = served.done("replay", token, at=0)["most"]
        assert served.done("replay", opened.watch, at=most, seat=1)["table"]["outcome"]["seed"] == SEED
        assert SEED not in json.dumps(served.done("replay", opened.watch, at=most - 1, seat=1))
        again = served.done("branch", token, at=most // 2, seats=["client", "client"])
        assert SEED not in json.dumps(served.done("table", again["seats"][0]))
        assert served.ask("replay", token, at=most + 1).code == "beyond-end"
        assert served.ask("replay", token, at=0, seat=2).code == "no-seat"


def test_a_game_with_a_seed_of_128_bits_of_its_own_comes_to_its_end() -> None:
    with Served() as served:
        opened = served.new("random", "random", game="race")
        assert len(served.done("table", opened.watch)["outcome"]["seed"]) > 25


# Tokens.


Spoilt = Callable[[str], str | None]
WRONG: dict[str, Spoilt] = {
    "none": lambda token: None,
    "empty": lambda token: "",
    "cut": lambda token: token[:-1],
    "longer": lambda token: f"{token}0",
    "game alone": lambda token: token.partition(".")[0],
    "other": lambda token: token[:-1] + ("0" if token[-1] != "0" else "1"),
    "digest": lambda token: Token(*token.split(".")).digest,
    "feed": lambda token: Token(*token.split(".")).feed.text,
}


@pytest.mark.parametrize("name", WRONG)
def test_every_request_wants_a_link_that_is_right(name: str) -> None:
    from starcup_web.bodies import OF_A_LINK

    with Served(games=("race",)) as served:
        opened, other = served.new("client", "client"), served.new("client", "client")
        wrong = [WRONG[name](str(token)) for token in (opened.seats[0], opened.watch, opened.host)]
        wrong.append(f"{opened.game}.{str(other.seats[0]).partition('.')[2]}")
        for token in wrong:
            for kind in OF_A_LINK:
                answer = served.ask(kind.method, token, **_fields(kind.method))
                assert (answer.status, answer.code) == (401, "no-link"), kind.method
        told = served.done("mine", tokens=[token or "x" for token in wrong])
        assert told["games"] == [None] * len(wrong)
        for token in wrong:
            with served.live() as reader:
                reader.send(token=token or "x")
                assert reader.hear()["error"]["code"] == "no-link"
                assert reader.hear() is None
        if name != "feed":
            assert served.get(f"/api/feed/{wrong[0] or 'x'}").status == 401


def test_links_that_look_on_have_no_seat() -> None:
    with Served(games=("race",)) as served:
        opened = served.new("client", "client")
        before = served.done("table", opened.seats[0])
        for token in (opened.watch, opened.host):
            for method in ("submit", "undo", "resolve", "why", "comes_to", "hint", "orders", "order", "stop_orders"):
                answer = served.ask(method, token, **_fields(method))
                assert (answer.status, answer.code) == (403, "not-your-seat"), method
        for seat in (None, 0, 1):
            assert served.ask("seat", opened.watch, player="greedy", seat=seat).status == 403
        assert served.ask("seat", opened.seats[0], player="greedy", seat=1).status == 403
        assert served.ask("seat", opened.host, player="greedy").status == 403
        assert served.done("table", opened.seats[0]) == before


def test_no_link_is_in_what_others_are_told() -> None:
    with Served(games=("race",)) as served:
        opened = served.new("client", "client", names=["Anna", "Ben"])
        secrets = [str(token).partition(".")[2] for token in (*opened.seats, opened.watch, opened.host)]
        secrets += [Token(opened.game, secret).digest for secret in secrets]
        told = [served.ask("table", opened.watch), served.ask("mine", tokens=[opened.watch]), served.get("/metrics")]
        told += [served.get(served.done("feed", opened.seats[0])["path"])]
        for answer in told:
            assert not [secret for secret in secrets if secret in answer.body.decode()]


def _fields(method: str) -> dict[str, object]:
    fields: dict[str, dict[str, object]] = {
        "submit": {"choice": "discard none", "number": 0},
        "resolve": {"outcome": "x"},
        "why": {"choice": "x"},
        "comes_to": {"items": []},
        "order": {"choice": "pass", "until": "stopped"},
        "replay": {"at": 0},
        "branch": {"at": 0, "seats": ["client", "client"]},
        "seat": {"player": "client"},
    }
    return fields.get(method, {})
