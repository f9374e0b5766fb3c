"""The server with games that it never heard of: a toy that says nothing of the wire is served whole, with schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import jsonschema_rs
import pytest
from attrs import define, field, frozen

from starcup import Event, Rng, Ruleset, games, wire
from starcup.games import GameDefinition
from starcup.wire import codec
from starcup.wire import results as r
from starcup_bots import BotKind, available
from starcup_bots.hosting import seated
from starcup_cli.server.server import Server
from tests.cli.helpers import rewritten, run
from tests.cli.serving import Client, play_out
from tests.kernel.toy import CardSeen, ToyRules, ToyTable, ToyView
from tests.wire.answering import answer

TOY: GameDefinition[ToyTable, ToyView] = GameDefinition("toy", "A toy", range(1, 4), ToyRules)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, registered for this test."""
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(TOY)


@pytest.fixture
def client(toy: None) -> Iterator[Client]:
    client = Client()
    yield client
    client.server.close()


class Watched(Client):
    """A client that holds every line, there and back, against the schemas of a game."""

    def __init__(self, server: Server, ruleset: Ruleset | None = None) -> None:
        super().__init__(server)
        documents = wire.schemas_of(wire.wire_of(ruleset or ToyRules()))
        names = ("request", "response", "position")
        self._schemas = {name: jsonschema_rs.Draft202012Validator(documents[name]) for name in names}

    def send(self, line: str | bytes) -> codec.Answer:
        answer = super().send(line)
        sent_lines = [("request", line), ("response", self.lines.pop())]
        if isinstance(answer.result, r.PositionResult):
            sent_lines.append(("position", answer.result.position))
        for name, sent in sent_lines:
            error = next(self._schemas[name].iter_errors(json.loads(sent)), None)
            assert error is None, f"{name}: {error.message[:300]}"
        return answer


@pytest.mark.parametrize("seed", range(12))
def test_every_message_of_whole_games_fits_the_schemas_of_the_game(toy: None, seed: int) -> None:
    client, rng, heard = Watched(Server()), Rng(seed), 0
    client.ask("games")
    client.ask("catalogue", game="toy")
    client.ask("rules", game="toy")
    seats = [["client", "client"], ["client", "random"], ["client"], ["random", "client", "client"]][seed % 4]
    status = client.status("new", game="toy", seats=seats, seed=seed, omniscient=seed % 3 == 0)
    game, mine = status.game, seats.index("client")
    assert status.key == "toy"
    while status.waiting:
        decision = rng.choice(status.waiting)
        client.ask("view", game=game, seat=mine)
        told = cast(r.Events, client.ask("events", game=game, seat=mine, since=heard))
        heard = told.next
        if status.undo and rng.below(8) == 0:
            status = client.status("undo", game=game, seat=status.undo[0])
            continue
        if rng.below(8) == 0:
            client.exchange("submit", game=game, seat=decision.seat, choice="play nothing")
            client.exchange("why", game=game, seat=decision.seat, choice="play 10")
        status = client.status(
            "submit", game=game, seat=decision.seat, choice=answer(decision, rng), number=decision.number
        )
    assert status.outcome is not None
    assert status.fault is None
    client.ask("events", game=game, seat=mine)
    journal = cast(r.JournalResult, client.ask("journal", game=game))
    assert journal.journal.game == "toy"
    assert client.status("load", journal=journal.text, seats=seats).outcome == status.outcome
    early = client.status("replay", game=game, at=3)
    position = cast(r.PositionResult, client.ask("position", game=early.game))
    if early.players != ("client",):  # what the toy loads has two seats
        again = client.status("load", position=position.position, omniscient=True)
        assert (again.key, again.waiting) == ("toy", early.waiting)
    client.ask("clone", game=early.game)
    client.ask("open_games")
    client.ask("close", game=early.game)


def test_a_view_travels_field_by_field(client: Client) -> None:
    status = client.status("new", game="toy", seats=["client", "random"], seed=1)
    assert client.ask("view", game=status.game, seat=0) == {
        "players": 2,
        "seat": 0,
        "at_stake": 0,
        "seats": [
            {"hand": [4, 4, 9], "played": [], "score": 0},
            {"hand": None, "played": None, "score": 0},
        ],
    }
    (decision,) = status.waiting
    assert wire.to_json(decision.choices[0]) == {"kind": "play-card", "text": "play 4", "card": 4}
    told = cast(r.Events, client.ask("events", game=status.game, seat=0)).events
    assert [wire.to_json(entry.event) for entry in told] == [
        {"kind": "card-seen", "seat": 0, "card": card} for card in (4, 9, 4)
    ]


def test_games_are_listed_with_seats_packs_and_options(client: Client) -> None:
    offered = {game.key: game for game in cast(r.Games, client.ask("games")).games}
    assert offered["roll"].packs[0] == "base"
    assert (offered["roll"].title, offered["roll"].seats) == ("Roll for the Galaxy", (2, 3, 4, 5))
    assert offered["toy"] == r.GameOnOffer("toy", "A toy", (1, 2, 3), None, (), (), None)
    hello = cast(r.Hello, client.ask("hello"))
    assert (hello.games[0], hello.game) == ("roll", "roll")
    assert "toy" in hello.games
    playing = {(bot.name, bot.game) for bot in hello.bots}
    assert {("greedy", "roll"), ("random", None)} <= playing


def test_a_game_that_cannot_be_had_is_listed_with_its_fault(client: Client) -> None:
    games.register(GameDefinition("torn", "Torn", range(2, 3), "nowhere:Rules"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "known", lambda: ["broken", "torn"])
        listed = cast(r.Games, Client(Server()).ask("games")).games
    assert [(game.key, game.fault is None) for game in listed] == [("broken", False), ("torn", True)]  # not loaded yet
    server = Client(Server(["torn"]))
    refusal = server.refused("new", seats=["client", "client"])
    assert refusal.code == "bad-game"
    assert "nowhere" in refusal.message


def test_saved_games_are_loaded_by_the_game_that_the_file_says(client: Client, tmp_path: Path) -> None:
    for key, seats in (("toy", ["client", "client"]), ("roll", ["client", "random"])):
        status = client.status("new", game=key, seats=seats, seed=5)
        play_out(client, status, Rng(1), most=4)
        saved = cast(r.Saved, client.ask("save", game=status.game, file=str(tmp_path / f"{key}.starcup"))).file
        again = client.status("load", file=saved)
        assert (again.key, again.players) == (key, tuple(seats))
        assert again.waiting == client.status("waiting", game=status.game).waiting
    journal = (tmp_path / "toy.starcup").read_text()
    refusal = client.refused("load", journal=rewritten(journal, "game toy", "game toi"))
    assert (refusal.code, refusal.nearest) == ("unknown-game", "toy")
    refusal = client.refused("load", position='{"game": "chess"}')
    assert refusal.code == "unknown-game"
    refusal = client.refused("load", file=str(tmp_path / "toy.starcup"), game="roll")
    assert refusal.code == "bad-journal"
    assert "expected 'toy'" in refusal.message


REFUSED: Mapping[str, tuple[dict[str, object], str, str | None]] = {
    "an unknown game": ({"method": "new", "game": "tyo", "seats": ["client"]}, "unknown-game", "toy"),
    "the box of an unknown game": ({"method": "catalogue", "game": "rol"}, "unknown-game", "roll"),
    "packs": ({"method": "new", "game": "toy", "seats": ["client"], "packs": ["base"]}, "no-packs", None),
    "options": ({"method": "catalogue", "game": "toy", "options": {"a.b": "c"}}, "no-packs", None),
    "rules": ({"method": "rules", "game": "toy", "ids": ["SHIP-3"]}, "unknown-rule", None),
    "too many seats": ({"method": "new", "game": "toy", "seats": ["client"] * 4}, "refused", None),
    "a bot of another game": ({"method": "new", "game": "toy", "seats": ["client", "greedy"]}, "unknown-player", None),
    "a hint": ({"method": "hint", "game": "g1", "seat": 0}, "no-hints", None),
    "an unknown bot": ({"method": "hint", "game": "g1", "seat": 0, "bot": "rando"}, "unknown-bot", "random"),
    "a sample": ({"method": "sample", "game": "g1", "seat": 0, "seed": 1}, "no-samples", None),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_a_game_does_not_have_is_refused_once_and_clearly(client: Client, what: str) -> None:
    before = client.status("new", game="toy", seats=["client", "random"], seed=1)
    asked, code, nearest = REFUSED[what]
    refusal = client.refused(str(asked["method"]), **{name: value for name, value in asked.items() if name != "method"})
    assert (refusal.code, refusal.nearest) == (code, nearest), refusal.message
    assert client.status("waiting", game=before.game) == before


def test_a_bot_of_any_game_hints_if_it_is_named(client: Client) -> None:
    status = client.status("new", game="toy", seats=["client", "random"], seed=1)
    hint = cast(r.Hint, client.ask("hint", game=status.game, seat=0, bot="random"))
    assert hint.choice in [choice.text for choice in status.waiting[0].choices]
    assert (hint.basis, hint.options) == ("none", ())


def test_a_server_of_one_game_offers_no_other(toy: None) -> None:
    client = Client(Server(["toy"]))
    hello = cast(r.Hello, client.ask("hello"))
    assert (hello.games, hello.game, hello.packs) == (("toy",), "toy", ())
    assert {bot.name for bot in hello.bots} == {"random"}
    assert client.status("new", seats=["client"]).key == "toy"
    refusal = client.refused("new", game="roll", seats=["client", "client"])
    assert (refusal.code, refusal.message) == ("unknown-game", "unknown game 'roll'; there are: toy")


def test_the_command_takes_games_by_key(toy: None, tmp_path: Path) -> None:
    unknown = run("serve", "--stdio", "--game", "tyo")
    assert unknown.exit_code == 2
    assert "unknown game 'tyo' (did you mean 'toy'?)" in unknown.stderr
    assert run("serve", "--stdio", "--game", "toy", "--game", "toy").exit_code == 2
    assert run("serve", "--stdio", "--schemas", str(tmp_path)).exit_code == 2
    assert run("serve", "--game", "toy", "--schemas", str(tmp_path / "schemas")).exit_code == 0
    written = {path.name for path in (tmp_path / "schemas").iterdir()}
    kinds = "beat scene catalogue choice decision event journal position refusal request response view"
    assert written == {f"{name}.schema.json" for name in kinds.split()}
    assert json.loads((tmp_path / "schemas" / "view.schema.json").read_text())["$id"] == "urn:starcup:toy:view:3"


# Games that say something of their own.


@define
class OwnView:
    """A view with whatever a view may hold."""

    seat: int
    named: Mapping[str, int]
    by_number: dict[int, tuple[str, ...]]
    some: frozenset[str]
    maybe: float | None
    either: bool | str
    hidden: tuple[None, ...]
    inner: tuple[CardSeen, ...] = ()
    _private: int = 3
    late: int = field(init=False, default=4)


@frozen
class Telling(Event):
    """An event with a list of lists."""

    rows: tuple[tuple[int, ...], ...]


class OwnRules(ToyRules):
    event_kinds: tuple[type[Event], ...] = (Telling,)


class OwnWire(wire.GameWire[ToyTable, OwnView]):
    view_class = OwnView


def test_whatever_attrs_classes_hold_has_a_schema(toy: None) -> None:
    games.register(GameDefinition("toy", "A toy", range(1, 4), OwnRules, wire=OwnWire))
    own = wire.wire_of(OwnRules())
    assert isinstance(own, OwnWire)
    view = OwnView(0, {"b": 1}, {3: ("x",)}, frozenset("ab"), None, "yes", (None,), (CardSeen(1, 2),))
    sent = wire.to_json(own.view(view))
    assert sent == {
        "seat": 0,
        "named": {"b": 1},
        "by_number": {"3": ["x"]},
        "some": ["a", "b"],
        "maybe": None,
        "either": "yes",
        "hidden": [None],
        "inner": [{"seat": 1, "card": 2}],
        "late": 4,
    }
    documents = wire.schemas_of(own)
    check = jsonschema_rs.Draft202012Validator(documents["view"])
    assert check.is_valid(sent)
    for name in cast("dict[str, object]", sent):
        assert not check.is_valid({**cast("dict[str, object]", sent), name: {"a": []}})
    events = jsonschema_rs.Draft202012Validator(documents["event"])
    assert events.is_valid(wire.to_json(own.event(Telling(((1, 2), ())))))
    assert events.is_valid(wire.to_json(own.event(CardSeen(0, 3)))), "of a class that the ruleset does not name"
    assert wire.to_json(own.event(CardSeen(0, 3))) == {
        "kind": "foreign",
        "name": "card-seen",
        "fields": {"seat": 0, "card": 3},
    }
    assert not events.is_valid({"kind": "card-seen", "seat": 0, "card": 3})
    assert not events.is_valid({"kind": "telling", "rows": [["1"]]})


@pytest.mark.parametrize("odd", [float("nan"), object(), 3j])
def test_what_has_no_form_on_the_wire_is_refused_and_the_server_goes_on(client: Client, odd: object) -> None:
    class OddRules(ToyRules):
        def view(self, table: ToyTable, seat: int) -> ToyView:
            view = super().view(table, seat)
            view.at_stake = odd if table.at_stake else 0  # type: ignore[assignment]  # that is what is wrong
            return view

    games.register(GameDefinition("toy", "A toy", range(1, 4), OddRules))
    status, refused = client.status("new", game="toy", seats=["client"] * 2, seed=1), None
    while refused is None and status.waiting:
        decision = status.waiting[0]
        told = client.exchange("submit", game=status.game, seat=decision.seat, choice=decision.choices[-1].text)
        status, refused = cast(r.Status, told.result), told.error
    assert refused is not None
    assert (refused.code, "has no form on the wire" in refused.message) == ("bad-game", True)
    assert cast(r.OpenGames, client.ask("open_games")).games[0].key == "toy"


def test_a_bot_that_thinks_answers_at_once_where_nothing_can_be_told_to_another_process(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def offered(game: str) -> dict[str, BotKind]:
        return {"slow": BotKind("slow", "Takes its time.", available("toy")["random"].make, game=game)}

    monkeypatch.setattr(seated, "available", offered)
    status = play_out(client, client.status("new", game="toy", seats=["client", "slow"], seed=1), Rng(1))
    assert status.fault is None
    assert status.outcome is not None
    status = client.status("new", game="toy", seats=["client", "slow"], seed=1)
    hint = cast(r.Hint, client.ask("hint", game=status.game, seat=0))
    assert (hint.bot, hint.basis) == ("slow", "none")
