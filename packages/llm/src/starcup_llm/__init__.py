"""A seat at Starcup's games for a language model."""
