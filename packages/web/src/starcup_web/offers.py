"""What can be played, told to people in their language: games with their packs and options, and bots."""

from __future__ import annotations

from importlib import resources

from starcup import load_pack
from starcup.host.shelf import Shelf
from starcup.messages import Language, language_of_game
from starcup.messages.offers import bot_text, bot_title, game_title, option_text, option_value, pack_text, pack_title
from starcup.wire import results as r
from starcup_web import results as w
from starcup_web.speech import known_in, spoken


def offer_of(shelf: Shelf, language: str) -> w.Offer:
    """Return what is on offer."""
    words = {key: _words(key, language) for key in shelf.games}
    games = tuple(_game(game, words[game.key]) for game in shelf.on_offer().games)
    bots = tuple(_bot(bot, words.get(bot.game or "") or _common(language)) for bot in shelf.bots_on_offer())
    return w.Offer(spoken(), games, bots)


def _common(language: str) -> Language:
    """Return the words of bots that play any game."""
    home = resources.files("starcup_bots")
    return Language(known_in(language, home), (home,))


def _words(key: str, language: str) -> Language:
    """Return the words of a game, after those of bots, which it may reword."""
    bots = _common(language)
    return Language(bots.code, (*bots.homes, *language_of_game(key).homes))


def _game(game: r.GameOnOffer, words: Language) -> w.GameOffered:
    for name in game.packs:
        words = words.with_words(load_pack(name).files)
    options = [_option(option, words) for option in game.options]
    packs = [_pack(name, words) for name in game.packs]
    title = words.text(game_title(game.key, game.title))
    return w.GameOffered(game.key, title, game.seats, game.pack, tuple(packs), tuple(options), game.fault)


def _pack(name: str, words: Language) -> w.PackOffered:
    manifest = load_pack(name).manifest
    title, text = pack_title(name, manifest.title), pack_text(name, manifest.description)
    return w.PackOffered(name, words.text(title), words.text(text))


def _option(option: r.OptionOnOffer, words: Language) -> w.OptionOffered:
    values = tuple(w.ValueOffered(value, words.text(option_value(option.name, value))) for value in option.values)
    text = words.text(option_text(option.name, option.text)) or option.name
    return w.OptionOffered(option.name, text, values, option.default)


def _bot(bot: r.BotOnOffer, words: Language) -> w.BotOffered:
    title, summary = words.text(bot_title(bot.name)), words.text(bot_text(bot.name, bot.summary))
    return w.BotOffered(bot.name, title, summary, bot.quick, bot.game)
