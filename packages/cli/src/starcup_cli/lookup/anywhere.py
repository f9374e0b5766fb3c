"""Lookups in whichever installed game, or pack, has what is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from attrs import frozen
from click import ClickException

from starcup import Ruleset, StarcupError, games, installed_packs, load_pack, nearest_name
from starcup.words import Words
from starcup_cli import DEFAULT_GAME
from starcup_cli.errors import UnknownName, WrongUse, tell
from starcup_cli.language_choice import command_text, problem
from starcup_cli.packs import chosen_rules, find_game, find_packs, load_packs, no_game, playable_games, title_of
from starcup_cli.terminal import somebody_looks
from starcup_cli.voice import words_for

T = TypeVar("T")


@frozen
class _Place:
    """A game with its own packs or with a further one: ``options`` name it on the command line, ``title`` to people."""

    options: str
    title: str
    load: Callable[[], Ruleset]


def look_up(
    asked: str,
    find: Callable[[Words], T],
    show: Callable[[Words, T], None],
    *,
    game: str | None,
    packs: str | None,
    among: Sequence[str] = (),
    for_programs: bool = False,
) -> None:
    """Show what ``find`` finds in the words of the usual game, else in those of the only place that has it.

    Without ``game`` all installed games are looked in, or those ``among`` them; without ``packs`` all installed packs,
    but for those whose code would have to run. Where several have it, people are told how to ask for each.
    """
    keys = [game] if game is not None else list(among) or list(playable_games())
    if not keys:
        raise no_game()
    if packs is not None and game is None and not among:
        keys = keys[:1] if keys[0] == DEFAULT_GAME else [find_game(None).key]
    refusals: list[WrongUse] = []
    is_usual = len(keys) == 1 or keys[0] == DEFAULT_GAME
    if is_usual:
        words = words_for(chosen_rules(packs, (), "", keys[0]))
        try:
            answer = find(words)
        except WrongUse as refusal:
            refusals.append(refusal)
        else:
            show(words, answer)
            if len(keys) > 1 and not for_programs and somebody_looks():
                _tell_others(find, keys[1:])
            return
    others = [] if packs is not None else _having(find, map(_game, keys[is_usual:]), refusals)
    unseen: list[str] = []
    if not others and packs is None:
        others = _having(find, _with_packs(keys, unseen), [])
    if not others:
        raise _refusal(asked, refusals, unseen)
    if len(others) > 1:
        places = "; ".join(f"{place.options} ({place.title})" for place, _, _ in others)
        raise WrongUse(problem("in-several", name=repr(asked), places=places))
    ((place, words, answer),) = others
    show(words, answer)
    if not for_programs:
        tell(command_text("listed-found-in", place=place.title, options=place.options))


def _game(key: str) -> _Place:
    return _Place(f"--game {key}", title_of(find_game(key)), lambda: chosen_rules(None, (), "", key))


def _with_packs(keys: Sequence[str], unseen: list[str]) -> Iterator[_Place]:
    """Yield the games with each installed pack that is not their own; those whose code would run are ``unseen``."""
    own = set[str]()
    for key in games.known():
        with suppress(StarcupError):
            own.add(games.find(key).pack)
    for name, place in sorted(installed_packs().items()):
        if name in own:
            continue
        if place.attr:
            unseen.append(name)
            continue
        with suppress(StarcupError):
            pack = load_pack(name)
            key, named = pack.game, [*pack.companions(find_game(pack.game).pack), name]
            if key not in keys:
                continue
            if pack.extensions() or pack.powers():
                if own.isdisjoint(pack.manifest.conflicts):  # nobody plays with the box that it takes the place of, too
                    unseen.append(name)
                continue
            options = f"--game {key} " * (key != DEFAULT_GAME) + f"--packs {','.join(named)}"
            yield _Place(options, name, partial(load_packs, find_packs(named), game=key))


def _having(
    find: Callable[[Words], T], places: Iterator[_Place], refusals: list[WrongUse]
) -> list[tuple[_Place, Words, T]]:
    """Return the places that have what is asked for; those that can't be loaded are left out."""
    having = []
    for place in places:
        with suppress(StarcupError, ClickException):
            words = words_for(place.load())
            try:
                having.append((place, words, find(words)))
            except WrongUse as refusal:
                refusals.append(refusal)
    return having


def _tell_others(find: Callable[[Words], object], keys: Sequence[str]) -> None:
    """Tell which further games have what was shown."""
    others = [place for place, _, _ in _having(find, map(_game, keys), [])]
    if others:
        places = ", ".join(f"{place.title} ({place.options})" for place in others)
        tell(command_text("listed-also-in", places=places))


def _refusal(asked: str, refusals: Sequence[WrongUse], unseen: Sequence[str]) -> WrongUse:
    """Return the refusal to show: one that says more than that the name is unknown, else that with the nearest name."""
    unknown = [refusal for refusal in refusals if isinstance(refusal, UnknownName)]
    for refusal in refusals:
        if refusal not in unknown:
            return refusal
    near = {refusal.nearest: refusal for refusal in unknown if refusal.nearest is not None}
    if near:
        return near[nearest_name(asked, list(near)) or next(iter(near))]
    if not unseen:
        return refusals[0]
    return WrongUse(problem("not-looked-in", error=refusals[0].message, packs=", ".join(unseen)))
