"""The rules of Tiny Epic Galaxies. Private: other packages import what they need from :mod:`starcup_tiny_epic`."""
