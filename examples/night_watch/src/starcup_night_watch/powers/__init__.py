"""The actions of the planets of the pack."""
