"""Follow games that another engine recorded, and compare every question, deed, state and score with this engine's.

python scripts/recorded_games.py FILE...

Cards drawn are supplied as chance from outside. Questions with only one answer are not asked here: they have to be
forced there, and what they do is compared by what happens. Exits with 0 if all games agree, with 1 if one differs,
with 2 if a file can't be read to its end or holds something else; its other games are followed nevertheless.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from attrs import define

if not __package__:  # run by its path
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.race_recordings import RULES, Json, Recording, WrongForm, deeds, forced, recordings
from starcup import Decision, Game, Picks, StarcupError
from starcup_race import RaceTable, RaceView, events
from starcup_race._rules.definitions import ACTIONS
from starcup_race._rules.drawing import PutGood
from starcup_race._rules.produce import UseWindfall
from starcup_race.choices import DONE, PASS

ACTION_CARDS = {1: 0, 2: 1, 3: 2, 5: 3, 7: 4, 8: 5, 9: 6}
"""Our numbers of action cards by theirs."""
SET_UP, CHOOSING, ROUND_END = -2, -1, 10
"""Their numbers of what is no phase."""
FLIPS_AND_GOODS = "gambling_world"
"""The only card with two powers in Consume: their power 0 takes a good, 1 turns up a card."""


class Differs(AssertionError):
    """The error that the game does not go as it was recorded."""


def expect(what: str, ours: object, theirs: object) -> None:
    """Raise unless two accounts of something are equal.

    Raises:
        Differs: they are not.
    """
    if ours != theirs:
        raise Differs(f"{what}: here {ours!r}, recorded {theirs!r}")


@define
class Tally:
    """Counts of what was compared: questions asked here, forced ones, deeds, goods placed, and states."""

    games: int = 0
    asked: int = 0
    forced: int = 0
    deeds: int = 0
    goods: int = 0
    states: int = 0

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        for name in ("games", "asked", "forced", "deeds", "goods", "states"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Follower:
    """Plays a recorded game here.

    ``tally`` counts what was compared, ``place`` tells where in the game it is.

    Args:
        recording: the game.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.game: Game[RaceTable, RaceView] = Game.new(RULES, recording.players, 0, outside_chance=True)
        self.tally = Tally()
        self.place = "set-up"
        self._heard = 0

    def run(self) -> Tally:
        """Play to the end.

        Raises:
            Differs: it goes otherwise.
        """
        game, recording, tally = self.game, self.recording, self.tally
        while not game.finished:
            if game.chance is not None:
                self._draw(game.chance.kind)
                continue
            decision = game.waiting()[0]
            if decision.kind == "action" and len(game.waiting()) == recording.players:
                self._compare_state()
            self.place = f"round {game.table.round}, seat {decision.seat}, {decision.kind}"
            game.submit(decision.seat, self._answer(decision))
        self._compare_state()
        self.place = "the end"
        expect("rounds", game.table.round, recording.rounds)
        expect("scores", [one.total for one in RULES.scores(game.table)], recording.scores)
        expect("winners", [seat in game.table.winners for seat in range(recording.players)], recording.winners)
        for seat in range(recording.players):
            while recording.asks[seat]:
                self._skip(seat, recording.asks[seat].popleft())
        expect("deeds left", [seat for seat, left in enumerate(recording.deeds) if left], [])
        expect("goods left", [seat for seat, left in enumerate(recording.goods) if left], [])
        expect("draws left", [draw for draw, left in recording.draws.items() if left and "start" not in draw], [])
        expect("states", tally.states, len(recording.states))
        reshuffles = sum(isinstance(event, events.Reshuffled) for event in game.all_events())
        expect("reshuffles", reshuffles, recording.reshuffles)
        tally.games = 1
        return tally

    def _draw(self, draw: str) -> None:
        queue = self.recording.draws.get(draw)
        if not queue:
            raise Differs(f"{draw} is drawn here, and nothing there")
        if draw.startswith("good"):
            step = self.game.table.stack[-1]
            assert isinstance(step, PutGood)
            world = self.recording.goods[step.seat].popleft()
            expect("the world that gets a good", RULES.keys[step.world], RULES.keys[world])
            self.tally.goods += 1
        self.game.resolve(queue.popleft())

    # Comparisons.

    def _compare_state(self) -> None:
        table, recording = self.game.table, self.recording
        self.place = f"the end of round {self.tally.states}"
        self._compare_deeds()
        if self.tally.states >= len(recording.states):
            raise Differs(f"there are {self.tally.states} states there, and more here")
        state = recording.states[self.tally.states]
        expect("round", self.tally.states, state["round"])
        expect("pool", table.pool, state["pool"])
        expect("supply", len(table.supply), state["supply"])
        expect("discards", len(table.discards), state["discard"])
        for theirs in state["seats"]:
            number = theirs["seat"]
            seat = table.seats[number]
            expect(f"chips of seat {number}", seat.chips, theirs["vp"])
            expect(f"hand of seat {number}", RULES.names(seat.hand), recording.keys(theirs["hand"]))
            expect(f"tableau of seat {number}", RULES.names(sorted(seat.tableau)), recording.keys(theirs["tableau"]))
            goods = {world: seat.good_on(world) for world in seat.loaded()}
            expect("goods", goods, {w: g for g, w in (recording.cards(pair) for pair in theirs["goods"])})
        self.tally.states += 1

    def _compare_deeds(self) -> None:
        """Compare what happened since it was last compared, forced or not."""
        heard = self.game.all_events(self._heard)
        self._heard += len(heard)
        for seat, deed in deeds(heard):
            queue = self.recording.deeds[seat]
            expect(f"what seat {seat} did", deed, queue.popleft() if queue else "nothing more")
            self.tally.deeds += 1

    # Answers.

    def _skip(self, seat: int, ask: Json) -> None:
        """Leave out a question that is not asked here; it has to be forced."""
        if not forced(ask):
            raise Differs(f"seat {seat} was asked {ask}, and is not asked here")
        self.tally.forced += 1

    def _next(self, decision: Decision, kind: str) -> Json:
        """Return the recorded question that is asked here."""
        table, seat = self.game.table, decision.seat
        asks = self.recording.asks[seat]
        while asks and (asks[0]["kind"] != kind or forced(asks[0])):
            self._skip(seat, asks.popleft())
        if not asks:
            raise Differs(f"seat {seat} is asked {decision.kind}, and nothing there")
        ask = asks.popleft()
        self.tally.asked += 1
        outside = CHOOSING if kind == "action" else ROUND_END if table.round else SET_UP
        expect("phase", outside if table.phase < 0 else 2 * table.phase + 1, ask["action"])
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

    def _same_cards(self, decision: Decision, cards: list[int], least: int, most: int) -> None:
        """Compare the cards on offer, and how many of them are to be named."""
        legal = decision.legal
        assert isinstance(legal, Picks)
        expect(f"options of {decision.kind}", Counter(legal.offered), Counter(RULES.names(cards)))
        expect(f"number for {decision.kind}", (legal.least, legal.most), (least, most))

    def _discard_start(self, decision: Decision) -> str:
        ask = self._next(decision, "discard")
        self._same_cards(decision, ask["options"], ask["args"][0], ask["args"][0])
        return f"discard {self._names(ask['answer'])}"

    _discard_limit = _discard_start

    def _keep(self, decision: Decision) -> str:
        ask = self._next(decision, "discard")
        number = len(ask["options"]) - ask["args"][0]
        self._same_cards(decision, ask["options"], number, number)
        kept: Counter[int] = Counter(ask["options"]) - Counter(ask["answer"])
        return f"keep {self._names(list(kept.elements()))}"

    def _action(self, decision: Decision) -> str:
        return f"choose {ACTIONS[ACTION_CARDS[self._next(decision, 'action')['answer'][0]]].key}"

    def _place(self, decision: Decision) -> str:
        ask = self._next(decision, "place")
        ours = {choice.text.split()[1] for choice in decision.legal if choice is not PASS}
        expect("options of place", ours, set(RULES.names(ask["options"])))
        if ask["result"] < 0:
            return PASS.text
        placed = self.recording.cards([ask["result"]])
        if ask["args"][0] == 2:
            return f"develop {self._names(placed)}"
        self._compare_powers(decision.seat, placed[0])
        return f"settle {self._names(placed)}"

    def _compare_powers(self, seat: int, placed: int) -> None:
        """Compare the powers that may help to place a world, useless ones too."""
        ask = next(iter(self.recording.asks[seat]), None)
        asked = ask if ask and ask["kind"] == "payment" and self.recording.cards(ask["args"][:1]) == [placed] else None
        powers = self.game.table.powers(seat)
        ours = {card for card, worlds in powers.free if worlds >> placed & 1} | {one.card for one in powers.tactics}
        paying = {one.card for one in powers.pay if one.worlds >> placed & 1 and RULES.cards[placed].military}
        theirs = set(self.recording.cards(asked["special"])) if asked else set()  # not asked without any
        expect("powers for paying", ours | paying, theirs)

    def _use_powers(self, decision: Decision) -> str:
        """There the powers used and the cards are one answer; without a world none is offered (MILITARY-9)."""
        seat = self.game.table.seats[decision.seat]
        if seat.placed < 0:
            return "using none"
        asks = self.recording.asks[decision.seat]
        while asks and (asks[0]["kind"] != "payment" or self.recording.cards(asks[0]["args"][:1]) != [seat.placed]):
            self._skip(decision.seat, asks.popleft())
        if not asks:
            raise Differs(f"seat {decision.seat} is asked {decision.kind}, and nothing there")
        return f"using {self._names(self.recording.cards(asks[0]['answer_special']))}"

    def _pay(self, decision: Decision) -> str:
        ask = self._next(decision, "payment")
        self._same_cards(decision, ask["options"], len(ask["answer"]), len(ask["answer"]))
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
        if not acts:
            raise Differs(f"{key} has no power in Consume, and is recorded to use one")
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
        sizes = {len(choice.text.split()) - 1 for choice in decision.legal}
        expect("number of goods", sizes, {ask["args"][0], ask["args"][1]})
        worlds = {word for choice in decision.legal for word in choice.text.split()[1:]}
        expect("options of goods", worlds, set(RULES.names(ask["options"])))
        return f"consume {self._names(ask['answer'])}"

    def _discard_for_chips(self, decision: Decision) -> str:
        ask = self._next(decision, "consume_hand")
        self._same_cards(decision, ask["options"], 0, min(2, len(ask["options"])))
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
            expect("worlds that produce", len(ask["answer"]), 1)
            worlds = list(RULES.names(ask["answer"]))
        return f"produce {worlds[0]} with {mine[0].split()[-1]}"


@define
class Followed:
    """How far the games of a file agree.

    ``tally`` counts what was compared in games that agree, ``differing`` tells for each other game the first
    difference, ``wrong`` what is no recorded game.
    """

    tally: Tally
    differing: list[str]
    wrong: list[str]


def follow(path: Path) -> Followed:
    """Follow all games of a file, as far as it can be read.

    Args:
        path: the file.
    """
    followed = Followed(Tally(), [], [])
    try:
        for number, recording in enumerate(recordings(path), 1):
            if isinstance(recording, WrongForm):
                followed.wrong.append(str(recording))
                continue
            follower = Follower(recording)
            try:
                followed.tally.add(follower.run())
            except (Differs, StarcupError) as error:
                where = f"game {number} of {recording.rounds} rounds: {follower.place}"
                followed.differing.append(f"{where}: {error}")
    except WrongForm as error:
        followed.wrong.append(str(error))
    return followed


def main(paths: Sequence[str]) -> int:
    """Follow all games of some files and tell how far; return the exit code."""
    if not paths:
        print("usage: recorded_games.py FILE...: expected files of recorded games", file=sys.stderr)
        return 2
    code = 0
    for path in paths:
        followed = follow(Path(path))
        tally, differing = followed.tally, followed.differing
        games = tally.games + len(differing)
        if games:
            print(
                f"{path}: {tally.games} of {games} games agree: {tally.asked} questions, {tally.forced} forced ones, "
                f"{tally.deeds} deeds, {tally.goods} goods, {tally.states} states"
            )
        for line in differing:
            print(f"  {line}")
        for line in followed.wrong:
            print(line, file=sys.stderr)
        code = max(code, 2 if followed.wrong else 1 if differing else 0)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
