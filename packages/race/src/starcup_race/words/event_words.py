"""Events in words."""

from __future__ import annotations

from starcup.making import Event
from starcup.words import several
from starcup_race import events
from starcup_race._rules.rules import Rules
from starcup_race.words.card_words import cards_of

ACTIONS: dict[str, str] = {
    "explore_5": "Explore +5",
    "explore_1_1": "Explore +1,+1",
    "develop": "Develop",
    "settle": "Settle",
    "consume_trade": "Consume: Trade",
    "consume_2x": "Consume: 2x VPs",
    "produce": "Produce",
}
"""The names of the action cards."""


def told(event: Event, who: str, rules: Rules, names: tuple[str, ...]) -> str:
    """Return an event as a sentence; empty if it is not worth telling.

    Args:
        event: of any class of the game.
        who: the name of its seat, if it has one.
        rules: the cards.
        names: the names of the seats.
    """
    match event:
        case events.RoundBegan(number):
            return f"--- Round {number} ---"
        case events.ActionsShown(actions):
            cards = [" and ".join([ACTIONS[action] for action in one]) for one in actions]
            shown = [f"{name}: {said}" for name, said in zip(names, cards, strict=True)]
            return f"The actions: {'; '.join(shown)}"
        case events.PhaseBegan(phase):
            return f"## {phase.capitalize()}"
        case events.Reshuffled(number):
            return f"The discard pile is shuffled: {cards_of(number)}"
        case events.GameEnded():
            return "The game is over"
        case _:
            said = _of_seat(event, rules)
            return f"{who}: {said}" if said else ""


def _of_seat(event: Event, rules: Rules) -> str:
    def name(key: str) -> str:
        return rules.cards[rules.index[key]].name

    match event:
        case events.StartWorld(_, world):
            return f"start world {name(world)}"
        case events.CardsDrawn(_, number):
            return f"drew {cards_of(number)}"
        case events.CardsSeen(_, cards):
            return f"that is {', '.join(map(name, cards))}"
        case events.CardsDiscarded(_, number):
            return f"discarded {cards_of(number)}"
        case events.DiscardsSeen(_, cards):
            return f"that was {', '.join(map(name, cards))}"
        case events.CardPlaced(_, card):
            return f"placed {name(card)}"
        case events.NothingPlaced():
            return "placed nothing"
        case events.PowerUsed(_, card):
            return f"used {name(card)}"
        case events.LeftTableau(_, card):
            return f"discarded {name(card)} from the tableau"
        case events.GoodPlaced(_, world):
            return f"a good on {name(world)}"
        case events.GoodsConsumed(_, _, worlds):
            return f"consumed {several(len(worlds), 'good')}: {', '.join(map(name, worlds))}"
        case events.GoodSold(_, world, number):
            return f"sold the good of {name(world)} for {cards_of(number)}"
        case events.ChipsGained(_, amount, card):
            return f"+{amount} VP from {name(card)}"
        case events.CardFlipped(_, guess, card, won):
            return f"named {guess} and turned up {name(card)}, which is {'kept' if won else 'discarded'}"
        case _:
            return ""
