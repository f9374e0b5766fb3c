"""Tools for testing rules, packs, bots and front ends."""
