"""Search by playouts, for any game whose views sample worlds."""

from starcup_bots.search.flat import Samples, SearchBot, Spend, search_kind

__all__ = ["Samples", "SearchBot", "Spend", "search_kind"]
