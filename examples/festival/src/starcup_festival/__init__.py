"""Festival: a pack for Starcup that adds a phase."""
