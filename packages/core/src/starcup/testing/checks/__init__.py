"""The checks: each takes a :class:`~starcup.testing.bench.Bench` and returns what it found."""
