"""``starcup play``: play against bots, or watch them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from starcup_cli.commands import LANGUAGE, PLAYERS, new_game_options
from starcup_cli.errors import (
    INTERRUPTED,
    TERMINATED,
    Failed,
    Terminated,
    WrongUse,
    command_name,
    stopped_in,
    tell,
    termination,
    with_owner,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from starcup import Ruleset
    from starcup_cli.session import Session

SEED_BITS = 128
"""The size of a seed that is not given. It is shown when the game is over."""
ONLY_NEW = ("game", "first_game", "solo", "players", "humans", "seed", "packs", "option", "without", "watch")


@click.command("play", short_help="Play against bots, or watch them.")
@click.option("--watch", is_flag=True, help="Bots play alone, with a commentary.")
@click.option("--first-game", is_flag=True, help="A guided game against an easy bot: each idea explained once.")
@click.option(
    "--solo",
    is_flag=False,
    flag_value="",
    metavar="[AGAINST]",
    help="Play alone, where the game allows it: against one of its challenges, which 'record' lists, or the usual one.",
)
@PLAYERS
@click.option(
    "--humans",
    default="1",
    show_default=True,
    metavar="N|NAME,NAME",
    help="How many people share this keyboard, or their names; bots have the other seats.",
)
@click.option(
    "--bots",
    metavar="NAME[,NAME]",
    help="Who plays against you, seat by seat: easy, normal, hard, expert, greedy, planner, random, or one that you "
    "installed.  [default: greedy]",
)
@click.option(
    "--hints",
    metavar="BOT",
    help="Who answers 'hint': one of these bots, or exec:COMMAND; hard if not given.",
)
@click.option("--seed", type=int, metavar="N", help="Same seed, same game; else drawn, and told at the end.")
@new_game_options
@LANGUAGE
@click.option("--plain", is_flag=True, help="In lines, as they are for a pipe, instead of panes.")
@click.option("--save", metavar="FILE", help="Keep the game in this file.")
@click.option("--load", metavar="FILE", help="Go on with a saved game; 'last' is the game played last.")
@click.pass_context
def command(
    ctx: click.Context,
    watch: bool,
    first_game: bool,
    solo: str | None,
    game: str | None,
    players: int | None,
    humans: str,
    bots: str | None,
    hints: str | None,
    seed: int | None,
    packs: str | None,
    option: tuple[str, ...],
    without: str,
    plain: bool,
    save: str | None,
    load: str | None,
) -> int:
    """Play against bots, or watch them.

    You have seat 0; several people have the first seats, and a curtain between
    them hides what is nobody else's business. Answer each question with the number of a choice or its
    text; 'help' lists what else can be typed. Every answer is saved at once, so
    that nothing is lost however the game is left: by 'quit', Ctrl-C (exit code
    130), the end of the input, or a signal (exit code 143).
    """
    from starcup_cli.files import path_of
    from starcup_cli.packs import chosen_rules, find_game
    from starcup_cli.people import people

    keep = None if save is None else path_of(save)
    if load is not None:
        for name in ONLY_NEW:
            if ctx.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE:
                raise WrongUse(f"--{name.replace('_', '-')} is for new games; a saved game keeps its own")
        session = _loaded(load, bots or "", keep)
    else:
        key = find_game(game).key
        for_people = ctx.get_parameter_source("humans") == click.core.ParameterSource.COMMANDLINE
        if watch and for_people:
            raise WrongUse("--humans is for people who play; with --watch there are none")
        if solo is not None:
            players = _alone(key, players, bots)
            option = (*_against(solo, chosen_rules(packs, option, without, key)), *option) if solo else option
        if first_game:
            bots, seed, option = _guided(key, watch, humans, bots, seed, option)
            bots = None if players == 1 else bots
        seated = _seated(key, [] if watch else people(humans), players, bots)
        rules = chosen_rules(packs, option, without, key)
        session = _new(seated, seed, rules, keep, first_game)
    if hints is not None:
        _check_hints(hints, watch, session.game.ruleset.game)
    return _sit_down(session, hints, resumed=load is not None, plain=plain)


def _alone(game: str, players: int | None, bots: str | None) -> int:
    """Return the number of players of a game alone."""
    from starcup_cli.packs import find_game, seats_of

    definition = find_game(game)
    if 1 not in definition.seats:
        raise WrongUse(f"--solo: {definition.title} is for {seats_of(definition)}")
    if players not in (None, 1) or bots is not None:
        raise WrongUse(f"--solo: nobody else plays; expected no --{'bots' if bots is not None else 'players'}")
    return 1


def _against(name: str, rules: Ruleset) -> list[str]:
    """Return the options that choose a challenge of these rules."""
    from starcup_cli.packs import challenge

    return [f"{option}={value}" for option, value in challenge(rules, name).options.items()]


def _check_hints(name: str, watch: bool, game: str) -> None:
    from starcup_bots import BotError
    from starcup_bots.entrants import entrants

    if watch:
        raise WrongUse("--hints is for people who play; with --watch nobody asks for one")
    try:
        entrants([name], game)
    except BotError as error:
        raise WrongUse(str(error)) from error


def _seated(game: str, seats: list[str], players: int | None, bots: str | None) -> list[str]:
    """Return the players by seat: the people in ``seats`` first, then bots. None is an option that nobody typed."""
    from starcup.host.players import names_of_seats
    from starcup_cli.packs import check_bots, least_players, split_names, usual_bot
    from starcup_cli.people import check_told_apart

    total = max(least_players(game), len(seats)) if players is None else players
    if len(seats) > total:
        raise WrongUse(
            f"{len(seats)} people for {total} seat{'s' * (total != 1)}: expected --players {len(seats)} or more"
        )
    opponents = total - len(seats)
    if opponents or bots is not None:
        names = [usual_bot(game)] if bots is None else split_names(bots)
        check_bots(names, opponents, game)
        seats = seats + [names[seat % len(names)] for seat in range(opponents)]
    check_told_apart(names_of_seats(seats))
    return seats


def _guided(
    game: str, watch: bool, humans: str, bots: str | None, seed: int | None, options: tuple[str, ...]
) -> tuple[str, int, tuple[str, ...]]:
    """Return the opponents, the deal and the options of a guided first game, where nothing else was typed."""
    from starcup.words import Words
    from starcup_cli.packs import bots_of, find_game, usual_bot
    from starcup_cli.people import people

    if watch:
        raise WrongUse("--first-game is for people who play; with --watch nobody does")
    if len(people(humans)) > 1:
        raise WrongUse("--first-game is for one person; others look on, and play the next one with --humans")
    definition = find_game(game)
    lessons = definition.facet("words", Words).lessons
    if lessons is None:
        raise WrongUse(f"--first-game: {definition.title} has no guided first game")
    if bots is None:
        bots = lessons.bots if lessons.bots in bots_of(game) else usual_bot(game)
    typed = {text.partition("=")[0].strip() for text in options}
    own = (f"{name}={value}" for name, value in lessons.options.items() if name not in typed)
    return bots, lessons.seed if seed is None else seed, (*own, *options)


def _new(seated: Sequence[str], seed: int | None, rules: Ruleset, save: Path | None, guided: bool) -> Session:
    import secrets

    from starcup import Game
    from starcup.words import Lessons, words_of
    from starcup_cli import files
    from starcup_cli.guide import Guide
    from starcup_cli.packs import check_players
    from starcup_cli.saved_file import SavedFile
    from starcup_cli.session import Session

    path = files.free(save) if save is not None else files.new_path(seed)
    check_players(rules, len(seated))
    game = Game.new(rules, len(seated), secrets.randbits(SEED_BITS) if seed is None else seed)
    return Session(game, seated, SavedFile(path), Guide(words_of(rules).lessons or Lessons(), on=guided))


def _loaded(name: str, bots: str, save: Path | None) -> Session:
    from starcup import journal_header
    from starcup.host.players import is_human
    from starcup.words import Lessons, words_of
    from starcup_cli import files
    from starcup_cli.guide import NOTE, Guide
    from starcup_cli.packs import check_bots, split_names
    from starcup_cli.saved_file import SavedFile
    from starcup_cli.session import Session, players_of, restore, stopped_of

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
    return Session(game, seated, file, guide, stopped=stopped_of(header))


def _sit_down(session: Session, hints: str | None, *, resumed: bool, plain: bool) -> int:
    from functools import partial

    from starcup.words import wrap
    from starcup_bots.hints import Hints
    from starcup_cli import files
    from starcup_cli.at_table import AtTable
    from starcup_cli.conversation import Leave
    from starcup_cli.curtain import Together
    from starcup_cli.looking_on import watch as watch_bots
    from starcup_cli.terminal import has_room_for_panes, show

    in_panes = has_room_for_panes() and not plain and bool(session.humans)
    if not in_panes:
        _introduce(session, resumed)
    if not session.save():
        raise Failed(f"the game can't be saved: {session.trouble}")
    code = 0
    try:
        with termination():
            files.remember(session.file.path)
            advisers = Hints(hints, session.game.ruleset, len(session.players))
            if in_panes:
                from starcup_cli.panes.app import PanesApp

                if (error := PanesApp(session, advisers, resumed=resumed).run()) is not None:
                    raise error
            elif session.humans:
                several = len(session.humans) > 1
                seat_at = partial(AtTable, session, hints=advisers)
                play = Together(session, seat_at) if several else seat_at(session.humans[0])
                if resumed:
                    play.resume()
                play.play()
            else:
                watch_bots(session)
    except (Leave, EOFError):
        pass
    except KeyboardInterrupt as error:
        where = stopped_in(error)
        click.echo(f"\nstarcup: interrupted{where}" if where else "", err=bool(where))
        code = INTERRUPTED
    except Terminated:
        code = TERMINATED
    except BrokenPipeError:
        session.save()
        raise
    except (OSError, click.Abort):
        raise
    except Exception as error:  # code of a bot, a pack or the game has failed: the game has stopped before the choice
        fault = error if isinstance(error, click.ClickException) else with_owner(error)
        kept = f" The game so far: {files.short(session.file.path)}" if session.save() else ""
        raise Failed(f"{str(fault).rstrip('.')}.{kept}") from fault
    session.save()
    if session.trouble:
        raise Failed(f"the game is NOT saved: {session.trouble}")
    over, voice = session.game.finished, session.voice
    advice = f"{command_name()} {'replay last' if over else 'play --load last'}"
    lines = voice.whole("saved", file=files.short(session.file.path))
    lines += voice.whole("look-back" if over else "go-on-with", command=advice)
    if over and not _is_told(session):
        lines += voice.whole("seed", seed=str(session.game.table.seed))
    if session.notice:
        lines += wrap(session.notice)
    if code == TERMINATED:  # the reader may be gone
        tell(lines[0])
    else:
        show(["", *lines])
    return code


def _is_told(session: Session) -> bool:
    """Return whether the seed may be shown from the beginning: a short one was somebody's choice."""
    return not session.game.table.seed >> SEED_BITS // 2


def _introduce(session: Session, resumed: bool) -> None:
    from starcup.messages import Player
    from starcup_cli import files
    from starcup_cli.rulebook import title_of
    from starcup_cli.terminal import show

    voice, table = session.voice, session.game.table
    who = tuple(map(Player, range(table.players)))
    name = "resumed" if resumed else "new-game"
    seed = str(table.seed) if _is_told(session) else "none"
    lines = voice.say(name, game=title_of(session.words), who=who, seed=seed)
    lines += voice.whole("saved", file=files.short(session.file.path))
    show([*lines, *session.words.introduction(), ""])
