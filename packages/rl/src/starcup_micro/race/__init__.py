"""The pack ``race-micro``: a game of *Race for the Galaxy* that is small enough to walk its whole tree."""
