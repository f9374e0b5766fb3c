"""One module for each development's power, named after the development's key."""
