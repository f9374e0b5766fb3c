"""Deep Stores: each world holds a good more."""

from starcup.packed import hookimpl


@hookimpl
def goods_capacity(capacity: int) -> int:
    return capacity + 1
