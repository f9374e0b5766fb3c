"""The course of the game: turns one after another, and its end (TURN-2, END, SCORE)."""

from __future__ import annotations

from starcup.making import AnyStep, Step, best_of, frozen
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.colonising import FINISH_SOLO
from starcup_tiny_epic._rules.rebel import RebelTurn
from starcup_tiny_epic._rules.scoring import score, winners, with_lines
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import NOTHING
from starcup_tiny_epic._rules.turn import BeginTurn, clear_turn


@frozen
class NextTurn(Step[EpicTable]):
    """A step that gives the turn to the next empire, or ends the game (ENDTURN-5, END-3, END-8)."""

    kind = "next-turn"

    def run(self, table: EpicTable) -> None:
        if table.players == 1:
            self._solo(table)
            return
        number = table.first if table.active < 0 else (table.active + 1) % table.players
        last = table.ended_in if table.rules.rulings.trigger_ends else table.first  # of the round of the end (END-3)
        is_empty = not table.deck and not table.under and max(table.row) == NOTHING and table.turn > 0
        if (table.ended_by >= 0 and number == last) or (number == table.first and (is_empty or further_reasons(table))):
            clear_turn(table)
            finish(table)
            return
        if number == table.first:
            table.round += 1
        table.then(BeginTurn.of(number), self)

    def _solo(self, table: EpicTable) -> None:
        if table.active == 0:
            table.then(RebelTurn(), self)
        elif further_reasons(table):
            table.push(FINISH_SOLO)
        else:
            table.round += 1
            table.then(BeginTurn.of(0), self)


def further_reasons(table: EpicTable) -> tuple[str, ...]:
    """Return why the game ends with a round: ``rounds`` after the last one, what extensions say; else empty."""
    rules = table.rules
    if not table.turn:
        return ()
    by_rounds = ("rounds",) if 0 < rules.numbers.most_rounds <= table.round else ()
    return (*by_rounds, *(reason for hook in rules.extensions.end_reasons for reason in hook(table)))


def finish(table: EpicTable) -> None:
    """End the game: missions are shown, and the most VP win (SCORE-1, SCORE-4)."""
    table.shown = tuple(empire.mission for empire in table.empires)
    by_rules = [score(table, number) for number in range(table.players)]
    scores = with_lines(by_rules, table)
    table.scores, table.winners = tuple(own.total for own in scores), winners(table, best_of(scores))
    keys = tuple(table.rules.mission_keys[mission] for mission in table.shown)
    table.note(events.MissionsShown, keys, tuple(own.lines[-1][1] for own in by_rules))
    table.note(events.GameEnded, table.scores, table.winners)


NEXT_TURN: AnyStep = NextTurn()
