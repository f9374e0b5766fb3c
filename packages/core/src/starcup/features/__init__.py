"""Features: a position as one seat sees it, as named numbers with bounds, for bots that learn and for learners."""

from starcup.features.cells import Block, Cells, amount, amounts, bag, grid, one_hot
from starcup.features.facet import AnyFeatures, Features, features_of, layout_of
from starcup.features.layout import ArrayField, ArrayLayout
from starcup.features.piece_traits import NOT_TRAITS, traits
from starcup.features.slots import Number, Slot, Things
from starcup.features.space import Feature, FeatureSpace

__all__ = [
    "NOT_TRAITS",
    "AnyFeatures",
    "ArrayField",
    "ArrayLayout",
    "Block",
    "Cells",
    "Feature",
    "FeatureSpace",
    "Features",
    "Number",
    "Slot",
    "Things",
    "amount",
    "amounts",
    "bag",
    "features_of",
    "grid",
    "layout_of",
    "one_hot",
    "traits",
]
