"""Words, pieces and rules of a game, looked up and put in lines."""
