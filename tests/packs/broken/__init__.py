"""Packs with a fault each, made by small builders, and what is said about them."""
