"""Harbour: a small game of ships on cards, with packs, on Starcup."""
