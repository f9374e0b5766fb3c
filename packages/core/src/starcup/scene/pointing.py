"""Pointing: what clicks and drags on a scene mean, worked out from what options and items touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from attrs import evolve, frozen

from starcup.scene.parts import Barred, Item, Option, Pick, Prompt


@frozen
class Pointed:
    """The things that were pointed at since a question came.

    Args:
        keys: those of pieces and places, where the answer is one option.
        items: the items that are picked, in this order, where several things are one answer.
    """

    keys: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


@frozen
class Meaning:
    """The meaning of the things that were pointed at.

    Args:
        options: the options that touch all of them.
        lit: the keys of things that are worth pointing at next.
        on: the keys of those that were pointed at, or stand for picked items.
        answer: the text of the choice that they come to; empty if more is needed.
    """

    options: tuple[Option, ...] = ()
    lit: frozenset[str] = frozenset()
    on: frozenset[str] = frozenset()
    answer: str = ""


def meaning(prompt: Prompt, pointed: Pointed) -> Meaning:
    """Return what the things that were pointed at mean.

    Args:
        prompt: the question.
        pointed: the things.

    >>> from starcup import Game, games
    >>> from starcup.scene import scene_of
    >>> game = Game.new(games.find("tiny-epic").load(), players=2, seed=1)
    >>> prompt = scene_of(game, game.waiting()[0].seat).prompt
    >>> first = meaning(prompt, Pointed())
    >>> first.answer, len(first.options) == len(prompt.options)
    ('', True)
    >>> chosen = meaning(prompt, Pointed(keys=prompt.options[0].touches.take))
    >>> chosen.answer == prompt.options[0].choice
    True
    """
    if prompt.pick is not None:
        return _picked(prompt.pick, pointed.items)
    on = frozenset(pointed.keys)
    options = tuple([option for option in prompt.options if on <= {*option.touches.keys}])
    lit = frozenset([key for option in options for key in option.touches.keys]) - on
    return Meaning(options, lit, on, _single(options) if on else "")


def click(prompt: Prompt, pointed: Pointed, key: str) -> Pointed:
    """Return what has been pointed at when one thing more is; one that was pointed at before is let go.

    Args:
        prompt: the question.
        pointed: the things so far.
        key: that of the piece or place.
    """
    if prompt.pick is not None:
        return _click_item(prompt.pick, pointed, key)
    if key in pointed.keys:
        return Pointed(tuple([before for before in pointed.keys if before != key]))
    if key in meaning(prompt, pointed).lit:
        return Pointed((*pointed.keys, key))
    # Whoever points at another thing has changed his mind.
    return Pointed((key,)) if key in meaning(prompt, Pointed()).lit else pointed


def toggle(pick: Pick, pointed: Pointed, item: str) -> Pointed:
    """Return what is picked when an item is picked once more; all of it is laid back if no more can be had.

    It takes the place of another side of the same thing, and of the item before where one alone may be picked.

    Args:
        pick: what is on offer.
        pointed: what is picked so far.
        item: as choices spell it.
    """
    offered = next((offer for offer in pick.items if offer.item == item), None)
    if offered is None:
        return pointed
    rivals = _rivals(offered, pick, pointed.items)
    left = tuple([other for other in pointed.items if other not in rivals])
    if can_have(offered, pick, left):
        return evolve(pointed, items=(*left, item))
    if item not in pointed.items and pick.most == 1:
        return evolve(pointed, items=(item,))
    return evolve(pointed, items=tuple([other for other in pointed.items if other != item]))


def can_have(item: Item, pick: Pick, items: Iterable[str]) -> bool:
    """Return whether an item may be picked once more.

    Args:
        item: the item.
        pick: what is on offer.
        items: what is picked so far.
    """
    picked = tuple(items)
    return len(picked) < pick.most and Counter(picked)[item.item] < item.count and not _rivals(item, pick, picked)


def barred_at(prompt: Prompt, key: str) -> tuple[Barred, ...]:
    """Return what is not possible now with a thing, each reason once.

    Args:
        prompt: the question.
        key: that of the piece or place.
    """
    about = [barred for barred in prompt.barred if key in barred.touches.keys]
    return tuple({barred.reason: barred for barred in reversed(about)}.values())[::-1]


def _single(options: Iterable[Option]) -> str:
    """Return the choice if there is but one; a shortcut beside it does not make it doubtful."""
    every = tuple(options)
    left = [option for option in every if not option.shortcut] or every
    return left[0].choice if len(left) == 1 else ""


def _picked(pick: Pick, items: tuple[str, ...]) -> Meaning:
    on = frozenset([key for item in pick.items if item.item in items for key in item.touches])
    several = pick.most > 1
    open_items = [
        item
        for item in pick.items
        if not several or can_have(item, pick, items) or item.item in items or _rivals(item, pick, items)
    ]
    lit = frozenset([key for item in open_items for key in item.touches]) - on
    enough = pick.least <= len(items) <= pick.most
    return Meaning((), lit, on, f"{pick.text} {' '.join(items) or 'none'}" if enough else "")


def _rivals(item: Item, pick: Pick, items: tuple[str, ...]) -> set[str]:
    """Return the picked items that are other sides of the same thing."""
    if item.together is None:
        return set()
    return {other.item for other in pick.items if other.together == item.together and other != item} & {*items}


def _click_item(pick: Pick, pointed: Pointed, key: str) -> Pointed:
    """Return what is picked after a click on a thing: it goes through its items, and then lays them back."""
    items = [item for item in pick.items if key in item.touches]
    if not items:
        return pointed
    place = next((place for place, item in enumerate(items) if item.item in pointed.items), -1)
    if items[0].together is not None and place >= 0:
        if place + 1 < len(items):
            return toggle(pick, pointed, items[place + 1].item)
        own = {item.item for item in items}
        return evolve(pointed, items=tuple([item for item in pointed.items if item not in own]))
    more = next((item for item in items if can_have(item, pick, pointed.items)), items[max(place, 0)])
    return toggle(pick, pointed, more.item)
