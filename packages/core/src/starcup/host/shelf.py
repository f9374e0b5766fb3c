"""The stock of the server: games, packs, rulesets, bots, rules and boxes. Loaded once, when first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache

from click import ClickException

from starcup import Header, Ruleset, StarcupError, blamed, games, installed_packs, load_pack
from starcup.games import AnyGame
from starcup.messages import languages_of_game
from starcup.wire import requests as q
from starcup.wire import results as r
from starcup.wire import wire_of
from starcup.wire.game_wire import AnyWire
from starcup.wire.offers import game_on_offer
from starcup_bots import BotKind, available
from starcup_cli.errors import UnknownName, WrongUse, unknown
from starcup_cli.packs import folder_of, no_game, packs_in, playable_games, read_pack
from starcup_cli.server.refused import Refused, brief_in
from starcup_cli.server.telling import language_asked
from starcup_cli.session import found_packs


class Shelf:
    """The stock of games, packs, rulesets and bots."""

    def __init__(self, offered: Sequence[str] = ()) -> None:
        for key in offered:
            games.find(key)
        self.games: tuple[str, ...] = tuple(offered) or tuple(playable_games())
        if not self.games:
            raise no_game()
        self._installed = frozenset(installed_packs())
        self._rulesets: dict[tuple[str, tuple[str, ...], tuple[tuple[str, str], ...]], Ruleset] = {}
        self._bots: dict[str, Mapping[str, BotKind]] = {}

    # Games.

    @property
    def usual(self) -> str:
        """The key of the default game, for requests that name none."""
        return self.games[0]

    def game(self, key: str | None) -> AnyGame:
        """Return the game of that key; the usual one, if None."""
        if key is not None and key not in self.games:
            raise unknown("game", key, self.games)
        return games.find(key or self.usual)

    def on_offer(self) -> r.Games:
        """Return the games that can be played."""
        packs = [pack for pack in self.packs().packs if pack.fault is None]
        return r.Games(
            tuple(game_on_offer(key, [pack.name for pack in packs if pack.game == key]) for key in self.games)
        )

    # Bots.

    def bots(self, key: str) -> Mapping[str, BotKind]:
        """Return the kinds of bots that play a game, by name."""
        if key not in self._bots:
            self._bots[key] = available(key)
        return self._bots[key]

    def all_bots(self) -> tuple[r.BotOnOffer, ...]:
        """Return the kinds of bots that play any of the games."""
        kinds = [kind for key in self.games for kind in self.bots(key).values()]
        found = {(kind.name, kind.game): kind for kind in kinds}
        return tuple(
            r.BotOnOffer(kind.name, kind.summary, kind.quick, kind.game or None) for _, kind in sorted(found.items())
        )

    # Rulesets.

    def ruleset(
        self, game: AnyGame, packs: Sequence[str] | None = None, options: Mapping[str, str] | None = None
    ) -> Ruleset:
        """Return the ruleset of a game with packs, by name or folder; built once, and again if a folder changes."""
        for what, given in (("packs", packs), ("options", options)):
            if given and not game.pack:
                raise Refused("no-packs", f"{what}: {game.title} has no packs; expected none")
        named, chosen = packs or tuple(filter(None, (game.pack,))), dict(options or {})
        key = game.key, tuple(map(self._place, named)), tuple(sorted(chosen.items()))
        rules = self._rulesets.get(key)
        if rules is None or _changed(rules):
            rules = self._rulesets[key] = game.load(list(map(read_pack, named)), options=chosen)
            rules.stamps()  # the present contents of the folders
        return rules

    def _place(self, name: str) -> str:
        """Return a pack's own name, or the path of its folder."""
        if name in self._installed:
            return name
        try:
            return str(folder_of(name) or name)
        except WrongUse as error:
            near = error.nearest if isinstance(error, UnknownName) else None
            raise Refused("unknown-pack", brief_in(error.message, name), near) from error

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
        found: Ruleset = game.load(packs, options=options)
        return found

    def wire(self, key: str | None, packs: Sequence[str] | None, options: Mapping[str, str] | None = None) -> AnyWire:
        """Return the wire format of a game."""
        return wire_of(self.ruleset(self.game(key), packs, options))

    # Contents to show.

    def packs(self) -> r.Packs:
        """Return the installed packs of the games that are offered."""
        found = map(_pack, sorted(self._installed))
        return r.Packs(tuple(pack for pack in found if pack.game in (*self.games, "")))

    def languages(self) -> dict[str, tuple[str, ...]]:
        """Return the languages of each game that can be played, by its key."""
        found = {}
        for key in self.games:
            with suppress(StarcupError):
                found[key] = languages_of_game(key)
        return found

    def catalogue(
        self, key: str | None, packs: Sequence[str] | None, options: Mapping[str, str], language: str
    ) -> r.CatalogueResult:
        """Return everything in the box, in a language."""
        wire = self.wire(key, packs, options)
        return r.CatalogueResult(wire.catalogue(language_asked(wire.ruleset, language)))

    def pictures(self, asked: q.PicturesOf, language: str) -> r.PicturesResult:
        """Return pictures with words in a language, and all colours."""
        from starcup.pictures import colours, some_pictures

        rules = self.ruleset(self.game(asked.game), asked.packs, asked.options)
        found = {
            kind: {entry: r.ColourOfThing(one.fill, one.ink, one.letter) for entry, one in entries.items()}
            for kind, entries in colours(rules).items()
        }
        return r.PicturesResult(some_pictures(rules, asked.keys, asked.size, language_asked(rules, language)), found)

    def rules(self, ids: Sequence[str], key: str | None, packs: Sequence[str] | None, language: str) -> r.RuleTexts:
        """Return rules by their ids, or all, in a language."""
        wire = self.wire(key, packs)
        statements = {one.id: one for one in wire.rules(language_asked(wire.ruleset, language))}
        for name in ids:
            if name not in statements:
                raise unknown("rule", name, list(statements))
        return r.RuleTexts(tuple(statements[name] for name in ids) if ids else tuple(statements.values()))


def _changed(ruleset: Ruleset) -> bool:
    stamps = ruleset.stamps()
    return any(pack.folder is not None and pack.stamp() not in stamps for pack in packs_in(ruleset))


@cache
def _pack(name: str) -> r.InstalledPack:
    try:
        pack = load_pack(name)
        stamp = pack.stamp()
    except Exception as error:
        return r.InstalledPack(name, "", "", "", str(blamed(error)))
    return r.InstalledPack(name, stamp.version, stamp.digest, pack.game, None)
