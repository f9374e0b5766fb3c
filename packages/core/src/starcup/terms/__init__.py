"""Terms: the common part of the vocabularies in which powers are stated as data; a game adds its nouns."""
