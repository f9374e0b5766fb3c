"""Deep Vaults: the owner's credit track goes to $16."""

from starcup.packed import hookimpl


@hookimpl
def most_credits(most: int) -> int:
    return most + 6
