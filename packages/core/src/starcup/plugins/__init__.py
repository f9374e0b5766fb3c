"""Plugins: hooks declared, checked and compiled; extensions; and whose fault a failure is."""
