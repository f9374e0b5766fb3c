"""The pack ``roll-micro``: a game of *Roll for the Galaxy* that is small enough to walk its whole tree."""
