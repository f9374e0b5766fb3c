"""Spanish and French: the grammar of other languages in messages, on whole tables and in what happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from starcup import Event, Game, Pack, Rng
from starcup.messages import PSEUDO, Arg, Language, Message, Player, compare, language_of, unmarked_words
from starcup.pictures import TextLine, drawing
from starcup.roll import RollRuleset
from starcup.roll import events as ev
from starcup.roll.testing import Scenario
from starcup.roll.words import RollWords
from starcup.scene import Beat, Scene, beats_of, presenter_of, scene_of
from starcup.words import words_of
from tests.random_games import PLAYED, Played, answer_one
from tests.scene.harness import good_to_ship, messages, prompt
from tests.scene.test_roll_scene import BASE, played

SPACE = "\N{NO-BREAK SPACE}"
OF_PIECES = ("tile-", "numeral-", "card-", "planet-", "mission-", "board-")
"""The beginnings of the ids of what is printed on pieces in English or figures: it stays."""
NOT_SAID = ("word-",)
"""The beginnings of the ids of fields of events that no sentence needs."""
TOLD = {
    "roll": Played(BASE, BASE, lambda seed, players, rules: Game.new(rules, players=players, seed=seed), ()),
    **PLAYED,
}
"""The games that are told."""
SEATS = {"roll": (2, 3, 4, 5), "race": (4, 2), "tiny-epic": (4, 2, 1, 5, 3, 1)}
"""The numbers of players in the games that are told; every second one has other rules."""
APART = {"roll": 3, "race": 1, "tiny-epic": 6}
"""How many answers there are between two scenes that are told: random games of Tiny Epic Galaxies have thousands."""
ENGLISH_WORDS = re.compile(r"\b(the|with|of|and|die|good|goods|world|worlds|cards|you|Seat|from|into)\b")
PRESENTER = presenter_of(BASE)


def spoken(code: str, you: int | None = 0) -> Language:
    return language_of(BASE, code, ("Ana", "Bo"), you, strict=True)


def told(code: str, *events: Event) -> list[str]:
    """What happened, without no-break spaces."""
    language = spoken(code)
    beats = [PRESENTER.beat(event, number, events) for number, event in enumerate(events)]
    return [language.text(beat.text).replace(SPACE, " ") for beat in beats]


def write_words(home: Path, source: str, code: str = "es") -> None:
    """Write words into a folder, as a pack has them."""
    folder = home / "locales" / code
    folder.mkdir(parents=True)
    (folder / "words.ftl").write_text(source)


EVENTS = (
    ev.DiceRolled(0, ("home", "home", "genes")),
    ev.DiceRolled(1, ("military", "alien_technology")),
    ev.TilesDrawn(1, 1),
    ev.TilesDrawn(1, 2),
    ev.DiceGained(0, ("consumption",), "cup"),
    ev.DiceGained(1, ("consumption", "consumption"), "citizenry"),
    ev.GoodProduced(0, "space_mall", "home"),
    ev.GoodShipped(1, "space_mall", "novelty", "rare_elements", True),
    ev.Recalled(0, "genes", "cup"),
    ev.Recalled(1, "genes", "develop"),
    ev.PhasesChosen(("explore",)),
    ev.PhasesChosen(("explore", "ship")),
    ev.Revealed(0, "explore", "home", (("home", "home"), (), (), (), ()), (), ()),
    ev.Revealed(1, "explore", "genes", ((), (), (), (), ()), ("military",), ()),
    ev.TileLeft(0, "space_mall", "bag"),
    ev.TileLeft(1, "space_mall", "box"),
)
SPANISH = [
    "Lanzas 2 dados Propios, 1 dado de Genes.",
    "Bo lanza 1 dado Militar, 1 dado de Tecnología Alienígena.",
    "Bo roba 1 loseta.",
    "Bo roba 2 losetas.",
    "Tomas 1 dado de Consumo y lo llevas al cubilete.",
    "Bo toma 2 dados de Consumo y los lleva a la Ciudadanía.",
    "Produces un bien Propio en Space Mall.",
    "Bo comercia con el bien de Innovación del mundo Space Mall, con un dado de Elementos Raros.",
    "Recuperas un dado de Genes del cubilete.",
    "Bo recupera un dado de Genes de Desarrollar.",
    "La fase de esta ronda: I Explorar.",
    "Las fases de esta ronda: I Explorar, V Transportar.",
    "Tú seleccionas Explorar con un dado Propio (Explorar: 2 dados Propios).",
    "Bo selecciona Explorar con un dado de Genes, dicta con 1 dado Militar.",
    "Tu loseta Space Mall vuelve a la bolsa.",
    "La loseta Space Mall de Bo sale de la partida.",
]
FRENCH = [
    "Vous lancez 2 dés natifs, 1 dé génétique.",
    "Bo lance 1 dé militaire, 1 dé de technologie alien.",
    "Bo pioche 1 tuile.",
    "Bo pioche 2 tuiles.",
    "Vous prenez 1 dé de consommation et le mettez dans le gobelet.",
    "Bo prend 2 dés de consommation et les met dans la Population.",
    "Vous produisez une marchandise native sur Space Mall.",
    "Bo vend la marchandise de nouveauté du monde Space Mall avec un dé d'éléments rares.",
    "Vous rappelez un dé génétique du gobelet.",
    "Bo rappelle un dé génétique de la phase Développer.",
    "La phase de ce round : I Explorer.",
    "Les phases de ce round : I Explorer, V Expédier.",
    "Vous sélectionnez Explorer avec un dé natif (Explorer : 2 dés natifs).",
    "Bo sélectionne Explorer avec un dé génétique, ordonne avec 1 dé militaire.",
    "Votre tuile Space Mall retourne dans le sac.",
    "La tuile Space Mall (Bo) quitte la partie.",
]


@pytest.mark.parametrize(("code", "sentences"), [("es", SPANISH), ("fr", FRENCH)])
def test_number_gender_person_and_contractions_of_what_happened(code: str, sentences: list[str]) -> None:
    assert told(code, *EVENTS) == sentences


def test_zero_is_singular_in_french_and_plural_in_spanish() -> None:
    paid = Message("roll-sum-build", dice=0, needed=0)
    assert spoken("es").text(paid) == "0 de 0 dados"
    assert spoken("fr").text(paid) == "0 sur 0 dé"


def test_refusals_agree_with_the_worker_and_the_good() -> None:
    alien = PRESENTER.name("die", "alien_technology")
    imaginary = Message("roll-imaginary", die=PRESENTER.name("die", "military"))
    reasons = [
        Message("roll-refusal-no-explorer", die=alien),
        Message("roll-refusal-no-shipper", die=imaginary),
        Message("roll-refusal-no-good", good=PRESENTER.name("die", "home"), world=PRESENTER.name("tile", "space_mall")),
        Message("roll-refusal-together", power=PRESENTER.name("tile", "executive_power"), workers=1),
    ]
    assert [spoken("es").text(reason) for reason in reasons] == [
        "no tienes ningún explorador de Tecnología Alienígena.",
        "no tienes ningún transportista Militar imaginario.",
        "no hay ningún bien Propio en Space Mall.",
        "Poder Ejecutivo mueve 1 trabajador de una misma columna.",
    ]
    assert [spoken("fr").text(reason) for reason in reasons] == [
        "vous n'avez aucun explorateur de technologie alien.",
        "vous n'avez aucun expéditeur militaire imaginaire.",
        "il n'y a aucune marchandise native sur Space Mall.",
        "Executive Power déplace 1 travailleur d'une même colonne.",
    ]


def test_a_refusal_comes_from_the_game() -> None:
    game = Scenario(BASE).seat(0, workers={"explore": "home"}).phases("explore").begin()
    refusal = game.why(0, "scout military")
    assert refusal is not None
    assert spoken("es").text(refusal.reason) == "no tienes ningún explorador Militar."
    assert spoken("fr").text(refusal.reason) == "vous n'avez aucun explorateur militaire."
    imaginary = game.why(0, "scout imaginary_military")
    assert imaginary is not None
    assert spoken("es").text(imaginary.reason) == "no tienes ningún explorador Militar imaginario."


def test_questions_and_options() -> None:
    options = prompt(good_to_ship(BASE)).options
    said = {code: [spoken(code).text(option.label) for option in options] for code in ("es", "fr")}
    assert said["es"] == [
        "Comerciar con el bien de Innovación del mundo Space Mall, con un dado de Innovación",
        "Consumir el bien de Innovación del mundo Space Mall, con un dado de Innovación",
    ]
    assert said["fr"] == [
        "Vendre la marchandise de nouveauté du monde Space Mall avec un dé de nouveauté",
        "Consommer la marchandise de nouveauté du monde Space Mall avec un dé de nouveauté",
    ]
    assert spoken("es").text(options[0].detail) == f"+3{SPACE}$"


# Words that are missing.


def test_what_is_not_translated_is_said_in_english(tmp_path: Path) -> None:
    write_words(tmp_path, "phase-explore = Explorar\n", "pt")
    portuguese = language_of(BASE, "pt-BR", you=0, strict=True).with_words(tmp_path)
    missing = Message("roll-refusal-no-such-counter", counter="X", phase=PRESENTER.name("phase", "explore"))
    assert not portuguese.has(missing.id, own=True) and portuguese.has(missing.id)
    assert portuguese.text(missing) == "you have no X left to put under Explorar."
    swiss = language_of(BASE, "fr-CH", you=0)
    assert swiss.text(Message("roll-space-cup")) == "Gobelet"


def test_a_name_without_forms_takes_those_of_its_list_or_stays_as_it_is() -> None:
    """Dice of packs have English names until somebody translates them."""
    plasma = Message("die-plasma", "Plasma")
    assert spoken("es").text(Message("roll-refusal-no-explorer", die=plasma)) == "no tienes ningún explorador Plasma."
    produced = Message("roll-event-good-produced", seat=Player(0), colour=plasma, world="Space Mall")
    assert spoken("fr").text(produced) == "Vous produisez une marchandise (Plasma) sur Space Mall."
    scouted = Message("roll-event-scouted", seat=Player(1), worker=plasma)
    assert spoken("en").text(scouted) == "Bo scouted with a Plasma die."


def test_forms_of_several_things(tmp_path: Path) -> None:
    write_words(
        tmp_path,
        "thing-tile = loseta\n    .gender = f\n    .plural = losetas\n"
        "thing-hand = mano\n    .gender = f\nthing-die = dado\n    .gender = m\n"
        "roll-used = { $things-counted } ({ $things-count }) { $things-gender ->\n"
        "    [f] usadas\n   *[other] usados\n  }\n",
    )
    language = Language("es", [tmp_path], strict=True)
    tile, hand, die = (Message(f"thing-{name}") for name in ("tile", "hand", "die"))

    def used(*things: Arg) -> str:
        return language.text(Message("roll-used", things=things))

    assert used(tile, hand, tile) == "2 losetas, 1 mano (3) usadas"
    assert used(tile, die) == "1 loseta, 1 dado (2) usados"


# Whole pages.


def parts(message: Message) -> Iterator[Message]:
    """A message and all that are in it."""
    yield message
    left = list(message.parts)
    for value in left:
        if isinstance(value, Message):
            yield from parts(value)
        elif isinstance(value, tuple):
            left += value


def in_english(language: Language, page: Scene | list[Beat] | list[Message]) -> set[str]:
    """The ids on a page for which a language has no words, without those of pieces."""
    found = {part.id for message in messages(page) for part in parts(message) if part}
    return {name for name in found if not language.has(name, own=True) and not name.startswith(OF_PIECES + NOT_SAID)}


def texts_of(language: Language, page: Scene | list[Beat] | list[Message]) -> Iterator[str]:
    """The texts of a page, without what is printed on pieces: names of tiles and texts of their powers."""
    for message in messages(page):
        text = language.text(message)
        printed = [language.text(part) for part in parts(message) if part.id.startswith(OF_PIECES)]
        for name in sorted(printed, key=len, reverse=True):
            text = text.replace(name, "")
        yield text


@pytest.mark.parametrize("code", ["es", "fr"])
def test_a_table_and_a_round_have_no_english(code: str) -> None:
    language, texts, kinds = spoken(code), list[str](), set[str]()
    *before, game = (game for _, game in zip(range(420), played(BASE, 2, 1), strict=False))
    assert before and not game.finished
    for seat in (0, 1):
        scene = scene_of(game, seat)
        assert not in_english(language, scene)
        texts += texts_of(language, scene)
    beats = beats_of(game, 0)
    starts = [beat.position for beat in beats if beat.kind == "round-began"]
    for number in range(len(starts) - 1):
        page = [beat for beat in beats if starts[number] <= beat.position < starts[number + 1]]
        assert not in_english(language, page)
        texts += texts_of(language, page)
        kinds |= {beat.kind for beat in page if beat.text}
    assert kinds >= {
        "faces-seen", "revealed", "scouted", "stocked", "workers-placed", "completed", "good-produced", "good-shipped",
        "credits-gained", "chips-gained", "recruited", "recalled", "phase-began", "phases-chosen",
    }  # fmt: skip
    for text in texts:
        assert not ENGLISH_WORDS.findall(text), text


@pytest.mark.sampled(default=6)
@pytest.mark.parametrize("code", ["es", "fr"])
@pytest.mark.parametrize("name", SEATS)
def test_whole_games_have_no_english(name: str, code: str) -> None:
    for number, players in enumerate(SEATS[name]):
        rules = (TOLD[name].rules, TOLD[name].other)[number % 2]
        game, rng, said = TOLD[name].new(number + 3, players, rules), Rng(3), dict[Message, None]()
        language = language_of(rules, code, ("Ana", "Bo", "Cy", "Di", "Eve")[:players], 0, strict=True)
        for answers in count():
            seat = answer_one(game, rng)
            if game.finished or not answers % APART[name]:
                said |= dict.fromkeys(messages(scene_of(game, seat)))
            if game.finished:
                break
        for seat in range(players):
            said |= dict.fromkeys(messages(beats_of(game, seat)))
        assert not in_english(language, [*said])
        texts = {*texts_of(language, [*said])}
        assert len(texts) > 200 and not [text for text in texts if ENGLISH_WORDS.search(text)]


@pytest.mark.parametrize("name", SEATS)
def test_pages_of_pieces_have_no_words_of_their_own(name: str) -> None:
    rules = TOLD[name].rules
    known, made_up = words_of(rules), words_of(rules, language_of(rules, PSEUDO))
    keys = {key for piece in known.pieces() for key in (piece.key, *piece.keys, piece.pack)}
    ids = "|".join(sorted({*known.rules(), *keys}, key=len, reverse=True))
    for piece in made_up.pieces():
        assert not unmarked_words(re.sub(ids, "", "\n".join(made_up.piece_page(piece))))
    names = sorted((name for piece in known.pieces() for name in known.piece_names(piece)), key=len, reverse=True)
    for code in ("es", "fr"):
        words = words_of(rules, language_of(rules, code, strict=True))
        for piece in words.pieces():
            page = " ".join(" ".join(words.piece_page(piece)).split())
            assert not ENGLISH_WORDS.findall(re.sub("|".join(names), "", page)), page


@pytest.mark.parametrize("code", ["es", "fr"])
def test_every_text_of_a_tile_is_translated_with_its_bonus_and_notes(code: str) -> None:
    english, words = words_of(BASE), words_of(BASE, spoken(code))
    assert isinstance(english, RollWords) and isinstance(words, RollWords)
    for face in BASE.faces:
        text, other = english.text_of(face), words.text_of(face)
        assert text.text != other.text and bool(text.bonus) is (text.bonus != other.bonus)
        assert len(text.notes) == len(other.notes) and not {*text.notes} & {*other.notes}


@pytest.mark.parametrize("code", ["es", "fr"])
def test_printed_tiles_have_no_english(code: str) -> None:
    names = sorted((face.name for face in BASE.faces), key=len, reverse=True)
    drawn = drawing(BASE, spoken(code))
    for face in BASE.faces:
        marks = drawn.picture(f"tile/{face.key}/{face.side}", "print").marks
        lines = [mark.text for mark in marks if isinstance(mark, TextLine)]
        text = re.sub("|".join(names), "", " ".join(lines))
        assert not ENGLISH_WORDS.findall(text), text


@pytest.mark.parametrize(
    ("code", "asked", "said"),
    [
        ("es", "dado de innovacion", "Innovación"),
        ("es", "Innovación", "Innovación"),
        ("es", "mundos grises", "bienes"),
        ("es", "novelty", "Innovación"),
        ("fr", "dés d’éléments rares", "éléments rares"),
        ("fr", "monde genetique", "mondes génétiques"),
        ("fr", "rare elements", "éléments rares"),
    ],
)
def test_colours_are_explained_by_their_names_in_both_languages(code: str, asked: str, said: str) -> None:
    found = words_of(BASE, spoken(code)).explained(asked.lower())
    assert found is not None and said in found.text and not ENGLISH_WORDS.findall(found.text)


@pytest.mark.parametrize("spanish", ["", "En Producir ganas 5 $."])
def test_the_text_of_a_replaced_power_is_that_of_its_pack(tmp_path: Path, spanish: str) -> None:
    (tmp_path / "powers").mkdir()
    manifest = 'name = "bold"\ngame = "roll"\nversion = "1.0"\n[replaces]\npowers = ["merchant_guild"]\n'
    (tmp_path / "pack.toml").write_text(manifest)
    power = 'text = "In Produce you gain $5."\n\n[power]\ncredits_at_end = 5\n'
    (tmp_path / "powers" / "merchant_guild.toml").write_text(power)
    if spanish:
        write_words(tmp_path, f"tile-merchant_guild-bold =\n    .power = {spanish}\n")
    rules = RollRuleset.load(["base", Pack.from_folder(tmp_path)])
    words, compared = words_of(rules, language_of(rules, "es")), compare(rules, "es")
    assert compared.faultless, compared
    page = next(words.piece_page(piece) for piece in words.pieces() if piece.key == "t33")
    assert (spanish or "In Produce you gain $5.") in " ".join(page)
