"""Packs: folders of data and powers, their manifests, and the faults found in them, with file and line."""

from starcup.packs.errors import Fault
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.letters import fitted, lines_of, width_of
from starcup.packs.pictures import INK, Disc, Mark, Picture, Rectangle, Shape, TextLine
from starcup.packs.plain_cards import PlainCard
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.rule_texts import Rule
from starcup.packs.svg import svg_of
from starcup.packs.texts import TileText

__all__ = [
    "INK",
    "Disc",
    "Fault",
    "GlossaryEntry",
    "Mark",
    "Picture",
    "PlainCard",
    "PowerPlugin",
    "Rectangle",
    "Rule",
    "Shape",
    "TextLine",
    "TileText",
    "fitted",
    "lines_of",
    "svg_of",
    "width_of",
]
