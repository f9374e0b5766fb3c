"""The words of Roll for the Galaxy: board, questions, choices and events for people."""
