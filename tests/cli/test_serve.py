"""``starcup serve``: what a client can do, and what it may not see."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from attrs import evolve

from starcup import Game, Rng, wire
from starcup.roll import RollRuleset
from starcup.wire import journals, requests
from starcup.wire import results as r
from starcup_cli.server.server import MOST_GAMES
from tests.cli.helpers import only_save, run
from tests.cli.serving import Client, play_out


def new(client: Client, *seats: str, seed: int = 7, omniscient: bool = False) -> r.Status:
    return client.status("new", seats=list(seats), seed=seed, omniscient=omniscient)


def test_hello_tells_what_there_is(client: Client) -> None:
    hello = cast(r.Hello, client.ask("hello", protocol=wire.PROTOCOL))
    assert hello.protocol == 3
    assert set(hello.methods) == {kind.method for kind in requests.REQUESTS}
    assert {"greedy", "random"} <= {bot.name for bot in hello.bots}
    assert "base" in hello.packs
    assert client.refused("hello", protocol=9).code == "protocol"


def test_packs_tiles_and_rules_can_be_shown(client: Client) -> None:
    (pack,) = (entry for entry in cast(r.Packs, client.ask("packs")).packs if entry.name == "base")
    assert (pack.game, pack.fault) == ("roll", None)
    box = client.box()
    assert list(box.names["phase"].values()) == ["Explore", "Develop", "Settle", "Produce", "Ship"]
    tiles = [piece for piece in box.pieces if "sides" in piece.fields]
    assert len(tiles) == 55 + 9 + 9
    sides = [side for piece in tiles for side in cast("list[dict[str, str]]", piece.fields["sides"])]
    assert all(side["text"] for side in sides if side["side"] == "development")
    assert {piece.key for piece in box.pieces if piece.kind == "die"} >= {"home", "military"}
    (rule,) = cast(r.RuleTexts, client.ask("rules", ids=["SHIP-3"])).rules
    assert rule.id == "SHIP-3"
    assert len(cast(r.RuleTexts, client.ask("rules")).rules) > 100
    assert client.refused("rules", ids=["SHIP-33333"]).code == "unknown-rule"


def test_a_whole_game_against_bots(client: Client) -> None:
    status = play_out(client, new(client, "client", "greedy", "random"), Rng(1))
    assert status.players == ("client", "greedy", "random")
    assert status.fault is None
    assert status.outcome is not None
    assert len(status.outcome.scores) == 3
    assert status.outcome.winners
    assert status.outcome.seed == "7"
    assert client.refused("submit", game=status.game, seat=0, choice="done").code == "finished"


def test_a_game_over_the_wire_is_the_game_that_the_library_plays(client: Client) -> None:
    game = Game.new(RollRuleset.load(["base"]), players=2, seed=11)
    status = new(client, "client", "client", seed=11)
    rng, sent = Rng(5), wire.wire_of(game.ruleset)
    while waiting := game.waiting():
        assert status.waiting == tuple(sent.decision(question, game.allowed(question.seat)) for question in waiting)
        decision = rng.choice(waiting)
        choice = rng.choice(decision.legal)
        game.submit(decision.seat, choice)
        status = client.status("submit", game=status.game, seat=decision.seat, choice=choice.text)
    for seat in (0, 1):
        assert client.view(status.game, seat) == sent.view(game.view(seat))
        told = cast(r.Events, client.ask("events", game=status.game, seat=seat))
        assert [entry.event for entry in told.events] == list(map(sent.event, game.events(seat)))
        assert told.next == len(told.events)
        assert [entry.position for entry in told.events] == list(range(told.next))
        more = cast(r.Events, client.ask("events", game=status.game, seat=seat, since=told.next - 3))
        assert more.events == told.events[-3:]
    journal = cast(r.JournalResult, client.ask("journal", game=status.game))
    notes = {"seat-0": "human", "seat-1": "human"}
    assert journal.text == game.journal_text(notes)
    assert journal.journal == journals.journal_of(game, notes)


def test_several_games_at_once_by_id(client: Client) -> None:
    first, second = new(client, "client", "random", seed=1), new(client, "client", "client", "random", seed=2)
    assert first.game != second.game
    before = client.ask("waiting", game=second.game)
    play_out(client, first, Rng(1), most=20)
    assert client.ask("waiting", game=second.game) == before
    assert [game.game for game in cast(r.OpenGames, client.ask("open_games")).games] == [first.game, second.game]
    client.ask("close", game=first.game)
    refusal = client.refused("waiting", game=first.game)
    assert refusal.code == "unknown-game"
    assert refusal.nearest == second.game


# Hidden information.


def test_a_seat_that_is_not_the_clients_is_not_shown(client: Client) -> None:
    game = new(client, "greedy", "client", "random").game
    for seat in (0, 2):
        for method, more in (
            ("view", {}),
            ("events", {}),
            ("submit", {"choice": "done"}),
            ("undo", {}),
            ("why", {"choice": "done"}),
            ("sample", {"seed": 1}),
        ):
            refusal = client.refused(method, game=game, seat=seat, **more)
            assert refusal.code == "not-your-seat", method
    assert client.refused("view", game=game, seat=3).code == "no-seat"
    assert client.refused("view", game=game, seat=-1).code == "bad-request"
    assert client.refused("events", game=game, all=True).code == "hidden"
    for method, more in (("journal", {}), ("position", {}), ("clone", {}), ("replay", {"at": 0})):
        assert client.refused(method, game=game, **more).code == "hidden", method


def test_nothing_sent_to_a_client_depends_on_what_it_may_not_know(client: Client) -> None:
    """Only its own questions wait, private events of others are left out, and the seed stays the server's."""
    status = client.status("new", seats=["client", "client", "random"], seed=3)
    assert {decision.seat for decision in status.waiting} == {0, 1}
    status = client.status("new", seats=["client", "random", "random"])
    rng = Rng(2)
    for _ in range(120):
        if not status.waiting:
            break
        assert {decision.seat for decision in status.waiting} == {0}
        assert status.outcome is None
        status = play_out(client, status, rng, most=1)
        view = client.view(status.game, 0)
        assert all(seat.sheet is None for seat in view.seats[1:])
    told = [entry.event for entry in cast(r.Events, client.ask("events", game=status.game, seat=0)).events]
    assert {event.fields["seat"] for event in told if event.kind in ("faces-seen", "tiles-seen")} == {0}
    assert {event.fields["seat"] for event in told if event.kind == "dice-rolled"} == {0, 1, 2}


def test_an_omniscient_client_sees_every_seat(client: Client) -> None:
    status = new(client, "client", "random", omniscient=True)
    view = client.view(status.game, 1)
    assert view.seats[1].drawn[:1] != (None,) or view.seats[1].development_stack
    everything = cast(r.Events, client.ask("events", game=status.game, all=True)).events
    assert {entry.event.fields["seat"] for entry in everything if entry.event.kind == "tiles-seen"} == {0, 1}
    assert client.refused("submit", game=status.game, seat=1, choice="done").code == "not-your-seat"


def test_bots_among_themselves_play_at_once(client: Client) -> None:
    status = new(client, "random", "random", omniscient=True)
    assert status.outcome is not None
    early = client.status("replay", game=status.game, at=10)
    assert early.outcome is None
    assert early.players == ("client", "client")
    assert {decision.seat for decision in early.waiting} <= {0, 1}


# Answering.


def test_refused_choices_say_why_and_change_nothing(client: Client) -> None:
    status = new(client, "client", "greedy")
    game, decision = status.game, status.waiting[0]
    view = client.ask("view", game=game, seat=0)
    refusal = client.refused(
        "submit", game=game, seat=0, choice="start investment_credits galactic_survey_headquarters"
    )
    assert refusal.rules == ("SETUP-14",)
    assert refusal.nearest in [choice.text for choice in decision.choices]
    assert client.refused("submit", game=game, seat=0, choice="strat x").code == "not-understood"
    text = decision.choices[0].text
    assert (
        client.refused("submit", game=game, seat=0, choice=text, number=decision.number + 1).code == "no-such-question"
    )
    assert client.ask("view", game=game, seat=0) == view
    assert client.ask("waiting", game=game) == status
    why = cast(
        r.Why, client.ask("why", game=game, seat=0, choice="start investment_credits galactic_survey_headquarters")
    )
    assert why.refusal == refusal
    assert client.ask("why", game=game, seat=0, choice=text) == r.Why(True, None)
    client.ask("submit", game=game, seat=0, choice=text, number=decision.number)
    assert client.refused("submit", game=game, seat=0, choice=text, number=decision.number).code == "stale"


def test_undo_takes_a_choice_back(client: Client) -> None:
    status = new(client, "client", "random")
    assert client.refused("undo", game=status.game, seat=0).code == "cannot-undo"
    rng = Rng(4)
    while 0 not in status.undo:
        before, status = status, play_out(client, status, rng, most=1)
    assert status.undo == (0,)
    undone = client.status("undo", game=status.game, seat=0)
    assert undone.version > status.version > before.version
    assert evolve(undone, version=before.version, waiting=()) == evolve(before, waiting=())
    (asked,), (again,) = before.waiting, undone.waiting
    assert again.number > asked.number, "an answer to the question that was taken back is late"
    assert evolve(again, number=asked.number) == asked


def test_the_client_rolls_the_dice_itself(client: Client) -> None:
    status = client.status("new", seats=["client", "client"], seed=1, omniscient=True, outside_chance=True)
    assert client.refused("new", seats=["client", "client"], outside_chance=True).code == "hidden"
    assert (status.chance and status.chance.kind) == "faction 0"
    assert client.refused("resolve", game=status.game, outcome="f99").code == "unknown-outcome"
    rolled = 0
    for _ in range(60):
        if status.chance is None:
            status = play_out(client, status, Rng(0), most=1)
            continue
        rolled += status.chance.kind.startswith("roll")
        best = max(status.chance.options, key=lambda option: option.weight)
        status = client.status("resolve", game=status.game, outcome=best.text)
    assert rolled > 5
    assert client.refused("resolve", game=new(client, "client", "random").game, outcome="x").code == "no-chance"


def test_clones_and_samples_are_games_of_their_own(client: Client) -> None:
    status = play_out(client, new(client, "client", "client", omniscient=True), Rng(1), most=30)
    twin = client.status("clone", game=status.game)
    assert twin.waiting == status.waiting
    play_out(client, twin, Rng(2), most=10)
    assert client.ask("waiting", game=status.game) == status
    mine = play_out(client, new(client, "client", "random"), Rng(1), most=30)
    world = client.status("sample", game=mine.game, seat=0, seed=1, seats=["client", "greedy"])
    assert client.ask("view", game=world.game, seat=0) == client.ask("view", game=mine.game, seat=0)
    assert play_out(client, world, Rng(3)).outcome is not None


# Keeping.


def test_a_saved_game_goes_on_here_and_at_the_terminal(client: Client, saves: Path) -> None:
    status = play_out(client, new(client, "client", "greedy"), Rng(1), most=20)
    view = client.ask("view", game=status.game, seat=0)
    saved = cast(r.Saved, client.ask("save", game=status.game))
    assert Path(saved.file) == only_save(saves)
    assert "seed" not in Path(saved.file).name
    status = play_out(client, status, Rng(2), most=2)
    assert client.ask("save", game=status.game) == saved
    loaded = client.status("load", file=saved.file)
    assert (loaded.players, loaded.waiting) == (status.players, status.waiting)
    early = client.status("load", file=saved.file, at=0, seats=["client", "client"])
    assert early.waiting[0].kind == "choose-start"
    assert run("play", "--load", saved.file, typed=["quit"]).exit_code == 0
    assert view != client.ask("view", game=loaded.game, seat=0)


def test_a_save_replaces_no_other_file(client: Client, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear", encoding="utf-8")
    game = new(client, "client", "random").game
    assert client.refused("save", game=game, file=str(other)).code == "bad-file"
    assert other.read_text(encoding="utf-8") == "Dear"


def test_positions_and_journals_are_loaded_from_text(client: Client) -> None:
    status = play_out(client, new(client, "client", "client", omniscient=True), Rng(1), most=50)
    position = cast(r.PositionResult, client.ask("position", game=status.game)).position
    again = client.status("load", position=position)
    assert again.waiting == status.waiting
    assert again.players == ("client", "client")
    journal = cast(r.JournalResult, client.ask("journal", game=status.game)).text
    told = client.status("load", journal=journal, omniscient=True)
    assert told.waiting == status.waiting
    assert client.ask("events", game=told.game) == client.ask("events", game=status.game)
    for bad in (
        {},
        {"journal": journal, "position": position},
        {"journal": journal[:-20]},
        {"journal": "nonsense"},
        {"position": position[:-20]},
        {"position": "{}"},
        {"position": '"\\ud800"'},
        {"journal": journal, "seats": ["client"]},
        {"journal": journal, "at": -1},
        {"journal": journal, "packs": ["bse"]},
    ):
        refusal = client.refused("load", **bad)
        assert refusal.code in ("bad-request", "bad-journal", "refused", "unknown-pack"), refusal


# Wrong use.


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ("12", "malformed"),
        ('"x"', "malformed"),
        (b"\xff\xfe{}", "malformed"),
        ("[" * 100_000, "malformed"),
        ('{"id": ' + "1" * 5_000 + "}", "malformed"),
        ("{}", "bad-request"),
        ('{"id": null, "method": "hello"}', "bad-request"),
        ('{"id": true, "method": "hello"}', "bad-request"),
        ('{"id": 1.5, "method": "hello"}', "bad-request"),
        ('{"id": 1}', "bad-request"),
        ('{"id": 1, "method": 3}', "bad-request"),
        ('{"id": 1, "method": "helo"}', "unknown-method"),
        ('{"id": 1, "method": "hello", "x": 1}', "bad-request"),
        ('{"id": 1, "method": "view", "game": "g1"}', "bad-request"),
        ('{"id": 1, "method": "view", "game": 1, "seat": 0}', "bad-request"),
        ('{"id": 1, "method": "view", "game": "g1", "seat": "0"}', "bad-request"),
        ('{"id": 1, "method": "view", "game": "g1", "seat": true}', "bad-request"),
        ('{"id": 1, "method": "view", "game": "\\ud800", "seat": 0}', "unknown-game"),
        ('{"id": 1, "method": "new", "seats": "client"}', "bad-request"),
        ('{"id": 1, "method": "new", "seats": [1, 2]}', "bad-request"),
        ('{"id": 1, "method": "new", "seats": ["client", "gredy"]}', "unknown-player"),
        ('{"id": 1, "method": "new", "seats": ["client"]}', "refused"),
        ('{"id": 1, "method": "new", "seats": []}', "refused"),
        ('{"id": 1, "method": "new", "seats": ["client", "random"], "packs": ["bas"]}', "unknown-pack"),
        ('{"id": 1, "method": "new", "seats": ["client", "random"], "packs": []}', "bad-request"),
        ('{"id": 1, "method": "new", "seats": ["client", "random"], "packs": ["base", "base"]}', "bad-pack"),
        ('{"id": 1, "method": "events", "game": "g1", "seat": 0, "since": -1}', "bad-request"),
    ],
)
def test_faulty_requests_are_refused_and_the_server_goes_on(line: str | bytes, code: str) -> None:
    client = Client()
    status = new(client, "client", "random")
    answer = client.send(line)
    assert answer.error is not None
    assert answer.error.code == code
    assert len(answer.error.message) < 400
    assert client.ask("waiting", game=status.game) == status
    assert [game.game for game in cast(r.OpenGames, client.ask("open_games")).games] == [status.game]


def test_the_nearest_valid_thing_is_named(client: Client) -> None:
    assert client.refused("veiw").nearest == "view"
    assert client.refused("new", seats=["client", "gredy"]).nearest == "greedy"
    assert client.refused("new", seat=["client", "greedy"]).nearest == "seats"
    assert client.refused("new", seats=["client", "greedy"], packs=["bas"]).nearest == "base"
    assert client.refused("new", seats=["client"] * 9).rules == ("SETUP-1",)


def test_too_many_games_are_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_GAMES >= 100
    monkeypatch.setattr("starcup_cli.server.server.MOST_GAMES", 2)
    first = new(client, "client", "random").game
    new(client, "client", "random")
    assert client.refused("new", seats=["client", "random"]).code == "too-many-games"
    client.ask("close", game=first)
    new(client, "client", "random")


def test_a_bot_that_fails_stops_its_game_and_no_other(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = new(client, "client", "random", seed=1)

    def fail(*_: object) -> object:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("starcup_bots.random_bot.RandomBot.choose", fail)
    status = new(client, "client", "random")
    assert status.fault is not None
    assert status.fault.code == "bot-failed"
    assert "'random' (seat 1)" in status.fault.message
    assert "by zero" in status.fault.message
    assert client.refused("submit", game=status.game, seat=0, choice="done").code == "stopped"
    assert client.ask("waiting", game=sound.game) == sound
    monkeypatch.undo()
    assert play_out(client, sound, Rng(1)).outcome is not None
