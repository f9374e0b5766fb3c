"""What changes the whole game, and belongs to no planet."""
