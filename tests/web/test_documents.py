"""The descriptions of the interface: whole, right in form, and true of what is answered and told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from starcup import Rng
from starcup.host import MemoryStorage
from starcup.messages import PSEUDO
from starcup_web.app import application
from starcup_web.bodies import BY_METHOD, OF_A_LINK, Listen
from starcup_web.documents import asyncapi, openapi
from tests.host.playing import GAMES
from tests.web.asking import NO_LIMITS, Json, Served, choice_of

TRUE = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with Served() as served:
        yield served


def payload(name: str) -> Json:
    """Return the schema of a message over the WebSocket, with what it refers to."""
    document: Json = json.loads(json.dumps(asyncapi()))
    return {**document["components"]["messages"][name]["payload"], "components": document["components"]}


def answered(method: str) -> Json:
    """Return the schema of the answer to a method, with what it refers to."""
    document: Json = json.loads(json.dumps(openapi()))
    done = document["paths"][f"/api/{method}"]["post"]["responses"]["200"]
    return {**done["content"]["application/json"]["schema"], "components": document["components"]}


def requested(method: str) -> Json:
    """Return the schema of what is asked by a method, with what it refers to."""
    document: Json = json.loads(json.dumps(openapi()))
    body = document["paths"][f"/api/{method}"]["post"]["requestBody"]
    return {**body["content"]["application/json"]["schema"], "components": document["components"]}


def check(schema: Json, value: Json) -> None:
    jsonschema.Draft202012Validator(schema).validate(value)


# What they say.


def test_every_method_has_a_path_and_every_path_an_answer(served: Served) -> None:
    paths: Json = served.get("/openapi.json").json["paths"]
    posted = {path.removeprefix("/api/") for path, verbs in paths.items() if "post" in verbs}
    assert posted == {*BY_METHOD}
    for kind in OF_A_LINK:
        assert paths[f"/api/{kind.method}"]["post"]["security"] == [{"link": []}]
    for method in BY_METHOD:
        told = paths[f"/api/{method}"]["post"]
        assert told["summary"]
        assert told["requestBody"]["content"]["application/json"]["schema"]
    assert {path for path, verbs in paths.items() if "get" in verbs} == {
        "/api/hello", "/api/games", "/api/words", "/api/words/{language}", "/api/layout/{key}.css",
        "/api/feed/{token}", "/healthz", "/metrics",
    }  # fmt: skip
    ids = [verb["operationId"] for verbs in paths.values() for verb in verbs.values()]
    assert len({*ids}) == len(ids)
    for path in (
        "/api/hello",
        "/api/games",
        "/api/words",
        "/api/words/en",
        "/api/layout/roll.css",
        "/healthz",
        "/metrics",
    ):
        assert served.get(path).status == 200, path


def test_all_schemas_are_schemas_and_lead_somewhere(served: Served) -> None:
    for path in ("/openapi.json", "/asyncapi.json"):
        document = served.get(path).json
        assert len(document["components"]["schemas"]) > 20
        for schema in document["components"]["schemas"].values():
            jsonschema.Draft202012Validator.check_schema(schema)
        for target in _references(document):
            part = document
            for name in target.removeprefix("#/").split("/"):
                part = part[name.replace("~1", "/").replace("~0", "~")]


def test_the_description_of_the_websocket_has_the_form_of_asyncapi(served: Served) -> None:
    document = served.get("/asyncapi.json").json
    assert document["asyncapi"] == "3.0.0"
    assert document["info"]["title"] and document["info"]["version"]
    channel = document["channels"]["live"]
    assert channel["address"] == "/api/live"
    assert {operation["action"] for operation in document["operations"].values()} == {"send", "receive"}
    named = set()
    for operation in document["operations"].values():
        assert operation["channel"] == {"$ref": "#/channels/live"}
        for message in operation["messages"]:
            name = message["$ref"].removeprefix("#/channels/live/messages/")
            assert channel["messages"][name] == {"$ref": f"#/components/messages/{name}"}
            named.add(name)
    assert named == {*channel["messages"]} == {*document["components"]["messages"]}
    for message in document["components"]["messages"].values():
        assert message["payload"] and message["summary"]


def _references(part: Json) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from _references(value)
    elif isinstance(part, list):
        for value in part:
            yield from _references(value)


# What is answered and told.


@pytest.mark.parametrize("game", [pytest.param(key, marks=pytest.mark.slow) for key in ("race", "roll", "tiny-epic")])
def test_answers_and_messages_of_a_whole_game_are_as_described(served: Served, game: str) -> None:
    rng = Rng(2)
    opened = served.new("client", "greedy", game=game, seed=2, clock={"seconds": 600, "bot": "greedy"})
    token = str(opened.seats[0])
    schemas = {method: jsonschema.Draft202012Validator(answered(method)) for method in BY_METHOD}
    requests = {method: jsonschema.Draft202012Validator(requested(method)) for method in BY_METHOD}
    messages = {name: jsonschema.Draft202012Validator(payload(name)) for name in ("table", "present", "error")}

    def told(method: str, link: str = token, /, **fields: Any) -> Json:
        requests[method].validate(json.loads(json.dumps(fields)))
        answer = served.done(method, link, **fields)
        schemas[method].validate(answer)
        return answer

    table = told("table", since=0)
    with served.reader(token, since=0) as reader:
        for number in range(10_000):
            table = told("submit", **choice_of(table, rng), since=max(0, table["next"] - 3))
            if table["outcome"] is not None:
                break
            if number % 30 == 0:
                told("table", opened.watch)
                told("table", opened.host, language=PSEUDO)
                told("orders")
                told("lessons")
                told("hint", bot="greedy")
                told("mine", tokens=[token, opened.watch, "x"])
                told("why", choice="nonsense")
                key = next(key for key in _keys(table["scene"]))
                told("why", key=key)
        for _ in range(30):
            message = reader.hear()
            (name,) = message
            messages[name].validate(message)
            if name == "table" and message["table"]["outcome"] is not None:
                break
        reader.send(token="x")
        while "error" not in (message := reader.hear()):
            pass
        messages["error"].validate(message)
    for method in ("catalogue", "pictures", "rules", "glossary", "journal", "lessons", "feed"):
        told(method)
    most = told("replay", at=0)["most"]
    told("replay", at=most // 2, seat=1)
    told("branch", at=most // 2, seats=["client", "client"], names=["Anna", "Ben"])
    told("load", journal=told("journal")["text"])


def _keys(part: Json) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("key"), str):
            yield part["key"]
        for value in part.values():
            yield from _keys(value)
    elif isinstance(part, list):
        for value in part:
            yield from _keys(value)


def test_what_a_reader_sends_is_as_described(served: Served) -> None:
    schema = payload("listen")
    right: list[dict[str, object]] = [{"token": "x"}, {"token": "x", "language": "es", "since": None}]
    for message in [*right, {"token": "x", "since": 5}]:
        check(schema, message)
    wrong: list[dict[str, object]] = [
        {},
        {"token": ""},
        {"token": "x", "since": -1},
        {"token": "x", "seat": 1},
        {"token": 1},
    ]
    for message in wrong:
        with pytest.raises(jsonschema.ValidationError):
            check(schema, message)
    assert Listen.__doc__


# Anything that fits the descriptions, and what nearly does.


LONG = ("hint", "chances")
"""What bots think about in other processes."""


@pytest.mark.parametrize("examples", [1, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.filterwarnings("ignore")  # what generates requests warns of its own
def test_whatever_is_asked_is_answered_as_described(examples: int) -> None:
    storage = MemoryStorage()
    with Served(storage) as served:
        over = served.new("greedy", "greedy", "greedy", game="race", seed=1)
        links = [over.watch, over.host]
        for game in GAMES:
            opened = served.new("client", "client", "greedy", game=game, seed=3)
            links += [*filter(None, opened.seats), opened.watch, opened.host]
    schema: Any = schemathesis.openapi.from_dict(openapi())
    schema.app = application(storage, limits=NO_LIMITS)  # begun and ended by what asks
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        long = operation.label.rpartition("/")[2] in LONG
        if long and examples < 10:
            continue

        @seed(7)
        @settings(
            max_examples=5 if long else examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=_cases(operation), link=some.sampled_from([*links, "x", None]))
        def ask(case: Any, link: str | None) -> None:
            nonlocal tried
            tried += 1
            headers = {} if link is None else {"authorization": f"Bearer {link}"}
            answer = case.call(base_url="http://127.0.0.1:8720", headers=headers, timeout=120)
            case.validate_response(answer, checks=TRUE)

        ask()
    assert tried >= examples * 20


def _cases(operation: Any) -> Any:
    """Return requests that fit the description of an operation, and such as break it in something."""
    modes = [schemathesis.GenerationMode.POSITIVE]
    if operation.method.lower() == "post":
        modes.append(schemathesis.GenerationMode.NEGATIVE)
    return some.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])
