"""Drifters: six cards for Race for the Galaxy on Starcup."""
