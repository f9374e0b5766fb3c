"""Questions about cards: which to keep, to discard, to place and to pay with."""

from __future__ import annotations

from math import fsum

from starcup import Decision
from starcup_race._rules import definitions as terms
from starcup_race._rules.costs import ways
from starcup_race.bots.outlook import Parts
from starcup_race.bots.phases import ending
from starcup_race.bots.prospect import Prospect, Weighed, best_items, listed, scaled
from starcup_race.choices import Develop, Pass, Settle, Using


def keep(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh cards to keep."""
    return best_items(decision, prospect.kept_key)


def give_up(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh cards to discard, or to pay with: those worth least go."""
    return best_items(decision, lambda item: scaled(prospect.kept_key(item), -1.0))


def for_chips(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh cards to discard for VP: those worth less than a chip."""

    def worth(item: str) -> Parts:
        return {"chips": 1.0, **scaled(prospect.kept_key(item), -1.0)}

    return best_items(decision, worth)


def place(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh cards to place, and to place none."""
    weighed: Weighed = []
    for choice in listed(decision):
        if isinstance(choice, Develop | Settle) and choice.card in prospect.rules.index:
            weighed.append((placed(prospect, prospect.rules.index[choice.card]), choice))
        elif isinstance(choice, Pass):
            weighed.append(({}, choice))
    return weighed


def placed(prospect: Prospect, number: int) -> Parts:
    """Return the parts of the gain by placing a card: what it brings, less its cost and the card itself."""
    card, powers, bonus = prospect.cards[number], prospect.powers, prospect.me.bonus
    parts, rest = dict(prospect.placed[number]), len(prospect.hand) - 1
    if card.is_world:
        possible = ways(powers, card, rest)
        cost = min([cards + len(used) * (cards == 0) for used, cards in possible], default=prospect.cost(number))
        drawn = powers.settle_draw + (terms.CHOSE_SETTLE in bonus)
    else:
        cost = max(0, prospect.cost(number) - (terms.CHOSE_DEVELOP in bonus))
        drawn = powers.develop_draw
    parts["cards_paid"] = -prospect.payment(cost, number)
    parts["card_in_hand"] = -prospect.card
    if drawn:
        parts["cards_drawn"] = prospect.cards_worth(drawn)
    if len(prospect.tableau) + 1 >= prospect.rules.numbers.end_cards:
        parts["end_of_the_game"] = ending(prospect, card.vp)
    return {name: worth for name, worth in parts.items() if worth}


def use_powers(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh the powers with which to place a world: cards paid, and cards of the tableau discarded."""
    me, rules, powers = prospect.me, prospect.rules, prospect.powers
    card = rules.cards[me.placed] if me.placed >= 0 else None
    costs = {rules.names(used): cards for used, cards in ways(powers, card, len(prospect.hand))}
    stays = {contact.card for contact in powers.pay}
    weighed: Weighed = []
    for choice in listed(decision):
        if not isinstance(choice, Using):
            continue
        gone = [rules.index[item] for item in choice.items if item in rules.index]
        lost = fsum([_lost(prospect, number) for number in gone if number not in stays])
        paid = prospect.payment(costs.get(choice.items, 0), -1)
        weighed.append(({"cards_paid": -paid, "cards_used_up": -lost}, choice))
    return weighed


def _lost(prospect: Prospect, number: int) -> float:
    """Return the worth of a card in the tableau that is discarded: its VP, its powers, and its place."""
    parts = prospect.placed[number]
    return max(0.3, fsum(parts.values())) + 0.3
