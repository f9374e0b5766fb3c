"""A feed that tells whoever polls it that it is his turn: Atom, which any reader understands."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from starcup.host import Mine

ATOM = "http://www.w3.org/2005/Atom"


def feed_of(mine: Mine, address: str) -> bytes:
    """Return the feed of a seat; it has one entry while the seat is asked, and one when the game is over.

    Args:
        mine: where the game is.
        address: the address of the server, without the link, which a feed does not know.
    """
    feed = Xml.Element("feed", xmlns=ATOM)
    name = f"urn:starcup:{mine.game}:{mine.seat}"
    who = mine.names[mine.seat] if mine.seat is not None else ""
    _add(feed, "id", name)
    _add(feed, "title", f"{mine.title}: {who}" if who else mine.title)
    _add(feed, "updated", mine.changed)
    Xml.SubElement(feed, "link", href=address)
    if mine.finished:
        winners = ", ".join(mine.names[seat] for seat in mine.winners) or "nobody"
        _entry(feed, f"{name}:over", f"{mine.title} is over: {winners} won", mine.changed)
    elif mine.seat in mine.waited_for and mine.asked is not None:
        _entry(feed, f"{name}:{mine.asked}", f"Your turn in {mine.title}, round {mine.round}", mine.asked)
    text = Xml.tostring(feed, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'.encode()


def _entry(feed: Xml.Element, name: str, title: str, changed: str) -> None:
    entry = Xml.SubElement(feed, "entry")
    _add(entry, "id", name)
    _add(entry, "title", title)
    _add(entry, "updated", changed)
    author = Xml.SubElement(entry, "author")
    _add(author, "name", "Starcup")


def _add(parent: Xml.Element, name: str, text: str) -> None:
    Xml.SubElement(parent, name).text = text
