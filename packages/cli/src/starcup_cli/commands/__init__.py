"""The commands, a module each; every module holds one click command called ``command``."""
