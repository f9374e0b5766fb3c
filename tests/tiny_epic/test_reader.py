"""Rules as somebody read them who had not written the program: situations that it got wrong at first."""

from __future__ import annotations

from tests.tiny_epic.scenes import answer, legal, scene, variant


def test_the_second_ship_of_nagato_is_another_one_wherever_the_first_went() -> None:
    """CLARIFY-32: the first ship lands on Zavodnick, whose action moves it on; it is not the second ship as well."""
    table = scene().row("zavodnick jakks gort helios").turn(0, "colony")
    table.empire(0, energy=0, culture=3, level=3, ships="galaxy, galaxy, jakks.orbit", colonies="nagato")
    game = answer(table.empire(1, energy=0).begin(), 0, "activate colony")  # nothing else is possible: Nagato is used
    answer(game, 0, "move galaxy to zavodnick.surface", "use zavodnick", "choose move")
    answer(game, 0, "move zavodnick.surface to gort.orbit")
    answer(game, 1, "pass")
    assert {text.split()[1] for text in legal(game)} == {"galaxy", "jakks.orbit"}


def test_who_follows_an_action_of_another_chains_nothing() -> None:
    """EFFECT-17 with chains refused: a free follow of Zavodnick may use the follower's Umbra-Forum."""
    table = scene(rules=variant(chains="refused")).row("jakks helios gort leandra").turn(0, "colony")
    table.empire(0, energy=2, culture=0, ships="jakks.orbit, galaxy", colonies="zavodnick")
    game = table.empire(1, energy=0, culture=0, colonies="umbra_forum").begin()
    answer(game, 0, "activate colony", "use zavodnick", "choose colony")
    assert legal(game, 1) == ["follow", "pass"]
