"""The powers that are code, one module each, named after their developments."""
