"""The rules of Roll for the Galaxy: state, steps, powers, packs put together. Private: import from ``starcup.roll``."""
