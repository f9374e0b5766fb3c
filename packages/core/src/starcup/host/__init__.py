"""Games kept open for front ends."""
