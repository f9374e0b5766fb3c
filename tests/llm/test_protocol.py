"""Replies to clients of the protocol: refusals, stale numbers, look-ups, notes, the report."""

from __future__ import annotations

import json

import pytest

from starcup.host import Refused
from starcup_llm.hosted_seat import NewSeat
from tests.llm.client import Player, at_seat

RACE = NewSeat(("client", "random"), "race", seed=3)


def test_tools_are_offered_with_schemas() -> None:
    async def look(player: Player) -> None:
        tools = {tool.name: tool for tool in (await player.client.list_tools()).tools}
        assert list(tools) == ["look", "options", "answer", "why", "rules", "pieces", "notes", "report"]
        assert tools["answer"].input_schema["required"] == ["number", "choice"]
        assert "Race for the Galaxy against Random" in (player.client.instructions or "")
        await player.call("lok")
        await player.call("answer", number="twelve", choice="pass")
        await player.call("answer", number=0)
        await player.call("rules", abuot="dice")
        assert player.refused == player.replies
        unknown, number, missing, argument = player.replies
        assert "did you mean 'look'?" in unknown
        assert number == "answer: number: expected a whole number, found 'twelve'"
        assert missing == "answer: the argument 'choice' is missing; expected: number, choice"
        assert "no argument 'abuot' (did you mean 'about'?)" in argument

    at_seat(RACE, look)


def test_refusals_say_the_rule_and_the_nearest_choice_and_change_nothing() -> None:
    async def play(player: Player) -> None:
        table = await player.call("look")
        assert "Question 0: Which 2 of your 6 cards do you discard?" in table
        before = player.seat.journal()
        illegal = await player.call("answer", number=0, choice="discard old_earth")
        assert "expected 2 of" in illegal and "Nearest valid choice: discard old_earth " in illegal
        assert illegal.endswith("Question 0 is open.")
        nonsense = await player.call("answer", number=0, choice="I would like to win, please")
        assert nonsense.startswith("Not possible: ") and "is no choice of this game" in nonsense
        late = await player.call("answer", number=7, choice="discard old_earth rebel_outpost")
        assert "not asked question 7 yet" in late or "question 0 is open" in late
        assert player.refused == [illegal, nonsense, late]
        assert player.seat.journal() == before
        assert player.seat.report.data()["refused"] == {"illegal": 1, "stale": 1, "not_understood": 1, "not_asked": 0}
        answered = await player.call("answer", number=0, choice="`Discard Rebel Outpost, old_earth`.")
        assert answered.startswith("Answered: discard old_earth rebel_outpost")
        stale = await player.call("answer", number=0, choice="discard old_earth rebel_outpost")
        assert "question 0 of this seat was answered or withdrawn; question 1 is open" in stale
        rule = await player.call("why", choice="settle reptilian_uplift_race")
        assert rule.startswith("Not possible: ") and "ACTION-" in rule
        assert (await player.call("why", choice="choose settle")).startswith("Possible now: choose settle; ")
        assert player.refused[-1] == stale  # what is asked is answered

    at_seat(RACE, play)


def test_rules_pieces_and_notes() -> None:
    async def play(player: Player) -> None:
        assert "DISCARD Discarding (5)" in await player.call("rules")
        assert (await player.call("rules", about="discard-1")).startswith("DISCARD-1: ")
        assert "Discard pile: " in await player.call("rules", about="discard pile")
        assert len((await player.call("rules", about="SCORE")).splitlines()) > 10
        card = await player.call("pieces", name="New Survivalists")
        assert card.startswith("New Survivalists: ") and "In your hand, now: defense 1" in card
        assert "Several pieces are called so: " in await player.call("pieces", name="alien")
        assert "Space Marines: " in await player.call("pieces")
        assert await player.call("notes") == "You have no notes."
        await player.call("notes", add="watch the hand")
        await player.call("notes", add="Consume last")
        assert await player.call("notes") == "Your notes:\nwatch the hand\nConsume last"
        await player.call("notes", replace="one plan")
        assert await player.call("notes") == "Your notes:\none plan"
        assert player.refused == []
        await player.call("pieces", name="Spice Wrld")
        await player.call("rules", about="no such thing at all")
        await player.call("notes", add="a", replace="b")
        await player.call("notes", add="x" * 9_000)
        assert player.refused == player.replies[-4:]
        assert 'did you mean "Spice World"?' in player.refused[0]
        assert await player.call("notes") == "Your notes:\none plan"

    at_seat(RACE, play)


def test_without_options_the_forms_of_answers_are_told_and_no_choice() -> None:
    async def play(player: Player) -> None:
        assert "options" not in [tool.name for tool in (await player.client.list_tools()).tools]
        text = await player.call("look")
        assert text.endswith("Form of the answer: discard, then the names of 2 things, with blanks between.")
        text = await player.call("answer", number=0, choice="discard Old Earth, Rebel Outpost")
        assert text.endswith(
            "Forms of answers: choose ACTION. Words in capitals stand for things as the table names them."
        )
        assert "choose settle" not in text and player.refused == []

    at_seat(NewSeat(("client", "random"), "race", seed=3, lists_choices=False), play)


def test_the_report_tells_what_was_done_and_calls_an_estimate_one() -> None:
    async def play(player: Player) -> None:
        text = await player.answer(await player.call("look"))
        await player.call("answer", number=0, choice="pass")
        report = json.loads(await player.call("report"))
        assert report["game"] == "race" and report["seat"] == 0 and report["lists_choices"] is True
        assert report["calls"] == {"look": 1, "answer": 2, "report": 1}
        assert report["answers"] == 1 and report["refused"]["stale"] == 1
        assert report["tries"] == [
            {"number": 0, "kind": "action", "answer": "pass", "code": "stale", "rules": [], "category": "stale"}
        ]
        sent = report["characters"]["to_model"]
        assert sent > sum(map(len, player.replies[:-1])) > len(text)
        assert report["tokens"]["estimate"] is True
        assert report["tokens"]["to_model"] == -(-sent // 4)
        assert report["ending"] is None and report["seconds"]["total"] > 0

    at_seat(RACE, play)


def test_a_game_is_taken_up_where_it_was() -> None:
    async def begin(player: Player) -> tuple[str, str]:
        await player.answer(await player.call("look"))
        await player.call("notes", add="two\nlines")
        return player.seat.journal(), await player.call("look")

    journal, table = at_seat(RACE, begin)

    async def go_on(player: Player) -> None:
        text = await player.call("look")
        assert text.endswith(table)  # what happened last is told again before it
        assert await player.call("notes") == "Your notes:\ntwo\nlines"

    at_seat(RACE, go_on, journal)


@pytest.mark.parametrize(
    ("new_seat", "message"),
    [
        (NewSeat(("random", "random"), "race"), "expected 'client' once"),
        (NewSeat(("client", "randon"), "race"), "did you mean 'random'?"),
        (NewSeat(("client",), "race"), "takes 2 to 4, found 1"),
        (NewSeat(("client", "random"), "rice"), "unknown game 'rice'"),
    ],
)
def test_seats_that_can_not_be_had_are_refused(new_seat: NewSeat, message: str) -> None:
    from starcup_llm.hosted_seat import HostedSeat

    with pytest.raises(Refused, match=message.replace("?", r"\?")):
        HostedSeat(new_seat)
