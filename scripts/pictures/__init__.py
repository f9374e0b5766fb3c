"""The pictures of the site and of README, drawn from library, data and pages by ``python -m scripts.pictures``."""
