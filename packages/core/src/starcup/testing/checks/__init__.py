"""The checks: functions that take a :class:`~starcup.testing.bench.Bench` and return their findings."""
