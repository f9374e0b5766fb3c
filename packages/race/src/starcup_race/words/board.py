"""The table as text, 80 columns wide: everything, or as one seat needs it on a small screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from starcup import SeatScore
from starcup.making import frozen
from starcup.words import counted, cut, labelled, several, wrap
from starcup_race._rules.rules import Rules
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import ACTIONS, DEVELOP, LAST_TABLEAU, PHASES, POOL_PER_PLAYER, SETTLE
from starcup_race._rules.view import RaceView, SeatView
from starcup_race.words import names, strength
from starcup_race.words.gists import gist
from starcup_race.words.reach import placing

LABEL = 11
"""The width of the labels at the beginning of lines."""
row: Callable[[str, str], list[str]] = partial(labelled, wide=LABEL + 2)
MOST_LINES = 14
"""The most lines of an overview, so that it fits a screen of 24 lines with the question about the action."""
MOST_AT_SET_UP = 9
"""The same for the question about the first hand, which lists six cards."""
HOW = 20
"""The width of the column that tells what a card in the hand costs."""


@frozen
class Shape:
    """The length of a told table: each card of the ``hand`` in a line, the tableaus of ``others``, the seat's ``own``.

    ``own`` whole has a line for powers and tells what kind each empty world is; ``not_yet`` are cards of the hand that
    can't be placed; ``strength`` is the military and the discounts of others.
    """

    hand: bool = True
    others: bool = True
    own: bool = True
    not_yet: bool = True
    strength: bool = True


WHOLE = Shape()
_SHORTER = (
    WHOLE,
    Shape(others=False),
    Shape(others=False, own=False),
    Shape(hand=False),
    Shape(hand=False, others=False),
    Shape(hand=False, others=False, own=False),
    Shape(hand=False, others=False, own=False, not_yet=False),
    Shape(hand=False, others=False, own=False, not_yet=False, strength=False),
)
"""The shapes of an overview, the longest first."""


class Board:
    """Puts a table into lines.

    Args:
        table: the game's own; only facts that everybody or the viewer knows are told.
        seats: the names of the players, by seat.
    """

    def __init__(self, table: RaceTable, seats: Sequence[str]) -> None:
        self.table = table
        self.rules: Rules = table.rules
        self.seats = seats

    def whole(self, views: Sequence[RaceView]) -> list[str]:
        """Return everything."""
        lines = self.header(views[0])
        for number, view in enumerate(views):
            lines += ["", *self.seat(view, number)]
        return lines

    def overview(self, view: RaceView) -> list[str]:
        """Return the table as one seat needs it: the others in short, the own part whole and last.

        If that is too long for a small screen, less is told.
        """
        lines, most = self._overview(view, _SHORTER[0]), MOST_LINES if view.round else MOST_AT_SET_UP
        for how in _SHORTER[1:]:
            if len(lines) <= most:
                break
            lines = self._overview(view, how)
        return lines

    def _overview(self, view: RaceView, how: Shape) -> list[str]:
        lines = self.header(view)
        for number in range(view.players):
            if number != view.seat:
                lines += self._in_short(view, number, how)
        own = self.seat(view, view.seat, how)
        if view.round:
            return lines + own
        return lines + own[: len(own) - len(self.hand(view.seat, view.me, how))]  # the question lists the hand

    def header(self, view: RaceView) -> list[str]:
        """Return round, phase, pool and piles."""
        where = names.phase_name(PHASES[view.phase]) if view.phase >= 0 else "choose actions"
        where = "the game is over" if view.winners else where if view.round else "set-up"
        pool = f"VP pool {max(view.pool, 0)} of {POOL_PER_PLAYER * view.players}"
        piles = f"supply {len(view.supply)} | discards {len(view.discards)}"
        ends = f"ends at {LAST_TABLEAU} placed or pool 0"
        return [f"=== Round {view.round}: {where} ===", *wrap(f"{pool} | {piles} | {ends}")]

    def seat(self, view: RaceView, number: int, how: Shape = WHOLE) -> list[str]:
        """Return one seat's part."""
        shown = view.seats[number]
        strong = " | ".join(self.strong(shown))
        worlds, developments = self._worlds(shown, how.own), self._developments(shown)
        if how.own:
            lines = wrap(f"## {self.standing(view, number)}", "", "   ")
            lines += row("Powers", strong) + row("Worlds", worlds)
            lines += row("Developed", developments) if developments else []
        else:
            lines = wrap(f"## {self.standing(view, number)} | {strong}", "", "   ")
            lines += row("Placed", "; ".join(filter(None, (worlds, developments))))
        if drawn := [self.rules.cards[card].name for card in shown.looking if card is not None]:
            lines += row("Drawn", counted(drawn))
        return lines + self.hand(number, shown, how)

    def _in_short(self, view: RaceView, number: int, how: Shape) -> list[str]:
        shown = view.seats[number]
        parts = [self.standing(view, number), *(self.strong(shown) if how.strength else ())]
        if not how.others:
            goods = self._goods(shown)
            return wrap(f"## {' | '.join([*parts, goods] if goods else parts)}", "", "   ")
        has = "; ".join(filter(None, (self._worlds(shown), self._developments(shown))))
        return [*wrap(f"## {' | '.join(parts)}", "", "   "), *row("Has", has)]

    def standing(self, view: RaceView, number: int) -> str:
        """Return who sits there, with VP bonus by bonus, the number of cards placed, and cards in hand."""
        found, shown = self.score(view, number), view.seats[number]
        labels = {"cards": "printed", "chips": "chip" if shown.chips == 1 else "chips"}
        parts = ", ".join(f"{points} {labels.get(name, name)}" for name, points in found.lines)
        placed = f"{len(shown.tableau)}/{LAST_TABLEAU} placed"
        chosen = "".join(f" | {names.ACTIONS[ACTIONS[action]]}" for action in shown.actions)
        hand = f"{len(shown.hand)} in hand"
        return f"{self.seats[number]}: {found.total} VP ({parts}) | {placed} | {hand}{chosen}"

    def score(self, view: RaceView, number: int) -> SeatScore:
        """Return the score of a seat as far as the viewer may know it."""
        return self.table.ruleset.shown_scores(self.table, view)[number]

    def strong(self, shown: SeatView) -> list[str]:
        """Return military and discounts of a seat."""
        return [
            f"military {strength.military(self.rules, shown.tableau)}",
            *strength.discounts(self.rules, shown.tableau),
        ]

    def _worlds(self, shown: SeatView, whole: bool = True) -> str:
        found = []
        for number, good in zip(shown.tableau, shown.goods, strict=True):
            card = self.rules.cards[number]
            if not card.is_world:
                continue
            kind = names.SHORT_KINDS[card.good] if card.good >= 0 else ""
            source = "windfall " if card.windfall else ""
            empty = f" ({kind} {source}empty)" if whole else " (empty)"
            state = f" ({kind} good)" if good else empty if kind else ""
            found.append(f"{card.name}{state}")
        return ", ".join(found)

    def _goods(self, shown: SeatView) -> str:
        kinds = [self.rules.cards[card].good for card, good in zip(shown.tableau, shown.goods, strict=True) if good]
        return f"goods: {counted(names.SHORT_KINDS[kind] for kind in kinds)}" if kinds else ""

    def _developments(self, shown: SeatView) -> str:
        cards = (self.rules.cards[number] for number in shown.tableau)
        return ", ".join(card.name for card in cards if not card.is_world)

    def hand(self, number: int, shown: SeatView, how: Shape = WHOLE) -> list[str]:
        """Return the hand of a seat as far as it is shown, each card with what it would cost now."""
        known = [card for card in shown.hand if card is not None]
        if not known:
            return []
        if self.table.winners:  # nothing is placed any more; their number may have decided
            return row("Hand", counted(self.rules.cards[card].name for card in known))
        copies = {card: known.count(card) for card in dict.fromkeys(known)}
        told = []
        for card, copy in copies.items():
            found = self.rules.cards[card]
            can, cost = placing(self.table, number, found)
            told.append((not can, found.is_world, f"{found.name}{f' x{copy}' * (copy > 1)}", cost, gist(found)))
        told.sort(key=lambda one: one[:2])
        if not how.hand:
            brief = [(not_now, world, name, cost.rpartition(": ")[2]) for not_now, world, name, cost, _ in told]
            develop = [f"{name} ({cost})" for not_now, world, name, cost in brief if not not_now and not world]
            settle = [f"{name} ({cost})" for not_now, world, name, cost in brief if not not_now and world]
            others = [f"{name} ({cost})" for not_now, _, name, cost in brief if not_now]
            lacking = ", ".join(others) if how.not_yet else f"{several(len(others), 'card')}, see 'hand'"
            rows = (
                ("To develop", ", ".join(develop)),
                ("To settle", ", ".join(settle)),
                ("Not yet", lacking if others else ""),
            )
            return [line for label, text in rows if text for line in row(label, text)]
        wide = max(len(name) for _, _, name, _, _ in told)
        cost_wide = min(HOW, max(len(cost) for _, _, _, cost, _ in told))
        lines, label = [], ""
        for not_now, _, name, cost, said in told:
            head = "Not yet" if not_now else "Hand: now"
            shown_label, label = ("" if head == label else head), head
            lines.append(cut(f"  {shown_label:<{LABEL}}{name:<{wide}}  {cost:<{cost_wide}}  {said}"))
        return lines

    def status(self, view: RaceView) -> list[str]:
        """Return the viewer's own position in a few lines, for questions between two overviews."""
        me = view.me
        total = self.score(view, view.seat).total
        parts = [f"{total} VP", f"{len(me.tableau)}/{LAST_TABLEAU} placed", f"{len(me.hand)} in hand"]
        if view.phase in (-1, DEVELOP, SETTLE):
            parts += self.strong(me)
        elif goods := self._goods(me):
            parts.append(goods)
        lines = wrap("You: " + " | ".join(parts), "", "     ")
        return lines + (self._not_now(view) if view.phase in (DEVELOP, SETTLE) and me.placed < 0 else [])

    def _not_now(self, view: RaceView) -> list[str]:
        """Return the cards of the kind of the phase that can't be placed, with the reason."""
        seat = self.table.seats[view.seat]
        cards = [self.rules.cards[card] for card in dict.fromkeys(seat.hand)]
        fitting = [card for card in cards if card.is_world == (view.phase == SETTLE)]
        found = [(card, placing(self.table, view.seat, card)) for card in fitting]
        lacking = ", ".join(f"{card.name} ({why})" for card, (can, why) in found if not can)
        return wrap(f"Not possible now: {lacking}.", "", "     ") if lacking else []


def score_table(scores: Sequence[SeatScore], seats: Sequence[str], winners: Sequence[int]) -> list[str]:
    """Return the scores as a table, winners marked, and what decided if the first are equal.

    Args:
        scores: of every seat.
        seats: the names of the players, by seat.
        winners: the seats that have won; none while the game goes on.
    """
    wide = max(map(len, (*seats, "Player")))
    lines = [f"{'Player':<{wide}}  {'chips':>5}  {'printed':>7}  {'six-cost':>8}  {'total':>5}"]
    for one in scores:
        parts = dict(one.lines)
        bonus = one.total - parts["chips"] - parts["cards"]
        won = "  winner" if one.seat in winners else ""
        lines.append(
            f"{seats[one.seat]:<{wide}}  {parts['chips']:>5}  {parts['cards']:>7}  {bonus:>8}  {one.total:>5}{won}"
        )
    for one in scores:
        bonuses = ", ".join(f"{name} {points}" for name, points in one.lines if name not in ("chips", "cards"))
        if bonuses:
            lines += wrap(f"{seats[one.seat]}: {bonuses}", "", "  ")
    best = max(one.total for one in scores)
    tied = [one for one in scores if one.total == best]
    if winners and len(tied) > 1:
        counts = ", ".join(f"{seats[one.seat]} {one.tie_break}" for one in tied)
        shared = " Equal there, too: they win together." if len(winners) > 1 else ""
        lines += wrap(f"A tie at {best} VP: cards in hand and goods decide: {counts}.{shared}", "", "  ")
    return lines
