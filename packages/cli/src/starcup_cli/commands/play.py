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
from starcup_cli.language_choice import problem

if TYPE_CHECKING:
    from starcup_cli.table import Session

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

    A terminal that is large enough shows the table in panes, of which '?' tells
    the keys; without options it lists your games first, and begins new ones.
    Elsewhere the game is played in lines: answer each question with the number
    of a choice or its text; 'help' lists what else can be typed.

    You have seat 0; several people have the first seats, and a curtain between
    them hides what is nobody else's business. Every answer is saved at once, so
    that nothing is lost however the game is left: by 'quit', Ctrl-C (exit code
    130), the end of the input, or a signal (exit code 143).
    """
    from starcup_cli import table
    from starcup_cli.files import path_of
    from starcup_cli.packs import chosen_rules, find_game
    from starcup_cli.terminal import has_room_for_panes

    keep = None if save is None else path_of(save)
    of_a_game = (*ONLY_NEW, "load", "save", "hints")
    if not plain and has_room_for_panes() and not any(_is_typed(ctx, name) for name in of_a_game):
        from starcup_cli.panes import PanesApp

        PanesApp().show()
        return 0
    if load is not None:
        for name in ONLY_NEW:
            if _is_typed(ctx, name):
                raise WrongUse(problem("only-new", option=name.replace("_", "-")))
        session = table.loaded_session(load, bots or "", keep)
    else:
        key = find_game(game).key
        if watch and _is_typed(ctx, "humans"):
            raise WrongUse(problem("watch-humans"))
        if solo is not None:
            players = table.players_alone(key, players, bots)
            if solo:
                option = (*table.options_against(solo, chosen_rules(packs, option, without, key)), *option)
        if first_game:
            bots, seed, option = table.guided(key, watch, humans, bots, seed, option)
            bots = None if players == 1 else bots
        players_by_seat = table.seated(key, [] if watch else table.people(humans), players, bots)
        rules = chosen_rules(packs, option, without, key)
        session = table.new_session(players_by_seat, seed, rules, keep, first_game)
    if hints is not None:
        table.check_hints(hints, watch, session.game.ruleset.game)
    return _sit_down(session, hints, resumed=load is not None, plain=plain)


def _is_typed(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE


def _sit_down(session: Session, hints: str | None, *, resumed: bool, plain: bool) -> int:
    from starcup.words import wrap
    from starcup_cli import files
    from starcup_cli.table import Leave, introduce, is_told, play_in_lines
    from starcup_cli.terminal import has_room_for_panes, show

    in_panes = has_room_for_panes() and not plain
    if not in_panes:
        introduce(session, resumed=resumed)
    if not session.save():
        raise Failed(problem("no-save", trouble=session.trouble))
    code = 0
    try:
        with termination():
            files.remember(session.file.path)
            if in_panes:
                from starcup_cli.panes import PanesApp

                PanesApp(session, hints, resumed=resumed).show()
            else:
                play_in_lines(session, hints, resumed=resumed)
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
        file = files.short(session.file.path) if session.save() else "none"
        raise Failed(problem("stopped", error=str(fault).rstrip("."), file=file)) from fault
    session.save()
    if session.trouble:
        raise Failed(problem("not-saved", trouble=session.trouble))
    over, voice = session.game.finished, session.voice
    advice = f"{command_name()} {'replay last' if over else 'play --load last'}"
    lines = voice.whole("saved", file=files.short(session.file.path))
    lines += voice.whole("look-back" if over else "go-on-with", command=advice)
    if over and not is_told(session):
        lines += voice.whole("seed", seed=str(session.game.table.seed))
    if session.notice:
        lines += wrap(session.notice)
    if code == TERMINATED:  # the reader may be gone
        tell(lines[0])
    else:
        show(["", *lines])
    return code
