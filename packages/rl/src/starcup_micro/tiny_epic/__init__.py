"""The pack ``tiny-epic-micro``: a game of *Tiny Epic Galaxies* that is small enough to walk its whole tree."""
