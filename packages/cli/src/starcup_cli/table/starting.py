"""Games that begin: new ones by what is chosen for them, and saved ones that go on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from starcup import Game, Ruleset, journal_header
from starcup.host.players import is_human, names_of_seats
from starcup.words import Lessons, Words, words_of
from starcup_bots import BotError
from starcup_bots.entrants import entrants
from starcup_cli import files
from starcup_cli.errors import WrongUse
from starcup_cli.language_choice import problem
from starcup_cli.packs import (
    bots_of,
    challenge,
    check_bots,
    check_players,
    find_game,
    least_players,
    seats_of,
    split_names,
    title_of,
    usual_bot,
)
from starcup_cli.records import SavedFile, ordered_of, players_of, restore, stopped_of
from starcup_cli.table.guide import NOTE, Guide
from starcup_cli.table.people import check_told_apart, people
from starcup_cli.table.session import Session

SEED_BITS = 128
"""The size of a seed that is not given. It is shown when the game is over."""


def players_alone(game: str, players: int | None, bots: str | None) -> int:
    """Return the number of players of a game alone."""
    definition = find_game(game)
    if 1 not in definition.seats:
        raise WrongUse(problem("not-alone", game=title_of(definition), seats=seats_of(definition)))
    if players not in (None, 1) or bots is not None:
        raise WrongUse(problem("solo-others", option="players" if bots is None else "bots"))
    return 1


def options_against(name: str, rules: Ruleset) -> list[str]:
    """Return the options that choose a challenge of these rules."""
    return [f"{option}={value}" for option, value in challenge(rules, name).options.items()]


def check_hints(name: str, watch: bool, game: str) -> None:
    """Refuse an adviser that does not play the game, or whom nobody asks."""
    if watch:
        raise WrongUse(problem("watch-hints"))
    try:
        entrants([name], game)
    except BotError as error:
        raise WrongUse(str(error)) from error


def seated(game: str, seats: list[str], players: int | None, bots: str | None) -> list[str]:
    """Return the players by seat: the people in ``seats`` first, then bots. None is an option that nobody typed."""
    total = max(least_players(game), len(seats)) if players is None else players
    if len(seats) > total:
        raise WrongUse(problem("too-many-people", people=len(seats), seats=total))
    opponents = total - len(seats)
    if opponents or bots is not None:
        names = [usual_bot(game)] if bots is None else split_names(bots)
        check_bots(names, opponents, game)
        seats = seats + [names[seat % len(names)] for seat in range(opponents)]
    check_told_apart(names_of_seats(seats))
    return seats


def guided(
    game: str, watch: bool, humans: str, bots: str | None, seed: int | None, options: tuple[str, ...]
) -> tuple[str, int, tuple[str, ...]]:
    """Return the opponents, the deal and the options of a guided first game, where nothing else was typed."""
    if watch:
        raise WrongUse(problem("watch-guided"))
    if len(people(humans)) > 1:
        raise WrongUse(problem("guided-alone"))
    definition = find_game(game)
    lessons = definition.facet("words", Words).lessons
    if lessons is None:
        raise WrongUse(problem("guided-none", game=title_of(definition)))
    if bots is None:
        bots = lessons.bots if lessons.bots in bots_of(game) else usual_bot(game)
    typed = {text.partition("=")[0].strip() for text in options}
    own = (f"{name}={value}" for name, value in lessons.options.items() if name not in typed)
    return bots, lessons.seed if seed is None else seed, (*own, *options)


def new_session(seated: Sequence[str], seed: int | None, rules: Ruleset, save: Path | None, guided: bool) -> Session:
    """Return a new game, which is kept in the file ``save`` or one of its own."""
    path = files.free(save) if save is not None else files.new_path(seed)
    check_players(rules, len(seated))
    game = Game.new(rules, len(seated), secrets.randbits(SEED_BITS) if seed is None else seed)
    return Session(game, seated, SavedFile(path), Guide(words_of(rules).lessons or Lessons(), on=guided))


def loaded_session(name: str, bots: str = "", save: Path | None = None) -> Session:
    """Return a saved game, with other ``bots`` if any are named, kept in the file ``save`` from now on, if given."""
    source = files.find(name)
    text = files.read(source)
    game = restore(text, source)
    header = journal_header(text)
    seated = players_of(header)
    if bots:
        names = split_names(bots)
        seats = [seat for seat, player in enumerate(seated) if not is_human(player)]
        check_bots(names, len(seats), game.ruleset.game)
        for place, seat in enumerate(seats):
            seated[seat] = names[place % len(names)]
    others = [player for player in seated if not is_human(player)]
    if others:
        check_bots(sorted(set(others)), len(others), game.ruleset.game)
    lessons = words_of(game.ruleset).lessons or Lessons()
    guide = Guide.from_note(lessons, header.notes.get(NOTE, ""))
    file = SavedFile(source, text) if save is None or save == source else SavedFile(files.free(save))
    return Session(game, seated, file, guide, stopped=stopped_of(header), ordered=ordered_of(header))


def is_told(session: Session) -> bool:
    """Return whether the seed may be shown from the beginning: a short one was somebody's choice."""
    return not session.game.table.seed >> SEED_BITS // 2
