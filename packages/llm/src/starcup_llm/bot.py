"""A bot that asks a language model at an endpoint, with the same texts and tools as the MCP server."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from attrs import frozen

from starcup import Choice, Decision, Event, Rng
from starcup.host import Refused
from starcup.messages import Message, Player, language_of, languages_of
from starcup.packed import PackedRuleset
from starcup.scene import Beat, presenter_of
from starcup_bots import BotError
from starcup_llm.endpoint import ChatMessage, Endpoint, Reply, ToolCall
from starcup_llm.files import write_json
from starcup_llm.notes import TooLong
from starcup_llm.replies import without_thoughts, written_call
from starcup_llm.report import Report
from starcup_llm.seat import Seat
from starcup_llm.settings import EndpointSettings
from starcup_llm.situation import Situation, situation_by_view
from starcup_llm.texts import SeatTexts, check_language
from starcup_llm.tools import ANSWER, NOTES, PIECES, RULES, WHY, Tool, called

MOST_REPEATED = 4_000
"""The most characters of an earlier reply that are repeated to the model at the same question."""


class ViewSeat(Seat):
    """A seat that is known only by its views, questions and events."""

    situation: Situation

    def __init__(self, texts: SeatTexts, report: Report, *, lists_choices: bool) -> None:
        super().__init__(texts, report, lists_choices=lists_choices)
        self.tools: tuple[Tool, ...] = (ANSWER, WHY, RULES, PIECES, NOTES)
        self._events: list[Event] = []
        self._reported = 0

    @property
    def seen(self) -> Situation:
        return self.situation

    def hear(self, events: Sequence[Event]) -> None:
        """Keep events for the next question."""
        self._events += events

    def _new_beats(self) -> Sequence[Beat]:
        since, self._reported = self._reported, len(self._events)
        return presenter_of(self.seen.view.ruleset).beats(self._events, since, self.seen.seat)

    def prompt(self) -> str:
        """Return the prompt for a question: the model's notes, what happened, the table, the question."""
        return "\n\n".join(filter(None, (self.noted(), self.look())))


@frozen
class _Result:
    """The result of a tool call: a choice, or a text for the model.

    ``key`` is the key of the call; ``wrong`` is the code of the failure if the call counts as a failed try.
    """

    text: str = ""
    key: str = ""
    choice: Choice | None = None
    wrong: str = ""


class EndpointBot:
    """A bot that asks a language model at an OpenAI-compatible endpoint.

    The model reads its notes, what happened, the table and the question, calls tools, and answers. Illegal and
    unreadable replies are returned to it with the reason. After as many as the settings allow, the bot falls back to a
    random choice or fails, and its report counts it. If the endpoint gives no proper answer, the bot fails and loses
    its game.

    Args:
        settings: where the endpoint is, and how to ask it.
        seed: the seed of random choices, which are made when the model gives no legal answer.
        name: the name of the bot in results.
    """

    def __init__(self, settings: EndpointSettings, seed: int, name: str = "llm") -> None:
        self.name: str = name
        self.settings: EndpointSettings = settings
        self.report: Report = Report({"bot": name, "model": settings.model})
        self.endpoint: Endpoint = Endpoint(settings, self.report)
        self._seed = seed
        self._rng = Rng(seed)
        self._seat: ViewSeat | None = None
        self._new_events: tuple[Event, ...] = ()

    def __repr__(self) -> str:
        return f"<bot {self.name}: {self.settings.model}>"

    def hear(self, events: Sequence[Event]) -> None:
        """Keep events for the next question.

        Args:
            events: what the seat has heard since the last call.
        """
        self._new_events = (*self._new_events, *events)

    def choose(self, decision: Decision, view: Any) -> Choice:
        """Return the model's answer, or a random choice if it gives no legal one.

        Args:
            decision: the question.
            view: the current view of the seat that is asked.

        Raises:
            EndpointError: the endpoint gives no proper answer.
            BotError: there was no legal answer, and the settings treat that as a fault.
        """
        seat = self._seat or self._sit_down(view, decision.seat)
        seat.situation = situation_by_view(view, decision)
        seat.hear(self._new_events)
        self._new_events = ()
        choice = self._ask(seat, decision)
        self._keep()
        return choice

    def close(self) -> None:
        """Close the connections, and write the report if the settings name a folder for it."""
        self.endpoint.close()
        self._keep()

    def _sit_down(self, view: Any, number: int) -> ViewSeat:
        settings, rules = self.settings, view.ruleset
        check_language(languages_of(rules), settings.language)
        language = language_of(rules, settings.language)
        names = [language.text(Message("starcup-seat", seat=seat)) for seat in range(view.players)]
        self.report.about = {
            "game": rules.game,
            "packs": [f"{pack.name} {pack.version}" for pack in rules.packs]
            if isinstance(rules, PackedRuleset)
            else [],
            "options": dict(rules.options),
            "players": view.players,
            "seat": number,
            "language": settings.language,
            "lists_choices": settings.options,
            "bot": self.name,
            "model": settings.model,
            "endpoint": urlsplit(settings.url).netloc,
        }
        texts = SeatTexts(rules, language.at(number, names))
        self._seat = ViewSeat(texts, self.report, lists_choices=settings.options)
        return self._seat

    # Asking.

    def _ask(self, seat: ViewSeat, decision: Decision) -> Choice:
        """Ask until there is a legal answer, or too many illegal ones."""
        chat: list[ChatMessage] = [
            {"role": "system", "content": self._instructions(seat)},
            {"role": "user", "content": seat.prompt()},
        ]
        functions = [_function(tool) for tool in seat.tools] if self.settings.tool_calls else []
        tries, left = 0, self.settings.lookups
        while True:
            reply = self.endpoint.ask(chat, functions)
            results = self._results(seat, decision, reply, left)
            choice = results[-1].choice
            if choice is not None:
                self.report.answers += 1
                return choice
            wrong = [result.wrong for result in results if result.wrong]
            tries += bool(wrong)
            left -= sum(not result.wrong for result in results)
            if tries >= self.settings.tries:
                return self._fallen_back(decision, wrong[-1])
            chat += _continued(reply, results)

    def _instructions(self, seat: ViewSeat) -> str:
        players = seat.seen.scene.players
        introduction = seat.texts.introduction(players, seat.seen.seat, lists_choices=seat.lists_choices)
        if self.settings.tool_calls:
            return introduction
        example = '{"tool": "answer", "number": 3, "choice": "...", "note": "..."}'
        lines = [introduction, seat.texts.say("reply", example=example)]
        lines += [f"- {tool.name}({', '.join(tool.parameters)}): {tool.description}" for tool in seat.tools]
        return "\n".join(lines)

    def _results(self, seat: ViewSeat, decision: Decision, reply: Reply, left: int) -> list[_Result]:
        """Return the results of the calls in a reply; ``left`` is the number of look-ups that remain."""
        calls = list(reply.calls)
        if not calls:
            written = written_call(reply.text)
            if written is None:
                return [self._unreadable(seat, decision, without_thoughts(reply.text))]
            call, note = written
            calls = [call]
            with suppress(TooLong):
                seat.notes.add(note) if note else None
        results = list[_Result]()
        for call in calls:
            results.append(self._called(seat, decision, call, left))
            left -= 1
            if results[-1].choice is not None:
                break
        return results

    def _called(self, seat: ViewSeat, decision: Decision, call: ToolCall, left: int) -> _Result:
        """Return the result of one call."""
        if call.arguments is None:
            return self._unreadable(seat, decision, call.name, call.key)
        answers = call.name == ANSWER.name
        try:
            arguments = {"number": decision.number, **call.arguments} if answers else call.arguments
            tool, checked = called(seat.tools, call.name, arguments)
        except Refused as refused:
            self.report.calls["bad"] += 1
            return _Result(seat.refuse(refused, decision.number, call.name), call.key, wrong=refused.refusal.code)
        self.report.calls[tool.name] += 1
        if tool is ANSWER:
            return self._answered(seat, decision, int(checked["number"]), str(checked["choice"]), call.key)
        if left <= 0:
            return _Result(seat.texts.say("no-more-lookups"), call.key, wrong="lookups")
        try:
            return _Result(seat.call(tool, checked), call.key)
        except Refused as refused:
            return _Result(str(refused), call.key)

    def _answered(self, seat: ViewSeat, decision: Decision, number: int, typed: str, key: str) -> _Result:
        try:
            if number != decision.number:
                raise Refused("stale", _stale(seat, decision, number))
            return _Result(key=key, choice=seat.read(typed))
        except Refused as refused:
            return _Result(seat.refuse(refused, number, typed), key, wrong=refused.refusal.code)

    def _unreadable(self, seat: ViewSeat, decision: Decision, typed: str, key: str = "") -> _Result:
        self.report.calls["bad"] += 1
        refused = Refused("not-understood", seat.texts.say("no-call"))
        return _Result(seat.refuse(refused, decision.number, typed), key, wrong=refused.refusal.code)

    def _fallen_back(self, decision: Decision, code: str) -> Choice:
        self.report.fallbacks[code] += 1
        if self.settings.fallback == "fault":
            raise BotError(f"no legal answer in {self.settings.tries} tries; the last was refused: {code}")
        return self._rng.choice(decision.legal)

    def _keep(self) -> None:
        if self.settings.reports is not None and self._seat is not None:
            about = self.report.about
            name = f"{about['game']}-{self.name}-seat{about['seat']}-{self._seed:x}.json"
            write_json(self.settings.reports / name, self.report.data())


def _stale(seat: ViewSeat, decision: Decision, number: int) -> str:
    question = Message("starcup-open", number=str(decision.number))
    refusal = Message("starcup-refusal-stale", seat=Player(decision.seat), number=str(number), open=question)
    return seat.texts.language.text(refusal)


def _function(tool: Tool) -> dict[str, object]:
    """Return a tool as the description of a function for the endpoint."""
    described = {"name": tool.name, "description": tool.description, "parameters": tool.schema}
    return {"type": "function", "function": described}


def _continued(reply: Reply, results: Sequence[_Result]) -> list[ChatMessage]:
    """Return a reply and its results as messages of the chat."""
    if reply.calls:
        messages = [{"role": "tool", "tool_call_id": result.key, "content": result.text} for result in results]
        return [reply.message, *messages]
    text = without_thoughts(reply.text)[:MOST_REPEATED]
    return [{"role": "assistant", "content": text}, {"role": "user", "content": results[0].text}]
