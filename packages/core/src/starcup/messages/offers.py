"""What is on offer before a game begins, as messages: titles of games, titles and options of packs, bots.

The English texts are those of the data; these messages bring them along.
"""

from __future__ import annotations

from starcup.kernel.messages import Message, in_id


def game_title(key: str, title: str) -> Message:
    """Return the title of a game: the words of ``game-KEY``."""
    return Message(f"game-{key}", title)


def pack_title(name: str, title: str) -> Message:
    """Return the title of a pack: the words of ``pack-NAME``."""
    return Message(f"pack-{in_id(name)}", title or name)


def pack_text(name: str, text: str) -> Message:
    """Return the description of a pack: the words of ``pack-NAME.text``."""
    return Message(f"pack-{in_id(name)}.text", text)


def option_text(name: str, text: str) -> Message:
    """Return what an option is about: the words of ``option-PACK-NAME``."""
    return Message(f"option-{in_id(name)}", text)


def option_value(name: str, value: str) -> Message:
    """Return what a value of an option means: the words of ``option-PACK-NAME.value-VALUE``, else the value itself."""
    return Message(f"option-{in_id(name)}.value-{in_id(value)}", value)


def bot_title(name: str) -> Message:
    """Return what a bot is called in lists: the words of ``bot-NAME``; what is typed is its name."""
    return Message(f"bot-{in_id(name)}", name)


def bot_text(name: str, text: str) -> Message:
    """Return how a bot plays: the words of ``bot-NAME.text``."""
    return Message(f"bot-{in_id(name)}.text", text)
