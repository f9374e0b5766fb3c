"""Deep Probe: a tile pack for Starcup."""
