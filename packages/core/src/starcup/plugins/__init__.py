"""Plugins: declaration and checks of hooks, extensions, and attribution of failures."""
