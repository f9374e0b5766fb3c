"""The stock of the server: what is installed, and packs in folders that its client names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from click import ClickException

from starcup import Header, Pack, Ruleset, games
from starcup.games import AnyGame
from starcup.host.bots import Bots
from starcup.host.refused import Refused, brief_in
from starcup.host.shelf import Shelf
from starcup_cli.errors import UnknownName, WrongUse
from starcup_cli.packs import folder_of, no_game, packs_in, playable_games, read_pack
from starcup_cli.records import found_packs


class ShelfWithFolders(Shelf):
    """The stock of games, rulesets and bots, with packs in folders. ``offered``: the games; empty: all."""

    def __init__(self, offered: Sequence[str], bots: Bots) -> None:
        for key in offered:
            games.find(key)
        super().__init__(tuple(offered) or tuple(playable_games()), bots)
        if not self.games:
            raise no_game()

    def place(self, name: str) -> str:
        """Return a pack's own name, or the path of its folder."""
        try:
            return str(folder_of(name) or name)
        except WrongUse as error:
            near = error.nearest if isinstance(error, UnknownName) else None
            raise Refused("unknown-pack", brief_in(error.message, name), near) from error

    def pack(self, name: str) -> Pack:
        """Return an installed pack by its name, or one in a folder by its path."""
        return read_pack(name)

    def changed(self, rules: Ruleset) -> bool:
        """Return whether a folder holds something else since."""
        stamps = rules.stamps()
        return any(pack.folder is not None and pack.stamp() not in stamps for pack in packs_in(rules))

    def ruleset_of_file(self, game: AnyGame, header: Header, options: Mapping[str, str]) -> Ruleset:
        """Return the ruleset that a saved game was played with; folders must still hold the same packs."""
        if not game.pack:
            return self.ruleset(game, None, options)
        try:
            packs = found_packs(header)
        except UnknownName:
            raise
        except ClickException as error:
            raise Refused("bad-pack", error.message) from error
        if all(pack.folder is None for pack in packs):
            return self.ruleset(game, [pack.name for pack in packs], options)
        return game.load(packs, options=options)
