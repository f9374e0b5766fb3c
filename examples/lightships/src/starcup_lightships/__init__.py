"""Lightships: two charters and a card for Lanterns."""
