"""The server behind ``starcup serve``: games for front ends in any language, over lines of JSON."""
