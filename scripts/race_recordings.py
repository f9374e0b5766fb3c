"""Read games of Race for the Galaxy that another engine recorded: draws, questions, answers, states.

A file, gzipped or not, holds line by line in JSON ``{"cards": names}`` and then games; a card is its
place in that list.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from scripts.race_recording_form import read
from starcup import did_you_mean
from starcup_race import RaceRuleset, events

Json = dict[str, Any]
RULES = RaceRuleset.load()
NOBODY = -1
_ZIPPED = b"\x1f\x8b"
"""The beginning of a gzipped file."""


class WrongForm(Exception):
    """The error that a file is not one of recorded games; tells the file, the line, and what was expected."""


class Recording:
    """One recorded game, with the engine's numbers of cards: questions by seat, draws by name, states by round.

    ``goods`` are the worlds by seat, in the order in which they got goods; ``deeds`` what each seat did.

    Args:
        cards: the engine's number of each card of the file.
        game: the game as it stands in the file.
    """

    def __init__(self, cards: list[int], game: Json) -> None:
        self.players: int = game["players"]
        self.scores: list[int] = game["scores"]
        self.winners: list[bool] = [bool(flag) for flag in game["winners"]]
        self.rounds: int = game["rounds"]
        self.asks: list[deque[Json]] = [deque() for _ in range(self.players)]
        self.draws: dict[str, deque[int]] = {}
        self.goods: list[deque[int]] = [deque() for _ in range(self.players)]
        self.deeds: list[deque[tuple[object, ...]]] = [deque() for _ in range(self.players)]
        self.states: list[Json] = []
        self.reshuffles = 0
        self._cards = cards
        flipping = NOBODY
        for what, *event in game["events"]:
            if what == "ask":
                seat, kind, ask = event
                self.asks[seat].append(found := self._ask(kind, ask))
                if (deed := self._deed(found)) is not None:
                    self.deeds[seat].append(deed)
                flipping = seat if kind == "lucky" else NOBODY
            elif what == "state":
                self.states.append(event[0])
            elif what == "good":
                card, seat, world = event
                self._draw(f"good {seat}", card)
                self.goods[seat].append(cards[world])
            elif what == "move":
                card, seat, place = event
                if flipping != NOBODY:
                    self._draw(f"flip {flipping}", card)
                    flipping = NOBODY
                elif place == "hand":
                    self._draw(f"card {seat}", card)
                elif place == "tableau":
                    self._draw(f"start-world {seat}", card)
            elif what == "reshuffle":
                self.reshuffles += 1

    def _draw(self, draw: str, card: int) -> None:
        self.draws.setdefault(draw, deque()).append(self._cards[card])

    def _ask(self, kind: str, ask: Json) -> Json:
        """Return a question with the engine's numbers of cards."""
        numbers = self._cards
        entry = {**ask, "kind": kind}
        if kind != "action":
            entry["answer"] = [numbers[card] for card in ask["answer"]]
        entry["options"] = [numbers[card] for card in ask["options"]]
        answer = entry["answer"][:1] if kind == "consume_power" else entry["answer"]  # of powers only the first
        if kind not in ("action", "place", "lucky") and Counter(answer) - Counter(entry["options"]):
            raise ValueError(f"answer to {kind}: expected some of {ask['options']}; found {ask['answer']}")
        return entry

    def _deed(self, ask: Json) -> tuple[object, ...] | None:
        """Return what an answer does, if it can be told from the answer alone."""
        kind, names = ask["kind"], RULES.names(sorted(ask["answer"])) if ask["kind"] != "action" else ()
        if kind == "payment":
            used = self.keys(ask["answer_special"])
            return ("pay", self.keys(ask["args"][:1]), names, used) if names or used else None
        if kind == "trade":
            return "sell", names
        if kind == "goods":
            return "consume", self.keys(ask["special"][:1]), names
        if kind in ("consume_hand", "discard") and names:
            return "discard", names
        return ("guess", ask["result"]) if kind == "lucky" else None

    def cards(self, places: list[int]) -> list[int]:
        """Return the engine's numbers of cards."""
        return [self._cards[place] for place in places]

    def keys(self, places: list[int]) -> tuple[str, ...]:
        """Return the keys of cards, in the order of the engine's numbers."""
        return RULES.names(sorted(self.cards(places)))


def forced(ask: Json) -> bool:
    """Return whether a question had only one answer, so that the engine does not ask it."""
    options, number = ask["options"], len(ask["answer"])
    if ask["kind"] in ("payment", "goods", "trade", "discard"):
        return number in (0, len(options)) or len(set(options)) == 1
    return ask["kind"] == "consume_power" and len(options) == 1 and ask["args"][0] != 1


def recordings(path: Path) -> Iterator[Recording | WrongForm]:
    """Read the games of a file, one by one; in the place of a line that holds none comes the error.

    Args:
        path: the file, gzipped or not.

    Raises:
        WrongForm: the file can't be read, or does not hold recorded games.
    """
    games = 0
    try:
        with path.open("rb") as bare:
            zipped = bare.read(len(_ZIPPED)) == _ZIPPED
        with gzip.open(path, "rt", encoding="utf-8") if zipped else path.open(encoding="utf-8") as file:
            cards = _numbers(path, next(file, ""))
            for number, line in enumerate(file, 2):
                if line.strip():
                    games += 1
                    yield _recording(path, number, cards, line)
    except FileNotFoundError:
        raise WrongForm(f"{path}: no such file") from None
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise WrongForm(f"{path}: expected a whole file of recorded games ({error})") from error
    if not games:
        raise WrongForm(f"{path}: expected recorded games after line 1; found none")


def _recording(path: Path, number: int, cards: list[int], line: str) -> Recording | WrongForm:
    try:
        return Recording(cards, read(line))
    except ValueError as error:
        return WrongForm(f"{path}, line {number}: expected a recorded game ({error})")


def _numbers(path: Path, line: str) -> list[int]:
    """Return the engine's number of each card of a file, from its first line."""
    expected = f'{path}, line 1: expected {{"cards": [names of all {len(RULES.deck) + len(RULES.start_worlds)} cards]}}'
    try:
        cards = json.loads(line)["cards"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise WrongForm(expected) from None
    if not isinstance(cards, list):
        raise WrongForm(expected)
    names = {card.name: card.index for card in RULES.cards}
    for name in cards:
        if not isinstance(name, str) or name not in names:
            raise WrongForm(f"{path}, line 1: there is no card {name!r}{did_you_mean(str(name), names)}")
    numbers = [names[name] for name in cards]
    if Counter(numbers) != Counter((*RULES.deck, *RULES.start_worlds)):
        raise WrongForm(f"{expected}; found {len(numbers)}")
    return numbers


def deeds(heard: Sequence[object]) -> list[tuple[int, tuple[object, ...]]]:
    """Return what seats did, in the form of a recording's deeds; a placed card is paid for by what follows, if it is.

    Args:
        heard: events of whole rounds.
    """
    deeds: list[tuple[int, tuple[object, ...]]] = []
    paying: dict[int, tuple[str, list[str], list[str]]] = {}
    why = ""
    for event in heard:
        match event:
            case events.PhaseBegan() | events.RoundBegan():
                deeds += _paid(paying)
                paying = {}
            case events.CardPlaced(seat, card):
                paying[seat] = (card, [], [])
            case events.PowerUsed(seat, card) if seat in paying:
                paying[seat][2].append(card)
            case events.CardsDiscarded(_, _, reason):
                why = reason
            case events.DiscardsSeen(seat, cards):
                if why == "payment":
                    paying[seat][1].extend(cards)
                else:  # at the limit, too, which no further phase precedes
                    deeds += _paid({seat: paying.pop(seat)} if seat in paying else {})
                    deeds.append((seat, ("discard", tuple(cards))))
            case events.GoodSold(seat, world, _):
                deeds.append((seat, ("sell", (world,))))
            case events.GoodsConsumed(seat, card, worlds):
                deeds.append((seat, ("consume", (card,), RULES.names(sorted(RULES.numbers_of(worlds))))))
            case events.CardFlipped(seat, guess, _, _):
                deeds.append((seat, ("guess", guess)))
            case _:
                pass
    return deeds + _paid(paying)


def _paid(paying: dict[int, tuple[str, list[str], list[str]]]) -> list[tuple[int, tuple[object, ...]]]:
    return [
        (seat, ("pay", (card,), tuple(cards), RULES.names(sorted(RULES.numbers_of(used)))))
        for seat, (card, cards, used) in paying.items()
        if cards or used
    ]
