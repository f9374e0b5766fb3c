"""The schema of requests refuses what the server refuses as no request, and nothing else; whatever is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import cast

import jsonschema_rs
import pytest
from attrs import fields
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from starcup.roll import RollRuleset
from starcup.wire import results as r
from starcup.wire import schemas_of, wire_of
from starcup.wire.requests import REQUESTS
from tests.cli.serving import Client

NO_REQUEST = ("malformed", "bad-request", "unknown-method")
"""Codes of what is no request at all, whatever the games are like."""

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
Asked = dict[str, Json]


@cache
def schema() -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(schemas_of(wire_of(RollRuleset.load()))["request"])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client of a server with two open games, in an empty folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("empty"))
        client = Client()
        yield client
        client.server.close()


def check(client: Client, asked: Json) -> str:
    """Ask, and hold what comes back against the schema; the code, empty if it was done."""
    for game in cast(r.OpenGames, client.ask("open_games")).games:
        client.ask("close", game=game.game)
    client.server._opened = 0  # so that the games are called as the requests have it
    client.ask("new", seats=["client", "random"], seed=1)
    client.ask("new", seats=["client", "client"], seed=1, omniscient=True, outside_chance=True)
    answer = client.send(json.dumps(asked))
    code = "" if answer.error is None else answer.error.code
    assert code != "internal", answer.error
    assert (code not in NO_REQUEST) == schema().is_valid(asked), (asked, answer.error)
    return code


LONG = "x" * 4_001
ODD: list[Json] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    1.0,
    -0.0,
    0.5,
    1e300,
    601,
    (1 << 53) - 1,
    1 << 53,
    1 << 70,
    "",
    "g1",
    "g2",
    "client",
    "random",
    "base",
    "done",
    LONG,
    LONG[:4_000],
    LONG[:201],
    LONG[:200],
    "a\nb",
    "a\n",
    "\x00",
    "\x7f",
    "./x",
    "/",
    [],
    {},
    ["client", "random"],
    ["base"],
    ["base", "base"],
    [""],
    ["\x01"],
    [LONG],
    [None],
    [1],
    "[]",
    {"a": "b"},
    {"": "b"},
    {"a": ""},
    {"a": 1},
    {"a": None},
    {"x": LONG},
    {LONG: "x"},
    [["a"]],
    {"without": "space_piracy"},
    "é☃",
    "𝄞" * 200,
]
"""Values of every type, right for one field or another or for none."""

KINDS = [kind for kind in REQUESTS if kind.method != "bye"]


def likely(name: str) -> list[Json]:
    """Values that the field of that name may well have."""
    found: dict[str, list[Json]] = {
        "game": ["g1", "g2", "g3"],
        "seat": [0, 1, 5],
        "number": [0, 1, None],
        "seats": [["client", "random"], ["client", "client"], None],
        "seconds": [0, 0.01],
        "seed": [3],
        "choice": ["start x y", "done"],
        "bot": ["random", "greedy"],
        "file": ["save.starcup", None],
        "journal": ["starcup journal 1\n", None],
        "position": ["{}", None],
        "at": [0, 3, None],
        "packs": [["base"], None],
        "protocol": [1],
        "ids": [["SHIP-3"], []],
        "options": [{}, {"without": "space_piracy"}],
    }
    return found.get(name, [True, False])


@st.composite
def requests(draw: st.DrawFn) -> Asked:
    """A request of some kind, with fields that are left out, odd or unknown."""
    kind = draw(st.sampled_from(KINDS))
    asked: Asked = {"id": draw(st.sampled_from([1, "a"])), "method": kind.method}
    for attribute in fields(kind):
        how = draw(st.sampled_from(["likely"] * 6 + ["odd", "none"]))
        if how != "none":
            asked[attribute.name] = draw(st.sampled_from(likely(attribute.name) if how == "likely" else ODD))
    if asked.get("seconds") not in (0, 0.01) and kind.method == "wait":
        asked["seconds"] = draw(st.sampled_from([0, -1, 601, "1", None, -0.5, True]))  # none that takes time
    if draw(st.integers(0, 19)) == 0:
        asked[draw(st.sampled_from(["id", "method", "more", "Seat", ""]))] = draw(st.sampled_from(ODD))
    return asked


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(requests())
@example({"id": 1, "method": "load", "journal": None, "position": "{}", "at": 1})
@example({"id": 1, "method": "load", "journal": "", "file": "x"})
def test_the_schema_of_requests_agrees_with_the_server(client: Client, asked: Asked) -> None:
    check(client, asked)


@pytest.mark.sampled(default=8)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.method))
def test_each_field_takes_what_its_schema_says(client: Client, kind: type) -> None:
    """Every odd value in every field, the others being right."""
    codes = set()
    for attribute in fields(kind):
        for value in ODD:
            if attribute.name == "seconds" and isinstance(value, int | float) and 0 < value <= 600:
                continue
            asked: Asked = {"id": 1, "method": kind.method}  # type: ignore[attr-defined]
            for other in fields(kind):
                if other.name not in ("seconds", "journal", "position", "at"):
                    asked[other.name] = likely(other.name)[0]
            if kind.method == "wait":  # type: ignore[attr-defined]
                asked["seconds"] = 0
            codes.add(check(client, {**asked, attribute.name: value}))
    assert not fields(kind) or "bad-request" in codes


@pytest.mark.parametrize("id", [1, 1.0, -1, "a", "", "x" * 200])
def test_ids_that_are_taken(client: Client, id: Json) -> None:
    assert check(client, {"id": id, "method": "games"}) == ""


@pytest.mark.parametrize("id", [None, True, 1.5, "x" * 201, [], {}])
def test_ids_that_are_not_taken(client: Client, id: Json) -> None:
    assert check(client, {"id": id, "method": "games"}) == "bad-request"


@pytest.mark.parametrize("raw", [[], 1, "hello", None, [{"id": 1, "method": "hello"}]])
def test_what_is_no_object_is_no_request(client: Client, raw: Json) -> None:
    assert check(client, raw) == "malformed"


@pytest.mark.parametrize(
    "line", ['{"id": NaN, "method": "hello"}', '{"id": 1, "method": "hello", "protocol": Infinity}']
)
def test_what_python_takes_for_json_is_refused(client: Client, line: str) -> None:
    error = client.send(line).error
    assert error is not None
    assert error.code == "malformed"
