"""Making packs: a new one from a template, checks, pictures, a watch, a wheel."""
