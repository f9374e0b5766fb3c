"""A game table in the browser: a server on :mod:`starcup.host`, and the built front end."""

from __future__ import annotations
