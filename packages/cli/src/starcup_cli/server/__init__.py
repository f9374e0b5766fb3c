"""The server behind ``starcup serve``: games for front ends in any language, over lines of JSON."""

from starcup_cli.server.lines import serve

__all__ = ["serve"]
