"""Explanations of colours and counters, and of phases of packs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from starcup.lines import plain_words
from starcup.messages import Arg, Message, english, thing_name
from starcup.roll import DieColour, WorldColour
from starcup.roll.words.pieces import TileWords
from starcup.words import Explained, wrap

FORMS = ("plural", "good", "kind", "world", "worlds")
"""The attributes of names by which a colour is asked for, too."""
FILLERS = Message("starcup-lines-fillers")


class ColourWords(TileWords):
    """The part of the words of Roll that explains colours, counters, and phases that are no words of the glossary."""

    def explained(self, word: str) -> Explained | None:
        asked = {self._plain(word), self._plain(re.sub(r" (die|dice|worlds?|goods?|workers?)$", "", word))}
        meant = [(name, text) for name, text in self._texts_of_colours if asked & self._called(name)]
        if meant:
            colours = [name for name, text in meant if text.id != "roll-counter"]
            rules = ("DICE-1", "SHIP-3", "SHIP-8") if colours else ()
            kind, see = "colour" if colours else "counter", ("die", "match", "trade")
            return self._explained(kind, [name for name, _ in meant], [text for _, text in meant], rules, see)
        for phase in self.ruleset.phases:
            name, worker = self.presenter.name("phase", phase.key), thing_name("worker", phase.key, phase.worker)
            if asked & (self._called(name) | self._called(worker) | {f"{phase.worker}s"}):
                text = Message("roll-phase", numeral=phase.numeral, worker=worker)
                return self._explained("phase", [name], [text], ("TERM-3",), ("phase", "worker"))
        return None

    def known_words(self) -> Sequence[str]:
        return [self.say(name) for name, text in self._texts_of_colours if text.id != "roll-counter"]

    def _explained(
        self, kind: str, names: list[Message], texts: list[Message], rules: tuple[str, ...], see: tuple[str, ...]
    ) -> Explained:
        name, text = self.say(names[0]), " ".join(map(self.say, texts))
        return Explained(kind, f"{name[:1].upper()}{name[1:]}", tuple(wrap(text, "  ")), rules, see)

    @cached_property
    def _texts_of_colours(self) -> list[tuple[Message, Message]]:
        """The names of dice, of worlds and of counters, each with what is said of it."""
        worlds = dict.fromkeys(face.colour for face in self.ruleset.faces if face.colour is not None)
        return [*map(self._die, self.ruleset.dice), *map(self._world, worlds), *self._counters()]

    def about_die(self, die: DieColour) -> tuple[str, str]:
        """Return the name of a colour of dice, and what is said of it."""
        name, text = map(self.say, self._die(die))
        return f"{name[:1].upper()}{name[1:]}", text

    def _die(self, die: DieColour) -> tuple[Message, Message]:
        goods = {face.colour.key for face in self.ruleset.faces if face.colour is not None and face.holds_goods}
        matched = "none" if not die.matches else "all" if goods <= {*die.matches} and len(goods) > 1 else "some"
        args: dict[str, Arg] = {
            "count": die.count,
            "printed": self.presenter.name("printed", die.printed),
            "faces": tuple([self.presenter.name("side", face) for face in die.faces]),
            "matched": matched,
            "worlds": tuple([self.presenter.name("colour", key) for key in die.matches]),
        }
        return self.presenter.name("die", die.key), Message("roll-die", **args)

    def _world(self, colour: WorldColour) -> tuple[Message, Message]:
        name = self.presenter.name("colour", colour.key)
        if not colour.holds_goods:
            return name, Message("roll-worlds-without-goods", colour=name)
        return name, Message("roll-worlds-with-goods", colour=name, credits=colour.trade)

    def _counters(self) -> Iterator[tuple[Message, Message]]:
        for counter in self.ruleset.counters:
            yield (
                self.presenter.name("die", counter.key),
                Message("roll-counter", start=counter.start, after=counter.after),
            )

    # What is typed.

    def _called(self, name: Message) -> set[str]:
        """Return what is typed for a thing: its key, and its name in English and in the language of the reader."""
        forms = [self.told(f"{name.id}.{form}") for form in FORMS]
        return {self._plain(text) for text in (name.id.partition("-")[2], english(name), self.say(name), *forms)} - {""}

    def _plain(self, text: str) -> str:
        return " ".join(word for word in plain_words(text) if word not in self._fillers)

    @cached_property
    def _fillers(self) -> set[str]:
        return {*plain_words(english(FILLERS)), *plain_words(self.say(FILLERS))}
