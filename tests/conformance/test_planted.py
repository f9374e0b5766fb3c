"""Faults planted in powers, one to a pack: the check named finds each, and says where."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup.roll.testing import CHECKS
from starcup.testing import check_pack
from tests.pairs.conftest import MakePack

PLANTED = Path(__file__).parent / "planted"

TILE = """
[[tile]]
id = "p01"
development = {{ key = "{key}", name = "Planted", cost = 1, phases = [{phases}] }}
world = {{ key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }}
"""

FAULTS = [
    (
        "mutates_in_a_sum",
        "play",
        "credits_at_end()",
        "changed the table, which only a trigger may do",
    ),
    ("wears_its_answer_out", "play", "discount()", "asked again at once"),
    ("leaks_by_a_choice", "hidden", "explore_choices()", "looks at what is hidden from"),
    ("peeks_behind_screens", "hidden", "reassign()", "looks at what is hidden from"),
    ("leaks_by_an_event", "hidden", "tasks_done()", "it hears BottomTold"),
    ("leaks_by_a_tally", "hidden", "scouted()", "tallies"),
    ("leaks_by_a_step", "hidden", "tasks_done()", "flow"),
    ("pays_by_own_tiles", "hidden", "credits_at_end()", "looks at what is hidden from"),
    ("reads_the_seed", "hidden", "credits_at_end()", "looks at what is hidden from"),
    ("has_dice_of_its_own", "repeat", "credits_at_end()", "came out otherwise"),  # chance says in which of two ways
    ("remembers_in_its_module", "repeat", "", "came out otherwise the second time"),
    ("hears_who_listens", "repeat", "credits_at_end()", "came out otherwise the second time"),
    ("shares_a_list", "copies", "", "one object in a game and its clone"),
    ("looks_at_the_clock", "replay", "", "in another process, with another hash seed, clock"),
    ("takes_the_first_of_a_set", "replay", "", "in another process, with another hash seed, clock"),
    ("leaves_nothing_to_choose", "play", "tasks_done()", "without a legal choice"),
    ("draws_in_a_hook", "repeat", "tasks_done()", "expected that chance is drawn in the run() of a step"),
    ("runs_for_ever", "play", "tasks_done()", "steps without a question, and no end"),
    ("answers_by_turns", "answers", "stock_credits()", "twice, it answered"),
    ("asks_for_ever", "play", "", "no end after"),
    ("raises_for_a_colour", "load", "", "KeyError: 'alien_technology'"),
    ("pays_in_halves", "load", "", "expected int"),
    ("loses_a_die", "play", "tasks_done()", "dice: "),
    ("makes_a_die", "play", "tasks_done()", "dice: "),
    ("pays_past_the_cap", "play", "tasks_done()", "are not between 0 and 10"),
    ("takes_more_than_there_is", "play", "tasks_done()", "credits -"),
    ("refuses_what_it_lists", "legal", "", "is listed as legal, but taking it failed"),
    ("allows_what_it_cannot_do", "legal", "", "is allowed besides, but taking it failed"),
    ("lists_it_twice", "legal", "", "is allowed besides, but it is listed already"),
    ("makes_sets_anew", "legal", "", "is another choice when it is named again"),
    ("keeps_the_order_named", "legal", "", "comes out otherwise when its items are named in another order"),
    ("hides_a_choice", "asked", "choice Shake", "no decision ever listed a choice 'shake {power}'"),
    ("breaks_when_refusing", "refusals", "", "asked why"),
    ("shows_before_undo", "hidden", "", "it hears TileShown"),
    ("shows_others_before_undo", "hidden", "", "it hears TileTold"),
    ("draws_past_the_gate", "hidden", "", "its view shows"),
    ("is_never_asked", "load", "", "would never be asked"),
]


def test_every_planted_fault_is_in_the_table() -> None:
    assert sorted(name for name, *_ in FAULTS) == sorted(file.stem for file in PLANTED.glob("*.py"))
    assert {check for _, check, *_ in FAULTS} <= {"load", *CHECKS}


# Several seconds each; the order of a set is found by the quick tests of whole games, too.
LONG = {
    key: [pytest.mark.slow]
    for key in (
        "runs_for_ever", "asks_for_ever", "takes_the_first_of_a_set", "leaks_by_a_step", "looks_at_the_clock",
        "breaks_when_refusing", "pays_by_own_tiles", "leaves_nothing_to_choose", "draws_past_the_gate",
    )
}  # fmt: skip


@pytest.mark.sampled(default=16)
@pytest.mark.parametrize(
    ("name", "check", "where", "what"),
    [pytest.param(*fault, id=fault[0], marks=LONG.get(fault[0], ())) for fault in FAULTS],
)
def test_a_planted_fault_is_found(make_pack: MakePack, name: str, check: str, where: str, what: str) -> None:
    phases = "" if name == "is_never_asked" else '"explore", "ship"'
    source = (PLANTED / f"{name}.py").read_text(encoding="utf-8")
    pack = make_pack("plants", TILE.format(key=name, phases=phases), {name: source})
    tables = 6 if check == "hidden" else 16
    found = check_pack(pack, games=1, tables=tables, pairs=6, seed=3, checks=[] if check == "load" else [check])
    assert found, f"{check} found nothing"
    assert all(finding.check == check for finding in found)
    fitting = [finding for finding in found if where in finding.where and what in finding.what]
    assert fitting, "\n".join(map(str, found))
    assert all("'plants'" in finding.where for finding in found)
