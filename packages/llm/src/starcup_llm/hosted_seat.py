"""A seat in a hosted game against bots, which answer by themselves."""

from __future__ import annotations

import json
import queue
from collections.abc import Callable, Mapping, Sequence

import anyio
from attrs import field, frozen

from starcup import StarcupError, journal_header
from starcup.games import definition_of
from starcup.host import Host, HostedGame, Link, NewGame, Refused
from starcup.messages import languages_of
from starcup.packed import PackedRuleset
from starcup.scene import Beat, beats_of
from starcup_bots.hosting import SeatedBots
from starcup_llm.report import Ending, Report
from starcup_llm.seat import Seat
from starcup_llm.situation import Situation, situation_in
from starcup_llm.texts import SeatTexts, check_language

CLIENT = "client"
"""The name of the language model among the players."""
ENGLISH = "en"
PAUSE = 0.02
"""The seconds between two checks for answers of bots that think in other processes."""
NOTES = "model-notes"
"""The note of a journal that has the model's own notes, as JSON."""
RECENT = 12
"""The number of events that are repeated when a game is resumed."""


@frozen
class NewSeat:
    """The setup of a game with a language model at one seat.

    Args:
        seats: the players by seat: ``client`` once, for the model, and names of bots.
        game: the key of the game; None: the first installed game.
        packs: names of installed packs; None: the game's own.
        options: settings of packs, by ``pack.option``.
        seed: the seed of the game; None: a random one that stays secret until the end.
        language: the language tag of all texts.
        lists_choices: whether legal choices are listed.
    """

    seats: tuple[str, ...]
    game: str | None = None
    packs: tuple[str, ...] | None = None
    options: Mapping[str, str] = field(factory=dict)
    seed: int | None = None
    language: str = ENGLISH
    lists_choices: bool = True


class HostedSeat(Seat):
    """The seat of a language model in a game with bots.

    Args:
        asked: the setup of the game.
        journal: the journal of a game to resume; None: a new game.

    Raises:
        Refused: a name is unknown, or there is not exactly one seat for the model.
        StarcupError: packs or options don't fit, or the journal is not valid.
    """

    def __init__(self, asked: NewSeat, journal: str | None = None) -> None:
        if asked.seats.count(CLIENT) != 1:
            names = ", ".join(asked.seats) or "none"
            raise Refused("seats", f"seats: expected {CLIENT!r} once, for the language model, found {names}")
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._host = Host(bots=SeatedBots(self._calls.put))
        new = NewGame(asked.seats, asked.game, asked.packs, asked.options, seed=asked.seed)
        opened = self._host.new(new) if journal is None else self._host.load(journal, new)
        self.number: int = asked.seats.index(CLIENT)
        link = opened.seats[self.number]
        assert link is not None
        self._link: Link = self._host.link(link)
        self._language = asked.language
        game = self.hosted.game
        check_language(languages_of(game.ruleset), asked.language)
        self._situation: tuple[int, Situation] | None = None
        self._ask_everything()
        language = self.hosted.teller.language(asked.language, self.number)
        super().__init__(
            SeatTexts(game.ruleset, language), Report(_about(asked, self.hosted)), lists_choices=asked.lists_choices
        )
        self._reported = 0
        if journal is not None:
            self._reported = max(0, len(game.events(self.number)) - RECENT)
            self.notes.text = json.loads(journal_header(journal).notes.get(NOTES, '""'))

    def _ask_everything(self) -> None:
        """Stop the standing orders that people start with: a model is asked all questions, as bots are."""
        if self.hosted.standing_orders.of(self.number):
            self._host.act(self._link, lambda hosted: hosted.stop_orders(self.number, "", ENGLISH))

    @property
    def hosted(self) -> HostedGame:
        """The game."""
        return self._host.looking(self._link)

    @property
    def seen(self) -> Situation:
        hosted = self.hosted
        version = hosted.version(self.number)
        if self._situation is None or self._situation[0] != version:
            self._situation = version, situation_in(hosted.game, self.number)
        return self._situation[1]

    @property
    def over(self) -> bool:
        """Whether the game is over, or has stopped."""
        return self.hosted.game.finished or self.hosted.fault is not None

    def _new_beats(self) -> Sequence[Beat]:
        since, self._reported = self._reported, len(self.hosted.game.events(self.number))
        return beats_of(self.hosted.game, self.number, since)

    def question(self) -> str:
        fault = self.hosted.fault
        return super().question() if fault is None else self.texts.say("stopped", reason=fault.message)

    async def answer(self, number: int, typed: str) -> str:
        """Answer the question to the seat, wait until it is asked again, and return what happened.

        Args:
            number: the number of the question.
            typed: the choice as the model wrote it.

        Raises:
            Refused: the choice is not legal, or the question is not open; nothing has changed.
        """
        situation = self.seen
        self.hosted.asked(self.number, number, self._language)
        choice = self.read(typed)
        confirmation = self.texts.answered(situation, choice)
        try:
            self._host.submit(self._link, choice.text, number, self._language)
        except StarcupError as error:
            raise Refused("failed", str(error)) from error
        self.report.answers += 1
        await self.wait()
        return f"{confirmation}\n\n{self.news()}"

    async def wait(self) -> None:
        """Wait until the seat is asked or the game has ended."""
        began = self.report.clock()
        while not self.over and self.hosted.game.decision(self.number) is None:
            self._host.tick()
            while not self._calls.empty():
                self._calls.get()()
            await anyio.sleep(PAUSE)
        self.report.spend("players", self.report.clock() - began)
        self._note_ending()

    def _note_ending(self) -> None:
        game, fault = self.hosted.game, self.hosted.fault
        self.report.fault = "" if fault is None else fault.message
        if game.finished and self.report.ending is None:
            scores = tuple(score.total for score in game.scores(self.number))
            winners = game.ruleset.winners(game.table)
            self.report.ending = Ending(game.round_number, scores, winners, game.table.seed)

    def journal(self) -> str:
        """Return the journal, to resume the game from. It has all hidden information: keep it from the model."""
        noted = {NOTES: json.dumps(self.notes.text)} if self.notes.text else {}
        return self.hosted.game.journal_text({**self.hosted.notes(), **noted})

    def close(self) -> None:
        """Stop the bots."""
        self._host.close()


def _about(new_seat: NewSeat, hosted: HostedGame) -> dict[str, object]:
    rules = hosted.rules
    return {
        "game": rules.game,
        "title": definition_of(rules).title,
        "packs": [f"{pack.name} {pack.version}" for pack in rules.packs] if isinstance(rules, PackedRuleset) else [],
        "options": dict(rules.options),
        "players": list(new_seat.seats),
        "seat": new_seat.seats.index(CLIENT),
        "language": new_seat.language,
        "lists_choices": new_seat.lists_choices,
    }
