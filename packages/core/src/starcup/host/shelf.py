"""The stock of a host: games, rulesets, bots, rules and boxes. Loaded once, when first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache

from starcup import games
from starcup.games import AnyGame
from starcup.host.bots import Bots
from starcup.host.refused import Refused, unknown
from starcup.host.telling import language_asked
from starcup.kernel.errors import GameError, StarcupError
from starcup.kernel.journal import Header
from starcup.kernel.ruleset import Ruleset
from starcup.messages import languages_of_game
from starcup.owners import blamed
from starcup.packs.options import settings_of
from starcup.packs.pack import Pack
from starcup.packs.pack import installed as installed_packs
from starcup.packs.pack import load as load_pack
from starcup.wire import requests as q
from starcup.wire import results as r
from starcup.wire.game_wire import AnyWire, wire_of


def playable_games() -> tuple[str, ...]:
    """Return the keys of the games that can be played as they come; faulty ones are told when asked for."""
    keys = []
    for key in sorted(games.known()):
        with suppress(GameError):
            if (pack := games.find(key).pack) and pack not in installed_packs():
                continue
        keys.append(key)
    return tuple(keys)


class Shelf:
    """The stock of games, installed packs, rulesets and bots.

    Args:
        games: the keys of the games on offer; the first is the one that is meant where none is named.
        bots: who brings the bots.
    """

    def __init__(self, games: Sequence[str], bots: Bots) -> None:
        self.games: tuple[str, ...] = tuple(games)
        self.all_bots: Bots = bots
        self._rulesets: dict[tuple[str, tuple[str, ...], tuple[tuple[str, str], ...]], Ruleset] = {}

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
            tuple(_game_on_offer(key, [pack.name for pack in packs if pack.game == key]) for key in self.games)
        )

    # Bots.

    def bots(self, key: str) -> Mapping[str, r.BotOnOffer]:
        """Return the bots that play a game, by name."""
        return self.all_bots.on_offer(key)

    def bots_on_offer(self) -> tuple[r.BotOnOffer, ...]:
        """Return the bots that play any of the games."""
        bots = {(bot.name, bot.game): bot for key in self.games for bot in self.bots(key).values()}
        return tuple(bot for _, bot in sorted(bots.items(), key=lambda pair: (pair[0][0], pair[0][1] or "")))

    # Rulesets.

    def ruleset(
        self, game: AnyGame, packs: Sequence[str] | None = None, options: Mapping[str, str] | None = None
    ) -> Ruleset:
        """Return the ruleset of a game with packs; built once, and again if a pack changes."""
        for what, given in (("packs", packs), ("options", options)):
            if given and not game.pack:
                raise Refused("no-packs", f"{what}: {game.title} has no packs; expected none")
        named, chosen = packs or tuple(filter(None, (game.pack,))), dict(options or {})
        key = game.key, tuple(map(self.place, named)), tuple(sorted(chosen.items()))
        rules = self._rulesets.get(key)
        if rules is None or self.changed(rules):
            rules = self._rulesets[key] = game.load(list(map(self.pack, named)), options=chosen)
            rules.stamps()  # the present contents of the packs
        return rules

    def ruleset_of(self, header: Header) -> Ruleset:
        """Return the ruleset of a journal, with installed packs alone: text may come from anywhere."""
        game = self.game(header.game)
        return self.ruleset(game, [stamp.name for stamp in header.packs] if game.pack else None, header.options)

    def place(self, name: str) -> str:
        """Return where a pack is: the name of an installed one."""
        if name not in installed_packs():
            raise unknown("pack", name, sorted(installed_packs()))
        return name

    def pack(self, name: str) -> Pack:
        """Return a pack by its name."""
        return load_pack(name)

    def changed(self, rules: Ruleset) -> bool:
        """Return whether a pack of a ruleset has changed since; installed ones don't."""
        return False

    def wire(self, key: str | None, packs: Sequence[str] | None, options: Mapping[str, str] | None = None) -> AnyWire:
        """Return the wire format of a game."""
        return wire_of(self.ruleset(self.game(key), packs, options))

    # Contents to show.

    def packs(self) -> r.Packs:
        """Return the installed packs of the games that are offered."""
        return r.Packs(tuple(pack for pack in _installed_packs() if pack.game in (*self.games, "")))

    def languages(self) -> dict[str, tuple[str, ...]]:
        """Return the languages of each game that can be played, by its key."""
        languages = {}
        for key in self.games:
            with suppress(StarcupError):
                languages[key] = languages_of_game(key)
        return languages


def catalogue(rules: Ruleset, language: str) -> r.CatalogueResult:
    """Return everything in the box, in a language."""
    return r.CatalogueResult(wire_of(rules).catalogue(language_asked(rules, language)))


def pictures(rules: Ruleset, asked: q.PicturesOf, language: str) -> r.PicturesResult:
    """Return pictures with words in a language, and all colours."""
    from starcup.pictures import colours, some_pictures

    tints = {
        kind: {entry: r.ColourOfThing(colour.fill, colour.ink, colour.letter) for entry, colour in entries.items()}
        for kind, entries in colours(rules).items()
    }
    return r.PicturesResult(some_pictures(rules, asked.keys, asked.size, language_asked(rules, language)), tints)


def rule_texts(rules: Ruleset, ids: Sequence[str], language: str) -> r.RuleTexts:
    """Return rules by their ids, or all, in a language."""
    statements = {rule.id: rule for rule in wire_of(rules).rules(language_asked(rules, language))}
    for name in ids:
        if name not in statements:
            raise unknown("rule", name, list(statements))
    return r.RuleTexts(tuple(statements[name] for name in ids) if ids else tuple(statements.values()))


def _game_on_offer(key: str, packs: Sequence[str]) -> r.GameOnOffer:
    """Return the description of a game that can be played, or the reason why it can't."""
    try:
        game = games.find(key)
        settings = settings_of(load_pack(game.pack)) if game.pack else ()
    except StarcupError as error:
        return r.GameOnOffer(key, key, (), None, tuple(packs), (), str(error))
    options = tuple(
        r.OptionOnOffer(setting.name, setting.values, setting.default, setting.text) for setting in settings
    )
    return r.GameOnOffer(key, game.title, tuple(game.seats), game.pack or None, tuple(packs), options, None)


@cache
def _installed_packs() -> tuple[r.InstalledPack, ...]:
    return tuple(map(_installed_pack, sorted(installed_packs())))


def _installed_pack(name: str) -> r.InstalledPack:
    try:
        pack = load_pack(name)
        stamp = pack.stamp()
    except Exception as error:
        return r.InstalledPack(name, "", "", "", str(blamed(error)))
    return r.InstalledPack(name, stamp.version, stamp.digest, pack.game, None)
