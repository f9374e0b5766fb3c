"""The pack Slipstream for Tiny Epic Galaxies."""
