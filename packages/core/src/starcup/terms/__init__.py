"""Terms: the machinery of vocabularies in which powers are stated as data; a game adds its nouns."""
