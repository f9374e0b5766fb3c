"""Checks of a pack by games with it: which there are for its game, and all of them with one report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from starcup import games as games_known
from starcup.games import AnyGame
from starcup.kernel.errors import GameError
from starcup.packs.pack import Pack, load
from starcup.testing.findings import Finding, check_findings, failed_load
from starcup.testing.games import findings_of, named_checks
from starcup.testing.integrity import Fingerprint
from starcup.testing.kit import GameKit, PackCheck
from starcup.testing.pack_bench import PackGames
from starcup.testing.pack_checks import PACK_CHECKS
from starcup.testing.wires import Tripwires


def bench_of_pack(pack: Pack, *, games: int | None = None) -> PackGames:
    """Return the bench of a pack beside its game's own.

    Args:
        pack: the pack.
        games: the largest number of whole games for each check; None: as many as usual.

    Raises:
        GameError: the game is not installed, or has no packs.
        PackError: the pack can't be loaded.
    """
    kind = _bench_kind(games_known.find(pack.game))
    return kind.of_pack(pack) if games is None else kind.of_pack(pack, games=games)


def checks_of_packs(game: AnyGame) -> Mapping[str, PackCheck]:
    """Return the checks of packs of a game, by name, in the order in which they are made.

    Args:
        game: its definition.

    Raises:
        GameError: the game has no packs.
    """
    if not game.pack:
        raise GameError(f"{game.title} has no packs")
    checks = game.facet("testing", GameKit).pack_checks
    return PACK_CHECKS if checks is None else checks


def _bench_kind(game: AnyGame) -> type[PackGames]:
    if not game.pack:
        raise GameError(f"{game.title} has no packs")
    kind = game.facet("testing", GameKit).pack_bench
    return PackGames if kind is None else kind


def check_pack(
    pack: Pack | str,
    *,
    with_packs: Sequence[str | Pack] = (),
    games: int = 6,
    tables: int | None = None,
    pairs: int | None = None,
    seed: int = 0,
    checks: Iterable[str] | None = None,
    before: Callable[[str], bool] | None = None,
    engine: Fingerprint | None = None,
    wires: Tripwires | None = None,
) -> list[Finding]:
    """Return everything that is wrong with a pack, or could not be tried, after games with it.

    Args:
        pack: the pack, or the name of an installed one.
        with_packs: those that it is played with; none: the pack of its game.
        games: the largest number of whole games for each check.
        tables: the largest number of tables with pieces of the pack for each check; None: all.
        pairs: how many pairs of pieces are tried; None: all that the game tries.
        seed: equal seeds give equal games.
        checks: the names of those that are made; None: all.
        before: called with each check before it is made; returns whether to make it; None: all are.
        engine: the engine as it was before code of the pack was imported; None: as it is.
        wires: those that noted what the pack's code used so far; None: new ones.

    Raises:
        GameError: the game of the pack is not installed, or has no packs.
        ValueError: its packs have no check of that name.
    """
    engine = Fingerprint.taken() if engine is None else engine
    pack = load(pack) if isinstance(pack, str) else pack
    game = games_known.find(pack.game)
    game.load()  # imports its modules, before those of the pack
    engine = engine.extended()
    wires = Tripwires() if wires is None else wires
    known, kind, subject = checks_of_packs(game), _bench_kind(game), f"pack {pack.name!r}"
    wanted = named_checks(checks, known)
    try:
        bench = kind.of_pack(
            pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, seed=seed, engine=engine, wires=wires
        )
    except Exception as error:  # the pack's own code may raise anything
        return [failed_load(subject, error)]
    return findings_of(bench, known, wanted, before)


def assert_pack_ok(
    pack: Pack | str,
    *,
    with_packs: Sequence[str | Pack] = (),
    games: int = 6,
    tables: int | None = None,
    pairs: int | None = None,
    seed: int = 0,
    checks: Sequence[str] | None = None,
    journals: Path | None = None,
) -> None:
    """Make all checks on a pack, and fail with one report of everything that is wrong.

    Args:
        pack: the pack, or the name of an installed one.
        with_packs: those that it is played with; none: the pack of its game.
        games: the largest number of whole games for each check.
        tables: the largest number of tables with pieces of the pack for each check; None: all.
        pairs: how many pairs of pieces are tried; None: all that the game tries.
        seed: equal seeds give equal games.
        checks: names of the checks to make; None: all.
        journals: the folder for journals of games gone wrong; None: a new temporary folder.

    Raises:
        AssertionError: the report. Warnings alone don't fail.
    """
    __tracebackhide__ = True
    findings = check_pack(
        pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, seed=seed, checks=checks
    )  # fmt: skip
    check_findings(f"pack {pack if isinstance(pack, str) else pack.name!r}", findings, journals)
