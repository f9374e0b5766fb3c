"""Acts at a host: what is refused changes nothing, what is done is kept, undone, replayed and branched."""

from __future__ import annotations

from functools import partial

import pytest

from starcup import Game, JournalError, Rng, games
from starcup.host import Host, HostedGame, NewGame, Refused
from tests.host.playing import GAMES, Party, code, party

WORSE = ("", " ", "0", "nonsense", "undo", "\0", "x" * 4_000, "None", "~ start 1", "end 3 abc", "# seat 0 client")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_changes_nothing(game: str) -> None:
    rng, table = Rng(4), party(game)
    table.play(rng, 12)
    for _ in range(3):
        seat = table.asked()[0]
        choice, number = table.choice(seat, rng)
        before = everything(table)
        wrong = [(table.seat(seat), text, number) for text in WORSE]
        wrong += [(table.seat(seat), choice, other) for other in (number - 1, number + 1, 0, 10**12) if other != number]
        wrong += [(link, choice, number) for link in (table.watch, table.settings)]
        for link, text, other in wrong:
            with pytest.raises(Refused):
                table.host.submit(link, text, other)
            assert everything(table) == before, (text, other)
        table.host.submit(table.seat(seat), choice, number)


def test_a_choice_that_is_sent_twice_is_made_once() -> None:
    rng, table = Rng(4), party("race")
    seat = table.asked()[0]
    choice, number = table.choice(seat, rng)
    table.host.submit(table.seat(seat), choice, number)
    before = everything(table)
    with pytest.raises(Refused) as refused:
        table.host.submit(table.seat(seat), choice, number)
    assert code(refused.value) in ("stale", "not-asked")
    assert everything(table) == before


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    rng, table = Rng(1), party("tiny-epic")
    while len(table.asked()) > 1:
        table.act(rng)
    (seat,) = table.asked()
    for number in range(3):
        with pytest.raises(Refused) as refused:
            table.host.submit(table.seat(1 - seat), table.choice(seat, rng)[0], number)
        assert code(refused.value) in ("not-asked", "stale", "no-such-question")


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_is_a_line_and_what_was_chosen_is_asked_again(game: str) -> None:
    rng, table = Rng(2), party(game)
    while True:
        seat = rng.choice(table.asked())
        before = table.host.table(table.seat(seat)).scene
        length = len(table.log)
        table.host.submit(table.seat(seat), *table.choice(seat, rng))
        if table.host.table(table.seat(seat)).undo.possible:
            break
    after = table.host.act(table.seat(seat), partial(HostedGame.undo, seat=seat, language="en"))
    assert f"{seat} undo" in table.log[length:]
    assert unnumbered(after.scene) == unnumbered(before)
    while table.host.table(table.seat(seat)).undo.possible:
        table.host.act(table.seat(seat), partial(HostedGame.undo, seat=seat, language="en"))
    with pytest.raises(Refused) as refused:
        table.host.act(table.seat(seat), partial(HostedGame.undo, seat=seat, language="en"))
    assert code(refused.value) == "cannot-undo"


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.slow) for game in GAMES])
def test_a_log_is_a_journal_that_replays_to_the_same_game(game: str) -> None:
    rng, table = Rng(8), party(game, 3)
    rules = games.find(game).load()
    while not table.finished:
        table.act(rng, undos=8)
        if rng.below(150) and not table.finished:
            continue
        log = table.log
        again = Game.replay(rules, "\n".join([*log, ""]), trust=True)
        ours = table.host.looking(table.watch).game
        assert (again.save(), again.all_events()) == (ours.save(), ours.all_events())
        table.host = Host(table.host.storage)
        assert table.log == log
        theirs = table.host.looking(table.watch).game
        assert (theirs.save(), theirs.journal_text()) == (ours.save(), ours.journal_text())


def test_names_are_kept_as_they_are() -> None:
    names = ("  Ännä  B ", "#1: seat-1=greedy", "Stär · 星 :~ end")
    table = Party(Host(), NewGame(("client",) * 3, "race", names=names))
    assert table.host.table(table.watch).names == names
    assert Host(table.host.storage).table(table.watch).names == names
    assert table.host.mine(table.watch).names == names


@pytest.mark.parametrize(
    "asked",
    [
        NewGame(()),
        NewGame(("client",), "race"),
        NewGame(("client",) * 20, "race"),
        NewGame(("client", "nobody"), "race"),
        NewGame(("client", "client"), "chess"),
        NewGame(("client", "client"), "race", names=("Anna",)),
        NewGame(("client", "client"), "race", names=("Anna", "")),
        NewGame(("client", "client"), "race", names=("Anna", "Be\nn")),
        NewGame(("client", "client"), "race", names=("Anna", "x" * 41)),
        NewGame(("client", "client"), "race", names=("Anna", "Ben\u2028seed 3")),
        NewGame(("client", "client"), "race", packs=("nothing",)),
        NewGame(("client", "client"), "roll", packs=("../base",)),
    ],
)
def test_a_game_that_can_t_be_is_refused_and_nothing_kept(asked: NewGame) -> None:
    host = Host()
    with pytest.raises(Refused):
        host.new(asked)
    assert host.storage.count() == 0


@pytest.mark.parametrize(
    "game", ["race", pytest.param("roll", marks=pytest.mark.slow), pytest.param("tiny-epic", marks=pytest.mark.slow)]
)
def test_a_finished_game_is_looked_at_from_its_beginning_and_goes_on_from_any_point(game: str) -> None:
    rng, table = Rng(5), party(game)
    for seat in (0, 1):  # orders that people have at first would answer, too
        table.host.act(table.seat(seat), partial(HostedGame.stop_orders, seat=seat, kind="", language="en"))
    tables = [table.host.table(table.seat(0))]
    with pytest.raises(Refused) as refused:
        table.host.replayed(table.seat(0), 0, 0)
    assert code(refused.value) == "hidden"
    with pytest.raises(Refused):
        table.host.branch(table.seat(0), 0, NewGame(("client", "client")))
    journal_so_far = table.host.looking(table.seat(0)).game.journal_text()
    # In seat order, so that the entries of those who answer at once are in the order in which journals have them.
    while not table.finished:
        seat = table.asked()[0]
        table.host.submit(table.seat(seat), *table.choice(seat, rng))
        tables.append(table.host.table(table.seat(0)))
    most = table.host.replayed(table.seat(0), 0, 0).most
    assert most == len(tables) - 1
    for at in (0, 1, most // 2, most - 1, most):
        then = table.host.replayed(table.seat(0), at, 0)
        assert then.at == at
        assert unnumbered(then.table.scene) == unnumbered(tables[at].scene)
    for at in (-1, most + 1):
        with pytest.raises(Refused) as refused:
            table.host.replayed(table.seat(0), at, 0)
        assert code(refused.value) == "beyond-end"
    with pytest.raises(Refused):
        table.host.replayed(table.seat(0), 0, 7)
    branched = table.host.branch(table.seat(0), most // 2, NewGame(("client", "client"), names=("Anna", "Ben")))
    other = table.host.table(table.host.link(str(branched.seats[1])))
    assert other.names == ("Anna", "Ben")
    assert table.host.looking(table.host.link(branched.watch)).game.header.seed == 1
    assert table.finished
    with pytest.raises(JournalError):
        table.host.load(journal_so_far.replace("0 ", "1 ", 1), NewGame(("client", "client")))


def everything(table: Party) -> tuple[object, ...]:
    """Return what could change by an act: the log, when it changed, and what each reader sees."""
    storage, game = table.host.storage, table.opened.game
    readers = [*map(table.seat, range(len(table.links))), table.watch]
    return storage.read(game), storage.snapshot(game), [table.host.table(reader, since=0) for reader in readers]


def unnumbered(scene: object) -> object:
    """Return a scene without the numbers of questions, which are not given again."""
    if isinstance(scene, dict):
        return {key: unnumbered(value) for key, value in scene.items() if key != "number"}
    return [unnumbered(part) for part in scene] if isinstance(scene, list | tuple) else scene
