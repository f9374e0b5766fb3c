"""What the pack changes besides pieces and numbers."""
