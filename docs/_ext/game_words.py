"""``{game-words}``: the words of the game as a Sphinx glossary, from the same entries that ``starcup what`` tells."""

from __future__ import annotations

from collections.abc import Iterator

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.domains.std import Glossary

from starcup import games
from starcup.words import words_of


class GameWords(Glossary):
    """A glossary without content of its own; every word can be named by the role ``term``."""

    has_content = False

    def run(self) -> list[nodes.Node]:
        self.content = StringList(list(lines()), "game-words")
        return super().run()


def lines() -> Iterator[str]:
    """Yield what would stand in the directive, in reStructuredText."""
    words = words_of(games.find("roll").load()).glossary()
    for entry in sorted(words.values(), key=lambda one: one.name.casefold()):
        yield entry.name
        yield f"   {' '.join(entry.text.split())}"
        more = [f":term:`{words[key].name}`" for key in entry.see]
        told = [", ".join(one) for one in (entry.rules, more) if one]
        if told:
            yield ""
            yield f"   {'; see also '.join(told) if entry.rules else f'See also {told[0]}'}."
        yield ""


def setup(app: Sphinx) -> dict[str, bool]:
    """Entry point of the extension."""
    app.add_directive("game-words", GameWords)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
