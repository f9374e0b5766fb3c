"""The end of the game, scores, ties and secret missions (END, SCORE, TIE, MISSIONS)."""

from __future__ import annotations

import pytest

from starcup import Game
from starcup_tiny_epic import events
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.rules.turns import RULES, colonies, do, heard, points, question, scene, variant, vp_of

TWENTY = "aughmoore gort maia jakks"
"""Colonies with 20 VP, of both kinds of tracks: diplomacy, economy, diplomacy, diplomacy."""


def to_the_end(game: EpicGame) -> list[int]:
    """End all turns; return the seats that still had one."""
    seats = list[int]()
    while not game.finished:
        seat, kind = question(game)
        if kind != "turn":
            do(game, "pass")
            continue
        seats.append(seat)
        do(game, "end turn")
    return seats


def triggering(players: int, active: int, first: int, **options: str) -> EpicGame:
    """Return a game in which the active player has just reached 21 VP, in his last action of the turn."""
    owned = ["" if seat != active else TWENTY for seat in range(players)]
    game = scene(
        *["bisschop.1" if seat == active else "" for seat in range(players)], row="bisschop", dice="economy",
        colonies=owned, players=players, active=active, first=first, rules=variant(**options),
    )  # fmt: skip
    return do(game, "activate economy")


@pytest.mark.parametrize(
    ("owned", "ends"), [("gort maia jakks", False), ("aughmoore gort maia", False), (TWENTY, True)]
)
def test_twenty_one_public_vp_trigger_the_end(owned: str, ends: bool) -> None:
    """END-1: 20: no; 21: yes; TERM-1, TERM-10."""
    game = scene("bisschop.1", row="bisschop", dice="economy energy", colonies=[owned])
    do(game, "activate economy")
    assert (game.table.ended_by == 0) == ends == (points(game) >= 21)
    assert len(heard(game, events.EndTriggered)) == ends


def test_an_upgrade_triggers_it_as_well() -> None:
    """END-1, EMPIRE-5: 5 to 8 VP."""
    game = scene(dice="colony energy", have=[(6, 0)], levels=[5], colonies=["aughmoore gort"])
    assert points(game) == 19
    do(game, "activate colony", "upgrade with energy")
    assert (points(game), game.table.ended_by) == (22, 0)


def test_missions_do_not_count_for_the_end() -> None:
    """END-2: 19 public VP and a mission worth 3: no trigger."""
    game = scene("jakks.0", dice="energy energy", missions="equalizer", colonies=["aughmoore gort sargus_36"])
    do(game, "activate energy", "end turn")
    assert (points(game), game.table.ended_by) == (19, -1)


@pytest.mark.parametrize(
    ("players", "active", "first", "still"),
    [
        (4, 0, 0, [1, 2, 3]), (4, 2, 0, [3]), (4, 3, 0, []), (4, 1, 2, []), (4, 2, 2, [3, 0, 1]), (4, 0, 2, [1]),
        (2, 0, 0, [1]), (2, 1, 0, []), (2, 0, 1, []), (2, 1, 1, [0]), (5, 4, 0, []), (5, 1, 3, [2]), (3, 0, 1, []),
        (5, 3, 3, [4, 0, 1, 2]),
    ],
)  # fmt: skip
def test_all_have_the_same_number_of_turns(players: int, active: int, first: int, still: list[int]) -> None:
    """END-3: starting seat 0 of 4: trigger in the turn of 0: seats 1, 2, 3 still play; of 2: seat 3; of 3: none."""
    assert to_the_end(triggering(players, active, first)) == still


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_for_every_starting_seat_and_every_seat_that_triggers_it(players: int) -> None:
    """END-3: those between the active player and the starting player, clockwise."""
    for first in range(players):
        for active in range(players):
            left = (first - active - 1) % players
            expected = [(active + 1 + step) % players for step in range(left)]
            assert to_the_end(triggering(players, active, first)) == expected


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("active", range(4))
def test_or_everyone_else_has_one_more_by_an_option(active: int, first: int) -> None:
    """END-3."""
    game = triggering(4, active, first, last_turn="trigger")
    assert to_the_end(game) == [(active + step) % 4 for step in (1, 2, 3)]


def followed(**options: str) -> EpicGame:
    """Return a game in which seat 2 has reached 21 VP by following, in the turn of seat 0 of 4."""
    game = scene(
        "gort.0 maia.0", "", "bisschop.1", row="bisschop", dice="economy", have=[(0, 0), (0, 0), (0, 1)],
        colonies=["", "", "aughmoore nibiru gleam_zanier jakks"], players=4, missions="explorer hoarder elder",
        rules=variant(**options),
    )  # fmt: skip
    return do(game, "activate economy", "follow")


def test_it_may_be_triggered_in_the_turn_of_another() -> None:
    """END-4: the turn in progress counts for END-3, who has the 21 VP for Elder; FOLLOW-22, MISSIONS-9."""
    game = followed()
    assert (game.table.ended_by, game.table.ended_in) == (2, 0)
    assert to_the_end(game) == [1, 2, 3]
    (shown,) = heard(game, events.MissionsShown)
    assert shown.vp[2] == 2


def test_the_turn_in_progress_counts_by_the_option_too() -> None:
    """END-3, END-4: everyone but the player whose turn it was has one more."""
    assert to_the_end(followed(last_turn="trigger")) == [1, 2, 3]


def test_terra_bettia_may_trigger_it_for_another() -> None:
    """END-4."""
    game = scene(
        "", "bisschop.1", row="bisschop", dice="colony", levels=[6], colonies=["terra_bettia", TWENTY], first=1
    )
    do(game, "activate colony")
    assert (game.table.ended_by, game.table.ended_in) == (1, 0)
    assert game.finished


def test_the_last_turns_are_played_normally() -> None:
    """END-5: follows included, in the turn in which it happens, too."""
    game = scene(
        "bisschop.1", "bisschop.0 k_widow.0", row="bisschop k_widow", dice="economy energy", colonies=[TWENTY],
        have=[(0, 0), (0, 2)],
    )  # fmt: skip
    do(game, "activate economy")
    assert question(game) == (1, "follow")
    do(game, "follow", "activate energy")
    assert question(game) == (1, "follow")
    do(game, "pass")
    assert question(game) == (1, "turn")
    assert len(game.table.unused) == 4


def test_who_triggered_it_stays_the_same_and_need_not_win() -> None:
    """END-6, END-7, MISSIONS-9: A triggers with 21, B later reaches 24: only A's Elder counts; SCORE-4."""
    game = scene(
        "bisschop.1 jakks.0", "sargus_36.4", row="bisschop sargus_36", dice="economy diplomacy",
        have=[(0, 0), (0, 1)], colonies=["aughmoore gort maia vizcarra", "nibiru shouhua gleam_zanier"],
        missions="hoarder elder",
    )  # fmt: skip
    do(game, "activate economy")
    assert game.table.ended_by == 0
    do(game, "activate diplomacy", "follow")
    assert points(game, 1) == 24
    to_the_end(game)
    assert game.table.ended_by == 0
    assert game.table.scores == (21, 24)
    assert game.table.winners == (1,)
    assert heard(game, events.MissionsShown)[0].vp == (0, 0)


def ended(
    *seats: dict[str, object],
    missions: str = "",
    players: int = 0,
    by: int = 0,
) -> EpicGame:
    """Return a finished game of seats with their ships, colonies and so on."""
    last = max(players, len(seats)) - 1
    scenario = Scenario(RULES, last + 1).row("pembertonia_major").turn(last, "move")
    named = missions.split()
    for number in range(last + 1):
        own = {"energy": 0, "culture": 0, **(seats[number] if number < len(seats) else {})}
        if number < len(named):
            own["mission"] = named[number]
        scenario.empire(number, **own)  # type: ignore[arg-type]
    own = seats[by] if by < len(seats) else {}
    if vp_of([str(own.get("colonies", ""))], [int(str(own.get("level", 1)))]) > 20:
        scenario.ended(by)
    game = scenario.begin()
    game.table.ended_by = game.table.ended_in = by
    game.submit(last, "end turn")
    assert game.finished
    return game


def won(game: EpicGame) -> tuple[int, ...]:
    """Return the VP that the mission of each seat brought."""
    (shown,) = heard(game, events.MissionsShown)
    return shown.vp


def test_the_total() -> None:
    """SCORE-1, SCORE-2, SCORE-3: colonies 7 + 5 + 3, level 5 (5), Hoarder met (2): 22; SCORE-5."""
    game = ended(
        {"colonies": "gort maia jorg", "level": 5, "energy": 3, "culture": 4, "ships": "pembertonia_major.orbit 2"}, {},
        missions="hoarder explorer",
    )  # fmt: skip
    first, second = game.ruleset.scores(game.table)
    assert (first.total, first.lines) == (22, (("planets", 15), ("empire", 5), ("mission", 2)))
    assert second.total == 0
    assert game.table.scores == (22, 0)
    assert heard(game, events.GameEnded)[0].winners == (0,)


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"colonies": "gort"}, {"colonies": "maia jakks"}, (0,)),
        ({"colonies": "gort"}, {"colonies": "maia helios"}, (1,)),
        ({"colonies": "gort zalax", "level": 1}, {"colonies": "maia", "level": 4, "energy": 2}, (0,)),
        ({"colonies": "gort jakks", "level": 2}, {"colonies": "aughmoore zalax"}, (0,)),
        ({"colonies": "gort", "energy": 5, "culture": 0}, {"colonies": "aughmoore", "energy": 2, "culture": 4}, (1,)),
        ({"colonies": "gort", "energy": 5, "culture": 0}, {"colonies": "aughmoore", "energy": 2, "culture": 3}, (0, 1)),
    ],
)  # fmt: skip
def test_ties(first: dict[str, object], second: dict[str, object], winners: tuple[int, ...]) -> None:
    """SCORE-4; TIE-1: more colonies; TIE-2: level; TIE-3: E2 C4 beats E5 C0; TIE-4: shared victory."""
    game = ended(first, second, missions="industrialist elder", by=0)
    assert won(game) == (0, 0)
    assert game.table.winners == winners


def test_a_tie_by_colonies_with_as_many_points() -> None:
    """TIE-1: both 23 VP; 6 colonies beat 5, although the level and the resources of the other are higher."""
    six = {"colonies": "gort maia helios hoefker jorg nagato", "level": 2}  # 7 + 5 + 2 + 2 + 3 + 3 + 1
    five = {"colonies": "aughmoore sargus_36 zalax mared jakks", "level": 3, "energy": 7, "culture": 7}  # 17 + 2
    game = ended(six, five, missions="industrialist explorer")
    assert game.table.scores == (23, 19)
    five = {"colonies": "aughmoore sargus_36 brumbaugh omicron_fenzi padraigin_3110", "level": 3, "energy": 7}  # 21 + 2
    game = ended(six, five, missions="industrialist explorer")
    assert (game.table.scores, game.table.winners) == ((23, 23), (0,))


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (("gort jakks", 2, 0), ("aughmoore zalax", 1, 14), (0,)),  # 9 VP, two colonies each
        (("gort", 3, 2), ("maia jorg", 2, 0), (1,)),
    ],
)
def test_levels_break_ties_after_colonies(
    first: tuple[str, int, int], second: tuple[str, int, int], winners: tuple[int, ...]
) -> None:
    """TIE-2, TIE-1."""
    seats = [{"colonies": owned, "level": level, "energy": min(7, sum_), "culture": max(0, sum_ - 7)}
             for owned, level, sum_ in (first, second)]  # fmt: skip
    game = ended(*seats, missions="industrialist elder", by=0)
    assert game.table.scores[0] == game.table.scores[1] and game.table.winners == winners


def test_missions_count_before_ties_are_broken() -> None:
    """SCORE-3, TIE-1, MISSIONS-2: 9 + 2 beats 10 with more colonies."""
    game = ended(
        {"colonies": "gort zalax", "energy": 3, "culture": 3}, {"colonies": "aughmoore jakks vizcarra tifnod"},
        missions="hoarder industrialist",
    )  # fmt: skip
    assert (game.table.scores, game.table.winners) == ((11, 10), (0,))


def test_three_share_the_victory() -> None:
    """TIE-4."""
    game = ended({}, {}, {"energy": 1}, {}, missions="industrialist elder explorer hoarder", by=0)
    assert game.table.winners == (2,)
    game = ended(
        {}, {}, {}, {"ships": "pembertonia_major.surface"}, missions="industrialist conqueror explorer hoarder", by=0
    )
    assert won(game) == (0, 2, 0, 0)
    game = ended({}, {}, {}, {}, missions="industrialist hoarder explorer elder", by=0)
    assert game.table.winners == (0, 1, 2, 3)


def test_twelve_missions_of_which_two_players_use_six() -> None:
    """MISSIONS-1, MISSIONS-4: 2 players: 6 cards, 4 dealt; 5 players: 12 cards, 10 dealt; by an option all with 2."""
    assert len({mission.key for mission in RULES.missions}) == 12
    comparing = {mission.key for mission in RULES.missions if mission.players == 3}
    assert comparing == {"charger", "conqueror", "hermit", "noble", "seeker", "trader"}
    for players, rules, cards in (
        (2, RULES, 6),
        (3, RULES, 12),
        (5, RULES, 12),
        (2, variant(two_player_missions="all"), 12),
    ):
        table = Game.new(rules, players, 4).table
        dealt = [mission for empire in table.empires for mission in empire.dealt]
        assert (len(dealt), len(table.missions) + len(dealt)) == (2 * players, cards)
        assert cards == 12 or not comparing & {rules.mission_keys[mission] for mission in (*dealt, *table.missions)}


@pytest.mark.parametrize(
    ("mission", "own", "others", "vp"),
    [
        ("charger", {"energy": 5}, [{"energy": 3}, {"energy": 4}], 3),
        ("charger", {"energy": 5}, [{"energy": 5}, {"energy": 4}], 2),
        ("charger", {"energy": 5}, [{"energy": 6}, {"energy": 4}], 0),
        ("seeker", {"culture": 2}, [{"culture": 1}, {"energy": 7}], 3),
        ("seeker", {}, [{}, {}], 2),
        ("seeker", {"energy": 7}, [{"culture": 1}, {}], 0),
        ("conqueror", {"colonies": "jakks tifnod leandra vizcarra"}, [{"colonies": "gort maia zalax"}, {}], 3),
        ("conqueror", {"colonies": "jakks"}, [{"colonies": "gort"}, {}], 2),
        ("conqueror", {"colonies": "gort"}, [{"colonies": "jakks tifnod"}, {}], 0),
        ("hermit", {"colonies": "gort"}, [{"colonies": "jakks zalax tifnod"}, {"colonies": "jorg nagato gyore"}], 3),
        ("hermit", {"colonies": "gort maia"}, [{"colonies": "jakks tifnod"}, {"colonies": "jorg nagato mared"}], 2),
        ("hermit", {"colonies": "gort maia"}, [{"colonies": "jakks"}, {}], 0),
        ("noble", {"colonies": "maia jakks"}, [{"colonies": "zalax gort"}, {}], 3),
        ("noble", {"colonies": "maia"}, [{"colonies": "zalax gort"}, {}], 2),
        ("noble", {"colonies": "gort"}, [{"colonies": "zalax"}, {}], 0),
        ("trader", {"colonies": "gort"}, [{"colonies": "maia jakks"}, {}], 3),
        ("trader", {}, [{"colonies": "maia"}, {}], 2),
        ("trader", {"colonies": "maia"}, [{"colonies": "gort"}, {}], 0),
        ("equalizer", {"colonies": "gort tifnod maia jakks"}, [{}, {}], 3),
        ("equalizer", {}, [{}, {}], 3),
        ("equalizer", {"colonies": "gort tifnod maia"}, [{}, {}], 0),
        ("explorer", {"ships": "pembertonia_major.orbit, pembertonia_major.surface"}, [{}, {}], 2),
        ("explorer", {"ships": "pembertonia_major.orbit"}, [{}, {}], 0),
        ("explorer", {"ships": "pembertonia_major.orbit, pembertonia_major.surface", "level": 3}, [{}, {}], 0),
        ("orbiter", {"level": 3}, [{}, {}], 2),
        ("orbiter", {"level": 3, "ships": "pembertonia_major.orbit"}, [{}, {}], 0),
        ("orbiter", {"level": 3, "ships": "pembertonia_major.surface"}, [{}, {}], 0),
        ("hoarder", {"energy": 3, "culture": 3}, [{}, {}], 2),
        ("hoarder", {"energy": 7, "culture": 2}, [{}, {}], 0),
        ("hoarder", {"energy": 2, "culture": 7}, [{}, {}], 0),
        ("industrialist", {"level": 6}, [{}, {}], 2),
        ("industrialist", {"level": 5}, [{}, {}], 0),
        ("elder", {}, [{}, {}], 2),
    ],
)  # fmt: skip
def test_missions(mission: str, own: dict[str, object], others: list[dict[str, object]], vp: int) -> None:
    """MISSIONS-2, MISSIONS-3, MISSIONS-5 (nobody owns an economy planet: Trader 2 VP), MISSIONS-7 to MISSIONS-18."""
    game = ended(own, *others, missions=mission)
    assert won(game)[0] == vp


def test_elder_is_the_one_who_triggered_the_end() -> None:
    """MISSIONS-9."""
    assert won(ended({}, {}, {}, missions="elder", by=1))[0] == 0


def test_conditions_are_read_after_the_last_follow() -> None:
    """MISSIONS-6: the follower of the last die has E3 only by following it."""
    game = scene(
        "bisschop.1", row="bisschop", dice="economy energy", have=[(0, 0), (1, 4)], colonies=[TWENTY],
        missions="elder hoarder", first=1,
    )  # fmt: skip
    do(game, "activate economy", "activate energy", "follow")
    assert game.finished
    assert won(game) == (2, 2)
    assert colonies(game)[-1] == "bisschop"
