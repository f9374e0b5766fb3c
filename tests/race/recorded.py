"""Follow games that another engine recorded, and compare every state, every set of options and every score.

A file holds, line by line in JSON, ``{"cards": names}`` and then games; a card is its place in that list. Cards drawn
are supplied as chance from outside; questions with only one answer are not asked here, and have to be forced there.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starcup import Game, StarcupError
from starcup.kernel.picks import Picks
from starcup.kernel.steps import Decision
from starcup_race import RaceRuleset, RaceTable, RaceView
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.produce import UseWindfall
from starcup_race._rules.terms import ACTIONS
from starcup_race.choices import DONE, PASS

Json = dict[str, Any]
RULES = RaceRuleset.load()
ACTION_CARDS = {1: 0, 2: 1, 3: 2, 5: 3, 7: 4, 8: 5, 9: 6}
"""Our numbers of action cards by theirs."""
FLIPS_AND_GOODS = "gambling_world"
"""The only card with two powers in Consume: their power 0 takes a good, 1 turns up a card."""


class Differs(AssertionError):
    """The error that the game does not go as it was recorded."""


def expect(what: str, ours: object, theirs: object) -> None:
    """Compare something."""
    if ours != theirs:
        raise Differs(f"{what}: here {ours!r}, recorded {theirs!r}")


def forced(ask: Json) -> bool:
    """Whether a question had only one answer, so that it is not asked here."""
    options, number = ask["options"], len(ask["answer"])
    if ask["kind"] in ("payment", "goods", "trade", "discard"):
        return number in (0, len(options)) or len(set(options)) == 1
    return ask["kind"] == "consume_power" and len(options) == 1 and ask["args"][0] != 1


class Recording:
    """One recorded game: questions by seat, draws by name, states by round."""

    def __init__(self, cards: list[int], game: Json) -> None:
        self.players: int = game["players"]
        self.scores: list[int] = game["scores"]
        self.winners: list[bool] = [flag == 1 for flag in game["winners"]]
        self.rounds: int = game["rounds"]
        self.asks: list[deque[Json]] = [deque() for _ in range(self.players)]
        self.draws: dict[str, deque[int]] = {}
        self.goods: list[deque[int]] = [deque() for _ in range(self.players)]
        self.states: list[Json] = []
        self._cards = cards
        events: list[Any] = game["events"]
        flipping = NOTHING
        for what, *event in events:
            if what == "ask":
                seat, kind, ask = event
                self.asks[seat].append(self._ask(kind, ask))
                flipping = seat if kind == "lucky" else NOTHING
            elif what == "state":
                self.states.append(event[0])
            elif what == "good":
                card, seat, world = event
                self._draw(f"good {seat}", card)
                self.goods[seat].append(cards[world])
            elif what == "move":
                card, seat, place = event
                if flipping != NOTHING:
                    self._draw(f"flip {flipping}", card)
                    flipping = NOTHING
                elif place == "hand":
                    self._draw(f"card {seat}", card)
                elif place == "tableau":
                    self._draw(f"start-world {seat}", card)

    def _draw(self, draw: str, card: int) -> None:
        self.draws.setdefault(draw, deque()).append(self._cards[card])

    def _ask(self, kind: str, ask: Json) -> Json:
        """A question with our numbers of cards."""
        numbers = self._cards
        found = {**ask, "kind": kind}
        if kind != "action":
            found["answer"] = [numbers[card] for card in ask["answer"]]
        found["options"] = [numbers[card] for card in ask["options"]]
        return found

    def cards(self, places: list[int]) -> list[int]:
        """Our numbers of their cards."""
        return [self._cards[place] for place in places]


def recordings(path: Path) -> Iterator[Recording]:
    """The games of a file."""
    names = {card.name: card.index for card in RULES.cards}
    with gzip.open(path, "rt", encoding="utf-8") as file:
        cards = [names[name] for name in json.loads(next(file))["cards"]]
        for line in file:
            yield Recording(cards, json.loads(line))


class Follower:
    """Plays a recorded game here.

    Args:
        recording: the game.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.game: Game[RaceTable, RaceView] = Game.new(RULES, recording.players, 0, log=False, outside_chance=True)
        self.compared = -1
        self.questions = 0

    def run(self) -> None:
        """Play to the end.

        Raises:
            Differs: where it goes otherwise.
        """
        game, recording = self.game, self.recording
        while not game.finished:
            if game.chance is not None:
                self._draw(game.chance.kind)
                continue
            decision = game.waiting()[0]
            if decision.kind == "action" and len(game.waiting()) == recording.players:
                self._compare_state()
            self.questions += 1
            game.submit(decision.seat, self._answer(decision))
        self._compare_state()
        expect("rounds", game.table.round, recording.rounds)
        expect("scores", [one.total for one in RULES.scores(game.table)], recording.scores)
        expect("winners", [seat in game.table.winners for seat in range(recording.players)], recording.winners)
        for seat in range(recording.players):
            while recording.asks[seat]:
                self._skip(seat, recording.asks[seat].popleft())
        expect("draws left", [draw for draw, left in recording.draws.items() if left and "start" not in draw], [])

    def _draw(self, draw: str) -> None:
        queue = self.recording.draws.get(draw)
        if not queue:
            raise Differs(f"{draw} is drawn here, and nothing there")
        self.game.resolve(queue.popleft())
        if draw.startswith("good"):
            self.recording.goods[int(draw.split()[1])].popleft()

    def _compare_state(self) -> None:
        table, recording = self.game.table, self.recording
        self.compared += 1
        state = recording.states[self.compared]
        expect("round", self.compared, state["round"])
        expect("pool", table.pool, state["pool"])
        expect("supply", len(table.supply), state["supply"])
        expect("discards", len(table.discards), state["discard"])
        for theirs in state["seats"]:
            seat = table.seats[theirs["seat"]]
            expect("chips", seat.chips, theirs["vp"])
            expect("hand", list(seat.hand), sorted(recording.cards(theirs["hand"])))
            expect("tableau", sorted(seat.tableau), sorted(recording.cards(theirs["tableau"])))
            goods = {world: seat.good_on(world) for world in seat.loaded()}
            expect("goods", goods, {w: g for g, w in (recording.cards(pair) for pair in theirs["goods"])})

    # Answers.

    def _skip(self, seat: int, ask: Json) -> None:
        """A question that is not asked here has to be forced."""
        if not forced(ask):
            raise Differs(f"seat {seat} was asked {ask}, and is not asked here")

    def _next(self, decision: Decision, kind: str) -> Json:
        """The recorded question that is asked here."""
        table, seat = self.game.table, decision.seat
        asks = self.recording.asks[seat]
        while asks and (asks[0]["kind"] != kind or forced(asks[0])):
            self._skip(seat, asks.popleft())
        if not asks:
            raise Differs(f"seat {seat} is asked {decision.kind}, and nothing there")
        ask = asks.popleft()
        expect("chips", [one.chips for one in table.seats], ask["vp"])
        expect("pool", table.pool, ask["pool"])
        hands = [len(one.hand) + len(one.looking) for one in table.seats]
        if kind == "payment":  # there seat after seat, here at once
            expect("hand", hands[seat], ask["hands"][seat])
        else:
            expect("hands", hands, ask["hands"])
        return ask

    def _answer(self, decision: Decision) -> str:
        method = getattr(self, f"_{decision.kind.replace('-', '_')}")
        answer: str = method(decision)
        return answer

    def _names(self, cards: list[int]) -> str:
        return " ".join(RULES.names(sorted(cards))) or "none"

    def _offered(self, decision: Decision) -> Counter[str]:
        assert isinstance(decision.legal, Picks)
        return Counter(decision.legal.offered)

    def _same_cards(self, decision: Decision, cards: list[int]) -> None:
        expect(f"options of {decision.kind}", self._offered(decision), Counter(RULES.names(cards)))

    def _discard_start(self, decision: Decision) -> str:
        ask = self._next(decision, "discard")
        self._same_cards(decision, ask["options"])
        return f"discard {self._names(ask['answer'])}"

    _discard_limit = _discard_start

    def _keep(self, decision: Decision) -> str:
        ask = self._next(decision, "discard")
        self._same_cards(decision, ask["options"])
        kept: Counter[int] = Counter(ask["options"]) - Counter(ask["answer"])
        return f"keep {self._names(list(kept.elements()))}"

    def _action(self, decision: Decision) -> str:
        return f"choose {ACTIONS[ACTION_CARDS[self._next(decision, 'action')['answer'][0]]]}"

    def _place(self, decision: Decision) -> str:
        ask = self._next(decision, "place")
        ours = {choice.text.split()[1] for choice in decision.legal if choice is not PASS}
        expect("options of place", ours, set(RULES.names(ask["options"])))
        if ask["result"] < 0:
            return PASS.text
        verb = "develop" if ask["args"][0] == 2 else "settle"
        return f"{verb} {self._names(self.recording.cards([ask['result']]))}"

    def _use_powers(self, decision: Decision) -> str:
        if self.game.table.seats[decision.seat].placed < 0:
            return "using none"
        asks, placed = self.recording.asks[decision.seat], self.game.table.seats[decision.seat].placed
        while asks and (asks[0]["kind"] != "payment" or self.recording.cards(asks[0]["args"][:1]) != [placed]):
            self._skip(decision.seat, asks.popleft())
        ask = asks[0]  # it also asks for the cards
        powers = self.game.table.powers(decision.seat)
        ours = {card for card, _ in (*powers.free, *powers.tactics)}
        paying = {one.card for one in powers.pay if one.worlds >> placed & 1 and RULES.cards[placed].military}
        expect("powers for paying", ours | paying, set(self.recording.cards(ask["special"])))
        return f"using {self._names(self.recording.cards(ask['answer_special']))}"

    def _pay(self, decision: Decision) -> str:
        ask = self._next(decision, "payment")
        self._same_cards(decision, ask["options"])
        return f"pay {self._names(ask['answer'])}"

    def _sell(self, decision: Decision) -> str:
        ask = self._next(decision, "trade")
        worlds = {choice.text.split()[1] for choice in decision.legal}
        expect("options of trade", worlds, set(RULES.names(ask["options"])))
        return f"sell {self._names(ask['answer'])}"

    def _power(self, card: int, number: int) -> str:
        acts = {use.kind for use in RULES.compiled[(card,)].uses}
        key = RULES.keys[card]
        if key == FLIPS_AND_GOODS:
            acts = {"guess"} if number == 1 else {"consume"}
        (act,) = acts
        return f"use {key} to {act}"

    def _consume(self, decision: Decision) -> str:
        ask = self._next(decision, "consume_power")
        theirs = {self._power(card, number) for card, number in zip(ask["options"], ask["special"], strict=True)}
        if ask["args"][0] == 1:
            theirs.add(DONE.text)
        expect("options of consume", {choice.text for choice in decision.legal}, theirs)
        if not ask["answer"]:
            return DONE.text
        return self._power(ask["answer"][0], ask["answer_special"][0])

    def _consume_goods(self, decision: Decision) -> str:
        ask = self._next(decision, "goods")
        worlds = {word for choice in decision.legal for word in choice.text.split()[1:]}
        expect("options of goods", worlds, set(RULES.names(ask["options"])))
        return f"consume {self._names(ask['answer'])}"

    def _discard_for_chips(self, decision: Decision) -> str:
        ask = self._next(decision, "consume_hand")
        self._same_cards(decision, ask["options"])
        return f"discard {self._names(ask['answer'])}"

    def _guess(self, decision: Decision) -> str:
        return f"guess {self._next(decision, 'lucky')['result']}"

    def _windfall(self, decision: Decision) -> str:
        """There each power is used in a fixed order, and a lone world is not asked about."""
        assert isinstance(decision.step, UseWindfall)
        source = "bonus" if decision.step.source < 0 else RULES.keys[decision.step.source]
        mine = [choice.text for choice in decision.legal if choice.text.endswith(f" with {source}")]
        mine = mine or [choice.text for choice in decision.legal]
        worlds = [text.split()[1] for text in mine]
        if len(worlds) > 1:
            ask = self._next(decision, "windfall")
            expect("options of windfall", set(worlds), set(RULES.names(ask["options"])))
            (world,) = RULES.names(ask["answer"])
        else:
            (world,) = worlds
        return next(text for text in mine if text.split()[1] == world)


def main(paths: list[str]) -> int:
    """Follow all games of some files and tell how far; 1 if one goes otherwise."""
    failed = 0
    for path in paths:
        followed = questions = 0
        for number, recording in enumerate(recordings(Path(path)), 1):
            follower = Follower(recording)
            try:
                follower.run()
            except (Differs, StarcupError) as error:
                failed += 1
                print(f"{path}, game {number}, round {follower.game.table.round} of {recording.rounds}: {error}")
                continue
            followed += 1
            questions += follower.questions
        print(f"{path}: {followed} games whole, {questions} questions")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
