"""Powers that are code: a module for each, named after the key of its ship."""
