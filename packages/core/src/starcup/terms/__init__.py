"""Terms: the common parts of vocabularies in which powers are stated as data; a game adds its nouns."""
