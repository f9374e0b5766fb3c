"""Training: nets that learn a game by playing it, for :mod:`starcup_bots.learned`."""
