"""The box of Race for the Galaxy, base game: the pack ``race-base``. It is data."""
