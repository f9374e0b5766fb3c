"""Secret links: whoever has the token of one opens what it is for, and nothing else; only digests are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Literal

from starcup.kernel.values import frozen

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
    found = _TOKEN.fullmatch(text)
    return None if found is None else Token(found[1], found[2])


def same(digest: str, other: str) -> bool:
    """Return whether two digests are equal, in a time that does not tell how much of them is."""
    return hmac.compare_digest(digest.encode(), other.encode())
