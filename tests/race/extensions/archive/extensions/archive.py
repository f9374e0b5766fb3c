"""Cards in the keeping of an extension: a face-down archive, which whoever draws most from feeds with the next card."""

from __future__ import annotations

from collections.abc import Mapping

from starcup import Rng
from starcup.extensions import State, after
from starcup.making import AnyStep, Counted, Legal, Public, Step, frozen
from starcup.packed import hookimpl
from starcup_race import SUPPLY, RaceTable, RaceView, unseen

SIZE = 3


@frozen
class Archive(State):
    """The cards that lie face down, and how many were drawn in all."""

    cards: Counted[tuple[int, ...]] = ()
    drawn: Public[int] = 0


@frozen
class Fill(Step[RaceTable]):
    """Put cards into the archive."""

    kind = "fill-archive"

    def run(self, table: RaceTable) -> Legal | None:
        archive = table.state(Archive)
        cards, left = SUPPLY.draw(table, SIZE - len(archive.cards), table.rules.card_draws[0])
        table.set_state(Archive((*archive.cards, *cards), archive.drawn))
        if left:
            table.push(self)
        return None


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "deal-start-worlds", Fill())


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Archive()


@hookimpl
def sample_table_state(view: RaceView, rng: Rng) -> State:
    archive = view.extensions["archive"]
    cards, drawn = archive["cards"], archive["drawn"]
    assert isinstance(cards, tuple) and isinstance(drawn, int)
    return Archive(tuple(rng.shuffled(unseen(view))[: len(cards)]), drawn)


@hookimpl
def held_cards(table: RaceTable) -> tuple[int, ...]:
    return table.state(Archive).cards


@hookimpl
def cards_drawn(table: RaceTable, seat: int, number: int, cause: str) -> None:
    archive = table.state(Archive)
    table.set_state(Archive(archive.cards, archive.drawn + number))


@hookimpl
def round_began(table: RaceTable) -> None:
    """The first seat gets a card of the archive in each round."""
    archive = table.state(Archive)
    if archive.cards:
        table.receive(table.order[0], archive.cards[:1])
        table.set_state(Archive(archive.cards[1:], archive.drawn))
