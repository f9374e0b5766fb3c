"""Packs that ask of the engine what the game that it ships with never asks, and their tests."""
