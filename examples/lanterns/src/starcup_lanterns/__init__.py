"""Lanterns: cards, charters, oil and an action card for Race for the Galaxy."""
