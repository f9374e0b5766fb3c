"""The rules as a whole: which classes they are made of, how a game begins, what it scores; and the definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from starcup import Choice, Event, Ruleset, SeatScore
from starcup.games import GameDefinition
from starcup.making import by_kind, classes_in
from starcup_salvage import choices, events, steps
from starcup_salvage.steps import BuildDrones, FindWreck
from starcup_salvage.table import DRONES, NAMES, Crew, SalvageTable, SalvageView

WRECKS, HAND, ENOUGH_ALONE = 5, 8, 55


class SalvageRules(Ruleset[SalvageTable, SalvageView]):
    """The rules of Salvage."""

    game = "salvage"
    seats = range(1, 5)
    choice_kinds = classes_in(choices, Choice)
    step_kinds = by_kind(steps)
    event_kinds = classes_in(events, Event)

    @property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        return {"items": NAMES}

    def set_up(self, table: SalvageTable) -> None:
        table.seats = [Crew() for _ in range(table.players)]
        table.then(BuildDrones((HAND,) * table.players), *[FindWreck()] * WRECKS)

    def unseen(self, view: SalvageView) -> Mapping[tuple[str, ...], Sequence[int]]:
        seen = Counter([*view.scrap, *view.seats[view.seat].hand])
        return {("hand", "deck"): sorted((Counter(DRONES) - seen).elements()), ("sent",): ()}

    def scores(self, table: SalvageTable) -> tuple[SeatScore, ...]:
        return tuple(score(seat, crew) for seat, crew in enumerate(table.seats))

    def current_scores(self, view: SalvageView) -> tuple[SeatScore, ...]:
        return tuple(score(seat, crew) for seat, crew in enumerate(view.seats))

    def winners(self, table: SalvageTable) -> tuple[int, ...]:
        if table.players == 1 and self.scores(table)[0].total < ENOUGH_ALONE:
            return ()
        return super().winners(table)

    def round_number(self, view: SalvageView) -> int:
        return view.wreck

    def faults(self, table: SalvageTable) -> list[str]:
        found = []
        there = [*table.deck, *table.scrap, *(drone for crew in table.seats for drone in crew.hand)]
        if sorted(there) != sorted(DRONES):
            found.append("drones were lost or doubled")
        if any(Counter(crew.sent) - Counter(crew.hand) for crew in table.seats):
            found.append("a drone was sent that is in no hand")
        return found


def score(seat: int, crew: Crew) -> SeatScore:
    """Return the score of a seat; nothing that counts is hidden, for of a hand it is the number of drones."""
    lines = (("wrecks", crew.wrecks), ("holds", crew.holds), ("drones", len(crew.hand)))
    return SeatScore(seat, sum(points for _, points in lines), crew.wrecks, lines)


GAME = GameDefinition(
    key="salvage",
    title="Salvage",
    seats=SalvageRules.seats,
    loader=SalvageRules,
    questions=50,
    words="starcup_salvage.words:SalvageWords",
    scene="starcup_salvage.scene:SalvagePresenter",
)
