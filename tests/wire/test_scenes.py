"""Scenes, beats, catalogues and refusals on the wire: in words, of one form for all games."""

from __future__ import annotations

import json
from typing import cast

import jsonschema_rs
import pytest

from starcup import Rng, games, wire
from starcup.messages import PSEUDO, unmarked_words
from starcup.wire import results as r
from tests.cli.serving import Client
from tests.wire.answering import answer

GAMES = ("roll", "race", "tiny-epic")
Json = dict[str, object]


@pytest.fixture(scope="module")
def client() -> Client:
    return Client()


def schemas(game: str) -> dict[str, wire.Schema]:
    return wire.schemas_of(wire.wire_of(games.find(game).load()))


def test_scenes_beats_and_catalogues_have_one_schema_for_all_games() -> None:
    first, *others = map(schemas, GAMES)
    for name in ("scene", "beat", "catalogue", "request"):
        assert all(other[name] == first[name] for other in others), name


def test_no_document_is_a_mere_reference_and_no_branch_is_open() -> None:
    for game in GAMES:
        for name, schema in schemas(game).items():
            assert "$ref" not in schema, name
        for name in ("choice", "event"):
            kinds = cast("list[dict[str, str]]", schemas(game)[name]["oneOf"])
            definitions = cast("dict[str, Json]", schemas(game)[name]["$defs"])
            found = [definitions[kind["$ref"].rpartition("/")[2]] for kind in kinds]
            assert all(definition["additionalProperties"] is False for definition in found)
            properties = [cast("dict[str, Json]", definition["properties"]) for definition in found]
            assert len({str(members["kind"]["const"]) for members in properties}) == len(found)


SHORTCUTS = {"re-roll", "put"}
"""Choices of Tiny Epic Galaxies that answer two questions at once: each of them is asked on its own, too."""


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("game", GAMES)
def test_scenes_and_beats_of_whole_games_fit_their_schemas(client: Client, game: str) -> None:
    fits = {name: jsonschema_rs.Draft202012Validator(schema) for name, schema in schemas(game).items()}
    status = client.status("new", game=game, seats=["client", "random"], seed=5, show={"scene": True, "events": 0})
    rng, heard = Rng(1), 0
    while status.waiting:
        (decision,) = status.waiting
        if status.shown is not None:
            assert status.shown.seat == 0
            assert [event.position for event in status.shown.events] == list(range(heard, status.shown.next))
            assert all(fits["beat"].is_valid(event.beat) for event in status.shown.events if event.beat is not None)
            assert fits["scene"].is_valid(status.shown.scene)
            prompt = cast(Json, cast(Json, status.shown.scene)["prompt"])
            assert (prompt["number"], prompt["kind"]) == (decision.number, decision.kind)
            offered = {choice.text for choice in (*decision.choices, *decision.further)}
            missing = offered - {str(option["choice"]) for option in cast("list[Json]", prompt["options"])}
            assert {text.split()[0] for text in missing} <= SHORTCUTS
            heard = status.shown.next
        show = None if rng.below(8) else {"scene": True, "events": heard}
        status = client.status("submit", game=status.game, seat=0, choice=answer(decision, rng), show=show)
    scene = cast(Json, cast(r.SceneResult, client.ask("scene", game=status.game, seat=0)).scene)
    assert fits["scene"].is_valid(scene) and scene["over"] and scene["prompt"] is None
    assert status.outcome is not None
    totals = {score.seat: score.total for score in status.outcome.scores}
    assert {score["seat"]: score["total"] for score in cast("list[Json]", scene["scores"])} == totals
    assert all(line.title for score in status.outcome.scores for line in score.lines)


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_sees_and_hears_what_everybody_may(client: Client, game: str) -> None:
    status = client.status("new", game=game, seats=["client", "random"], seed=5)
    scene = cast(Json, cast(r.SceneResult, client.ask("scene", game=status.game, seat=None)).scene)
    assert (scene["seat"], scene["prompt"]) == (None, None)
    assert client.ask("view", game=status.game, seat=None) != client.ask("view", game=status.game, seat=0)
    public, own = (
        [event.event for event in cast(r.Events, client.ask("events", game=status.game, seat=seat)).events]
        for seat in (None, 0)
    )
    assert public != own
    assert client.refused("scene", game=status.game, seat=1).code == "not-your-seat"
    show = {"scene": True, "seat": 1}
    assert client.refused("submit", game=status.game, seat=0, choice="x", show=show).code == "not-your-seat"


def test_what_was_taken_back_is_an_entry_without_a_beat(client: Client) -> None:
    status = client.status("new", game="tiny-epic", seats=["client", "client"], seed=5)
    game, rng = status.game, Rng(2)
    heard = 0
    while not heard:
        decision = status.waiting[0]
        before = cast(r.Events, client.ask("events", game=game, seat=decision.seat)).next
        show = {"events": before}
        status = client.status("submit", game=game, seat=decision.seat, choice=answer(decision, rng), show=show)
        assert status.shown is not None
        if decision.seat in status.undo and status.shown.events:
            heard = status.shown.next
    status = client.status("undo", game=game, seat=decision.seat, show={"events": heard})
    assert status.shown is not None
    (undone,) = status.shown.events
    assert (undone.event.kind, undone.beat) == ("undone", None)
    assert cast(int, undone.event.fields["since"]) < undone.position


def test_every_key_that_choices_name_has_a_title(client: Client) -> None:
    for game in GAMES:
        box = client.box(game=game)
        assert (box.box.game, box.box.seats) == (game, tuple(games.find(game).seats))
        assert all(title for names in box.names.values() for title in names.values())
        assert set(box.names) | {piece.kind for piece in box.pieces} == set(box.kinds)
        decision = client.status("new", game=game, seats=["client", "random"], seed=1).waiting[0]
        known = {key for names in box.names.values() for key in names}
        items = [] if decision.pick is None else [item.item for item in decision.pick.items]
        named = [word for choice in decision.choices for word in choice.fields.values() if isinstance(word, str)]
        assert {*items, *named} <= known


def test_texts_come_in_the_language_that_is_asked_for(client: Client) -> None:
    hello = cast(r.Hello, client.ask("hello"))
    assert all(languages[0] == "en" for languages in hello.languages.values()) and set(hello.languages) >= set(GAMES)
    status = client.status("new", game="race", seats=["client", "random"], names=["Ann", "Bob"], seed=5)
    scene = json.dumps(cast(r.SceneResult, client.ask("scene", game=status.game, seat=None)).scene)
    assert "Ann" in scene
    said = cast(r.SceneResult, client.ask("scene", game=status.game, seat=0, language=PSEUDO)).scene
    assert unmarked_words(str(cast(Json, said)["status"])) == []
    refusal = client.refused("scene", game=status.game, seat=0, language="tlh")
    assert (refusal.code, "'tlh'" in refusal.message) == ("unknown-language", True)
    before = client.status("waiting", game=status.game)
    assert client.refused("submit", game=status.game, seat=0, choice="x", language="tlh").code == "unknown-language"
    assert client.status("waiting", game=status.game) == before
    assert client.refused("new", game="race", seats=["client", "random"], names=["Ann"]).code == "refused"


def test_a_thing_tells_what_can_be_done_with_it(client: Client) -> None:
    status = client.status("new", game="race", seats=["client", "random"], seed=5, show={"scene": True})
    assert status.shown is not None
    prompt = cast(Json, cast(Json, status.shown.scene)["prompt"])
    (item, *_) = cast("list[dict[str, list[str]]]", cast(Json, prompt["pick"])["items"])
    if item["touches"]:
        assert cast(r.Why, client.ask("why", game=status.game, seat=0, key=item["touches"][0])).legal
    assert client.refused("why", game=status.game, seat=0, key="nothing").code == "unknown-key"
    assert client.refused("why", game=status.game, seat=0).code == "bad-request"
    assert client.refused("why", game=status.game, seat=0, key="x", choice="y").code == "bad-request"


def test_what_is_picked_so_far_is_told(client: Client) -> None:
    status = client.status("new", game="race", seats=["client", "random"], seed=5)
    (decision,) = status.waiting
    assert decision.pick is not None
    names = [item.item for item in decision.pick.items]
    some = cast(r.ComesTo, client.ask("comes_to", game=status.game, seat=0, items=names[:1]))
    assert (some.legal, some.refusal is None) == (False, False)
    enough = cast(r.ComesTo, client.ask("comes_to", game=status.game, seat=0, items=names[: decision.pick.least]))
    assert enough.legal
    client.status("submit", game=status.game, seat=0, choice=enough.choice)


def test_a_hint_says_what_its_choice_touches(client: Client) -> None:
    status = client.status("new", game="roll", seats=["client", "random"], seed=7)
    hint = cast(r.Hint, client.ask("hint", game=status.game, seat=0, bot="greedy"))
    assert set(cast(Json, hint.touches)) == {"take", "to", "by"}
