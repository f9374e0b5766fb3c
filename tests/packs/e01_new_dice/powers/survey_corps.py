"""Survey Corps: an imaginary Pioneer explorer."""

from starcup.roll import hookimpl


@hookimpl
def extra_workers() -> tuple[str, ...]:
    return ("pioneer",)
