"""Pictures of every piece of a game, for screens and for print, as SVG; and colours of things as values.

A game's facet *pictures* is a subclass of :class:`Pictures`, which its :class:`~starcup.games.GameDefinition` names;
without one, its pieces look plain, but they are there.
"""

from starcup.pictures import shapes
from starcup.pictures.book import colours, drawing, picture_key, pictures, some_pictures
from starcup.pictures.colours import CHIPS, NIGHT, PAPER, SEATS, SOFT, Colour, mixed
from starcup.pictures.facet import Form, Pictures
from starcup.pictures.icons import ICONS, icon
from starcup.pictures.letters import fitted, lines_of, width_of
from starcup.pictures.marks import INK, Curve, Cut, Disc, Mark, Picture, Rectangle, Shape, TextLine, placed
from starcup.pictures.plain_cards import PlainCard
from starcup.pictures.svg import svg_of

__all__ = [
    "CHIPS",
    "ICONS",
    "INK",
    "NIGHT",
    "PAPER",
    "SEATS",
    "SOFT",
    "Colour",
    "Curve",
    "Cut",
    "Disc",
    "Form",
    "Mark",
    "Picture",
    "Pictures",
    "PlainCard",
    "Rectangle",
    "Shape",
    "TextLine",
    "colours",
    "drawing",
    "fitted",
    "icon",
    "lines_of",
    "mixed",
    "picture_key",
    "pictures",
    "placed",
    "shapes",
    "some_pictures",
    "svg_of",
    "width_of",
]
