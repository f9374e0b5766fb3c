"""A feed that tells whoever polls it that it is his turn: Atom, which any reader understands."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources.abc import Traversable
from xml.etree import ElementTree as Xml

from starcup import GameError
from starcup.host import Mine
from starcup.messages import Message, language_of_game
from starcup.messages.offers import game_title
from starcup_web.speech import said

ATOM = "http://www.w3.org/2005/Atom"


def feed_of(mine: Mine, address: str, language: str = "") -> bytes:
    """Return the feed of a seat; it has one entry while the seat is asked, and one when the game is over."""
    words = said(language, _homes_of(mine.key))
    game = game_title(mine.key, mine.title)
    feed = Xml.Element("feed", xmlns=ATOM)
    name = f"urn:starcup:{mine.game}:{mine.seat}"
    who = mine.names[mine.seat] if mine.seat is not None else ""
    _add(feed, "id", name)
    _add(feed, "title", f"{words.text(game)}: {who}" if who else words.text(game))
    _add(feed, "updated", mine.changed)
    Xml.SubElement(feed, "link", href=address)
    if mine.finished:
        winners = ", ".join(mine.names[seat] for seat in mine.winners)
        title = words.text(Message("feed-over", title=game, names=winners, count=len(mine.winners)))
        _entry(feed, f"{name}:over", title, mine.changed)
    elif mine.seat in mine.waited_for and mine.asked is not None:
        title = words.text(Message("feed-turn", title=game, round=mine.round))
        _entry(feed, f"{name}:{mine.asked}", title, mine.asked)
    text = Xml.tostring(feed, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'.encode()


def _homes_of(key: str) -> tuple[Traversable, ...]:
    with suppress(GameError):  # the game is not installed any more
        return language_of_game(key).homes
    return ()


def _entry(feed: Xml.Element, name: str, title: str, changed: str) -> None:
    entry = Xml.SubElement(feed, "entry")
    _add(entry, "id", name)
    _add(entry, "title", title)
    _add(entry, "updated", changed)
    author = Xml.SubElement(entry, "author")
    _add(author, "name", "Starcup")


def _add(parent: Xml.Element, name: str, text: str) -> None:
    Xml.SubElement(parent, name).text = text
