"""Roll for the Galaxy on the wire."""
