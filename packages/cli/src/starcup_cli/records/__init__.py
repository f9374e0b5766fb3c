"""What is kept beside the games: their files, and the record of games for one player."""
