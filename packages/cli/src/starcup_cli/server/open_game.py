"""One open game: who sits where, the bots' answers, and what the client may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from starcup import Decision, Game, IllegalChoice, StarcupError
from starcup.roll import RollTable, RollView, Ruleset, end_reasons, final_scores
from starcup.wire import Refusal, View, decision_of, event_of, refusal_of, view_of
from starcup.wire import results as r
from starcup_bots import Bot, BotFault, BotKind, bot_seed
from starcup_bots.runner import PATIENCE_MS, answered, made
from starcup_cli.errors import one_line
from starcup_cli.server.refused import Refused, refusal_of_error, unknown
from starcup_cli.session import HUMAN, notes_of

RollGame = Game[RollTable, RollView]

CLIENT = "client"
MOST_ANSWERS = 100_000
"""Far more than all bots give in a game: some that never end it are told apart."""


class OpenGame:
    """A game as a client has it. ``players`` names, seat by seat, ``client`` or a kind of bot."""

    def __init__(
        self, key: str, game: RollGame, players: Sequence[str], kinds: Mapping[str, BotKind], *, omniscient: bool
    ) -> None:
        self.key = key
        self.game = game
        self.players = tuple(players)
        self.omniscient = omniscient
        self.fault: Refusal | None = None
        self.path: Path | None = None
        self._kinds = kinds
        self._bots: dict[int, Bot] = {}
        self.own = frozenset(seat for seat, name in enumerate(self.players) if name == CLIENT)

    @property
    def rules(self) -> Ruleset:
        """The game's ruleset."""
        rules = self.game.ruleset
        assert isinstance(rules, Ruleset)
        return rules

    # Looking.

    def status(self) -> r.Status:
        """Where the game stands, as far as the client may know."""
        game = self.game
        shown = [one for one in game.waiting() if self.omniscient or one.seat in self.own]
        return r.Status(
            game=self.key,
            players=self.players,
            omniscient=self.omniscient,
            waiting=tuple(map(decision_of, shown)),
            undo=tuple(seat for seat in sorted(self.own) if self.fault is None and game.can_undo(seat)),
            chance=self._chance(),
            outcome=self._outcome() if game.finished else None,
            fault=self.fault,
        )

    def view(self, seat: int) -> View:
        """What a seat may know."""
        self._check_seen(seat)
        return view_of(self.game.view(seat))

    def events(self, seat: int | None, since: int) -> r.Events:
        """What happened, as far as a seat may hear it."""
        if seat is not None:
            self._check_seen(seat)
        elif not self.omniscient:
            raise Refused("not-your-seat", "name one of your seats: only an omniscient game tells everything")
        if since < 0:
            raise Refused("bad-request", f"since: expected 0 or more, found {since}")
        heard = self.game.events(since, seat)
        return r.Events(tuple(map(event_of, heard)), since + len(heard))

    def _chance(self) -> r.Chance | None:
        node = self.game.chance
        if node is None:
            return None
        texts = [self.rules.outcome_text(node.kind, value) for value in node.options]
        return r.Chance(node.kind, tuple(r.ChanceOption(text, texts.count(text)) for text in dict.fromkeys(texts)))

    def _outcome(self) -> r.Outcome:
        table = self.game.table
        scores = [
            r.Score(one.seat, one.total, one.chips, one.tiles, dict(one.bonuses), one.tie_break)
            for one in final_scores(table)
        ]
        return r.Outcome(end_reasons(table), tuple(scores), table.winners, table.seed)

    # Answering.

    def submit(self, seat: int, choice: str, number: int | None) -> None:
        """Answer a question of the client's."""
        self.check_own(seat)
        self._check_sound()
        try:
            self.game.submit(seat, choice, number)
        except IllegalChoice as error:
            raise self._refused(error, seat, choice) from error
        except StarcupError as error:
            self.fault = refusal_of_error(error)
            raise
        self.let_bots_answer()

    def why(self, seat: int, choice: str) -> r.Why:
        """Why a choice is not legal."""
        self.check_own(seat)
        error = self.game.why(seat, choice)
        return r.Why(True, None) if error is None else r.Why(False, self._refused(error, seat, choice).refusal)

    def undo(self, seat: int) -> None:
        """Take the last choice of a seat of the client's back."""
        self.check_own(seat)
        self._check_sound()
        self.game.undo(seat)

    def resolve(self, outcome: str) -> None:
        """Supply the roll or draw that is awaited."""
        self._check_sound()
        node = self.game.chance
        if node is None:
            raise Refused("no-chance", "no roll or draw is awaited")
        values = {self.rules.outcome_text(node.kind, value): value for value in node.options}
        if outcome not in values:
            raise unknown("outcome", outcome, values)
        try:
            self.game.resolve(values[outcome])
        except Exception as error:  # a power failed where no choice can be taken back
            self.fault = refusal_of_error(error)
            raise
        self.let_bots_answer()

    def let_bots_answer(self) -> None:
        """Let the bots answer until nobody but the client is asked."""
        for _ in range(MOST_ANSWERS):
            asked = next((one for one in self.game.waiting() if one.seat not in self.own), None)
            if asked is None or self.fault is not None:
                return
            self._answer_by_bot(asked)
        self.fault = Refusal("bot-failed", f"no end in sight after {MOST_ANSWERS} answers of the bots")

    def _answer_by_bot(self, decision: Decision) -> None:
        seat = decision.seat
        try:
            bot = self._bots.get(seat)
            if bot is None:
                make = partial(self._kinds[self.players[seat]].make, self._seed_of_bot(seat))
                bot = self._bots[seat] = made(seat, self.players[seat], make, PATIENCE_MS)
            choice = answered(bot, decision, self.game.view(seat), PATIENCE_MS)
            self.game.submit(seat, choice, decision.number)
        except Exception as error:
            if self.game.fault is not None:
                self.fault = refusal_of_error(self.game.fault)
                return
            if isinstance(error, BotFault):
                what = error.message
            else:
                what = str(error) if isinstance(error, StarcupError) else f"{type(error).__name__}: {error}"
            self.fault = Refusal("bot-failed", one_line(f"bot {self.players[seat]!r} (seat {seat}) failed: {what}"))

    def _seed_of_bot(self, seat: int) -> int:
        """A bot begins anew when a game is taken up again: the number of its answers tells the beginnings apart."""
        table = self.game.table
        return bot_seed(table.seed, seat) + (table.answered[seat] << 80)

    # Keeping.

    def text(self) -> str:
        """The journal, with players and folders noted in its header as ``starcup play`` reads them."""
        return self.game.journal_text(self.notes())

    def notes(self) -> dict[str, str]:
        """Who sits where and which packs lie in folders, for the journal's header."""
        return notes_of([HUMAN if seat in self.own else name for seat, name in enumerate(self.players)], self.rules)

    # Checks.

    def check_open(self, what: str, *, or_finished: bool = False) -> None:
        """Refuse what would tell hidden things."""
        if not (self.omniscient or (or_finished and self.game.finished)):
            when = "an omniscient game, or one that is over" if or_finished else "an omniscient game"
            raise Refused("hidden", f"{what} would tell what is hidden: only {when} allows it")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.players):
            raise Refused("no-seat", f"there is no seat {seat}; seats are 0 to {len(self.players) - 1}")

    def check_own(self, seat: int) -> None:
        """Refuse a seat that is not the client's."""
        self._check_seat(seat)
        if seat not in self.own:
            mine = ", ".join(map(str, sorted(self.own))) or "none"
            raise Refused("not-your-seat", f"seat {seat} is played by {self.players[seat]!r}; your seats: {mine}")

    def _check_seen(self, seat: int) -> None:
        self._check_seat(seat)
        if not self.omniscient:
            self.check_own(seat)

    def _check_sound(self) -> None:
        if self.fault is not None:
            raise Refused("stopped", f"the game has stopped: {self.fault.message}")

    def _refused(self, error: IllegalChoice, seat: int, choice: str) -> Refused:
        one = refusal_of(error, choice, self.game.decision(seat))
        return Refused(one.code, one.message, one.nearest, one.rules)
