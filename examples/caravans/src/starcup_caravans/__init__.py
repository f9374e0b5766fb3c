"""Caravans: charters, fuel and couriers for Roll for the Galaxy."""
