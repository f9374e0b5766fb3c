"""Survey Corps: an imaginary Pioneer explorer."""

from starcup.packed import hookimpl


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("pioneer",)
