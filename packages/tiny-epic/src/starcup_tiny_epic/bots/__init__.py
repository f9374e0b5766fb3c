"""The bots of Tiny Epic Galaxies, and the facet *bots* of the game. Only ``starcup_bots`` asks for them."""
