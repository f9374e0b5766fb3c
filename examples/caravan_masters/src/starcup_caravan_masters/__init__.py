"""Caravan Masters: two charters and a tile for Caravans."""
