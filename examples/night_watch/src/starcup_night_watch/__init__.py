"""Night Watch: two pilots and a planet on top of Slipstream, for Tiny Epic Galaxies."""
