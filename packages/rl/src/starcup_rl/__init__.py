"""Starcup's games as environments for reinforcement learning."""
