"""Waystations: six cards for Race for the Galaxy."""
