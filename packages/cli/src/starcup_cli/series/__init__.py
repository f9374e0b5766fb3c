"""Many games between bots: played, summed up, drawn."""
