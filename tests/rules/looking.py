"""What lies where on a table, in names: for assertions that read like the rule book."""

from collections.abc import Callable

from starcup.roll import Face, RollGame
from starcup.roll.testing import dice


def cup(game: RollGame, seat: int = 0) -> dict[str, int]:
    """The dice in a cup by colour."""
    return dice(game, "cup", seat)


def citizenry(game: RollGame, seat: int = 0) -> dict[str, int]:
    """The dice in a Citizenry by colour."""
    return dice(game, "citizenry", seat)


def developers(game: RollGame, seat: int = 0) -> dict[str, int]:
    """The dice lying on a development stack by colour."""
    return dice(game, "developers", seat)


def settlers(game: RollGame, seat: int = 0) -> dict[str, int]:
    """The dice lying on a world stack by colour."""
    return dice(game, "settlers", seat)


def workers(game: RollGame, phase: str, seat: int = 0) -> dict[str, int]:
    """The workers below the strip under a phase, after Reveal."""
    return dice(game, phase, seat)


def goods(game: RollGame, seat: int = 0) -> dict[str, dict[str, int]]:
    """The goods by the world on which they lie; worlds without goods are left out."""
    lying = ((world.key, dice(game, world.key, seat)) for world in game.table.worlds(seat))
    return {key: there for key, there in lying if there}


def tableau(game: RollGame, seat: int = 0) -> list[str]:
    """The keys of the faces in a tableau, in the order in which they came."""
    return [face.key for face in game.table.tableau(seat)]


def dice_owned(game: RollGame, seat: int = 0) -> int:
    """How many dice a seat owns, wherever they lie."""
    return sum(game.view(0).dice(game.table.dice_owned(seat)).values())


def credits_of(game: RollGame, seat: int = 0) -> int:
    """The credits of a seat."""
    return game.table.seats[seat].credits


def chips_of(game: RollGame, seat: int = 0) -> int:
    """The VP in chips of a seat."""
    return game.table.seats[seat].chips


def first_choices(game: RollGame, until: Callable[[], bool] = lambda: False, prefer: str = "\0") -> None:
    """Answer every question by its first legal choice (or the first that begins as preferred), up to a moment."""
    while game.waiting() and not until():
        decision = game.waiting()[0]
        preferred = (choice for choice in decision.legal if choice.text.startswith(prefer))
        game.submit(decision.seat, next(preferred, decision.legal[0]))


def face(game: RollGame, key: str) -> Face:
    """The side of a tile that has this key."""
    rules = game.table.rules
    return rules.faces[rules.face_index[key]]
