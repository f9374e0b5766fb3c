"""The bots of Race for the Galaxy, and the facet *bots* of the game. Only ``starcup_bots`` asks for them."""
