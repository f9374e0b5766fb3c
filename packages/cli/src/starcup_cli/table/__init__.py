"""A game at the terminal: begun or resumed, talked about with one person, played in lines."""
