"""Salvage: a small game of drones and wrecks, on Starcup."""
