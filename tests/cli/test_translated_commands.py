"""What the command line says in Spanish and French: help, errors of click and of its own, what is on offer."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from starcup import games
from starcup.messages import compare, language_of_game
from starcup.messages.offers import option_text, option_value, pack_text, pack_title
from starcup.packs.options import settings_of
from starcup.packs.pack import load as load_pack
from starcup_bots.discovery import available
from starcup_cli.help_words import SHARED, in_language
from starcup_cli.language_choice import command_language
from tests.cli.help_source import attributes, commands, shared, source
from tests.cli.helpers import refused, run
from tests.cli.test_language_choice import speak

CODES = ("es", "fr")
HOMES = tuple(map(resources.files, ("starcup_cli", "starcup_bots", "starcup_web")))
GAMES = ("roll", "race", "tiny-epic")


def entries(code: str) -> dict[str, set[str]]:
    """The entries of the help in a language, each with its attributes."""
    text = (HOMES[0] / "locales" / code / "help.ftl").read_text(encoding="utf-8")
    found = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return {entry.partition(" =")[0]: set(re.findall(r"^    \.([\w-]+) =", entry, re.MULTILINE)) for entry in found}


# The catalogues.


@pytest.mark.parametrize("code", CODES)
def test_every_entry_is_there_and_fits(code: str, tmp_path: Path) -> None:
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "help.ftl").write_text(source(), encoding="utf-8")
    found = compare(games.find("roll").load(), code, [*HOMES, tmp_path])
    assert found.faultless, found
    assert found.missing == ()


@pytest.mark.parametrize("code", CODES)
def test_every_text_of_every_command_is_there(code: str) -> None:
    there = entries(code)
    known = shared()
    for name, command in commands():
        for part in attributes(command):
            if part not in there[name]:  # then all commands without words of their own say the same
                assert part in there[SHARED], f"{name}.{part}"
                same = {
                    attributes(other)[part]
                    for key, other in commands()
                    if part in attributes(other).keys() - there[key]
                }
                assert len(same) == 1 and same <= known[part], f"{name}.{part}: {same}"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_before_a_game_has_words(game: str, code: str) -> None:
    bots = available(game)
    words = language_of_game(game, code).with_words(HOMES[1])
    definition = games.find(game)
    pack = load_pack(definition.pack)
    told = [pack_title(pack.name, ""), pack_text(pack.name, "")]
    for setting in settings_of(pack):
        told += [option_text(setting.name, ""), *(option_value(setting.name, value) for value in setting.values)]
    assert [message.id for message in told if not words.has(message.id, own=True)] == []
    assert [name for name in bots if not words.has(f"bot-{name}.text", own=True)] == []
    options = {option_text(setting.name, "").id for setting in settings_of(pack)}
    home = next(home for home in words.homes if (home / "locales" / code / "options.ftl").is_file())
    written = (home / "locales" / code / "options.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(option-[\w-]+) =", written, re.MULTILINE)) == options


# Help.


@pytest.mark.parametrize("code", CODES)
def test_help_is_in_the_language_and_fits_80_columns(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    english = {name: run(*name.split("-")[1:], "--help").output for name, _ in commands() if name != "command-piece"}
    speak(monkeypatch, {"LANG": f"{code}_XX.UTF-8"})
    for name, before in english.items():
        path = [] if name == "command-starcup" else name.split("-")[1:]
        told = run(*path, "--help").output
        assert max(map(len, told.splitlines())) <= 80, name
        own = re.sub(r"Keys of the JSON.*?\n\n", "", told, flags=re.DOTALL)
        assert told != before
        assert re.findall(r"Usage: |Options:|Show this|default:|\bthe\b(?! Galaxy)", own) == []
        assert run(*path, "--help", "--language", "en").output == before or not path


def test_help_follows_the_option_before_and_behind_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, {"LANG": "fr_FR.UTF-8"})
    spanish = run("--language", "es", "play", "--help").output
    assert spanish.startswith("Uso: starcup play [OPCIONES]\n\n  Juega contra bots, o los mira.\n")
    assert "--save ARCHIVO" in spanish and "[por defecto: 1]" in " ".join(spanish.split())
    assert run("play", "--help", "--language", "es").output == spanish
    assert run("play", "--language=es", "-h").output == spanish
    assert run("play", "--help").output.startswith("Usage\N{NO-BREAK SPACE}: starcup play [OPTIONS]")


def test_commands_for_pieces_name_them(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, {"LANG": "es"})
    listed = " ".join(run("--help").output.split())
    assert "tile Muestra lo que hace una loseta (roll)." in listed
    assert "planet Muestra lo que hace un planeta (tiny-epic)." in listed
    assert "Montre une carte par son nom" in run("card", "--help", "--language", "fr").output


def test_paragraphs_for_programs_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    english = run("rules", "--help").output
    keys = english[english.index("Keys of the JSON") : english.index("Options:")]
    assert keys in run("rules", "--help", "--language", "fr").output


def test_a_command_in_another_language_leaves_the_english_one_alone() -> None:
    for name, command in commands():
        before = attributes(command), command.short_help
        in_language(command, name.split("-")[1:], command_language())
        assert (attributes(command), command.short_help) == before
    english = run("play", "--help").output
    assert "Uso:" in run("play", "--help", "--language", "es").output
    assert run("play", "--help").output == english


# Errors.

USAGE = (
    (("play", "--sead", "3"), "no existe la opción '--sead'.", "il n'y a pas d'option '--sead'."),
    (("play", "--seed", "x"), "'x' no es un número válido", "'x' n'est pas un nombre correct"),
    (("play", "--players"), "la opción '--players' necesita un valor", "l'option '--players' a besoin d'une valeur"),
    (("games", "x"), "sobra algo: x", "de trop : x"),
    (("tile",), "falta el argumento 'NOMBRE...'", "il manque l'argument 'NOM...'"),
    (("sim", "--games", "0"), "0 no está entre los valores posibles: x>=1", "0 n'est pas parmi les valeurs possibles"),
    (("pack", "preview", "--paper", "a7"), "'a7' no es uno de 'a4', 'letter'", "'a7' n'est pas l'un de 'a4', 'letter'"),
    (("plya",), "no hay ninguna orden 'plya' (¿querías decir 'play'?)", "il n'y a pas de commande 'plya'"),
    (("play", "--bots", "hrd"), "no hay ningún bot 'hrd' (¿querías decir 'hard'?)", "il n'y a pas de bot 'hrd'"),
    (("play", "--players", "9"), "9 jugadores: Roll for the Galaxy es para", "9 joueurs : Roll for the Galaxy"),
    (("play", "--game", "rol"), "no hay ningún juego 'rol'", "il n'y a pas de jeu 'rol'"),
    (("play", "--packs", "nix"), "no hay ningún pack 'nix'", "il n'y a pas de pack 'nix'"),
    (("play", "--humans", "Ana,Ana"), "dos personas tienen el mismo nombre", "deux personnes ont le même nom"),
    (("play", "--humans", "7"), "se esperaban de 1 a 5 personas", "il faut de 1 à 5 personnes"),
    (("play", "--solo"), "Roll for the Galaxy es para", "Roll for the Galaxy est pour"),
    (("play", "--load", "nix"), "nix: no existe ese archivo", "nix : ce fichier n'existe pas"),
    (("play", "--option", "x"), "una opción se escribe PACK.NOMBRE=VALOR", "une option s'écrit PACK.NOM=VALEUR"),
    (("play", "--watch", "--humans", "2"), "--humans es para quienes juegan", "--humans est pour ceux qui jouent"),
    (("record", "--game", "race"), "así que nadie lo juega en solitario", "donc jamais en solo"),
    (("tile", "xyzzy"), "no hay ninguna loseta 'xyzzy'", "il n'y a pas de tuile 'xyzzy'"),
    (("rules", "xyzzy"), "no hay ninguna regla ni capítulo 'xyzzy'", "il n'y a ni règle ni chapitre 'xyzzy'"),
    (("what", "xyzzy"), "palabra desconocida: 'xyzzy'", "mot inconnu : 'xyzzy'"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("command", "spanish", "french"), USAGE, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_errors_are_in_the_language(command: tuple[str, ...], spanish: str, french: str) -> None:
    assert spanish in refused(*command, "--language", "es")
    assert french in refused(*command, "--language", "fr").replace("\N{NO-BREAK SPACE}", " ")
