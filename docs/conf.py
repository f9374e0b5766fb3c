"""Sphinx configuration; built by `nox -s docs`, where every warning is an error."""

import sys
from pathlib import Path

from pygments.lexers import PropertiesLexer
from sphinx.application import Sphinx

from starcup.roll import RollRuleset

sys.path.insert(0, str(Path(__file__).parents[1]))

project = "Starcup"
author = "Starcup contributors"
copyright = "2026, Starcup contributors"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
    "sphinx_click",
    "docs._ext.game_words",
    "docs._ext.python_docs",
    "docs._ext.rules_coverage",
    "docs._ext.search_words",
]
exclude_patterns = ["_build"]

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False}
python_maximum_signature_line_length = 90
add_module_names = False
# Types in signatures give the last part of a name, which may be that of several things.
suppress_warnings = ["ref.python"]

smartquotes_action = "qe"  # no dashes: help texts have options in them

html_theme = "furo"
html_title = "Starcup"
html_static_path = ["_static"]
html_css_files = ["starcup.css"]
html_js_files = ["starcup.js"]
templates_path = ["_templates"]
html_theme_options = {"navigation_with_keys": True}
html_copy_source = False
html_show_sourcelink = False

# Made by the engine and never by hand: a constructor of thirty fields would only stand in the way.
MADE_BY_THE_ENGINE = {
    f"starcup.roll.{name}" for name in ("RollTable", "RollView", "Rules", "RollRuleset", "Seat", "SeatView")
}


def drop_constructor(app: Sphinx, what: str, name: str, *_: object) -> tuple[str, str] | None:
    """No signature for these classes."""
    return ("", "") if name in MADE_BY_THE_ENGINE else None


# Sphinx tells only of a class what it is called where it is documented; of any other name that it is an alias.
RollRuleset.__name__ = "RollRuleset"


COLON = "\N{RATIO}"  # stands for a colon while napoleon looks


def hide_colon(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """What stands before a colon in the sentence of an attribute is no type, which napoleon would take it for."""
    if what in ("attribute", "property", "data"):
        lines[:1] = [line.replace(":", COLON) for line in lines[:1]]


def show_colon(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """The sentence as it was."""
    lines[:] = [line.replace(COLON, ":") for line in lines]


def setup(app: Sphinx) -> None:
    """What this site adds to Sphinx besides its extensions."""
    app.add_lexer("ftl", PropertiesLexer)  # Pygments has none for Fluent, whose lines are much like these
    app.connect("autodoc-process-signature", drop_constructor)
    app.connect("autodoc-process-docstring", hide_colon, priority=400)  # napoleon has 500
    app.connect("autodoc-process-docstring", show_colon, priority=600)
