"""Features: a position as one seat sees it, as named numbers with bounds, for bots that learn and for learners."""

from starcup.features.facet import AnyFeatures, Features, features_of
from starcup.features.piece_traits import NOT_TRAITS, traits
from starcup.features.slots import Number, Slot, Things
from starcup.features.space import Feature, FeatureSpace

__all__ = [
    "NOT_TRAITS",
    "AnyFeatures",
    "Feature",
    "FeatureSpace",
    "Features",
    "Number",
    "Slot",
    "Things",
    "features_of",
    "traits",
]
