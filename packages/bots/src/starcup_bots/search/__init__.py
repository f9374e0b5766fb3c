"""Search by playouts, for any game whose views sample worlds."""

from starcup_bots.search.flat import SearchBot, search_kind
from starcup_bots.search.racing import SearchBudget
from starcup_bots.search.worlds import Samples, samples

__all__ = ["Samples", "SearchBot", "SearchBudget", "samples", "search_kind"]
