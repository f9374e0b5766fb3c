"""``{search-words} write a bot``: below a heading, what people may type to find that section before all others."""

from __future__ import annotations

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class SearchWords(SphinxDirective):
    """An entry of the index whose place is the section; that of ``{index}`` has no text that a result could show."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        section = self.state_machine.node
        assert section is not None
        entries = [("single", one, section["ids"][0], "main", None) for one in self.arguments[0].split(", ")]
        return [addnodes.index(entries=entries)]


def setup(app: Sphinx) -> dict[str, bool]:
    """Entry point of the extension."""
    app.add_directive("search-words", SearchWords)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
