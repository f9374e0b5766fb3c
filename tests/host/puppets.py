"""Bots that do as the tests want."""

from __future__ import annotations

from starcup import Choice, Decision, Game
from starcup.host import Failed, NoBots
from starcup.wire.results import BotOnOffer


class Puppets(NoBots):
    """Bots as the tests want them: ``first`` answers at once by the first choice, ``slow`` when it is told to.

    ``faulty`` fails as one whose process has ended, and ``rude`` breaks its promise and raises an error.
    """

    def __init__(self, *names: str) -> None:
        self.names = names or ("first", "slow", "faulty", "rude")
        self.thinking: list[tuple[str, Game, Decision, object]] = []

    def on_offer(self, game: str) -> dict[str, BotOnOffer]:
        return {name: BotOnOffer(name, "", name != "slow", None) for name in self.names}

    def at_once(self, name: str, game: Game, seat: int) -> bool:
        return name != "slow"

    def answer(self, seat_key: str, name: str, game: Game, decision: Decision) -> Choice | str | Failed:
        if name not in self.names:
            return super().answer(seat_key, name, game, decision)
        if name == "rude":
            raise RuntimeError("a fault in the bots' host")
        return Failed("its process ended") if name == "faulty" else decision.legal[0]

    def think(self, seat_key: str, name: str, game: Game, decision: Decision, told: object) -> None:
        self.thinking.append((seat_key, game, decision, told))

    def leave(self, seat_key: str) -> None:
        self.thinking = [entry for entry in self.thinking if entry[0] != seat_key]

    def forget(self, key: str) -> None:
        self.thinking = [entry for entry in self.thinking if not entry[0].startswith(f"{key}/")]

    def speak(self) -> int:
        """Have all that think answer; return how many did."""
        spoken, self.thinking = self.thinking, []
        for _, _, decision, told in spoken:
            assert callable(told)
            told(decision.legal[0].text)
        return len(spoken)
