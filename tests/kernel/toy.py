"""A toy game on the bare kernel: secret cards played at once, then the winner rolls a die for as long as he dares."""

from __future__ import annotations

from collections.abc import Mapping

import cattrs
from attrs import define, field, frozen

from starcup.games import GameDefinition
from starcup.kernel.chance import stream
from starcup.kernel.choices import Choice
from starcup.kernel.codec import PositionCodec, make_converter
from starcup.kernel.errors import BadArgument, IllegalChoice, JournalError
from starcup.kernel.events import Event, SeatEvent
from starcup.kernel.interning import interned
from starcup.kernel.journal import Journal, PackStamp
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import AnyStep, Legal, SeatStep, Step
from starcup.kernel.table import Table
from starcup.kernel.visibility import Own, Public, Secret, compile_view

CARDS = 3
SEATS = range(1, 5)


@define(eq=False)
class Player:
    hand: Own[tuple[int, ...]] = ()
    played: Own[tuple[int, ...]] = ()
    score: Public[int] = 0


@define(eq=False)
class ToyTable(Table):
    players_state: Secret[list[Player]] = field(factory=list)
    at_stake: Public[int] = 0

    def clone(self) -> ToyTable:
        twin = object.__new__(ToyTable)
        self._clone_base(twin)
        twin.players_state = [Player(one.hand, one.played, one.score) for one in self.players_state]
        twin.at_stake = self.at_stake
        return twin


@define
class PlayerView:
    hand: tuple[int, ...] | None
    played: tuple[int, ...] | None
    score: int


@define
class ToyView:
    players: int
    at_stake: int
    seats: tuple[PlayerView, ...] = field(init=False, default=())


_player_view, _table_view = compile_view(Player, PlayerView), compile_view(ToyTable, ToyView)


@frozen(eq=False)
class PlayCard(Choice):
    pattern = "play {card}"
    card: int


@frozen(eq=False)
class Dare(Choice):
    pattern = "{what}"
    what: str


play_card = interned(PlayCard)
ROLL, STOP = Dare("roll"), Dare("stop")


@frozen
class CardSeen(SeatEvent):
    private = True
    card: int


@frozen
class Shown(Event):
    cards: tuple[int, ...]


def step(table: ToyTable, kind: str, *seat: int) -> AnyStep:
    """Make a step by its kind, so that rulesets can have others."""
    return table.ruleset.step_kinds[kind](*seat)


@frozen
class Deal(Step[ToyTable]):
    kind = "deal"

    def run(self, table: ToyTable) -> Legal | None:
        for seat, player in enumerate(table.players_state):
            while len(player.hand) < CARDS:
                card = table.draw(f"card {seat}", tuple(range(1, 10)))
                if card < 0:
                    table.push(self)
                    return None
                player.hand = tuple(sorted((*player.hand, card)))
                table.note(CardSeen, seat, card)
        table.stack += [step(table, "show"), step(table, "secretly")] * CARDS
        return None


@frozen
class Secretly(Step[ToyTable]):
    kind = "secretly"

    def run(self, table: ToyTable) -> Legal | None:
        table.together([step(table, "pick", seat) for seat in range(table.players)])
        return None


@frozen
class Pick(SeatStep[ToyTable]):
    kind = "pick"
    question = "Which card do you play?"

    def run(self, table: ToyTable) -> Legal | None:
        return tuple(play_card(card) for card in dict.fromkeys(table.players_state[self.seat].hand))

    def take(self, table: ToyTable, choice: Choice) -> None:
        assert isinstance(choice, PlayCard)
        player = table.players_state[self.seat]
        hand = list(player.hand)
        hand.remove(choice.card)
        player.hand, player.played = tuple(hand), (choice.card,)
        table.push(step(table, "confirm", self.seat))

    def refuse(self, table: ToyTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("no-card", "TOY-1", "you have not got that card.")


@frozen
class Confirm(SeatStep[ToyTable]):
    kind = "confirm"

    def run(self, table: ToyTable) -> Legal | None:
        return (STOP, ROLL)

    def take(self, table: ToyTable, choice: Choice) -> None:
        """Nothing: the second question only makes room to undo."""


@frozen
class Show(Step[ToyTable]):
    kind = "show"

    def run(self, table: ToyTable) -> Legal | None:
        cards = tuple(player.played[0] for player in table.players_state)
        for player in table.players_state:
            player.played = ()
        table.note(Shown, cards)
        best = max(cards)
        if cards.count(best) == 1:
            table.at_stake = best
            table.push(step(table, "push", cards.index(best)))
        return None


@frozen
class Push(SeatStep[ToyTable]):
    kind = "push"

    def run(self, table: ToyTable) -> Legal | None:
        return (STOP, ROLL)

    def take(self, table: ToyTable, choice: Choice) -> None:
        if choice is STOP:
            table.players_state[self.seat].score += table.at_stake
            table.at_stake = 0
        elif table.at_stake == 1313:
            raise ZeroDivisionError("unlucky")
        else:
            table.push(step(table, "roll-die", self.seat))


@frozen
class RollDie(Step[ToyTable]):
    kind = "roll-die"
    seat: int

    def run(self, table: ToyTable) -> Legal | None:
        value = table.draw("die", (1, 2, 2, 3, 3, 6), self.seat + 1)
        if value < 0:
            table.push(self)
        elif value == 1:
            table.at_stake = 0
        else:
            table.at_stake += value
            table.push(step(table, "push", self.seat))
        return None


class ToyRules(Ruleset[ToyTable, ToyView]):
    game = "toy"
    options: Mapping[str, str] = {}
    choice_kinds: tuple[type[Choice], ...] = (PlayCard, Dare)
    event_kinds: tuple[type[Event], ...] = (CardSeen, Shown)
    step_kinds: Mapping[str, type[AnyStep]] = {
        one.kind: one for one in (Deal, Secretly, Pick, Confirm, Show, Push, RollDie)
    }

    def __init__(self, digest: str = "d1") -> None:
        self.digest = digest
        self.codec = PositionCodec(ToyTable, self._converter, (), self.game, [f"cards {digest}"], self.step_kinds)

    def _converter(self, detailed: bool) -> cattrs.Converter:
        return make_converter(self.step_kinds, detailed=detailed)

    def begin(self, players: int, seed: int) -> ToyTable:
        if players not in SEATS:
            raise BadArgument(f"players: expected 1 to 4, found {players}")
        streams = [stream(seed, 0, index) for index in range(players + 1)]
        table = ToyTable(ruleset=self, players=players, seed=seed, streams=streams, answered=[0] * players)
        table.players_state = [Player() for _ in range(players)]
        table.push(self.step_kinds.get("deal", Deal)())
        return table

    def view(self, table: ToyTable, seat: int) -> ToyView:
        view = _table_view(table, False)
        view.seats = tuple(_player_view(one, number == seat) for number, one in enumerate(table.players_state))
        return view

    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return tuple(
            SeatScore(seat, one.score, lines=(("cards", one.score),)) for seat, one in enumerate(table.players_state)
        )

    def faults(self, table: ToyTable) -> list[str]:
        counts = {len(one.hand) for one in table.players_state if not one.played}
        return [] if max(counts, default=0) <= CARDS else [f"a hand of {max(counts)} cards"]

    def stamps(self) -> tuple[PackStamp, ...]:
        return (PackStamp("cards", "1.0", self.digest),)

    def outcome_text(self, kind: str, value: int) -> str:
        return str(value)

    def outcome_value(self, kind: str, text: str) -> int:
        if not text.isdecimal():
            raise JournalError(f"{text!r} is no outcome of {kind!r}")
        return int(text)

    def encode(self, table: ToyTable) -> bytes:
        return self.codec.encode(table)

    def decode(self, data: bytes, *, other_packs: bool = False) -> ToyTable:
        table = self.begin(2, 0)
        for name, value in self.codec.decode(data, other_packs=other_packs).items():
            setattr(table, name, value)
        table.journal = Journal()
        if table.lanes is not None:
            table.journal.open_lanes(table.players)
            table.lane_undo = [0] * table.players
        return table


TOY = GameDefinition("toy", "A toy", SEATS, ToyRules, questions=40)
