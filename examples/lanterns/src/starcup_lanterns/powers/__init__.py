"""Powers of cards."""
