"""The rules of Race for the Galaxy. Private: other packages import what they need from :mod:`starcup_race`."""
