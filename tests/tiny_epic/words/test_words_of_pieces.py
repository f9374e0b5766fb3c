"""Planets, missions and rebel boards in words: what each does, its rules, and the questions of its action."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup.messages import language_of
from starcup.words import Words, width, words_of
from starcup_tiny_epic import EpicRuleset, EpicTable, EpicView, deeds
from starcup_tiny_epic._rules.planets import Action, Planet
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.words import pages
from tests.tiny_epic.scenes import RULES, variant
from tests.tiny_epic.test_own_actions import THREE, rules_with

SENTENCES = {
    "birkomius": (
        "To the end of the turn, gain 1 culture each time another player follows, the present die included. "
        "Only in your own turn, once per turn."
    ),
    "bisschop": (
        "To the end of the turn, gain 1 energy each time another player follows, the present die included. "
        "Only in your own turn, once per turn."
    ),
    "drewkaiden": "Advance one of your ships 1 space along a diplomacy track.",
    "jakks": "Gain 1 culture.",
    "leandra": "Advance one of your ships 1 space along an economy track.",
    "tifnod": "Push a ship of another player back 1 space along a diplomacy track.",
    "vici_ks156": "Gain 1 energy.",
    "vizcarra": "Push a ship of another player back 1 space along an economy track.",
    "clj_0517": "Take 1 culture from another player who has some. Only in your own turn, once per turn.",
    "helios": "Put a planet of the row without any ship out of the game, and turn up a new one in its place.",
    "hoefker": "Pay 1 energy: gain 2 culture.",
    "la_torres": "Take 1 energy from another player who has some. Only in your own turn, once per turn.",
    "lureena": "Upgrade your empire at the usual price, paid in any mixture of energy and culture.",
    "mj_120210": "Gain 2 energy.",
    "mared": "If your level is the lowest of all, upgrade your empire for 1 less, paid in one kind of resource.",
    "zalax": "Re-roll any of your unused dice; your free re-roll stays. Only in your own turn.",
    "brumbaugh": (
        "Pay 2 energy: push 2 different ships of other players back 1 space along a track of any kind; if "
        "there are fewer, those."
    ),
    "jorg": "Pay 2 culture: push a ship of another player back 2 spaces along a track of any kind.",
    "nagato": "Pay 1 culture: move 2 different ships of yours, one after the other. Once per turn.",
    "nakagawakozi": "Pay 2 energy: advance one of your ships 2 spaces along an economy track.",
    "omicron_fenzi": "Turn any amount of energy, at least 1, into as much culture.",
    "padraigin_3110": "Pay 2 culture: advance one of your ships 2 spaces along a diplomacy track.",
    "pembertonia_major": "Turn any amount of culture, at least 1, into as much energy.",
    "umbra_forum": "Use the action of any planet in the row; you need no ship there.",
    "andellouxian_6": (
        "Bring one of your ships in orbit home, and gain as many resources as the number of its space, all "
        "energy or all culture."
    ),
    "bsw_10_1": "Move one of your ships back 1 space, then a different one forward 1 space.",
    "gleam_zanier": "Gain 2 energy. Every other player gains 1 energy.",
    "jac_110912": "Gain 2 culture. Every other player gains 1 culture.",
    "maia": "Pay 2 unused dice: gain 2 energy and 2 culture. Only in your own turn.",
    "sargus_36": "Pay 1 energy to another player, and use the action of one of his colonies.",
    "walsfeo": "Pay 1 culture to another player, and use the action of one of his colonies.",
    "zavodnick": (
        "Carry out the action of any face of a die; then every other player may follow it for nothing. Once per turn."
    ),
    "aughmoore": "Gain 1 culture for each ship in your galaxy; ships on planets don't count.",
    "gort": (
        "Move one of your ships in orbit to the space of the same number on the track of another planet; a "
        "ship that comes to the symbol there colonises."
    ),
    "gyore": "Turn one of your unused dice to any face. Only in your own turn.",
    "k_widow": "Push a ship of another player back 1 space along a track of any kind.",
    "nibiru": "From the present die to the end of the turn, each follow costs 2 culture. Only in your own turn.",
    "piedes": "Carry out the action of an activated die once more.",
    "shouhua": "Advance one of your ships 1 space along a track of any kind.",
    "terra_bettia": (
        "Each other player in turn advances one of his ships 1 space along a track of any kind. Advance one "
        "of your ships 2 spaces along a track of any kind."
    ),
}


def words(rules: EpicRuleset = RULES) -> Words[EpicTable, EpicView]:
    """Return the words of a ruleset."""
    return words_of(rules)


@pytest.mark.parametrize("key", RULES.keys)
def test_every_planet_of_the_box_has_its_sentence(key: str) -> None:
    epic_words = words()
    piece = next(entry for entry in epic_words.pieces_of("planet") if entry.key == key)
    assert piece.text.endswith(SENTENCES[key])
    lines = epic_words.piece_lines(piece)
    assert [line for line in lines if len(line) > width()] == []
    assert epic_words.piece_rules(piece)
    assert all(any(name in line for line in lines) for name in epic_words.piece_rules(piece))


def test_readings_that_are_chosen_are_told() -> None:
    rules = variant(gort="orbits", helios="under", andellouxian="split", mared="tied", terra_bettia="may")
    printed = {piece.key: piece.text for piece in words(rules).pieces_of("planet")}
    assert [key for key in RULES.keys if not printed[key].endswith(SENTENCES[key])] == [
        key for key in RULES.keys if key in ("andellouxian_6", "gort", "helios", "mared", "terra_bettia")
    ]


def test_stand_in_numbers_are_told_in_sentences() -> None:
    (hades,) = [piece for piece in words().pieces_of("rebel") if piece.key == "hades"]
    assert "* The VP of its levels are stand-ins, not those of the printed board." in hades.text


def test_missions_and_rebel_boards_have_pages() -> None:
    epic_words = words()
    missions = {
        piece.key: " ".join(" ".join(epic_words.piece_lines(piece)).split())
        for piece in epic_words.pieces_of("mission")
    }
    assert len(missions) == 12
    assert "3 VP (2 if tied) if you have the most energy." in missions["charger"]
    assert "in the deck with 3 players or more" in missions["charger"]
    assert "2 VP if you have no ships at planets" in missions["orbiter"]
    boards = {piece.key: " ".join(epic_words.piece_lines(piece)) for piece in epic_words.pieces_of("rebel")}
    assert list(boards) == ["artemis", "rothkel", "zendica", "hades", "gamelyn"]
    assert {key for key, text in boards.items() if "stand-in" in text} == {"rothkel", "hades", "gamelyn"}
    assert {key for key, text in boards.items() if "*" in text} == {"rothkel", "hades", "gamelyn"}
    assert [
        line for piece in epic_words.pieces() for line in epic_words.piece_lines(piece) if len(line) > width()
    ] == []
    assert [piece.key for piece in epic_words.pieces() if epic_words.piece_data(piece)["key"] != piece.key] == []


# Other languages.

ROCK = Planet(0, "rock", "Rock", 2, 0, 1, 2, Action(energy=1, dice=1, once=True, deeds=(
    deeds.PushBack(2, 3, 0), deeds.UpgradeEmpire(2, True, True), deeds.AdvanceShip(3), deeds.Exchange(1),
)))  # fmt: skip
"""A planet of a pack, with more of everything than those of the box have."""


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (
            "es",
            "2 PV, produce energía, un marcador de diplomacia de 3 pasos. "
            "Paga 1 de energía y 1 dado inactivo: haz retroceder 2 casillas 3 naves distintas de otros jugadores en "
            "marcadores de economía; si hay menos, las que haya. "
            "Si tu nivel es el más bajo de todos, expande tu imperio por 2 menos, pagado con cualquier combinación de "
            "energía y cultura. Haz avanzar una de tus naves 3 casillas en un marcador de cualquier tipo. "
            "Cambia toda la cultura que quieras, al menos 1, por otro tanto de energía. Una vez por turno.",
        ),
        (
            "fr",
            "2 PV, produit de l'énergie, une piste de diplomatie de 3 pas. "
            "Payez 1 énergie et 1 dé inutilisé : faites reculer 3 vaisseaux différents d'autres joueurs de 2 cases sur "
            "une piste d'économie ; s'il y en a moins, ceux-là. "
            "Si votre niveau est le plus bas de tous, développez votre empire pour 2 de moins, payé avec n'importe "
            "quelle combinaison d'énergie et de culture. "
            "Avancez l'un de vos vaisseaux de 3 cases sur n'importe quelle piste. "
            "Échangez autant de culture que vous voulez, au moins 1, contre autant d'énergie. Une fois par tour.",
        ),
    ],
)
def test_planets_of_packs_need_no_words_of_their_own(code: str, message: str) -> None:
    say = language_of(RULES, code, strict=True).text
    assert " ".join(pages.sentences(ROCK, RULES, say)).replace("\N{NO-BREAK SPACE}", " ") == message


def test_texts_of_packs_have_words_in_their_folder(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, THREE, 'text = "Gain as you like."\nnotes = ["Once a year.", "On Monday."]\n')
    folder = tmp_path / "probes" / "locales" / "es"
    folder.mkdir(parents=True)
    notes = "    .notes =\n        Una vez al año.\n        Los lunes.\n"
    (folder / "mine.ftl").write_text(f"planet-probe = Sonda\n    .power = gana lo que quieras\n{notes}", "utf-8")
    spanish = words_of(rules, language_of(rules, "es", strict=True))
    (probe,) = [piece for piece in spanish.pieces() if piece.key == "probe"]
    head, *lines = spanish.piece_page(probe)
    assert head.startswith("Sonda: ") and lines == ["  Gana lo que quieras.", "  - Una vez al año.", "  - Los lunes."]
    gist = texts.gist(rules.planet("probe"), rules)
    assert (spanish.language.text(gist), str(gist)) == ("gana lo que quieras", "Gain as you like")
