"""The box of Tiny Epic Galaxies: the pack ``tiny-epic-base``. It is data."""
