"""Outposts: planets, a secret mission and a rebel board for Tiny Epic Galaxies."""
