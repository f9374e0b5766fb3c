"""Secret links: whoever has the token of one opens what it is for, and nothing else; only digests are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Literal, cast

from starcup.host.refused import Refused
from starcup.kernel.values import frozen

Viewer = int | None
"""A seat, or None for an onlooker."""
Role = Literal["seat", "watch", "host"]
"""What a link opens: a seat, what everybody may see, or the same with the settings of the game."""
SECRET_BYTES = 20
"""160 bits."""
_TOKEN = re.compile(r"([a-z2-7]{10})\.([0-9a-f]{40})")
_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


@frozen
class Token:
    """A token as read: the id of its game, and the secret."""

    game: str
    secret: str

    @property
    def text(self) -> str:
        """The token as it stands in a link."""
        return f"{self.game}.{self.secret}"

    @property
    def digest(self) -> str:
        """What is kept of it. A plain hash is enough for secrets that nobody can guess or list."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def feed(self) -> Token:
        """The token of the feed that tells its holder when it is his turn; the link can't be made from it."""
        key = hmac.new(self.secret.encode(), b"feed", hashlib.sha256).hexdigest()
        return Token(self.game, key[: 2 * SECRET_BYTES])


def new_game_id() -> str:
    """Return an id for a new game: 50 bits, so that nobody finds games by counting."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def new_token(game: str) -> Token:
    """Return a new token of a game."""
    return Token(game, secrets.token_hex(SECRET_BYTES))


def read_token(text: str) -> Token | None:
    """Return a token from its text; None if it is none.

    >>> read_token("abc") is None, read_token("abcdefghij." + "0" * 40).game
    (True, 'abcdefghij')
    """
    parts = _TOKEN.fullmatch(text)
    return None if parts is None else Token(parts[1], parts[2])


@frozen
class Link:
    """The seat of a game that a token opens, or the view that everybody may have of it."""

    game: str
    role: Role
    seat: Viewer
    token: Token


def link_among(token: Token, digests: Mapping[str, str]) -> Link | None:
    """Return what a token opens among the links of its game; None if it opens nothing."""
    for name, digest in digests.items():
        if hmac.compare_digest(digest.encode(), token.digest.encode()):  # whose time tells nothing
            role, _, seat = name.partition("-")
            return Link(token.game, cast("Role", role), int(seat) if seat else None, token)
    return None


def seat_of(link: Link) -> int:
    """Return the seat of a link."""
    if link.seat is None:
        raise Refused("not-your-seat", "this link is for looking on: it has no seat")
    return link.seat
