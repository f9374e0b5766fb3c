"""The toy game with a fault planted in its scene: what the check of scenes must find."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup import Choice, Decision, Event
from starcup.games import AnyGame
from starcup.messages import NOTHING, Message, verbatim
from starcup.scene import Lookup, Option, Piece, Presenter, Space, Touches
from tests.contract.broken.planting import BROKEN
from tests.kernel.knockout import KNOCKOUT
from tests.kernel.toy import ROLL, TOY, ToyTable, ToyView

ToyPresenter = Presenter[ToyTable, ToyView]


def plant(name: str, presenter: type[ToyPresenter], words: str, game: AnyGame = TOY) -> None:
    """Note a game whose scene has a fault."""
    BROKEN[name] = evolve(game, scene=presenter), "scene", words


class Unlabelled(ToyPresenter):
    def label(self, view: ToyView, choice: Choice) -> Message:
        return NOTHING


class Alike(ToyPresenter):
    def label(self, view: ToyView, choice: Choice) -> Message:
        return Message("", "choose")


class LeavesOut(ToyPresenter):
    def order(self, view: ToyView, choices: Sequence[Choice]) -> Sequence[Choice]:
        return [choice for choice in choices if choice is not ROLL]


class TouchesNothing(ToyPresenter):
    def touches(self, view: ToyView, choice: Choice, lookup: Lookup) -> Touches:
        return Touches(to="discards")


class KeysTwice(ToyPresenter):
    def spaces(self, view: ToyView) -> Sequence[Space]:
        return [*super().spaces(view), Space("table", Message("", "another"))]


class KeysChange(ToyPresenter):
    count = 0

    def spaces(self, view: ToyView) -> Sequence[Space]:
        self.count += 1
        return [Space("table", Message("", "table"), pieces=(Piece(f"card {self.count}", "card", NOTHING, "ace"),))]


class LosesPieces(ToyPresenter):
    conserved = frozenset(("hand",))


class SpeaksEnglish(ToyPresenter):
    def question(self, view: ToyView, decision: Decision) -> Message:
        return verbatim("Which card?")


class LacksWords(ToyPresenter):
    def sentence(self, event: Event) -> Message:
        return Message("toy-event-of-no-words")


class LooksElsewhere(ToyPresenter):
    def spaces(self, view: ToyView) -> Sequence[Space]:
        return [Space("table", Message("starcup-text", text=str(id(view))))]


class Fails(ToyPresenter):
    def option(self, view: ToyView, decision: Decision, choice: Choice, lookup: Lookup, final: bool = False) -> Option:
        raise ZeroDivisionError("unlucky")


plant("options without labels", Unlabelled, "has no label")
plant("options that read the same", Alike, "read the same: '⟦ćĥóóśé⟧'")
plant("a choice without an option", LeavesOut, "no option is for the choice 'roll'")
plant("a touch of what is not there", TouchesNothing, "touches 'discards', which is not on the scene")
plant("two things of one key", KeysTwice, "two things have the key 'table'")
plant("a key that changes", KeysChange, "had the key")
plant("pieces that move untold", LosesPieces, "of which the beats tell +0")
plant("words that come from no catalogue", SpeaksEnglish, "come from no catalogue: '⟦Which card?⟧'")
plant("an event without words", LacksWords, "there are no words for 'toy-event-of-no-words'")
plant("a scene not made from the view alone", LooksElsewhere, "has another scene", KNOCKOUT)
plant("a scene that fails", Fails, "ZeroDivisionError: unlucky")
